# Le regole di Gelini Nightlife.

rules-section-aim = Scopo del gioco
rule-gelini-aim = Gestisci un club e vuoi una pista da ballo piena: vince chi riempie la sua per primo. Se prima una pedina arriva alla band, vince chi ha meno caselle libere.

rules-section-material = Materiale
rule-gelini-tiles = Ci sono 56 tessere: 36 ospiti, 4 VIP, 3 star, la band, 6 monete e 6 tessere di azione (2 Party Flyer, 2 Party Call, 2 Party People).
rule-gelini-cliques = Gli ospiti di un colore sono una compagnia di amici: quattro ospiti di grandezza 1, o tre di grandezza 2, oppure uno per ciascuna delle grandezze 1, 2 e 3.
rule-gelini-clique-mix = Ci sono 11 compagnie di amici: tre con quattro ospiti di grandezza 1, quattro con tre ospiti di grandezza 2 e quattro con le grandezze 1, 2 e 3.
rule-gelini-sizes = Un ospite riempie tante caselle quanto è grande, un VIP quattro, una star cinque e la band sei; le monete stanno accanto alla pista e non ne riempiono.
rule-gelini-die = Il dado mostra 1, 2, 3, 3, 4 e 5.
rule-gelini-floor = Ognuno ha una pista da ballo di 25 caselle, cinque per cinque. In due, ciascuno ci mette accanto un Extra Stage di 12 caselle, tre per quattro: 37 in tutto.
rule-gelini-area = Una pista è piena quando le caselle di chi ci balla arrivano insieme a 25, o a 37 se si gioca in due: la disposizione non conta mai, perché si possono spostare a piacere e gli ultimi possono sporgere dal bordo.

rules-section-setting-up = Preparazione
rule-gelini-queue = Mettete da parte le star. Tutte le altre tessere si mescolano e si dispongono, scoperte, in una lunga coda dietro la band: 46 tessere, o 52 con le tessere di azione.
rule-gelini-pawns = Le pedine stanno dietro l’ultima tessera, una dietro l’altra, in ordine casuale.

rules-section-a-round = Un giro
rule-gelini-rearmost-rolls = Tira il dado il giocatore la cui pedina è più indietro di tutte.
rule-gelini-ask-in-order = Chi ha tirato muove o passa. Poi si chiede alla pedina successiva verso la band, a ciascuna una volta, finché qualcuno muove.
rule-gelini-all-pass = Se passano tutti, chi è più indietro tira di nuovo.
rule-gelini-pass-limit = Dopo dieci tiri di fila che nessuno ha preso, chi è più indietro deve prendere il prossimo.
rule-gelini-move = Una pedina avanza esattamente del numero tirato. Si contano solo le tessere ancora nella coda, non le pedine e non i vuoti.
rule-gelini-take = Chi muove prende la tessera raggiunta, e la pedina sta al suo posto.
rule-gelini-forward = Le pedine non tornano mai indietro, tranne che con Party Call.
rule-gelini-next-roller = Poi tira chi è più indietro; può essere di nuovo lo stesso giocatore.

rules-section-guests-and-cliques = Ospiti e compagnie di amici
rule-gelini-clique = Se ottieni un ospite di una compagnia di amici e ne hai già uno di quel colore, puoi prendere subito tutto il resto della compagnia, che sia ancora in coda, anche dietro le pedine, o già su altre piste.
rule-gelini-clique-choice = Viene tutto il resto, o nessuno. Ti si chiede se qualcuno è ancora in coda, perché una coda più corta avvicina la band; e ti si chiede di nuovo quando più tardi ottieni un altro ospite di una compagnia lasciata.
rule-gelini-clique-by-itself = Dove non può farti danno, il resto viene da sé: se riempie la tua pista, perché vinci; e se balla tutto su altre piste, perché la tua si riempie, le altre si svuotano e la coda resta com’è.
rule-gelini-vip-no-clique = I VIP non sono una compagnia di amici: un secondo VIP non porta nessuno.

rules-section-coins-and-stars = Monete e star
rule-gelini-coins = Con la seconda moneta ingaggi una star, senza altro: le due monete tornano nella scatola e la star viene sulla tua pista. Finite le star, le monete non valgono niente.
rule-gelini-clique-then-full = Una tessera, la compagnia che la segue e la star ingaggiata con le monete arrivano insieme; solo allora si guarda la pista.

rules-section-action-tiles-a-table-option = Tessere di azione (un’opzione del tavolo)
rule-gelini-actions-option = Con l’opzione del tavolo «Con Party Flyer, Party Call e Party People» le sei tessere di azione si mescolano nella coda. Chi arriva su una la mette nella scatola e fa subito ciò che dice.
rule-gelini-flyer = Party Flyer: puoi prendere un ospite, un VIP o una moneta a un altro giocatore, ma mai una star. La compagnia può seguire e con due monete ingaggi una star, come sempre.
rule-gelini-call = Party Call: la tua pedina torna su una tessera a scelta ancora dietro di lei, con almeno una pedina più indietro, e la prendi; anche una tessera di azione agisce. Se una tessera simile c’è, è obbligatorio.
rule-gelini-people = Party People: puoi prendere un ospite, un VIP o una moneta che tutte le pedine hanno superato, ma non una tessera di azione.
rule-gelini-people-all-pawns = Conta anche la tua pedina, dove si trova ora.
rule-gelini-idle = Un’azione che non trova niente da prendere non fa niente.

rules-section-the-end = La fine
rule-gelini-full = Una pista piena o più che piena chiude subito la partita: vince chi la possiede.
rule-gelini-band = Una pedina che arriva sulla band o la oltrepassa prende la band, e nient’altro, e la partita finisce: vince chi ha meno caselle libere; una pista più che piena non ne ha.
rule-gelini-band-counts = La band è l’ultima tessera della coda e si conta come le altre; ciò che avanza del tiro va perso.
rule-gelini-band-tie = In quel caso, a parità la vittoria è condivisa.
rule-gelini-score = Il tuo punteggio sono le caselle riempite; ciò che sporge dal bordo non conta niente.
