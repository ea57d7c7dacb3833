"""The language of a short question, among the eleven that Magic is printed in."""

from __future__ import annotations

import json

import pytest

from bench.retrieval import CASES
from bot.asking.language import Tongues
from bot.bundle.lexicons import read_lexicons
from bot.bundle.profiles import read_concepts, read_signs
from bot.model.language import Language

TONGUES = Tongues(read_lexicons(), read_concepts(), read_signs())


def test_languages_are_told_apart() -> None:
    cases = [json.loads(line) for line in (CASES / "languages.jsonl").read_text("utf-8").splitlines()]
    told = sum(TONGUES.of(case["q"])[0] == case["lang"] for case in cases)
    assert len(cases) == 447
    assert told / len(cases) >= 0.98


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("¿puedo suspender a Ancestral Vision en el turno de mi rival?", Language.ES),
        ("se me olvidó quitar el contador, qué hago", Language.ES),
        ("posso suspender minha carta no turno do oponente?", Language.PT),
        ("meu bicho fica com ímpeto se roubarem ele?", Language.PT),
        ("posso sospendere la mia carta nel turno dell'avversario?", Language.IT),
        ("est-ce que je peux la suspendre pendant son tour ?", Language.FR),
        ("darf ich die Karte in seinem Zug aussetzen?", Language.DE),
        ("may I suspend it in his turn?", Language.EN),
        ("Ancestral Vision を待機できますか", Language.JA),
        ("можно ли отложить Rift Bolt в ход соперника", Language.RU),
        ("Rift Bolt를 유예할 수 있나요", Language.KO),
        ("这张牌什么时候离开放逐区", Language.ZHS),
        ("這張牌什麼時候離開放逐區", Language.ZHT),
    ],
)
def test_a_question_is_in_its_language(text: str, language: Language) -> None:
    assert TONGUES.of(text)[0] is language


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("what does 待機 do when the last counter is removed", Language.EN),
        ("que fait 待機 sur ma carte", Language.FR),
    ],
)
def test_a_foreign_name_does_not_make_the_language(text: str, language: Language) -> None:
    assert TONGUES.of(text)[0] is language


@pytest.mark.parametrize("reads", [(Language.IT, Language.FR), (Language.DE,), (Language.ES,)])
def test_what_the_asker_reads_decides_where_words_do_not(reads: tuple[Language, ...]) -> None:
    assert TONGUES.of("Rift Bolt???", reads)[0] is reads[0]
    assert TONGUES.of("", reads)[0] is reads[0]
    assert TONGUES.of("what happens when the last counter is removed", reads)[0] is Language.EN


def test_chinese_without_a_telling_sign_is_what_the_asker_reads() -> None:
    assert TONGUES.of("可以嗎", (Language.ZHS,))[0] is Language.ZHT
    assert TONGUES.of("可以", (Language.ZHT,))[0] is Language.ZHT
