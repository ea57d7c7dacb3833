# Was geschehen ist: ein Satz für jedes Ereignis eines Spielverlaufs.

turn-began = { $who ->
    [me] Dein Zug beginnt.
   *[other] Der Zug { $player-of } beginnt.
}
step-began = { step-of } beginnt.

triggered = { $ability } kommt gleich auf den Stapel.
triggered-stacked = { $ability } geht auf den Stapel.
triggered-last = Das war die letzte Zeitmarke – { $ability } kommt gleich auf den Stapel.
triggered-last-stacked = Das war die letzte Zeitmarke – { $ability } geht auf den Stapel.
stacked = { $ability } geht auf den Stapel.
activated = { $who ->
    [me] Du aktivierst
   *[other] { $player } aktiviert
} eine Fähigkeit { $source-of }{ $targets ->
    [none] {""}
   *[some] {" "}({ $target-list })
}.
targets = { $target-count ->
    [one] Ziel
   *[other] Ziele
}: { $target-names }
copied = { $card } wird auf den Stapel gelegt; sie wird nicht { w-was-cast }.

resolving = { $card } wird verrechnet.
resolved-removing = { $card } wird verrechnet und entfernt { $counters } { $source-from }; { $left ->
    [0] keine ist übrig
    [one] eine ist übrig
   *[other] { $left } sind übrig
}.
counters-removed = { $counters } { $count ->
    [one] wird
   *[other] werden
} { $card-from } entfernt; { $left ->
    [0] keine ist übrig
    [one] eine ist übrig
   *[other] { $left } sind übrig
}.
counters-put = { $card } erhält { $counters }.
failed = { $fizzle ->
    [countered] { $card } wird neutralisiert: Alle Ziele sind illegal.
   *[other] { $card } wird nicht verrechnet: Alle Ziele sind illegal.
}
ceased-if = { $card } bewirkt nichts: Ihre Bedingung ist nicht mehr erfüllt.
ceased-token = { $card } hört auf zu existieren.
countered = { $card } wird neutralisiert.

cast = { $who ->
    [me] Du { w-cast-2 }
   *[other] { $player } { w-casts }
} { $card-acc }{ $from ->
    [exile] { $words ->
        [removed] {" "}(ganz aus dem Spiel entfernt)
       *[exile] {" "}aus dem Exil
    }
   *[other] {""}
}{ $free ->
    [yes] , ohne die Manakosten zu bezahlen
   *[no] {""}
}{ $way ->
    [none] {""}
    [pitch] {" "}für die alternativen Kosten
   *[other] {" "}für die Kosten von { $way-name }
}{ $x ->
    [none] {""}
   *[some] {" "}(X = { $x-value })
}{ $targets ->
    [none] {""}
   *[some] {" "}({ $target-list })
}.
paid-own = { $who ->
    [me] Du bezahlst
   *[other] { $player } bezahlt
} die Aussetzen-Kosten { $card-of }.
paid = { $who ->
    [me] Du bezahlst
   *[other] { $player } bezahlt
} { $cost } Mana{ $what ->
    [suspend] , um { $card-acc } auszusetzen
    [ability] {" "}für die Fähigkeit { $card-of }
   *[spell] , um { $card-acc } { w-to-cast }
}.
mana-added = { $who ->
    [me] Du erzeugst
   *[other] { $player } erzeugt
} { $amount } Mana.

suspended = { $who ->
    [me] Du setzt
   *[other] { $player } setzt
} { $card-acc } aus: Die Karte wird offen mit { $counters-with } { w-exiled }. Nichts geht auf den Stapel.
suspended-without = { $who ->
    [me] Du setzt
   *[other] { $player } setzt
} { $card-acc } aus: Die Karte wird offen { w-exiled }. Nichts geht auf den Stapel.
moved = { $card } kommt { to-zone }.
moved-destroyed = { $card } wird zerstört und kommt { to-zone }.
moved-sacrificed = { $who ->
    [me] Du opferst
   *[other] { $player } opfert
} { $card-acc }.
moved-exiled = { $card } wird { w-exiled }.
moved-enters = { $card } kommt unter { $player-who ->
    [me] deiner Kontrolle
   *[other] der Kontrolle { $player-of }
} ins Spiel.
moved-legend = Legendenregel: { $card } kommt { to-zone }.

