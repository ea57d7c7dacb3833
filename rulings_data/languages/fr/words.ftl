# Les mots dont chaque phrase est faite : ceux qui ont changé avec les règles, joueurs, objets, zones.
# Avant le 2009-07-11, on jouait les sorts et on retirait les cartes de la partie.

## Mots de l'époque

w-cast = { $verb ->
    [play] jouer
   *[cast] lancer
}
w-cast-2 = { $verb ->
    [play] jouez
   *[cast] lancez
}
w-casts = { $verb ->
    [play] joue
   *[cast] lance
}
w-was-cast = { $verb ->
    [play] joué
   *[cast] lancé
}
w-was-cast-f = { $verb ->
    [play] jouée
   *[cast] lancée
}
w-exiled = { $words ->
    [removed] retiré de la partie
   *[exile] exilé
}
w-exiled-f = { $words ->
    [removed] retirée de la partie
   *[exile] exilée
}
w-in-exile = { $words ->
    [removed] hors de la partie
   *[exile] en exil
}
w-stays-exiled-f = { $words ->
    [removed] reste retirée de la partie
   *[exile] reste en exil
}
w-stays-exiled = { $words ->
    [removed] reste parmi les cartes retirées de la partie
   *[exile] reste en exil
}
w-enters = { $words ->
    [removed] arrive en jeu
   *[exile] arrive sur le champ de bataille
}
w-on-battlefield = { $words ->
    [removed] en jeu
   *[exile] sur le champ de bataille
}
w-can = { $player-who ->
    [me] vous pouvez
   *[other] { $player } peut
}
w-cannot = { $player-who ->
    [me] vous ne pouvez pas
   *[other] { $player } ne peut pas
}

## Joueurs

player-me = vous
    .of = de vous
    .to = à vous
player-opponent = { $number ->
    [one] votre adversaire
    [2] votre deuxième adversaire
    [3] votre troisième adversaire
   *[other] votre adversaire n° { $number }
}
    .of = de { player-opponent }
    .to = à { player-opponent }
player-other = { $name }
    .of = de { $name }
    .to = à { $name }

## Objets

thing-named = { $name }
    .of = { $starts ->
        [vowel] d'{ $name }
       *[consonant] de { $name }
    }
    .from = { $starts ->
        [vowel] d'{ $name }
       *[consonant] de { $name }
    }
    .to = à { $name }
    .gender = name
thing-numbered = { $one } (n° { $number })
    .of = { $one-of } (n° { $number })
    .from = { $one-of } (n° { $number })
    .to = { $one-to } (n° { $number })
    .gender = { $one-gender }
thing-copy = la copie { $one-of }
    .of = de la copie { $one-of }
    .from = de la copie { $one-of }
    .to = à la copie { $one-of }
    .gender = f
thing-token = le jeton { token-name }
    .a = un jeton { token-name }
    .of = du jeton { token-name }
    .from = du jeton { token-name }
    .to = au jeton { token-name }
    .gender = m
thing-creature = la créature
    .a = une créature
    .of = de la créature
    .from = de la créature
    .to = à la créature
    .gender = f
thing-creature-token = le jeton de créature
    .a = un jeton de créature
    .of = du jeton de créature
    .from = du jeton de créature
    .to = au jeton de créature
    .gender = m
thing-land = le terrain
    .a = un terrain
    .of = du terrain
    .from = du terrain
    .to = au terrain
    .gender = m
thing-artifact = l'artefact
    .a = un artefact
    .of = de l'artefact
    .from = de l'artefact
    .to = à l'artefact
    .gender = m
thing-enchantment = l'enchantement
    .a = un enchantement
    .of = de l'enchantement
    .from = de l'enchantement
    .to = à l'enchantement
    .gender = m
thing-planeswalker = le planeswalker
    .a = un planeswalker
    .of = du planeswalker
    .from = du planeswalker
    .to = au planeswalker
    .gender = m
thing-card = la carte
    .a = une carte
    .of = de la carte
    .from = de la carte
    .to = à la carte
    .gender = f
thing-creature-card = la carte de créature
    .a = une carte de créature
    .of = de la carte de créature
    .from = de la carte de créature
    .to = à la carte de créature
    .gender = f
thing-sorcery-card = le rituel
    .a = un rituel
    .of = du rituel
    .from = du rituel
    .to = au rituel
    .gender = m
thing-instant-card = l'éphémère
    .a = un éphémère
    .of = de l'éphémère
    .from = de l'éphémère
    .to = à l'éphémère
    .gender = m
thing-artifact-card = la carte d'artefact
    .a = une carte d'artefact
    .of = de la carte d'artefact
    .from = de la carte d'artefact
    .to = à la carte d'artefact
    .gender = f
thing-spell = le sort
    .a = un sort
    .of = du sort
    .from = du sort
    .to = au sort
    .gender = m
thing-suspend-card = la carte avec la suspension
    .a = une carte avec la suspension
    .of = de la carte avec la suspension
    .from = de la carte avec la suspension
    .to = à la carte avec la suspension
    .gender = f
thing-suspend-creature = la créature avec la suspension
    .a = une créature avec la suspension
    .of = de la créature avec la suspension
    .from = de la créature avec la suspension
    .to = à la créature avec la suspension
    .gender = f
