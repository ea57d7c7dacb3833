flag-shifted = textes dans les mauvaises colonnes
flag-both_sides = texte d'une face sur les deux
discord-flag-shifted = ⚠ Textes dans les mauvaises colonnes.
discord-flag-both_sides = ⚠ Le texte d'une face figure sur les deux.

## Données de cartes importées

card-oracle = Texte Oracle ({ $source }, { $day }) :
card-printed = Tel qu'imprimé le { $day } :
card-printed-undated = Tel qu'imprimé :
card-old-words = Imprimé dans les termes d'avant juillet 2009 : « jouer » pour « lancer », « retiré de la partie » pour « exilé ».
import-what = { $kind ->
    [cards] cartes
    [card_rulings] décisions sur des cartes
    [editions] éditions des règles
   *[page] page de décisions
}
import-file = Fichier
import-holds = Contenu
import-new = Nouveaux
import-same = Inchangés
import-changed = Modifiés
import-gone = Disparus
import-flagged = Signalés
import-nothing = Rien n'a changé : tout était déjà là.
