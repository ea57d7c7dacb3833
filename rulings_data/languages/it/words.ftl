# Le parole di cui ogni frase è fatta: quelle cambiate con le regole, giocatori, oggetti, zone.
# Prima del 2009-07-11 le magie si giocavano e le carte si rimuovevano dal gioco.

## Parole del tempo

w-cast = { $verb ->
    [play] giocare
   *[cast] lanciare
}
w-cast-2 = { $verb ->
    [play] giochi
   *[cast] lanci
}
w-casts = { $verb ->
    [play] gioca
   *[cast] lancia
}
w-cast-it = { $verb ->
    [play] giocarla
   *[cast] lanciarla
}
w-was-cast = { $verb ->
    [play] giocato
   *[cast] lanciato
}
w-was-cast-f = { $verb ->
    [play] giocata
   *[cast] lanciata
}
w-exiled = { $words ->
    [removed] rimosso dal gioco
   *[exile] esiliato
}
w-exiled-f = { $words ->
    [removed] rimossa dal gioco
   *[exile] esiliata
}
w-in-exile = { $words ->
    [removed] fuori dal gioco
   *[exile] in esilio
}
w-stays-exiled-f = { $words ->
    [removed] resta rimossa dal gioco
   *[exile] resta in esilio
}
w-stays-exiled = { $words ->
    [removed] resta tra le carte rimosse dal gioco
   *[exile] resta in esilio
}
w-enters = { $words ->
    [removed] entra in gioco
   *[exile] entra nel campo di battaglia
}
w-on-battlefield = { $words ->
    [removed] in gioco
   *[exile] sul campo di battaglia
}
w-can = { $player-who ->
    [me] puoi
   *[other] { $player } può
}
w-cannot = { $player-who ->
    [me] non puoi
   *[other] { $player } non può
}
w-must = { $player-who ->
    [me] devi
   *[other] { $player } deve
}

## Giocatori

player-me = tu
    .of = di te
    .to = a te
    .from = da te
player-opponent = { $number ->
    [one] il tuo avversario
    [2] il tuo secondo avversario
    [3] il tuo terzo avversario
   *[other] il tuo avversario n. { $number }
}
    .of = { $number ->
        [one] del tuo avversario
        [2] del tuo secondo avversario
        [3] del tuo terzo avversario
       *[other] del tuo avversario n. { $number }
    }
    .to = { $number ->
        [one] al tuo avversario
        [2] al tuo secondo avversario
        [3] al tuo terzo avversario
       *[other] al tuo avversario n. { $number }
    }
player-other = { $name }
    .of = di { $name }
    .to = a { $name }

## Oggetti

thing-named = { $name }
    .of = di { $name }
    .to = a { $name }
    .from = da { $name }
    .gender = name
thing-numbered = { $one } (n. { $number })
    .of = { $one-of } (n. { $number })
    .to = { $one-to } (n. { $number })
    .from = { $one-from } (n. { $number })
    .gender = { $one-gender }
thing-copy = la copia { $one-of }
    .of = della copia { $one-of }
    .to = alla copia { $one-of }
    .from = dalla copia { $one-of }
    .gender = f
thing-token = la pedina { token-name }
    .a = una pedina { token-name }
    .of = della pedina { token-name }
    .to = alla pedina { token-name }
    .from = dalla pedina { token-name }
    .gender = f
thing-creature = la creatura
    .a = una creatura
    .of = della creatura
    .to = alla creatura
    .from = dalla creatura
    .gender = f
thing-creature-token = la pedina creatura
    .a = una pedina creatura
    .of = della pedina creatura
    .to = alla pedina creatura
    .from = dalla pedina creatura
    .gender = f
thing-land = la terra
    .a = una terra
    .of = della terra
    .to = alla terra
    .from = dalla terra
    .gender = f
thing-artifact = l'artefatto
    .a = un artefatto
    .of = dell'artefatto
    .to = all'artefatto
    .from = dall'artefatto
    .gender = m
thing-enchantment = l'incantesimo
    .a = un incantesimo
    .of = dell'incantesimo
    .to = all'incantesimo
    .from = dall'incantesimo
    .gender = m
thing-planeswalker = il planeswalker
    .a = un planeswalker
    .of = del planeswalker
    .to = al planeswalker
    .from = dal planeswalker
    .gender = m
thing-card = la carta
    .a = una carta
    .of = della carta
    .to = alla carta
    .from = dalla carta
    .gender = f
thing-creature-card = la carta creatura
    .a = una carta creatura
    .of = della carta creatura
    .to = alla carta creatura
    .from = dalla carta creatura
    .gender = f
thing-sorcery-card = la stregoneria
    .a = una stregoneria
    .of = della stregoneria
    .to = alla stregoneria
    .from = dalla stregoneria
    .gender = f
thing-instant-card = l'istantaneo
    .a = un istantaneo
    .of = dell'istantaneo
    .to = all'istantaneo
    .from = dall'istantaneo
    .gender = m
thing-artifact-card = la carta artefatto
    .a = una carta artefatto
    .of = della carta artefatto
    .to = alla carta artefatto
    .from = dalla carta artefatto
    .gender = f
thing-spell = la magia
    .a = una magia
    .of = della magia
    .to = alla magia
    .from = dalla magia
    .gender = f
thing-suspend-card = la carta con sospendere
    .a = una carta con sospendere
    .of = della carta con sospendere
    .to = alla carta con sospendere
    .from = dalla carta con sospendere
    .gender = f
