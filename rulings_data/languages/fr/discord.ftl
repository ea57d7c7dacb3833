# Les noms de commandes et d'options sur Discord : minuscules, sans espace, 32 caractères au plus ;
# les descriptions ont 100 caractères au plus.

discord-ask-name = question
discord-ask-about = Posez une question de règles et voyez-la jouée
discord-ask-question-name = question
discord-ask-question-about = Votre question, comme vous la poseriez à la table
discord-ask-as_of-name = date
discord-ask-as_of-about = Le jour dont les règles valent, comme 2010-06-01 ; aujourd'hui par défaut
discord-ask-language-name = langue
discord-ask-language-about = La langue de la réponse ; la vôtre par défaut
discord-card-name = carte
discord-card-about = Cherchez une carte par son nom dans n'importe quelle langue
discord-card-name-name = nom
discord-card-name-about = Le nom de la carte, ou son début

discord-steps = Étape par étape
discord-rules = Règles
discord-assumptions = Supposé
discord-not-played = Non joué
discord-more = { $count ->
    [one] encore une partie qui ne tient pas ici
   *[other] encore { $count } parties qui ne tiennent pas ici
}
discord-footer = Règles du { $day } · contenu de fan non officiel, ni approuvé ni cautionné par Wizards
discord-notice = Contenu de fan non officiel selon la Politique des contenus de fans ; ni approuvé ni cautionné par Wizards. ©Wizards of the Coast LLC.
discord-status-official = officiel
discord-status-volunteer = par des bénévoles
discord-status-machine = traduction automatique
discord-status-restated = avec nos propres mots
discord-flag-untranslated = ⚠ Des passages ne sont pas traduits.
discord-flag-mixed_era = ⚠ Mélange les mots de deux époques des règles.
discord-flag-meaning = ⚠ Un terme clé contredit la décision qu'il traduit.
discord-flag-translation_missing = ⚠ La traduction promise par la page manque.
discord-flag-card_unknown = ⚠ La page ne nomme aucune carte.
discord-flag-misplaced = ⚠ Classé au mauvais endroit.
discord-flag-cut = ⚠ Coupé.
discord-superseded = ⚠ N'est plus en vigueur : remplacé.
discord-not-yours = Seule la personne qui a posé la question peut choisir ici. Posez la vôtre avec /question.
discord-busy = Beaucoup de questions attendent. Réessayez dans un instant.
discord-bad-day = « { $typed } » n'est pas une date : écrivez 2010-06-01.
discord-outdated = Cette commande a changé. Fermez et rouvrez Discord, puis réessayez.
discord-trouble = Quelque chose a échoué de mon côté. Réessayez plus tard.
