# La prima partita di Gelato Mio e le figure accanto alle regole.

gelato-mio-lesson-welcome = Ciao! Gestisci una gelateria. In ogni turno fai una di quattro cose: prendere, preparare, servire o chiedere aiuto.
gelato-mio-lesson-draw = Prima le carte: prendi lo zucchero in mezzo alla riga in alto.
gelato-mio-lesson-came = Le carte vicine uguali vengono insieme: tre zuccheri in un colpo!
gelato-mio-lesson-refill = Una riga vuota riceve tre nuove carte. Gli altri vuoti restano.
gelato-mio-lesson-make = Qualche turno dopo. Fragola, panna e zucchero in mano: prepara una pallina di fragola!
gelato-mio-lesson-ball = La tua prima pallina! Ce ne sono solo sette per gusto, quindi non perdere tempo.
gelato-mio-lesson-serve = Un altro giorno. Un cliente vuole un cono con una pallina di cioccolato. Hai tutto: servilo!
gelato-mio-lesson-served = 3 punti, e si fa avanti il prossimo cliente.
gelato-mio-lesson-goals = Gli obiettivi danno altri punti: a chi arriva prima a coppe o coni, e a chi alla fine ha più palline.
gelato-mio-lesson-memory = Che cosa c’è nelle altre mani non lo vedi, solo quante carte. Ricorda che cosa prendono gli altri, o prendi appunti: tocca una mano.
gelato-mio-lesson-help = Più tardi. Ti manca lo zucchero per una pallina di fragola, e in vetrina non ce n’è. Chiedi aiuto!
gelato-mio-lesson-pay = L’aiuto costa due carte. Hai quattro coppe: scartane due.
gelato-mio-lesson-helped = Hai pescato a caso una carta dall’altra mano: zucchero! Al prossimo turno puoi preparare la tua pallina.
gelato-mio-lesson-hands = Occhio al controllo qualità: chi in quel momento ha più di 7 carte in mano ne perde metà.
gelato-mio-lesson-balls = Lo stesso vale per le palline: con più di 3 sul tavolo, metà tornano indietro.
gelato-mio-lesson-end = Quando finisce una pila di palline, ognuno ha ancora un turno.
gelato-mio-lesson-winner = Poi si contano i punti, e vince chi ne ha di più. Buon appetito!

gelato-mio-scene-opening = Prendi lo zucchero in mezzo alla riga in alto, e i due vicini vengono con lui; gli zuccheri più in basso restano.
gelato-mio-scene-lines = Dalla seconda e dalla terza riga è uscita una carta: le altre si sono strette a sinistra, e i vuoti restano.
gelato-mio-scene-make = Fragola, panna e zucchero in mano fanno una pallina di fragola.
gelato-mio-scene-serve = Un cono in mano, una pallina di cioccolato sul tavolo: il cliente che vuole proprio questo si può servire.
gelato-mio-scene-special = Una coppa, una cialda e una pallina di ogni gusto: il cliente da 12 punti si può servire.
gelato-mio-scene-quality = Il controllo qualità trova otto carte in mano: quattro devono andarsene.
gelato-mio-scene-help = Niente zucchero in vetrina: due delle quattro coppe potrebbero portare una carta dall’altra mano.
