"""The folder of material that is not the project's to publish, for measures that need it."""

from __future__ import annotations

import os
from pathlib import Path


def material() -> Path:
    """The folder that UPKEEP_MATERIAL names, else `shared` beside the checkout; ends with a line without."""
    folder = Path(os.environ.get("UPKEEP_MATERIAL") or Path(__file__).resolve().parents[2] / "shared")
    if not folder.is_dir():
        raise SystemExit(f"no folder of material at {folder}: set UPKEEP_MATERIAL to one")
    return folder
