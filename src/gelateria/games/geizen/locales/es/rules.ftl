# Las reglas de Geizen.

rules-section-material = Material de juego
rule-geizen-chips = 130 fichas. Al empezar, 18 por persona (con 2 jugadores), 22 (con 3), 25 (con 4 o 5). El resto es la banca: 94 / 64 / 30 / 5.
rule-geizen-dice = Cinco dados de seis caras.
rule-geizen-rows = Cinco filas, para los números del 1 al 5, que se llenan desde arriba, empezando por la primera casilla libre. El 6 no tiene fila.
rule-geizen-board = Casillas de arriba abajo (G verde, Y amarilla, R roja): fila 1 `GGGR`, fila 2 `GGGGR`, fila 3 `GGGYGR`, fila 4 `GGGYYGR`, fila 5 `GGGYYGGR`; flechas 1, 1, 2, 2, 3. La longitud de la fila 2, sus casillas 1, 4 y 5, su flecha y la cuarta casilla de la fila 4 son D; que las flechas van de 1 a 3, que las filas son desiguales y que hay pocas casillas amarillas lo confirman las reseñas; el resto es C.
rule-geizen-start-player = Se sortea.

rules-section-a-turn = Un turno
rule-geizen-roll = El jugador tira todos los dados que no están apartados.
rule-geizen-keep-one = Después de cada tirada se aparta al menos uno de los dados tirados.
rule-geizen-keep-any = La elección es libre: caras iguales o distintas, y de varios dados iguales también solo algunos.
rule-geizen-keep-final = Un dado apartado no se vuelve a tirar en este turno; el turno sigue hasta que los cinco están apartados (cinco tiradas como mucho). No se permite parar antes.

rules-section-scoring-after-the-fifth-die = Puntuación, tras el quinto dado
rule-geizen-pay-each = Por cada dado se ponen fichas en la primera casilla libre de su fila.
rule-geizen-double-first = La primera casilla de las filas 1 y 2 pide dos fichas por dado.
rule-geizen-green = Las fichas de las casillas verdes salen de la reserva del propio jugador.
rule-geizen-yellow = La ficha de una casilla amarilla sale de la banca.
rule-geizen-yellow-empty-bank = Si ante una casilla amarilla la banca está vacía, el jugador pone una ficha propia.
rule-geizen-six-free = Un 6 no cuesta nada.
rule-geizen-red-own = La ficha de una casilla roja es una ficha propia.
rule-geizen-red-take = Con la casilla roja llena, el jugador toma todas las fichas de esa fila, incluida la que acaba de poner.
rule-geizen-arrow = Luego cada uno de los demás jugadores paga a la banca el número de la flecha de la fila.
rule-geizen-arrow-short = Quien tiene menos paga lo que tiene.
rule-geizen-restart-row = Los dados que quedan para una fila recién vaciada la empiezan de nuevo, en el mismo turno; se puede completar dos veces, y cada vez se cobra y los demás pagan.
rule-geizen-order = El jugador elige en qué orden se pagan los números; todos los dados de un mismo número van juntos. Se pregunta solo cuando el orden puede cambiar el resultado (las fichas propias + lo que la banca puede prestar quizá no alcancen, o la banca puede agotarse); si no, van primero las filas que se completan y después las demás, en orden ascendente.
rule-geizen-loan = Quien se queda corto de fichas las toma prestadas de la banca: automáticamente, solo lo que falta, como mucho 5 en el turno y como mucho lo que la banca tiene.
rule-geizen-loan-void = Un dado que ni aun así se puede pagar se pierde; con los demás se sigue.
rule-geizen-repay = El préstamo se devuelve al final del turno; quien no puede devolverlo todo paga lo que tiene y se queda con 0.
rule-geizen-stay-on-board = Las fichas se quedan en el tablero entre turnos; se juega en sentido horario.

rules-section-the-end = El final
rule-geizen-end = La partida termina cuando un jugador no tiene ninguna ficha al final de su propio turno. Quien baja a 0 al pagar en el turno de otro sigue jugando, de prestado.
rule-geizen-winner = Gana quien tiene más fichas; en caso de empate hay varios ganadores. Las fichas del tablero no cuentan para nadie.
