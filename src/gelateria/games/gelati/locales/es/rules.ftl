# Las reglas de Gelati.

rules-section-aim = Objetivo
rule-gelati-aim = Gana puntos colocando tus losetas junto a otras y sirviendo tus pedidos secretos. Gana quien llega primero a 50 puntos.

rules-section-material = Material de juego
rule-gelati-tiles = Hay 64 losetas hexagonales. Cada una muestra un helado hecho de tres componentes, un recipiente, un sabor y un adorno, y no hay dos iguales.
rule-gelati-names = Los recipientes son tarrina de cartón, cucurucho, copa de cristal y bol de porcelana; los sabores, fresa, vainilla, chocolate y pistacho; los adornos, barquillo, fresa, cereza y sombrilla de papel. El texto del reglamento no nombra cucurucho, copa de cristal, bol de porcelana, pistacho, cereza ni sombrilla de papel.
rule-gelati-tokens = Hay 48 fichas, cuatro de cada uno de los doce componentes. Juntas forman la reserva.
rule-gelati-orders = Hay 16 pedidos distintos, cada uno de un recipiente, un sabor y un adorno, con cada recipiente una vez con cada sabor. Solo el de tarrina de cartón, helado de fresa y barquillo está impreso entero en el reglamento.
rule-gelati-players = Pueden jugar de 2 a 4. Quién empieza se sortea.

rules-section-setting-up = Preparación
rule-gelati-deal = Cada jugador recibe dos losetas y dos pedidos y los mantiene en secreto.
rule-gelati-cross = Cuatro losetas al azar están en el centro desde el principio, dos una al lado de la otra, una encima y otra debajo, encajen o no.
rule-gelati-places = Tus losetas y pedidos están en tu mano en el orden en que llegaron, y lo que robas va al final. Todos ven desde qué sitio juegas.

rules-section-a-turn = Un turno
rule-gelati-turn = Se juega en sentido horario. En tu turno colocas una loseta, miras las líneas, puedes servir un pedido y robas una loseta, en este orden.

rules-section-1-place-a-tile = 1. Coloca una loseta
rule-gelati-hand = Colocas una loseta de tu mano.
rule-gelati-touch = Debe compartir al menos un lado entero con una loseta del tablero. También puedes rellenar un hueco.
rule-gelati-match = Debe compartir al menos un componente con cada loseta que toca: el recipiente, el sabor o el adorno. La fresa como adorno no es helado de fresa.
rule-gelati-rotate = Da igual cómo esté girada una loseta.
rule-gelati-points = Ganas puntos según los lados que se tocan: 0, 1, 3, 6, 10 o 15 puntos por 1, 2, 3, 4, 5 o 6 lados.
rule-gelati-must-place = Si puedes colocar una loseta, debes hacerlo, aunque sea por 0 puntos.
rule-gelati-swap = Si ninguna de tus losetas encaja, las enseñas y cambias una de ellas por la primera de la pila, una y otra vez hasta que una encaje; después, las losetas que has dado se barajan de nuevo en la pila.
rule-gelati-swap-must = El reglamento dice que puedes cambiar. Lo leemos como que debes, porque quien puede colocar una loseta tiene que hacerlo: si no, podrías saltarte un turno tras otro.
rule-gelati-swap-open = La loseta que recibes al cambiar también se enseña, para que todos puedan comprobar si encaja. Si encaja, colocas una loseta como siempre.
rule-gelati-pass = Si la pila está vacía, si nada de ella encaja o si ya no tienes losetas, pasas: no colocas nada ni robas nada, pero puedes servir un pedido y canjear como en cualquier turno.

rules-section-2-check-the-rows = 2. Mira las líneas
rule-gelati-row = Si tu loseta completa una línea recta de cuatro o más losetas con el mismo componente, en cualquiera de las tres direcciones, tomas de la reserva una ficha de ese componente.
rule-gelati-row-new = Solo una línea nueva da ficha: si tu loseta alarga una línea que ya tenía cuatro losetas o más, no recibes ninguna.
rule-gelati-rows-many = Si tu loseta completa varias líneas, o una línea con varios componentes en común, tomas una ficha por cada línea y cada componente, aunque sean dos iguales.
rule-gelati-supply = Si en la reserva no queda ninguna ficha de ese tipo, no recibes nada.

rules-section-3-serve-an-order = 3. Sirve un pedido
rule-gelati-order = Si tienes las tres fichas de uno de tus pedidos, puedes servirlo, como mucho uno por turno. Enséñalo, devuelve las fichas a la reserva, gana 15 puntos y roba un pedido nuevo, que puedes servir a partir de tu próximo turno.
rule-gelati-order-again = Si la pila de pedidos está vacía, todos los pedidos servidos se barajan y forman la pila nueva. El que acabas de servir está entre ellos, así que puede volver a salir.
rule-gelati-trade = Puedes canjear dos de tus fichas, iguales o no, por una a tu elección de la reserva. Puedes hacerlo antes y después de servir, tantas veces como quieras.
rule-gelati-trade-other = La ficha que tomas debe ser de un tipo distinto de las dos que das.
rule-gelati-limit = Al final de este paso puedes tener cinco fichas como mucho. Si tienes más, debes servir un pedido, canjear o devolver fichas.
rule-gelati-limit-discard = Si tienes cinco o menos, no puedes devolver ninguna.
rule-gelati-ask = En este paso se te pregunta si tus fichas, que todos ven, te dejan elegir: puedes canjear, tienes demasiadas, o tienes tres o más y aún no has servido ningún pedido. Si no, tu turno sigue solo; así, la pregunta no revela nada de tus pedidos.

rules-section-4-draw-a-tile = 4. Roba una loseta
rule-gelati-draw = Robas una loseta mientras quede pila. Después le toca al jugador siguiente.

rules-section-the-end = El final
rule-gelati-fifty = La partida termina en cuanto alguien tiene 50 puntos o más, también a mitad de un turno. Ese jugador gana.
rule-gelati-stack-out = Cuando la pila está vacía, se sigue jugando hasta que todas las losetas están colocadas o todos pasan uno tras otro. Gana quien tiene más puntos; en caso de empate hay varios ganadores.
rule-gelati-all-pass = La partida termina también si todos pasan uno tras otro mientras quedan losetas en la pila: entonces no encaja ninguna, ni de las manos ni de la pila.

rules-section-what-is-known = Lo que se sabe
rule-gelati-secret = Son secretos las losetas y los pedidos de cada mano y lo que queda en las pilas. Todos ven el tablero, las fichas, los puntos, los pedidos servidos y cuántas losetas y pedidos hay en cada mano y en cada pila.
rule-gelati-shown = Una loseta que has tenido que enseñar la conocen todos hasta que deja tu mano. Todos ven las losetas y pedidos que vuelven a una pila: solo quien roba después puede tener alguno de ellos.
