# What happened, one sentence for each event of a play.

turn-began = { $player-of } turn begins.
step-began = { step-of } begins.

triggered = { $ability } is about to go on the stack.
triggered-stacked = { $ability } goes on the stack.
triggered-last = That was the last time counter: { $ability } is about to go on the stack.
triggered-last-stacked = That was the last time counter: { $ability } goes on the stack.
stacked = { $ability } goes on the stack.
activated = { $who ->
    [me] You activate
   *[other] { $player } activates
} an ability of { $source }{ $targets ->
    [none] {""}
   *[some] {" "}({ $target-list })
}.
targets = { $target-count ->
    [one] target
   *[other] targets
}: { $target-names }
copied = { $card } is put on the stack; it isn't { w-was-cast }.

resolving = { $card } resolves.
resolved-removing = { $card } resolves: { $counters } { $count ->
    [one] is
   *[other] are
} removed from { $source }; { $left ->
    [0] none is left
    [one] one is left
   *[other] { $left } are left
}.
counters-removed = { $counters } { $count ->
    [one] is
   *[other] are
} removed from { $card }; { $left ->
    [0] none is left
    [one] one is left
   *[other] { $left } are left
}.
counters-put = { $counters } { $count ->
    [one] is
   *[other] are
} put on { $card }.
failed = { $fizzle ->
    [countered] { $card } is countered: all its targets are illegal.
   *[other] { $card } doesn't resolve: all its targets are illegal.
}
ceased-if = { $card } does nothing: its condition is no longer true.
ceased-token = { $card } ceases to exist.
countered = { $card } is countered.

cast = { $who ->
    [me] You { w-cast }
   *[other] { $player } { w-casts }
} { $card }{ $from ->
    [exile] { $words ->
        [removed] {" "}(removed from the game)
       *[exile] {" "}from exile
    }
   *[other] {""}
}{ $free ->
    [yes] {" "}without paying its mana cost
   *[no] {""}
}{ $way ->
    [none] {""}
    [pitch] {" "}for its alternative cost
   *[other] {" "}for its { $way-name } cost
}{ $x ->
    [none] {""}
   *[some] {" "}with X = { $x-value }
}{ $targets ->
    [none] {""}
   *[some] {" "}({ $target-list })
}.
paid-own = { $who ->
    [me] You pay
   *[other] { $player } pays
} the suspend cost of { $card }.
paid = { $who ->
    [me] You pay
   *[other] { $player } pays
} { $cost } mana { $what ->
    [suspend] to suspend { $card }
    [ability] for the ability of { $card }
   *[spell] to { w-cast } { $card }
}.
mana-added = { $who ->
    [me] You add
   *[other] { $player } adds
} { $amount } mana.

suspended = { $who ->
    [me] You suspend
   *[other] { $player } suspends
} { $card }: it's { w-exiled } face up with { $counters }. Nothing goes on the stack.
suspended-without = { $who ->
    [me] You suspend
   *[other] { $player } suspends
} { $card }: it's { w-exiled } face up. Nothing goes on the stack.
moved = { $card } goes { to-zone }.
moved-destroyed = { $card } is destroyed and goes { to-zone }.
moved-sacrificed = { $who ->
    [me] You sacrifice
   *[other] { $player } sacrifices
} { $card }; it goes { to-zone }.
moved-exiled = { $card } is { w-exiled }.
moved-enters = { $card } { w-enters } under { $player-of } control.
moved-legend = Legend rule: { $card } goes { to-zone }.

damaged = { $source } deals { $amount } damage to { $target }.
life-gained = { $who ->
    [me] You gain
   *[other] { $player } gains
} { $amount } life.
life-lost = { $who ->
    [me] You lose
   *[other] { $player } loses
} { $amount } life.
drew = { $who ->
    [me] You draw
   *[other] { $player } draws
} { $count ->
    [one] a card
   *[other] { $count } cards
}.
control-changed = { $who ->
    [me] You gain
   *[other] { $player } gains
} control of { $card }.
lost = { $who ->
    [me] You lose
   *[other] { $player } loses
} the game.

effect-haste-suspend = { $card } has haste for as long as { $who ->
    [me] you control
   *[other] { $player } controls
} it.
effect-haste-suspend-over = { $card } loses the haste that suspend gave it, and won't get it back.
effect-castable = { $player } may { w-cast } { $card } from there.
effect-keyword = { $card } gains { $keyword }.
effect-pt = { $card } gets { $power }/{ $toughness }.
effect-lose = { $card } loses all abilities.
effect-control = That lasts until end of turn.
effect-control-over = The change of control ends.
effect-prohibit = { $player } can't { w-cast } spells for now.
effect-over = An effect on { $card } ends.
effect-prohibit-over = { $player } can { w-cast } spells again.
gained = { $card } gains { $keyword }.
created = { $who ->
    [me] You create
   *[other] { $player } creates
} a token: { $card-a }.
tapped = { $card } becomes tapped.
untapped = { $card } untaps.
noted-name = The name chosen for { $card } is { $value }.
noted-attached = { $card } is attached to { $value }.

declined = { $who ->
    [me] You choose
   *[other] { $player } chooses
} not to { w-cast } { $card }.
obliged = { $who ->
    [me] You have
   *[other] { $player } has
} to { w-cast } { $card }: it can be { w-was-cast }, and there's no choice.
stayed = { $card } { w-stays-exiled } with no time counters: it's no longer suspended and won't trigger again.
extra-turn = { $who ->
    [me] You take
   *[other] { $player } takes
} an extra turn after this one.
extra-step = An additional upkeep step follows this one.
nothing-fewer-counters = There are fewer counters than that on { $card }: only those there are removed.
nothing-other = That part has no effect here.
unplayed = Not played out: "{ $text }".
became = { $card } becomes a copy of { $value }.
moved-discarded = { $who ->
    [me] You discard
   *[other] { $player } discards
} { $card }.
declined-other = { $who ->
    [me] You choose
   *[other] { $player } chooses
} not to use the effect of { $card }.
effect-no-activation = Abilities of { $card } can't be activated this turn.
nothing-no-hit = No card is named for it to find: nothing is claimed about that.
