# Perché qualcosa non si può fare, in una frase: secondo la regola che lo vieta.

refused-jelly-ready = Il round comincia quando tutti sono pronti, e una volta sola.
refused-jelly-roll = I tuoi dadi non lo permettono: non ancora tirati, o già tutti piazzati.
refused-jelly-place = Piazza un dado di questo tiro, o tira di nuovo.
refused-jelly-calm-step = Un tiro per passo: piazza uno di questi dadi, o nessuno.
refused-jelly-districts = Questo quartiere oggi non c’è.
refused-jelly-seal = Un quartiere chiuso resta chiuso; ne puoi chiudere uno solo, e solo dopo il tuo ultimo dado.
refused-jelly-timer = La clessidra si gira una volta per round, e solo dopo il tuo ultimo dado.
refused-jelly-time-up = Il round è finito e si contano i punti.
refused-jelly-plain = Un 5 o un 6 non ha effetto.
refused-jelly-remove = Solo un 1 o un 2 toglie un dado, e solo uno che si trova lì.
refused-jelly-shift = Solo un 3 o un 4 sposta il segnalino, e solo entro le tre zone.
refused-jelly-neighbour-choice = Il quartiere vicino che paga è deciso: non c’è più niente da scegliere.
refused-jelly-short = Adesso questa persona non riceve niente da te.
refused-jelly-lose-capsule = Adesso non hai una capsula così da perdere.
