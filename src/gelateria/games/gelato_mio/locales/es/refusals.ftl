# Por qué algo no se puede, en una frase: según la regla que lo impide.

refused-mio-draw = Ahí no hay ninguna carta.
refused-mio-make = Para esa bola te falta una carta, o su pila está vacía.
refused-mio-serve = Para ese cliente te falta algo, o ahí no espera nadie.
refused-mio-help = La ayuda cuesta dos cartas de la mano y viene de alguien que tenga cartas.
refused-mio-pass = Puedes hacer algo, así que no puedes pasar.
refused-mio-quality-now = El control de calidad no te pide nada ahora.
refused-mio-quality-hand = El control de calidad quiere primero cartas de tu mano.
refused-mio-quality-balls = El control de calidad quiere primero bolas de tu mesa.
refused-mio-no-help = En esta mesa nadie pide ayuda.
