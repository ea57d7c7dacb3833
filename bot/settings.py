"""What is chosen outside the program: a few environment variables, read once at the start."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

import platformdirs

from bot.model.errors import Complaint
from bot.model.language import ANSWERED, Language

MOST_WORKERS = 16
LONGEST_QUEUE = 10_000
THIS_MACHINE = frozenset({"127.0.0.1", "::1", "localhost"})


@dataclass(frozen=True, slots=True)
class Settings:
    """How this bot was set up.

    `home` is the data directory; it need not exist yet. `token` is Discord's, or None; it is never shown.
    `language` is spoken where a question does not tell its own. `workers` is the number of threads that
    answer, `queue` how many questions may wait for them. `discord_api` is an address on this machine that
    stands in for Discord's interface, for a rehearsal; None means Discord itself. `refresh_from` is the
    same for everything that a refresh asks: `https://mtgjson.com/x` becomes `<it>/mtgjson.com/x`.
    """

    home: Path
    token: str | None = field(default=None, repr=False)
    language: Language = Language.EN
    workers: int = 1
    queue: int = 64
    discord_api: str | None = None
    refresh_from: str | None = None


def read_settings(environment: Mapping[str, str]) -> Settings:
    """The settings in `environment`; what is unset or blank has its default.

    Raises Complaint, which names the variable, for a value that cannot be used.
    """
    given = {name: value.strip() for name, value in environment.items() if value.strip()}
    return Settings(
        home=_home(given.get("UPKEEP_HOME")),
        token=given.get("DISCORD_TOKEN"),
        language=_language(given.get("UPKEEP_LANG", "en")),
        workers=_count("UPKEEP_WORKERS", given.get("UPKEEP_WORKERS", "1"), MOST_WORKERS),
        queue=_count("UPKEEP_QUEUE", given.get("UPKEEP_QUEUE", "64"), LONGEST_QUEUE),
        discord_api=_on_this_machine(given, "UPKEEP_DISCORD_API", "/api/v10", "Discord itself"),
        refresh_from=_on_this_machine(given, "UPKEEP_REFRESH_FROM", "", "the sources themselves"),
    )


def _home(value: str | None) -> Path:
    home = Path(value).expanduser() if value else platformdirs.user_data_path("upkeep", appauthor=False)
    try:
        is_other = home.exists() and not home.is_dir()
    except OSError as error:
        why = error.strerror or "it cannot be reached"
        raise Complaint(
            f"UPKEEP_HOME cannot be used ({why}): choose another folder with UPKEEP_HOME."
        ) from error
    if is_other:
        raise Complaint(f"UPKEEP_HOME is {home}, which is not a directory: name a directory, or unset it.")
    return home.absolute()


def _language(value: str) -> Language:
    code = value.lower()
    if code not in ANSWERED:
        raise Complaint(f"UPKEEP_LANG is {value!r}: choose one of {', '.join(ANSWERED)}.")
    return Language(code)


def _count(name: str, value: str, most: int) -> int:
    if not (value.isascii() and value.isdecimal() and 1 <= int(value[:9]) <= most):
        raise Complaint(f"{name} is {value!r}: give a whole number from 1 to {most}.")
    return int(value)


def _on_this_machine(given: Mapping[str, str], name: str, path: str, itself: str) -> str | None:
    value = given.get(name)
    if value is not None and not _is_loopback(value):
        raise Complaint(
            f"{name} must be an address on this machine, such as http://127.0.0.1:8080{path}: "
            f"unset it to use {itself}."
        )
    return value and value.rstrip("/")


def _is_loopback(address: str) -> bool:
    try:
        parts = urlsplit(address)
        parts.port  # noqa: B018 - a port that is no port is told apart only by reading it
    except ValueError:
        return False
    plain = address.isascii() and address.isprintable() and not set(address) & set("@\\?# ")
    return plain and parts.scheme in {"http", "https"} and parts.hostname in THIS_MACHINE
