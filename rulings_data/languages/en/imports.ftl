flag-shifted = texts in the wrong columns
flag-both_sides = one side's text on both sides
discord-flag-shifted = ⚠ Texts in the wrong columns.
discord-flag-both_sides = ⚠ The text of one side stands on both.

## Card data that was imported

card-oracle = Oracle text ({ $source }, { $day }):
card-printed = As printed on { $day }:
card-printed-undated = As printed:
card-old-words = Printed in the words used before July 2009: "play" for "cast", "removed from the game" for "exiled".
import-what = { $kind ->
    [cards] cards
    [card_rulings] rulings on cards
    [editions] editions of the rules
   *[page] page of rulings
}
import-file = File
import-holds = Holds
import-new = New
import-same = Same
import-changed = Changed
import-gone = Gone
import-flagged = Flagged
import-nothing = Nothing changed: all of it was held already.
