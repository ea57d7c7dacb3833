# Ce qui s'est passé : une phrase pour chaque événement d'une partie jouée.

turn-began = { $who ->
    [me] Votre tour commence.
   *[other] Le tour { $player-of } commence.
}
step-began = { step-of } commence.

triggered = { $ability } va être mise sur la pile.
triggered-stacked = { $ability } va sur la pile.
triggered-last = C'était le dernier marqueur « temps » : { $ability } va être mise sur la pile.
triggered-last-stacked = C'était le dernier marqueur « temps » : { $ability } va sur la pile.
stacked = { $ability } va sur la pile.
activated = { $who ->
    [me] Vous activez
   *[other] { $player } active
} une capacité { $source-of }{ $targets ->
    [none] {""}
   *[some] {" "}({ $target-list })
}.
targets = { $target-count ->
    [one] cible
   *[other] cibles
} : { $target-names }
copied = { $card } est mise sur la pile ; elle n'est pas { w-was-cast-f }.

resolving = { $card } se résout.
resolved-removing = { $card } se résout : { $counters } { $count ->
    [one] est retiré
   *[other] sont retirés
} { $source-from } ; { $left ->
    [0] il n'en reste aucun
    [1] il en reste un
   *[other] il en reste { $left }
}.
counters-removed = { $counters } { $count ->
    [one] est retiré
   *[other] sont retirés
} { $card-from } ; { $left ->
    [0] il n'en reste aucun
    [1] il en reste un
   *[other] il en reste { $left }
}.
counters-put = { $card } reçoit { $counters }.
failed = { $fizzle ->
    [countered] { $card-gender ->
        [name] le sort { $card } est contrecarré
        [f] { $card } est contrecarrée
       *[m] { $card } est contrecarré
    } : toutes ses cibles sont illégales.
   *[other] { $card } ne se résout pas : toutes ses cibles sont illégales.
}
ceased-if = { $card } ne fait rien : sa condition n'est plus vraie.
ceased-token = { $card } cesse d'exister.
countered = { $card-gender ->
    [name] le sort { $card } est contrecarré
    [f] { $card } est contrecarrée
   *[m] { $card } est contrecarré
}.

cast = { $who ->
    [me] Vous { w-cast-2 }
   *[other] { $player } { w-casts }
} { $card }{ $from ->
    [exile] { $words ->
        [removed] {" "}(carte retirée de la partie)
       *[exile] {" "}depuis l'exil
    }
   *[other] {""}
}{ $free ->
    [yes] {" "}sans payer son coût de mana
   *[no] {""}
}{ $way ->
    [none] {""}
    [pitch] {" "}pour son coût alternatif
   *[other] {" "}pour son coût ({ $way-name })
}{ $x ->
    [none] {""}
   *[some] , avec X égal à { $x-value }
}{ $targets ->
    [none] {""}
   *[some] {" "}({ $target-list })
}.
paid-own = { $who ->
    [me] Vous payez
   *[other] { $player } paie
} le coût de suspension { $card-of }.
paid = { $who ->
    [me] Vous payez
   *[other] { $player } paie
} { $cost } mana pour { $what ->
    [suspend] suspendre { $card }
    [ability] la capacité { $card-of }
   *[spell] { w-cast } { $card }
}.
mana-added = { $who ->
    [me] Vous ajoutez
   *[other] { $player } ajoute
} { $amount } mana.

suspended = { $who ->
    [me] Vous suspendez
   *[other] { $player } suspend
} { $card } : la carte est { w-exiled-f } face visible avec { $counters }. Rien ne va sur la pile.
suspended-without = { $who ->
    [me] Vous suspendez
   *[other] { $player } suspend
} { $card } : la carte est { w-exiled-f } face visible. Rien ne va sur la pile.
moved = { $card } va { to-zone }.
moved-destroyed = { $card-gender ->
    [name] le permanent { $card } est détruit
    [f] { $card } est détruite
   *[m] { $card } est détruit
} et va { to-zone }.
moved-sacrificed = { $who ->
    [me] Vous sacrifiez
   *[other] { $player } sacrifie
} { $card }, qui va { to-zone }.
moved-exiled = { $card-gender ->
    [name] la carte { $card } est { w-exiled-f }
    [f] { $card } est { w-exiled-f }
   *[m] { $card } est { w-exiled }
}.
moved-enters = { $card } { w-enters } sous { $player-who ->
    [me] votre contrôle
   *[other] le contrôle { $player-of }
}.
moved-legend = Règle des légendes : { $card } va { to-zone }.