damaged = { $source } fügt { $target-to } { $amount ->
    [one] 1 Schadenspunkt
   *[other] { $amount } Schadenspunkte
} zu.
life-gained = { $who ->
    [me] Du erhältst
   *[other] { $player } erhält
} { $amount ->
    [one] 1 Lebenspunkt
   *[other] { $amount } Lebenspunkte
} dazu.
life-lost = { $who ->
    [me] Du verlierst
   *[other] { $player } verliert
} { $amount ->
    [one] 1 Lebenspunkt
   *[other] { $amount } Lebenspunkte
}.
drew = { $who ->
    [me] Du ziehst
   *[other] { $player } zieht
} { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
control-changed = { $who ->
    [me] Du übernimmst
   *[other] { $player } übernimmt
} die Kontrolle über { $card-acc }.
lost = { $who ->
    [me] Du verlierst
   *[other] { $player } verliert
} das Spiel.

effect-haste-suspend = { $card } hat Eile, solange { $who ->
    [me] du die Kontrolle darüber behältst
   *[other] { $player } die Kontrolle darüber behält
}.
effect-haste-suspend-over = { $card } verliert die Eile aus dem Aussetzen und bekommt sie nicht zurück.
effect-castable = { w-can } { $card-acc } von dort { w-cast }.
effect-keyword = { $card } erhält { $keyword }.
effect-pt = { $card } erhält { $power }/{ $toughness }.
effect-lose = { $card } verliert alle Fähigkeiten.
effect-control = Das gilt bis zum Ende des Zuges.
effect-control-over = Der Kontrollwechsel endet.
effect-prohibit = { w-can } vorerst keine Zaubersprüche { w-cast }.
effect-prohibit-over = { w-can } wieder Zaubersprüche { w-cast }.
effect-over = Ein Effekt auf { $card-acc } endet.
gained = { $card } erhält { $keyword }.
created = { $who ->
    [me] Du erzeugst
   *[other] { $player } erzeugt
} einen Spielstein: { $card-a }.
tapped = { $card } wird getappt.
untapped = { $card } wird enttappt.
noted-name = Der für { $card-acc } bestimmte Name ist { $value }.
noted-attached = { $card } wird an { $value-acc } angelegt.

declined = { $who ->
    [me] Du entscheidest dich
   *[other] { $player } entscheidet sich
}, { $card-acc } nicht { w-to-cast }.
obliged = { $who ->
    [me] Du musst
   *[other] { $player } muss
} { $card-acc } { w-cast }: Es ist möglich, und es gibt keine Wahl.
stayed = { $card } { w-stays-exiled }, ohne Zeitmarken: nicht mehr ausgesetzt, und nichts wird mehr ausgelöst.
extra-turn = { $who ->
    [me] Du hast
   *[other] { $player } hat
} nach diesem einen zusätzlichen Zug.
extra-step = Auf dieses folgt ein zusätzliches Versorgungssegment.
nothing-fewer-counters = Auf { $card-to } liegen weniger Marken als das: Nur die vorhandenen werden entfernt.
nothing-other = Dieser Teil hat hier keine Wirkung.
unplayed = Dieser Teil des Textes (auf Englisch) ist nicht durchgespielt: „{ $text }“.
became = { $card } wird zu einer Kopie { $value-of }.
moved-discarded = { $who ->
    [me] Du wirfst
   *[other] { $player } wirft
} { $card-acc } ab.
declined-other = { $who ->
    [me] Du verzichtest
   *[other] { $player } verzichtet
} auf den Effekt { $card-of }.
effect-no-activation = Fähigkeiten { $card-of } können in diesem Zug nicht aktiviert werden.
nothing-no-hit = Es ist keine Karte genannt, die gefunden würde: Darüber wird nichts behauptet.
