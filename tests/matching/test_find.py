"""Card names inside a question: found where they are meant, left alone where they are words."""

from __future__ import annotations

import pytest

from bot.matching.names import CardNames
from bot.model.language import Language

SURE = [
    ("en", "what happens if i dont want to cast plunder when its last counter is removed", ["Plunder"]),
    ("fr", "je ne veux pas lancer Saccagement, c possible ?", ["Plunder"]),
    ("de", "was passiert wenn ich brandschatzen nicht wirken will", ["Plunder"]),
    ("it", "devo lanciare razziare per forza", ["Plunder"]),
    ("de", "kann ich Ancestral Vision aussetzen obwohl Herumpfuschender Magier es benannt hat",
     ["Ancestral Vision", "Meddling Mage"]),
    ("fr", "l'ingerence du mage nomme eclair de faille", ["Meddling Mage", "Rift Bolt"]),
    ("fr", "l\u2019hypergenèse se résout", ["Hypergenesis"]),
    ("it", "mago intrigante ha nominato saeta squarciante", ["Meddling Mage", "Rift Bolt"]),
    ("fr", "cadavre corpulent avec Leyline of Anticipation",
     ["Corpulent Corpse", "Leyline of Anticipation"]),
    ("en", "does medling mage stop ancestrall vision", ["Meddling Mage", "Ancestral Vision"]),
    ("en", "lightening bolt on corpullent corpse", ["Lightning Bolt", "Corpulent Corpse"]),
    ("de", "korpulente leihce mit herumpfuschendem magier", ["Corpulent Corpse", "Meddling Mage"]),
    ("en", "t3feri vs rift bolt", ["Teferi, Time Raveler", "Rift Bolt"]),
    ("it", "calice a 0", ["Chalice of the Void"]),
    ("en", "thalia on the table, my vision goes off", ["Thalia, Guardian of Thraben", "Ancestral Vision"]),
    ("en", "gargadon with 1 counter, can i sac 5 lands", ["Greater Gargadon"]),
    ("en", "deep sea kraken: do i get a kraken now", ["Deep-Sea Kraken", "Deep-Sea Kraken"]),
    ("en", "wear//tear got countered", ["Wear // Tear"]),
    ("en", "opponent casts Delay on my spell", ["Delay"]),
    ("en", "does Shock kill it", ["Shock"]),
    ("fr", "Retard sur mon sort, qui le relance", ["Delay"]),
    ("de", "gegner wirkt Verzögern auf meinen spruch", ["Delay"]),
    ("en", "does [[shock]] or «delay» matter", ["Shock", "Delay"]),
    ("en", "does [[plundr]] work", ["Plunder"]),
    ("ru", "тучный труп теряет ускорение", ["Corpulent Corpse"]),
    ("ja", "肥満死体は速攻を持ちますか", ["Corpulent Corpse"]),
    ("zhs", "肥胖死尸有敏捷吗", ["Corpulent Corpse"]),
]  # fmt: skip

NOT_SURE = [
    ("en", "does the delay matter if the fire damage comes first"),
    ("en", "they plunder my library for value"),
    ("en", "my opponent delayed my spell, can i respond"),
    ("en", "opponent stifles the trigger"),
    ("en", "is there a rule of law for that in the game"),
    ("en", "is there a path to exile the card face down"),
    ("en", "can i exile it in response"),
    ("en", "is it a shock if the creature dies"),
    ("en", "i need some humility after this ruling"),
    ("fr", "le choc des créatures au combat, qui meurt en premier"),
    ("de", "mein gegner hat den zauber verzögert"),
    ("it", "il fulmine colpisce prima del blocco?"),
    ("en", "hello there"),
    ("en", ""),
    ("en", "?!"),
    ("en", "how does jhoira work with cards without suspend"),
    ("en", "teferi is on the battlefield"),
]


@pytest.mark.parametrize(("language", "text", "cards"), SURE)
def test_a_name_is_found(names: CardNames, language: str, text: str, cards: list[str]) -> None:
    spans = names.find(text, Language(language))
    assert [span.hits[0].card for span in spans if span.sure] == cards


