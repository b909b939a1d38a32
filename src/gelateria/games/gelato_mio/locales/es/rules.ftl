# Las reglas de Gelato Mio.

rules-section-aim = Objetivo
rule-mio-aim = Llevas una heladería: reúne ingredientes, haz con ellos bolas de helado y sirve a los clientes. Gana quien tenga más puntos al final.

rules-section-material-87-cards = Material de juego: 87 cartas
rule-mio-ingredients = Los ingredientes de las bolas son 4 vainilla, 4 fresa, 4 chocolate, 6 nata y 6 azúcar.
rule-mio-equipment = Para servir el helado hay 4 copas, 6 cucuruchos y 4 barquillos.
rule-mio-balls = Las bolas de helado forman tres pilas, una por sabor, de 7 cartas cada una.
rule-mio-quality = Hay dos cartas de control de calidad: una para las manos y otra para las bolas de helado.
rule-mio-orders = Cada uno de los 19 clientes quiere un helado. Una copa con los tres sabores da 12 puntos (1 cliente), una copa con dos sabores 10 (6 clientes), un cucurucho con dos sabores 7 (3), un cucurucho con dos bolas del mismo sabor 6 (3) y un cucurucho con una bola 3 (6).
rule-mio-recipes = Una copa pide una carta de copa, un barquillo y sus tres bolas; un cucurucho pide una carta de cucurucho y sus bolas.
rule-mio-objectives = Siete objetivos están a la vista desde el principio. Tres son para quien sirve primero 2 copas (4 puntos), 2 cucuruchos de dos bolas (3) o 3 cucuruchos de una bola (3); cuatro, para quien tiene más bolas al final: de vainilla, de fresa o de chocolate (2 cada uno) y en total (3).

rules-section-setting-up = Preparación
rule-mio-display = Barajad el mazo y poned nueve cartas boca arriba, tres filas de tres: la vitrina. Las manos empiezan vacías.
rule-mio-order-display = El cliente de 12 puntos está boca arriba; los otros 18 se barajan en tres pilas de seis, con la carta de encima boca arriba.
rule-mio-start-player = Quién empieza se sortea.

rules-section-a-turn = Un turno
rule-mio-turns = Se juega por turnos en el sentido de las agujas del reloj, y en cada turno se hace exactamente una cosa.
rule-mio-actions = Hay cuatro cosas que hacer: tomar de la vitrina, hacer helado, servir a un cliente o pedir ayuda.
rule-mio-no-help = Las reglas portuguesas solo cuentan tres: sin la opción de mesa «Se puede pedir ayuda» nadie pide ayuda.
rule-mio-pass = Si no puedes hacer nada, pasas; si todos pasan seguidos, la partida termina y se puntúa como siempre.

rules-section-draw-from-the-display = Tomar de la vitrina
rule-mio-draw = Toma en la mano una carta de la vitrina; las cartas iguales justo a su lado, a la izquierda, a la derecha, arriba o abajo, tienen que ir con ella.
rule-mio-chain = Con la opción de mesa «Al tomar, viene todo el grupo de cartas iguales» van también las cartas iguales que están junto a esas, y así sucesivamente.
rule-mio-close-up = Después cada fila se cierra hacia la izquierda; ninguna carta cambia de fila.
rule-mio-refill = Una fila vacía se rellena al momento con tres cartas del mazo; los demás huecos se quedan.
rule-mio-refill-order = Varias filas vacías se rellenan de arriba abajo, cada una desde la izquierda, carta a carta.
rule-mio-reshuffle = Cuando se agota el mazo, los descartes se barajan y pasan a ser el mazo.
rule-mio-reshuffle-late = Eso se hace cuando hace falta una carta y no queda ninguna, con todo lo descartado hasta entonces.

rules-section-make-ice-cream = Hacer helado
rule-mio-make = Descarta un sabor, una nata y un azúcar y pon una bola de ese sabor boca arriba delante de ti, si queda alguna en su pila.

