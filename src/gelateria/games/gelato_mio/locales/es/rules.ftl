# Las reglas de Gelato Mio.

rules-section-material-87-cards = Material de juego: 87 cartas
rule-mio-ingredients = Vainilla 4, fresa 4, chocolate 4, nata 6, azúcar 6.
rule-mio-equipment = Copas 4, cucuruchos 6, barquillos 4.
rule-mio-quality = Control de calidad: una carta para las manos, otra para las bolas de helado.
rule-mio-balls = Bolas de helado: tres pilas, una por sabor, de 7 cartas cada una.
rule-mio-orders = 19 clientes: una copa de 3 sabores por 12 puntos (la única); 6 copas (dos bolas de un sabor y una de otro: las seis maneras) por 10; 6 cucuruchos de dos bolas: del mismo sabor 6 puntos, mixtos 7; 6 cucuruchos de una bola, dos por sabor, 3 puntos. Los 12 puntos, las cantidades 1+6+6+6 y las combinaciones son T D; los demás puntos, C.
rule-mio-recipes = Una copa pide una carta de copa, un barquillo y sus tres bolas; un cucurucho pide una carta de cucurucho y sus bolas.
rule-mio-objectives = Siete objetivos, a la vista desde el principio: primero en llegar a 2 copas (4 puntos), a 2 cucuruchos de dos bolas (3), a 3 cucuruchos de una bola (3); más bolas de vainilla, más de fresa, más de chocolate (2 cada uno), más bolas en total (3).

rules-section-setting-up = Preparación
rule-mio-display = La vitrina: 9 cartas del mazo barajado, 3 filas de 3, boca arriba. El resto es el mazo. Las manos empiezan vacías.
rule-mio-order-display = El cliente de 12 puntos está boca arriba; los otros 18 se barajan en tres pilas de seis, con la carta de encima boca arriba.
rule-mio-start-player = Se sortea.

rules-section-a-turn-exactly-one-of-four-actions = Un turno: exactamente una de cuatro acciones
rule-mio-draw = Toma de la vitrina una carta a tu elección y llévala a la mano; las cartas iguales que están junto a la elegida, en horizontal o en vertical, tienen que ir con ella. (Solo las vecinas de la carta elegida; la opción de mesa `chain` toma todo el grupo conectado.)
rule-mio-close-up = Después cada fila se cierra hacia la izquierda. Las cartas nunca cambian de fila.
rule-mio-refill = Una fila vacía se rellena al momento con tres cartas; los demás huecos se quedan.
rule-mio-refill-order = Varias filas vacías se rellenan de arriba abajo, cada una desde la izquierda, carta a carta.
rule-mio-reshuffle = Mazo vacío: los descartes se barajan y pasan a ser el mazo.
rule-mio-reshuffle-late = Eso se hace cuando hace falta una carta y no queda ninguna, no antes: lo descartado hasta entonces entra en la baraja.
rule-mio-make = Descarta una carta de sabor, una de nata y una de azúcar: toma la bola de ese sabor y ponla boca arriba delante de ti. No se puede cuando la pila está vacía.
rule-mio-serve = Retira del juego las cartas (de la mano) y las bolas (de la mesa) de la receta: toma la carta del cliente. Se descubre el siguiente cliente de la pila; la carta de 12 puntos no se repone.
rule-mio-help = Descarta dos cartas de la mano: toma una al azar de la mano de un rival que tenga alguna.
rule-mio-help-steps = Las dos cartas se descartan una tras otra, luego se nombra al rival; si solo un rival tiene cartas, no se pregunta a nadie.
rule-mio-pass = Nada es posible: se pasa. Si todos pasan seguidos, la partida termina y se puntúa como siempre.
rule-mio-claim = Quien alcanza el número de clientes de un objetivo toma su carta al instante, sin coste; el cliente especial, el de 12 puntos, cuenta como copa; una vez tomada, la carta ya no se pierde.

rules-section-quality-control = Control de calidad
rule-mio-quality-now = Una carta de calidad que llega a la vitrina actúa al instante sobre todos los jugadores, empezando por quien tiene el turno, se descarta y se repone. En la vitrina inicial no encuentra a nadie que tenga algo.
rule-mio-quality-hand = Más de 7 cartas en la mano: descarta la mitad, redondeada hacia abajo, a tu elección.
rule-mio-quality-balls = Más de 3 bolas en la mesa: la mitad, redondeada hacia abajo, a tu elección, vuelve a sus pilas.
rule-mio-quality-order = Actúa antes de que se reparta la carta siguiente, un jugador tras otro, y cada uno ve lo que entregaron los anteriores.
rule-mio-quality-guard = En el mazo y los descartes no hay más que cartas de calidad: se deja de rellenar, se deja el hueco y se vuelve a intentar tras el próximo descarte.
rule-mio-quality-gap = Una fila que se quedó a medio rellenar se completa hasta tres en cuanto se puede, sea lo que sea lo que se haya tomado de ella entretanto.

rules-section-secrets = Secretos
rule-mio-hidden = Las manos son ocultas. El mazo y las pilas no tienen un orden que alguien pueda conocer: la carta se sortea al descubrirla.
rule-mio-known = Las cartas que vinieron de la vitrina o que salieron a la vista las vieron todos. A quien mira se le dice lo que se deduce de todo lo que ha visto: las cartas que tienen que estar en una mano, las demás como número, y de qué tipos pueden ser estas.
rule-mio-stolen-known = Una carta tomada con la ayuda la conocen los dos a quienes atañe; para todos los demás puede ser cualquier carta de esa mano.
rule-mio-lost-count = Demasiado para recordarlo: quien mira sigue conociendo las cartas que tienen que estar en una mano, sea lo que sea lo que se haya sacado con la ayuda.

rules-section-the-end = El final
rule-mio-last-round = Cuando se agota una pila de bolas, cada jugador tiene un turno más, y quien la vació juega el último. Las bolas que vuelvan después no cambian nada.
rule-mio-shown = Al final se enseñan todas las manos.
rule-mio-majorities = Luego los objetivos de bolas: cuentan juntas las bolas de los clientes servidos y las de la mesa; quien tiene más gana la carta; si hay empate, o no hay ninguna, la carta se queda sin dueño.
rule-mio-score = Clientes + objetivos + 1 por cada dos cartas iguales en la mano.
rule-mio-tie = Empate: menos cartas de bola en la mesa; después, se comparte.
