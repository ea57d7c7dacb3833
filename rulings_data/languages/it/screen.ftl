# Ciò che sta attorno a una risposta: titoli, fin dove è arrivata, ed errori. Gentili, una riga ciascuno.

label-answer = Risposta
label-branches = Come può andare
label-branch = { $number }. { $choices }
label-choice = { $who }: { $about } – { $pick }
label-steps = Passo per passo
label-rules = Regole
label-rules-of = Regole al { $day }
label-rulings = Chiarimenti
label-cards = Carte
label-assumed = Supposto
label-not-played = Non giocato
label-understood = Inteso come
label-as-of = Al { $day }
label-ends = Alla fine
label-confidence = Letto con il { $percent } % di sicurezza
label-source = Fonte
label-held = In archivio
cited = { $numbers } (regole del { $effective })
bounded = La giocata è troppo lunga per finirla: oltre questo punto non si afferma nulla.

notice = Upkeep è un contenuto amatoriale non ufficiale consentito dalla Fan Content Policy. Non approvato né sostenuto da Wizards. Parti del materiale usato sono di proprietà di Wizards of the Coast. ©Wizards of the Coast LLC.

## Chiarimenti

status-official = ufficiale
status-volunteer = di volontari
status-machine = traduzione automatica
status-restated = con parole nostre
flag-untranslated = alcune parti non sono tradotte
flag-mixed_era = mescola parole di due epoche delle regole
flag-meaning = un termine chiave contraddice il chiarimento che traduce
flag-translation_missing = manca la traduzione promessa dalla pagina
flag-card_unknown = la pagina non nomina alcuna carta
flag-misplaced = archiviato nel posto sbagliato
flag-cut = tagliato
superseded = superato
superseded-by = superato da { $id }
complete = completo
incomplete = incompleto
held-from = vale dal { $first }
held-until = valeva fino al { $last }
held-between = valeva dal { $first } al { $last }
undated = senza data
group-card = Chiarimenti sulla carta
group-keyword = Chiarimenti sulle sue parole chiave
group-ours = Note nostre

## Fin dove è arrivata una risposta

kind-stored = Non sono riuscito a giocarla. I chiarimenti e le regole più vicini sono:
kind-clarify = Un solo punto decide la risposta:
kind-declined = Lo decide un arbitro al tuo torneo, non un bot: chiamane uno, o chiedi in una chat di arbitri.
kind-declined-prices = Prezzi e disponibilità non li so; chiedi a un negozio.
kind-not-found = Non ho trovato nulla di vicino. Nomina una carta o di' che cosa succede, per esempio: «che cosa succede se non lancio Razziare?»
help = Fai una domanda di regole con parole tue e nomina le carte, per esempio: «posso sospendere Saetta Squarciante nel turno del mio avversario?» Io la gioco e cito le regole. «upkeep --help» elenca i comandi del terminale.
help-word = aiuto
kind-card-not-held = Non trovata tra le carte presenti: { $name } ("upkeep refresh" le porta tutte).
kind-keyword = { $keyword } è la regola { $number }; "upkeep rule { $number }" la mostra per intero.
keyword-asked = _|cos e _|che cos e _|cosa e _|che cosa e _|cosa fa _|che cosa fa _|cosa vuol dire _|cosa significa _|che cosa significa _|come funziona _
kind-before-suspend = Sospendere non esisteva il { $day }: è arrivato con Spirale Temporale, il 2006-10-01.
kind-card-future = { $card } non era ancora in stampa il { $day }; qui è giocata come ipotesi.
kind-no-rulings = Nessun chiarimento in archivio su { $card }.
kind-many-cards = Più carte si chiamano così: { $cards }.
kind-no-card = Nessuna carta nota si chiama { $name }.
kind-no-rule = Nessuna regola { $name } in archivio per il { $day }.
did-you-mean = Intendevi { $cards }?
card-text = { $name }{ $cost ->
    [none] {""}
   *[some] , { $cost-value }
}

## Errori

error-empty = La domanda è vuota: scrivine una, per esempio: che cosa succede se non lancio Razziare?
error-empty-card = Il nome è vuoto: indica una carta, per esempio: upkeep card Razziare
error-empty-rulings = Il nome è vuoto: indica una carta o una parola chiave, per esempio: upkeep rulings Razziare
error-empty-rule = Il numero è vuoto: indica una regola, una parola chiave o delle parole, per esempio: upkeep rule 702.62a
error-too-long = La domanda è troppo lunga: al massimo { $most } caratteri.
error-language = Non rispondo in { $given }: scegli tra { $known }.
error-day = { $given } non è una data: scrivi 2010-06-01.
error-before-magic = Magic non esisteva prima del 1993: scegli una data successiva.
error-before-rules = Nessuna regola anteriore al { $first } in archivio: scegli una data successiva.
error-future = Il { $day } è nel futuro: scegli oggi o una data passata.
error-busy = Troppe domande in attesa: riprova tra un momento.
error-database = L'indice { $path } è illeggibile: ricostruiscilo con «upkeep build».
error-no-database = Non c'è ancora un indice: costruiscilo con «upkeep build».
error-read-only = Non si può scrivere in { $path }: concedi il permesso, o imposta UPKEEP_HOME su un'altra cartella.
error-file = { $path } è illeggibile: { $why }.
error-binary = { $path } non è un file di testo: non è stato importato nulla.
error-page = Non conosco l'impaginazione di { $path }: non è stato importato nulla.
error-scenario = Lo scenario è illeggibile: { $why }.
error-scenario-card = { $name } non è né una carta né una descrizione che conosco.
error-line = La riga { $number } non è un oggetto JSON con una domanda.
error-trouble = Qualcosa è andato storto da parte mia: il registro dice che cosa.

## La conversazione nel terminale

chat-hello = Fai una domanda di regole in italiano, inglese, francese o tedesco. Una riga vuota termina.
chat-prompt = Domanda:
chat-bye = Buone partite!
built = { $count ->
    [one] L'indice contiene un chiarimento.
   *[other] L'indice contiene { $count } chiarimenti.
}
