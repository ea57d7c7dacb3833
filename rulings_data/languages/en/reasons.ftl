# What can't be done, what can, and why: one part of a sentence for each rule that decides.

refused = { $what ->
    [suspend] { $player } can't suspend { $card }
    [cast] { $player } can't { w-cast } { $card }
    [activate] { $player } can't activate the ability of { $card }
    [attack] { $card } can't attack
    [look] { $player } can't look at { $card }
    [proliferate] { $player } can't choose { $card } for proliferate
    [time-travel] { $player } can't choose { $card } for time travel
    [counter] { $player } can't counter { $card }
    [respond] { $player } can't respond to that
    [put] no counters can be put on { $card }
    [blink] { $card } can't be exiled and returned
    [copy] { $player } can't copy { $card }
    [fuse] { $player } can't fuse { $card }
    [use] { $player } can't pay that cost for { $card }
    [control] { $player } can't gain control of { $card }
   *[other] { $player } can't do that
}
allowed = { $what ->
    [suspend] { $player } may suspend { $card }
    [cast] { $player } may { w-cast } { $card }
    [activate] { $player } may activate the ability of { $card }
    [attack] { $card } can attack
    [look] { $player } may look at { $card }
    [proliferate] { $player } may choose { $card } for proliferate
    [time-travel] { $player } may choose { $card } for time travel
    [order] { $player } may choose the order of { $player-of } triggered abilities
    [blink] { $card } can be exiled and returned
    [copy] { $player } may copy { $card }
    [fuse] { $player } may fuse { $card }
    [use] { $player } may pay that cost for { $card }
    [control] { $player } may gain control of { $card }
   *[other] { $player } may do that
}
because = { $said }: { $reasons }.
period = { $said }.

reason-timing = { $holds ->
    [yes] it's { $player-of } main phase and the stack is empty
   *[no] { $kind ->
        [land] a land is played only in a main phase of { $player-of } own, with the stack empty
       *[other] without flash, { $kind ->
            [creature] a creature spell
            [artifact] an artifact
            [enchantment] an enchantment
            [planeswalker] a planeswalker
           *[sorcery] a sorcery
        } can be { w-was-cast } only in { $player-of } own main phase with the stack empty
    }
}
reason-timing-instant = { $holds ->
    [yes] it's an instant
   *[no] it isn't an instant
}
reason-land-own-turn = a land is played only in its player's own turn
reason-timing-sorcery-only = this ability is activated only at sorcery timing
reason-flash = { $by ->
    [none] it has flash
   *[some] { $by-name } lets { $player-acc } { w-cast } it as though it had flash
}
reason-cast-prohibited = { $by-name } forbids { w-casting } it
reason-cant-wins = what forbids wins over what allows
reason-splitsecond-cast = { $by-name } with split second is on the stack
reason-cast-targets = there is no legal target
reason-cast-pay = { $by ->
    [none] { $player } can't pay the total cost
   *[some] { $player } can't pay what { $by-name } adds to the cost
}
reason-cast-total = { $by-name } makes it cost more
reason-cost-over-alternative = "without paying its mana cost" doesn't cover what { $by-name } adds
reason-cost-none = it has no mana cost, so it can't be { w-was-cast } for one
reason-cost-additional = its additional cost can't be paid
reason-suspend-exile = { $holds ->
    [yes] suspend allows it
   *[no] only a card with suspend in hand can be suspended
}
reason-action-suspend = { $holds ->
    [yes] suspending is a special action
   *[no] suspending is a special action that doesn't use the stack
}
reason-action-special = a special action doesn't use the stack
reason-stack-special = suspending doesn't use the stack, so nobody can respond to it
reason-suspend-prohibited = what forbids { w-casting } a card also forbids suspending it
reason-suspend-suspended = { $holds ->
    [yes] the card is suspended
   *[no] the card isn't suspended
}
reason-suspend-haste = { $holds ->
    [yes] it has haste from suspend
   *[no] the haste from suspend is gone
}
reason-haste = { $holds ->
    [yes] it has haste
   *[no] it has no haste
}
reason-haste-sickness = { $holds ->
    [yes] { $player } has controlled it continuously since this turn began
   *[no] it came under { $player-of } control this turn and has no haste
}
reason-x-suspend = X can't be 0
reason-counter = { $holds ->
    [yes] it is on the stack
   *[no] only something on the stack can be countered
}
reason-target-spell = there is no such spell or ability on the stack
reason-activate = { $holds ->
    [yes] { $player } may activate it from there
   *[no] { $player } can't activate that ability from there
}
reason-activate-cost = the cost can't be paid
reason-attack-declare = { $holds ->
    [yes] it's an untapped creature in { $player-of } own turn
   *[no] only an untapped creature of { $player-of } own attacks, in { $player-of } own turn
}
reason-exile-face-up = a suspended card is face up, and everybody may look at it
reason-proliferate = { $holds ->
    [yes] it's a permanent with counters
   *[no] proliferate reaches only permanents and players with counters
}
reason-timetravel = { $holds ->
    [yes] time travel reaches { $player-of } own suspended cards and permanents with time counters
   *[no] time travel reaches only { $player-of } own suspended cards and permanents with time counters
}
reason-trigger-order = { $holds ->
    [yes] each player puts their own triggered abilities on the stack in any order
   *[no] no such triggered ability is waiting
}
reason-stack-order = the last one put on the stack resolves first
reason-activate-prohibited = { $by-name } forbids activating its abilities
reason-activate-mana = it's a mana ability, which doesn't use the stack
reason-cost-pay = its cost can't be paid
reason-cost-one-alternative = { $holds ->
    [yes] it's the only alternative cost
   *[no] a spell has one alternative cost only, and "without paying its mana cost" is one
}
reason-copy-spell = { $holds ->
    [yes] it's a spell on the stack
   *[no] only a spell on the stack can be copied
}
reason-fuse = { $holds ->
    [yes] it's in hand
   *[no] fuse works only from hand
}
reason-split-cast = { $holds ->
    [yes] one half is { w-was-cast }
   *[no] only one half can be { w-was-cast } this way
}
reason-target = there is no legal target
reason-zone-new-object = { $holds ->
    [yes] it comes back as a new object
   *[no] it isn't { w-on-battlefield }
}
reason-color-indicator = a color indicator gives it its color
reason-controller-none = nobody controls a card that is neither a permanent nor on the stack
reason-sba-life = the game is over by then
reason-ability-function = that ability works only in the zones it names
reason-ability-battlefield = that ability works only { w-on-battlefield }
reason-cost-generic = { $by-name } takes off generic mana only
reason-player-leaves = that player has left the game by then
reason-commander-tax = the commander tax is added
reason-foretell-cast = { $holds ->
    [yes] it was foretold on an earlier turn
   *[no] a foretold card can be cast only on a later turn
}
reason-plot-cast = { $holds ->
    [yes] it was plotted on an earlier turn
   *[no] a plotted card can be cast only on a later turn, in its owner's main phase with the stack empty
}
reason-action-foretell = { $holds ->
    [yes] it's { $player-of } own turn
   *[no] a card is foretold only in its owner's own turn
}
reason-action-plot = { $holds ->
    [yes] it's { $player-of } main phase and the stack is empty
   *[no] a card is plotted only in its owner's main phase with the stack empty
}
