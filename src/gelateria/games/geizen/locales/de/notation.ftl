# Geizen, wie das Terminal es zeichnet; Englisch steht in notation.py.

geizen-notation-turn = Zug { $turns }
geizen-notation-to-throw = werfen
geizen-notation-to-keep = herauslegen
geizen-notation-to-pay = zahlen
geizen-notation-over = aus
geizen-notation-in-bank = Vorrat { $bank }
geizen-notation-lent = geliehen { $loan }
geizen-notation-nothing-lent = geliehen 0
geizen-notation-now-thrown = geworfen
geizen-notation-now-kept = herausgelegt
geizen-notation-green = grün
geizen-notation-yellow = gelb
geizen-notation-red = rot
geizen-notation-do-keep = Herauslegen { $dice }
geizen-notation-do-pay = Zahlen { $number }
