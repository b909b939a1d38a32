# La prima partita di Attack of the Jelly Monster e le figure accanto alle regole.

jelly-monster-lesson-throw = Ciao! La gelatina inonda la città, e tu ne vuoi più di tutti. Qui giochiamo a turno, senza clessidra. Tira i tuoi sette dadi!
jelly-monster-lesson-marker = Ogni quartiere ha tre zone, e ognuna promette un’altra ricompensa. Il segnalino ne mette in evidenza una: è quella che si paga.
jelly-monster-lesson-place = Accanto alle zone c’è l’ingresso: lì si piazzano i dadi. Prendi un 5 o un 6 e piazzalo all’ingresso di un quartiere!
jelly-monster-lesson-place-wanted = Scegli un dado che mostra 5 o 6, poi un quartiere in cui piazzarlo.
jelly-monster-lesson-control = La somma più alta all’ingresso controlla il quartiere. Chi lo controlla a fine round riceve la ricompensa.
jelly-monster-lesson-remove = I dadi piccoli hanno effetti. Un 1 o un 2 può cacciare un altro dado dal suo ingresso. Piazza un 1 nel quartiere 3 e caccia il 6!
jelly-monster-lesson-centre = Un dado cacciato finisce in centro città. Chi ne ha di più lì riceve una capsula con gelatina segreta.
jelly-monster-lesson-shift = Un 3 o un 4 può spostare di una zona il segnalino del suo quartiere. Piazzane uno e cambia quello che il quartiere paga!
jelly-monster-lesson-cancel = Occhio: i dadi uguali di un giocatore a un ingresso si annullano. Due tuoi 6 allo stesso non conterebbero niente.
jelly-monster-lesson-seal = Verso la fine di un round. Il tuo ultimo dado è piazzato, quindi puoi chiudere un quartiere: lì nessuno piazza più.
jelly-monster-lesson-timer = E ora gira la clessidra: gli altri devono sbrigarsi!
jelly-monster-lesson-end = Si contano i punti: guarda che cosa hai vinto! Dopo quattro round vince chi ha più gelatine.

jelly-monster-scene-opening = I quartieri stanno intorno al centro, ciascuno con tre zone. Il segnalino indica la ricompensa attuale.
jelly-monster-scene-placing = Sette dadi dietro lo schermo. Uno si può piazzare, poi si tirano di nuovo gli altri.
jelly-monster-scene-removed = Un 1 è stato piazzato nel quartiere 3 e ha mandato il 6 in centro città.
jelly-monster-scene-shifted = Un 4 è stato piazzato nel quartiere 2 e ha spostato il segnalino di una zona in su.
jelly-monster-scene-seal = Arancione ha la somma più alta in tre quartieri e ne ottiene le ricompense.
jelly-monster-scene-sealed = Il quartiere 3 è chiuso: nessuno piazza più un dado lì fino alla fine del round.
