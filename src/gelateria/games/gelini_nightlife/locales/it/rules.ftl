# Le regole di Gelini Nightlife.

rules-section-material = Materiale
rule-gelini-tiles = 56 tessere: 36 ospiti, 4 VIP, 3 star, 1 band, 6 monete, 6 azioni (2 Party Flyer, 2 Party Call, 2 Party People).
rule-gelini-cliques = Una compagnia di amici ha un solo colore: quattro ospiti di grandezza 1, o tre di grandezza 2, oppure uno per ciascuna delle grandezze 1, 2 e 3.
rule-gelini-clique-mix = 11 compagnie di amici: tre di 1-1-1-1, quattro di 2-2-2, quattro di 1-2-3 (la blu è una 1-2-3; esiste un 2 verde).
rule-gelini-sizes = VIP 4 (T). Star 5, band 6 (C). Le monete stanno accanto alla pista e non riempiono niente.
rule-gelini-die = Un dado: 1, 2, 3, 3, 4, 5.
rule-gelini-floor = Piste da ballo di 25 caselle; in due giocatori ciascuno aggiunge un Extra Stage di 12, quindi 37.
rule-gelini-area = Di una pista conta la superficie: è piena quando le grandezze sopra di essa arrivano a 25 (37). Le tessere si possono risistemare a piacere e l’ultima può sporgere, perciò l’incastro non conta mai; si disegnano incastrate lo stesso.

rules-section-setting-up = Preparazione
rule-gelini-queue = Le star da parte. Tutte le tessere tranne le star (e, nel gioco base, tranne le azioni) formano a caso una coda scoperta dietro la band: 46 tessere, 52 con le azioni.
rule-gelini-pawns = Le pedine stanno dietro l’ultima tessera, una dietro l’altra, in ordine casuale.

rules-section-a-round = Un giro
rule-gelini-rearmost-rolls = Tira il dado il giocatore la cui pedina è più indietro di tutte.
rule-gelini-ask-in-order = Può muovere con quel tiro o passare; poi si chiede alla pedina successiva verso la band, a ciascuna una volta, finché qualcuno muove.
rule-gelini-all-pass = Passano tutti: chi è più indietro tira di nuovo.
rule-gelini-pass-limit = Dopo dieci tiri di fila che nessuno ha preso, chi è più indietro deve prendere il tiro.
rule-gelini-move = Una pedina avanza esattamente del numero tirato, contando solo le tessere che sono ancora nella coda; pedine e vuoti non contano.
rule-gelini-take = Chi muove prende la tessera raggiunta, e la pedina sta al suo posto.
rule-gelini-forward = Le pedine non tornano mai indietro, tranne che con Party Call.
rule-gelini-next-roller = Poi tira chi è più indietro; può essere lo stesso giocatore.
rule-gelini-clique = Chi ottiene una tessera di una compagnia di amici mentre ne ha già una di quel colore ottiene subito tutto il resto della compagnia, dalla coda (anche dietro le pedine) e dalle altre piste. Avviene da sé: non va mai a danno di chi la riceve.
rule-gelini-vip-no-clique = I VIP non sono una compagnia di amici.
rule-gelini-clique-then-full = Una tessera, la compagnia che la segue e la star ingaggiata con le monete arrivano insieme; poi si guarda la pista.
rule-gelini-coins = Con la seconda moneta si ingaggia una star, automaticamente: le due monete tornano nella scatola, una star viene sulla pista. Finite le star, le monete non valgono niente.

rules-section-action-tiles-a-table-option = Tessere di azione (un’opzione del tavolo)
rule-gelini-actions-option = Con l’opzione attiva, le sei tessere di azione si mescolano nella coda; chi arriva su una la mette nella scatola e agisce subito.
rule-gelini-flyer = Party Flyer: può prendere un ospite, un VIP o una moneta a un altro giocatore, mai una star. Valgono le regole delle compagnie e delle monete.
rule-gelini-call = Party Call: la pedina torna su una tessera qualunque ancora in coda dietro di lei, purché almeno una pedina sia più indietro di quella tessera, e la prende; anche una tessera di azione presa così agisce. Se una tessera simile non c’è, non succede niente. Obbligatorio quando è possibile.
rule-gelini-people = Party People: può prendere un ospite, un VIP o una moneta che tutte le pedine hanno superato; mai una tessera di azione.
rule-gelini-people-all-pawns = Lì conta ogni pedina, anche quella di chi agisce, dove si trova ora.
rule-gelini-idle = Un’azione che non trova niente da prendere non fa niente.

rules-section-the-end = La fine
rule-gelini-full = Una pista piena o più che piena chiude subito la partita: quel giocatore vince.
rule-gelini-band = Una pedina che arriva sulla band o la oltrepassa prende la band, e nient’altro, e la partita finisce: vince chi ha meno caselle libere (una pista più che piena non ne ha).
rule-gelini-band-counts = La band è l’ultima tessera della coda e si conta come le altre; ciò che avanza del tiro va perso.
rule-gelini-band-tie = In quel caso, a parità la vittoria è condivisa.
rule-gelini-score = Il punteggio sono le caselle riempite; ciò che sporge dal bordo non conta niente.
