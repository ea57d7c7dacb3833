"""What every room's tests may ask for."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="session")
def material() -> Path:
    """The folder of material that is not the project's to publish: editions of the rules, printed pages.

    UPKEEP_MATERIAL names it; without it, `shared` beside the checkout. A test that asks for it is skipped,
    with the reason, where there is none.
    """
    folder = Path(os.environ.get("UPKEEP_MATERIAL") or PROJECT.parent / "shared")
    if not folder.is_dir():
        pytest.skip(f"no folder of material at {folder}: set UPKEEP_MATERIAL to one")
    return folder
