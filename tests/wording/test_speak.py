"""Names of objects and players in the forms that sentences need them in."""

from __future__ import annotations

import datetime as dt

import pytest

from bot.engine.game import Decision
from bot.model.answer import Choice
from bot.model.language import ANSWERED, Language
from bot.wording.choices import ASSUMPTIONS, assumption, choice_words, left_out
from tests.wording.plays import reader, reader_on

EN, FR, DE, IT = ANSWERED

THINGS = [
    (EN, "Plunder", "Plunder", {"of": "Plunder's"}),
    (FR, "Plunder", "Saccagement", {"of": "de Saccagement", "to": "à Saccagement"}),
    (FR, "Rift Bolt", "Éclair de faille", {"of": "d'Éclair de faille"}),
    (DE, "Plunder", "Brandschatzen", {"of": "von Brandschatzen", "to": "Brandschatzen"}),
    (IT, "Plunder", "Razziare", {"of": "di Razziare", "from": "da Razziare"}),
    (EN, "artifact", "the artifact", {"a": "an artifact"}),
    (FR, "artifact", "l'artefact", {"a": "un artefact", "of": "de l'artefact", "gender": "m"}),
    (
        DE,
        "spell",
        "der Zauberspruch",
        {"acc": "den Zauberspruch", "of": "des Zauberspruchs", "to": "dem Zauberspruch"},
    ),
    (IT, "land", "la terra", {"of": "della terra", "from": "dalla terra", "gender": "f"}),
    (IT, "artifact", "l'artefatto", {"to": "all'artefatto"}),
    (EN, "Rift Bolt#2", "Rift Bolt (#2)", {"of": "Rift Bolt's (#2)"}),
    (FR, "creature#2", "la créature (n° 2)", {"of": "de la créature (n° 2)", "gender": "f"}),
    (DE, "creature#2", "die Kreatur (Nr. 2)", {"to": "der Kreatur (Nr. 2)"}),
    (IT, "Rift Bolt (copy)", "la copia di Saetta Squarciante", {"of": "della copia di Saetta Squarciante"}),
    (FR, "Rhino token", "le jeton Rhinocéros", {"of": "du jeton Rhinocéros"}),
    (DE, "Rhino token", "der Rhinozeros-Spielstein", {"acc": "den Rhinozeros-Spielstein"}),
    (EN, "Rhino token", "the Rhino token", {"a": "a Rhino token"}),
    (EN, "Everywhere token", "the Everywhere token", {"a": "an Everywhere token"}),
    (EN, "Unicorn token", "the Unicorn token", {"a": "a Unicorn token"}),
    (EN, "suspend.tick:[Rift Bolt]", "Rift Bolt's upkeep trigger", {}),
    (FR, "suspend.cast:[Rift Bolt]", "la capacité du dernier marqueur d'Éclair de faille", {"gender": "f"}),
    (DE, "suspend.tick:[creature#2]", "die Versorgungssegment-Fähigkeit der Kreatur (Nr. 2)", {}),
    (IT, "enters:[Rift Bolt]", "l'abilità innescata di Saetta Squarciante", {}),
    (FR, "No Such Card", "No Such Card", {"of": "de No Such Card"}),
]


@pytest.mark.parametrize(("language", "label", "name", "forms"), THINGS)
def test_a_thing_is_named_in_the_forms_of_its_language(
    language: Language, label: str, name: str, forms: dict[str, str]
) -> None:
    speak = reader(language)
    assert speak.name(label) == name
    given = speak.thing("card", label)
    assert {form: given[f"card-{form}"] for form in forms} == forms


PLAYERS = [
    (EN, "me", "you", "your"),
    (EN, "opponent", "your opponent", "your opponent's"),
    (EN, "opponent#2", "your second opponent", "your second opponent's"),
    (FR, "opponent#2", "votre deuxième adversaire", "de votre deuxième adversaire"),
    (DE, "opponent", "dein Gegner", "deines Gegners"),
    (DE, "opponent#3", "dein dritter Gegner", "deines dritten Gegners"),
    (IT, "opponent", "il tuo avversario", "del tuo avversario"),
    (IT, "opponent#5", "il tuo avversario n. 5", "del tuo avversario n. 5"),
    (FR, "Anna", "Anna", "de Anna"),
]


@pytest.mark.parametrize(("language", "key", "name", "of"), PLAYERS)
def test_a_player_is_named(language: Language, key: str, name: str, of: str) -> None:
    speak = reader(language)
    assert speak.player(key) == name
    assert speak.who("player", key)["player-of"] == of


ASSUMED = [
    (EN, "target", "artifact", "There is a legal target: an artifact."),
    (FR, "target", "land", "Il y a une cible légale : un terrain."),
    (DE, "mana", "opponent", "Dein Gegner kann das Mana bezahlen."),
    (DE, "mana", "me", "Du kannst das Mana bezahlen."),
    (IT, "mana", "me", "Puoi pagare il mana."),
    (IT, "cast", "", "La carta viene lanciata quando l'ultimo segnalino tempo è rimosso."),
    (
        FR,
        "cast",
        "Rift Bolt",
        "La carte Éclair de faille est lancée quand son dernier marqueur « temps » est retiré.",
    ),
    (DE, "counters", "Plunder", "Auf Brandschatzen liegt die übliche Zahl von Zeitmarken."),
]


