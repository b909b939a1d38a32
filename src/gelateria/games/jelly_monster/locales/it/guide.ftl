# La prima partita di Attack of the Jelly Monster e le figure accanto alle regole.

jelly-monster-lesson-throw = Ciao! La gelatina inonda la città, e tu ne vuoi più di tutti. Qui giochiamo a turno, senza clessidra. Tira i tuoi sette dadi!
jelly-monster-lesson-place = Ora piazza un dado all’ingresso di un quartiere. Prendi il 5 o il 6: la somma più alta ottiene quello che indica il segnalino.
jelly-monster-lesson-control = Piazzato è piazzato! La prossima volta tiri di nuovo gli altri. A fine round la somma più alta di ogni quartiere prende la ricompensa.
jelly-monster-lesson-effect = I dadi piccoli hanno i loro trucchi. Un 1 caccia un dado dal quartiere 3; un 3 o un 4 sposta un segnalino di una zona. Piazzane uno con il suo effetto!
jelly-monster-lesson-centre = Un dado cacciato finisce in centro città. Chi ne ha di più lì riceve una capsula con gelatina segreta.
jelly-monster-lesson-seal = Verso la fine di un round. Il tuo ultimo dado è piazzato, quindi puoi chiudere un quartiere: lì nessuno piazza più.
jelly-monster-lesson-timer = E ora gira la clessidra: gli altri devono sbrigarsi!
jelly-monster-lesson-end = Si contano i punti: guarda che cosa hai vinto! Occhio: i dadi uguali di un giocatore in un quartiere si annullano. Dopo quattro round vince chi ha più gelatine.

jelly-monster-scene-opening = I quartieri stanno intorno al centro, ciascuno con tre zone. Il segnalino indica la ricompensa attuale.
jelly-monster-scene-placing = Sette dadi dietro lo schermo. Uno si può piazzare, poi si tirano di nuovo gli altri.
jelly-monster-scene-removed = Un 1 è stato piazzato nel quartiere 3 e ha mandato il 6 in centro città.
jelly-monster-scene-shifted = Un 4 è stato piazzato nel quartiere 2 e ha spostato il segnalino di una zona in su.
jelly-monster-scene-seal = Arancione ha la somma più alta in tre quartieri e ne ottiene le ricompense.
jelly-monster-scene-sealed = Il quartiere 3 è chiuso: nessuno piazza più un dado lì fino alla fine del round.
