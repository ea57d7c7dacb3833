# I nomi di comandi e opzioni su Discord: minuscoli, senza spazi, al massimo 32 caratteri;
# le descrizioni hanno al massimo 100 caratteri.

discord-ask-name = domanda
discord-ask-about = Fai una domanda di regole e guardala giocata passo per passo
discord-ask-question-name = domanda
discord-ask-question-about = La tua domanda, come la faresti al tavolo
discord-ask-as_of-name = data
discord-ask-as_of-about = Il giorno di cui valgono le regole, come 2010-06-01; altrimenti oggi
discord-ask-language-name = lingua
discord-ask-language-about = La lingua della risposta; altrimenti la tua
discord-card-name = carta
discord-card-about = Cerca una carta dal suo nome in qualsiasi lingua
discord-card-name-name = nome
discord-card-name-about = Il nome della carta, o il suo inizio

discord-steps = Passo per passo
discord-rules = Regole
discord-assumptions = Supposto
discord-not-played = Non giocato
discord-more = { $count ->
    [one] un'altra parte qui non ci sta
   *[other] altre { $count } parti qui non ci stanno
}
discord-footer = Regole del { $day } · contenuto amatoriale non ufficiale, non approvato né sostenuto da Wizards
discord-notice = Contenuto amatoriale non ufficiale secondo la Fan Content Policy; non approvato né sostenuto da Wizards. ©Wizards of the Coast LLC.
discord-status-official = ufficiale
discord-status-volunteer = di volontari
discord-status-machine = traduzione automatica
discord-status-restated = con parole nostre
discord-flag-untranslated = ⚠ Alcune parti non sono tradotte.
discord-flag-mixed_era = ⚠ Mescola parole di due epoche delle regole.
discord-flag-meaning = ⚠ Un termine chiave contraddice il chiarimento che traduce.
discord-flag-translation_missing = ⚠ Manca la traduzione promessa dalla pagina.
discord-flag-card_unknown = ⚠ La pagina non nomina alcuna carta.
discord-flag-misplaced = ⚠ Archiviato nel posto sbagliato.
discord-flag-cut = ⚠ Tagliato.
discord-superseded = ⚠ Non è più in vigore: superato.
discord-not-yours = Qui può scegliere solo chi ha fatto la domanda. Fai la tua con /domanda.
discord-busy = Molte domande sono in attesa. Riprova tra un momento.
discord-bad-day = «{ $typed }» non è una data: scrivi 2010-06-01.
discord-outdated = Questo comando è cambiato. Chiudi e riapri Discord, poi riprova.
discord-trouble = Qualcosa è andato storto da parte mia. Riprova più tardi.