thing-suspend-sorcery = le rituel avec la suspension
    .a = un rituel avec la suspension
    .of = du rituel avec la suspension
    .from = du rituel avec la suspension
    .to = au rituel avec la suspension
    .gender = m
thing-suspend-instant = l'éphémère avec la suspension
    .a = un éphémère avec la suspension
    .of = de l'éphémère avec la suspension
    .from = de l'éphémère avec la suspension
    .to = à l'éphémère avec la suspension
    .gender = m

## Capacités, d'après ce qu'elles font

ability-suspend-tick = la capacité d'entretien { $source-of }
    .of = de la capacité d'entretien { $source-of }
    .gender = f
ability-suspend-cast = la capacité du dernier marqueur { $source-of }
    .of = de la capacité du dernier marqueur { $source-of }
    .gender = f
ability-vanishing-tick = la capacité de disparition { $source-of }
    .of = de la capacité de disparition { $source-of }
    .gender = f
ability-vanishing-last = la capacité de sacrifice { $source-of }
    .of = de la capacité de sacrifice { $source-of }
    .gender = f
ability-triggered = la capacité déclenchée { $source-of }
    .of = de la capacité déclenchée { $source-of }
    .gender = f
ability-activated = la capacité activée { $source-of }
    .of = de la capacité activée { $source-of }
    .gender = f

keyword = { $keyword ->
    [haste] la célérité
    [flying] le vol
    [trample] le piétinement
    [vigilance] la vigilance
    [flash] le flash
    [suspend] la suspension
    [vanishing] la disparition
    [indestructible] l'indestructible
    [split-second] la fraction de seconde
    [flashback] le flashback
    [overload] la surcharge
    [evoke] l'évocation
    [impending] l'imminence
    [morph] la mue
    [foretell] la prédiction
    [madness] la folie
    [cascade] la cascade
    [storm] le déluge
    [kicker] le kick
    [buyback] le rappel
   *[other] { $keyword-name }
}

## Marqueurs

counters = { $kind ->
    [own-time] ses marqueurs « temps »
    [time] { $count ->
        [one] un marqueur « temps »
       *[other] { $count } marqueurs « temps »
    }
    [loyalty] { $count ->
        [one] un marqueur « loyauté »
       *[other] { $count } marqueurs « loyauté »
    } [+1/+1] { $count ->
        [one] un marqueur +1/+1
       *[other] { $count } marqueurs +1/+1
    }
   *[other] { $count ->
        [one] un marqueur « { $kind } »
       *[other] { $count } marqueurs « { $kind } »
    }
}

## Tours et zones

step-of = { $step ->
    [untap] { $who ->
        [me] votre étape de dégagement
       *[other] l'étape de dégagement { $player-of }
    }
    [upkeep] { $who ->
        [me] votre entretien
       *[other] l'entretien { $player-of }
    }
    [draw] { $who ->
        [me] votre étape de pioche
       *[other] l'étape de pioche { $player-of }
    }
    [main] { $who ->
        [me] votre phase principale
       *[other] la phase principale { $player-of }
    }
    [combat] { $who ->
        [me] votre phase de combat
       *[other] la phase de combat { $player-of }
    }
    [main2] { $who ->
        [me] votre seconde phase principale
       *[other] la seconde phase principale { $player-of }
    }
    [end] { $who ->
        [me] votre étape de fin
       *[other] l'étape de fin { $player-of }
    }
   *[cleanup] { $who ->
        [me] votre étape de nettoyage
       *[other] l'étape de nettoyage { $player-of }
    }
}
to-zone = { $to ->
    [hand] dans { $owner-who ->
        [me] votre main
       *[other] la main { $owner-of }
    }
    [library] dans { $owner-who ->
        [me] votre bibliothèque
       *[other] la bibliothèque { $owner-of }
    }
    [graveyard] dans { $owner-who ->
        [me] votre cimetière
       *[other] le cimetière { $owner-of }
    }
    [command] dans la zone de commandement
    [stack] sur la pile
   *[exile] { w-in-exile }
}
in-zone = { $zone ->
    [hand] dans { $owner-who ->
        [me] votre main
       *[other] la main { $owner-of }
    }
    [library] dans { $owner-who ->
        [me] votre bibliothèque
       *[other] la bibliothèque { $owner-of }
    }
    [graveyard] dans { $owner-who ->
        [me] votre cimetière
       *[other] le cimetière { $owner-of }
    }
    [command] dans la zone de commandement
    [stack] sur la pile
    [battlefield] { w-on-battlefield }
    [none] nulle part
   *[exile] { w-in-exile }
}
listed-and = { $before } et { $last }
thing-suspend-spell = le sort avec la suspension
    .a = un sort avec la suspension
    .of = du sort avec la suspension
    .from = du sort avec la suspension
    .to = au sort avec la suspension
    .gender = m
thing-vanishing-creature = la créature avec la disparition
    .a = une créature avec la disparition
    .of = de la créature avec la disparition
    .from = de la créature avec la disparition
    .to = à la créature avec la disparition
    .gender = f
token-name = { $name ->
    [Dinosaur] Dinosaure
    [Eldrazi] Eldrazi
    [Goblin] Gobelin
    [Knight] Chevalier
    [Rhino] Rhinocéros
    [Soldier] Soldat
    [Treasure] Trésor
    [Zombie] Zombie
   *[other] { $name }
}
date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }
