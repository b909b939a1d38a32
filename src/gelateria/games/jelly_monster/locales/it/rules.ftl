# Le regole di Attack of the Jelly Monster.

rules-section-material = Materiale
rule-jelly-dice = 7 dadi per ogni giocatore, del suo colore.
rule-jelly-districts = 8 plance quartiere a due lati, luci verdi (per principianti, A) e avanzato (B); tante quanti i giocatori + 2 stanno intorno al centro, sorteggiate, ciascuna con un lato o l’altro in alto. Opzione del tavolo `beginner`: solo i lati verdi.
rule-jelly-zones = Ogni lato ha tre zone, ciascuna con una ricompensa; la prima è all’ingresso. Un segnalino indica la ricompensa attuale.
rule-jelly-rewards = I 16 lati qui sotto.
rule-jelly-capsules = 30 capsule: valore×numero 2×3, 3×5, 4×6, 5×5, 6×3, 8×2, e 6 che mostrano un dado.
rule-jelly-jelly = Tutti cominciano con 2 gelatine. La riserva (45 da uno, 25 da cinque, 10 da dieci) non è mai un limite.
rule-jelly-drone = Il drone indica il primo quartiere; quale giocatore sieda per primo in senso orario a partire da lui si sorteggia. Dopo ogni round il centro gira insieme al drone, quindi nel successivo siede per primo il vicino di sinistra di quel giocatore.

rules-section-a-round-four-rounds = Un round (quattro round)
rule-jelly-ready = Tutti prendono i propri dadi; quando tutti hanno detto di essere pronti, il round comincia per tutti insieme.
rule-jelly-together = Tutti i giocatori agiscono nello stesso momento, senza ordine. Ciò che arriva per primo al tavolo è successo per primo.
rule-jelly-roll = Ciascuno tira tutti i dadi che ha ancora, nascosti dietro il proprio schermo.
rule-jelly-place = Poi ciascuno piazza uno dei dadi tirati all’ingresso di un quartiere che non sia chiuso, oppure nessuno; poi tira di nuovo gli altri, e così via. Mai due dadi da uno stesso tiro.
rule-jelly-final = Un dado piazzato non viene mai ripreso né spostato da chi lo possiede.
rule-jelly-no-way-back = Poiché tutti agiscono insieme, non si ritira proprio niente: qualcuno potrebbe aver già agito di conseguenza.
rule-jelly-remove = Un 1 o un 2 piazzato può togliere subito un altro dado da quell’ingresso, di chiunque sia, e mandarlo in centro città.
rule-jelly-shift = Un 3 o un 4 piazzato può spostare subito il segnalino di quel quartiere di una zona in su o in giù. In su ci si allontana dall’ingresso; sotto la prima zona non c’è niente, e niente sopra la terza.
rule-jelly-plain = Un 5 o un 6 non ha effetto.
rule-jelly-effect-now = Un effetto avviene con il piazzamento o non avviene affatto.
rule-jelly-seal = Chi ha piazzato il proprio ultimo dado può chiudere un quartiere non ancora chiuso, qualunque sia, fino alla fine del round. Un dado tolto più tardi non cambia nulla in questo.
rule-jelly-timer = Chi ha piazzato il proprio ultimo dado può girare la clessidra, che abbia chiuso un quartiere o no; una volta per round. Gli altri hanno 10 secondi.
rule-jelly-done = Si può chiudere e girare in qualunque ordine, subito o più avanti nel round. Chi non vuole più fare né l’uno né l’altro lo dice e ha finito; ha finito anche chi ha già chiuso quando la clessidra viene girata.
rule-jelly-timer-guard = Quando tutti hanno finito, il round termina subito. Se nessuno gira la clessidra, la gira il tavolo 20 secondi dopo che il primo giocatore ha finito i suoi dadi.
rule-jelly-time-up = Quando la sabbia è scesa tutta, nessuno tira o piazza più; i dadi non piazzati sono fuori dal round.

