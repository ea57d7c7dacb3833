# La risposta breve, le scelte che dividono la giocata, le supposizioni, e ciò che viene richiesto.

## La risposta breve

verdict-yes = Sì
verdict-no = No
verdict-may = { w-can } scegliere
verdict-must = Non c'è scelta: deve accadere
verdict-depends = Dipende
confirmed = Esatto
confirmed-permission = Esatto, { $player-who ->
    [me] non puoi
   *[other] { $player } non può
}
denied-permission = No, { w-can } farlo
lead = { $lead }.
lead-because = { $lead }: { $reasons }.
reasons-and = { $first }; { $second }
told-later = In seguito: { $told }
then-comes = { $first } { $second }

may-suspend-cast = { w-can } { w-cast } { $card } o rinunciare. Se { $player-who ->
    [me] rinunci
   *[other] rinuncia
}, la carta { w-stays-exiled-f } senza segnalini tempo e non è più sospesa.
must-suspend-cast = { w-must } { w-cast } { $card }: è possibile, e queste regole non lasciano scelta.
must-other = { w-must } farlo: queste regole non lasciano scelta.
may-cost-unpaid-mana = { w-can } pagare e { w-cast } { $card }, o rifiutare di produrre il mana. Se non { $player-who ->
    [me] paghi
   *[other] paga
}, la carta { w-stays-exiled-f } senza segnalini tempo e non è più sospesa.
may-other = La scelta è { $player-who ->
    [me] tua
   *[other] { $player-of }
}.
if-picked = Se { $who ->
    [me] scegli
   *[other] { $player } sceglie
} «{ $pick }»: { $end }

end-suspended = { $card-gender ->
    [name] { $card } è una carta sospesa
    [f] { $card } è sospesa
   *[m] { $card } è sospeso
} con { $counters }; { $count ->
    [one] viene
   *[other] il prossimo viene
} tolto { $owner-who ->
    [me] nel tuo prossimo mantenimento
   *[other] nel prossimo mantenimento { $owner-of }
}.
end-left = { $card } { w-stays-exiled } senza segnalini tempo: non è più una carta sospesa e non si innescherà più.
end-battlefield = { $card } è { w-on-battlefield } sotto il { $player-who ->
    [me] tuo controllo
   *[other] controllo { $player-of }
}{ $haste ->
    [yes] {" "}e ha rapidità
    [no] {" "}e non ha rapidità
   *[none] {""}
}.
end-cast = { $card-gender ->
    [name] Una volta { w-was-cast-f }, la magia { $card } finisce
    [f] Una volta { w-was-cast-f }, { $card } finisce
   *[m] Una volta { w-was-cast }, { $card } finisce
} { in-zone }.
end-gone = { $card } non esiste più.
end-zone = { $card } è { in-zone }.
until = { $was ->
    [yes] { w-until-day } la risposta era sì.
    [no] { w-until-day } la risposta era no.
    [may] { w-until-day } si poteva scegliere.
    [must] { w-until-day } era obbligatorio.
   *[depends] { w-until-day } dipendeva.
}
w-until-day = { $day-number ->
    [8] Fino all'{ $day }
    [11] Fino all'{ $day }
   *[other] Fino al { $day }
}
w-since-day = { $day-number ->
    [8] Dall'{ $day }
    [11] Dall'{ $day }
   *[other] Dal { $day }
}
since = { $was ->
    [yes] { w-since-day } la risposta è sì.
    [no] { w-since-day } la risposta è no.
    [may] { w-since-day } si può scegliere.
    [must] { w-since-day } è obbligatorio.
   *[depends] { w-since-day } dipende.
}
left-out = { $card } (testo in inglese): «{ $text }»

## Scelte

about-suspend-cast = { w-cast } { $card }
about-cost-unpaid-mana = pagare per { $card }
about-split-cast = quale parte { $card-of } { w-cast }
about-sba-legend = quale leggenda tenere
about-other = scelta per { $card }
pick-cast = { w-cast-it }
pick-decline = non { w-cast-it }
pick-pay = pagare e { w-cast-it }
pick-cost-unpaid-mana-decline = non pagare
pick-other = { $picked }

## Supposizioni

