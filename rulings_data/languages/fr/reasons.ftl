# Ce qui est impossible, ce qui est permis, et pourquoi : un morceau de phrase par règle décisive.

refused = { $what ->
    [suspend] { w-cannot } suspendre { $card }
    [cast] { w-cannot } { w-cast } { $card }
    [activate] { w-cannot } activer la capacité { $card-of }
    [attack] { $card } ne peut pas attaquer
    [look] { w-cannot } regarder { $card }
    [proliferate] { w-cannot } choisir { $card } pour proliférer
    [time-travel] { w-cannot } choisir { $card } pour voyager dans le temps
    [counter] { w-cannot } contrecarrer { $card }
    [respond] { w-cannot } y répondre
    [put] aucun marqueur ne peut être mis sur { $card }
    [blink] { $card } ne peut pas être renvoyé ainsi
    [copy] { w-cannot } copier { $card }
    [fuse] { w-cannot } fusionner { $card }
    [use] { w-cannot } payer ce coût pour { $card }
    [control] { w-cannot } acquérir le contrôle { $card-of }
   *[other] { w-cannot } faire cela
}
allowed = { $what ->
    [suspend] { w-can } suspendre { $card }
    [cast] { w-can } { w-cast } { $card }
    [activate] { w-can } activer la capacité { $card-of }
    [attack] { $card } peut attaquer
    [look] { w-can } regarder { $card }
    [proliferate] { w-can } choisir { $card } pour proliférer
    [time-travel] { w-can } choisir { $card } pour voyager dans le temps
    [order] { w-can } choisir l'ordre de ces capacités déclenchées
    [blink] { $card } peut partir et revenir
    [copy] { w-can } copier { $card }
    [fuse] { w-can } fusionner { $card }
    [use] { w-can } payer ce coût pour { $card }
    [control] { w-can } acquérir le contrôle { $card-of }
   *[other] { w-can } faire cela
}
because = { $said } : { $reasons }.
period = { $said }.

