# Ce qui est dit des règles elles-mêmes : recherches par numéro et par nom, changements, éditions importées.

rule-found = Règles complètes, en vigueur depuis le { $edition }
rule-get-text = Le texte de l'édition du { $edition } n'est pas importé : téléchargez-le en .txt sur magic.wizards.com/rules, puis lancez « upkeep import FICHIER ».
rule-lossy = Cette copie de l'édition a perdu ses guillemets et ses tirets : des « ? » les remplacent.
rule-was = { $number } était le numéro d'une règle du { $first } au { $last }.
rule-then = Le { $day }, cette règle est { $numbers }.
rule-gone = Elle n'existe plus le { $day } ; la voici telle qu'elle était à la fin.
rule-later = { $number } n'est le numéro d'une règle qu'à partir du { $first }.
rule-also = À d'autres dates, { $number } désignait : { $others }.
rule-span = { $keyword } (du { $first } au { $last })
rule-part-of = { $number } fait partie de la règle { $rule }, { $keyword }.
rule-no-letter = Il n'y a pas de { $number } : { $parent } comprend { $letters }.
rule-no-letters = Il n'y a pas de { $number } : { $parent } n'a pas de sous-règles.
rule-no-number = Il n'y a pas de { $number } : le chapitre { $chapter } va de { $first } à { $last }.
rule-keyword-later = { $keyword } n'a de règle qu'à partir du { $first } : { $number }.
rule-keyword-gone = { $keyword } n'a plus de règle : c'était { $number } jusqu'au { $last }.
rule-example = Exemple : { $example }
rule-glossary = Glossaire
rule-in-our-words = Avec nos mots : { $says }

## Ce qui a changé entre deux éditions

rule-diff = { $number } : ce qui a changé entre les règles du { $older } et celles du { $newer }
rule-diff-same = { $number } : rien n'a changé entre les règles du { $older } et celles du { $newer }.
rule-diff-same-numbers = { $number } : les numéros sont les mêmes dans les règles du { $older } et celles du { $newer }. Sans leurs textes, impossible de dire si la formulation a changé.
rule-diff-ours = Notre propre décision a changé le { $day } : { $says }
rule-diff-none = Il n'y a pas de règle { $number }, ni dans les règles du { $older } ni dans celles du { $newer }.
rule-diff-usage = Indiquez une règle et la date de départ, par exemple : upkeep rule diff 702.62 --from 2023-11-17 --to 2024-02-06
rule-diff-days = --from et --to vont avec « rule diff » : upkeep rule diff 702.62 --from 2023-11-17 --to 2024-02-06
rule-change-added = nouvelle
rule-change-gone = supprimée
rule-change-reworded = reformulée
rule-change-renumbered = renumérotée
rule-change-was = auparavant { $was }

## Éditions importées

rule-imported-changed = Elle formule les règles autrement que la copie déjà là, et la remplace à l'affichage.
rule-imported-misdated = Le fichier porte la date du { $named } ; c'est la date d'entrée en vigueur imprimée qui compte.
