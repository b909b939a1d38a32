# La primera partida de Gelato Mio y las imágenes junto a las reglas.

gelato-mio-lesson-welcome = ¡Ciao! Llevas una heladería. En cada turno haces una de cuatro cosas: tomar, hacer, servir o pedir ayuda.
gelato-mio-lesson-draw = Primero, junta cartas: toma el azúcar del medio de la fila de arriba.
gelato-mio-lesson-came = Las cartas vecinas iguales vienen también: ¡tres azúcares de golpe!
gelato-mio-lesson-refill = Una fila vacía recibe tres cartas nuevas. Los demás huecos se quedan.
gelato-mio-lesson-make = Unos turnos después. Fresa, nata y azúcar en la mano: ¡haz con ellas una bola de fresa!
gelato-mio-lesson-ball = ¡Tu primera bola! De cada sabor solo hay siete, así que no te duermas.
gelato-mio-lesson-serve = Otro día. Un cliente quiere un cucurucho con una bola de chocolate. Tienes las dos cosas: ¡sírvele!
gelato-mio-lesson-served = 3 puntos, y se acerca el siguiente cliente.
gelato-mio-lesson-goals = Los objetivos dan más puntos: llega primero con copas o cucuruchos, o ten al final más bolas que nadie.
gelato-mio-lesson-memory = Lo que hay en las otras manos no lo ves, solo cuántas cartas. Recuerda lo que toman los demás, o toma notas: toca una mano.
gelato-mio-lesson-help = Más tarde. Te falta azúcar para una bola de fresa, y en la vitrina no hay. ¡Pide ayuda!
gelato-mio-lesson-pay = La ayuda cuesta dos cartas. Tienes cuatro copas: descarta dos.
gelato-mio-lesson-helped = Has sacado al azar una carta de la otra mano: ¡azúcar! En el próximo turno podrás hacer tu bola.
gelato-mio-lesson-hands = Ojo con el control de calidad: quien tenga entonces más de 7 cartas en la mano pierde la mitad.
gelato-mio-lesson-balls = Lo mismo vale para las bolas: con más de 3 en la mesa, la mitad vuelve a sus pilas.
gelato-mio-lesson-end = Cuando se agota una pila de bolas, queda un turno para cada uno.
gelato-mio-lesson-winner = Después se cuentan los puntos, y gana quien tenga más. ¡Buon appetito!

gelato-mio-scene-opening = Toma el azúcar del medio de la fila de arriba y sus dos vecinas vienen con él; los azúcares de más abajo se quedan.
gelato-mio-scene-lines = De la segunda y la tercera fila ha salido una carta: el resto se corre a la izquierda y los huecos se quedan.
gelato-mio-scene-make = Fresa, nata y azúcar en la mano hacen una bola de fresa.
gelato-mio-scene-serve = Un cucurucho en la mano, una bola de chocolate en la mesa: se puede servir al cliente que quiere justo eso.
gelato-mio-scene-special = Una copa, un barquillo y una bola de cada sabor: se puede servir al cliente de 12 puntos.
gelato-mio-scene-quality = El control de calidad encuentra ocho cartas en la mano: cuatro tienen que irse.
gelato-mio-scene-help = No hay azúcar en la vitrina: dos de las cuatro copas podrían traer una carta de la otra mano.
