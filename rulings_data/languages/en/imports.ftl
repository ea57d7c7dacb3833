flag-shifted = texts in the wrong columns
flag-both_sides = one side's text on both sides
discord-flag-shifted = ⚠ Texts in the wrong columns.
discord-flag-both_sides = ⚠ The text of one side stands on both.
