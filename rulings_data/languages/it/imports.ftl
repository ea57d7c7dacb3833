flag-shifted = testi nelle colonne sbagliate
flag-both_sides = testo di una faccia su entrambe
discord-flag-shifted = ⚠ Testi nelle colonne sbagliate.
discord-flag-both_sides = ⚠ Il testo di una faccia sta su entrambe.
