# La primera partida de Gelato Mio y las imágenes junto a las reglas.

gelato-mio-lesson-draw = ¡Ciao! Llevas una heladería y en cada turno haces una cosa. Primero, junta cartas: toma el azúcar del medio de la fila de arriba.
gelato-mio-lesson-came = Las cartas vecinas iguales vienen también: ¡tres azúcares de golpe! Una fila vacía recibe tres cartas; los demás huecos se quedan.
gelato-mio-lesson-make = Unos turnos después. Fresa, nata y azúcar en la mano: ¡haz con ellas una bola de fresa!
gelato-mio-lesson-ball = ¡Tu primera bola! Está a la vista delante de ti. De cada sabor solo hay siete, así que no te duermas.
gelato-mio-lesson-serve = Otro día. Un cliente quiere un cucurucho con una bola de chocolate. Tienes las dos cosas: ¡sírvele!
gelato-mio-lesson-served = 3 puntos, y se acerca el siguiente cliente. Los objetivos dan más: llega primero con copas o cucuruchos, o ten más bolas que nadie.
gelato-mio-lesson-end = Ojo con el control de calidad: con más de 7 cartas o 3 bolas, fuera la mitad. Si se agota una pila de bolas, queda un turno para cada uno. ¡Gana quien tenga más puntos!

gelato-mio-scene-opening = Toma el azúcar del medio de la fila de arriba y sus dos vecinas vienen con él; los azúcares de más abajo se quedan.
gelato-mio-scene-lines = De la segunda y la tercera fila ha salido una carta: el resto se corre a la izquierda y los huecos se quedan.
gelato-mio-scene-make = Fresa, nata y azúcar en la mano hacen una bola de fresa.
gelato-mio-scene-serve = Un cucurucho en la mano, una bola de chocolate en la mesa: se puede servir al cliente que quiere justo eso.
gelato-mio-scene-special = Una copa, un barquillo y una bola de cada sabor: se puede servir al cliente de 12 puntos.
gelato-mio-scene-quality = El control de calidad encuentra ocho cartas en la mano: cuatro tienen que irse.
