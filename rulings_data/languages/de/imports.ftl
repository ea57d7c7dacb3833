flag-shifted = Texte in den falschen Spalten
flag-both_sides = Text einer Seite auf beiden Seiten
discord-flag-shifted = ⚠ Texte in den falschen Spalten.
discord-flag-both_sides = ⚠ Der Text einer Seite steht auf beiden.
