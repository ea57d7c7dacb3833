# Che cosa dice un aggiornamento: una riga per ogni fonte, e il motivo di un errore.

refresh-asking = Richiesta: { $source }
refresh-fetching = Scaricamento: { $source }
refresh-again = { $source }: ancora nessuna risposta, nuovo tentativo tra { $seconds } s.
refresh-new = { $source }: aggiornato al { $day }.
refresh-same = { $source }: niente di nuovo dal { $day }.
refresh-failed = { $source }: { $why }. Restano in uso i dati del { $day }.
refresh-failed-none = { $source }: { $why }. Da lì non è mai stato scaricato nulla; gli altri dati restano in uso.

refresh-why-missing = il file non c'è ({ $status })
refresh-why-too-many = troppe richieste ({ $status }), riprova più tardi
refresh-why-status = il server ha risposto { $status }
refresh-why-address = { $address } non è un indirizzo da cui scaricare
refresh-why-unreachable = non raggiungibile, controlla la rete
refresh-why-silent = il server non risponde più
refresh-why-slow = il trasferimento è troppo lento
refresh-why-lost = la connessione si è interrotta, il prossimo aggiornamento riprenderà da lì
refresh-why-length = sono arrivati { $got } byte invece di { $whole }
refresh-why-damaged = il file è danneggiato o incompleto
refresh-why-sha256 = il file non corrisponde al suo sha256
refresh-why-other = è arrivato qualcosa di diverso da quanto richiesto
refresh-why-shape = { $address } non dice che cosa scaricare
refresh-why-here = { $text }