rules-section-serve-a-customer = Servir a un cliente
rule-mio-serve = Lo que quiere el cliente, cartas de tu mano y bolas de tu mesa, sale del juego, y pones al cliente delante de ti. Se descubre el siguiente de su pila; tras el cliente de 12 puntos no viene nadie.
rule-mio-claim = Quien sea el primero en haber servido tantas copas, cucuruchos de dos bolas o cucuruchos de una bola como pide un objetivo toma ese objetivo al instante y se lo queda; el cliente de 12 puntos cuenta como copa.

rules-section-ask-for-help = Pedir ayuda
rule-mio-help = Descarta dos cartas de la mano y saca una carta, al azar, de la mano de un rival de tu elección que tenga alguna.
rule-mio-help-steps = Las dos cartas se descartan una tras otra, luego dices a quién pides; si solo un rival tiene cartas, no hace falta decirlo.

rules-section-quality-control = Control de calidad
rule-mio-quality-now = Una carta de calidad que llega a la vitrina actúa al instante sobre todos los jugadores, empezando por quien tiene el turno; luego se descarta y se repone. Durante la preparación nadie tiene nada aún, así que no hace nada.
rule-mio-quality-hand = Quien tiene más de 7 cartas en la mano descarta la mitad, redondeada hacia abajo, a su elección.
rule-mio-quality-balls = Quien tiene más de 3 bolas en la mesa devuelve la mitad, redondeada hacia abajo, a su elección, a sus pilas.
rule-mio-quality-order = Actúa antes de que se reparta la carta siguiente, un jugador tras otro, y cada uno ve lo que soltaron los anteriores.
rule-mio-quality-guard = Mientras en el mazo y los descartes no haya más que cartas de calidad, no se rellena ninguna fila; se vuelve a intentar tras el próximo descarte.
rule-mio-quality-gap = Una fila que se quedó a medio rellenar se completa hasta tres en cuanto se puede, sea lo que sea lo que se haya tomado de ella entretanto.

rules-section-who-knows-what = Quién sabe qué
rule-mio-hidden = Las manos son ocultas. Lo que vendrá del mazo o de una pila nadie puede saberlo: se sortea al descubrirlo.
rule-mio-memory = Todos vieron qué cartas fueron a una mano, y cada cual lo recuerda por su cuenta: de las otras manos ves cuántas cartas tienen. Puedes tomar notas.
rule-mio-memory-log = El historial dice lo que otros tomaron de la vitrina hasta que empieza su siguiente turno; después, solo que tomaron. Al acabar la partida lo dice todo.
rule-mio-memory-bots = Los bots recuerdan según su nivel: fácil nada, medio cada carta una de cada dos veces, difícil y experto todo lo que vieron. A un bot tuyo se le dice todo lo que pudo ver.
rule-mio-memory-hints = Un consejo viene de un experto que recuerda todo lo que pudiste ver, y no lo cuenta.
rule-mio-known = Sin la opción de mesa «Cada cual recuerda lo que toman los demás» la mesa recuerda por todos: enseña las cartas que, por todo lo que has visto, tienen que estar en una mano, las demás como número, y de qué tipos pueden ser estas.
rule-mio-stolen-known = Qué carta trajo la ayuda lo saben los dos a quienes atañe; para todos los demás puede ser cualquier carta de esa mano.
rule-mio-lost-count = Cuando eso es demasiado para recordarlo, la mesa sigue enseñando las cartas que tienen que estar en una mano, sea lo que sea lo que trajo la ayuda.

rules-section-the-end = El final
rule-mio-last-round = Cuando se agota una pila de bolas, cada uno tiene un turno más, el último quien tomó su última bola.
rule-mio-no-way-back = Las bolas que vuelvan a la pila después no cambian nada.
rule-mio-shown = Al final se enseñan todas las manos.
rule-mio-majorities = Luego vienen los objetivos de bolas: contad juntas las de vuestros clientes y las de vuestra mesa. Quien tiene más gana la carta; si hay empate, o nadie tiene ninguna, no es para nadie.
rule-mio-score = Suma tus clientes, tus objetivos y 1 punto por cada dos cartas iguales en la mano.
rule-mio-winner = Gana quien tiene más puntos.
rule-mio-tie = En caso de empate gana quien tiene menos cartas de bola en la mesa; si también hay empate en eso, ganáis a la vez.