assume-own-turn = È il tuo turno.
assume-opponent-turn = È il turno del tuo avversario.
assume-main-phase = È una fase principale.
assume-upkeep = È il mantenimento.
assume-empty-stack = La pila è vuota.
assume-target = C'è un bersaglio legale: { $subject-a }.
assume-no-target = Non c'è nessun altro bersaglio legale.
assume-mana = { $subject-who ->
    [me] puoi
   *[other] { $subject } può
} pagare il mana.
assume-counters = { $subject } ha il suo solito numero di segnalini tempo.
assume-one-counter = { $subject } ha ancora un segnalino tempo.
assume-cast = { $subject-gender ->
    [name] la carta { $subject } viene { w-was-cast-f }
    [f] { $subject } viene { w-was-cast-f }
   *[m] { $subject } viene { w-was-cast }
} quando l'ultimo segnalino tempo è rimosso.
assume-declined = { $subject-gender ->
    [name] la carta { $subject } non viene { w-was-cast-f }
    [f] { $subject } non viene { w-was-cast-f }
   *[m] { $subject } non viene { w-was-cast }
}.
assume-resolves = Nessuno risponde, e tutto si risolve.
assume-untapped = { $subject-gender ->
    [name] il permanente { $subject } è STAPpato
    [f] { $subject } è STAPpata
   *[m] { $subject } è STAPpato
}.
assume-named = { $subject } è la carta nominata.
assume-owner-asker = Sei il proprietario { $subject-of }.
assume-owner-opponent = Il proprietario { $subject-of } è il tuo avversario.
assume-unnamed-card = Nessuna carta è nominata: vale per qualsiasi carta di questo tipo.
assume-keyword = Si intende l'abilità definita da parola chiave, non la carta Sospendere.
assume-card = Si intende la carta Sospendere, non la parola chiave.
assume-today = Valgono le regole di oggi.
assume-year-last-day = Un anno da solo indica il suo ultimo giorno.
assume-month-last-day = Un mese indica il suo ultimo giorno.
assume-before-change = Si intende il giorno prima del cambio di regola.
assume-card-future = La carta { $subject } quel giorno non era ancora in stampa: il caso è ipotetico.
assume-oracle-today = Le carte hanno il testo Oracle di oggi.

## Richiesto

open-which-trigger = Quale abilità innescata viene neutralizzata?
open-which-card = Quale carta intendi?
open-which-event = Che cosa vuoi sapere di sospendere?
open-card-or-keyword = Intendi la carta Sospendere o la parola chiave?
open-whose-turn = Di chi è il turno?
open-whose-card = Di chi è la carta?
open-suspend-or-spell = Intendi il momento in cui viene sospesa, o la magia più tardi?
open-cast-or-not = La carta viene { w-was-cast-f } quando l'ultimo segnalino tempo è rimosso?
choice-first-trigger = l'abilità di mantenimento, che rimuove un segnalino tempo
choice-last-trigger = l'abilità che fa { w-cast } la carta, rimosso l'ultimo segnalino
choice-suspending = sospendere la carta dalla mano
choice-tick = a ogni mantenimento viene rimosso un segnalino tempo
choice-last-counter = viene rimosso l'ultimo segnalino tempo
choice-spell = la magia, quando viene { w-was-cast-f }
choice-haste = la rapidità
choice-keyword = la parola chiave sospendere
choice-card = la carta Sospendere
choice-my-turn = mio
choice-opponent-turn = del mio avversario
choice-mine = mia
choice-opponents = del mio avversario
choice-cast = viene { w-was-cast-f }
choice-declined = non viene { w-was-cast-f }
choice-named = { $card }
about-resolve-choice = effetto { $card-of }
about-kicker = potenziamento { $card-of }
about-cascade = { w-cast } { $card }
about-timetravel = segnalino tempo su { $card }
about-adventure = quale parte { $card-of } { w-cast }
about-mdfc = quale faccia { $card-of } { w-cast }
pick-do = farlo
pick-resolve-choice-decline = non farlo
pick-kicked = con potenziamento
pick-unkicked = senza potenziamento
pick-remove = togliere un segnalino
pick-put = aggiungere un segnalino
pick-leave = lasciare così
assume-put-all = Chi ha { $subject } in mano mette la carta { w-on-battlefield }.
may-suspend-cast-paid = { w-can } pagare { $cost } mana e { w-cast } { $card }, o rinunciare. Se { $player-who ->
    [me] rinunci
   *[other] rinuncia
}, la carta { w-stays-exiled-f } senza segnalini tempo e non è più sospesa.
may-cascade = { w-can } { w-cast } { $card } subito, senza pagarne il costo di mana. Se { $player-who ->
    [me] rinunci
   *[other] rinuncia
}, la carta va in fondo al grimorio.
may-split-cast = { w-can } { w-cast } una qualsiasi metà { $card-of }.
may-adventure = { w-can } { w-cast } una qualsiasi parte { $card-of }.
may-mdfc = { w-can } { w-cast } una qualsiasi faccia { $card-of }.
end-never = { $card } è { w-in-exile } senza segnalini tempo: non è una carta sospesa.
end-copied = { $card-gender ->
    [name] la magia { $card } viene copiata
    [f] { $card } viene copiata
   *[m] { $card } viene copiato
} { $count ->
    [one] una volta
   *[other] { $count } volte
}.
about-commander-exile = zona per il comandante { $card }
about-commander-hand = zona per il comandante { $card }
pick-command = nella zona di comando
pick-exile = { w-in-exile }
pick-graveyard = nel cimitero
pick-hand = in mano
pick-library = nel grimorio
