"""What the bot says, in each language: Fluent messages by name, read from rulings_data/languages."""

from __future__ import annotations

import datetime as dt
import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from bot.model.era import RulesOfTheDay
from bot.model.language import ANSWERED, Language
from bot.model.ports import Cards

Said = str | int
"""What a message takes: words already in its language, keys it selects by, or numbers it counts with."""


class WordsError(LookupError):
    """A message that no language has, or one that needs something it was not given."""


@cache
def bundle(language: Language) -> FluentBundle:
    """Every message of one language, read once."""
    read = FluentBundle([language.value], use_isolating=False)
    folder = files("rulings_data") / "languages" / language.value
    for file in sorted((f for f in folder.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name):
        read.add_resource(FluentResource(file.read_text("utf-8")))
    return read


class Localizer:
    """Messages in one language; English where that language has no words for one."""

    def __init__(self, language: Language) -> None:
        self.language = language if language in ANSWERED else Language.EN

    def has(self, message: str) -> bool:
        """Whether the message exists: English has every one."""
        return bundle(Language.EN).has_message(message)

    def say(self, message: str, **args: Said) -> str:
        """The words of `message`; WordsError if there is none, or if it lacks an argument."""
        return self.form(message, "", args)

    def form(self, message: str, attribute: str, args: Mapping[str, Said]) -> str:
        """The words of one form of a message, such as "of"; the message itself where it has no such form."""
        trouble: list[Exception] = []
        for found in self._bundles(message):
            words = found.get_message(message)
            pattern = words.attributes.get(attribute, words.value)
            if pattern is None:
                continue
            text, errors = found.format_pattern(pattern, dict(args))
            if not errors:
                return str(text)
            trouble += errors
        raise WordsError(f"{self.language.value}: {message}: {trouble[0] if trouble else 'no such message'}")

    def _bundles(self, message: str) -> Iterator[FluentBundle]:
        for language in dict.fromkeys((self.language, Language.EN)):
            found = bundle(language)
            if found.has_message(message):
                yield found


FORMS = ("acc", "of", "to", "from", "a", "gender")
"""The forms a name takes beside its plain one: as object, of, to and from it, one of its kind, its gender."""

ERA = {
    "suspend.words": "exile",
    "suspend.verb": "cast",
    "suspend.last": "may",
    "core.fizzle": "does not resolve",
}
"""The settings that words depend on, with today's value: what is said where no day is given."""
BEFORE_SUSPEND = {"suspend.words": "removed", "suspend.verb": "play", "suspend.last": "must"}
"""How rules spoke on days before suspend had any."""

VOWELS = frozenset("aeiouœæ")
_ABILITY = re.compile(r"(?P<key>[^:\[\]]+):\[(?P<source>.+)\]")
DERIVED = (
    (re.compile(r"(?P<name>.+)#(?P<number>\d+)"), "thing-numbered"),
    (re.compile(r"(?P<name>.+) \(copy\)"), "thing-copy"),
)
"""Labels made from another one, and the message that names what bears them."""
ABILITIES = {
    "suspend.tick": "ability-suspend-tick",
    "suspend.cast": "ability-suspend-cast",
    "vanishing": "ability-vanishing-tick",
    "vanishing.last": "ability-vanishing-last",
    "activated": "ability-activated",
}
"""Abilities that are spoken of by what they do, by the key in an ability's name."""


@dataclass(frozen=True, slots=True)
class Speak:
    """One reader's language, the words of the day asked about, and the cards with their printed names."""

    language: Language
    rules: RulesOfTheDay | None = None
    cards: Cards | None = None
    _forms: dict[tuple[str, str], str] = field(default_factory=dict, init=False, compare=False, repr=False)
    """How each object and player is named, by its label and the form: a play names the same few."""
    _said: dict[tuple[object, ...], str] = field(default_factory=dict, init=False, compare=False, repr=False)
    """What was said already: the branches of a play begin alike."""

    def say(self, message: str, **args: Said) -> str:
        """The words of `message`, in those of the day."""
        key = (message, *sorted(args.items()))
        if key not in self._said:
            self._said[key] = Localizer(self.language).say(message, **self._day(), **args)
        return self._said[key]

    def form(self, message: str, attribute: str, **args: Said) -> str:
        """The words of one form of `message`, such as "with"; the plain ones where it has no such form."""
        return Localizer(self.language).form(message, attribute, self._day() | args)

    def sentence(self, message: str, **args: Said) -> str:
        """The words of `message` as a sentence: the first letter is a capital."""
        said = self.say(message, **args)
        return said[:1].upper() + said[1:]

    def has(self, message: str) -> bool:
        """Whether there are words for `message`."""
        return Localizer(self.language).has(message)

    def name(self, label: str) -> str:
        """An object, by its label in the play, as a sentence names it: a card by its printed name."""
        return self._form(label, "")

    def face(self, label: str, face: str) -> str:
        """One face or half of a card, by the card's label and the English name, as that part is printed."""
        card = self.cards.get(label.partition("#")[0]) if self.cards else None
        printed = card.named(self.language).split(" // ") if card else []
        faces = [each.name for each in card.faces] if card else []
        named = face in faces and len(printed) == len(faces)
        return printed[faces.index(face)] if named else self.name(face)

    def player(self, key: str) -> str:
        """A player, as a sentence names them: "you", "your opponent"."""
        return self._player(key, "")

    def thing(self, role: str, label: str) -> dict[str, Said]:
        """The arguments that name an object in a message: `role`, and "role-of" and the other forms."""
        forms: dict[str, Said] = {f"{role}-{form}": self._form(label, form) for form in FORMS}
        return forms | {role: self.name(label)}

    def who(self, role: str, key: str) -> dict[str, Said]:
        """The arguments that name a player in a message; "role-who" is "me" or "other"."""
        forms: dict[str, Said] = {f"{role}-{form}": self._player(key, form) for form in ("acc", "of", "to")}
        return forms | {role: self.player(key), f"{role}-who": "me" if key == "me" else "other"}

    def date(self, role: str, day: dt.date) -> dict[str, Said]:
        """The arguments that name a day in a message; "role-number" is its number in the month."""
        said = self.say("date", day=day.day, month=day.month, year=str(day.year))
        return {role: said, f"{role}-number": day.day}

    def _day(self) -> dict[str, Said]:
        settings = {} if self.rules is None else BEFORE_SUSPEND | dict(self.rules.settings)
        return {name.partition(".")[2]: settings.get(name, today) for name, today in ERA.items()}

    def _player(self, key: str, form: str) -> str:
        if (f"player {key}", form) not in self._forms:
            self._forms[f"player {key}", form] = self._named_player(key, form)
        return self._forms[f"player {key}", form]

    def _named_player(self, key: str, form: str) -> str:
        kind, _, number = key.partition("#")
        known = kind if kind in {"me", "opponent"} else "other"
        args: dict[str, Said] = {"name": key, "number": int(number) if number.isdigit() else 1}
        return Localizer(self.language).form(f"player-{known}", form, args)

    def _form(self, label: str, form: str) -> str:
        if (label, form) not in self._forms:
            message, args = self._described(label)
            self._forms[label, form] = self.form(message, form, **args)
        return self._forms[label, form]

    def _described(self, label: str) -> tuple[str, dict[str, Said]]:
        """The message that names what bears this label, with its arguments."""
        if ability := _ABILITY.fullmatch(label):
            return ABILITIES.get(ability["key"], "ability-triggered"), self.thing("source", ability["source"])
        for pattern, message in DERIVED:
            if found := pattern.fullmatch(label):
                number: dict[str, Said] = (
                    {"number": int(found["number"])} if "number" in found.groupdict() else {}
                )
                return message, self.thing("one", found["name"]) | number
        card = self.cards.get(label) if self.cards else None
        if card is None and self.has(generic := f"thing-{label.replace(' ', '-')}"):
            return generic, {}
        if card is None and label.endswith(" token"):
            return "thing-token", _named(label.removesuffix(" token"))
        return "thing-named", _named(card.named(self.language) if card else label)


def _named(name: str) -> dict[str, Said]:
    """A name, and whether it begins with a vowel, which some languages' little words heed."""
    plain = unicodedata.normalize("NFD", name).lower()
    soft = plain[:1] in VOWELS or plain.startswith("hy")
    return {"name": name, "starts": "vowel" if soft else "consonant"}
