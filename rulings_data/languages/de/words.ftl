# Die Wörter, aus denen jeder Satz besteht: was sich mit den Regeln geändert hat, Spieler, Objekte, Zonen.
# Vor dem 2009-07-11 wurden Zaubersprüche gespielt und Karten ganz aus dem Spiel entfernt.

## Wörter der Zeit

w-cast = { $verb ->
    [play] spielen
   *[cast] wirken
}
w-to-cast = { $verb ->
    [play] zu spielen
   *[cast] zu wirken
}
w-cast-2 = { $verb ->
    [play] spielst
   *[cast] wirkst
}
w-casts = { $verb ->
    [play] spielt
   *[cast] wirkt
}
w-was-cast = { $verb ->
    [play] gespielt
   *[cast] gewirkt
}
w-casting = { $verb ->
    [play] Spielen
   *[cast] Wirken
}
w-exiled = { $words ->
    [removed] ganz aus dem Spiel entfernt
   *[exile] ins Exil geschickt
}
w-in-exile = { $words ->
    [removed] aus dem Spiel entfernt
   *[exile] im Exil
}
w-stays-exiled = { $words ->
    [removed] bleibt aus dem Spiel entfernt
   *[exile] bleibt im Exil
}
w-stays-exiled-turned = { $words ->
    [removed] bleibt die Karte aus dem Spiel entfernt
   *[exile] bleibt die Karte im Exil
}
w-on-battlefield = im Spiel
w-can = { $player-who ->
    [me] du kannst
   *[other] { $player } kann
}

## Spieler

player-me = du
    .acc = dich
    .of = von dir
    .to = dir
    .from = von dir
player-opponent = { $number ->
    [one] dein Gegner
    [2] dein zweiter Gegner
    [3] dein dritter Gegner
   *[other] dein Gegner Nr. { $number }
}
    .acc = { $number ->
        [one] deinen Gegner
        [2] deinen zweiten Gegner
        [3] deinen dritten Gegner
       *[other] deinen Gegner Nr. { $number }
    }
    .of = { $number ->
        [one] deines Gegners
        [2] deines zweiten Gegners
        [3] deines dritten Gegners
       *[other] deines Gegners Nr. { $number }
    }
    .to = { $number ->
        [one] deinem Gegner
        [2] deinem zweiten Gegner
        [3] deinem dritten Gegner
       *[other] deinem Gegner Nr. { $number }
    }
player-other = { $name }
    .of = von { $name }

## Objekte

thing-named = { $name }
    .of = von { $name }
    .from = von { $name }
thing-numbered = { $one } (Nr. { $number })
    .acc = { $one-acc } (Nr. { $number })
    .of = { $one-of } (Nr. { $number })
    .to = { $one-to } (Nr. { $number })
    .from = { $one-from } (Nr. { $number })
thing-copy = die Kopie { $one-of }
    .of = der Kopie { $one-of }
    .to = der Kopie { $one-of }
    .from = von der Kopie { $one-of }
thing-token = der { token-name }-Spielstein
    .acc = den { token-name }-Spielstein
    .a = ein { token-name }-Spielstein
    .of = des { token-name }-Spielsteins
    .to = dem { token-name }-Spielstein
    .from = vom { token-name }-Spielstein
thing-creature = die Kreatur
    .a = eine Kreatur
    .of = der Kreatur
    .to = der Kreatur
    .from = von der Kreatur
thing-creature-token = der Kreaturenspielstein
    .acc = den Kreaturenspielstein
    .a = ein Kreaturenspielstein
    .of = des Kreaturenspielsteins
    .to = dem Kreaturenspielstein
    .from = vom Kreaturenspielstein
thing-land = das Land
    .a = ein Land
    .of = des Landes
    .to = dem Land
    .from = vom Land
thing-artifact = das Artefakt
    .a = ein Artefakt
    .of = des Artefakts
    .to = dem Artefakt
    .from = vom Artefakt
thing-enchantment = die Verzauberung
    .a = eine Verzauberung
    .of = der Verzauberung
    .to = der Verzauberung
    .from = von der Verzauberung
