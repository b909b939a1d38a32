# Geizen, zoals de terminal het tekent; Engels staat in notation.py.

geizen-notation-turn = beurt { $turns }
geizen-notation-to-throw = gooien
geizen-notation-to-keep = houden
geizen-notation-to-pay = betalen
geizen-notation-over = uit
geizen-notation-in-bank = bank { $bank }
geizen-notation-lent = geleend { $loan }
geizen-notation-nothing-lent = geleend 0
geizen-notation-now-thrown = gegooid
geizen-notation-now-kept = gehouden
geizen-notation-green = groen
geizen-notation-yellow = geel
geizen-notation-red = rood
geizen-notation-do-keep = Houden { $dice }
geizen-notation-do-pay = Betalen { $number }
