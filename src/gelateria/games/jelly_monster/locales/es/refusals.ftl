# Por qué algo no se puede, en una frase: según la regla que lo impide.

refused-jelly-ready = La ronda empieza cuando todos están listos, y solo una vez.
refused-jelly-roll = Tus dados no lo permiten: aún sin tirar, o ya todos colocados.
refused-jelly-place = Coloca un dado de esta tirada, o vuelve a tirar.
refused-jelly-calm-step = Una tirada por paso: coloca uno de estos dados, o ninguno.
refused-jelly-districts = Ese barrio hoy no está.
refused-jelly-seal = Un barrio cerrado sigue cerrado; solo puedes cerrar uno, y solo después de tu último dado.
refused-jelly-timer = Al reloj de arena se le da la vuelta una vez por ronda, y solo después de tu último dado.
refused-jelly-time-up = La ronda ha terminado y se está puntuando.
refused-jelly-plain = Un 5 o un 6 no tiene efecto.
refused-jelly-remove = Solo un 1 o un 2 quita un dado, y solo uno que esté ahí.
refused-jelly-shift = Solo un 3 o un 4 mueve el marcador, y solo dentro de las tres zonas.
refused-jelly-neighbour-choice = El barrio vecino que paga ya está decidido: no queda nada que elegir.
refused-jelly-short = Esa persona no recibe nada de ti ahora.
refused-jelly-lose-capsule = Ahora no tienes una cápsula así que perder.
