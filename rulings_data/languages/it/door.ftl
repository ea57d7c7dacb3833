# What look-ups and plays say beside the answers themselves.

door-unplayable = ciò che serve a questa domanda non si può ancora giocare qui
door-card-names = Anche: { $names }
door-card-keyword = { $name } è anche una parola chiave: regola { $number }.
door-card-first = Prima stampa: { $day }
door-rule-found = Regole in vigore dal { $edition }, con parole nostre; il testo delle regole non è incluso.
door-rule-gone = non è più una regola
door-fallback = Si usano solo i chiarimenti inclusi: { $why }

## What is held

shelf-version = Versione
shelf-home = Cartella dei dati
shelf-rules = Regole più recenti
shelf-editions = Edizioni delle regole
shelf-cards = Carte
shelf-played = di cui giocabili
shelf-bundled = Chiarimenti inclusi
shelf-imports = Importazioni
shelf-index = Indice dei chiarimenti
shelf-texts = Edizioni con il testo
shelf-newest_text = Edizione più recente con il testo
shelf-imported_cards = Carte importate
shelf-printings = Stampe di queste carte
shelf-names = Nomi di carte
shelf-rulings = Chiarimenti
shelf-sources = Importati, il più recente di ogni fonte
shelf-imported = { $source } ({ import-what }), dati del { $made }, importati il { $imported }
shelf-fetched = Scaricato da refresh
shelf-fetched-at = { $source }, dati del { $made }, scaricati il { $at }
