"""A play told step by step: what a judge would want to hear, in order, each with its rule numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from bot.engine import events as e
from bot.engine.game import Happened
from bot.engine.play import Line
from bot.model.answer import Step
from bot.wording.localizer import Said, Speak
from bot.wording.telling import tell


@dataclass(frozen=True, slots=True)
class Sentence:
    """One thing told: the event, its message, and the numbers of the rules that made it happen."""

    event: e.Event
    done: Happened
    message: str
    args: dict[str, Said]
    rules: tuple[str, ...]

    def said(self, speak: Speak) -> str:
        """The sentence in the reader's language."""
        return speak.sentence(self.message, **self.args)


def steps(line: Line, speak: Speak) -> tuple[Step, ...]:
    """What happened in one way the play goes, in the reader's language."""
    return tuple(Step(sentence.said(speak), sentence.rules) for sentence in sentences(line, speak))


def sentences(line: Line, speak: Speak) -> list[Sentence]:
    """The events of a play that are told, neighbours that are one thing to a reader made one."""
    told: list[Sentence] = []
    for sentence in _told(line, speak):
        folded = _folded(told[-1], sentence) if told else None
        if folded:
            told[-1] = folded
        else:
            told.append(sentence)
    return [s for s, following in zip(told, [*told[1:], None], strict=True) if not _empty(s, following)]


def _told(line: Line, speak: Speak) -> Iterator[Sentence]:
    for done in line.log:
        for event in done.event.parts if isinstance(done.event, e.Together) else (done.event,):
            if found := tell(event, done, speak):
                yield Sentence(event, done, *found, tuple(citation.number for citation in done.rules))


def _empty(sentence: Sentence, following: Sentence | None) -> bool:
    """Whether a turn or step began in which nothing is told."""
    begins = e.TurnBegan | e.StepBegan
    return isinstance(sentence.event, begins) and (following is None or isinstance(following.event, begins))


def _folded(first: Sentence, second: Sentence) -> Sentence | None:
    """Two sentences as one, where a reader takes them for one thing; else None."""
    for fold in FOLDS:
        if message := fold(first, second):
            rules = tuple(dict.fromkeys((*first.rules, *second.rules)))
            source = {key.replace("card", "source", 1): words for key, words in second.args.items()}
            return replace(second, message=message, args=source | second.args | first.args, rules=rules)
    return None


def _triggered(first: Sentence, second: Sentence) -> str:
    match first.event, second.event:
        case e.Triggered(waiting), e.Stacked(ability, _) if waiting.id == ability.id:
            return f"{first.message}-stacked"
        case _:
            return ""


def _removing(first: Sentence, second: Sentence) -> str:
    match first.event, second.event:
        case e.Resolving(resolved), e.CountersRemoved(item, _, _):
            ability = first.done.before.objects[resolved]
            own = ability.source == item and ability.ability and ability.ability.name == "upkeep"
            return "resolved-removing" if own else ""
        case _:
            return ""


def _suspended(first: Sentence, second: Sentence) -> str:
    match first.event, second.event:
        case e.Moved(_, new, _, "suspend"), e.CountersPut(item, _, _) if new == item:
            return "suspended"
        case _:
            return ""


FOLDS: tuple[Callable[[Sentence, Sentence], str], ...] = (_triggered, _removing, _suspended)
