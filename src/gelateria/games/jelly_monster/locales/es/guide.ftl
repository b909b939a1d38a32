# La primera partida de Attack of the Jelly Monster y las imágenes junto a las reglas.

jelly-monster-lesson-throw = ¡Ciao! La gelatina inunda la ciudad y quieres la mayor parte. Aquí jugamos por turnos, sin reloj de arena. ¡Tira tus siete dados!
jelly-monster-lesson-place = Ahora coloca un dado en la entrada de un barrio. Toma el 5 o el 6: la suma más alta recibe lo que señala el marcador.
jelly-monster-lesson-control = ¡Lo colocado, colocado está! La próxima vez vuelves a tirar los demás. Al acabar la ronda, la suma más alta de cada barrio se lleva la recompensa.
jelly-monster-lesson-effect = Los dados pequeños tienen trucos. Un 1 echa un dado del barrio 3; un 3 o un 4 mueve un marcador una zona. ¡Coloca uno con su efecto!
jelly-monster-lesson-centre = Los dados echados van al centro de la ciudad. Quien tenga más allí recibe una cápsula con gelatina secreta.
jelly-monster-lesson-seal = Casi al final de una ronda. Has colocado tu último dado, así que puedes cerrar un barrio: nadie más coloca allí.
jelly-monster-lesson-timer = Y ahora da la vuelta al reloj de arena: ¡los demás tienen que darse prisa!
jelly-monster-lesson-end = Se puntúa la ronda: ¡mira lo que has ganado! Ojo, los dados iguales de un jugador en un barrio se anulan. Tras cuatro rondas gana quien tenga más gelatinas.

jelly-monster-scene-opening = Los barrios rodean el centro, cada uno con tres zonas. El marcador señala la recompensa actual.
jelly-monster-scene-placing = Siete dados tras la pantalla. Uno se puede colocar, luego se tiran los demás otra vez.
jelly-monster-scene-removed = Un 1 se colocó en el barrio 3 y echó el 6 al centro de la ciudad.
jelly-monster-scene-shifted = Un 4 se colocó en el barrio 2 y movió su marcador una zona arriba.
jelly-monster-scene-seal = Naranja tiene la suma más alta en tres barrios y recibe sus recompensas.
jelly-monster-scene-sealed = El barrio 3 está cerrado: nadie coloca allí hasta el final de la ronda.
