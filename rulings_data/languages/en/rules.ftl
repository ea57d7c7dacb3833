# What is said of the rules themselves: look-ups by number and by name, what changed, editions imported.

rule-found = Comprehensive Rules, effective { $edition }
rule-get-text = The text of the edition effective { $edition } is not imported: get it as .txt from magic.wizards.com/rules and run "upkeep import FILE".
rule-lossy = This copy of the edition lost its quotes and dashes: "?" stands for them.
rule-was = { $number } was the number of a rule from { $first } to { $last }.
rule-then = On { $day } that rule is { $numbers }.
rule-gone = It is gone by { $day }; this is how it last stood.
rule-later = { $number } is the number of a rule only from { $first } on.
rule-also = At other times { $number } was: { $others }.
rule-span = { $keyword } ({ $first } to { $last })
rule-part-of = { $number } belongs to rule { $rule }, { $keyword }.
rule-no-letter = There is no { $number }: { $parent } has { $letters }.
rule-no-letters = There is no { $number }: { $parent } has no rules below it.
rule-no-number = There is no { $number }: chapter { $chapter } goes from { $first } to { $last }.
rule-keyword-later = { $keyword } has a rule only from { $first } on: { $number }.
rule-keyword-gone = { $keyword } has no rule any more: until { $last } it was { $number }.
rule-example = Example: { $example }
rule-glossary = Glossary
rule-in-our-words = In our own words: { $says }

## What changed between two editions

rule-diff = { $number }: what changed from the rules effective { $older } to those effective { $newer }
rule-diff-same = { $number }: nothing changed from the rules effective { $older } to those effective { $newer }.
rule-diff-same-numbers = { $number }: the numbers are the same in the rules effective { $older } and those effective { $newer }. Whether the wording changed can't be told without the texts of both.
rule-diff-ours = Our own ruling changed on { $day }: { $says }
rule-diff-none = There is no rule { $number } in the rules effective { $older } nor in those effective { $newer }.
rule-diff-usage = Give a rule and the day to compare from, such as: upkeep rule diff 702.62 --from 2023-11-17 --to 2024-02-06
rule-diff-days = --from and --to belong to "rule diff": upkeep rule diff 702.62 --from 2023-11-17 --to 2024-02-06
rule-change-added = new
rule-change-gone = gone
rule-change-reworded = reworded
rule-change-renumbered = renumbered
rule-change-was = was { $was }

## Editions imported

rule-imported-changed = It words them otherwise than the copy held, and is shown from now on.
rule-imported-misdated = The file is named for { $named }; the effective date it prints wins.
