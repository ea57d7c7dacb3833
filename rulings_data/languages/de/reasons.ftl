# Was nicht geht, was geht, und warum: ein Satzteil für jede Regel, die entscheidet.

refused = { $what ->
    [suspend] { w-can } { $card-acc } nicht aussetzen
    [cast] { w-can } { $card-acc } nicht { w-cast }
    [activate] { w-can } die Fähigkeit { $card-of } nicht aktivieren
    [attack] { $card } kann nicht angreifen
    [look] { w-can } { $card-acc } nicht anschauen
    [proliferate] { w-can } { $card-acc } nicht zum Wuchern wählen
    [time-travel] { w-can } { $card-acc } nicht für die Zeitreise wählen
    [counter] { w-can } { $card-acc } nicht neutralisieren
    [respond] { w-can } darauf nicht antworten
    [put] auf { $card-acc } können keine Marken gelegt werden
    [blink] { $card } kann so nicht gehen und wiederkommen
    [copy] { w-can } { $card-acc } nicht kopieren
    [fuse] { w-can } { $card-acc } nicht fusionieren
    [use] { w-can } diese Kosten für { $card-acc } nicht bezahlen
    [control] { w-can } die Kontrolle über { $card-acc } nicht übernehmen
   *[other] { w-can } das nicht tun
}
allowed = { $what ->
    [suspend] { w-can } { $card-acc } aussetzen
    [cast] { w-can } { $card-acc } { w-cast }
    [activate] { w-can } die Fähigkeit { $card-of } aktivieren
    [attack] { $card } kann angreifen
    [look] { w-can } { $card-acc } anschauen
    [proliferate] { w-can } { $card-acc } zum Wuchern wählen
    [time-travel] { w-can } { $card-acc } für die Zeitreise wählen
    [order] { w-can } die Reihenfolge dieser ausgelösten Fähigkeiten bestimmen
    [blink] { $card } kann gehen und wiederkommen
    [copy] { w-can } { $card-acc } kopieren
    [fuse] { w-can } { $card-acc } fusionieren
    [use] { w-can } diese Kosten für { $card-acc } bezahlen
    [control] { w-can } die Kontrolle über { $card-acc } übernehmen
   *[other] { w-can } das tun
}
because = { $said } – { $reasons }.
period = { $said }.

