# Waarom iets niet kan, in één zin: volgens de regel die het verbiedt.

refused-geizen-keep-one = Leg eerst minstens één steen opzij.
refused-geizen-keep-any = Je kunt alleen stenen uit deze worp opzijleggen.
refused-geizen-keep-final = Alle stenen liggen opzij: nu worden ze betaald.
refused-geizen-roll = Gooi eerst de dobbelstenen.
refused-geizen-order = Dat getal hoef je nu niet te betalen.
refused-geizen-loan-void = Als je dat getal eerst betaalt, vervallen er meer stenen dan nodig.
