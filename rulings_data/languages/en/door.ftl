# What look-ups and plays say beside the answers themselves.

door-unplayable = what this question needs is not played yet
door-card-names = Also: { $names }
door-card-first = First printed: { $day }
door-rule-found = Rules effective { $edition }, in our own words; the text of the rules is not bundled.
door-rule-gone = no rule any more
door-fallback = The bundled rulings alone are used: { $why }
