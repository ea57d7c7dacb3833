# What look-ups and plays say beside the answers themselves.

door-unplayable = ce que demande cette question ne peut pas encore être joué ici
door-card-names = Autres noms : { $names }
door-card-keyword = { $name } est aussi un mot-clé : règle { $number }.
door-card-first = Première impression : { $day }
door-rule-found = Règles en vigueur depuis le { $edition }, dans nos propres mots ; le texte des règles n'est pas fourni.
door-rule-gone = plus aucune règle
door-fallback = Seules les décisions fournies avec le bot servent : { $why }

## What is held

shelf-version = Version
shelf-home = Dossier des données
shelf-rules = Règles les plus récentes
shelf-editions = Éditions des règles
shelf-cards = Cartes
shelf-played = dont jouées
shelf-bundled = Décisions fournies
shelf-imports = Importations
shelf-index = Index des décisions
shelf-texts = Éditions avec leur texte
shelf-newest_text = Édition la plus récente avec son texte
shelf-imported_cards = Cartes importées
shelf-printings = Impressions de ces cartes
shelf-names = Noms de cartes
shelf-rulings = Décisions
shelf-sources = Importations, la plus récente de chaque source
shelf-imported = { $source } ({ import-what }), données du { $made }, importées le { $imported }
shelf-fetched = Récupéré par refresh
shelf-fetched-at = { $source }, données du { $made }, récupérées le { $at }