reason-timing = { $holds ->
    [yes] c'est { $player-who ->
        [me] votre phase principale
       *[other] la phase principale { $player-of }
    } et la pile est vide
   *[no] { $kind ->
        [land] un terrain ne se joue que pendant { $player-who ->
            [me] votre phase principale
           *[other] la phase principale { $player-of }
        }, pile vide
       *[other] sans le flash, { $kind ->
            [creature] un sort de créature
            [artifact] un artefact
            [enchantment] un enchantement
            [planeswalker] un planeswalker
           *[sorcery] un rituel
        } ne peut être { w-was-cast } que pendant { $player-who ->
            [me] votre phase principale
           *[other] la phase principale { $player-of }
        }, pile vide
    }
}
reason-timing-instant = { $holds ->
    [yes] c'est un éphémère
   *[no] ce n'est pas un éphémère
}
reason-land-own-turn = on ne joue un terrain que pendant son propre tour
reason-timing-sorcery-only = cette capacité ne s'active qu'au moment où l'on pourrait { w-cast } un rituel
reason-flash = { $by ->
    [none] la carte a le flash
   *[some] { $by-name } permet de { w-cast } la carte comme si elle avait le flash
}
reason-cast-prohibited = { $by-name } interdit de { w-cast } cette carte
reason-cant-wins = ce qui interdit l'emporte sur ce qui permet
reason-splitsecond-cast = { $by-name } est sur la pile et a la fraction de seconde
reason-cast-targets = il n'y a aucune cible légale
reason-cast-pay = { $by ->
    [none] { w-cannot } payer le coût total
   *[some] { w-cannot } payer ce que { $by-name } ajoute au coût
}
reason-cast-total = { $by-name } augmente le coût
reason-cost-over-alternative = « sans payer son coût de mana » ne couvre pas ce que { $by-name } ajoute
reason-cost-none = la carte n'a pas de coût de mana, on ne peut donc pas le payer
reason-cost-additional = son coût supplémentaire ne peut pas être payé
reason-suspend-exile = { $holds ->
    [yes] la suspension le permet
   *[no] seule une carte avec la suspension, en main, peut être suspendue
}
reason-action-suspend = { $holds ->
    [yes] suspendre est une action spéciale
   *[no] suspendre est une action spéciale, qui n'utilise pas la pile
}
reason-action-special = une action spéciale n'utilise pas la pile
reason-stack-special = suspendre n'utilise pas la pile, personne ne peut donc y répondre
reason-suspend-prohibited = ce qui interdit de { w-cast } une carte interdit aussi de la suspendre
reason-suspend-suspended = { $holds ->
    [yes] la carte est suspendue
   *[no] la carte n'est pas suspendue
}
reason-suspend-haste = { $holds ->
    [yes] la suspension lui donne la célérité
   *[no] la célérité de la suspension est perdue
}
reason-haste = { $holds ->
    [yes] elle a la célérité
   *[no] elle n'a pas la célérité
}
reason-haste-sickness = { $holds ->
    [yes] { $player-who ->
        [me] vous la contrôlez
       *[other] { $player } la contrôle
    } sans interruption depuis le début du tour
   *[no] elle est passée sous { $player-who ->
        [me] votre contrôle
       *[other] le contrôle { $player-of }
    } ce tour-ci et n'a pas la célérité
}
reason-x-suspend = X ne peut pas être égal à 0
reason-counter = { $holds ->
    [yes] c'est un objet sur la pile
   *[no] on ne contrecarre que ce qui est sur la pile
}
reason-target-spell = il n'y a pas de tel sort ni de telle capacité sur la pile
reason-activate = { $holds ->
    [yes] { w-can } l'activer de là
   *[no] { w-cannot } activer cette capacité de là
}
reason-activate-cost = le coût ne peut pas être payé
reason-attack-declare = { $holds ->
    [yes] elle est dégagée et c'est { $player-who ->
        [me] votre tour
       *[other] le tour { $player-of }
    }
   *[no] seule une créature dégagée attaque, et pendant le tour de son contrôleur
}
reason-exile-face-up = une carte suspendue est face visible, et tout le monde peut la regarder
reason-proliferate = { $holds ->
    [yes] c'est un permanent avec des marqueurs
   *[no] la prolifération ne touche que les permanents et les joueurs qui ont des marqueurs
}
reason-timetravel = { $holds ->
    [yes] le voyage dans le temps touche ses propres cartes suspendues et ses propres permanents avec des marqueurs « temps »
   *[no] le voyage dans le temps ne touche que ses propres cartes suspendues et ses propres permanents avec des marqueurs « temps »
}
reason-trigger-order = { $holds ->
    [yes] chacun met ses propres capacités déclenchées sur la pile dans l'ordre de son choix
   *[no] aucune de ces capacités déclenchées n'attend
}
reason-stack-order = la dernière mise sur la pile se résout la première
reason-activate-prohibited = { $by-name } interdit d'activer ses capacités
reason-activate-mana = c'est une capacité de mana, qui n'utilise pas la pile
reason-cost-pay = son coût ne peut pas être payé
reason-cost-one-alternative = { $holds ->
    [yes] c'est le seul coût alternatif
   *[no] un sort n'a qu'un seul coût alternatif, et « sans payer son coût de mana » en est un
}
reason-copy-spell = { $holds ->
    [yes] c'est un sort sur la pile
   *[no] on ne copie qu'un sort sur la pile
}
reason-fuse = { $holds ->
    [yes] la carte est en main
   *[no] la fusion ne marche que depuis la main
}
reason-split-cast = { $holds ->
    [yes] une moitié est { w-was-cast-f }
   *[no] une seule moitié peut être { w-was-cast-f } ainsi
}
reason-target = il n'y a aucune cible légale
reason-zone-new-object = { $holds ->
    [yes] c'est un nouvel objet qui revient
   *[no] l'objet n'est pas { w-on-battlefield }
}
reason-color-indicator = un indicateur de couleur lui donne sa couleur
reason-controller-none = personne ne contrôle une carte qui n'est ni un permanent ni sur la pile
reason-sba-life = la partie est déjà finie
reason-ability-function = cette capacité ne fonctionne que dans les zones qu'elle indique
reason-ability-battlefield = cette capacité ne fonctionne que { w-on-battlefield }
reason-cost-generic = { $by-name } ne réduit que le mana générique
reason-player-leaves = ce joueur a alors déjà quitté la partie
reason-commander-tax = la taxe de commandant s'ajoute
reason-foretell-cast = { $holds ->
    [yes] elle a été prédite à un tour précédent
   *[no] une carte prédite ne peut être lancée qu'à un tour ultérieur
}
reason-plot-cast = { $holds ->
    [yes] elle a été exilée ainsi à un tour précédent
   *[no] une carte ainsi exilée ne peut être lancée qu'à un tour ultérieur, pendant une phase principale de son propriétaire et la pile étant vide
}
reason-action-foretell = { $holds ->
    [yes] c'est le tour de son propriétaire
   *[no] on ne prédit une carte que pendant son propre tour
}
reason-action-plot = { $holds ->
    [yes] c'est la phase principale de son propriétaire et la pile est vide
   *[no] cela ne se fait que pendant sa propre phase principale, la pile étant vide
}
