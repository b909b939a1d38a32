# De regels van Geizen.

rules-section-material = Materiaal
rule-geizen-chips = 130 fiches. Iedereen begint met 18 (bij 2 spelers), 22 (bij 3) of 25 (bij 4 of 5). De rest is de bank: 94 / 64 / 30 / 5.
rule-geizen-dice = Vijf zeszijdige dobbelstenen.
rule-geizen-rows = Vijf rijen, voor de getallen 1 tot en met 5, gevuld van boven af, het eerste vrije veld eerst. Een 6 heeft geen rij.
rule-geizen-board = De velden van boven naar beneden (G groen, Y geel, R rood): rij 1 `GGGR`, rij 2 `GGGGR`, rij 3 `GGGYGR`, rij 4 `GGGYYGR`, rij 5 `GGGYYGGR`; pijlen 1, 1, 2, 2, 3. De lengte van rij 2, haar velden 1, 4 en 5, haar pijl en het vierde veld van rij 4 zijn D; dat de pijlen tussen 1 en 3 liggen, dat de rijen ongelijk zijn en dat er weinig gele velden zijn, bevestigen recensies; de rest is C.
rule-geizen-start-player = Wie begint, wordt geloot.

rules-section-a-turn = Een beurt
rule-geizen-roll = Wie aan de beurt is, gooit alle dobbelstenen die niet opzij liggen.
rule-geizen-keep-one = Na elke worp wordt minstens één gegooide steen opzijgelegd.
rule-geizen-keep-any = Elke keuze mag: gelijke of verschillende getallen, ook maar een deel van meerdere gelijke stenen.
rule-geizen-keep-final = Een steen die opzij ligt, wordt deze beurt niet meer gegooid; de beurt gaat door tot alle vijf opzij liggen (hoogstens vijf worpen). Eerder stoppen mag niet.

rules-section-scoring-after-the-fifth-die = Afrekenen, na de vijfde steen
rule-geizen-pay-each = Voor elke steen gaan er fiches op het eerste vrije veld van zijn rij.
rule-geizen-double-first = Het eerste veld van de rijen 1 en 2 vraagt twee fiches per steen.
rule-geizen-green = Fiches op groene velden komen uit de eigen voorraad.
rule-geizen-yellow = De fiche op een geel veld komt van de bank.
rule-geizen-yellow-empty-bank = Is de bank leeg bij een geel veld, dan leg je een eigen fiche.
rule-geizen-six-free = Een 6 kost niets.
rule-geizen-red-own = De fiche op een rood veld is een eigen fiche.
rule-geizen-red-take = Is het rode veld gevuld, dan neem je alle fiches van die rij, ook de fiche die je net legde.
rule-geizen-arrow = Daarna betalen alle anderen het getal op de pijl van de rij aan de bank.
rule-geizen-arrow-short = Wie minder heeft, betaalt wat er is.
rule-geizen-restart-row = Zijn er nog stenen over voor een rij die net is leeggehaald, dan beginnen ze die rij opnieuw, in dezelfde beurt; ze kan twee keer vol raken, en elke keer levert ze op en betalen de anderen.
rule-geizen-order = Wie aan de beurt is, kiest in welke volgorde de getallen worden betaald; alle stenen van één getal gaan samen. Er wordt alleen gevraagd als de volgorde iets aan de uitkomst kan veranderen (de eigen fiches en wat de bank kan uitlenen kunnen tekortschieten, of de bank kan leegraken); anders komen eerst de rijen die vol raken, daarna gaat het oplopend verder.
rule-geizen-loan = Wie tekortkomt, leent van de bank: vanzelf, alleen wat ontbreekt, hoogstens 5 in de beurt en hoogstens wat de bank heeft.
rule-geizen-loan-void = Een steen die ook zo niet betaald kan worden, vervalt; met de andere gaat het verder.
rule-geizen-repay = De lening gaat aan het eind van de beurt terug; wie niet alles kan teruggeven, betaalt wat er is en bezit dan 0.
rule-geizen-stay-on-board = Tussen de beurten blijven de fiches op het bord liggen; het spel gaat verder met de klok mee.

rules-section-the-end = Het einde
rule-geizen-end = Het spel eindigt als iemand aan het eind van de eigen beurt geen fiche meer bezit. Wie in de beurt van een ander tot 0 zakt, speelt door, met een lening.
rule-geizen-winner = Wie de meeste fiches heeft, wint; bij een gelijke stand zijn er meer winnaars. Fiches op het bord tellen voor niemand.
