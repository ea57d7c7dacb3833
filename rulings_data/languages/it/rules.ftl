# Che cosa si dice delle regole stesse: ricerche per numero e per nome, cambiamenti, edizioni importate.

rule-found = Regole complete, in vigore dal { $edition }
rule-get-text = Il testo dell'edizione del { $edition } non è importato: scaricalo in .txt da magic.wizards.com/rules e lancia "upkeep import FILE".
rule-lossy = Questa copia dell'edizione ha perso virgolette e trattini: al loro posto c'è "?".
rule-was = { $number } era il numero di una regola dal { $first } al { $last }.
rule-then = Il { $day } quella regola è { $numbers }.
rule-gone = Il { $day } non c'è più; ecco com'era alla fine.
rule-later = { $number } è il numero di una regola solo dal { $first }.
rule-also = In altri periodi { $number } era: { $others }.
rule-span = { $keyword } (dal { $first } al { $last })
rule-part-of = { $number } fa parte della regola { $rule }, { $keyword }.
rule-no-letter = Non c'è { $number }: { $parent } ha { $letters }.
rule-no-letters = Non c'è { $number }: { $parent } non ha sottoregole.
rule-no-number = Non c'è { $number }: il capitolo { $chapter } va da { $first } a { $last }.
rule-keyword-later = { $keyword } ha una regola solo dal { $first }: { $number }.
rule-keyword-gone = { $keyword } non ha più una regola: fino al { $last } era { $number }.
rule-example = Esempio: { $example }
rule-glossary = Glossario
rule-in-our-words = Con parole nostre: { $says }

## Che cosa è cambiato tra due edizioni

rule-diff = { $number }: che cosa è cambiato tra le regole del { $older } e quelle del { $newer }
rule-diff-same = { $number }: non è cambiato nulla tra le regole del { $older } e quelle del { $newer }.
rule-diff-same-numbers = { $number }: i numeri sono gli stessi nelle regole del { $older } e in quelle del { $newer }. Senza i testi di entrambe non si può dire se la formulazione è cambiata.
rule-diff-ours = Il nostro chiarimento è cambiato il { $day }: { $says }
rule-diff-none = La regola { $number } non c'è né nelle regole del { $older } né in quelle del { $newer }.
rule-diff-usage = Indica una regola e il giorno da cui confrontare, per esempio: upkeep rule diff 702.62 --from 2023-11-17 --to 2024-02-06
rule-diff-days = --from e --to vanno con "rule diff": upkeep rule diff 702.62 --from 2023-11-17 --to 2024-02-06
rule-change-added = nuova
rule-change-gone = eliminata
rule-change-reworded = riformulata
rule-change-renumbered = rinumerata
rule-change-was = prima { $was }

## Edizioni importate

rule-imported-changed = Formula le regole diversamente dalla copia che c'è già; d'ora in poi si mostra questa.
rule-imported-misdated = Il file porta la data del { $named }; vale la data di entrata in vigore stampata nel testo.
