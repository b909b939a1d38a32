# Geizen, comme le terminal le dessine ; l’anglais est dans notation.py.

geizen-notation-turn = tour { $turns }
geizen-notation-to-throw = lancer
geizen-notation-to-keep = garder
geizen-notation-to-pay = payer
geizen-notation-over = fini
geizen-notation-in-bank = banque { $bank }
geizen-notation-lent = prêté { $loan }
geizen-notation-nothing-lent = prêté 0
geizen-notation-now-thrown = lancés
geizen-notation-now-kept = gardés
geizen-notation-green = vert
geizen-notation-yellow = jaune
geizen-notation-red = rouge
geizen-notation-do-pay = Payer { $number }