reason-timing = { $holds ->
    [yes] es ist { $player-who ->
        [me] deine Hauptphase
       *[other] die Hauptphase { $player-of }
    } und der Stapel ist leer
   *[no] { $kind ->
        [land] ein Land wird nur in { $player-who ->
            [me] deiner eigenen Hauptphase
           *[other] der Hauptphase { $player-of }
        } bei leerem Stapel gespielt
       *[other] ohne Aufblitzen darf { $kind ->
            [creature] ein Kreaturenzauber
            [artifact] ein Artefakt
            [enchantment] eine Verzauberung
            [planeswalker] ein Planeswalker
           *[sorcery] eine Hexerei
        } nur in { $player-who ->
            [me] deiner eigenen Hauptphase
           *[other] der Hauptphase { $player-of }
        } bei leerem Stapel { w-was-cast } werden
    }
}
reason-timing-instant = { $holds ->
    [yes] es ist ein Spontanzauber
   *[no] es ist kein Spontanzauber
}
reason-land-own-turn = ein Land wird nur im eigenen Zug gespielt
reason-timing-sorcery-only = diese Fähigkeit wird nur aktiviert, wenn man eine Hexerei { w-cast } könnte
reason-flash = { $by ->
    [none] die Karte hat Aufblitzen
   *[some] wegen { $by-name } darf die Karte { w-was-cast } werden, als hätte sie Aufblitzen
}
reason-cast-prohibited = { $by-name } verbietet das { w-casting } dieser Karte
reason-cant-wins = was verbietet, geht vor dem, was erlaubt
reason-splitsecond-cast = { $by-name } mit Sekundenbruchteil ist auf dem Stapel
reason-cast-targets = es gibt kein legales Ziel
reason-cast-pay = { $by ->
    [none] die Gesamtkosten können nicht bezahlt werden
   *[some] was { $by-name } an Kosten hinzufügt, kann nicht bezahlt werden
}
reason-cast-total = { $by-name } erhöht die Kosten
reason-cost-over-alternative = „ohne die Manakosten zu bezahlen“ deckt nicht, was { $by-name } hinzufügt
reason-cost-none = die Karte hat keine Manakosten, also kann man sie auch nicht bezahlen
reason-cost-additional = die zusätzlichen Kosten können nicht bezahlt werden
reason-suspend-exile = { $holds ->
    [yes] Aussetzen erlaubt es
   *[no] nur eine Karte mit Aussetzen auf der Hand kann ausgesetzt werden
}
reason-action-suspend = { $holds ->
    [yes] Aussetzen ist eine Sonderaktion
   *[no] Aussetzen ist eine Sonderaktion, die den Stapel nicht benutzt
}
reason-action-special = eine Sonderaktion benutzt den Stapel nicht
reason-stack-special = Aussetzen benutzt den Stapel nicht, also kann niemand darauf antworten
reason-suspend-prohibited = was das { w-casting } einer Karte verbietet, verbietet auch, sie auszusetzen
reason-suspend-suspended = { $holds ->
    [yes] die Karte ist ausgesetzt
   *[no] die Karte ist nicht ausgesetzt
}
reason-suspend-haste = { $holds ->
    [yes] sie hat Eile durch das Aussetzen
   *[no] die Eile aus dem Aussetzen ist weg
}
reason-haste = { $holds ->
    [yes] sie hat Eile
   *[no] sie hat keine Eile
}
reason-haste-sickness = { $holds ->
    [yes] { $player-who ->
        [me] du kontrollierst sie
       *[other] { $player } kontrolliert sie
    } ununterbrochen seit Beginn des Zuges
   *[no] sie kam erst in diesem Zug unter { $player-who ->
        [me] deine Kontrolle
       *[other] die Kontrolle { $player-of }
    } und hat keine Eile
}
reason-x-suspend = X darf nicht 0 sein
reason-counter = { $holds ->
    [yes] es ist auf dem Stapel
   *[no] nur was auf dem Stapel ist, kann neutralisiert werden
}
reason-target-spell = so ein Zauberspruch oder so eine Fähigkeit ist nicht auf dem Stapel
reason-activate = { $holds ->
    [yes] { w-can } sie von dort aus aktivieren
   *[no] { w-can } diese Fähigkeit von dort aus nicht aktivieren
}
reason-activate-cost = die Kosten können nicht bezahlt werden
reason-attack-declare = { $holds ->
    [yes] sie ist ungetappt und es ist { $player-who ->
        [me] dein Zug
       *[other] der Zug { $player-of }
    }
   *[no] nur ungetappte eigene Kreaturen greifen an, und nur im eigenen Zug
}
reason-exile-face-up = eine ausgesetzte Karte liegt offen, jeder darf sie anschauen
reason-proliferate = { $holds ->
    [yes] es ist eine bleibende Karte mit Marken
   *[no] Wuchern betrifft nur bleibende Karten und Spieler mit Marken
}
reason-timetravel = { $holds ->
    [yes] die Zeitreise betrifft eigene ausgesetzte Karten und eigene bleibende Karten mit Zeitmarken
   *[no] die Zeitreise betrifft nur eigene ausgesetzte Karten und eigene bleibende Karten mit Zeitmarken
}
reason-trigger-order = { $holds ->
    [yes] jeder legt seine eigenen ausgelösten Fähigkeiten in beliebiger Reihenfolge auf den Stapel
   *[no] keine dieser ausgelösten Fähigkeiten wartet
}
reason-stack-order = was zuletzt auf den Stapel kam, wird zuerst verrechnet
reason-activate-prohibited = { $by-name } verbietet, die Fähigkeiten zu aktivieren
reason-activate-mana = es ist eine Manafähigkeit, die den Stapel nicht benutzt
reason-cost-pay = die Kosten können nicht bezahlt werden
reason-cost-one-alternative = { $holds ->
    [yes] es sind die einzigen alternativen Kosten
   *[no] ein Zauberspruch hat nur einmal alternative Kosten, und „ohne die Manakosten zu bezahlen“ sind schon welche
}
reason-copy-spell = { $holds ->
    [yes] es ist ein Zauberspruch auf dem Stapel
   *[no] nur ein Zauberspruch auf dem Stapel kann kopiert werden
}
reason-fuse = { $holds ->
    [yes] die Karte ist auf der Hand
   *[no] Fusion geht nur aus der Hand
}
reason-split-cast = { $holds ->
    [yes] eine Hälfte wird { w-was-cast }
   *[no] nur eine Hälfte kann so { w-was-cast } werden
}
reason-target = es gibt kein legales Ziel
reason-zone-new-object = { $holds ->
    [yes] es kommt als neues Objekt zurück
   *[no] es ist nicht { w-on-battlefield }
}
reason-color-indicator = ein Farbindikator gibt ihr die Farbe
reason-controller-none = eine Karte, die weder im Spiel noch auf dem Stapel ist, kontrolliert niemand
reason-sba-life = das Spiel ist dann schon zu Ende
reason-ability-function = diese Fähigkeit funktioniert nur in den Zonen, die sie nennt
reason-ability-battlefield = diese Fähigkeit funktioniert nur { w-on-battlefield }
reason-cost-generic = { $by-name } verringert nur generisches Mana
reason-player-leaves = dieser Spieler hat das Spiel dann schon verlassen
reason-commander-tax = die Commander-Steuer kommt hinzu
reason-foretell-cast = { $holds ->
    [yes] sie kam in einem früheren Zug so ins Exil
   *[no] so ins Exil geschickt, kann sie erst in einem späteren Zug gewirkt werden
}
reason-plot-cast = { $holds ->
    [yes] sie kam in einem früheren Zug so ins Exil
   *[no] so ins Exil geschickt, kann sie erst in einem späteren Zug gewirkt werden, in einer Hauptphase ihres Besitzers bei leerem Stapel
}
reason-action-foretell = { $holds ->
    [yes] es ist der Zug ihres Besitzers
   *[no] das geht nur im eigenen Zug
}
reason-action-plot = { $holds ->
    [yes] es ist die Hauptphase ihres Besitzers und der Stapel ist leer
   *[no] das geht nur in der eigenen Hauptphase bei leerem Stapel
}
