flag-shifted = textes dans les mauvaises colonnes
flag-both_sides = texte d'une face sur les deux
discord-flag-shifted = ⚠ Textes dans les mauvaises colonnes.
discord-flag-both_sides = ⚠ Le texte d'une face figure sur les deux.