damaged = { $source } { $target-who ->
    [me] vous inflige
   *[other] inflige
} { $amount ->
    [one] une blessure
   *[other] { $amount } blessures
}{ $target-who ->
    [me] {""}
   *[other] {" "}{ $target-to }
}.
life-gained = { $who ->
    [me] Vous gagnez
   *[other] { $player } gagne
} { $amount ->
    [one] 1 point
   *[other] { $amount } points
} de vie.
life-lost = { $who ->
    [me] Vous perdez
   *[other] { $player } perd
} { $amount ->
    [one] 1 point
   *[other] { $amount } points
} de vie.
drew = { $who ->
    [me] Vous piochez
   *[other] { $player } pioche
} { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
control-changed = { $who ->
    [me] Vous acquérez
   *[other] { $player } acquiert
} le contrôle { $card-of }.
lost = { $who ->
    [me] Vous perdez
   *[other] { $player } perd
} la partie.

effect-haste-suspend = { $card } a la célérité tant que { $who ->
    [me] vous en gardez le contrôle
   *[other] { $player } en garde le contrôle
}.
effect-haste-suspend-over = { $card } perd la célérité donnée par la suspension et ne la retrouvera pas.
effect-castable = { w-can } { w-cast } { $card } depuis cette zone.
effect-keyword = { $card } acquiert { $keyword }.
effect-pt = { $card } gagne { $power }/{ $toughness }.
effect-lose = { $card } perd toutes ses capacités.
effect-control = Cela dure jusqu'à la fin du tour.
effect-control-over = Le changement de contrôle prend fin.
effect-prohibit = { w-cannot } { w-cast } de sorts pour l'instant.
effect-prohibit-over = { w-can } de nouveau { w-cast } des sorts.
effect-over = Un effet sur { $card } prend fin.
gained = { $card } acquiert { $keyword }.
created = { $who ->
    [me] Vous créez
   *[other] { $player } crée
} un jeton : { $card-a }.
tapped = { $card } s'engage.
untapped = { $card } se dégage.
noted-name = Le nom choisi pour { $card } est { $value }.
noted-attached = { $card } s'attache { $value-to }.

declined = { $who ->
    [me] Vous choisissez
   *[other] { $player } choisit
} de ne pas { w-cast } { $card }.
obliged = { $who ->
    [me] Vous devez
   *[other] { $player } doit
} { w-cast } { $card } : c'est possible, et il n'y a pas le choix.
stayed = { $card } { w-stays-exiled } sans marqueur « temps » : ce n'est plus une carte suspendue, et rien ne se déclenchera plus.
extra-turn = { $who ->
    [me] Vous jouez
   *[other] { $player } joue
} un tour supplémentaire après celui-ci.
extra-step = Une étape d'entretien supplémentaire suit celle-ci.
nothing-fewer-counters = Il y a moins de marqueurs que cela sur { $card } : seuls ceux qui y sont sont retirés.
nothing-other = Cette partie n'a pas d'effet ici.
unplayed = Cette partie du texte (en anglais) n'est pas jouée : « { $text } ».
became = { $card } devient une copie { $value-of }.
moved-discarded = { $who ->
    [me] Vous vous défaussez
   *[other] { $player } se défausse
} { $card-of }.
declined-other = { $who ->
    [me] Vous choisissez
   *[other] { $player } choisit
} de ne pas utiliser l'effet { $card-of }.
effect-no-activation = Les capacités { $card-of } ne peuvent pas être activées ce tour-ci.
nothing-no-hit = Aucune carte à trouver n'est nommée : rien n'est affirmé là-dessus.
