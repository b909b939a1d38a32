# Las reglas de Geizen.

rules-section-aim = Objetivo
rule-geizen-aim = Sé tacaño con tus fichas: entrega pocas y gana todas las que puedas. En cuanto alguien no tiene ninguna al final de su propio turno, gana quien tiene más fichas.

rules-section-material = Material de juego
rule-geizen-chips = Hay 130 fichas. Cada uno empieza con 18 fichas (con 2 jugadores), 22 (con 3) o 25 (con 4 o 5). El resto es la banca: 94 fichas con 2 jugadores, 64 con 3, 30 con 4 y 5 con 5.
rule-geizen-dice = Hay cinco dados de seis caras.
rule-geizen-rows = El tablero tiene cinco filas, para los números del 1 al 5. Cada fila se llena desde arriba, empezando por la primera casilla libre. El 6 no tiene fila.
rule-geizen-board = Las filas 1 a 5 tienen 4, 5, 6, 7 y 8 casillas, la última roja, y flechas que dicen 1, 1, 2, 2 y 3. La cuarta casilla de la fila 3 y la cuarta y la quinta de las filas 4 y 5 son amarillas, todas las demás verdes.
rule-geizen-start-player = El primer jugador se sortea.

rules-section-a-turn = Un turno
rule-geizen-roll = En tu turno tiras todos los dados que aún no has apartado.
rule-geizen-keep-one = Después de cada tirada apartas al menos uno de los dados tirados.
rule-geizen-keep-any = Puedes apartar los que quieras: números iguales o distintos, y de varios dados iguales también solo algunos.
rule-geizen-keep-final = Un dado apartado no se vuelve a tirar en este turno. Sigues hasta apartar los cinco, tras cinco tiradas como mucho; no puedes parar antes.

rules-section-scoring-after-the-fifth-die = Puntuación, tras el quinto dado
rule-geizen-pay-each = Por cada dado pones fichas en la primera casilla libre de la fila de su número.
rule-geizen-double-first = La primera casilla de las filas 1 y 2 pide dos fichas; cualquier otra, una.
rule-geizen-green = En una casilla verde pones fichas tuyas.
rule-geizen-yellow = En una casilla amarilla pones una ficha de la banca.
rule-geizen-yellow-empty-bank = Si la banca está vacía, en una casilla amarilla pones una ficha tuya.
rule-geizen-six-free = Un 6 no cuesta nada.
rule-geizen-red-own = En una casilla roja pones una ficha tuya.
rule-geizen-red-take = Con su casilla roja la fila está llena: tomas todas las fichas de esa fila, también la que acabas de poner.
rule-geizen-arrow = Luego cada uno de los demás paga a la banca tantas fichas como dice la flecha de esa fila.
rule-geizen-arrow-short = Quien tiene menos paga todas las que tiene.
rule-geizen-restart-row = Una fila tomada está vacía. Si te quedan dados de su número, la empiezas de nuevo en el mismo turno; incluso puedes llenarla una segunda vez, con todo lo que eso trae.
rule-geizen-order = Tú eliges qué número se paga primero, siempre con todos sus dados, pero solo se te pregunta cuando hay diferencia: si no, van primero las filas que se llenan y después los números más bajos.
rule-geizen-loan = Si tienes muy pocas fichas, la banca te presta las que faltan: como mucho 5 en un turno, y nunca más de las que tiene.
rule-geizen-loan-void = Un dado que ni aun así puedes pagar se pierde, y por él no se pone nada. Solo puedes elegir entre los órdenes en que se pierden menos dados.
rule-geizen-repay = Al final de tu turno devuelves el préstamo. Si no puedes devolverlo todo, das lo que tienes y te quedas sin fichas.
rule-geizen-stay-on-board = Las fichas se quedan en el tablero de un turno a otro. Se juega en sentido horario.

rules-section-the-end = El final
rule-geizen-end = La partida termina cuando un jugador no tiene ninguna ficha al final de su propio turno. Quien pierde la última ficha en el turno de otro sigue jugando, con un préstamo.
rule-geizen-winner = Gana quien tiene más fichas; en caso de empate hay varios ganadores. Las fichas del tablero no cuentan para nadie.
