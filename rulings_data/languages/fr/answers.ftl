# La réponse brève, les choix qui partagent le jeu, les suppositions, et ce qui est redemandé.

## La réponse brève

verdict-yes = Oui
verdict-no = Non
verdict-may = { w-can } choisir
verdict-must = Pas le choix : c'est obligatoire
verdict-depends = Cela dépend
confirmed = Exact
confirmed-permission = Exact, { $player-who ->
    [me] vous ne pouvez pas
   *[other] { $player } ne peut pas
}
denied-permission = Non, { w-can } le faire
lead = { $lead }.
lead-because = { $lead } : { $reasons }.
reasons-and = { $first } ; { $second }
told-later = Plus tard : { $told }
then-comes = { $first } { $second }

may-suspend-cast = { w-can } { w-cast } { $card } ou refuser. En cas de refus, la carte { w-stays-exiled-f } sans marqueur « temps » et n'est plus suspendue.
must-suspend-cast = { $player-who ->
    [me] vous devez
   *[other] { $player } doit
} { w-cast } { $card } : c'est possible, et ces règles ne laissent pas le choix.
must-other = { $player-who ->
    [me] vous devez
   *[other] { $player } doit
} le faire : ces règles ne laissent pas le choix.
may-cost-unpaid-mana = { w-can } payer et { w-cast } { $card }, ou refuser de produire le mana. Sans paiement, la carte { w-stays-exiled-f } sans marqueur « temps » et n'est plus suspendue.
may-other = { $player-who ->
    [me] le choix vous appartient
   *[other] le choix revient { $player-to }
}.
if-picked = Si { $who ->
    [me] vous choisissez
   *[other] { $player } choisit
} « { $pick } » : { $end }

end-suspended = { $card-gender ->
    [name] { $card } est une carte suspendue
    [f] { $card } est suspendue
   *[m] { $card } est suspendu
} avec { $counters } ; { $count ->
    [1] il
   *[other] le prochain
} part { $owner-who ->
    [me] à votre prochain entretien
   *[other] au prochain entretien { $owner-of }
}.
end-left = { $card } { w-stays-exiled } sans marqueur « temps » : ce n'est plus une carte suspendue, et rien ne se déclenchera plus.
end-battlefield = { $card } est { w-on-battlefield } sous { $player-who ->
    [me] votre contrôle
   *[other] le contrôle { $player-of }
}{ $haste ->
    [yes] {" "}et a la célérité
    [no] {" "}et n'a pas la célérité
   *[none] {""}
}.
end-cast = { $card-gender ->
    [name] Une fois { w-was-cast }, le sort { $card } finit
    [f] Une fois { w-was-cast-f }, { $card } finit
   *[m] Une fois { w-was-cast }, { $card } finit
} { in-zone }.
end-gone = { $card } n'existe plus.
end-zone = { $card } est { in-zone }.
until = { $was ->
    [yes] Jusqu'au { $day }, la réponse était oui.
    [no] Jusqu'au { $day }, la réponse était non.
    [may] Jusqu'au { $day }, on avait le choix.
    [must] Jusqu'au { $day }, c'était obligatoire.
   *[depends] Jusqu'au { $day }, cela dépendait.
}
since = { $was ->
    [yes] Depuis le { $day }, la réponse est oui.
    [no] Depuis le { $day }, la réponse est non.
    [may] Depuis le { $day }, on a le choix.
    [must] Depuis le { $day }, c'est obligatoire.
   *[depends] Depuis le { $day }, cela dépend.
}
left-out = { $card } (texte en anglais) : « { $text } »

## Choix

about-suspend-cast = { w-cast } { $card }
about-cost-unpaid-mana = payer pour { $card }
about-split-cast = partie { $card-of } à { w-cast }
about-sba-legend = légende à garder
about-other = choix pour { $card }
pick-cast = { w-cast } la carte
pick-decline = ne pas { w-cast } la carte
pick-pay = payer et { w-cast } la carte
pick-cost-unpaid-mana-decline = ne pas payer
pick-other = { $picked }

## Suppositions

