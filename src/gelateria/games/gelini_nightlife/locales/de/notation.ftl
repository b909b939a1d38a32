# Gelini Nightlife, wie das Terminal es zeichnet; Englisch steht in notation.py.

gelini-nightlife-notation-move = Zug { $turns }
gelini-nightlife-notation-now-throw = { $seat } würfelt
gelini-nightlife-notation-now-ask = { $seat } ist gefragt
gelini-nightlife-notation-now-flyer = { $seat } hat Party Flyer
gelini-nightlife-notation-now-call = { $seat } hat Party Call
gelini-nightlife-notation-now-people = { $seat } hat Party People
gelini-nightlife-notation-now-clique = { $seat } wählt: Clique?
gelini-nightlife-notation-over-0 = aus: unentschieden
gelini-nightlife-notation-over-1 = aus: Tanzfläche voll
gelini-nightlife-notation-over-2 = aus: die Band spielt
gelini-nightlife-notation-shown = Würfel { $die }
gelini-nightlife-notation-not-shown = Würfel –
gelini-nightlife-notation-untaken-throws = ungenommen { $throws }/{ $limit }
gelini-nightlife-notation-stars-aside = Stars { $stars }
gelini-nightlife-notation-tail = Ende
gelini-nightlife-notation-do-take = Nehmen { $tile } von Platz { $place }
gelini-nightlife-notation-do-lure = Locken { $tile } von { $seat }