thing-suspend-creature = la creatura con sospendere
    .a = una creatura con sospendere
    .of = della creatura con sospendere
    .to = alla creatura con sospendere
    .from = dalla creatura con sospendere
    .gender = f
thing-suspend-sorcery = la stregoneria con sospendere
    .a = una stregoneria con sospendere
    .of = della stregoneria con sospendere
    .to = alla stregoneria con sospendere
    .from = dalla stregoneria con sospendere
    .gender = f
thing-suspend-instant = l'istantaneo con sospendere
    .a = un istantaneo con sospendere
    .of = dell'istantaneo con sospendere
    .to = all'istantaneo con sospendere
    .from = dall'istantaneo con sospendere
    .gender = m

## Abilità, da quello che fanno

ability-suspend-tick = l'abilità di mantenimento { $source-of }
    .of = dell'abilità di mantenimento { $source-of }
    .gender = f
ability-suspend-cast = l'abilità dell'ultimo segnalino { $source-of }
    .of = dell'abilità dell'ultimo segnalino { $source-of }
    .gender = f
ability-vanishing-tick = l'abilità di evanescenza { $source-of }
    .of = dell'abilità di evanescenza { $source-of }
    .gender = f
ability-vanishing-last = l'abilità di sacrificio { $source-of }
    .of = dell'abilità di sacrificio { $source-of }
    .gender = f
ability-triggered = l'abilità innescata { $source-of }
    .of = dell'abilità innescata { $source-of }
    .gender = f
ability-activated = l'abilità attivata { $source-of }
    .of = dell'abilità attivata { $source-of }
    .gender = f

keyword = { $keyword ->
    [haste] rapidità
    [flying] volare
    [trample] travolgere
    [vigilance] cautela
    [flash] lampo
    [suspend] sospendere
    [vanishing] evanescenza
    [indestructible] indistruttibile
    [split-second] battibaleno
    [flashback] flashback
    [overload] sovraccarico
    [evoke] apparizione
    [impending] imminenza
    [morph] metamorfosi
    [foretell] predire
    [madness] follia
    [cascade] cascata
    [storm] tempesta
    [kicker] potenziamento
    [buyback] riscatto
   *[other] { $keyword-name }
}

## Segnalini

counters = { $kind ->
    [own-time] i suoi segnalini tempo
    [time] { $count ->
        [one] un segnalino tempo
       *[other] { $count } segnalini tempo
    }
    [loyalty] { $count ->
        [one] un segnalino fedeltà
       *[other] { $count } segnalini fedeltà
    }
   *[other] { $count ->
        [one] un segnalino { $kind }
       *[other] { $count } segnalini { $kind }
    }
}

## Turni e zone

step-of = { $step ->
    [untap] { $who ->
        [me] la tua sottofase di STAP
       *[other] la sottofase di STAP { $player-of }
    }
    [upkeep] { $who ->
        [me] il tuo mantenimento
       *[other] il mantenimento { $player-of }
    }
    [draw] { $who ->
        [me] la tua sottofase di acquisizione
       *[other] la sottofase di acquisizione { $player-of }
    }
    [main] { $who ->
        [me] la tua fase principale
       *[other] la fase principale { $player-of }
    }
    [combat] { $who ->
        [me] la tua fase di combattimento
       *[other] la fase di combattimento { $player-of }
    }
    [main2] { $who ->
        [me] la tua seconda fase principale
       *[other] la seconda fase principale { $player-of }
    }
    [end] { $who ->
        [me] la tua sottofase finale
       *[other] la sottofase finale { $player-of }
    }
   *[cleanup] { $who ->
        [me] la tua sottofase di cancellazione
       *[other] la sottofase di cancellazione { $player-of }
    }
}
to-zone = { $to ->
    [hand] { $owner-who ->
        [me] nella tua mano
       *[other] nella mano { $owner-of }
    }
    [library] nel { $owner-who ->
        [me] tuo grimorio
       *[other] grimorio { $owner-of }
    }
    [graveyard] nel { $owner-who ->
        [me] tuo cimitero
       *[other] cimitero { $owner-of }
    }
    [command] nella zona di comando
    [stack] in pila
   *[exile] { w-in-exile }
}
in-zone = { $zone ->
    [hand] { $owner-who ->
        [me] nella tua mano
       *[other] nella mano { $owner-of }
    }
    [library] nel { $owner-who ->
        [me] tuo grimorio
       *[other] grimorio { $owner-of }
    }
    [graveyard] nel { $owner-who ->
        [me] tuo cimitero
       *[other] cimitero { $owner-of }
    }
    [command] nella zona di comando
    [stack] in pila
    [battlefield] { w-on-battlefield }
    [none] in nessuna zona
   *[exile] { w-in-exile }
}
listed-and = { $before } e { $last }
thing-suspend-spell = la magia con sospendere
    .a = una magia con sospendere
    .of = della magia con sospendere
    .to = alla magia con sospendere
    .from = dalla magia con sospendere
    .gender = f
thing-vanishing-creature = la creatura con evanescenza
    .a = una creatura con evanescenza
    .of = della creatura con evanescenza
    .to = alla creatura con evanescenza
    .from = dalla creatura con evanescenza
    .gender = f
token-name = { $name ->
    [Dinosaur] Dinosauro
    [Eldrazi] Eldrazi
    [Goblin] Goblin
    [Knight] Cavaliere
    [Rhino] Rinoceronte
    [Soldier] Soldato
    [Treasure] Tesoro
    [Zombie] Zombie
   *[other] { $name }
}
date = { $day ->
    [1] 1º
   *[other] { $day }
} { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
} { $year }
