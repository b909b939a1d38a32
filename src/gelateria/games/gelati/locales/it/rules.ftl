# Le regole di Gelati.

rules-section-aim = Scopo del gioco
rule-gelati-aim = Fai punti piazzando le tue tessere accanto alle altre e servendo i tuoi ordini segreti. Vince chi arriva per primo a 50 punti.

rules-section-material = Materiale
rule-gelati-tiles = Ci sono 64 tessere esagonali. Ognuna mostra un gelato fatto di tre componenti, un recipiente, un gusto e una guarnizione, e non ce ne sono due uguali.
rule-gelati-names = I recipienti sono coppetta di carta, cono, coppa di vetro e ciotola di porcellana, i gusti fragola, vaniglia, cioccolato e pistacchio, le guarnizioni cialda, fragola, ciliegia e ombrellino di carta. Il testo del regolamento non nomina cono, coppa di vetro, ciotola di porcellana, pistacchio, ciliegia e ombrellino di carta.
rule-gelati-tokens = Ci sono 48 gettoni, quattro per ciascuno dei dodici componenti. Insieme formano la riserva.
rule-gelati-orders = Ci sono 16 ordini diversi, ciascuno di un recipiente, un gusto e una guarnizione, con ogni recipiente una volta con ogni gusto. Solo coppetta di carta, gelato alla fragola e cialda è stampato per intero nel regolamento.
rule-gelati-players = Si gioca da 2 a 4. Chi comincia si sorteggia.

rules-section-setting-up = Preparazione
rule-gelati-deal = Ognuno riceve due tessere e due ordini e li tiene segreti.
rule-gelati-cross = Quattro tessere a caso stanno in mezzo fin dall’inizio, due affiancate, una sopra e una sotto, che combacino o no.
rule-gelati-places = Le tue tessere e i tuoi ordini stanno in mano nell’ordine in cui sono arrivati, e ciò che peschi va in fondo. Tutti vedono da quale posto giochi.

rules-section-a-turn = Un turno
rule-gelati-turn = Si gioca in senso orario. Nel tuo turno piazzi una tessera, controlli le file, puoi servire un ordine e peschi una tessera, in quest’ordine.

rules-section-1-place-a-tile = 1. Piazza una tessera
rule-gelati-hand = Piazzi una tessera della tua mano.
rule-gelati-touch = Deve avere almeno un lato intero in comune con una tessera sul tabellone. Puoi anche riempire un buco.
rule-gelati-match = Deve avere in comune almeno un componente con ogni tessera che tocca: il recipiente, il gusto o la guarnizione. La fragola come guarnizione non è gelato alla fragola.
rule-gelati-rotate = Non importa come è girata una tessera.
rule-gelati-points = Fai punti secondo i lati che si toccano: 0, 1, 3, 6, 10 o 15 punti per 1, 2, 3, 4, 5 o 6 lati.
rule-gelati-must-place = Se puoi piazzare una tessera, devi farlo, anche per 0 punti.
rule-gelati-swap = Se nessuna delle tue tessere combacia, le mostri e ne cambi una con la prima della pila, ancora e ancora finché una combacia; poi le tessere che hai dato via si rimescolano nella pila.
rule-gelati-swap-must = Il regolamento dice che puoi cambiare. Noi leggiamo che devi, perché chi può piazzare una tessera deve farlo: altrimenti potresti saltare un turno dopo l’altro.
rule-gelati-swap-open = Anche la tessera che ricevi cambiando si mostra, così tutti possono controllare se combacia. Se combacia, piazzi una tessera come sempre.
rule-gelati-pass = Se la pila è vuota, se lì niente combacia o se non hai più tessere, passi: non piazzi e non peschi niente, ma puoi servire un ordine e scambiare come in ogni turno.

rules-section-2-check-the-rows = 2. Controlla le file
rule-gelati-row = Se la tua tessera completa una fila dritta di quattro o più tessere con lo stesso componente, in una qualunque delle tre direzioni, prendi dalla riserva un suo gettone.
rule-gelati-row-new = Solo una fila nuova frutta un gettone: se la tua tessera allunga una fila che aveva già quattro o più tessere, non ne ricevi.
rule-gelati-rows-many = Se la tua tessera completa più file, o una fila con più componenti in comune, prendi un gettone per ogni fila e per ogni componente, anche due uguali.
rule-gelati-supply = Se nella riserva non c’è più un gettone di quel tipo, non ne ricevi.

rules-section-3-serve-an-order = 3. Servi un ordine
rule-gelati-order = Se hai i tre gettoni di uno dei tuoi ordini, puoi servirlo, al massimo uno per turno. Mostralo, rimetti i gettoni nella riserva, fai 15 punti e pesca un nuovo ordine, che puoi servire dal tuo prossimo turno.
rule-gelati-order-again = Se la pila degli ordini è vuota, tutti gli ordini serviti si mescolano e formano la nuova pila. C’è anche quello che hai appena servito, quindi può tornare.
rule-gelati-trade = Puoi scambiare due dei tuoi gettoni, uguali o no, con uno a scelta della riserva. Puoi farlo prima e dopo aver servito, quante volte vuoi.
rule-gelati-trade-other = Il gettone che prendi deve essere di un tipo diverso dai due che dai.
rule-gelati-limit = Alla fine di questo passo puoi avere al massimo cinque gettoni. Se ne hai di più, devi servire un ordine, scambiare o restituire gettoni.
rule-gelati-limit-discard = Se ne hai cinque o meno, non puoi restituirne.
rule-gelati-ask = In questo passo ti si chiede qualcosa se i tuoi gettoni, che tutti vedono, ti lasciano una scelta: puoi scambiare, ne hai troppi, oppure ne hai tre o più e non hai ancora servito un ordine. Altrimenti il tuo turno prosegue da sé; così la domanda non rivela nulla dei tuoi ordini.

rules-section-4-draw-a-tile = 4. Pesca una tessera
rule-gelati-draw = Peschi una tessera finché dura la pila. Poi tocca al giocatore seguente.

rules-section-the-end = La fine
rule-gelati-fifty = La partita finisce appena qualcuno ha 50 punti o più, anche a metà turno. Quel giocatore vince.
rule-gelati-stack-out = Quando la pila è vuota, si gioca finché tutte le tessere sono piazzate o tutti passano uno dopo l’altro. Vince chi ha più punti; in caso di parità i vincitori sono più d’uno.
rule-gelati-all-pass = La partita finisce anche se tutti passano uno dopo l’altro mentre nella pila ci sono ancora tessere: allora non ne combacia nessuna, né in mano né nella pila.

rules-section-what-is-known = Che cosa si sa
rule-gelati-secret = Segreti sono le tessere e gli ordini di ogni mano e ciò che resta nelle pile. Tutti vedono il tabellone, i gettoni, i punti, gli ordini serviti e quante tessere e quanti ordini ci sono in ogni mano e in ogni pila.
rule-gelati-shown = Una tessera che hai dovuto mostrare resta nota a tutti finché non lascia la tua mano. Tutti vedono le tessere e gli ordini che tornano in una pila: solo chi pesca dopo può averne uno.
