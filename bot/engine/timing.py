"""May a player begin to cast a card now? One question, asked by casting and by suspending alike (601.3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from bot.engine.characteristics import abilities, has_keyword, mana_value
from bot.engine.state import Effect, GameObject, State, Step, Zone
from bot.model.card import Face
from bot.model.verdict import Reason, Verdict, rule

if TYPE_CHECKING:
    from bot.engine.game import Game

MAIN_STEPS = frozenset({Step.MAIN, Step.MAIN2})
TYPE_TIMING = ("creature", "sorcery", "artifact", "enchantment", "planeswalker", "land")


def statics(game: Game, name: str) -> Iterator[tuple[GameObject, Mapping[str, Any]]]:
    """Every static ability of that name that works now, with the object it is of."""
    for item in game.state.within(Zone.BATTLEFIELD):
        for ability in abilities(game, item):
            works = ability.args.get("while") != "untapped" or not item.tapped
            if ability.kind == "static" and ability.name == name and works:
                yield item, ability.args


def applies_to(args: Mapping[str, Any], source_player: str, player: str) -> bool:
    """Whether a static ability's `who` ("you", "opponents", "each") means `player`."""
    who = str(args.get("who", "each"))
    return who == "each" or (who == "you") is (source_player == player)


def is_sorcery_time(state: State, player: str) -> bool:
    """Whether `player` could cast a sorcery: own main phase, empty stack (307.5)."""
    return state.active == player and state.step in MAIN_STEPS and not state.stack


def timing(game: Game, player: str, item: GameObject, face: Face) -> Verdict:
    """Whether a card's types let it be cast now: instant or flash at any time, else in a main phase."""
    instant = rule("timing.instant", holds="instant" in face.types)
    flash = rule("flash", holds=has_keyword(game.state, item, "flash"))
    for source, args in statics(game, "flash"):
        fits = applies_to(args, source.player, player) and is_kind(args, face)
        flash |= rule("flash", holds=fits, by=source.name)
    slow = rule(_slow_key(face), holds=is_sorcery_time(game.state, player))
    fast = instant | flash
    return fast if fast.holds else slow


def _slow_key(face: Face) -> str:
    kind = next((kind for kind in TYPE_TIMING if kind in face.types), "sorcery")
    return f"timing.{kind}"


def is_kind(args: Mapping[str, Any], face: Face) -> bool:
    """Whether a face has one of the `types` and none of the `not_types` that an ability speaks of."""
    wanted = "types" not in args or bool(frozenset(args["types"]) & face.types)
    return wanted and not frozenset(args.get("not_types", ())) & face.types


def prohibitions(
    game: Game, player: str, item: GameObject, face: Face, *, resolving: bool = False
) -> Verdict:
    """Whether nothing forbids casting the card: "can't" beats "can" (101.2, 601.3)."""
    forbidden = [*_by_statics(game, player, item, face, resolving=resolving), *_by_effects(game, player)]
    forbidden += _by_split_second(game)
    return Verdict(holds=not forbidden, because=tuple(dict.fromkeys(forbidden)))


def _by_statics(
    game: Game, player: str, item: GameObject, face: Face, *, resolving: bool
) -> Iterator[Reason]:
    for source, args in statics(game, "prohibit"):
        slow = not resolving and is_sorcery_time(game.state, player)
        if (
            applies_to(args, source.player, player)
            and is_kind(args, face)
            and _names(args, source, item, face)
            and _when(game, args, source, player)
            and not (args.get("sorcery_time") and slow)
        ):
            yield Reason("cast.prohibited", source.name)
            yield Reason("cant.wins", source.name)


def _names(args: Mapping[str, Any], source: GameObject, item: GameObject, face: Face) -> bool:
    """Whether a prohibition speaks of such a spell: its name, its mana value, where it is cast from."""
    tests = (
        not args.get("named") or source.notes.get("name") in _called(item, face),
        not args.get("even") or mana_value(face) % 2 == 0,
        "least_value" not in args or mana_value(face) >= int(args["least_value"]),
        "value_chosen" not in args or mana_value(face) == source.notes.get("number"),
        not args.get("with_x") or "{X}" in (face.mana_cost or ""),
        "from" not in args or item.zone.value in args["from"],
        "not_from" not in args or item.zone.value not in args["not_from"],
    )
    return all(tests)


def _called(item: GameObject, face: Face) -> frozenset[str]:
    """The names of a spell; one cast face down has none (708.4)."""
    return frozenset({item.name.split("#")[0], face.name}) if face.name else frozenset()


def _when(game: Game, args: Mapping[str, Any], source: GameObject, player: str) -> bool:
    """Whether a prohibition holds now: whose turn it is, how many spells were cast already."""
    tests = (
        "limit" not in args or _cast_count(game, args, player) >= int(args["limit"]),
        args.get("during") != "your turn" or game.state.active == source.player,
        args.get("during") != "others' turns" or game.state.active != player,
    )
    return all(tests)


def _cast_count(game: Game, args: Mapping[str, Any], player: str) -> int:
    skip = frozenset(args.get("not_types", ()))
    return sum(1 for record in game.state.cast if record.player == player and not skip & record.types)


def _by_effects(game: Game, player: str) -> Iterator[Reason]:
    for effect in game.state.effects:
        if effect.kind == "prohibit" and effect.player == player:
            yield Reason("cast.prohibited", effect.source)
            yield Reason("cant.wins", effect.source)


def _by_split_second(game: Game) -> Iterator[Reason]:
    for item in game.state.stack:
        spell = game.state.objects[item]
        if has_keyword(game.state, spell, "split second"):
            yield Reason("splitsecond.cast", spell.name)


def may_begin_to_cast(
    game: Game, player: str, item: GameObject, face: Face, *, ignore_type_timing: bool = False
) -> Verdict:
    """Whether `player` may begin to cast `item` with that face now.

    Targets, costs and everything else that comes later in casting do not matter here (601.3). While a
    spell or ability resolves the timing of the card's types is ignored (608.2g).
    """
    allowed = prohibitions(game, player, item, face, resolving=ignore_type_timing)
    if ignore_type_timing:
        return allowed
    return timing(game, player, item, face) & allowed & _from_there(game, player, item, face)


def _from_there(game: Game, player: str, item: GameObject, face: Face) -> Verdict:
    """Whether anything lets the player cast that face from where the card is: hand needs no more (601.3)."""
    state = game.state
    mine = item.owner == player
    allowed = {
        Zone.HAND: mine,
        Zone.COMMAND: mine and bool(item.notes.get("commander")),
        Zone.GRAVEYARD: mine and has_keyword(state, item, "flashback"),
    }
    if effect := castable(state, player, item):
        return _as_it_says(state, player, face, effect.args)
    holds = allowed.get(item.zone, False)
    return Verdict(holds, () if holds else (Reason("cast.prohibited", item.name),))


def castable(state: State, player: str, item: GameObject) -> Effect | None:
    """The effect that lets a player cast a card from exile: an Adventure, foretell, plot; or None."""
    found = (e for e in state.effects if e.kind == "castable" and item.id in e.on and e.player == player)
    return next(found, None)


def _as_it_says(state: State, player: str, face: Face, args: Mapping[str, Any]) -> Verdict:
    """Whether the card may be cast now as the effect says: as which face, since which turn, at which time."""
    holds = (
        args.get("as", face.name) == face.name
        and state.turn > args.get("after", -1)
        and (not args.get("sorcery_time") or is_sorcery_time(state, player))
    )
    key = str(args.get("key", "cast.prohibited"))
    return Verdict(holds, (Reason(key),) if "key" in args or not holds else ())
