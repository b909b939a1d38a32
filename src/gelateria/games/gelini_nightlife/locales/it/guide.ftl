# La prima partita di Gelini Nightlife e le figure accanto alle regole.

gelini-nightlife-lesson-throw = Ciao! Questa è la coda davanti al club, e la tua pedina è in fondo. Tira chi è più indietro: tu!
gelini-nightlife-lesson-move = Un 2 porta a un VIP, che riempie quattro caselle della tua pista da ballo. Prendilo!
gelini-nightlife-lesson-rearmost = Bene! Ora in fondo c’è qualcun altro, che tira. Si chiede a tutti, dal fondo: prendere il tiro o lasciarlo al prossimo.
gelini-nightlife-lesson-clique = Più tardi. Qualcuno ha tirato un 2 e ha passato, così si chiede a te. Porta a un ospite verde, e uno verde ce l’hai già. Prendilo!
gelini-nightlife-lesson-joined = Due dello stesso colore e arriva tutta la compagnia di amici: l’ultimo ospite verde ha lasciato perfino la pista di un altro!
gelini-nightlife-lesson-coins = Un’altra sera. Hai una moneta, e questo tiro porta alla prossima. Con due monete si ingaggia una star: cinque caselle. Prendila!
gelini-nightlife-lesson-end = Chi riempie la pista, 25 caselle, vince subito. Se prima una pedina arriva alla band, vince chi ha meno caselle libere. Buona festa!

gelini-nightlife-scene-opening = Le pedine stanno dietro la coda. Tira chi è più indietro.
gelini-nightlife-scene-asked = Il primo ha tirato un 3 e ha passato. Ora si chiede alla pedina seguente: l’ospite corallo, o no?
gelini-nightlife-scene-target = Con un 2 la pedina arriva alla seconda tessera, un VIP.
gelini-nightlife-scene-clique = Un ospite verde è già sulla pista. Un altro porta con sé anche il terzo, dovunque sia.
gelini-nightlife-scene-coins = Accanto alla pista c’è una moneta. Con la seconda arriva una star.
gelini-nightlife-scene-flyer = Party Flyer: si può attirare un ospite, un VIP o una moneta dalla pista di un altro.
