"""Writes the transcripts in README.md anew, as the program answers now: `python -m bench.transcripts`."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

README = Path(__file__).resolve().parent.parent / "README.md"
TRANSCRIPT = re.compile(r"```console\n\$ make ask (.*)\n([^`]*)```")


def command(typed: str) -> list[str]:
    """What `make ask` runs for what is typed behind it, Q="..." and ARGS="..."."""
    given = dict(word.split("=", 1) for word in shlex.split(typed))
    return ["ask", *shlex.split(given.get("ARGS", "")), "--", given["Q"]]


def main() -> None:
    """Ask each question again."""
    with tempfile.TemporaryDirectory() as home:
        settings = {**os.environ, "UPKEEP_HOME": home, "COLUMNS": "80"}

        def anew(found: re.Match[str]) -> str:
            asked = [sys.executable, "-m", "bot", *command(found[1])]
            done = subprocess.run(asked, env=settings, stdout=subprocess.PIPE, check=True)  # noqa: S603
            return f"```console\n$ make ask {found[1]}\n{done.stdout.decode()}```"

        README.write_text(TRANSCRIPT.sub(anew, README.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
