# Die kurze Antwort, die Wahl, an der sich das Spiel teilt, was angenommen wurde, und was zurückgefragt wird.

## Die kurze Antwort

verdict-yes = Ja
verdict-no = Nein
verdict-may = { w-can } wählen
verdict-must = Keine Wahl: Es muss geschehen
verdict-depends = Es kommt darauf an
confirmed = Genau
confirmed-permission = Genau, das geht nicht
denied-permission = Nein, das geht
lead = { $lead }.
lead-because = { $lead } – { $reasons }.
reasons-and = { $first }; { $second }
told-later = Später: { $told }
then-comes = { $first } { $second }

may-suspend-cast = { w-can } { $card-acc } { w-cast } oder verzichten. Bei Verzicht { w-stays-exiled-turned } ohne Zeitmarken und ist nicht mehr ausgesetzt.
must-suspend-cast = { $player-who ->
    [me] du musst
   *[other] { $player } muss
} { $card-acc } { w-cast }: Es ist möglich, und diese Regeln lassen keine Wahl.
must-other = { $player-who ->
    [me] du musst
   *[other] { $player } muss
} es tun: Diese Regeln lassen keine Wahl.
may-cost-unpaid-mana = { w-can } bezahlen und { $card-acc } { w-cast }, oder kein Mana erzeugen. Unbezahlt { w-stays-exiled-turned } ohne Zeitmarken und ist nicht mehr ausgesetzt.
may-other = { $player-who ->
    [me] du hast
   *[other] { $player } hat
} die Wahl.
if-picked = { $who ->
    [me] Wählst du
   *[other] Wählt { $player }
} „{ $pick }“: { $end }

end-suspended = { $card } ist mit { $counters-with } ausgesetzt; { $count ->
    [one] sie
   *[other] die nächste
} wird { $owner-who ->
    [me] in deinem nächsten Versorgungssegment
   *[other] im nächsten Versorgungssegment { $owner-of }
} entfernt.
end-left = { $card } { w-stays-exiled }, ohne Zeitmarken: nicht mehr ausgesetzt, und nichts wird mehr ausgelöst.
end-battlefield = { $card } ist { w-on-battlefield } unter { $player-who ->
    [me] deiner Kontrolle
   *[other] der Kontrolle { $player-of }
}{ $haste ->
    [yes] {" "}und hat Eile
    [no] {" "}und hat keine Eile
   *[none] {""}
}.
end-cast = Einmal { w-was-cast }, liegt { $card } am Ende { in-zone }.
end-gone = { $card } existiert nicht mehr.
end-zone = { $card } ist { in-zone }.
until = { $was ->
    [yes] Bis zum { $day } war die Antwort Ja.
    [no] Bis zum { $day } war die Antwort Nein.
    [may] Bis zum { $day } hatte man die Wahl.
    [must] Bis zum { $day } musste man.
   *[depends] Bis zum { $day } kam es darauf an.
}
since = { $was ->
    [yes] Seit dem { $day } ist die Antwort Ja.
    [no] Seit dem { $day } ist die Antwort Nein.
    [may] Seit dem { $day } hat man die Wahl.
    [must] Seit dem { $day } muss man.
   *[depends] Seit dem { $day } kommt es darauf an.
}
left-out = { $card } (Text auf Englisch): „{ $text }“

## Wahl

about-suspend-cast = { $card-acc } { w-cast }
about-cost-unpaid-mana = für { $card-acc } bezahlen
about-split-cast = welcher Teil { $card-of } { w-was-cast } wird
about-sba-legend = welche Legende bleibt
about-other = Wahl für { $card-acc }
pick-cast = { w-cast }
pick-decline = nicht { w-cast }
pick-pay = bezahlen und { w-cast }
pick-cost-unpaid-mana-decline = nicht bezahlen
pick-other = { $picked }

## Angenommen

