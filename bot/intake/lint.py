"""What looks wrong in card data: flags that are shown beside a text, never a reason to leave it out."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.model.imported import CardRuling, ImportedCard, OracleFace, Printing
from bot.model.language import Language
from bot.model.ruling import Flag
from bot.store.imported_lines import plain

NEIGHBOURS: Final = 3
"""How many cards further in the alphabet a ruling may have come from: pages of rulings are sorted by name."""

COMMON: Final = 5
"""A name that rulings of more cards speak of is an example, a format or an ordinary word."""

LEAST_WORDS: Final = 3
"""Shorter texts ("Flying") are alike in several languages, and on several faces."""

EXAMPLE: Final = re.compile(
    r"\bexample|\bsuch as\b|\be\.g\.|\bi\.e\.|\bsimilar|\bunlike\b|\bcalled\b|\bnamed\b|\binstance|https?:",
    re.IGNORECASE,
)
"""Words of a ruling that names another card to explain this one."""

ASIDE: Final = re.compile(r"\([^()]*\)|\"[^\"]*\"")
COMPARED: Final = re.compile(
    r"(?:\b(?:like|as|due to|because of|by|with|an?|of|in|turn)|\bif you (?:also )?control)\s*$",
    re.IGNORECASE,
)
"""What stands before a card that a ruling only compares with, or that is merely on the table."""

CUT_START: Final = re.compile(r"[\"'(\[]*(?:[a-z]|…|\.\.\.|[,;:)\]])")
SENTENCE_END: Final = (".", "!", "?", ")", '"', "”", "»", "。", "\N{FULLWIDTH RIGHT PARENTHESIS}", "」")

ENGLISH: Final = frozenset(
    {"and", "at", "creature", "each", "from", "gets", "its", "of", "player", "target", "the", "this", "turn"}
    | {"until", "when", "whenever", "with", "you", "your"}
)
"""Everyday words of English card text that no other language printed in Latin letters has."""

OWN_SCRIPT: Final[Mapping[Language, re.Pattern[str]]] = {
    Language.JA: re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]"),
    Language.ZHS: re.compile(r"[\u4e00-\u9fff]"),
    Language.ZHT: re.compile(r"[\u4e00-\u9fff]"),
    Language.KO: re.compile(r"[\uac00-\ud7af]"),
    Language.RU: re.compile(r"[\u0400-\u04ff]"),
}


def with_flags(card: ImportedCard) -> ImportedCard:
    """The card, each of its printings flagged for what looks wrong in it."""
    twice = _on_both_sides(card)
    printings = (
        replace(each, flags=tuple(_doubts(each, _face_of(card, each), twice))) for each in card.printings
    )
    return replace(card, printings=tuple(printings))


def _doubts(printing: Printing, face: OracleFace, twice: frozenset[tuple[Language, str]]) -> Iterator[Flag]:
    if printing.language is not Language.EN and is_english(printing.text, face.text, printing.language):
        yield Flag.UNTRANSLATED
    if is_shifted(printing):
        yield Flag.SHIFTED
    if (printing.language, printing.text) in twice:
        yield Flag.BOTH_SIDES


def _face_of(card: ImportedCard, printing: Printing) -> OracleFace:
    return card.faces[min(max(printing.face, 1), len(card.faces)) - 1]


def is_english(text: str, oracle: str, language: Language) -> bool:
    """Whether a text that should be in `language` is English: today's, or that of another day."""
    words = re.findall(r"[^\W\d_]+", re.sub(r"\{[^{}]*\}", " ", text))
    if len(words) < LEAST_WORDS:
        return False
    if language in OWN_SCRIPT:
        return not OWN_SCRIPT[language].search(text)
    english = sum(word.lower() in ENGLISH for word in words)
    return plain(text) == plain(oracle) or (english >= LEAST_WORDS and english * 4 >= len(words))


def is_shifted(printing: Printing) -> bool:
    """Whether texts stand a column too far: a sentence as the type, the name again as the text.

    Old type lines end with a dot too ("Beschwörung eines Bolds."), but the text behind one is whole; behind
    a sentence that slipped it ends with the artist's name.
    """
    if printing.text and printing.text in {printing.name, printing.type_line}:
        return True
    slipped = printing.type_line.endswith((".", "。")) or "{" in printing.type_line
    return slipped and not printing.text.rstrip().endswith(SENTENCE_END)


