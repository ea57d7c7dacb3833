"""The newest Comprehensive Rules: by the link on the rules page, else by how such files are named."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from typing import Final
from urllib.parse import quote, unquote, urljoin, urlsplit

from bot.intake.refresh.fault import Fault
from bot.intake.refresh.newest import Newest
from bot.intake.refresh.web import Web

PAGE: Final = "https://magic.wizards.com/en/rules"
FILES: Final = "https://media.wizards.com/{day:%Y}/downloads/MagicCompRules%20{day:%Y%m%d}.txt"
HOST: Final = "wizards.com"
DAY: Final = re.compile(r"(?<!\d)(20\d{6})(?!\d)")
IN_A_SCRIPT: Final = re.compile(r"https:[^\"'<>\\]*?\.txt", re.IGNORECASE)
HTML: Final = "text/html, */*;q=0.5"

MOST_GUESSES: Final = 45
"""How many days back a file is looked for by its name; editions come every few weeks."""


class Links(HTMLParser):
    """The addresses that the links of a page lead to."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note where a link leads."""
        if tag == "a":
            self.found += [value for name, value in attrs if name == "href" and value]


async def newest_rules(web: Web, today: dt.date, last: dt.date | None) -> Newest:
    """The newest edition on the rules page, or with a name of a day since `last`.

    A page without a link is a Fault where no file of these days is found either.
    """
    try:
        page = (await web.read(PAGE, HTML)).decode("utf-8", "replace")
        trouble = Fault("refresh-why-shape", address=PAGE)
    except Fault as fault:
        page, trouble = "", fault
    linked = max(links(page), key=lambda url: day_in(url) or dt.date.min, default=None)
    found = linked or await _by_name(web, today, last)
    if found is None:
        raise trouble
    return Newest(found, day_in(found) or today, found, _file_name(found), json=False)


def links(page: str) -> Iterator[str]:
    """The addresses of texts of the rules that a page of HTML names, in its links or in its scripts."""
    reader = Links()
    reader.feed(page)
    named = [*reader.found, *IN_A_SCRIPT.findall(page.replace("\\u002F", "/").replace("\\/", "/"))]
    for link in named:
        try:
            address = urlsplit(urljoin(PAGE, link.strip()))
        except ValueError:  # no address at all
            continue
        host = address.hostname or ""
        ours = address.scheme == "https" and (host == HOST or host.endswith(f".{HOST}"))
        if ours and address.path.lower().endswith(".txt"):
            path = quote(unquote(address.path))  # a space stands in the name, and often in the link
            yield f"https://{address.netloc}{path}"


def day_in(url: str) -> dt.date | None:
    """The day in the name of a file, if there is one."""
    for digits in DAY.findall(unquote(urlsplit(url).path.rpartition("/")[2])):
        try:
            return dt.datetime.strptime(digits, "%Y%m%d").replace(tzinfo=dt.UTC).date()
        except ValueError:
            continue
    return None


async def _by_name(web: Web, today: dt.date, last: dt.date | None) -> str | None:
    for back in range(MOST_GUESSES):
        day = today - dt.timedelta(days=back)
        if last and day < last:
            break
        if await web.is_there(url := FILES.format(day=day)):
            return url
    return None


def _file_name(url: str) -> str:
    """The name a file is kept under: the last part of its address, its signs the plain ones."""
    name = unquote(urlsplit(url).path).rpartition("/")[2]
    return re.sub(r"[^\w .-]", "_", name, flags=re.ASCII).lstrip(". ")[-100:] or "rules.txt"
