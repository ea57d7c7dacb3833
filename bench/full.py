"""Every measure there is, one after the other: `make bench-full`. What lacks its material is left out."""

from __future__ import annotations

import subprocess
import sys

from bench.material import material

ALONE = ("bench.speed", "bench.retrieval")
"""What needs nothing but the checkout."""

WITH_MATERIAL = {"bench.names": (), "bench.serving": (), "bench.imports": ("{material}",)}
"""What needs the folder of material, with its arguments."""


def run(module: str, *arguments: str) -> None:
    """Run one measure; it prints its table and writes its page."""
    print(f"## {module}\n", flush=True)
    subprocess.run([sys.executable, "-m", module, *arguments], check=True)  # noqa: S603 - the tables above alone


def main() -> None:
    """Run them all."""
    for module in ALONE:
        run(module)
    try:
        folder = material()
    except SystemExit as missing:
        print(f"{', '.join(WITH_MATERIAL)} are left out: {missing}")
        return
    for module, arguments in WITH_MATERIAL.items():
        run(module, *(each.format(material=folder) for each in arguments))


if __name__ == "__main__":
    main()
