# What a refresh tells: a line for each source, and why one failed.

refresh-asking = Asking: { $source }
refresh-fetching = Fetching: { $source }
refresh-again = { $source }: no answer yet, trying again in { $seconds } s.
refresh-new = { $source }: up to date now, as of { $day }.
refresh-same = { $source }: nothing new since { $day }.
refresh-failed = { $source }: { $why }. What is held goes on serving, as of { $day }.
refresh-failed-none = { $source }: { $why }. Nothing was ever fetched from there; what else is held goes on serving.

refresh-why-missing = the file isn't there ({ $status })
refresh-why-too-many = too many requests ({ $status }), try again later
refresh-why-status = the server answered { $status }
refresh-why-address = { $address } is not an address to fetch from
refresh-why-unreachable = can't be reached, check the network
refresh-why-silent = the server fell silent
refresh-why-slow = it comes too slowly
refresh-why-lost = the connection broke off, the next refresh goes on from there
refresh-why-length = { $got } bytes came instead of { $whole }
refresh-why-damaged = the file is damaged or incomplete
refresh-why-sha256 = the file doesn't match its sha256
refresh-why-other = something else came than what was asked for
refresh-why-shape = { $address } doesn't say what to fetch
refresh-why-here = { $text }
