"""Short answers, and the words of the day in everything that is told of a play."""

from __future__ import annotations

import datetime as dt
import re

import pytest

from bot.bundle.cards import read_cards
from bot.bundle.eras import read_history
from bot.engine.judge import judge
from bot.engine.notation.read import read_scenario
from bot.engine.play import play
from bot.model.language import ANSWERED, Language
from bot.model.verdict import Answered
from bot.wording.choices import assumption, choice_words
from bot.wording.localizer import Speak
from bot.wording.narrate import steps
from bot.wording.short import MOST, Otherwise, elsewhen, short_answer
from tests.wording.plays import PLAYS, played, reader

EN, FR, DE, IT = ANSWERED

FIRST_WORDS = [
    ("plunder-2026", EN, "You may cast Plunder or decline."),
    ("plunder-2026", FR, "Vous pouvez lancer Saccagement ou refuser."),
    ("plunder-2026", DE, "Du kannst Brandschatzen wirken oder verzichten."),
    ("plunder-2026", IT, "Puoi lanciare Razziare o rinunciare."),
    ("plunder-2010", EN, "You must cast Plunder:"),
    ("plunder-2010", FR, "Vous devez lancer Saccagement :"),
    ("plunder-2006", DE, "Du musst Brandschatzen spielen:"),
    ("plunder-2006", IT, "Devi giocare Razziare:"),
    ("refused-timing", EN, "No: without flash, a creature spell can be cast only in your own main phase"),
    (
        "refused-timing",
        FR,
        "Non : sans le flash, un sort de créature ne peut être lancé que pendant votre phase",
    ),
    ("refused-mage", EN, "No: Meddling Mage forbids casting it"),
    ("refused-mage", DE, "Nein \N{EN DASH} Herumpfuschender Magier verbietet das Wirken dieser Karte"),
    ("refused-mage", FR, "Non : Ingérence du mage interdit de lancer cette carte"),
    ("haste-lost", IT, "No. Cadavere Obeso perde la rapidità data da sospendere e non la riottiene."),
    (
        "haste-lost",
        DE,
        "Nein. Korpulente Leiche verliert die Eile aus dem Aussetzen und bekommt sie nicht zurück.",
    ),
]


def answer(name: str, language: Language) -> str:
    return short_answer(played(name), judge(played(name)), reader(language, name))


@pytest.mark.parametrize(("name", "language", "first"), FIRST_WORDS)
def test_the_answer_comes_first(name: str, language: Language, first: str) -> None:
    assert answer(name, language).startswith(first)


LAST_WORDS = [
    ("plunder-2026", EN, "it stays in exile with no time counters and isn't suspended any more."),
    ("plunder-2010", EN, "Once cast, Plunder ends up in your graveyard."),
    (
        "stifle-upkeep",
        EN,
        "Rift Bolt is suspended with 2 time counters; the next one comes off in your next upkeep.",
    ),
    ("stifle-last", FR, "ce n'est plus une carte suspendue, et rien ne se déclenchera plus."),
    (
        "stifle-last-2006",
        EN,
        "removed from the game with no time counters: it's no longer suspended and won't trigger again.",
    ),
    ("refused-timing", EN, "with the stack empty."),
    ("haste-lost", EN, "Corpulent Corpse is on the battlefield under your control and has no haste."),
]


@pytest.mark.parametrize(("name", "language", "last"), LAST_WORDS)
def test_the_answer_says_where_things_end(name: str, language: Language, last: str) -> None:
    assert answer(name, language).endswith(last)


@pytest.mark.parametrize("language", ANSWERED)
@pytest.mark.parametrize("name", PLAYS)
def test_a_short_answer_is_short(name: str, language: Language) -> None:
    assert 0 < len(answer(name, language)) <= MOST


def test_an_answer_that_was_another_says_until_when() -> None:
    play = played("plunder-2026")
    changed = (Otherwise(dt.date(2024, 2, 1), Answered.MUST),)
    said = short_answer(play, judge(play), reader(EN), changed)
    assert said.endswith("Until 1 February 2024 the answer was: you must.")


