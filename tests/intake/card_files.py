"""Files of card data in the shapes of Scryfall and MTGJSON, in our own words."""

import bz2
import gzip
import json
import lzma

ORACLE = "00000000-0000-4000-8000-{:012}"
PACKED = {"": bytes, ".gz": gzip.compress, ".xz": lzma.compress, ".bz2": bz2.compress}

FRENCH = {
    "language": "French",
    "name": "Ours patient",
    "text": "Retirez l'ours de la partie.",
    "type": "Créature : ours",
}
GERMAN = {
    "language": "German",
    "name": "Geduldiger Bär",
    "text": "Schicke den Bären ins Exil.",
    "type": "Kreatur — Bär",
}


def ruling(text, date="2021-06-18"):
    return {"date": date, "text": text}


def face(name="Patient Bear", number=1, **more):
    """A card of MTGJSON's version 5, by name."""
    return {
        "name": name,
        "layout": "normal",
        "manaCost": "{1}{G}",
        "manaValue": 2.0,
        "colors": ["G"],
        "type": "Creature — Bear",
        "text": "Exile the bear.",
        "power": "2",
        "toughness": "2",
        "printings": ["TSP"],
        "foreignData": [FRENCH, GERMAN],
        "rulings": [ruling("Waiting costs the bear nothing.")],
        "identifiers": {"scryfallOracleId": ORACLE.format(number)},
    } | more


def halves():
    """A split card: an element for each half."""
    shared = {
        "layout": "split",
        "name": "Wake // Doze",
        "identifiers": {"scryfallOracleId": ORACLE.format(7)},
    }
    spanish = [
        {
            "language": "Spanish",
            "name": "Despertar // Dormitar",
            "faceName": "Despertar",
            "text": "Despierta a todos.",
        },
        {
            "language": "Spanish",
            "name": "Despertar // Dormitar",
            "faceName": "Dormitar",
            "text": "Duerme a todos.",
        },
    ]
    return [
        face(
            **shared,
            faceName="Wake",
            side="a",
            text="Wake everybody.",
            type="Instant",
            foreignData=spanish[:1],
        ),
        face(
            **shared,
            faceName="Doze",
            side="b",
            text="Everybody dozes.",
            type="Sorcery",
            foreignData=spanish[1:],
        ),
    ]


def atomic(*cards, date="2022-04-25"):
    """AtomicCards: elements by full name."""
    data = {}
    for card in cards:
        for each in card if isinstance(card, list) else [card]:
            data.setdefault(each["name"], []).append(each)
    return {"meta": {"date": date, "version": "5.2.0"}, "data": data}


def edition(*cards, code="TSP", released="2006-10-06"):
    """A set of version 5; its release day stands behind the cards, as it does in the files."""
    return {
        "baseSetSize": len(cards),
        "cards": list(cards),
        "code": code,
        "releaseDate": released,
        "tokens": [{}],
    }


def many(count=128, date="2022-04-25", wording="Bear {} waits as long as it likes."):
    """AtomicCards of so many cards, a ruling each."""
    cards = [
        face(
            f"Bear Number {n}",
            n,
            rulings=[ruling(wording.format(n))],
            foreignData=[FRENCH | {"name": f"Ours {n}"}],
        )
        for n in range(1, count + 1)
    ]
    return atomic(*cards, date=date)


def scryfall(name="Patient Bear", lang="en", number=1, **more):
    """A card object of Scryfall."""
    return {
        "object": "card",
        "oracle_id": ORACLE.format(number),
        "name": name,
        "lang": lang,
        "released_at": "2006-10-06",
        "layout": "normal",
        "set": "tsp",
        "set_type": "expansion",
        "mana_cost": "{1}{G}",
        "cmc": 2.0,
        "colors": ["G"],
        "type_line": "Creature — Bear",
        "oracle_text": "Exile the bear.",
        "power": "2",
        "toughness": "2",
    } | more


def scryfall_ruling(text="Waiting costs the bear nothing.", number=1, source="wotc", date="2021-06-18"):
    """A ruling object of Scryfall."""
    return {
        "object": "ruling",
        "oracle_id": ORACLE.format(number),
        "source": source,
        "published_at": date,
        "comment": text,
    }


def json_lines(*values):
    return "".join(json.dumps(value, ensure_ascii=False) + "\n" for value in values).encode()


def json_text(value):
    return json.dumps(value, ensure_ascii=False).encode()
