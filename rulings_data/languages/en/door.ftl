# What look-ups and plays say beside the answers themselves.

door-unplayable = what this question needs is not played yet
door-card-names = Also: { $names }
door-card-keyword = { $name } is also a keyword: rule { $number }.
door-card-first = First printed: { $day }
door-rule-found = Rules effective { $edition }, in our own words; the text of the rules is not bundled.
door-rule-gone = no rule any more
door-fallback = The bundled rulings alone are used: { $why }

## What is held

shelf-version = Version
shelf-home = Data directory
shelf-rules = Newest rules held
shelf-editions = Editions of the rules
shelf-cards = Cards
shelf-played = of these played out
shelf-bundled = Bundled rulings
shelf-imports = Imports
shelf-index = Index of rulings
shelf-texts = Editions with their texts
shelf-newest_text = Newest edition with its text
shelf-imported_cards = Imported cards
shelf-printings = Printings of these
shelf-names = Names of cards
shelf-rulings = Rulings
shelf-sources = Imported, the newest of each
shelf-imported = { $source } ({ import-what }), as of { $made }, imported on { $imported }
shelf-fetched = Fetched by refresh
shelf-fetched-at = { $source }, as of { $made }, fetched on { $at }