@pytest.mark.parametrize(("language", "key", "subject", "said"), ASSUMED)
def test_an_assumption_is_a_sentence(language: Language, key: str, subject: str, said: str) -> None:
    assert assumption(key, subject, reader(language)) == said


@pytest.mark.parametrize("language", ANSWERED)
@pytest.mark.parametrize("key", ASSUMPTIONS)
def test_every_assumption_can_be_said_of_nothing_in_particular(key: str, language: Language) -> None:
    said = assumption(key, "me" if key == "mana" else "", reader(language))
    assert said[0].isupper()
    assert said.endswith(".")


def test_an_assumption_that_nobody_knows_is_an_error() -> None:
    with pytest.raises(KeyError):
        assumption("moon-is-full", "", reader(EN))


CHOSEN = [
    (EN, ("suspend.cast", "Plunder", "decline"), Choice("you", "casting Plunder", "don't cast it")),
    (FR, ("suspend.cast", "Plunder", "cast"), Choice("vous", "lancer Saccagement", "lancer la carte")),
    (
        DE,
        ("cost.unpaid-mana", "Plunder", "pay"),
        Choice("du", "für Brandschatzen bezahlen", "bezahlen und wirken"),
    ),
    (
        IT,
        ("split.cast", "Fire // Ice", "Fire"),
        Choice("tu", "quale parte di Fire // Ice lanciare", "Fire"),
    ),
    (EN, ("resolve.choice", "Delay", "decline"), Choice("you", "effect of Delay", "don't")),
    (
        FR,
        ("split.cast", "Wear // Tear", "Tear"),
        Choice("vous", "partie d'Usure // Déchiqueture à lancer", "Déchiqueture"),
    ),
    (
        DE,
        ("adventure", "Bonecrusher Giant // Stomp", "Stomp"),
        Choice("du", "welcher Teil von Knochenmalmer-Riese // Stampfen gewirkt wird", "Stampfen"),
    ),
    (EN, ("cost.unpaid-mana", "Plunder", "decline"), Choice("you", "paying for Plunder", "don't pay")),
]


@pytest.mark.parametrize(("language", "made", "said"), CHOSEN)
def test_a_decision_is_put_into_words(language: Language, made: tuple[str, str, str], said: Choice) -> None:
    about, subject, pick = made
    assert choice_words(Decision("me", about, subject, (), pick), reader(language)) == said


LEFT_OUT = [
    (EN, "Mindstab: that player discards", "Mindstab: that player discards"),
    (FR, "Mindstab: that player discards", "Percesprit (texte en anglais) : « that player discards »"),
    (DE, "Mindstab: that player discards", "Hirnmartern (Text auf Englisch): „that player discards“"),
    (IT, "Mindstab: that player discards", "Pungimente (testo in inglese): «that player discards»"),
    (DE, "Mindstab", "Hirnmartern"),
]


@pytest.mark.parametrize(("language", "part", "said"), LEFT_OUT)
def test_what_is_left_out_names_the_card_and_quotes_its_data(
    language: Language, part: str, said: str
) -> None:
    assert left_out(part, reader(language)) == said


DATES = [
    (EN, "2024-02-01", "1 February 2024"),
    (FR, "2024-02-01", "1er février 2024"),
    (FR, "2024-08-11", "11 août 2024"),
    (DE, "2009-07-11", "11. Juli 2009"),
    (IT, "2013-12-01", "1º dicembre 2013"),
]


@pytest.mark.parametrize(("language", "day", "said"), DATES)
def test_a_day_is_written_as_one_is(language: Language, day: str, said: str) -> None:
    assert reader(language).date("day", dt.date.fromisoformat(day))["day"] == said


DAYS = [
    (EN, "2009-07-10", "play it", "removed from the game"),
    (EN, "2009-07-11", "cast it", "exile"),
    (FR, "2009-07-10", "jouer la carte", "retirées de la partie"),
    (DE, "2009-07-10", "spielen", "aus dem Spiel entfernt"),
    (IT, "2009-07-11", "lanciarla", "esilio"),
    (IT, "2005-01-01", "giocarla", "rimosse dal gioco"),
]


@pytest.mark.parametrize(("language", "day", "verb", "zone"), DAYS)
def test_words_are_those_of_the_day(language: Language, day: str, verb: str, zone: str) -> None:
    speak = reader_on(language, day)
    assert speak.say("pick-cast") == verb
    assert zone in speak.say("stayed", **speak.thing("card", "Plunder"))


def test_all_targets_illegal_was_countering_until_dominaria() -> None:
    before, since = (reader_on(EN, day) for day in ("2018-04-26", "2018-04-27"))
    args = before.thing("card", "Plunder")
    assert before.sentence("failed", **args) == "Plunder is countered: all its targets are illegal."
    assert since.sentence("failed", **args) == "Plunder doesn't resolve: all its targets are illegal."


def test_the_day_is_taken_from_the_rules_alone() -> None:
    assert reader_on(EN, "2006-12-01").rules is not None
    assert reader_on(EN, "2006-12-01").rules.day == dt.date(2006, 12, 1)
