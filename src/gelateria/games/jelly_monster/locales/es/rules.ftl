# Las reglas de Attack of the Jelly Monster.

rules-section-aim = Objetivo
rule-jelly-aim = Reúne gelatina: en cada ronda, envía tus dados a los barrios y llévate lo que pagan. Después de cuatro rondas gana quien tenga más gelatinas.

rules-section-material = Material de juego
rule-jelly-dice = Todos tienen una pantalla y 7 dados de un color.
rule-jelly-districts = Alrededor del centro de la ciudad hay tantos barrios como jugadores, más dos. Se sortean entre 8 tableros de barrio, cada uno con una cara verde (A1 a A8, para la primera partida) y otra avanzada (B1 a B8). La mesa elige las caras: mezcladas al azar, solo verdes, solo avanzadas, o elegidas una a una, en sentido horario a partir del dron; lo que nadie elige se sortea.
rule-jelly-zones = Un barrio tiene una entrada, donde se colocan dados, y detrás tres zonas, cada una con otra recompensa. Un marcador está junto a una de ellas, al empezar cada ronda junto a la de la entrada: solo se paga esa recompensa.
rule-jelly-rewards = Las caras verdes pagan gelatinas y cápsulas. Las avanzadas también pueden señalar a un barrio vecino, tomar de los demás, darles o costar una cápsula.
rule-jelly-capsules = 30 cápsulas forman una pila boca abajo. 6 muestran un dado, las demás un número: tres el 2, cinco el 3, seis el 4, cinco el 5, tres el 6 y dos el 8.
rule-jelly-jelly = Todos empiezan con 2 gelatinas. La reserva nunca se agota.
rule-jelly-drone = El dron señala el barrio 1, donde empieza la puntuación, y está junto a un jugador, que roba primero cuando varios reciben cápsulas: en la primera ronda lo decide el azar, y en cada ronda siguiente le toca al próximo en sentido horario.

rules-section-a-round = Una ronda
rule-jelly-ready = Todos toman sus dados. Con el último «¡Todo listo!» empieza una cuenta atrás de 3 segundos, la misma para todos; nadie tira antes de que acabe. Después la ronda empieza para todos a la vez.
rule-jelly-together = Todos los jugadores actúan al mismo tiempo, sin orden. Lo que llega primero a la mesa ocurrió primero.
rule-jelly-roll = Tiras todos los dados que aún tienes, ocultos tras tu pantalla.
rule-jelly-place = Después colocas uno de los dados tirados en la entrada de un barrio que no esté cerrado, o ninguno; luego vuelves a tirar los demás, y así sucesivamente. Nunca colocas dos dados de una misma tirada.
rule-jelly-final = Nunca recoges ni mueves un dado que has colocado.
rule-jelly-no-way-back = Como todos actúan a la vez, no se deshace nada de nada: alguien puede haber actuado ya en consecuencia.
rule-jelly-remove = Si colocas un 1 o un 2, puedes quitar al momento otro dado de esa entrada, sea de quien sea, y llevarlo al centro de la ciudad.
rule-jelly-shift = Si colocas un 3 o un 4, puedes mover al momento el marcador de ese barrio una zona arriba o abajo. Hacia arriba se aleja de la entrada; no hay nada por debajo de la primera zona ni por encima de la tercera.
rule-jelly-plain = Un 5 o un 6 no tiene efecto.
rule-jelly-effect-now = Ejecutas un efecto al momento, al colocar el dado, o no lo ejecutas.
rule-jelly-seal = Cuando has colocado tu último dado, puedes cerrar un barrio que siga abierto, cualquiera: hasta el final de la ronda nadie más coloca dados en su entrada. Un dado quitado más tarde no anula esto.
rule-jelly-timer = Cuando has colocado tu último dado, puedes dar la vuelta al reloj de arena, hayas cerrado un barrio o no; solo se le da una vez por ronda. A los demás les quedan 10 segundos.
rule-jelly-done = Puedes cerrar un barrio y dar la vuelta al reloj de arena en cualquier orden, ahora o más tarde en la ronda. Si ya no quieres ninguna de las dos cosas, lo dices y has terminado; también has terminado si ya has cerrado un barrio cuando se da la vuelta al reloj de arena.
rule-jelly-timer-guard = Cuando todos han terminado, la ronda acaba al instante. Si nadie da la vuelta al reloj de arena, se la da la mesa 20 segundos después de que el primer jugador colocara su último dado; entonces corren sus 10 segundos como siempre.
rule-jelly-time-up = Cuando se ha acabado la arena, nadie tira ni coloca; los dados sin colocar quedan fuera de la ronda.