rules-section-scoring-a-round = Punteggio di un round
rule-jelly-clockwise = I quartieri si conteggiano a partire da quello del drone, in senso orario; è lo stesso a ogni round (il centro gira insieme al drone).
rule-jelly-cancel = Per prima cosa, tutti i dadi uguali di uno stesso colore in un ingresso si annullano, anche tre uguali; in questo round non contano più per nulla.
rule-jelly-control = La somma più alta controlla e ottiene la ricompensa attuale; in caso di parità la ottiene ciascuno dei pari. Senza dadi, niente ricompensa.
rule-jelly-several = Più simboli si eseguono uno dopo l’altro, da sinistra a destra, ciascuno per tutti i giocatori a cui spetta.
rule-jelly-jelly-n = n gelatine dalla riserva.
rule-jelly-capsule = La prima capsula della pila, che vede solo chi la prende. Se sono troppo poche per tutti i giocatori in parità, nessuno di loro ne riceve.
rule-jelly-lose-capsule = Scegli una tua capsula e rimettila nella scatola; se non ne hai, niente.
rule-jelly-lost-unseen = Una capsula persa va nella scatola coperta: la conosce solo chi l’aveva, e non torna mai nella pila.
rule-jelly-per-capsule = 2 gelatine per ogni propria capsula, che rimane.
rule-jelly-take-each = Ogni altro giocatore dà 1 o 2; chi ha meno dà quello che ha; i giocatori che controllano alla pari non si pagano a vicenda; chi non ha abbastanza divide in parti uguali, e ciò che avanza va, uno a testa, ai primi in senso orario a partire dal drone.
rule-jelly-give-each = Dai 1 a ogni altro giocatore (quelli che controllano alla pari non se ne danno a vicenda); se non basta, scegli a chi, una gelatina dopo l’altra, e le dai tutte.
rule-jelly-first-second = Chiunque abbia la somma più alta riceve la prima ricompensa, chiunque abbia la seconda somma più alta la seconda, per quanti siano i primi.
rule-jelly-first-others = Chiunque abbia la somma più alta riceve la prima ricompensa, chiunque altro abbia lì un dado l’altra. Un dado annullato non è lì.
rule-jelly-by-dice = Dipende da quanti dadi ha lì chi controlla, dopo l’annullamento; fra chi controlla alla pari, per ciascuno contano i propri.
rule-jelly-neighbour = La ricompensa del quartiere vicino nella direzione della freccia, secondo la classifica e i dadi di questo quartiere; le catene proseguono; un quartiere incontrato due volte non paga niente.
rule-jelly-neighbour-choice = Sceglie chi controlla; i giocatori in parità scelgono insieme; se non sono d’accordo, senso orario, quindi la prima voce per il senso orario decide.
rule-jelly-centre = Dopo i quartieri: chi ha più dadi in centro città (il numero, non la somma) riceve una capsula, in caso di parità ciascuno. Un centro vuoto non paga nessuno.
rule-jelly-next-round = I dadi tornano indietro, i segnalini alla prima zona, i quartieri chiusi si riaprono.

rules-section-the-end = La fine
rule-jelly-end = Dopo il quarto round: gelatine + valori delle capsule; per ogni capsula col dado si tira, da 1 a 6.
rule-jelly-winner = Vince chi ha più gelatine; chi è in parità condivide il posto.

rules-section-what-is-hidden = Che cosa è nascosto
rule-jelly-screen = I dadi tirati e non piazzati li vede solo il loro proprietario. A nessun altro si dice che sono stati tirati, né quante volte.
rule-jelly-face-down = Ciò che mostra una capsula lo sa chi la possiede, fino alla fine, quando si aprono tutte. Gelatine, numero di capsule e tutto ciò che è piazzato sono scoperti.

rules-section-calm-mode = Con calma
rule-jelly-calm-order = I giocatori fanno i loro passi uno dopo l’altro, in un ordine sorteggiato di nuovo a ogni round; nessuno deve dire di essere pronto.
rule-jelly-calm-step = Un passo è un tiro, poi il piazzamento di uno dei suoi dadi o di nessuno; poi tocca al prossimo giocatore che ha dadi.
rule-jelly-calm-end = Chi piazza il proprio ultimo dado chiude o no, e gira la clessidra o no, nello stesso passo.
rule-jelly-calm-timer = Quando la clessidra viene girata, ogni altro giocatore ha ancora al massimo 4 passi.
rule-jelly-calm-guard = Quando un giocatore ha piazzato il proprio ultimo dado, ogni altro giocatore ha ancora al massimo 12 passi, e in ogni round al massimo 21. Chi ha esaurito i passi è fuori dal round con i dadi che gli restano.
