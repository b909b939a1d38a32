# Geizen, como o terminal o desenha; o inglês está em notation.py.

geizen-notation-turn = turno { $turns }
geizen-notation-to-throw = lançar
geizen-notation-to-keep = pôr de lado
geizen-notation-to-pay = pagar
geizen-notation-over = fim
geizen-notation-in-bank = banca { $bank }
geizen-notation-lent = emprestado { $loan }
geizen-notation-nothing-lent = emprestado 0
geizen-notation-now-thrown = lançados
geizen-notation-now-kept = de lado
geizen-notation-green = verde
geizen-notation-yellow = amarelo
geizen-notation-red = vermelho
geizen-notation-do-pay = Pagar { $number }