@pytest.mark.parametrize(("language", "text"), NOT_SURE)
def test_a_word_is_not_taken_for_a_name(names: CardNames, language: str, text: str) -> None:
    assert [span.text for span in names.find(text, Language(language)) if span.sure] == []


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("teferi is on the battlefield", {"Teferi, Time Raveler", "Teferi, Mage of Zhalfir"}),
        ("opp activates jhoira", {"Jhoira of the Ghitu"}),
        ("if i blink my overlord", {"Overlord of the Hauntwoods"}),
        ("gargadon has one counter", {"Greater Gargadon", "Gargadon"}),
    ],
)
def test_a_name_of_several_cards_is_offered(names: CardNames, text: str, cards: set[str]) -> None:
    [span] = names.find(text, Language.EN)
    assert not span.sure
    assert {hit.card for hit in span.hits} == cards


CARD_SUSPEND = [
    ("en", "what happens if i cast Suspend (the mh2 card) on a token"),
    ("en", "i cast suspend on my own creature"),
    ("en", "what does the card Suspend do"),
    ("en", "can i suspend Suspend"),
    ("en", "does [[suspend]] exile it"),
    ("en", 'does "Suspend" exile it'),
    ("fr", "Suspendre (l'éphémère mh2) sur un jeton"),
    ("it", "se uso Suspend su una mia creatura"),
    ("de", "Suspendieren (die Karte aus mh2) auf einen Spielstein"),
]

KEYWORD_SUSPEND = [
    ("en", "how does suspend work"),
    ("en", "can i cast suspend cards at instant speed"),
    ("en", "does chalice stop cards coming off suspend"),
    ("fr", "puis-je suspendre une carte pendant son tour"),
    ("fr", "la suspension, comment ca marche"),
    ("de", "kann ich die karte aussetzen"),
    ("it", "la carta si può sospendere al turno dell'avversario"),
    ("it", "una creatura lanciata con sospendere ha rapidità"),
    ("es", "puedo suspender la carta"),
]


@pytest.mark.parametrize(("language", "text"), CARD_SUSPEND)
def test_suspend_is_the_card_where_it_is_meant(names: CardNames, language: str, text: str) -> None:
    assert "Suspend" in [span.hits[0].card for span in names.find(text, Language(language)) if span.sure]


@pytest.mark.parametrize(("language", "text"), KEYWORD_SUSPEND)
def test_suspend_is_the_keyword_elsewhere(names: CardNames, language: str, text: str) -> None:
    spans = names.find(text, Language(language))
    assert "Suspend" not in [hit.card for span in spans for hit in span.hits]


@pytest.mark.parametrize(
    ("language", "text", "cards"),
    [
        ("en", "opponent stifles the last trigger of my rift bolt", ["Stifle"]),
        ("en", "it got delayed, then i bolt jhoira", ["Delay", "Lightning Bolt"]),
        ("en", "can i counterspell rift bolt", ["Counterspell"]),
        ("en", "i threaten his titan", ["Act of Treason"]),
        ("fr", "il stifle le trigger", ["Stifle"]),
        ("de", "ich stifle den trigger", ["Stifle"]),
        ("it", "gli stiflo l'innesco", ["Stifle"]),
        ("en", "i blink it", []),
        ("fr", "le delay threatens", []),
    ],
)
def test_a_verb_tells_the_card(names: CardNames, language: str, text: str, cards: list[str]) -> None:
    spans = names.verbs(text, Language(language))
    assert [span.hits[0].card for span in spans] == cards
    assert all(text[span.start : span.end] == span.text for span in spans)


@pytest.mark.parametrize(
    "text", [text for _, text, _ in SURE] + ["a" * 4000, "rift bolt " * 300, "«[[" * 500]
)
def test_spans_lie_in_the_text_in_order(names: CardNames, text: str) -> None:
    for language in (Language.EN, Language.FR, Language.JA):
        end = 0
        for span in names.find(text, language):
            assert end <= span.start < span.end
            assert text[span.start : span.end] == span.text
            assert span.hits
            end = span.end
