# Geizen, wie das Terminal es zeichnet; Englisch steht in notation.py.

geizen-notation-turn = Zug { $turns }
geizen-notation-to-throw = werfen
geizen-notation-to-keep = behalten
geizen-notation-to-pay = zahlen
geizen-notation-over = aus
geizen-notation-in-bank = Bank { $bank }
geizen-notation-lent = geliehen { $loan }
geizen-notation-nothing-lent = geliehen 0
geizen-notation-now-thrown = geworfen
geizen-notation-now-kept = behalten
geizen-notation-green = grün
geizen-notation-yellow = gelb
geizen-notation-red = rot
geizen-notation-do-keep = Behalten { $dice }
geizen-notation-do-pay = Zahlen { $number }
