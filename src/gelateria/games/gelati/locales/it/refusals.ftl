# Perché qualcosa non si può fare, in una frase: secondo la regola che lo vieta.

refused-gelati-must-place = Una delle tue tessere combacia: piazzala.
refused-gelati-turn = Nel tuo turno non è il momento di farlo.
refused-gelati-hand = Questa tessera non è nella tua mano.
refused-gelati-touch = Lì non c’è un posto libero che tocchi una tessera.
refused-gelati-match = Non ha qualcosa in comune con ogni vicina.
refused-gelati-order = Un ordine per turno, e solo uno tuo di cui hai i tre componenti.
refused-gelati-trade = Per uno scambio servono due gettoni tuoi, e la riserva deve avere quello che vuoi.
refused-gelati-trade-other = Riavresti quello che dai.
refused-gelati-limit = Si restituisce solo ciò che si ha di troppo; poi si va avanti.
