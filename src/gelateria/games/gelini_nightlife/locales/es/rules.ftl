# Las reglas de Gelini Nightlife.

rules-section-aim = Objetivo del juego
rule-gelini-aim = Llevas un club y quieres una pista de baile llena: gana quien llena la suya primero. Si antes una ficha llega a la banda, gana quien tenga menos casillas libres.

rules-section-material = Material de juego
rule-gelini-tiles = Hay 56 plaquitas: 36 invitados, 4 VIP, 3 estrellas, la banda, 6 monedas y 6 plaquitas de acción (2 Party Flyer, 2 Party Call, 2 Party People).
rule-gelini-cliques = Los invitados de un color son un grupo: cuatro invitados de tamaño 1, o tres de tamaño 2, o uno de cada uno de los tamaños 1, 2 y 3.
rule-gelini-clique-mix = Hay 11 grupos: tres con cuatro invitados de tamaño 1, cuatro con tres invitados de tamaño 2 y cuatro con los tamaños 1, 2 y 3.
rule-gelini-sizes = Un invitado llena tantas casillas como su tamaño, un VIP cuatro, una estrella cinco y la banda seis; las monedas están junto a la pista y no llenan ninguna.
rule-gelini-die = El dado muestra 1, 2, 3, 3, 4 y 5.
rule-gelini-floor = Cada uno tiene una pista de baile de 25 casillas, cinco por cinco. Con dos jugadores, cada uno le añade al lado un Extra Stage de 12 casillas, tres por cuatro: 37 en total.
rule-gelini-area = Una pista está llena cuando las casillas de todos los que bailan en ella suman 25, o 37 con dos jugadores: el encaje nunca importa, porque se pueden mover a gusto y los últimos pueden sobresalir del borde.

rules-section-setting-up = Preparación
rule-gelini-queue = Dejad las estrellas aparte. Todas las demás plaquitas se mezclan y se ponen, a la vista, en una larga fila detrás de la banda: 46 plaquitas, o 52 con las de acción.
rule-gelini-pawns = Las fichas están detrás de la última plaquita, una detrás de otra, en orden aleatorio.

rules-section-a-round = Una ronda
rule-gelini-rearmost-rolls = Tira el dado el jugador cuya ficha está más atrás.
rule-gelini-ask-in-order = Quien ha tirado avanza o pasa. Luego se pregunta a la siguiente ficha hacia la banda, a cada una una vez, hasta que alguien avanza.
rule-gelini-all-pass = Si todos pasan, quien está más atrás tira otra vez.
rule-gelini-pass-limit = Después de diez tiradas seguidas que nadie tomó, quien está más atrás tiene que tomar la siguiente.
rule-gelini-move = Una ficha avanza exactamente el número tirado. Solo se cuentan las plaquitas que siguen en la fila, no las fichas ni los huecos.
rule-gelini-take = Quien avanza toma la plaquita alcanzada, y la ficha ocupa su lugar.
rule-gelini-forward = Las fichas nunca retroceden, salvo con Party Call.
rule-gelini-next-roller = Después tira quien esté más atrás; puede ser otra vez el mismo jugador.

rules-section-guests-and-cliques = Invitados y grupos
rule-gelini-clique = Si consigues un invitado de un grupo y ya tienes uno de ese color, puedes tomar al instante todo el resto del grupo, esté aún en la fila, también detrás de las fichas, o ya en otras pistas.
rule-gelini-clique-choice = Viene todo el resto, o nadie. Se te pregunta si alguno sigue en la fila, porque una fila más corta acerca la banda; y se te pregunta otra vez cuando más tarde consigues otro invitado de un grupo que dejaste.
rule-gelini-clique-by-itself = Donde no puede perjudicarte, el resto viene solo: si llena tu pista, porque ganas; y si baila entero en otras pistas, porque la tuya se llena, las otras se vacían y la fila queda como está.
rule-gelini-vip-no-clique = Los VIP no son un grupo: un segundo VIP no trae a nadie.

rules-section-coins-and-stars = Monedas y estrellas
rule-gelini-coins = Con la segunda moneda contratas a una estrella, sin más: las dos monedas vuelven a la caja y la estrella viene a tu pista. Si no quedan estrellas, las monedas no valen nada.
rule-gelini-clique-then-full = Una plaquita, el grupo que la sigue y la estrella contratada con las monedas llegan juntos; solo después se mira la pista.

rules-section-action-tiles-a-table-option = Plaquitas de acción (una opción de mesa)
rule-gelini-actions-option = Con la opción de mesa «Con Party Flyer, Party Call y Party People» las seis plaquitas de acción se mezclan en la fila. Quien cae en una la deja en la caja y hace al instante lo que dice.
rule-gelini-flyer = Party Flyer: puedes tomar un invitado, un VIP o una moneda de otro jugador, pero nunca una estrella. El grupo puede venir y con dos monedas contratas a una estrella, como siempre.
rule-gelini-call = Party Call: tu ficha vuelve a una plaquita a tu elección que siga detrás de ella y tenga al menos una ficha más atrás, y la tomas; una plaquita de acción también actúa. Si hay alguna así, es obligatorio.
rule-gelini-people = Party People: puedes tomar un invitado, un VIP o una moneda que todas las fichas ya hayan pasado, pero no una plaquita de acción.
rule-gelini-people-all-pawns = También cuenta tu propia ficha, en el lugar donde está ahora.
rule-gelini-idle = Una acción que no encuentra nada que tomar no hace nada.

rules-section-the-end = El final
rule-gelini-full = Una pista llena, o más que llena, termina la partida al instante: gana su dueño.
rule-gelini-band = Una ficha que llega a la banda o la sobrepasa toma la banda, y nada más, y la partida termina: gana quien tiene menos casillas libres; una pista más que llena no tiene ninguna.
rule-gelini-band-counts = La banda es la última plaquita de la fila y se cuenta como una más; lo que sobra de la tirada se pierde.
rule-gelini-band-tie = Ahí, quienes empatan comparten la victoria.
rule-gelini-score = Tu puntuación son las casillas llenas; lo que sobresale del borde no cuenta nada.
