flag-shifted = testi nelle colonne sbagliate
flag-both_sides = testo di una faccia su entrambe
discord-flag-shifted = ⚠ Testi nelle colonne sbagliate.
discord-flag-both_sides = ⚠ Il testo di una faccia sta su entrambe.

## Dati delle carte importati

card-oracle = Testo Oracle ({ $source }, { $day }):
card-printed = Come stampato il { $day }:
card-printed-undated = Come stampato:
card-old-words = Stampato con i termini di prima di luglio 2009: "giocare" per "lanciare", "rimosso dal gioco" per "esiliato".
import-what = { $kind ->
    [cards] carte
    [card_rulings] chiarimenti sulle carte
    [editions] edizioni delle regole
   *[page] pagina di chiarimenti
}
import-file = File
import-holds = Contenuto
import-new = Nuovi
import-same = Invariati
import-changed = Cambiati
import-gone = Scomparsi
import-flagged = Segnalati
import-nothing = Non è cambiato nulla: c'era già tutto.
