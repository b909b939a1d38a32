# Le regole di Gelato Mio.

rules-section-aim = Scopo del gioco
rule-mio-aim = Gestisci una gelateria: raccogli ingredienti, preparane palline di gelato e servi i clienti. Alla fine vince chi ha più punti.

rules-section-material-87-cards = Materiale: 87 carte
rule-mio-ingredients = Gli ingredienti delle palline sono 4 vaniglia, 4 fragola, 4 cioccolato, 6 panna e 6 zucchero.
rule-mio-equipment = Per servire il gelato ci sono 4 coppe, 6 coni e 4 cialde.
rule-mio-balls = Le palline di gelato stanno in tre pile, una per gusto, di 7 carte ciascuna.
rule-mio-quality = Ci sono due carte di controllo qualità: una per le mani e una per le palline di gelato.
rule-mio-orders = Ognuno dei 19 clienti vuole un gelato. Una coppa con tutti e tre i gusti vale 12 punti (1 cliente), una coppa con due gusti 10 (6 clienti), un cono con due gusti 7 (3), un cono con due palline dello stesso gusto 6 (3) e un cono con una pallina 3 (6).
rule-mio-recipes = Una coppa vuole una carta coppa, una cialda e le sue tre palline; un cono vuole una carta cono e le sue palline.
rule-mio-objectives = Sette obiettivi sono scoperti fin dall’inizio. Tre vanno a chi serve per primo 2 coppe (4 punti), 2 coni da due palline (3) o 3 coni da una pallina (3), quattro a chi ha più palline alla fine: di vaniglia, di fragola o di cioccolato (2 ciascuno) e in tutto (3).

rules-section-setting-up = Preparazione
rule-mio-display = Mescolate il mazzo e disponete nove carte scoperte, tre righe da tre: la vetrina. Si comincia a mani vuote.
rule-mio-order-display = Il cliente da 12 punti è scoperto; gli altri 18 si mescolano in tre pile da sei, con la prima carta scoperta.
rule-mio-start-player = Chi comincia si sorteggia.

rules-section-a-turn = Un turno
rule-mio-turns = Si gioca a turno in senso orario, e in ogni turno si fa esattamente una cosa.
rule-mio-actions = Le cose da fare sono quattro: prendere dalla vetrina, preparare il gelato, servire un cliente o chiedere aiuto.
rule-mio-no-help = Il regolamento portoghese ne conta solo tre: senza l’opzione del tavolo «Si può chiedere aiuto» nessuno chiede aiuto.
rule-mio-pass = Se non puoi fare niente, passi; se tutti passano di seguito, la partita finisce e si conta come sempre.

rules-section-draw-from-the-display = Prendere dalla vetrina
rule-mio-draw = Prendi in mano una carta della vetrina; le carte uguali proprio accanto, a sinistra, a destra, sopra o sotto, devono venire con lei.
rule-mio-chain = Con l’opzione del tavolo «Si prende tutto il gruppo di carte uguali» vengono anche le carte uguali accanto a quelle, e così via.
rule-mio-close-up = Poi ogni riga si stringe verso sinistra; nessuna carta cambia riga.
rule-mio-refill = Una riga vuota si riempie subito con tre carte del mazzo; gli altri vuoti restano.
rule-mio-refill-order = Più righe vuote si riempiono dall’alto in basso, ognuna da sinistra, carta per carta.
rule-mio-reshuffle = Quando il mazzo è finito, gli scarti si mescolano e diventano il mazzo.
rule-mio-reshuffle-late = Lo si fa quando serve una carta e non ce n’è più nessuna, con tutto ciò che è stato scartato fino ad allora.

rules-section-make-ice-cream = Preparare il gelato
rule-mio-make = Scarta un gusto, una panna e uno zucchero e metti una pallina di quel gusto scoperta davanti a te, se sulla sua pila ce n’è ancora.

rules-section-serve-a-customer = Servire un cliente
rule-mio-serve = Ciò che il cliente vuole, carte dalla mano e palline dal tavolo, esce dal gioco, e tu metti il cliente davanti a te. Si scopre il prossimo della sua pila; dopo il cliente da 12 punti non viene nessuno.
rule-mio-claim = Chi è il primo ad aver servito tante coppe, coni da due palline o coni da una pallina quanti ne chiede un obiettivo prende subito quell’obiettivo e lo tiene; il cliente da 12 punti conta come coppa.

