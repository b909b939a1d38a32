# Perché qualcosa non si può fare, in una frase: secondo la regola che lo vieta.

refused-geizen-keep-one = Prima metti da parte almeno un dado.
refused-geizen-keep-any = Puoi mettere da parte solo dadi di questo tiro.
refused-geizen-keep-final = Tutti i dadi sono da parte: ora si pagano.
refused-geizen-roll = Prima tira i dadi.
refused-geizen-order = Questo numero adesso non è da pagare.
refused-geizen-loan-void = Pagando prima questo numero, andrebbero persi più dadi del necessario.