thing-planeswalker = der Planeswalker
    .acc = den Planeswalker
    .a = ein Planeswalker
    .of = des Planeswalkers
    .to = dem Planeswalker
    .from = vom Planeswalker
thing-card = die Karte
    .a = eine Karte
    .of = der Karte
    .to = der Karte
    .from = von der Karte
thing-creature-card = die Kreaturenkarte
    .a = eine Kreaturenkarte
    .of = der Kreaturenkarte
    .to = der Kreaturenkarte
    .from = von der Kreaturenkarte
thing-sorcery-card = die Hexerei
    .a = eine Hexerei
    .of = der Hexerei
    .to = der Hexerei
    .from = von der Hexerei
thing-instant-card = der Spontanzauber
    .acc = den Spontanzauber
    .a = ein Spontanzauber
    .of = des Spontanzaubers
    .to = dem Spontanzauber
    .from = vom Spontanzauber
thing-artifact-card = die Artefaktkarte
    .a = eine Artefaktkarte
    .of = der Artefaktkarte
    .to = der Artefaktkarte
    .from = von der Artefaktkarte
thing-spell = der Zauberspruch
    .acc = den Zauberspruch
    .a = ein Zauberspruch
    .of = des Zauberspruchs
    .to = dem Zauberspruch
    .from = vom Zauberspruch
thing-suspend-card = die Karte mit Aussetzen
    .a = eine Karte mit Aussetzen
    .of = der Karte mit Aussetzen
    .to = der Karte mit Aussetzen
    .from = von der Karte mit Aussetzen
thing-suspend-creature = die Kreatur mit Aussetzen
    .a = eine Kreatur mit Aussetzen
    .of = der Kreatur mit Aussetzen
    .to = der Kreatur mit Aussetzen
    .from = von der Kreatur mit Aussetzen
thing-suspend-sorcery = die Hexerei mit Aussetzen
    .a = eine Hexerei mit Aussetzen
    .of = der Hexerei mit Aussetzen
    .to = der Hexerei mit Aussetzen
    .from = von der Hexerei mit Aussetzen
thing-suspend-instant = der Spontanzauber mit Aussetzen
    .acc = den Spontanzauber mit Aussetzen
    .a = ein Spontanzauber mit Aussetzen
    .of = des Spontanzaubers mit Aussetzen
    .to = dem Spontanzauber mit Aussetzen
    .from = vom Spontanzauber mit Aussetzen

## Fähigkeiten, danach, was sie tun

ability-suspend-tick = die Versorgungssegment-Fähigkeit { $source-of }
    .of = der Versorgungssegment-Fähigkeit { $source-of }
ability-suspend-cast = die Fähigkeit { $source-of } für die letzte Zeitmarke
    .of = der Fähigkeit { $source-of } für die letzte Zeitmarke
ability-vanishing-tick = die Fähigkeit { $source-of } zum Verschwinden
    .of = der Fähigkeit { $source-of } zum Verschwinden
ability-vanishing-last = die Fähigkeit { $source-of } zum Opfern
    .of = der Fähigkeit { $source-of } zum Opfern
ability-triggered = die ausgelöste Fähigkeit { $source-of }
    .of = der ausgelösten Fähigkeit { $source-of }
ability-activated = die aktivierte Fähigkeit { $source-of }
    .of = der aktivierten Fähigkeit { $source-of }

keyword = { $keyword ->
    [haste] Eile
    [flying] Flugfähigkeit
    [trample] Trampelschaden
    [vigilance] Wachsamkeit
    [flash] Aufblitzen
    [suspend] Aussetzen
    [vanishing] Verschwinden
    [indestructible] Unzerstörbarkeit
    [split-second] Sekundenbruchteil
    [flashback] Rückblende
    [overload] Überlast
    [evoke] Herbeirufen
    [impending] Bevorstehend
    [morph] Morph
    [foretell] Vorhersage
    [madness] Wahnsinn
    [cascade] Kaskade
    [storm] Sturm
    [kicker] Bonus
    [buyback] Rückkauf
   *[other] { $keyword-name }
}

