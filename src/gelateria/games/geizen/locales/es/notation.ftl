# Geizen, como lo dibuja el terminal; el inglés está en notation.py.

geizen-notation-turn = turno { $turns }
geizen-notation-to-throw = lanzar
geizen-notation-to-keep = guardar
geizen-notation-to-pay = pagar
geizen-notation-over = fin
geizen-notation-in-bank = banca { $bank }
geizen-notation-lent = prestado { $loan }
geizen-notation-nothing-lent = prestado 0
geizen-notation-now-thrown = lanzados
geizen-notation-now-kept = guardados
geizen-notation-green = verde
geizen-notation-yellow = amarillo
geizen-notation-red = rojo
geizen-notation-do-pay = Pagar { $number }
