# Gelini Nightlife, comme le terminal le dessine ; l’anglais est dans notation.py.

gelini-nightlife-notation-move = tour { $turns }
gelini-nightlife-notation-now-throw = { $seat } lance
gelini-nightlife-notation-now-ask = à { $seat } de choisir
gelini-nightlife-notation-now-flyer = { $seat } a Party Flyer
gelini-nightlife-notation-now-call = { $seat } a Party Call
gelini-nightlife-notation-now-people = { $seat } a Party People
gelini-nightlife-notation-now-clique = à { $seat } : la clique ?
gelini-nightlife-notation-over-0 = fini : rien n’est décidé
gelini-nightlife-notation-over-1 = fini : une piste pleine
gelini-nightlife-notation-over-2 = fini : l’orchestre joue
gelini-nightlife-notation-shown = dé { $die }
gelini-nightlife-notation-not-shown = dé –
gelini-nightlife-notation-untaken-throws = non pris { $throws }/{ $limit }
gelini-nightlife-notation-stars-aside = stars { $stars }
gelini-nightlife-notation-tail = queue