## Marken

counters = { $kind ->
    [own-time] ihre Zeitmarken
    [time] { $count ->
        [one] eine Zeitmarke
       *[other] { $count } Zeitmarken
    }
    [loyalty] { $count ->
        [one] eine Loyalitätsmarke
       *[other] { $count } Loyalitätsmarken
    }
   *[other] { $count ->
        [one] eine { $kind }-Marke
       *[other] { $count } { $kind }-Marken
    }
}
    .with = { $kind ->
        [own-time] ihren Zeitmarken
        [time] { $count ->
            [one] einer Zeitmarke
           *[other] { $count } Zeitmarken
        }
        [loyalty] { $count ->
            [one] einer Loyalitätsmarke
           *[other] { $count } Loyalitätsmarken
        }
       *[other] { $count ->
            [one] einer { $kind }-Marke
           *[other] { $count } { $kind }-Marken
        }
    }

## Züge und Zonen

step-of = { $step ->
    [untap] { $who ->
        [me] dein Enttappsegment
       *[other] das Enttappsegment { $player-of }
    }
    [upkeep] { $who ->
        [me] dein Versorgungssegment
       *[other] das Versorgungssegment { $player-of }
    }
    [draw] { $who ->
        [me] dein Ziehsegment
       *[other] das Ziehsegment { $player-of }
    }
    [main] { $who ->
        [me] deine Hauptphase
       *[other] die Hauptphase { $player-of }
    }
    [combat] { $who ->
        [me] deine Kampfphase
       *[other] die Kampfphase { $player-of }
    }
    [main2] { $who ->
        [me] deine zweite Hauptphase
       *[other] die zweite Hauptphase { $player-of }
    }
    [end] { $who ->
        [me] dein Endsegment
       *[other] das Endsegment { $player-of }
    }
   *[cleanup] { $who ->
        [me] dein Aufräumsegment
       *[other] das Aufräumsegment { $player-of }
    }
}
to-zone = { $to ->
    [hand] auf { $owner-who ->
        [me] deine Hand
       *[other] die Hand { $owner-of }
    }
    [library] in { $owner-who ->
        [me] deine Bibliothek
       *[other] die Bibliothek { $owner-of }
    }
    [graveyard] auf { $owner-who ->
        [me] deinen Friedhof
       *[other] den Friedhof { $owner-of }
    }
    [command] in die Kommandozone
    [stack] auf den Stapel
   *[exile] { $words ->
        [removed] aus dem Spiel
       *[exile] ins Exil
    }
}
in-zone = { $zone ->
    [hand] auf { $owner-who ->
        [me] deiner Hand
       *[other] der Hand { $owner-of }
    }
    [library] in { $owner-who ->
        [me] deiner Bibliothek
       *[other] der Bibliothek { $owner-of }
    }
    [graveyard] auf { $owner-who ->
        [me] deinem Friedhof
       *[other] dem Friedhof { $owner-of }
    }
    [command] in der Kommandozone
    [stack] auf dem Stapel
    [battlefield] { w-on-battlefield }
    [none] nicht mehr da
   *[exile] { w-in-exile }
}
listed-and = { $before } und { $last }
thing-suspend-spell = der Zauberspruch mit Aussetzen
    .acc = den Zauberspruch mit Aussetzen
    .a = ein Zauberspruch mit Aussetzen
    .of = des Zauberspruchs mit Aussetzen
    .to = dem Zauberspruch mit Aussetzen
    .from = vom Zauberspruch mit Aussetzen
thing-vanishing-creature = die Kreatur mit Verschwinden
    .a = eine Kreatur mit Verschwinden
    .of = der Kreatur mit Verschwinden
    .to = der Kreatur mit Verschwinden
    .from = von der Kreatur mit Verschwinden
token-name = { $name ->
    [Dinosaur] Dinosaurier
    [Eldrazi] Eldrazi
    [Goblin] Goblin
    [Knight] Ritter
    [Rhino] Rhinozeros
    [Soldier] Soldaten
    [Treasure] Schatz
    [Zombie] Zombie
   *[other] { $name }
}
date = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