def _on_both_sides(card: ImportedCard) -> frozenset[tuple[Language, str]]:
    """Texts that stand on two faces in one language, where the English ones differ."""
    faces: defaultdict[tuple[Language, str], set[str]] = defaultdict(set)
    for each in card.printings:
        if each.face and len(each.text.split()) >= LEAST_WORDS:
            faces[each.language, each.text].add(plain(_face_of(card, each).text))
    return frozenset(told for told, english in faces.items() if len(english) > 1)


@dataclass(frozen=True, slots=True)
class RulingLint:
    """What all rulings together tell of a single one: which names are ordinary, who is ruled on when."""

    names: Mapping[str, Sequence[tuple[str, str]]]
    oracle: Mapping[str, str]
    ordinary: frozenset[str]
    by_date: Mapping[object, Sequence[str]]
    held_by: Mapping[str, frozenset[str]]

    @classmethod
    def of(cls, oracle: Mapping[str, str], rulings: Iterable[CardRuling]) -> RulingLint:
        """Prepare for `rulings`; `oracle` gives the Oracle text of every card by its name."""
        told = [(each.card, each.date, plain(each.text)) for each in rulings if each.card]
        dates: defaultdict[object, set[str]] = defaultdict(set)
        held: defaultdict[str, set[str]] = defaultdict(set)
        for card, date, text in told:
            dates[date].add(card)
            held[text].add(card)
        names = _by_first_word(oracle)
        lower = {word for text in (*oracle.values(), *held) for word in re.findall(r"(?<![\w'])[a-z]+", text)}
        often: Counter[str] = Counter()
        for text, cards in held.items():
            for name, _, card in _named(text, names):
                often[name] += len(cards - {card})
        common = {name for name, times in often.items() if times > COMMON or name.lower() in lower}
        by_date = {date: sorted(cards) for date, cards in dates.items()}
        once = {text: frozenset(cards) for text, cards in held.items()}
        return cls(names, oracle, frozenset(common), by_date, once)

    def flags(self, ruling: CardRuling) -> Iterator[Flag]:
        """What looks wrong with one of the rulings."""
        text = plain(ruling.text)
        if CUT_START.match(text) and not ruling.card.islower():
            yield Flag.CUT
        if ruling.card and self._is_misplaced(ruling, text):
            yield Flag.MISPLACED

    def _is_misplaced(self, ruling: CardRuling, text: str) -> bool:
        """Whether a ruling names another card as the one it is about, and its own not at all.

        Either the same ruling stands under the card named and under no third, or the card named comes next
        in the alphabet among those ruled on that day.
        """
        if EXAMPLE.search(text) or any(name in text for name in _own_names(ruling.card)):
            return False
        others = {
            card
            for name, start, card in _named(ASIDE.sub(lambda aside: " " * len(aside[0]), text), self.names)
            if name not in self.ordinary
            and name not in self.oracle.get(ruling.card, "")
            and not COMPARED.search(text[:start])
        }
        if len(others) != 1 or len(self.held_by.get(text, ())) > 2:
            return False
        (other,) = others
        days = self.by_date.get(ruling.date, ())
        after = bisect_left(days, other) - bisect_left(days, ruling.card)
        return 0 < after <= NEIGHBOURS or other in self.held_by.get(text, ())


def _by_first_word(cards: Iterable[str]) -> dict[str, list[tuple[str, str]]]:
    """Names of cards and their faces by their first word, longest first, each with its card."""
    found: defaultdict[str, list[tuple[str, str]]] = defaultdict(list)
    for card in cards:
        for name in dict.fromkeys((card, *card.split(" // "))):
            found[name.split()[0]].append((name, card))
    return {word: sorted(names, key=lambda pair: -len(pair[0])) for word, names in found.items()}


def _named(text: str, names: Mapping[str, Sequence[tuple[str, str]]]) -> Iterator[tuple[str, int, str]]:
    """Names of cards in a text, with where they start and whose they are; no two overlap.

    A single word counts inside a sentence only, for at its start every word has a capital.
    """
    end = 0
    for word in re.finditer(r"(?<![\w'-])[A-Z][^\s]*", text):
        start = word.start()
        if start < end:
            continue
        bare = word[0].rstrip(".,;:!?)\"'")
        for first in dict.fromkeys((word[0], bare, bare.removesuffix("'s"))):
            for name, card in names.get(first, ()):
                if text.startswith(name, start) and not text[start + len(name) :][:1].isalnum():
                    end = start + len(name)
                    if " " in name or text[:start].rstrip()[-1:] not in {"", ".", ":", "!", "?"}:
                        yield name, start, card
                    break


def _own_names(card: str) -> Iterator[str]:
    """What a ruling may call its own card: a face, a legend's short name, the first word of a name."""
    for face in card.split(" // "):
        yield from (face, face.split(",")[0], face.split()[0])
