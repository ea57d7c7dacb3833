"""The wheel: all that is needed, and nothing that the checkout lends it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

from tests.conftest import PROJECT

PACKAGES = ("bot", "cogs", "rulings_data")
QUESTION = "what happens if I don't want to cast Plunder when its last time counter is removed?"


def run(*command, **options):
    done = subprocess.run(command, capture_output=True, text=True, check=False, **options)  # noqa: S603
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder), cwd=PROJECT)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def elsewhere(wheel, tmp_path_factory):
    """An empty environment with the wheel in it; the libraries are lent by a path, the checkout is not."""
    folder = tmp_path_factory.mktemp("elsewhere")
    venv.create(folder / "env", with_pip=False)
    python = folder / "env" / "bin" / "python"
    run(
        sys.executable,
        "-m",
        "pip",
        "--python",
        str(python),
        "install",
        "-q",
        "--no-deps",
        "--no-index",
        str(wheel),
    )
    packages = run(str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip()
    Path(packages, "lent.pth").write_text(sysconfig.get_path("purelib"))
    return folder


def test_every_file_of_the_packages_is_in_it(wheel):
    held = {
        str(path.relative_to(PROJECT))
        for package in PACKAGES
        for path in (PROJECT / package).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    packed = {name for name in zipfile.ZipFile(wheel).namelist() if name.split("/")[0] in PACKAGES}
    assert packed == held


def test_it_is_installed_apart_from_the_checkout(elsewhere):
    where = run(str(elsewhere / "env/bin/python"), "-c", "import bot; print(bot.__file__)", cwd=elsewhere)
    assert where.startswith(str(elsewhere))


def test_it_answers_a_question(elsewhere):
    environment = {"PATH": os.defpath, "UPKEEP_HOME": str(elsewhere / "home"), "LANG": "C.UTF-8"}
    command = (str(elsewhere / "env/bin/upkeep"), "ask", "--json", "--as-of", "2026-02-01", "--", QUESTION)
    answer = json.loads(run(*command, cwd=elsewhere, env=environment))
    assert (answer["kind"], answer["verdict"]) == ("played", "may")
    assert {rule["number"] for rule in answer["rules"]} >= {"702.62a"}
