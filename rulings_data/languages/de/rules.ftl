# Was über die Regeln selbst gesagt wird: nach Nummer und Namen gesucht, was sich geändert hat, eingelesene Ausgaben.

rule-found = Ausführliche Regeln, in Kraft seit { $edition }
rule-get-text = Der Text der Ausgabe vom { $edition } ist nicht eingelesen: als .txt von magic.wizards.com/rules laden, dann „upkeep import DATEI“.
rule-lossy = Diese Fassung der Ausgabe hat ihre Anführungszeichen und Striche verloren: Dort steht „?“.
rule-was = { $number } war vom { $first } bis zum { $last } die Nummer einer Regel.
rule-then = Am { $day } ist diese Regel { $numbers }.
rule-gone = Am { $day } gibt es sie nicht mehr; so lautete sie zuletzt.
rule-later = { $number } ist erst ab { $first } die Nummer einer Regel.
rule-also = Zu anderer Zeit war { $number }: { $others }.
rule-span = { $keyword } ({ $first } bis { $last })
rule-part-of = { $number } gehört zu Regel { $rule }, { $keyword }.
rule-no-letter = Es gibt kein { $number }: { $parent } hat { $letters }.
rule-no-letters = Es gibt kein { $number }: { $parent } hat keine Unterregeln.
rule-no-number = Es gibt kein { $number }: Kapitel { $chapter } geht von { $first } bis { $last }.
rule-keyword-later = { $keyword } hat erst ab { $first } eine Regel: { $number }.
rule-keyword-gone = { $keyword } hat keine Regel mehr: Bis { $last } war es { $number }.
rule-example = Beispiel: { $example }
rule-glossary = Glossar
rule-in-our-words = In unseren eigenen Worten: { $says }

## Was sich zwischen zwei Ausgaben geändert hat

rule-diff = { $number }: was sich von den Regeln vom { $older } zu denen vom { $newer } geändert hat
rule-diff-same = { $number }: Von den Regeln vom { $older } zu denen vom { $newer } hat sich nichts geändert.
rule-diff-same-numbers = { $number }: Die Nummern sind in den Regeln vom { $older } und denen vom { $newer } dieselben. Ob sich der Wortlaut geändert hat, lässt sich ohne die Texte beider nicht sagen.
rule-diff-ours = Unser eigenes Ruling hat sich am { $day } geändert: { $says }
rule-diff-none = Eine Regel { $number } gibt es weder in den Regeln vom { $older } noch in denen vom { $newer }.
rule-diff-usage = Gib eine Regel an und den Tag, von dem an verglichen wird, etwa: upkeep rule diff 702.62 --from 2023-11-17 --to 2024-02-06
rule-diff-days = --from und --to gehören zu „rule diff“: upkeep rule diff 702.62 --from 2023-11-17 --to 2024-02-06
rule-change-added = neu
rule-change-gone = entfallen
rule-change-reworded = neu formuliert
rule-change-renumbered = neu nummeriert
rule-change-was = vorher { $was }

## Eingelesene Ausgaben

rule-imported-changed = Sie lauten hier anders als in der vorhandenen Fassung; von nun an wird diese gezeigt.
rule-imported-misdated = Die Datei heißt nach dem { $named }; es gilt das Datum, das in ihr steht.
