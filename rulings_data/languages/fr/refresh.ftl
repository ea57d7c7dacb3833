# Ce que dit une mise à jour : une ligne par source, et la raison d'un échec.

refresh-asking = Interrogation : { $source }
refresh-fetching = Téléchargement : { $source }
refresh-again = { $source } : pas encore de réponse, nouvel essai dans { $seconds } s.
refresh-new = { $source } : à jour, au { $day }.
refresh-same = { $source } : rien de nouveau depuis le { $day }.
refresh-failed = { $source } : { $why }. Les données en réserve, du { $day }, continuent de servir.
refresh-failed-none = { $source } : { $why }. Rien n'a jamais été téléchargé de là ; le reste des données continue de servir.

refresh-why-missing = le fichier est introuvable ({ $status })
refresh-why-too-many = trop de requêtes ({ $status }), réessayez plus tard
refresh-why-status = le serveur a répondu { $status }
refresh-why-address = { $address } n'est pas une adresse d'où télécharger
refresh-why-unreachable = serveur injoignable, vérifiez le réseau
refresh-why-silent = le serveur ne répond plus
refresh-why-slow = le téléchargement est trop lent
refresh-why-lost = la connexion a été coupée, la prochaine mise à jour reprendra de là
refresh-why-length = { $got } octets reçus au lieu de { $whole }
refresh-why-damaged = le fichier est abîmé ou incomplet
refresh-why-sha256 = le fichier ne correspond pas à son sha256
refresh-why-other = ce qui est arrivé n'est pas ce qui était demandé
refresh-why-shape = { $address } ne dit pas quoi télécharger
refresh-why-here = { $text }