assume-own-turn = Es ist dein eigener Zug.
assume-opponent-turn = Es ist der Zug deines Gegners.
assume-main-phase = Es ist eine Hauptphase.
assume-upkeep = Es ist das Versorgungssegment.
assume-empty-stack = Der Stapel ist leer.
assume-target = Es gibt ein legales Ziel: { $subject-a }.
assume-no-target = Es gibt kein anderes legales Ziel.
assume-mana = { $subject-who ->
    [me] du kannst
   *[other] { $subject } kann
} das Mana bezahlen.
assume-counters = Auf { $subject-to } liegt die übliche Zahl von Zeitmarken.
assume-one-counter = Auf { $subject-to } liegt noch eine Zeitmarke.
assume-cast = { $subject } wird { w-was-cast }, sobald die letzte Zeitmarke entfernt ist.
assume-declined = { $subject } wird nicht { w-was-cast }.
assume-resolves = Niemand antwortet, und alles wird verrechnet.
assume-untapped = { $subject } ist ungetappt.
assume-named = { $subject } ist die benannte Karte.
assume-owner-asker = { $subject } gehört dir.
assume-owner-opponent = { $subject } gehört deinem Gegner.
assume-unnamed-card = Keine Karte ist genannt: Das gilt für jede Karte dieser Art.
assume-keyword = Gemeint ist das Schlüsselwort, nicht die Karte Suspendieren.
assume-card = Gemeint ist die Karte Suspendieren, nicht das Schlüsselwort.
assume-today = Es gelten die heutigen Regeln.
assume-year-last-day = Ein bloßes Jahr steht für seinen letzten Tag.
assume-month-last-day = Ein Monat steht für seinen letzten Tag.
assume-before-change = Gemeint ist der Tag vor der Regeländerung.
assume-card-future = { $subject } war an diesem Tag noch nicht gedruckt: Das ist ein gedachter Fall.
assume-oracle-today = Die Karten haben ihren heutigen Oracle-Text.

## Zurückgefragt

open-which-trigger = Welche ausgelöste Fähigkeit wird neutralisiert?
open-which-card = Welche Karte meinst du?
open-which-event = Was möchtest du über Aussetzen wissen?
open-card-or-keyword = Meinst du die Karte Suspendieren oder das Schlüsselwort Aussetzen?
open-whose-turn = Wessen Zug ist es?
open-whose-card = Wem gehört die Karte?
open-suspend-or-spell = Meinst du den Moment des Aussetzens oder später den Zauberspruch?
open-cast-or-not = Wird die Karte { w-was-cast }, sobald die letzte Zeitmarke entfernt ist?
choice-first-trigger = die Fähigkeit im Versorgungssegment, die eine Zeitmarke entfernt
choice-last-trigger = die Fähigkeit nach der letzten Zeitmarke, durch die die Karte { w-was-cast } wird
choice-suspending = das Aussetzen der Karte aus der Hand
choice-tick = in jedem Versorgungssegment wird eine Zeitmarke entfernt
choice-last-counter = die letzte Zeitmarke wird entfernt
choice-spell = der Zauberspruch, wenn er { w-was-cast } wird
choice-haste = Eile
choice-keyword = das Schlüsselwort Aussetzen
choice-card = die Karte Suspendieren
choice-my-turn = meiner
choice-opponent-turn = der meines Gegners
choice-mine = mir
choice-opponents = meinem Gegner
choice-cast = sie wird { w-was-cast }
choice-declined = sie wird nicht { w-was-cast }
choice-named = { $card }
about-resolve-choice = Effekt { $card-of }
about-kicker = Bonus { $card-of }
about-cascade = { $card-acc } { w-cast }
about-timetravel = Zeitmarke auf { $card-to }
about-adventure = welcher Teil { $card-of } { w-was-cast } wird
about-mdfc = welche Seite { $card-of } { w-was-cast } wird
pick-do = tun
pick-resolve-choice-decline = nicht tun
pick-kicked = mit Bonus
pick-unkicked = ohne Bonus
pick-remove = Marke entfernen
pick-put = Marke dazulegen
pick-leave = so lassen
assume-put-all = Wer { $subject-acc } auf der Hand hat, bringt die Karte ins Spiel.
may-suspend-cast-paid = { w-can } { $cost } Mana bezahlen und { $card-acc } { w-cast }, oder verzichten. Bei Verzicht { w-stays-exiled-turned } ohne Zeitmarken und ist nicht mehr ausgesetzt.
may-cascade = { w-can } { $card-acc } sofort { w-cast }, ohne die Manakosten zu bezahlen. Bei Verzicht kommt die Karte unter die Bibliothek.
may-split-cast = { w-can } eine beliebige Hälfte { $card-of } { w-cast }.
may-adventure = { w-can } einen beliebigen Teil { $card-of } { w-cast }.
may-mdfc = { w-can } eine beliebige Seite { $card-of } { w-cast }.
end-never = { $card } ist { w-in-exile }, ohne Zeitmarken: nicht ausgesetzt.
end-copied = { $card } wird { $count ->
    [one] einmal
   *[other] { $count }-mal
} kopiert.
about-commander-exile = Zone für den Kommandeur { $card }
about-commander-hand = Zone für den Kommandeur { $card }
pick-command = in die Kommandozone
pick-exile = { w-in-exile }
pick-graveyard = auf den Friedhof
pick-hand = auf die Hand
pick-library = in die Bibliothek
