# The short answer, the choices that split a play, what was assumed, and what is asked back.

## The short answer

verdict-yes = Yes
verdict-no = No
verdict-may = { $player } may choose
verdict-must = There's no choice: it has to happen
verdict-depends = It depends
confirmed = Right
confirmed-permission = Right, { $player } can't
denied-permission = No, { $player } can
lead = { $lead }.
lead-because = { $lead }: { $reasons }.
reasons-and = { $first }; { $second }
told-later = Later: { $told }
then-comes = { $first } { $second }

may-suspend-cast = { $player } may { w-cast } { $card } or decline. Declined, it { w-stays-exiled } with no time counters and isn't suspended any more.
must-suspend-cast = { $player } must { w-cast } { $card }: it's possible, and these rules leave no choice.
must-other = { $player } must do it: these rules leave no choice.
may-cost-unpaid-mana = { $player } may pay and { w-cast } { $card }, or refuse to make the mana. Unpaid, it { w-stays-exiled } with no time counters and isn't suspended any more.
may-other = { $player-who ->
    [me] the choice is yours
   *[other] the choice is { $player-of } own
}.
if-picked = If { $who ->
    [me] you choose
   *[other] { $player } chooses
} "{ $pick }": { $end }

end-suspended = { $card } is suspended with { $counters }; { $count ->
    [one] it
   *[other] the next one
} comes off in { $owner-of } next upkeep.
end-left = { $card } { w-stays-exiled } with no time counters: it isn't suspended any more and won't trigger again.
end-battlefield = { $card } is { w-on-battlefield } under { $player-of } control{ $haste ->
    [yes] {" "}and has haste
    [no] {" "}and has no haste
   *[none] {""}
}.
end-cast = Once { w-was-cast }, { $card } ends up { in-zone }.
end-gone = { $card } no longer exists.
end-zone = { $card } is { in-zone }.
until = { $was ->
    [yes] Until { $day } the answer was yes.
    [no] Until { $day } the answer was no.
    [may] Until { $day } the answer was: you may.
    [must] Until { $day } the answer was: you must.
   *[depends] Until { $day } it depended.
}
since = { $was ->
    [yes] Since { $day } the answer is yes.
    [no] Since { $day } the answer is no.
    [may] Since { $day } the answer is: you may.
    [must] Since { $day } the answer is: you must.
   *[depends] Since { $day } it depends.
}
left-out = { $card }: { $text }

## Choices

about-suspend-cast = { w-casting } { $card }
about-cost-unpaid-mana = paying for { $card }
about-split-cast = part of { $card } to { w-cast }
about-sba-legend = legend to keep
about-other = choice for { $card }
pick-cast = { w-cast } it
pick-decline = don't { w-cast } it
pick-pay = pay and { w-cast } it
pick-cost-unpaid-mana-decline = don't pay
pick-other = { $picked }

## What was assumed

assume-own-turn = It's your own turn.
assume-opponent-turn = It's your opponent's turn.
assume-main-phase = It's a main phase.
assume-upkeep = It's the upkeep.
assume-empty-stack = The stack is empty.
assume-target = There is a legal target: { $subject-a }.
assume-no-target = There is no other legal target.
assume-mana = { $subject } can pay the mana.
assume-counters = { $subject } has its usual number of time counters.
assume-one-counter = { $subject } has one time counter left.
assume-cast = { $subject } is { w-was-cast } when its last time counter is removed.
assume-declined = { $subject } isn't { w-was-cast }.
assume-resolves = Nobody responds, and everything resolves.
assume-untapped = { $subject } is untapped.
assume-named = { $subject } is the card that was named.
assume-owner-asker = { $subject } is yours.
assume-owner-opponent = { $subject } is your opponent's.
assume-unnamed-card = No card was named: this is played with any card of that kind.
assume-keyword = The keyword is meant, not the card called Suspend.
assume-card = The card called Suspend is meant, not the keyword.
assume-today = The rules of today hold.
assume-year-last-day = A bare year means its last day.
assume-month-last-day = A month means its last day.
assume-before-change = The day before the rule changed is meant.
assume-card-future = { $subject } hadn't been printed on that day: this is a hypothetical.
assume-oracle-today = Cards have today's Oracle text.

## Asked back

open-which-trigger = Which trigger is countered?
open-which-card = Which card do you mean?
open-which-event = What do you want to know about suspend?
open-card-or-keyword = Do you mean the card Suspend or the keyword?
open-whose-turn = Whose turn is it?
open-whose-card = Whose card is it?
open-suspend-or-spell = Do you mean the moment it's suspended, or the spell later?
open-cast-or-not = Is the card { w-was-cast } when its last time counter is removed?
choice-first-trigger = the upkeep trigger that removes a time counter
choice-last-trigger = the trigger that lets it be { w-was-cast }, when the last counter is gone
choice-suspending = suspending the card from hand
choice-tick = a time counter is removed each upkeep
choice-last-counter = the last time counter is removed
choice-spell = the spell, when it's { w-was-cast }
choice-haste = haste
choice-keyword = the keyword suspend
choice-card = the card Suspend
choice-my-turn = mine
choice-opponent-turn = my opponent's
choice-mine = mine
choice-opponents = my opponent's
choice-cast = it's { w-was-cast }
choice-declined = it isn't { w-was-cast }
choice-named = { $card }
about-resolve-choice = effect of { $card }
about-kicker = kicker of { $card }
about-cascade = { w-casting } { $card }
about-timetravel = time counter on { $card }
about-adventure = part of { $card } to { w-cast }
about-mdfc = face of { $card } to { w-cast }
pick-do = do it
pick-resolve-choice-decline = don't
pick-kicked = kicked
pick-unkicked = without kicker
pick-remove = remove a counter
pick-put = put a counter
pick-leave = leave it
assume-put-all = Whoever holds { $subject } puts it { w-on-battlefield }.
may-suspend-cast-paid = { $player } may pay { $cost } mana and { w-cast } { $card }, or decline. Declined, it { w-stays-exiled } with no time counters and isn't suspended any more.
may-cascade = { $player } may { w-cast } { $card } at once without paying its mana cost. Declined, it goes to the bottom of the library.
may-split-cast = { $player } may { w-cast } either half of { $card }.
may-adventure = { $player } may { w-cast } either part of { $card }.
may-mdfc = { $player } may { w-cast } either face of { $card }.
end-never = { $card } is { w-in-exile } with no time counters: it isn't suspended.
end-copied = { $card } is copied { $count ->
    [one] once
   *[other] { $count } times
}.
about-commander-exile = zone for the commander { $card }
about-commander-hand = zone for the commander { $card }
pick-command = to the command zone
pick-exile = { w-in-exile }
pick-graveyard = to the graveyard
pick-hand = to hand
pick-library = into the library
