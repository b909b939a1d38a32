# Por qué algo no se puede, en una frase: según la regla que lo impide.

refused-gelati-must-place = Una de tus losetas encaja: colócala.
refused-gelati-turn = En tu turno no es el momento de hacerlo.
refused-gelati-hand = Esa loseta no está en tu mano.
refused-gelati-touch = Ahí no hay un sitio libre que toque una loseta.
refused-gelati-match = No tiene algo en común con cada vecina.
refused-gelati-order = Un pedido por turno, y solo uno tuyo del que tengas los tres componentes.
refused-gelati-trade = Para un canje necesitas dos fichas tuyas, y en la reserva tiene que haber la que quieres.
refused-gelati-trade-other = Recibirías lo mismo que das.
refused-gelati-limit = Solo se devuelve lo que se tiene de más; después se sigue.
