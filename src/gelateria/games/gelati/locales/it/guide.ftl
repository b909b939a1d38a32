# La prima partita di Gelati e le figure accanto alle regole.

gelati-lesson-place = Ciao! Ogni tessera ha un recipiente, un gusto e una guarnizione. Piazzane una dove ha qualcosa in comune con ogni vicina.
gelati-lesson-points = Più lati si toccano, meglio è: due danno 1 punto, tre ne danno 3 e sei addirittura 15. Poi peschi una tessera.
gelati-lesson-row = Un po’ più tardi. Tre gelati al cioccolato in fila! Piazza il tuo cioccolato in ciotola di porcellana a un’estremità.
gelati-lesson-row-wanted = Piazza il tuo cioccolato nella ciotola di porcellana su uno dei due posti con l’anello.
gelati-lesson-token = Quattro uguali in fila e il gettone cioccolato è tuo. Con i gettoni servi i tuoi ordini segreti. Puoi tenerne cinque.
gelati-lesson-swap = Un altro giorno: nessuna delle tue tessere combacia. Allora le mostri e ne cambi una con la prima della pila. Scegline una!
gelati-lesson-swapped = Questa tessera combacia, quindi ora la piazzeresti. Altrimenti cambieresti ancora. Quella vecchia torna nella pila.
gelati-lesson-trade = Più avanti. Il tuo ordine vuole ciotola di porcellana, cioccolato e una fragola sopra. Scambia un cioccolato e il pistacchio con la fragola!
gelati-lesson-order = Eccola! Ora servi l’ordine: restituisci i suoi tre gettoni.
gelati-lesson-end = 15 punti e un nuovo ordine segreto. Chi arriva per primo a 50 punti vince subito. Buon appetito!

gelati-scene-opening = Quattro tessere aprono il tabellone. Una nuova deve avere in comune con ogni vicina recipiente, gusto o guarnizione.
gelati-scene-row = Tre gelati al cioccolato in fila: un quarto a un’estremità frutta un gettone cioccolato.
gelati-scene-sides = Il posto libero a sinistra del cono al cioccolato tocca quattro tessere: quella che combacia porta 6 punti.
gelati-scene-swap = Nessuna delle due combacia. Si mostrano entrambe, e una si cambia con la prima della pila.
gelati-scene-trade = Due gettoni ne comprano uno a scelta dalla riserva: qui la fragola che manca all’ordine.
gelati-scene-order = Ciotola di porcellana, cioccolato, fragola: il primo ordine si può servire per 15 punti.
