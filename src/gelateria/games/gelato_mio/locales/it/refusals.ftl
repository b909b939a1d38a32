# Perché qualcosa non si può fare, in una frase: secondo la regola che lo vieta.

refused-mio-draw = Lì non c’è nessuna carta.
refused-mio-make = Per questa pallina ti manca una carta, o la sua pila è vuota.
refused-mio-serve = Per questo cliente ti manca ancora qualcosa, o lì non aspetta nessuno.
refused-mio-help = L’aiuto costa due carte della mano e viene da chi ha carte.
refused-mio-pass = Puoi fare qualcosa, quindi non puoi passare.
refused-mio-quality-now = Il controllo qualità adesso non vuole niente da te.
refused-mio-quality-hand = Il controllo qualità vuole prima delle carte della tua mano.
refused-mio-quality-balls = Il controllo qualità vuole prima delle palline del tuo tavolo.
refused-mio-no-help = A questo tavolo nessuno chiede aiuto.
