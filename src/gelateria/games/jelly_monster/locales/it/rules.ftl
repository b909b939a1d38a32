# Le regole di Attack of the Jelly Monster.

rules-section-aim = Scopo del gioco
rule-jelly-aim = Raccogli gelatina: a ogni round manda i tuoi dadi nei quartieri e prendi quello che pagano. Dopo quattro round vince chi ha più gelatine.

rules-section-material = Materiale
rule-jelly-dice = Tutti hanno uno schermo e 7 dadi di un colore.
rule-jelly-districts = Intorno al centro città ci sono tanti quartieri quanti i giocatori, più due. Si sorteggiano tra 8 plance, ciascuna con un lato verde (da A1 ad A8, per la prima partita) e uno avanzato (da B1 a B8). Il tavolo sceglie i lati: misti, come vuole il caso, solo verdi, solo avanzati, oppure scelti uno per uno, in senso orario a partire dal drone; quelli che nessuno ha scelto si sorteggiano.
rule-jelly-zones = Un quartiere ha un ingresso, dove si piazzano i dadi, e dietro tre zone, ciascuna con una ricompensa diversa. Un segnalino sta accanto a una di esse, all’inizio di ogni round accanto a quella all’ingresso: si paga solo quella ricompensa.
rule-jelly-rewards = I lati verdi pagano gelatine e capsule. I lati avanzati possono anche indicare un quartiere vicino, prendere dagli altri, dare agli altri o costare una capsula.
rule-jelly-capsules = 30 capsule coperte formano una pila. 6 mostrano un dado, le altre un numero: tre il 2, cinque il 3, sei il 4, cinque il 5, tre il 6 e due l’8.
rule-jelly-jelly = Tutti cominciano con 2 gelatine. La riserva non finisce mai.
rule-jelly-drone = Il drone indica il quartiere 1, dove comincia il conteggio, e sta accanto a un giocatore, che pesca per primo quando più persone ricevono una capsula: nel primo round lo decide il caso, poi a ogni round tocca al successivo in senso orario.

rules-section-a-round = Un round
rule-jelly-ready = Tutti prendono i propri dadi. Con l’ultimo «Ci sono!» comincia un conto alla rovescia di 3 secondi, uguale per tutti; nessuno tira prima che finisca. Poi il round comincia per tutti insieme.
rule-jelly-together = Tutti i giocatori agiscono nello stesso momento, senza ordine. Ciò che arriva per primo al tavolo è successo per primo.
rule-jelly-roll = Tiri tutti i dadi che hai ancora, nascosti dietro il tuo schermo.
rule-jelly-place = Poi piazzi uno dei dadi tirati all’ingresso di un quartiere che non sia chiuso, oppure nessuno; poi tiri di nuovo gli altri, e così via. Non piazzi mai due dadi da uno stesso tiro.
rule-jelly-final = Non riprendi e non sposti mai un dado che hai piazzato.
rule-jelly-no-way-back = Poiché tutti agiscono insieme, non si ritira proprio niente: qualcuno potrebbe aver già agito di conseguenza.
rule-jelly-remove = Se piazzi un 1 o un 2, puoi togliere subito un altro dado da quell’ingresso, di chiunque sia, e mandarlo in centro città.
rule-jelly-shift = Se piazzi un 3 o un 4, puoi spostare subito il segnalino di quel quartiere di una zona in su o in giù. In su ci si allontana dall’ingresso; sotto la prima zona non c’è niente, e niente sopra la terza.
rule-jelly-plain = Un 5 o un 6 non ha effetto.
rule-jelly-effect-now = Esegui un effetto subito, quando piazzi il dado, o non lo esegui affatto.
rule-jelly-seal = Quando hai piazzato il tuo ultimo dado, puoi chiudere un quartiere ancora aperto, qualunque sia: fino alla fine del round nessuno piazza più dadi al suo ingresso. Un dado tolto più tardi non cambia nulla in questo.
rule-jelly-timer = Quando hai piazzato il tuo ultimo dado, puoi girare la clessidra, che tu abbia chiuso un quartiere o no; si gira una sola volta per round. Agli altri restano 10 secondi.
rule-jelly-done = Puoi chiudere e girare in qualunque ordine, subito o più avanti nel round. Se non vuoi più fare né l’uno né l’altro, lo dici e hai finito; hai finito anche se hai già chiuso un quartiere quando la clessidra viene girata.
rule-jelly-timer-guard = Quando tutti hanno finito, il round termina subito. Se nessuno gira la clessidra, la gira il tavolo 20 secondi dopo che il primo giocatore ha piazzato il suo ultimo dado; poi i suoi 10 secondi scorrono come sempre.
rule-jelly-time-up = Quando la sabbia è scesa tutta, nessuno tira o piazza più; i dadi non piazzati sono fuori dal round.

