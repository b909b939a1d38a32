# Las reglas de Gelini Nightlife.

rules-section-material = Material de juego
rule-gelini-tiles = 56 plaquitas: 36 invitados, 4 VIP, 3 estrellas, 1 banda, 6 monedas, 6 acciones (2 Party Flyer, 2 Party Call, 2 Party People).
rule-gelini-cliques = Un grupo comparte un color: cuatro invitados de tamaño 1, o tres de tamaño 2, o uno de cada uno de los tamaños 1, 2 y 3.
rule-gelini-clique-mix = 11 grupos: tres de 1-1-1-1, cuatro de 2-2-2, cuatro de 1-2-3 (el azul es un 1-2-3; existe un 2 verde).
rule-gelini-sizes = VIP 4 (T). Estrella 5, banda 6 (C). Las monedas están junto a la pista y no llenan nada.
rule-gelini-die = Un dado: 1, 2, 3, 3, 4, 5.
rule-gelini-floor = Pistas de baile de 25 casillas; con dos jugadores cada uno añade un Extra Stage de 12, así que 37.
rule-gelini-area = De una pista cuenta la superficie: está llena cuando los tamaños que hay en ella llegan a 25 (37). Las plaquitas se pueden recolocar a gusto y la última puede sobresalir, así que el encaje nunca importa; aun así se dibujan encajadas.

rules-section-setting-up = Preparación
rule-gelini-queue = Las estrellas, aparte. Todas las plaquitas menos las estrellas (y, en el juego básico, menos las acciones) forman al azar una fila a la vista detrás de la banda: 46 plaquitas, 52 con acciones.
rule-gelini-pawns = Las fichas están detrás de la última plaquita, una detrás de otra, en orden aleatorio.

rules-section-a-round = Una ronda
rule-gelini-rearmost-rolls = Tira el dado el jugador cuya ficha está más atrás.
rule-gelini-ask-in-order = Ese jugador puede avanzar con la tirada o pasar; luego se pregunta a la siguiente ficha hacia la banda, a cada una una vez, hasta que alguien avanza.
rule-gelini-all-pass = Todos pasan: quien está más atrás tira otra vez.
rule-gelini-pass-limit = Después de diez tiradas seguidas que nadie tomó, quien está más atrás tiene que tomar la tirada.
rule-gelini-move = Una ficha avanza exactamente el número tirado, contando solo las plaquitas que siguen en la fila; fichas y huecos no cuentan.
rule-gelini-take = Quien avanza toma la plaquita alcanzada, y la ficha ocupa su lugar.
rule-gelini-forward = Las fichas nunca retroceden, salvo con Party Call.
rule-gelini-next-roller = Después tira quien esté más atrás; puede ser el mismo jugador.
rule-gelini-clique = Quien consigue una plaquita de un grupo teniendo ya una de ese color se lleva al instante todo el resto del grupo, de la fila (también detrás de las fichas) y de las demás pistas. Ocurre por sí solo: nunca va en perjuicio de quien lo recibe.
rule-gelini-vip-no-clique = Los VIP no son un grupo.
rule-gelini-clique-then-full = Una plaquita, el grupo que la sigue y la estrella contratada con las monedas llegan juntos; después se mira la pista.
rule-gelini-coins = Con la segunda moneda se contrata a una estrella, automáticamente: las dos monedas vuelven a la caja, una estrella viene a la pista. Si no quedan estrellas, las monedas no valen nada.

rules-section-action-tiles-a-table-option = Plaquitas de acción (una opción de mesa)
rule-gelini-actions-option = Con la opción activada, las seis plaquitas de acción se mezclan en la fila; quien cae en una la deja en la caja y actúa al instante.
rule-gelini-flyer = Party Flyer: puede tomar un invitado, un VIP o una moneda de otro jugador, nunca una estrella. Valen para ello las reglas de los grupos y de las monedas.
rule-gelini-call = Party Call: la ficha vuelve a cualquier plaquita que siga en la fila detrás de ella, siempre que haya al menos una ficha más atrás que esa plaquita, y la toma; una plaquita de acción tomada así también actúa. Si no hay ninguna plaquita así, no pasa nada. Es obligatorio cuando se puede.
rule-gelini-people = Party People: puede tomar un invitado, un VIP o una moneda que todas las fichas ya hayan pasado; nunca una plaquita de acción.
rule-gelini-people-all-pawns = Ahí cuenta cada ficha, también la de quien actúa, en el lugar donde está ahora.
rule-gelini-idle = Una acción que no encuentra nada que tomar no hace nada.

rules-section-the-end = El final
rule-gelini-full = Una pista llena, o más que llena, termina la partida al instante: ese jugador gana.
rule-gelini-band = Una ficha que llega a la banda o la sobrepasa toma la banda, y nada más, y la partida termina: gana quien tiene menos casillas libres (una pista más que llena no tiene ninguna).
rule-gelini-band-counts = La banda es la última plaquita de la fila y se cuenta como una más; lo que sobra de la tirada se pierde.
rule-gelini-band-tie = Un empate ahí se comparte.
rule-gelini-score = La puntuación son las casillas llenas; lo que sobresale del borde no cuenta nada.
