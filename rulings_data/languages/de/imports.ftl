flag-shifted = Texte in den falschen Spalten
flag-both_sides = Text einer Seite auf beiden Seiten
discord-flag-shifted = ⚠ Texte in den falschen Spalten.
discord-flag-both_sides = ⚠ Der Text einer Seite steht auf beiden.

## Importierte Kartendaten

card-oracle = Oracle-Text ({ $source }, { $day }):
card-printed = Wie am { $day } gedruckt:
card-printed-undated = Wie gedruckt:
card-old-words = Gedruckt in den Begriffen von vor Juli 2009: „spielen“ statt „wirken“, „aus dem Spiel entfernt“ statt „ins Exil geschickt“.
import-what = { $kind ->
    [cards] Karten
    [card_rulings] Rulings zu Karten
    [editions] Ausgaben der Regeln
   *[page] Seite mit Rulings
}
import-file = Datei
import-holds = Inhalt
import-new = Neu
import-same = Gleich
import-changed = Geändert
import-gone = Entfallen
import-flagged = Markiert
import-nothing = Nichts hat sich geändert: Alles war schon da.
