# Le regole di Geizen.

rules-section-material = Materiale
rule-geizen-chips = 130 fiche. All’inizio 18 a testa (in 2 giocatori), 22 (in 3), 25 (in 4 o 5). Il resto è la banca: 94 / 64 / 30 / 5.
rule-geizen-dice = Cinque dadi a sei facce.
rule-geizen-rows = Cinque file, per i numeri da 1 a 5, che si riempiono dall’alto, a partire dalla prima casella libera. Il 6 non ha fila.
rule-geizen-board = Caselle dall’alto in basso (G verde, Y gialla, R rossa): fila 1 `GGGR`, fila 2 `GGGGR`, fila 3 `GGGYGR`, fila 4 `GGGYYGR`, fila 5 `GGGYYGGR`; frecce 1, 1, 2, 2, 3. La lunghezza della fila 2, le sue caselle 1, 4 e 5, la sua freccia e la quarta casella della fila 4 sono D; che le frecce vadano da 1 a 3, che le file siano disuguali e le caselle gialle poche lo confermano le recensioni; il resto è C.
rule-geizen-start-player = Si sorteggia.

rules-section-a-turn = Un turno
rule-geizen-roll = Il giocatore tira tutti i dadi che non sono da parte.
rule-geizen-keep-one = Dopo ogni tiro si mette da parte almeno uno dei dadi tirati.
rule-geizen-keep-any = La scelta è libera: facce uguali o diverse, e di più dadi uguali anche solo alcuni.
rule-geizen-keep-final = Un dado messo da parte non si tira più in questo turno; il turno prosegue finché tutti e cinque sono da parte (al massimo cinque tiri). Fermarsi prima non è permesso.

rules-section-scoring-after-the-fifth-die = Punteggio, dopo il quinto dado
rule-geizen-pay-each = Per ogni dado si mettono fiche sulla prima casella libera della sua fila.
rule-geizen-double-first = La prima casella delle file 1 e 2 vuole due fiche per dado.
rule-geizen-green = Le fiche sulle caselle verdi vengono dalla scorta del giocatore.
rule-geizen-yellow = La fiche su una casella gialla viene dalla banca.
rule-geizen-yellow-empty-bank = Se davanti a una casella gialla la banca è vuota, il giocatore mette una fiche propria.
rule-geizen-six-free = Un 6 non costa niente.
rule-geizen-red-own = La fiche su una casella rossa è una fiche propria.
rule-geizen-red-take = Riempita la casella rossa, il giocatore prende tutte le fiche di quella fila, compresa quella appena messa.
rule-geizen-arrow = Poi ogni altro giocatore paga alla banca il numero sulla freccia della fila.
rule-geizen-arrow-short = Chi ne ha meno paga quello che ha.
rule-geizen-restart-row = I dadi che restano per una fila appena svuotata la ricominciano, nello stesso turno; la si può completare due volte, e ogni volta si incassa e gli altri pagano.
rule-geizen-order = Il giocatore sceglie in che ordine pagare i numeri; tutti i dadi di uno stesso numero vanno insieme. Si chiede solo quando l’ordine può cambiare l’esito (le fiche proprie + quanto la banca può prestare potrebbero non bastare, o la banca potrebbe svuotarsi); altrimenti vengono prima le file che si completano, poi le altre, in ordine crescente.
rule-geizen-loan = Chi resta a corto prende in prestito dalla banca: automaticamente, solo quanto manca, al massimo 5 nel turno e al massimo ciò che la banca ha.
rule-geizen-loan-void = Un dado che nemmeno così si può pagare è perso; con gli altri si prosegue.
rule-geizen-repay = Il prestito si restituisce alla fine del turno; chi non può restituirlo tutto paga quello che ha e resta a 0.
rule-geizen-stay-on-board = Fra un turno e l’altro le fiche restano sul tabellone; si gioca in senso orario.

rules-section-the-end = La fine
rule-geizen-end = La partita finisce quando un giocatore, alla fine del proprio turno, non ha più fiche. Chi scende a 0 pagando nel turno di un altro continua a giocare, a prestito.
rule-geizen-winner = Vince chi ha più fiche; in caso di parità i vincitori sono più d’uno. Le fiche sul tabellone non contano per nessuno.
