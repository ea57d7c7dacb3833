# What look-ups and plays say beside the answers themselves.

door-unplayable = was diese Frage braucht, lässt sich hier noch nicht durchspielen
door-card-names = Auch: { $names }
door-card-keyword = { $name } ist auch ein Schlüsselwort: Regel { $number }.
door-card-first = Zuerst gedruckt: { $day }
door-rule-found = Regeln in Kraft seit { $edition }, in unseren eigenen Worten; der Regeltext selbst liegt nicht bei.
door-rule-gone = keine Regel mehr
door-fallback = Nur die mitgelieferten Entscheidungen werden benutzt: { $why }

## What is held

shelf-version = Version
shelf-home = Datenordner
shelf-rules = Neueste Regeln
shelf-editions = Ausgaben der Regeln
shelf-cards = Karten
shelf-played = davon spielbar
shelf-bundled = Mitgelieferte Entscheidungen
shelf-imports = Importe
shelf-index = Verzeichnis der Entscheidungen
shelf-texts = Ausgaben mit Wortlaut
shelf-newest_text = Neueste Ausgabe mit Wortlaut
shelf-imported_cards = Importierte Karten
shelf-printings = Drucke davon
shelf-names = Kartennamen
shelf-rulings = Entscheidungen
shelf-sources = Importiert, das Neueste je Quelle
shelf-imported = { $source } ({ import-what }), Stand { $made }, importiert am { $imported }
shelf-fetched = Von refresh geholt
shelf-fetched-at = { $source }, Stand { $made }, geholt am { $at }
