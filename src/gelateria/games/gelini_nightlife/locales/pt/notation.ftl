# Gelini Nightlife, como o terminal o desenha; o inglês está em notation.py.

gelini-nightlife-notation-move = turno { $turns }
gelini-nightlife-notation-now-throw = { $seat } lança
gelini-nightlife-notation-now-ask = { $seat } decide
gelini-nightlife-notation-now-flyer = { $seat } tem Party Flyer
gelini-nightlife-notation-now-call = { $seat } tem Party Call
gelini-nightlife-notation-now-people = { $seat } tem Party People
gelini-nightlife-notation-now-clique = { $seat } escolhe: grupo?
gelini-nightlife-notation-over-0 = fim: sem decisão
gelini-nightlife-notation-over-1 = fim: uma pista cheia
gelini-nightlife-notation-over-2 = fim: a banda toca
gelini-nightlife-notation-shown = dado { $die }
gelini-nightlife-notation-not-shown = dado –
gelini-nightlife-notation-untaken-throws = não aceites { $throws }/{ $limit }
gelini-nightlife-notation-stars-aside = de lado { $stars }
gelini-nightlife-notation-tail = fim