OTHER_DAYS = [
    (
        EN,
        Otherwise(dt.date(2024, 2, 2), Answered.MAY, since=True),
        "Since 2 February 2024 the answer is: you may.",
    ),
    (FR, Otherwise(dt.date(2024, 2, 1), Answered.MUST), "Jusqu'au 1er février 2024, c'était obligatoire."),
    (DE, Otherwise(dt.date(2024, 2, 1), Answered.MUST), "Bis zum 1. Februar 2024 musste man."),
    (IT, Otherwise(dt.date(2024, 2, 1), Answered.MUST), "Fino al 1º febbraio 2024 era obbligatorio."),
    (IT, Otherwise(dt.date(2024, 11, 8), Answered.NO, since=True), "Dall'8 novembre 2024 la risposta è no."),
    (IT, Otherwise(dt.date(2009, 7, 11), Answered.YES), "Fino all'11 luglio 2009 la risposta era sì."),
]


@pytest.mark.parametrize(("language", "otherwise", "said"), OTHER_DAYS)
def test_other_days_are_told_in_one_sentence(language: Language, otherwise: Otherwise, said: str) -> None:
    assert elsewhen(otherwise, reader(language)) == said


def test_what_must_be_said_first_counts_with_the_rest() -> None:
    play = played("plunder-2026")
    first = ["x" * 199 + "."]
    said = short_answer(play, judge(play), reader(EN), first=first)
    assert said == first[0]


SUSPENDING = """
day 2026-01-16
turn {turn} main
have me hand [Ancestral Vision]
then me suspend [Ancestral Vision]
ask permission {negated} move
"""
NEGATED = [
    (EN, "opponent", "Right, you can't: without flash, a sorcery can be cast only"),
    (FR, "opponent", "Exact, vous ne pouvez pas : sans le flash, un rituel"),
    (DE, "opponent", "Genau, das geht nicht \N{EN DASH} ohne Aufblitzen"),
    (IT, "opponent", "Esatto, non puoi: senza lampo, una stregoneria"),
    (EN, "me", "No, you can: it's your main phase and the stack is empty."),
    (FR, "me", "Non, vous pouvez le faire : c'est votre phase principale"),
    (DE, "me", "Nein, das geht \N{EN DASH} es ist deine Hauptphase"),
    (IT, "me", "No, puoi farlo: è la tua fase principale"),
]


def told_of(text: str, language: Language) -> str:
    scenario = read_scenario(text)
    rules, cards = read_history().on(scenario.day), read_cards()
    done = play(scenario, rules, cards)
    return short_answer(done, judge(done), Speak(language, rules, cards))


@pytest.mark.parametrize(("language", "turn", "first"), NEGATED)
def test_what_was_asked_with_a_not_is_answered_in_so_many_words(
    language: Language, turn: str, first: str
) -> None:
    said = told_of(SUSPENDING.format(turn=turn, negated="not"), language)
    assert said.startswith(first)
    assert said.count(first.partition(" ")[2]) == 1


def test_what_was_asked_without_a_not_is_answered_plainly() -> None:
    assert told_of(SUSPENDING.format(turn="opponent", negated=""), EN).startswith("No: without flash")


UPKEEP = """
day 2026-01-16
turn me untap
{placed}
then me go [upkeep]
ask {ask}
"""
TURNS_ON = [
    (
        "have me exile [Rift Bolt] time=1\nhave opponent battlefield [Thalia, Guardian of Thraben]",
        "outcome event [Rift Bolt] kind=paid",
        "Yes. You may pay 1 mana and cast Rift Bolt, or decline.",
    ),
    (
        "have me exile [Lotus Bloom] time=1\nhave opponent battlefield [Chalice of the Void] charge=0",
        "outcome event [Lotus Bloom] kind=countered",
        'Yes. If you choose "cast it": Lotus Bloom is countered.',
    ),
    (
        "have me exile [Wear // Tear] time=1",
        "open",
        (
            "You may cast Wear // Tear or decline. Declined, it stays in exile with no time counters"
            " and isn't suspended any more. You may cast either half of Wear // Tear."
        ),
    ),
]


