# Geizen, come lo disegna il terminale; l’inglese sta in notation.py.

geizen-notation-turn = turno { $turns }
geizen-notation-to-throw = si tira
geizen-notation-to-keep = da parte
geizen-notation-to-pay = si paga
geizen-notation-over = fine
geizen-notation-in-bank = banca { $bank }
geizen-notation-lent = prestito { $loan }
geizen-notation-nothing-lent = prestito 0
geizen-notation-now-thrown = tirati
geizen-notation-now-kept = da parte
geizen-notation-green = verde
geizen-notation-yellow = giallo
geizen-notation-red = rosso
geizen-notation-do-pay = Paga { $number }
