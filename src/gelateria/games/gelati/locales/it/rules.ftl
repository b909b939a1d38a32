# Le regole di Gelati.

rules-section-material = Materiale
rule-gelati-tiles = 64 tessere esagonali: una per ogni combinazione di 4 recipienti, 4 gusti e 4 guarnizioni.
rule-gelati-tokens = 48 gettoni componente: 12 tipi, 4 di ciascuno.
rule-gelati-names = Recipienti: coppetta di carta, cono, coppa di vetro, ciotola di porcellana. Gusti: fragola, vaniglia, cioccolato, pistacchio. Guarnizioni: cialda, fragola, ciliegia, ombrellino di carta. (Coppetta di carta, i primi tre gusti, cialda e guarnizione di fragola sono nel testo.)
rule-gelati-orders = 16 ordini diversi di un recipiente, un gusto e una guarnizione: numero della guarnizione = (numero del recipiente + numero del gusto) mod 4, nell’ordine qui sopra. Ne fanno parte entrambi gli ordini degli esempi del regolamento.
rule-gelati-players = Da 2 a 4; chi comincia si sorteggia.

rules-section-setting-up = Preparazione
rule-gelati-deal = Ogni giocatore riceve 2 tessere e 2 ordini, segreti.
rule-gelati-cross = 4 tessere a caso aprono il tabellone in croce: il rombo compatto 1-2-1, in coordinate assiali (0,0) (1,0) (0,1) (1,−1). Non occorre che combacino fra loro.
rule-gelati-places = Tessere e ordini stanno in mano nell’ordine in cui sono arrivati, col dorso verso gli altri: ciò che si pesca va in fondo. Tutti vedono da quale posto si gioca una tessera o un ordine.

rules-section-a-turn-place-check-rows-orders-draw = Un turno: piazzare, controllare le file, ordini, pescare
rule-gelati-turn = I quattro passi vengono in quest’ordine, ciascuno una volta.
rule-gelati-hand = Il giocatore piazza una tessera della propria mano.
rule-gelati-touch = Una tessera si piazza in modo che abbia almeno un lato intero in comune con una tessera sul tabellone. I buchi si possono riempire.
rule-gelati-match = Con ogni vicina deve avere in comune almeno un componente (stesso recipiente, o stesso gusto, o stessa guarnizione; la guarnizione di fragola non è gelato alla fragola).
rule-gelati-rotate = Girare una tessera non ha alcun effetto.
rule-gelati-points = Punti secondo i lati che si toccano: 1→0, 2→1, 3→3, 4→6, 5→10, 6→15.
rule-gelati-must-place = Chi può piazzare una tessera deve farlo, anche per 0 punti.
rule-gelati-swap = Se niente combacia: si mostra la mano; si cambia una propria tessera a scelta con la prima della pila, e ancora e ancora finché una combacia; poi le tessere date in cambio si rimescolano nella pila. Se la pila è vuota, o scorrendola tutta non si trova niente: si passa.
rule-gelati-swap-open = Anche la tessera che entra con un cambio si mostra, così che tutti possano controllare; quella che combacia poi si piazza.
rule-gelati-pass = Chi passa non piazza e non pesca niente, ma può servire un ordine e scambiare come in ogni turno. Chi non ha più tessere passa.
rule-gelati-row = Una fila dritta, in una qualunque delle tre direzioni, di 4 o più tessere con lo stesso componente, completata da questo piazzamento, frutta un gettone di quel componente.
rule-gelati-row-new = Frutta solo una serie nuova: ogni parte della fila accanto alla nuova tessera doveva essere più corta di 4. Una quinta tessera non frutta niente.
rule-gelati-rows-many = Più serie fruttano più gettoni, anche di uno stesso tipo su due file.
rule-gelati-supply = Un tipo che nella riserva è esaurito non frutta niente.
rule-gelati-order = Al massimo un ordine per turno: chi ne ha i tre componenti lo mostra, li restituisce, fa 15 punti, lo scarta e ne pesca uno nuovo (utilizzabile dal turno seguente). Se la pila degli ordini è vuota, si mescolano gli scarti.
rule-gelati-order-again = L’ordine appena servito è fra gli scarti che si mescolano, e può tornare.
rule-gelati-trade = Due gettoni propri, uguali o no, per uno a scelta dalla riserva; quante volte si vuole, prima o dopo l’ordine, in questo passo.
rule-gelati-trade-other = Quello preso è di un tipo diverso dai due dati.
rule-gelati-limit = Alla fine di questo passo al massimo 5 gettoni: si serve un ordine, si scambia o si restituisce finché è così.
rule-gelati-limit-discard = Chi non ne ha di più non restituisce niente.
rule-gelati-ask = In questo passo si interpella un giocatore quando i gettoni, che tutti vedono, lasciano qualcosa da decidere: uno scambio è possibile, ce ne sono troppi, oppure ce ne sono tre e non è stato ancora servito nessun ordine. Altrimenti il turno prosegue da sé; così l’essere interpellati non rivela nulla sugli ordini.
rule-gelati-draw = Si pesca una tessera finché dura la pila; segue il prossimo giocatore in senso orario.

rules-section-the-end = La fine
rule-gelati-fifty = Con 50 punti o più la partita finisce subito, anche a metà turno: quel giocatore vince.
rule-gelati-stack-out = Esaurita la pila, si gioca finché ogni tessera è piazzata o tutti passano di seguito; vince chi ha più punti, a parità la vittoria è condivisa.
rule-gelati-all-pass = Se tutti passano di seguito, la partita finisce anche con tessere ancora nella pila: nessuno ne ha una che combaci, e nemmeno lì ce n’è.

rules-section-what-is-known = Che cosa si sa
rule-gelati-secret = Nascosti: le tessere e gli ordini di ogni mano, e ciò che resta nelle pile. Scoperti: tabellone, gettoni, punteggi, il numero di tessere e di ordini ovunque, gli ordini serviti.
rule-gelati-shown = Una tessera mostrata per gelati.swap resta nota a tutti finché non lascia la mano. Delle tessere e degli ordini che tutti hanno visto tornare in una pila si sa che non sono in nessun posto occupato già prima.
