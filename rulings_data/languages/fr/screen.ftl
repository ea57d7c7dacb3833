# Ce qui entoure une réponse : titres, jusqu'où elle est allée, et erreurs. Aimable, une ligne chacune.

label-answer = Réponse
label-branches = Ce qui peut se passer
label-branch = { $number }. { $choices }
label-choice = { $who } : { $about } – { $pick }
label-steps = Étape par étape
label-rules = Règles
label-rules-of = Règles au { $day }
label-rulings = Décisions
label-cards = Cartes
label-assumed = Supposé
label-not-played = Non joué
label-understood = Compris comme
label-as-of = Au { $day }
label-ends = À la fin
label-confidence = Lu avec { $percent } % de confiance
label-source = Source
label-held = En réserve
cited = { $numbers } (règles du { $effective })
bounded = Le jeu est trop long pour être fini : rien n'est affirmé au-delà de ce point.

notice = Upkeep est un contenu de fan non officiel autorisé par la Politique des contenus de fans. Ni approuvé ni cautionné par Wizards. Certains éléments utilisés sont la propriété de Wizards of the Coast. ©Wizards of the Coast LLC.

## Décisions

status-official = officiel
status-volunteer = par des bénévoles
status-machine = traduction automatique
status-restated = avec nos propres mots
flag-untranslated = des passages ne sont pas traduits
flag-mixed_era = mélange les mots de deux époques des règles
flag-meaning = un terme clé contredit la décision qu'il traduit
flag-translation_missing = la traduction promise par la page manque
flag-card_unknown = la page ne nomme aucune carte
flag-misplaced = classé au mauvais endroit
flag-cut = coupé
superseded = remplacé
superseded-by = remplacé par { $id }
complete = complet
incomplete = incomplet
held-from = valable depuis le { $first }
held-until = valable jusqu'au { $last }
held-between = valable du { $first } au { $last }
undated = sans date
group-card = Décisions sur la carte
group-keyword = Décisions sur ses mots-clés
group-ours = Nos propres notes

## Jusqu'où la réponse est allée

kind-stored = Je n'ai pas pu jouer ce cas. Les décisions et règles les plus proches :
kind-clarify = Un seul point décide de la réponse :
kind-declined = C'est à un arbitre de votre tournoi d'en décider, pas à un bot : appelez-en un.
kind-declined-prices = Je ne connais ni les prix ni les stocks ; demandez à une boutique.
kind-not-found = Je n'ai rien trouvé d'approchant. Nommez une carte ou dites ce qui se passe, par exemple : « que se passe-t-il si je ne lance pas Saccagement ? »
help = Posez une question de règles avec vos mots en nommant les cartes, par exemple : « puis-je suspendre Éclair de faille pendant le tour de mon adversaire ? » Je joue le cas et je cite les règles. « upkeep --help » liste les commandes du terminal.
help-word = aide
kind-card-not-held = Introuvable parmi les cartes connues : { $name } (« upkeep refresh » les apporte toutes).
kind-keyword = { $keyword } : c'est la règle { $number } ; « upkeep rule { $number } » la montre en entier.
keyword-asked = _|c est quoi _|c est quoi le _|c est quoi la _|qu est ce que _|qu est ce que le _|qu est ce que la _|que fait _|que fait le _|que fait la _|que veut dire _|comment marche _|comment marche le _|comment marche la _|comment fonctionne _|comment fonctionne le _|comment fonctionne la _
kind-before-suspend = La suspension n'existait pas le { $day } : elle est arrivée avec Spirale temporelle, le 2006-10-01.
kind-card-future = { $card } n'était pas encore imprimée le { $day } ; le cas est joué comme hypothèse.
kind-no-rulings = Aucune décision en réserve sur { $card }.
kind-many-cards = Plusieurs cartes s'appellent ainsi : { $cards }.
kind-no-card = Aucune carte connue ne s'appelle { $name }.
kind-no-rule = Aucune règle { $name } en réserve pour le { $day }.
did-you-mean = Vouliez-vous dire { $cards } ?
card-text = { $name }{ $cost ->
    [none] {""}
   *[some] , { $cost-value }
}

## Erreurs

error-empty = La question est vide : écrivez-en une, par exemple : que se passe-t-il si je ne lance pas Saccagement ?
error-empty-card = Le nom est vide : indiquez une carte, par exemple : upkeep card Saccagement
error-empty-rulings = Le nom est vide : indiquez une carte ou un mot-clé, par exemple : upkeep rulings Saccagement
error-empty-rule = Le numéro est vide : indiquez une règle, un mot-clé ou des mots, par exemple : upkeep rule 702.62a
error-too-long = La question est trop longue : { $most } caractères au plus.
error-language = Je ne réponds pas en { $given } : choisissez parmi { $known }.
error-day = { $given } n'est pas une date : écrivez 2010-06-01.
error-before-magic = Magic n'existait pas avant 1993 : choisissez une date plus récente.
error-before-rules = Aucune règle antérieure au { $first } en réserve : choisissez une date plus récente.
error-future = Le { $day } est dans le futur : choisissez aujourd'hui ou une date passée.
error-busy = Trop de questions attendent : réessayez dans un instant.
error-database = L'index { $path } est illisible : reconstruisez-le avec « upkeep build ».
error-no-database = Il n'y a pas encore d'index : construisez-le avec « upkeep build ».
error-read-only = Impossible d'écrire dans { $path } : donnez le droit d'écriture, ou indiquez un autre dossier dans UPKEEP_HOME.
error-file = { $path } est illisible : { $why }.
error-binary = { $path } n'est pas un fichier texte : rien n'a été importé.
error-page = Je ne connais pas la mise en page de { $path } : rien n'a été importé.
error-scenario = Le scénario est illisible : { $why }.
error-scenario-card = { $name } n'est ni une carte ni une description que je connais.
error-line = La ligne { $number } n'est pas un objet JSON avec une question.
error-trouble = Quelque chose a échoué de mon côté : le journal dit quoi.

## La conversation dans le terminal

chat-hello = Posez une question de règles en français, anglais, allemand ou italien. Une ligne vide termine.
chat-prompt = Question :
chat-bye = Bonnes parties !
built = { $count ->
    [one] L'index contient une décision.
   *[other] L'index contient { $count } décisions.
}
