# Por qué algo no se puede, en una frase: según la regla que lo impide.

refused-gelini-rearmost-rolls = Primero tira el dado.
refused-gelini-ask-in-order = El dado ya está tirado: toma la tirada o pasa.
refused-gelini-pass-limit = Demasiadas tiradas no las tomó nadie: esta tienes que tomarla.
refused-gelini-clique-choice = Solo cuando un grupo puede venir eliges: todo el resto o nadie.
refused-gelini-take = De la fila solo tomas lo que alcanzas con la tirada.
refused-gelini-flyer = Party Flyer: atrae algo de otra pista, pero no una estrella, o pasa.
refused-gelini-call = Party Call: vuelve atrás, pero no al último lugar.
refused-gelini-people = Party People: toma un invitado, un VIP o una moneda que todos hayan pasado, o pasa.
