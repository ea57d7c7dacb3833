# Che cosa è successo: una frase per ogni evento di una giocata.

turn-began = { $who ->
    [me] Comincia il tuo turno.
   *[other] Comincia il turno { $player-of }.
}
step-began = Comincia { step-of }.

triggered = { $ability } sta per andare in pila.
triggered-stacked = { $ability } va in pila.
triggered-last = Era l'ultimo segnalino tempo: { $ability } sta per andare in pila.
triggered-last-stacked = Era l'ultimo segnalino tempo: { $ability } va in pila.
stacked = { $ability } va in pila.
activated = { $who ->
    [me] Attivi
   *[other] { $player } attiva
} un'abilità { $source-of }{ $targets ->
    [none] {""}
   *[some] {" "}({ $target-list })
}.
targets = { $target-count ->
    [one] bersaglio
   *[other] bersagli
}: { $target-names }
copied = { $card } viene messa in pila; non viene { w-was-cast-f }.

resolving = { $card } si risolve.
resolved-removing = { $card } si risolve: { $count ->
    [one] viene rimosso
   *[other] vengono rimossi
} { $counters } { $source-from }; { $left ->
    [0] non ne resta nessuno
    [1] ne resta uno
   *[other] ne restano { $left }
}.
counters-removed = { $count ->
    [one] Viene rimosso
   *[other] Vengono rimossi
} { $counters } { $card-from }; { $left ->
    [0] non ne resta nessuno
    [1] ne resta uno
   *[other] ne restano { $left }
}.
counters-put = { $card } riceve { $counters }.
failed = { $fizzle ->
    [countered] { $card-gender ->
        [name] la magia { $card } viene neutralizzata
        [f] { $card } viene neutralizzata
       *[m] { $card } viene neutralizzato
    }: tutti i suoi bersagli sono illegali.
   *[other] { $card } non si risolve: tutti i suoi bersagli sono illegali.
}
ceased-if = { $card } non fa nulla: la sua condizione non è più vera.
ceased-token = { $card } cessa di esistere.
countered = { $card-gender ->
    [name] la magia { $card } viene neutralizzata
    [f] { $card } viene neutralizzata
   *[m] { $card } viene neutralizzato
}.

cast = { $who ->
    [me] { w-cast-2 }
   *[other] { $player } { w-casts }
} { $card }{ $from ->
    [exile] { $words ->
        [removed] {" "}(rimossa dal gioco)
       *[exile] {" "}dall'esilio
    }
   *[other] {""}
}{ $free ->
    [yes] {" "}senza pagarne il costo di mana
   *[no] {""}
}{ $way ->
    [none] {""}
    [pitch] {" "}per il suo costo alternativo
   *[other] {" "}per il suo costo di { $way-name }
}{ $x ->
    [none] {""}
   *[some] , con X uguale a { $x-value }
}{ $targets ->
    [none] {""}
   *[some] {" "}({ $target-list })
}.
paid-own = { $who ->
    [me] Paghi
   *[other] { $player } paga
} il costo di sospendere { $card-of }.
paid = { $who ->
    [me] Paghi
   *[other] { $player } paga
} { $cost } mana per { $what ->
    [suspend] sospendere { $card }
    [ability] l'abilità { $card-of }
   *[spell] { w-cast } { $card }
}.
mana-added = { $who ->
    [me] Aggiungi
   *[other] { $player } aggiunge
} { $amount } mana.

suspended = { $who ->
    [me] Sospendi
   *[other] { $player } sospende
} { $card }: la carta viene { w-exiled-f } a faccia in su con { $counters }. Niente va in pila.
suspended-without = { $who ->
    [me] Sospendi
   *[other] { $player } sospende
} { $card }: la carta viene { w-exiled-f } a faccia in su. Niente va in pila.
moved = { $card } va { to-zone }.
moved-destroyed = { $card-gender ->
    [name] il permanente { $card } viene distrutto
    [f] { $card } viene distrutta
   *[m] { $card } viene distrutto
} e va { to-zone }.
moved-sacrificed = { $who ->
    [me] Sacrifichi
   *[other] { $player } sacrifica
} { $card }, che va { to-zone }.
moved-exiled = { $card-gender ->
    [name] la carta { $card } viene { w-exiled-f }
    [f] { $card } viene { w-exiled-f }
   *[m] { $card } viene { w-exiled }
}.
moved-enters = { $card } { w-enters } sotto il { $player-who ->
    [me] tuo controllo
   *[other] controllo { $player-of }
}.
moved-legend = Regola delle leggende: { $card } va { to-zone }.

