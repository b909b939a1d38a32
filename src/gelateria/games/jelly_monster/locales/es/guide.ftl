# La primera partida de Attack of the Jelly Monster y las imágenes junto a las reglas.

jelly-monster-lesson-throw = ¡Ciao! La gelatina inunda la ciudad y quieres la mayor parte. Aquí jugamos por turnos, sin reloj de arena. ¡Tira tus siete dados!
jelly-monster-lesson-marker = Cada barrio tiene tres zonas, y cada una promete otra recompensa. El marcador destaca una de ellas: esa es la que se paga.
jelly-monster-lesson-place = Junto a las zonas está la entrada: ahí se colocan los dados. ¡Toma un 5 o un 6 y colócalo en la entrada de un barrio!
jelly-monster-lesson-place-wanted = Elige un dado que muestre un 5 o un 6 y luego un barrio donde colocarlo.
jelly-monster-lesson-control = La suma más alta en la entrada controla el barrio. Quien lo controla al acabar la ronda recibe la recompensa.
jelly-monster-lesson-remove = Los dados pequeños tienen efectos. Un 1 o un 2 puede echar otro dado de su entrada. ¡Coloca un 1 en el barrio 3 y echa el 6!
jelly-monster-lesson-centre = Los dados echados van al centro de la ciudad. Quien tenga más allí recibe una cápsula con gelatina secreta.
jelly-monster-lesson-shift = Un 3 o un 4 puede mover una zona el marcador de su barrio. ¡Coloca uno y cambia lo que paga el barrio!
jelly-monster-lesson-cancel = Ojo: los dados iguales de un jugador en una entrada se anulan. Dos de tus 6 en la misma no contarían nada.
jelly-monster-lesson-seal = Casi al final de una ronda. Has colocado tu último dado, así que puedes cerrar un barrio: nadie más coloca allí.
jelly-monster-lesson-timer = Y ahora da la vuelta al reloj de arena: ¡los demás tienen que darse prisa!
jelly-monster-lesson-end = Se puntúa la ronda: ¡mira lo que has ganado! Tras cuatro rondas gana quien tenga más gelatinas.

jelly-monster-scene-opening = Los barrios rodean el centro, cada uno con tres zonas. El marcador señala la recompensa actual.
jelly-monster-scene-placing = Siete dados tras la pantalla. Uno se puede colocar, luego se tiran los demás otra vez.
jelly-monster-scene-removed = Un 1 se colocó en el barrio 3 y echó el 6 al centro de la ciudad.
jelly-monster-scene-shifted = Un 4 se colocó en el barrio 2 y movió su marcador una zona arriba.
jelly-monster-scene-seal = Naranja tiene la suma más alta en tres barrios y recibe sus recompensas.
jelly-monster-scene-sealed = El barrio 3 está cerrado: nadie coloca allí hasta el final de la ronda.
