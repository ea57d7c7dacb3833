# Was eine Aktualisierung meldet: eine Zeile für jede Quelle, und warum eine fehlschlug.

refresh-asking = Anfrage: { $source }
refresh-fetching = Wird geladen: { $source }
refresh-again = { $source }: noch keine Antwort, neuer Versuch in { $seconds } s.
refresh-new = { $source }: jetzt auf dem Stand vom { $day }.
refresh-same = { $source }: nichts Neues seit { $day }.
refresh-failed = { $source }: { $why }. Weiter gilt der Bestand vom { $day }.
refresh-failed-none = { $source }: { $why }. Von dort wurde noch nie etwas geladen; der übrige Bestand gilt weiter.

refresh-why-missing = die Datei ist nicht da ({ $status })
refresh-why-too-many = zu viele Anfragen ({ $status }), später noch einmal versuchen
refresh-why-status = der Server hat mit { $status } geantwortet
refresh-why-address = { $address } ist keine Adresse, von der geladen wird
refresh-why-unreachable = nicht erreichbar, bitte das Netz prüfen
refresh-why-silent = der Server antwortet nicht mehr
refresh-why-slow = die Übertragung ist zu langsam
refresh-why-lost = die Verbindung ist abgebrochen, die nächste Aktualisierung macht dort weiter
refresh-why-length = { $got } Bytes statt { $whole } sind angekommen
refresh-why-damaged = die Datei ist beschädigt oder unvollständig
refresh-why-sha256 = die Datei passt nicht zu ihrer sha256-Summe
refresh-why-other = es kam etwas anderes als das Verlangte
refresh-why-shape = { $address } sagt nicht, was zu laden ist
refresh-why-here = { $text }
