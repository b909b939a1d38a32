# Gelini Nightlife, como lo dibuja el terminal; el inglés está en notation.py.

gelini-nightlife-notation-move = turno { $turns }
gelini-nightlife-notation-now-throw = { $seat } tira
gelini-nightlife-notation-now-ask = { $seat } decide
gelini-nightlife-notation-now-flyer = { $seat } tiene Party Flyer
gelini-nightlife-notation-now-call = { $seat } tiene Party Call
gelini-nightlife-notation-now-people = { $seat } tiene Party People
gelini-nightlife-notation-now-clique = { $seat } elige: ¿grupo?
gelini-nightlife-notation-over-0 = fin: sin decidir
gelini-nightlife-notation-over-1 = fin: una pista llena
gelini-nightlife-notation-over-2 = fin: toca la banda
gelini-nightlife-notation-shown = dado { $die }
gelini-nightlife-notation-not-shown = dado –
gelini-nightlife-notation-untaken-throws = sin tomar { $throws }/{ $limit }
gelini-nightlife-notation-stars-aside = aparte { $stars }
gelini-nightlife-notation-tail = final
