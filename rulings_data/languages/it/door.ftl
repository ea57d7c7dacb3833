# What look-ups and plays say beside the answers themselves.

door-unplayable = ciò che serve a questa domanda non si può ancora giocare qui
door-card-names = Anche: { $names }
door-card-first = Prima stampa: { $day }
door-rule-found = Regole in vigore dal { $edition }, con parole nostre; il testo delle regole non è incluso.
door-rule-gone = non è più una regola
door-fallback = Si usano solo i chiarimenti inclusi: { $why }