rules-section-ask-for-help = Chiedere aiuto
rule-mio-help = Scarta due carte della mano e pesca una carta, a caso, dalla mano di un avversario a tua scelta che ne abbia.
rule-mio-help-steps = Le due carte si scartano una dopo l’altra, poi dici a chi chiedi; se un solo avversario ha carte, non serve dirlo.

rules-section-quality-control = Controllo qualità
rule-mio-quality-now = Una carta qualità che arriva in vetrina agisce subito su tutti i giocatori, a partire da chi è di turno; poi si scarta e si rimpiazza. Durante la preparazione nessuno ha ancora niente, quindi non fa nulla.
rule-mio-quality-hand = Chi ha più di 7 carte in mano ne scarta metà, arrotondata per difetto, a sua scelta.
rule-mio-quality-balls = Chi ha più di 3 palline sul tavolo ne rimette metà, arrotondata per difetto, a sua scelta, sulle loro pile.
rule-mio-quality-order = Agisce prima che si distribuisca la carta successiva, un giocatore dopo l’altro, e ciascuno vede che cosa hanno lasciato quelli prima.
rule-mio-quality-guard = Finché nel mazzo e negli scarti ci sono soltanto carte qualità, nessuna riga si riempie; si riprova dopo il prossimo scarto.
rule-mio-quality-gap = Una riga il cui riempimento si è fermato si completa fino a tre appena è possibile, qualunque cosa ne sia stata presa nel frattempo.

rules-section-who-knows-what = Chi sa che cosa
rule-mio-hidden = Le mani sono nascoste. Che cosa verrà dal mazzo o da una pila non lo può sapere nessuno: si sorteggia quando si scopre.
rule-mio-memory = Tutti hanno visto quali carte sono finite in una mano, e ognuno se lo ricorda da sé: delle altre mani vedi quante carte hanno. Puoi prendere appunti.
rule-mio-memory-log = La cronaca dice che cosa gli altri hanno preso dalla vetrina finché non comincia il loro turno seguente; poi solo che hanno preso. A partita finita dice tutto.
rule-mio-memory-bots = I bot ricordano secondo il livello: facile niente, medio ogni carta una volta su due, difficile ed esperto tutto ciò che hanno visto. A un bot tuo si dice tutto ciò che può aver visto.
rule-mio-memory-hints = Un consiglio viene da un esperto che ricorda tutto ciò che puoi aver visto, e non lo dice.
rule-mio-known = Senza l’opzione del tavolo «Ognuno ricorda da sé che cosa prendono gli altri» il tavolo ricorda per tutti: mostra le carte che, da tutto ciò che hai visto, devono essere in una mano, le altre come numero, e di quali tipi queste possono essere.
rule-mio-stolen-known = Quale carta ha portato l’aiuto lo sanno i due che riguarda; per tutti gli altri può essere una qualunque carta di quella mano.
rule-mio-lost-count = Quando diventa troppo da ricordare, il tavolo mostra ancora le carte che devono essere in una mano, qualunque cosa abbia portato l’aiuto.

rules-section-the-end = La fine
rule-mio-last-round = Quando una pila di palline è finita, ognuno ha ancora un turno, per ultimo chi ne ha preso l’ultima pallina.
rule-mio-no-way-back = Le palline che tornano sulla pila dopo non cambiano niente.
rule-mio-shown = Alla fine si mostrano tutte le mani.
rule-mio-majorities = Poi vengono gli obiettivi delle palline: contate insieme quelle sui vostri clienti e quelle sul vostro tavolo. Chi ne ha di più vince la carta; se c’è parità, o se nessuno ne ha, non va a nessuno.
rule-mio-score = Somma i tuoi clienti, i tuoi obiettivi e 1 punto per ogni due carte uguali in mano.
rule-mio-winner = Vince chi ha più punti.
rule-mio-tie = In caso di parità vince chi ha meno carte pallina sul tavolo; se anche queste sono pari, vincete insieme.
