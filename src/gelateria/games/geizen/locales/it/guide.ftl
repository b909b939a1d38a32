# La prima partita di Geizen e le figure accanto alle regole.

geizen-lesson-throw = Ciao! Cinque dadi, cinque file, 18 fiche a testa. I dadi costano fiche, le file piene le restituiscono. Dai, tira!
geizen-lesson-six = Un 6 non costa niente: tocca il 6 e mettilo da parte. Gli altri dadi si tirano di nuovo.
geizen-lesson-rest = Ora scegli tu. Metti da parte ogni volta uno o più dadi, quelli che costano poco, finché ci sono tutti e cinque.
geizen-lesson-paid = Ogni dado, tranne i 6, ha messo una fiche sulla sua fila. Le file 1 e 2 cominciano con due fiche; le caselle gialle le paga la banca.
geizen-lesson-red = Qualche turno dopo. Alla fila 3 manca solo la casella rossa ★, e hai tirato un 3! Metti da parte tutti e due i dadi.
geizen-lesson-taken = La fila 3 è piena: le sei fiche sono tue! E per la sua freccia l’altro giocatore ha pagato 2 alla banca.
geizen-lesson-loan = Più avanti nella partita: hai 1 fiche, due 5 da parte e ne hai tirato un terzo. La fila 5 vuole tre fiche: la banca te ne presta due. Metti da parte tutti e tre i dadi!
geizen-lesson-end = La fila 5 ha reso 8 fiche: ne hai restituite 2 e te ne restano 6. Chi resta senza fiche dopo il proprio turno chiude la partita, e vince chi ne ha di più. Ora sai giocare!

geizen-scene-opening = Cinque file, tutte vuote. La fila 1 è la più corta, la 5 la più lunga; il 6 non ne ha.
geizen-scene-keeping = Un 2 e un 6 sono da parte. Di 3, 3 e 4 almeno uno deve seguirli.
geizen-scene-yellow = Le file 3, 4 e 5 hanno superato le caselle gialle: quelle fiche le ha messe la banca.
geizen-scene-nearly = Un 3 riempirebbe la casella rossa della fila 3: sei fiche aspettano.
geizen-scene-taken = La fila 3 era piena. Le sue fiche sono state prese, è di nuovo vuota e l’altro giocatore ha pagato 2.
geizen-scene-short = Due 5 sono da parte e un terzo è tirato. Vogliono tre fiche e ne resta una sola: le altre due le presta la banca.
geizen-scene-lent = La fila 5 è stata presa, le due fiche in prestito sono tornate alla banca e ne restano sei.
geizen-scene-order = Non resta nessuna fiche propria: adesso conta quale numero si paga per primo.
