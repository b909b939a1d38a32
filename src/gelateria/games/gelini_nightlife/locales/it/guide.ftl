# La prima partita di Gelini Nightlife e le figure accanto alle regole.

gelini-nightlife-lesson-throw = Ciao! Questa è la coda davanti al club, e la tua pedina è in fondo. Tira chi è più indietro: tu!
gelini-nightlife-lesson-move = Un 2 porta a un VIP, che riempie quattro caselle della tua pista da ballo. Prendilo!
gelini-nightlife-lesson-rearmost = Bene! Ora in fondo c’è qualcun altro, e quindi tira.
gelini-nightlife-lesson-asked = Più tardi. Qualcuno ha tirato un 3 e ha passato. Così si chiede alla pedina seguente, dal fondo in avanti: sei tu!
gelini-nightlife-lesson-untaken = Vedi la piccola croce? Un tiro non l’ha voluto nessuno. Dopo dieci tiri così di seguito, chi è più indietro deve prendere il prossimo.
gelini-nightlife-lesson-clique = Il 3 porta a un ospite menta, e uno balla già sulla tua pista. Prendilo!
gelini-nightlife-lesson-may = Due dello stesso colore: ora può venire il resto della compagnia, tutti o nessuno. Se la coda si accorcia, la band si avvicina, ma così presto conta poco. Con la compagnia!
gelini-nightlife-lesson-joined = Eccoli: uno dalla testa della coda, uno direttamente dalla pista di un altro!
gelini-nightlife-lesson-coins = Un’altra sera. Accanto alla tua pista c’è una moneta, e questo tiro porta alla prossima. Prendila!
gelini-nightlife-lesson-star = Con due monete ingaggi una star, che riempie cinque caselle! Ce ne sono solo tre: le altre aspettano qui.
gelini-nightlife-lesson-end = Chi riempie la pista, 25 caselle, vince subito. Se prima una pedina arriva alla band, vince chi ha meno caselle libere. Buona festa!

gelini-nightlife-scene-opening = Le pedine stanno dietro la coda. Tira chi è più indietro.
gelini-nightlife-scene-asked = Il primo ha tirato un 3 e ha passato. Ora si chiede alla pedina seguente: l’ospite corallo, o no?
gelini-nightlife-scene-target = Con un 2 la pedina arriva alla seconda tessera, un VIP.
gelini-nightlife-scene-clique = Un ospite verde è già sulla pista. Un altro porta con sé anche il terzo, da un’altra pista.
gelini-nightlife-scene-friends = La piccola croce conta: un tiro non l’ha voluto nessuno. Dopo dieci di seguito, chi è più indietro deve prendere il prossimo.
gelini-nightlife-scene-question = Due ospiti menta ballano insieme. Il resto della compagnia può venire, dalla coda e da un’altra pista: tutti o nessuno.
gelini-nightlife-scene-coins = Accanto alla pista c’è una moneta. Con la seconda arriva una star.
gelini-nightlife-scene-flyer = Party Flyer: si può attirare un ospite, un VIP o una moneta dalla pista di un altro.