assume-own-turn = C'est votre tour.
assume-opponent-turn = C'est le tour de votre adversaire.
assume-main-phase = C'est une phase principale.
assume-upkeep = C'est l'entretien.
assume-empty-stack = La pile est vide.
assume-target = Il y a une cible légale : { $subject-a }.
assume-no-target = Il n'y a pas d'autre cible légale.
assume-mana = { $subject-who ->
    [me] vous pouvez
   *[other] { $subject } peut
} payer le mana.
assume-counters = { $subject } a son nombre habituel de marqueurs « temps ».
assume-one-counter = { $subject } a encore un marqueur « temps ».
assume-cast = { $subject-gender ->
    [name] la carte { $subject } est { w-was-cast-f }
    [f] { $subject } est { w-was-cast-f }
   *[m] { $subject } est { w-was-cast }
} quand son dernier marqueur « temps » est retiré.
assume-declined = { $subject-gender ->
    [name] la carte { $subject } n'est pas { w-was-cast-f }
    [f] { $subject } n'est pas { w-was-cast-f }
   *[m] { $subject } n'est pas { w-was-cast }
}.
assume-resolves = Personne ne répond, et tout se résout.
assume-untapped = { $subject-gender ->
    [name] le permanent { $subject } est dégagé
    [f] { $subject } est dégagée
   *[m] { $subject } est dégagé
}.
assume-named = { $subject } est la carte nommée.
assume-owner-asker = { $subject } est à vous.
assume-owner-opponent = { $subject } est à votre adversaire.
assume-unnamed-card = Aucune carte n'est nommée : cela vaut pour toute carte de ce genre.
assume-keyword = Il s'agit du mot-clé, pas de la carte Suspendre.
assume-card = Il s'agit de la carte Suspendre, pas du mot-clé.
assume-today = Les règles d'aujourd'hui s'appliquent.
assume-year-last-day = Une année seule désigne son dernier jour.
assume-month-last-day = Un mois désigne son dernier jour.
assume-before-change = Il s'agit de la veille du changement de règle.
assume-card-future = La carte { $subject } n'était pas encore imprimée ce jour-là : le cas est hypothétique.
assume-oracle-today = Les cartes ont leur texte Oracle d'aujourd'hui.

## Redemandé

open-which-trigger = Quelle capacité déclenchée est contrecarrée ?
open-which-card = De quelle carte s'agit-il ?
open-which-event = Que voulez-vous savoir sur la suspension ?
open-card-or-keyword = Parlez-vous de la carte Suspendre ou du mot-clé ?
open-whose-turn = C'est le tour de qui ?
open-whose-card = À qui est la carte ?
open-suspend-or-spell = Parlez-vous du moment où la carte est suspendue, ou du sort plus tard ?
open-cast-or-not = La carte est-elle { w-was-cast-f } quand son dernier marqueur « temps » est retiré ?
choice-first-trigger = la capacité d'entretien, qui retire un marqueur « temps »
choice-last-trigger = la capacité qui fait { w-cast } la carte, une fois le dernier marqueur retiré
choice-suspending = suspendre la carte depuis la main
choice-tick = un marqueur « temps » est retiré à chaque entretien
choice-last-counter = le dernier marqueur « temps » est retiré
choice-spell = le sort, au moment où il est { w-was-cast }
choice-haste = la célérité
choice-keyword = le mot-clé suspension
choice-card = la carte Suspendre
choice-my-turn = le mien
choice-opponent-turn = celui de mon adversaire
choice-mine = à moi
choice-opponents = à mon adversaire
choice-cast = elle est { w-was-cast-f }
choice-declined = elle n'est pas { w-was-cast-f }
choice-named = { $card }
about-resolve-choice = effet { $card-of }
about-kicker = kick { $card-of }
about-cascade = { w-cast } { $card }
about-timetravel = marqueur « temps » sur { $card }
about-adventure = partie { $card-of } à { w-cast }
about-mdfc = face { $card-of } à { w-cast }
pick-do = le faire
pick-resolve-choice-decline = ne pas le faire
pick-kicked = avec le kick
pick-unkicked = sans le kick
pick-remove = retirer un marqueur
pick-put = ajouter un marqueur
pick-leave = ne rien changer
assume-put-all = Celui qui a { $subject } en main met la carte { w-on-battlefield }.
may-suspend-cast-paid = { w-can } payer { $cost } mana et { w-cast } { $card }, ou refuser. En cas de refus, la carte { w-stays-exiled-f } sans marqueur « temps » et n'est plus suspendue.
may-cascade = { w-can } { w-cast } { $card } tout de suite sans payer son coût de mana. En cas de refus, la carte va au-dessous de la bibliothèque.
may-split-cast = { w-can } { w-cast } l'une ou l'autre moitié { $card-of }.
may-adventure = { w-can } { w-cast } l'une ou l'autre partie { $card-of }.
may-mdfc = { w-can } { w-cast } l'une ou l'autre face { $card-of }.
end-never = { $card } est { w-in-exile } sans marqueur « temps » : ce n'est pas une carte suspendue.
end-copied = { $card } est copié { $count ->
    [one] une fois
   *[other] { $count } fois
}.
about-commander-exile = zone pour le commandant { $card }
about-commander-hand = zone pour le commandant { $card }
pick-command = dans la zone de commandement
pick-exile = { w-in-exile }
pick-graveyard = au cimetière
pick-hand = en main
pick-library = dans la bibliothèque
