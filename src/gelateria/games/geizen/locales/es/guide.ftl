# La primera partida de Geizen y las imágenes junto a las reglas.

geizen-lesson-throw = ¡Ciao! Cinco dados, cinco filas y 18 fichas por cabeza. Los dados cuestan fichas y las filas llenas las devuelven. ¡Tira!
geizen-lesson-six = Un 6 no cuesta nada: toca el 6 y apártalo. Los demás dados se vuelven a tirar.
geizen-lesson-rest = Ahora eliges tú. Aparta cada vez uno o más dados, los que parezcan baratos, hasta apartar los cinco.
geizen-lesson-paid = Cada dado, menos los 6, ha puesto una ficha en su fila. Las filas 1 y 2 empiezan con dos; las casillas amarillas las paga la banca.
geizen-lesson-red = Unos turnos después. A la fila 3 solo le falta la casilla roja ★, ¡y te ha salido un 3! Aparta los dos dados.
geizen-lesson-taken = La fila 3 está llena: ¡las seis fichas son tuyas! Y por su flecha tu rival ha pagado 2 a la banca.
geizen-lesson-loan = Más tarde en la partida: tienes 1 ficha, has apartado dos 5 y te ha salido otro. La fila 5 pide tres fichas: la banca te presta dos. ¡Aparta los tres dados!
geizen-lesson-end = La fila 5 te ha dado 8 fichas: has devuelto las 2 y te quedan 6. Quien se queda sin fichas tras su propio turno acaba la partida, y gana quien tenga más. ¡Ya sabes jugar!

geizen-scene-opening = Cinco filas, todas vacías. La 1 es la más corta y la 5 la más larga; el 6 no tiene fila.
geizen-scene-keeping = Un 2 y un 6 están apartados. Del 3, el 3 y el 4 hay que apartar al menos uno.
geizen-scene-yellow = Las filas 3, 4 y 5 ya han pasado sus casillas amarillas: esas fichas salieron de la banca.
geizen-scene-nearly = Un 3 llenaría la casilla roja de la fila 3: seis fichas esperan.
geizen-scene-taken = La fila 3 estaba llena. Sus fichas ya se han tomado, vuelve a estar vacía y el rival ha pagado 2.
geizen-scene-short = Hay dos 5 apartados y ha salido un tercero. Piden tres fichas y solo queda una: la banca presta las otras dos.
geizen-scene-lent = La fila 5 se ha tomado, las dos fichas prestadas han vuelto a la banca y quedan seis.
geizen-scene-order = No queda ninguna ficha propia: ahora importa qué número se paga primero.
