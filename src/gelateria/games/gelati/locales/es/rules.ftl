# Las reglas de Gelati.

rules-section-material = Material de juego
rule-gelati-tiles = 64 losetas hexagonales: una por cada combinación de 4 recipientes, 4 sabores y 4 adornos.
rule-gelati-tokens = 48 fichas de componente: 12 tipos, 4 de cada uno.
rule-gelati-names = Recipientes: tarrina de cartón, cucurucho, copa de cristal, bol de porcelana. Sabores: fresa, vainilla, chocolate, pistacho. Adornos: barquillo, fresa, cereza, sombrilla de papel. (La tarrina de cartón, los tres primeros sabores, el barquillo y el adorno de fresa están en el texto.)
rule-gelati-orders = 16 pedidos distintos de un recipiente, un sabor y un adorno: número del adorno = (número del recipiente + número del sabor) mod 4, en el orden de arriba. Los dos pedidos de los ejemplos del reglamento están entre ellos.
rule-gelati-players = De 2 a 4; quién empieza se sortea.

rules-section-setting-up = Preparación
rule-gelati-deal = Cada jugador recibe 2 losetas y 2 pedidos, en secreto.
rule-gelati-cross = 4 losetas al azar abren el tablero en cruz: el rombo compacto 1-2-1, en coordenadas axiales (0,0) (1,0) (0,1) (1,−1). No hace falta que encajen entre sí.
rule-gelati-places = Losetas y pedidos están en la mano en el orden en que llegaron, con el dorso hacia los demás: lo que se roba va al final. Todos ven desde qué sitio se juega una loseta o un pedido.

rules-section-a-turn-place-check-rows-orders-draw = Un turno: colocar, mirar las líneas, pedidos, robar
rule-gelati-turn = Los cuatro pasos van en este orden, cada uno una vez.
rule-gelati-hand = El jugador coloca una loseta de su propia mano.
rule-gelati-touch = Una loseta se coloca de modo que comparta al menos un lado entero con una loseta del tablero. Los huecos se pueden rellenar.
rule-gelati-match = Con cada vecina debe compartir al menos un componente (el mismo recipiente, o el mismo sabor, o el mismo adorno; el adorno de fresa no es helado de fresa).
rule-gelati-rotate = Girar una loseta no tiene ningún efecto.
rule-gelati-points = Puntos según los lados que se tocan: 1→0, 2→1, 3→3, 4→6, 5→10, 6→15.
rule-gelati-must-place = Quien puede colocar una loseta debe hacerlo, aunque sea por 0 puntos.
rule-gelati-swap = Si nada encaja: se enseña la mano; se cambia una loseta propia a elección por la primera de la pila, una y otra vez hasta que una encaja; después las losetas cambiadas se barajan de nuevo en la pila. Si la pila está vacía, o recorrerla entera no da con ninguna: se pasa.
rule-gelati-swap-open = La loseta que entra por un cambio también se enseña, para que todos puedan comprobarlo; la que encaja se coloca entonces.
rule-gelati-pass = Quien pasa no coloca nada ni roba nada, pero puede servir un pedido y canjear como en cualquier turno. Quien ya no tiene losetas pasa.
rule-gelati-row = Una línea recta, en cualquiera de las tres direcciones, de 4 o más losetas con el mismo componente, completada con esta colocación, da una ficha de ese componente.
rule-gelati-row-new = Solo da ficha una serie nueva: cada parte de la línea junto a la loseta nueva tenía que medir menos de 4. Una quinta loseta no da nada.
rule-gelati-rows-many = Varias series dan varias fichas, también de un mismo tipo en dos líneas.
rule-gelati-supply = Un tipo agotado en la reserva no da nada.
rule-gelati-order = Como mucho un pedido por turno: quien tiene sus tres componentes lo enseña, los devuelve, gana 15 puntos, lo descarta y roba uno nuevo (se puede usar a partir del turno siguiente). Si la pila de pedidos está vacía, se barajan los descartes.
rule-gelati-order-again = El pedido recién servido está entre los descartes que se barajan, y puede volver a salir.
rule-gelati-trade = Dos fichas propias, iguales o no, por una a elección de la reserva; tantas veces como se quiera, antes o después del pedido, en este paso.
rule-gelati-trade-other = La que se toma es de un tipo distinto de las dos entregadas.
rule-gelati-limit = Al final de este paso, como mucho 5 fichas: se sirve un pedido, se canjea o se devuelve hasta que sea así.
rule-gelati-limit-discard = Quien no tiene más no devuelve nada.
rule-gelati-ask = En este paso se pregunta a un jugador cuando las fichas, que todos ven, dejan algo que decidir: un canje es posible, hay demasiadas, o hay tres y aún no se ha servido ningún pedido. Si no, el turno sigue solo; así, que se pregunte no revela nada de los pedidos.
rule-gelati-draw = Se roba una loseta mientras quede pila; sigue el jugador siguiente en sentido horario.

rules-section-the-end = El final
rule-gelati-fifty = Con 50 puntos o más la partida termina al instante, también a mitad de un turno: ese jugador gana.
rule-gelati-stack-out = Agotada la pila, se juega hasta que todas las losetas están colocadas o todos pasan seguidos; gana quien tiene más puntos, y un empate se comparte.
rule-gelati-all-pass = Si todos pasan seguidos, la partida termina aunque queden losetas en la pila: nadie tiene una que encaje, y allí tampoco la hay.

rules-section-what-is-known = Lo que se sabe
rule-gelati-secret = Oculto: las losetas y los pedidos de cada mano, y lo que queda en las pilas. A la vista: tablero, fichas, puntuaciones, el número de losetas y de pedidos en todas partes, los pedidos servidos.
rule-gelati-shown = Una loseta enseñada por gelati.swap la conocen todos hasta que deja la mano. De las losetas y pedidos que se han visto volver a una pila se sabe que no están en ningún sitio ocupado ya antes.
