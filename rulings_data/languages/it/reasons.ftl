# Che cosa non si può, che cosa si può, e perché: un pezzo di frase per ogni regola che decide.

refused = { $what ->
    [suspend] { w-cannot } sospendere { $card }
    [cast] { w-cannot } { w-cast } { $card }
    [activate] { w-cannot } attivare l'abilità { $card-of }
    [attack] { $card } non può attaccare
    [look] { w-cannot } guardare { $card }
    [proliferate] { w-cannot } scegliere { $card } per proliferare
    [time-travel] { w-cannot } scegliere { $card } per viaggiare nel tempo
    [counter] { w-cannot } neutralizzare { $card }
    [respond] { w-cannot } rispondere
    [put] su { $card } non si possono mettere segnalini
    [blink] { $card } non può andare e tornare così
    [copy] { w-cannot } copiare { $card }
    [fuse] { w-cannot } fondere { $card }
    [use] { w-cannot } pagare quel costo per { $card }
    [control] { w-cannot } prendere il controllo { $card-of }
   *[other] { w-cannot } farlo
}
allowed = { $what ->
    [suspend] { w-can } sospendere { $card }
    [cast] { w-can } { w-cast } { $card }
    [activate] { w-can } attivare l'abilità { $card-of }
    [attack] { $card } può attaccare
    [look] { w-can } guardare { $card }
    [proliferate] { w-can } scegliere { $card } per proliferare
    [time-travel] { w-can } scegliere { $card } per viaggiare nel tempo
    [order] { w-can } scegliere l'ordine di queste abilità innescate
    [blink] { $card } può andare e tornare
    [copy] { w-can } copiare { $card }
    [fuse] { w-can } fondere { $card }
    [use] { w-can } pagare quel costo per { $card }
    [control] { w-can } prendere il controllo { $card-of }
   *[other] { w-can } farlo
}
because = { $said }: { $reasons }.
period = { $said }.

