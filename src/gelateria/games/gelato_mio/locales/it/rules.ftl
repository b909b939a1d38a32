# Le regole di Gelato Mio.

rules-section-material-87-cards = Materiale: 87 carte
rule-mio-ingredients = Vaniglia 4, fragola 4, cioccolato 4, panna 6, zucchero 6.
rule-mio-equipment = Coppe 4, coni 6, cialde 4.
rule-mio-quality = Controllo qualità: una carta per le mani, una per le palline di gelato.
rule-mio-balls = Palline di gelato: tre pile, una per gusto, di 7 carte ciascuna.
rule-mio-orders = 19 clienti: una coppa a 3 gusti da 12 punti (l’unica); 6 coppe (due palline di un gusto e una di un altro: tutti e sei i modi) da 10; 6 coni da due palline: stesso gusto 6 punti, misti 7; 6 coni da una pallina, due per gusto, 3 punti. I 12 punti, le quantità 1+6+6+6 e le combinazioni sono T D; gli altri punti C.
rule-mio-recipes = Una coppa vuole una carta coppa, una cialda e le sue tre palline; un cono vuole una carta cono e le sue palline.
rule-mio-objectives = Sette obiettivi, scoperti fin dall’inizio: primo a 2 coppe (4 punti), a 2 coni da due palline (3), a 3 coni da una pallina (3); più palline di vaniglia, più di fragola, più di cioccolato (2 ciascuno), più palline in tutto (3).

rules-section-setting-up = Preparazione
rule-mio-display = La vetrina: 9 carte dal mazzo mescolato, 3 righe da 3, scoperte. Il resto è il mazzo. Si comincia a mani vuote.
rule-mio-order-display = Il cliente da 12 punti è scoperto; gli altri 18 si mescolano in tre pile da sei, con la prima carta scoperta.
rule-mio-start-player = Si sorteggia.

rules-section-a-turn-exactly-one-of-four-actions = Un turno: esattamente una di quattro azioni
rule-mio-draw = Prendi in mano una carta a scelta dalla vetrina; le carte uguali accanto alla carta scelta, in orizzontale o in verticale, devono venire con lei. (Solo le vicine della carta scelta; l’opzione del tavolo `chain` prende tutto il gruppo collegato.)
rule-mio-close-up = Poi ogni riga si stringe verso sinistra. Le carte non cambiano mai riga.
rule-mio-refill = Una riga vuota si riempie subito con tre carte; gli altri vuoti restano.
rule-mio-refill-order = Più righe vuote si riempiono dall’alto in basso, ciascuna da sinistra, una carta alla volta.
rule-mio-reshuffle = Mazzo vuoto: gli scarti si mescolano e diventano il mazzo.
rule-mio-reshuffle-late = Lo si fa quando serve una carta e non ce n’è più nessuna, non prima: ciò che è stato scartato fino ad allora si mescola con il resto.
rule-mio-make = Scarta una carta gusto, una panna e uno zucchero: prendi la pallina di quel gusto e mettila scoperta davanti a te. Non si può quando la pila è vuota.
rule-mio-serve = Togli dal gioco le carte (dalla mano) e le palline (dal tavolo) della ricetta: prendi la carta cliente. Si scopre il prossimo cliente della pila; la carta da 12 punti non si rimpiazza.
rule-mio-help = Scarta due carte della mano: prendine una a caso dalla mano di un avversario che ne abbia.
rule-mio-help-steps = Le due carte si scartano una dopo l’altra, poi si nomina l’avversario; se un solo avversario ha carte, non si chiede nulla.
rule-mio-pass = Niente è possibile: si passa. Se tutti passano di seguito, la partita finisce e si conta come sempre.
rule-mio-claim = Chi raggiunge il numero di clienti di un obiettivo ne prende subito la carta, senza che costi nulla; il cliente speciale, quello da 12 punti, conta come coppa; una volta presa, la carta resta sua.

rules-section-quality-control = Controllo qualità
rule-mio-quality-now = Una carta qualità che arriva in vetrina agisce subito su tutti i giocatori, a partire da chi è di turno, poi si scarta e si rimpiazza. Nella vetrina iniziale non trova nessuno che abbia qualcosa.
rule-mio-quality-hand = Più di 7 carte in mano: scartane metà, arrotondata per difetto, a tua scelta.
rule-mio-quality-balls = Più di 3 palline sul tavolo: metà, arrotondata per difetto, a tua scelta, tornano nelle loro pile.
rule-mio-quality-order = Agisce prima che si distribuisca la carta successiva, un giocatore dopo l’altro, e ciascuno vede che cosa hanno ceduto quelli prima.
rule-mio-quality-guard = Nel mazzo e negli scarti ci sono soltanto carte qualità: si smette di riempire, si lascia il vuoto e si riprova dopo il prossimo scarto.
rule-mio-quality-gap = Una riga il cui riempimento si è fermato si completa fino a tre appena è possibile, qualunque cosa ne sia stata presa nel frattempo.

rules-section-secrets = Segreti
rule-mio-hidden = Le mani sono nascoste. Mazzo e pile non hanno un ordine che qualcuno possa conoscere: una carta viene scelta a sorte quando si scopre.
rule-mio-known = Le carte venute dalla vetrina o uscite allo scoperto le hanno viste tutti. A chi guarda si dice ciò che segue da tutto quello che ha visto: le carte che devono essere in una mano, le altre come numero, e di quali tipi queste possono essere.
rule-mio-stolen-known = Una carta presa con l’aiuto è nota ai due che riguarda; per tutti gli altri può essere una qualunque carta di quella mano.
rule-mio-lost-count = Troppo da tenere a mente: chi guarda conosce ancora le carte che devono essere in una mano, qualunque cosa sia stata rubata.

rules-section-the-end = La fine
rule-mio-last-round = Quando una pila di palline si esaurisce, ogni giocatore ha ancora un turno, e chi l’ha svuotata gioca per ultimo. Le palline che tornano più tardi non cambiano niente.
rule-mio-shown = Alla fine si mostrano tutte le mani.
rule-mio-majorities = Poi gli obiettivi delle palline: contano insieme le palline sui clienti serviti e quelle sul tavolo; chi ne ha di più vince la carta; se c’è parità, o se non ce n’è nessuna, la carta resta lì.
rule-mio-score = Clienti + obiettivi + 1 per ogni due carte uguali in mano.
rule-mio-tie = Parità: meno carte pallina sul tavolo; poi vittoria condivisa.