@pytest.mark.parametrize(("placed", "ask", "said"), TURNS_ON)
def test_what_an_answer_turns_on_is_said_once(placed: str, ask: str, said: str) -> None:
    assert told_of(UPKEEP.format(placed=placed, ask=ask), EN).startswith(said)


STOLEN = """
day 2026-01-16
turn me untap
have me exile [Corpulent Corpse] time=1
only suspend.cast any cast
then me go [main]
then opponent control [Corpulent Corpse] until=end-of-turn
ask outcome fact [Corpulent Corpse] key=haste value=yes at=1
"""
LATER = [
    (EN, "Yes. Later: Corpulent Corpse loses the haste"),
    (FR, "Oui. Plus tard : Cadavre corpulent perd la célérité"),
    (DE, "Ja. Später: Korpulente Leiche verliert die Eile"),
    (IT, "Sì. In seguito: Cadavere Obeso perde la rapidità"),
]


@pytest.mark.parametrize(("language", "first"), LATER)
def test_what_comes_after_the_moment_asked_about_is_told_as_later(language: Language, first: str) -> None:
    assert told_of(STOLEN, language).startswith(first)


def test_where_an_object_is_that_was_left_as_it_was_is_no_news() -> None:
    told = told_of(SUSPENDING.format(turn="me", negated="").replace("me hand", "me graveyard"), EN)
    assert told == "No: only a card with suspend in hand can be suspended."


def everything_told(name: str, language: Language) -> str:
    play, speak = played(name), reader(language, name)
    parts = [short_answer(play, judge(play), speak), *(assumption(*each, speak) for each in play.assumed)]
    for line in play.lines:
        parts += [step.text for step in steps(line, speak)]
        for decision in line.decisions:
            words = choice_words(decision, speak)
            parts += [words.who, words.about, words.pick]
    return "\n".join(parts)


NEW = {
    EN: r"\b(cast|casts|casting|exiled?|battlefield)\b",
    FR: r"\b(lanc(er|ez|e|é|ée)|exil(er|é|ée)?|champ de bataille)\b",
    DE: r"\b(wirk(en|st|t)|gewirkt|Wirken|Exil)\b",
    IT: r"\b(lanci(are|arla|a|ato|ata)?|lanciarla|esili\w+|campo di battaglia)\b",
}
OLD = {
    EN: r"\b(plays?|played|playing|removed from the game|in play)\b",
    FR: r"\b(jou(er|ez|e|é|ée)|de la partie|en jeu)\b",
    DE: r"\b(spiel(en|st|t)|gespielt|Spielen|aus dem Spiel)\b",
    IT: r"\b(gioc(are|arla|hi|a|ato|ata)|dal gioco|in gioco)\b",
}
OLD_PLAYS = {name for name in PLAYS if name.endswith("-2006")}


@pytest.mark.parametrize("language", ANSWERED)
@pytest.mark.parametrize("name", PLAYS)
def test_a_play_is_told_in_the_words_of_its_day_alone(name: str, language: Language) -> None:
    told = everything_told(name, language)
    own, other = (OLD, NEW) if name in OLD_PLAYS else (NEW, OLD)
    assert re.findall(other[language], told, re.IGNORECASE) == []
    assert re.search(own[language], told, re.IGNORECASE)


@pytest.mark.parametrize("language", ANSWERED)
@pytest.mark.parametrize("name", PLAYS)
def test_every_step_is_a_sentence(name: str, language: Language) -> None:
    for line in played(name).lines:
        for step in steps(line, reader(language, name)):
            assert step.text[0].isupper()
            assert step.text.endswith(".")


@pytest.mark.parametrize("name", PLAYS)
def test_every_language_tells_the_same_steps_by_the_same_rules(name: str) -> None:
    told = [
        [[s.rules for s in steps(line, reader(lang, name))] for line in played(name).lines]
        for lang in ANSWERED
    ]
    assert all(each == told[0] for each in told)
