# Le regole di Geizen.

rules-section-aim = Scopo del gioco
rule-geizen-aim = Sii tirchio con le tue fiche: cedine poche e vincine più che puoi. Appena qualcuno non ne ha più alla fine del proprio turno, vince chi ha più fiche.

rules-section-material = Materiale
rule-geizen-chips = Ci sono 130 fiche. Ognuno comincia con 18 fiche (in 2 giocatori), 22 (in 3) o 25 (in 4 o 5). Il resto è la banca: 94 fiche in 2 giocatori, 64 in 3, 30 in 4 e 5 in 5.
rule-geizen-dice = Ci sono cinque dadi a sei facce.
rule-geizen-rows = Il tabellone ha cinque file, per i numeri da 1 a 5. Ogni fila si riempie dall’alto, a partire dalla prima casella libera. Il 6 non ha fila.
rule-geizen-board = Le file da 1 a 5 hanno 4, 5, 6, 7 e 8 caselle, l’ultima rossa, e frecce che dicono 1, 1, 2, 2 e 3. La quarta casella della fila 3 e la quarta e la quinta delle file 4 e 5 sono gialle, tutte le altre verdi.
rule-geizen-start-player = Il primo giocatore è sorteggiato.

rules-section-a-turn = Un turno
rule-geizen-roll = Nel tuo turno tiri tutti i dadi che non hai ancora messo da parte.
rule-geizen-keep-one = Dopo ogni tiro metti da parte almeno uno dei dadi tirati.
rule-geizen-keep-any = Puoi mettere da parte quelli che vuoi: numeri uguali o diversi, e di più dadi uguali anche solo alcuni.
rule-geizen-keep-final = Un dado messo da parte non si tira più in questo turno. Si va avanti finché tutti e cinque sono da parte, al massimo dopo cinque tiri; non puoi fermarti prima.

rules-section-scoring-after-the-fifth-die = Punteggio, dopo il quinto dado
rule-geizen-pay-each = Per ogni dado metti fiche sulla prima casella libera della fila con il suo numero.
rule-geizen-double-first = La prima casella delle file 1 e 2 vuole due fiche, ogni altra casella una.
rule-geizen-green = Su una casella verde metti fiche tue.
rule-geizen-yellow = Su una casella gialla metti una fiche della banca.
rule-geizen-yellow-empty-bank = Se la banca è vuota, su una casella gialla metti una fiche tua.
rule-geizen-six-free = Un 6 non costa niente.
rule-geizen-red-own = Su una casella rossa metti una fiche tua.
rule-geizen-red-take = Con la casella rossa la fila è piena: prendi tutte le fiche di quella fila, compresa quella appena messa.
rule-geizen-arrow = Poi ogni altro giocatore paga alla banca tante fiche quante ne dice la freccia di quella fila.
rule-geizen-arrow-short = Chi ne ha meno paga tutte quelle che ha.
rule-geizen-restart-row = Una fila presa è vuota. Se hai altri dadi con il suo numero, la ricominci nello stesso turno; puoi persino riempirla una seconda volta, con tutto quel che segue.
rule-geizen-order = Scegli tu quale numero si paga per primo, sempre con tutti i suoi dadi, ma te lo si chiede solo quando fa differenza: altrimenti vengono prima le file che si riempiono, poi i numeri più bassi.
rule-geizen-loan = Se hai troppo poche fiche, la banca ti dà in prestito quelle che mancano: al massimo 5 in un turno, e mai più di quante ne ha.
rule-geizen-loan-void = Un dado che nemmeno così puoi pagare è perso, e per lui non si mette niente. Puoi scegliere solo fra gli ordini in cui va perso il minor numero di dadi.
rule-geizen-repay = Alla fine del turno restituisci il prestito. Se non puoi restituirlo tutto, dai quello che hai e resti senza fiche.
rule-geizen-stay-on-board = Le fiche restano sul tabellone da un turno all’altro. Si gioca in senso orario.

rules-section-the-end = La fine
rule-geizen-end = La partita finisce quando un giocatore non ha più fiche alla fine del proprio turno. Chi perde l’ultima fiche nel turno di un altro continua a giocare, con un prestito.
rule-geizen-winner = Vince chi ha più fiche; in caso di parità i vincitori sono più d’uno. Le fiche sul tabellone non contano per nessuno.