rules-section-scoring-a-round = Punteggio di un round
rule-jelly-clockwise = I quartieri si conteggiano a partire da quello del drone, in senso orario; è lo stesso a ogni round (il centro gira insieme al drone).
rule-jelly-cancel = Per prima cosa, tutti i dadi uguali di uno stesso colore in un ingresso si annullano, anche tre uguali; in questo round non contano più per nulla.
rule-jelly-control = Chi ha la somma più alta controlla il quartiere e ottiene la sua ricompensa attuale; in caso di parità la ottengono tutti i giocatori in parità. Dove nessuno ha dadi non si paga niente.
rule-jelly-centre = Dopo i quartieri, chi ha più dadi in centro città riceve una capsula, e in caso di parità ne riceve una ciascuno; conta il numero, non la somma. Un centro vuoto non paga nessuno.
rule-jelly-next-round = Per il round successivo tutti riprendono i propri dadi, i segnalini tornano alla prima zona e i quartieri chiusi si riaprono.

rules-section-rewards = Ricompense
rule-jelly-several = Più simboli si eseguono uno dopo l’altro, da sinistra a destra, ciascuno per tutti i giocatori a cui spetta.
rule-jelly-jelly-n = Un numero sono altrettante gelatine dalla riserva; 0 è niente.
rule-jelly-capsule = Prendi la prima capsula della pila, e la guardi solo tu. Se sono troppo poche per tutti i giocatori in parità, nessuno di loro ne riceve.
rule-jelly-lose-capsule = Scegli una tua capsula e la rimetti nella scatola; se non ne hai, non perdi niente.
rule-jelly-lost-unseen = Una capsula persa va nella scatola coperta: la conosce solo chi l’aveva, e non torna mai nella pila.
rule-jelly-per-capsule = Ricevi 2 gelatine per ogni tua capsula, e le capsule restano a te.
rule-jelly-take-each = Ogni altro giocatore ti paga 1 o 2; chi ha meno paga tutto quello che ha. I giocatori in parità non si pagano a vicenda.
rule-jelly-give-each = Dai 1 a ogni altro giocatore. I giocatori in parità non se ne danno a vicenda.
rule-jelly-short = Chi ha troppe poche gelatine per tutti quelli a cui spettano decide chi le riceve, una gelatina dopo l’altra, finché sono finite.
rule-jelly-first-second = Chiunque abbia la somma più alta riceve la prima ricompensa, chiunque abbia la seconda somma più alta la seconda, per quanti siano i primi.
rule-jelly-first-others = Chiunque abbia la somma più alta riceve la prima ricompensa, chiunque altro abbia lì un dado l’altra. Un dado annullato non è lì.
rule-jelly-by-dice = Se controlli il quartiere, qui conta quanti dadi hai lì dopo l’annullamento; in caso di parità, per ciascuno contano i propri.
rule-jelly-neighbour = Una freccia paga la ricompensa attuale del quartiere vicino che indica, secondo le somme e i dadi di questo. Se anche quella è una freccia, si prosegue; un quartiere incontrato due volte non paga niente.
rule-jelly-neighbour-choice = Con una doppia freccia sceglie il quartiere vicino chi controlla. I giocatori in parità scelgono insieme; se non sono d’accordo, paga quello in senso orario, quindi decide la prima voce a suo favore.

rules-section-the-end = La fine
rule-jelly-end = Dopo il quarto round ognuno somma le proprie gelatine e ciò che mostrano le proprie capsule; per ogni capsula che mostra un dado se ne tira uno.
rule-jelly-winner = Vince chi ha più gelatine; chi è in parità condivide il posto.

rules-section-what-is-hidden = Che cosa è nascosto
rule-jelly-screen = I dadi tirati e non piazzati li vede solo il loro proprietario. A nessun altro si dice che sono stati tirati, né quante volte.
rule-jelly-face-down = Ciò che mostra una capsula lo sa chi la possiede, fino alla fine, quando si aprono tutte. Gelatine, numero di capsule e tutto ciò che è piazzato sono scoperti.

rules-section-calm-mode = Con calma
rule-jelly-calm = Con l’opzione del tavolo «Con calma: uno alla volta, senza clessidra» giocate lo stesso gioco passo dopo passo, anche per più giorni.
rule-jelly-calm-order = I giocatori fanno i loro passi uno dopo l’altro, in un ordine sorteggiato di nuovo a ogni round; nessuno deve dire di essere pronto.
rule-jelly-calm-step = Un passo è un tiro, poi il piazzamento di uno dei suoi dadi o di nessuno; poi tocca al prossimo giocatore che ha dadi.
rule-jelly-calm-end = Se piazzi il tuo ultimo dado, decidi nello stesso passo se chiudere un quartiere e se girare la clessidra.
rule-jelly-calm-timer = Quando la clessidra viene girata, ogni altro giocatore ha ancora al massimo 4 passi.
rule-jelly-calm-guard = Quando un giocatore ha piazzato il proprio ultimo dado, ogni altro giocatore ha ancora al massimo 12 passi; e nessuno ne ha più di 21 in un round. Quando hai esaurito i passi, sei fuori dal round con i dadi che ti restano.
