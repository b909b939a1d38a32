# Geizen, como lo dibuja el terminal; el inglés está en notation.py.

geizen-notation-turn = turno { $turns }
geizen-notation-to-throw = tirar
geizen-notation-to-keep = apartar
geizen-notation-to-pay = pagar
geizen-notation-over = fin
geizen-notation-in-bank = banca { $bank }
geizen-notation-lent = prestado { $loan }
geizen-notation-nothing-lent = prestado 0
geizen-notation-now-thrown = tirados
geizen-notation-now-kept = apartados
geizen-notation-green = verde
geizen-notation-yellow = amarillo
geizen-notation-red = rojo
geizen-notation-do-pay = Pagar { $number }