reason-timing = { $holds ->
    [yes] è { $player-who ->
        [me] la tua fase principale
       *[other] la fase principale { $player-of }
    } e la pila è vuota
   *[no] { $kind ->
        [land] una terra si gioca solo durante { $player-who ->
            [me] la tua fase principale
           *[other] la fase principale { $player-of }
        }, a pila vuota
       *[other] senza lampo, { $kind ->
            [creature] una magia creatura
            [artifact] una magia artefatto
            [enchantment] una magia incantesimo
            [planeswalker] una magia planeswalker
           *[sorcery] una stregoneria
        } può essere { w-was-cast-f } solo durante { $player-who ->
            [me] la tua fase principale
           *[other] la fase principale { $player-of }
        }, a pila vuota
    }
}
reason-timing-instant = { $holds ->
    [yes] è un istantaneo
   *[no] non è un istantaneo
}
reason-land-own-turn = una terra si gioca solo nel proprio turno
reason-timing-sorcery-only = questa abilità si attiva solo quando si potrebbe { w-cast } una stregoneria
reason-flash = { $by ->
    [none] la carta ha lampo
   *[some] { $by-name } permette di { w-cast-it } come se avesse lampo
}
reason-cast-prohibited = { $by-name } proibisce di { w-cast-it }
reason-cant-wins = ciò che vieta prevale su ciò che permette
reason-splitsecond-cast = { $by-name }, con battibaleno, è in pila
reason-cast-targets = non c'è alcun bersaglio legale
reason-cast-pay = { $by ->
    [none] il costo totale non può essere pagato
   *[some] non si può pagare quello che { $by-name } aggiunge al costo
}
reason-cast-total = { $by-name } aumenta il costo
reason-cost-over-alternative = «senza pagarne il costo di mana» non copre quello che { $by-name } aggiunge
reason-cost-none = la carta non ha costo di mana, quindi non lo si può pagare
reason-cost-additional = il suo costo addizionale non può essere pagato
reason-suspend-exile = { $holds ->
    [yes] sospendere lo permette
   *[no] si può sospendere solo una carta con sospendere che sia in mano
}
reason-action-suspend = { $holds ->
    [yes] sospendere è un'azione speciale
   *[no] sospendere è un'azione speciale, che non usa la pila
}
reason-action-special = un'azione speciale non usa la pila
reason-stack-special = sospendere non usa la pila, quindi nessuno può rispondere
reason-suspend-prohibited = ciò che vieta di { w-cast } una carta vieta anche di sospenderla
reason-suspend-suspended = { $holds ->
    [yes] la carta è sospesa
   *[no] la carta non è sospesa
}
reason-suspend-haste = { $holds ->
    [yes] ha rapidità grazie a sospendere
   *[no] la rapidità di sospendere è persa
}
reason-haste = { $holds ->
    [yes] ha rapidità
   *[no] non ha rapidità
}
reason-haste-sickness = { $holds ->
    [yes] { $player-who ->
        [me] la controlli
       *[other] { $player } la controlla
    } ininterrottamente dall'inizio del turno
   *[no] è passata sotto il { $player-who ->
        [me] tuo controllo
       *[other] controllo { $player-of }
    } in questo turno e non ha rapidità
}
reason-x-suspend = X non può essere 0
reason-counter = { $holds ->
    [yes] è in pila
   *[no] si può neutralizzare solo ciò che è in pila
}
reason-target-spell = in pila non c'è una magia o un'abilità del genere
reason-activate = { $holds ->
    [yes] { w-can } attivarla da lì
   *[no] { w-cannot } attivare quell'abilità da lì
}
reason-activate-cost = il costo non può essere pagato
reason-attack-declare = { $holds ->
    [yes] è STAPpata ed è { $player-who ->
        [me] il tuo turno
       *[other] il turno { $player-of }
    }
   *[no] attaccano solo le proprie creature STAPpate, nel proprio turno
}
reason-exile-face-up = una carta sospesa è a faccia in su, e tutti possono guardarla
reason-proliferate = { $holds ->
    [yes] è un permanente con segnalini
   *[no] proliferare riguarda solo permanenti e giocatori con segnalini
}
reason-timetravel = { $holds ->
    [yes] viaggiare nel tempo riguarda le proprie carte sospese e i propri permanenti con segnalini tempo
   *[no] viaggiare nel tempo riguarda solo le proprie carte sospese e i propri permanenti con segnalini tempo
}
reason-trigger-order = { $holds ->
    [yes] ognuno mette in pila le proprie abilità innescate nell'ordine che vuole
   *[no] nessuna di queste abilità innescate è in attesa
}
reason-stack-order = l'ultima messa in pila si risolve per prima
reason-activate-prohibited = { $by-name } proibisce di attivarne le abilità
reason-activate-mana = è un'abilità di mana, che non usa la pila
reason-cost-pay = il suo costo non può essere pagato
reason-cost-one-alternative = { $holds ->
    [yes] è l'unico costo alternativo
   *[no] una magia ha un solo costo alternativo, e «senza pagarne il costo di mana» lo è già
}
reason-copy-spell = { $holds ->
    [yes] è una magia in pila
   *[no] si può copiare solo una magia in pila
}
reason-fuse = { $holds ->
    [yes] la carta è in mano
   *[no] fondere funziona solo dalla mano
}
reason-split-cast = { $holds ->
    [yes] viene { w-was-cast-f } una metà
   *[no] così può essere { w-was-cast-f } una sola metà
}
reason-target = non c'è alcun bersaglio legale
reason-zone-new-object = { $holds ->
    [yes] torna come nuovo oggetto
   *[no] non è { w-on-battlefield }
}
reason-color-indicator = un indicatore di colore le dà il colore
reason-controller-none = nessuno controlla una carta che non è né un permanente né in pila
reason-sba-life = la partita è già finita
reason-ability-function = quell'abilità funziona solo nelle zone che indica
reason-ability-battlefield = quell'abilità funziona solo { w-on-battlefield }
reason-cost-generic = { $by-name } riduce solo il mana generico
reason-player-leaves = quel giocatore ha già lasciato la partita
reason-commander-tax = si aggiunge la tassa del comandante
reason-foretell-cast = { $holds ->
    [yes] è stata predetta in un turno precedente
   *[no] una carta predetta può essere lanciata solo in un turno successivo
}
reason-plot-cast = { $holds ->
    [yes] è stata esiliata così in un turno precedente
   *[no] una carta esiliata così può essere lanciata solo in un turno successivo, nella fase principale del suo proprietario e con la pila vuota
}
reason-action-foretell = { $holds ->
    [yes] è il turno del suo proprietario
   *[no] una carta si predice solo nel proprio turno
}
reason-action-plot = { $holds ->
    [yes] è la fase principale del suo proprietario e la pila è vuota
   *[no] si può fare solo nella propria fase principale, con la pila vuota
}
