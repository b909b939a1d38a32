# Gelini Nightlife, come lo disegna il terminale; l’inglese sta in notation.py.

gelini-nightlife-notation-move = turno { $turns }
gelini-nightlife-notation-now-throw = { $seat } tira
gelini-nightlife-notation-now-ask = { $seat } decide
gelini-nightlife-notation-now-flyer = { $seat } ha Party Flyer
gelini-nightlife-notation-now-call = { $seat } ha Party Call
gelini-nightlife-notation-now-people = { $seat } ha Party People
gelini-nightlife-notation-now-clique = { $seat } sceglie: amici?
gelini-nightlife-notation-over-0 = fine: niente è deciso
gelini-nightlife-notation-over-1 = fine: una pista è piena
gelini-nightlife-notation-over-2 = fine: suona la band
gelini-nightlife-notation-shown = dado { $die }
gelini-nightlife-notation-not-shown = dado –
gelini-nightlife-notation-untaken-throws = non presi { $throws }/{ $limit }
gelini-nightlife-notation-stars-aside = star { $stars }
gelini-nightlife-notation-tail = fondo
