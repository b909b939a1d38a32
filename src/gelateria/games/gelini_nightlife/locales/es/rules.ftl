# Las reglas de Gelini Nightlife.

rules-section-material = Material de juego
rule-gelini-tiles = 56 losetas: 36 invitados, 4 VIP, 3 estrellas, 1 banda, 6 monedas, 6 acciones (2 Party Flyer, 2 Party Call, 2 Party People).
rule-gelini-cliques = Una pandilla comparte un color: cuatro invitados de tamaño 1, o tres de tamaño 2, o uno de cada uno de los tamaños 1, 2 y 3.
rule-gelini-clique-mix = 11 pandillas: tres de 1-1-1-1, cuatro de 2-2-2, cuatro de 1-2-3 (la azul es una 1-2-3; existe un 2 verde).
rule-gelini-sizes = VIP 4 (T). Estrella 5, banda 6 (C). Las monedas están junto a la pista y no llenan nada.
rule-gelini-die = Un dado: 1, 2, 3, 3, 4, 5.
rule-gelini-floor = Pistas de 25 casillas; con dos jugadores cada uno añade un Extra Stage de 12, así que 37.
rule-gelini-area = De una pista cuenta la superficie: está llena cuando los tamaños que hay en ella llegan a 25 (37). Las losetas se pueden recolocar a gusto y la última puede sobresalir, así que el encaje nunca importa; aun así se dibujan encajadas.

rules-section-setting-up = Preparación
rule-gelini-queue = Las estrellas, aparte. Todas las losetas menos las estrellas (y, en el juego básico, menos las acciones) forman al azar una cola a la vista detrás de la banda: 46 losetas, 52 con acciones.
rule-gelini-pawns = Los peones están detrás de la última loseta, uno detrás de otro, en orden aleatorio.

rules-section-a-round = Una ronda
rule-gelini-rearmost-rolls = Lanza el dado el jugador cuyo peón está más atrás.
rule-gelini-ask-in-order = Ese jugador puede mover con la tirada o pasar; luego se pregunta al siguiente peón hacia la banda, a cada uno una vez, hasta que alguien mueve.
rule-gelini-all-pass = Todos pasan: quien está más atrás lanza otra vez.
rule-gelini-pass-limit = Después de diez tiradas seguidas que nadie tomó, quien está más atrás tiene que tomar la tirada.
rule-gelini-move = Un peón avanza exactamente el número lanzado, contando solo las losetas que siguen en la cola; peones y huecos no cuentan.
rule-gelini-take = Quien mueve toma la loseta alcanzada, y el peón ocupa su lugar.
rule-gelini-forward = Los peones nunca retroceden, salvo con Party Call.
rule-gelini-next-roller = Después lanza quien esté más atrás; puede ser el mismo jugador.
rule-gelini-clique = Quien consigue una loseta de una pandilla teniendo ya una de ese color se lleva al instante todo el resto de la pandilla, de la cola (también detrás de los peones) y de las demás pistas. Ocurre por sí solo: nunca va en perjuicio de quien la recibe.
rule-gelini-vip-no-clique = Los VIP no son una pandilla.
rule-gelini-clique-then-full = Una loseta, la pandilla que la sigue y la estrella que contrata una moneda llegan juntas; después se mira la pista.
rule-gelini-coins = La segunda moneda contrata a una estrella, por sí sola: las dos monedas vuelven a la caja, una estrella viene a la pista. Si no quedan estrellas, las monedas no valen nada.

rules-section-action-tiles-a-table-option = Losetas de acción (una opción de mesa)
rule-gelini-actions-option = Con la opción activada, las seis losetas de acción se mezclan en la cola; quien cae en una la deja en la caja y actúa al instante.
rule-gelini-flyer = Party Flyer: puede tomar un invitado, un VIP o una moneda de otro jugador, nunca una estrella. Valen para ello las reglas de pandillas y de monedas.
rule-gelini-call = Party Call: el peón vuelve a cualquier loseta que siga en la cola detrás de él y que tenga al menos un peón más atrás que ella, y la toma; una loseta de acción tomada así también actúa. Si no hay ninguna loseta así, no pasa nada. Es obligatorio cuando se puede.
rule-gelini-people = Party People: puede tomar un invitado, un VIP o una moneda que todos los peones hayan pasado; nunca una loseta de acción.
rule-gelini-people-all-pawns = Ahí cuenta cada peón, también el de quien actúa, en el lugar donde está ahora.
rule-gelini-idle = Una acción que no encuentra nada que tomar no hace nada.

rules-section-the-end = El final
rule-gelini-full = Una pista llena, o más que llena, termina la partida al instante: ese jugador gana.
rule-gelini-band = Un peón que llega a la banda o la sobrepasa toma la banda, y nada más, y la partida termina: gana quien tiene menos casillas libres (una pista más que llena no tiene ninguna).
rule-gelini-band-counts = La banda es la última loseta de la cola y se cuenta como una más; lo que sobra de la tirada se pierde.
rule-gelini-band-tie = Un empate ahí se comparte.
rule-gelini-score = La puntuación son las casillas llenas; lo que sobresale del borde no cuenta nada.
