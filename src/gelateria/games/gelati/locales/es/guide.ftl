# La primera partida de Gelati y las imágenes junto a las reglas.

gelati-lesson-place = ¡Ciao! Cada loseta tiene recipiente, sabor y adorno. Coloca una de las tuyas donde comparta algo con cada vecina.
gelati-lesson-points = Cuantos más lados se toquen, mejor: dos dan 1 punto, tres dan 3 y seis, ¡hasta 15! Después robas otra loseta.
gelati-lesson-row = Un poco después. ¡Tres helados de chocolate en línea recta! Coloca tu chocolate en bol de porcelana en un extremo.
gelati-lesson-row-wanted = Coloca tu chocolate en bol de porcelana en uno de los dos sitios con anillo.
gelati-lesson-token = Cuatro iguales en línea y la ficha de chocolate es tuya. Con fichas se sirven tus pedidos secretos. Puedes guardar cinco.
gelati-lesson-swap = Otro día: ninguna de tus losetas encaja. Entonces las enseñas y cambias una por la primera de la pila. ¡Elige una!
gelati-lesson-swapped = Esta loseta encaja, así que ahora la colocarías. Si no, cambiarías otra vez. La vieja vuelve a la pila.
gelati-lesson-trade = Más tarde. Tu pedido quiere bol de porcelana, chocolate y una fresa de adorno. ¡Canjea un chocolate y el pistacho por la fresa!
gelati-lesson-order = ¡Ahí está! Ahora sirve el pedido: devuelves sus tres fichas.
gelati-lesson-end = 15 puntos y un nuevo pedido secreto. Quien llega primero a 50 puntos gana al momento. Buon appetito!

gelati-scene-opening = Cuatro losetas abren el tablero. Una nueva debe compartir recipiente, sabor o adorno con cada vecina.
gelati-scene-row = Tres helados de chocolate en línea: un cuarto en un extremo da una ficha de chocolate.
gelati-scene-sides = El sitio libre a la izquierda del cucurucho de chocolate toca cuatro losetas: la que encaje ahí da 6 puntos.
gelati-scene-swap = Ninguna de las dos encaja. Se enseñan las dos y una se cambia por la primera de la pila.
gelati-scene-trade = Dos fichas compran cualquiera de la reserva: aquí, la fresa que aún le falta al pedido.
gelati-scene-order = Bol de porcelana, chocolate, fresa: el primer pedido se puede servir por 15 puntos.
