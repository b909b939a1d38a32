# La prima partita di Gelato Mio e le figure accanto alle regole.

gelato-mio-lesson-draw = Ciao! Gestisci una gelateria e in ogni turno fai una cosa. Prima le carte: prendi lo zucchero in mezzo alla riga in alto.
gelato-mio-lesson-came = Le carte vicine uguali vengono insieme: tre zuccheri in un colpo! Una riga vuota riceve tre carte, gli altri vuoti restano.
gelato-mio-lesson-make = Qualche turno dopo. Fragola, panna e zucchero in mano: prepara una pallina di fragola!
gelato-mio-lesson-ball = La tua prima pallina! Sta scoperta davanti a te. Ce ne sono solo sette per gusto, quindi non perdere tempo.
gelato-mio-lesson-serve = Un altro giorno. Un cliente vuole un cono con una pallina di cioccolato. Hai tutto: servilo!
gelato-mio-lesson-served = 3 punti, e si fa avanti il prossimo cliente. Gli obiettivi danno di più: a chi arriva prima a coppe o coni, e a chi ha più palline.
gelato-mio-lesson-end = Occhio al controllo qualità: oltre 7 carte o 3 palline, via la metà. Finita una pila di palline, un ultimo turno a testa. Vince chi ha più punti!

gelato-mio-scene-opening = Prendi lo zucchero in mezzo alla riga in alto, e i due vicini vengono con lui; gli zuccheri più in basso restano.
gelato-mio-scene-lines = Dalla seconda e dalla terza riga è uscita una carta: le altre si sono strette a sinistra, e i vuoti restano.
gelato-mio-scene-make = Fragola, panna e zucchero in mano fanno una pallina di fragola.
gelato-mio-scene-serve = Un cono in mano, una pallina di cioccolato sul tavolo: il cliente che vuole proprio questo si può servire.
gelato-mio-scene-special = Una coppa, una cialda e una pallina di ogni gusto: il cliente da 12 punti si può servire.
gelato-mio-scene-quality = Il controllo qualità trova otto carte in mano: quattro devono andarsene.