rules-section-scoring-a-round = Puntuación de una ronda
rule-jelly-clockwise = Los barrios se puntúan a partir del barrio del dron, en sentido horario; es el mismo en cada ronda (el centro gira con el dron).
rule-jelly-cancel = Primero, todos los dados iguales de un mismo color en una entrada se anulan, también si son tres; en esta ronda ya no cuentan para nada.
rule-jelly-control = Quien tiene la suma más alta controla el barrio y recibe su recompensa actual; en caso de empate la reciben todos los empatados. Donde nadie tiene dados no se paga nada.
rule-jelly-centre = Después de los barrios, quien tiene más dados en el centro de la ciudad recibe una cápsula, y en caso de empate recibe una cada empatado; cuenta el número, no la suma. Un centro vacío no paga a nadie.
rule-jelly-next-round = Para la ronda siguiente todos recogen sus dados, los marcadores vuelven a la primera zona y los barrios cerrados se abren.

rules-section-rewards = Recompensas
rule-jelly-several = Varios símbolos se ejecutan uno tras otro, de izquierda a derecha, cada uno para todos los jugadores a quienes corresponde.
rule-jelly-jelly-n = Un número son tantas gelatinas de la reserva; 0 es nada.
rule-jelly-capsule = Tomas la cápsula de encima de la pila, y solo tú la miras. Si hay muy pocas para todos los empatados, ninguno de ellos recibe una.
rule-jelly-lose-capsule = Eliges una cápsula tuya y la devuelves a la caja; si no tienes, no pierdes nada.
rule-jelly-lost-unseen = Una cápsula perdida va a la caja boca abajo: solo la conoce su dueño, y nunca vuelve a la pila.
rule-jelly-per-capsule = Recibes 2 gelatinas por cada una de tus cápsulas, y conservas las cápsulas.
rule-jelly-take-each = Cada uno de los demás jugadores te paga 1 o 2; quien tiene menos paga todo lo que tiene. Los empatados no se pagan entre sí.
rule-jelly-give-each = Das 1 a cada uno de los demás jugadores. Los empatados no se dan entre sí.
rule-jelly-short = Quien tiene muy pocas gelatinas para todos aquellos a quienes les tocan decide quién las recibe, una gelatina tras otra, hasta que no queda ninguna.
rule-jelly-first-second = Cada jugador con la suma más alta recibe la primera recompensa, cada jugador con la segunda más alta la segunda, por muchos que sean los primeros.
rule-jelly-first-others = Cada jugador con la suma más alta recibe la primera recompensa, y cualquier otro con un dado allí, la otra. Un dado anulado no está allí.
rule-jelly-by-dice = Si controlas el barrio, aquí importa cuántos dados tienes allí después de anular; en caso de empate, para cada uno valen los suyos.
rule-jelly-neighbour = Una flecha paga la recompensa actual del barrio vecino que señala, según las sumas y los dados de este. Si también es una flecha, se sigue; un barrio con el que se topa dos veces no paga nada.
rule-jelly-neighbour-choice = Con una flecha doble, quien controla elige el barrio vecino. Los empatados eligen juntos; si no coinciden, paga el que está en sentido horario, así que decide la primera voz a su favor.

rules-section-the-end = El final
rule-jelly-end = Después de la cuarta ronda cada cual suma sus gelatinas y lo que muestran sus cápsulas; por cada una que muestra un dado se tira uno.
rule-jelly-winner = Gana quien tiene más gelatinas; los empatados comparten el puesto.

rules-section-what-is-hidden = Lo que está oculto
rule-jelly-screen = Los dados tirados y no colocados solo los ve su dueño. A nadie más se le dice que se tiraron, ni cuántas veces.
rule-jelly-face-down = Lo que muestra una cápsula lo sabe su dueño hasta el final, cuando se abren todas. Las gelatinas, el número de cápsulas y todo lo colocado están a la vista.

rules-section-calm-mode = Con calma
rule-jelly-calm = Con la opción de mesa «Con calma: por turnos, sin reloj de arena» jugáis al mismo juego paso a paso, también durante días.
rule-jelly-calm-order = Los jugadores dan sus pasos uno tras otro, en un orden que se sortea de nuevo en cada ronda; nadie tiene que decir que está listo.
rule-jelly-calm-step = Un paso es una tirada, y luego colocar uno de sus dados o ninguno; después va el siguiente jugador que tiene dados.
rule-jelly-calm-end = Si colocas tu último dado, decides en el mismo paso si cierras un barrio y si das la vuelta al reloj de arena.
rule-jelly-calm-timer = Cuando se da la vuelta al reloj de arena, cada uno de los demás jugadores tiene como mucho 4 pasos más.
rule-jelly-calm-guard = Cuando un jugador ha colocado su último dado, cada uno de los demás tiene como mucho 12 pasos más; y nadie tiene más de 21 en una ronda. Cuando has gastado tus pasos, quedas fuera de la ronda con los dados que te quedan.
