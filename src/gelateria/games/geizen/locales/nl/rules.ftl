# De regels van Geizen.

rules-section-aim = Doel van het spel
rule-geizen-aim = Wees gierig met je fiches: geef er weinig weg en win er zo veel mogelijk bij. Zodra iemand er aan het eind van de eigen beurt geen meer heeft, wint wie de meeste fiches heeft.

rules-section-material = Materiaal
rule-geizen-chips = Er zijn 130 fiches. Iedereen begint met 18 fiches (bij 2 spelers), 22 (bij 3) of 25 (bij 4 of 5). De rest is de bank: 94 fiches bij 2 spelers, 64 bij 3, 30 bij 4 en 5 bij 5.
rule-geizen-dice = Er zijn vijf zeszijdige dobbelstenen.
rule-geizen-rows = Het bord heeft vijf rijen, voor de getallen 1 tot en met 5. Elke rij vult zich van boven af, het eerste vrije veld eerst. Een 6 heeft geen rij.
rule-geizen-board = De rijen 1 tot en met 5 hebben 4, 5, 6, 7 en 8 velden, het laatste rood, en pijlen met 1, 1, 2, 2 en 3. Het vierde veld van rij 3 en het vierde en vijfde van de rijen 4 en 5 zijn geel, alle andere groen.
rule-geizen-start-player = De eerste speler wordt geloot.

rules-section-a-turn = Een beurt
rule-geizen-roll = In je beurt gooi je alle stenen die je nog niet opzij hebt gelegd.
rule-geizen-keep-one = Na elke worp leg je minstens één van de gegooide stenen opzij.
rule-geizen-keep-any = Je mag opzijleggen wat je wilt: gelijke of verschillende getallen, en van meerdere gelijke stenen ook maar een paar.
rule-geizen-keep-final = Een steen die opzij ligt, wordt deze beurt niet meer gegooid. Je gaat door tot alle vijf opzij liggen, na hoogstens vijf worpen; eerder stoppen mag niet.

rules-section-scoring-after-the-fifth-die = Afrekenen, na de vijfde steen
rule-geizen-pay-each = Voor elke steen leg je fiches op het eerste vrije veld van de rij met zijn getal.
rule-geizen-double-first = Het eerste veld van rij 1 en van rij 2 vraagt twee fiches, elk ander veld één.
rule-geizen-green = Op een groen veld leg je eigen fiches.
rule-geizen-yellow = Op een geel veld leg je een fiche van de bank.
rule-geizen-yellow-empty-bank = Is de bank leeg, dan leg je op een geel veld een eigen fiche.
rule-geizen-six-free = Een 6 kost niets.
rule-geizen-red-own = Op een rood veld leg je een eigen fiche.
rule-geizen-red-take = Met het rode veld is de rij vol: je neemt alle fiches van die rij, ook de fiche die je net legde.
rule-geizen-arrow = Daarna betaalt ieder ander zo veel fiches aan de bank als de pijl van die rij zegt.
rule-geizen-arrow-short = Wie minder heeft, betaalt alles.
rule-geizen-restart-row = Een rij die genomen is, is leeg. Heb je nog stenen met dat getal, dan begin je de rij in dezelfde beurt opnieuw; je kunt haar zelfs een tweede keer vullen, met alles wat erbij hoort.
rule-geizen-order = Jij kiest welk getal eerst wordt betaald, altijd met al zijn stenen, maar het wordt alleen gevraagd als het iets uitmaakt: anders komen eerst de rijen die vol raken, dan de lagere getallen.
rule-geizen-loan = Heb je te weinig fiches, dan leent de bank je wat ontbreekt: hoogstens 5 in een beurt, en nooit meer dan ze heeft.
rule-geizen-loan-void = Een steen die je ook zo niet kunt betalen, vervalt, en daarvoor wordt niets gelegd. Je mag alleen kiezen uit de volgordes waarbij de minste stenen vervallen.
rule-geizen-repay = Aan het eind van je beurt geef je de lening terug. Kun je niet alles teruggeven, dan geef je wat je hebt en houd je geen fiche over.
rule-geizen-stay-on-board = De fiches blijven van beurt tot beurt op het bord liggen. Het spel gaat met de klok mee.

rules-section-the-end = Het einde
rule-geizen-end = Het spel eindigt als iemand aan het eind van de eigen beurt geen fiche meer heeft. Wie zijn laatste fiche in de beurt van een ander kwijtraakt, speelt door, met een lening.
rule-geizen-winner = Wie de meeste fiches heeft, wint; bij een gelijke stand zijn er meer winnaars. Fiches op het bord tellen voor niemand.
