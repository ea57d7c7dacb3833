# The words that every sentence is made of: those that changed with the rules, players, objects, zones.
# Before 2009-07-11 spells were played and cards were removed from the game.

## Words of the day

w-cast = { $verb ->
    [play] play
   *[cast] cast
}
w-casts = { $verb ->
    [play] plays
   *[cast] casts
}
w-was-cast = { $verb ->
    [play] played
   *[cast] cast
}
w-casting = { $verb ->
    [play] playing
   *[cast] casting
}
w-exiled = { $words ->
    [removed] removed from the game
   *[exile] exiled
}
w-in-exile = { $words ->
    [removed] removed from the game
   *[exile] in exile
}
w-stays-exiled = { $words ->
    [removed] stays removed from the game
   *[exile] stays in exile
}
w-enters = { $words ->
    [removed] comes into play
   *[exile] enters the battlefield
}
w-on-battlefield = { $words ->
    [removed] in play
   *[exile] on the battlefield
}

## Players

player-me = you
    .of = your
player-opponent = { $number ->
    [one] your opponent
    [2] your second opponent
    [3] your third opponent
   *[other] your opponent number { $number }
}
    .of = { player-opponent }'s
player-other = { $name }
    .of = { $name }'s

## Objects

thing-named = { $name }
    .of = { $name }'s
thing-numbered = { $one } (#{ $number })
    .of = { $one-of } (#{ $number })
thing-copy = the copy of { $one }
    .of = the copy of { $one }'s
thing-token = the { token-name } token
    .a = { $name ->
        [Hydra] a
        [Unicorn] a
       *[other] { $starts ->
            [vowel] an
           *[consonant] a
        }
    } { token-name } token
    .of = the { token-name } token's
thing-creature = the creature
    .a = a creature
    .of = the creature's
thing-creature-token = the creature token
    .a = a creature token
    .of = the creature token's
thing-land = the land
    .a = a land
    .of = the land's
thing-artifact = the artifact
    .a = an artifact
    .of = the artifact's
thing-enchantment = the enchantment
    .a = an enchantment
    .of = the enchantment's
thing-planeswalker = the planeswalker
    .a = a planeswalker
    .of = the planeswalker's
thing-card = the card
    .a = a card
    .of = the card's
thing-creature-card = the creature card
    .a = a creature card
    .of = the creature card's
thing-sorcery-card = the sorcery
    .a = a sorcery
    .of = the sorcery's
thing-instant-card = the instant
    .a = an instant
    .of = the instant's
thing-artifact-card = the artifact card
    .a = an artifact card
    .of = the artifact card's
thing-spell = the spell
    .a = a spell
    .of = the spell's
thing-suspend-card = the card with suspend
    .a = a card with suspend
    .of = the suspend card's
thing-suspend-creature = the creature with suspend
    .a = a creature with suspend
    .of = the suspend creature's
thing-suspend-sorcery = the sorcery with suspend
    .a = a sorcery with suspend
    .of = the suspend sorcery's
thing-suspend-instant = the instant with suspend
    .a = an instant with suspend
    .of = the suspend instant's

## Abilities, by what they do

ability-suspend-tick = { $source-of } upkeep trigger
ability-suspend-cast = { $source-of } last-counter trigger
ability-vanishing-tick = { $source-of } vanishing trigger
ability-vanishing-last = { $source-of } sacrifice trigger
ability-triggered = { $source-of } triggered ability
ability-activated = { $source-of } activated ability

keyword = { $keyword ->
    [haste] haste
    [flying] flying
    [trample] trample
    [vigilance] vigilance
    [flash] flash
    [suspend] suspend
    [vanishing] vanishing
    [indestructible] indestructible
    [split-second] split second
    [flashback] flashback
    [overload] overload
    [evoke] evoke
    [impending] impending
    [morph] morph
    [foretell] foretell
    [madness] madness
    [cascade] cascade
    [storm] storm
    [kicker] kicker
    [buyback] buyback
   *[other] { $keyword-name }
}

## Counters

counters = { $kind ->
    [own-time] its time counters
    [time] { $count ->
        [one] one time counter
       *[other] { $count } time counters
    }
    [loyalty] { $count ->
        [one] one loyalty counter
       *[other] { $count } loyalty counters
    }
   *[other] { $count ->
        [one] one { $kind } counter
       *[other] { $count } { $kind } counters
    }
}

## Turns and zones

step-of = { $player-of } { $step ->
    [untap] untap step
    [upkeep] upkeep
    [draw] draw step
    [main] main phase
    [combat] combat phase
    [main2] second main phase
    [end] end step
   *[cleanup] cleanup step
}
to-zone = { $to ->
    [hand] to { $owner-of } hand
    [library] into { $owner-of } library
    [graveyard] to { $owner-of } graveyard
    [command] to the command zone
    [stack] onto the stack
   *[exile] { $words ->
        [removed] out of the game
       *[exile] to exile
    }
}
in-zone = { $zone ->
    [hand] in { $owner-of } hand
    [library] in { $owner-of } library
    [graveyard] in { $owner-of } graveyard
    [command] in the command zone
    [stack] on the stack
    [battlefield] { w-on-battlefield }
    [none] gone
   *[exile] { w-in-exile }
}
listed-and = { $before } and { $last }
thing-suspend-spell = the spell with suspend
    .a = a spell with suspend
    .of = the suspend spell's
thing-vanishing-creature = the creature with vanishing
    .a = a creature with vanishing
    .of = the vanishing creature's
token-name = { $name ->
    [Dinosaur] Dinosaur
    [Eldrazi] Eldrazi
    [Goblin] Goblin
    [Knight] Knight
    [Rhino] Rhino
    [Soldier] Soldier
    [Treasure] Treasure
    [Zombie] Zombie
   *[other] { $name }
}
date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