damaged = { $source } { $target-who ->
    [me] ti infligge
   *[other] infligge
} { $amount ->
    [one] 1 danno
   *[other] { $amount } danni
}{ $target-who ->
    [me] {""}
   *[other] {" "}{ $target-to }
}.
life-gained = { $who ->
    [me] Guadagni
   *[other] { $player } guadagna
} { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
} vita.
life-lost = { $who ->
    [me] Perdi
   *[other] { $player } perde
} { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
} vita.
drew = { $who ->
    [me] Peschi
   *[other] { $player } pesca
} { $count ->
    [one] una carta
   *[other] { $count } carte
}.
control-changed = { $who ->
    [me] Prendi
   *[other] { $player } prende
} il controllo { $card-of }.
lost = { $who ->
    [me] Perdi
   *[other] { $player } perde
} la partita.

effect-haste-suspend = { $card } ha rapidità finché { $who ->
    [me] ne mantieni il controllo
   *[other] { $player } ne mantiene il controllo
}.
effect-haste-suspend-over = { $card } perde la rapidità data da sospendere e non la riottiene.
effect-castable = { w-can } { w-cast } { $card } da quella zona.
effect-keyword = { $card } ha { $keyword }.
effect-pt = { $card } prende { $power }/{ $toughness }.
effect-lose = { $card } perde tutte le abilità.
effect-control = Dura fino alla fine del turno.
effect-control-over = Il cambio di controllo termina.
effect-prohibit = { w-cannot } { w-cast } magie per ora.
effect-prohibit-over = { w-can } di nuovo { w-cast } magie.
effect-over = Un effetto su { $card } termina.
gained = { $card } ha ora { $keyword }.
created = { $who ->
    [me] Crei
   *[other] { $player } crea
} una pedina: { $card-a }.
tapped = { $card-gender ->
    [name] il permanente { $card } viene TAPpato
    [f] { $card } viene TAPpata
   *[m] { $card } viene TAPpato
}.
untapped = { $card-gender ->
    [name] il permanente { $card } viene STAPpato
    [f] { $card } viene STAPpata
   *[m] { $card } viene STAPpato
}.
noted-name = Il nome scelto per { $card } è { $value }.
noted-attached = { $card-gender ->
    [name] il permanente { $card } viene assegnato
    [f] { $card } viene assegnata
   *[m] { $card } viene assegnato
} { $value-to }.

declined = { $who ->
    [me] Scegli
   *[other] { $player } sceglie
} di non { w-cast } { $card }.
obliged = { w-must } { w-cast } { $card }: è possibile, e non c'è scelta.
stayed = { $card } { w-stays-exiled } senza segnalini tempo: non è più una carta sospesa e non si innescherà più.
extra-turn = { $who ->
    [me] Hai
   *[other] { $player } ha
} un turno aggiuntivo dopo questo.
extra-step = Dopo questo segue un mantenimento aggiuntivo.
nothing-fewer-counters = I segnalini su { $card } sono di meno: si rimuovono solo quelli che ci sono.
nothing-other = Questa parte qui non ha effetto.
unplayed = Questa parte del testo (in inglese) non è giocata: «{ $text }».
became = { $card } diventa una copia { $value-of }.
moved-discarded = { $who ->
    [me] Scarti
   *[other] { $player } scarta
} { $card }.
declined-other = { $who ->
    [me] Scegli
   *[other] { $player } sceglie
} di non usare l'effetto { $card-of }.
effect-no-activation = Le abilità { $card-of } non possono essere attivate in questo turno.
nothing-no-hit = Non è nominata alcuna carta da trovare: su questo non si afferma nulla.
