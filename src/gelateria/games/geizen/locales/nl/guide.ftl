# Het eerste spel Geizen, en de plaatjes bij de regels.

geizen-lesson-throw = Ciao! Vijf dobbelstenen, vijf rijen, ieder 18 fiches. Stenen kosten fiches, volle rijen geven ze terug. Gooi maar!
geizen-lesson-six = Een 6 kost niets: tik op de 6 en leg hem opzij. De andere stenen worden opnieuw gegooid.
geizen-lesson-rest = Nu kies jij. Leg telkens één of meer stenen opzij, wat goedkoop lijkt, tot alle vijf opzij liggen.
geizen-lesson-paid = Elke steen, behalve een 6, heeft een fiche op zijn rij gelegd. Rij 1 en 2 beginnen met twee fiches; gele velden betaalt de bank.
geizen-lesson-red = Een paar beurten later. Rij 3 mist alleen het rode veld ★, en je gooide een 3! Leg beide stenen opzij.
geizen-lesson-taken = Rij 3 is vol: alle zes fiches zijn van jou! En de pijl liet de andere speler 2 aan de bank betalen.
geizen-lesson-loan = Later in het spel: je hebt nog 1 fiche, twee 5’en liggen opzij en je gooide een derde. Rij 5 vraagt drie fiches, dus de bank leent je er twee. Leg alle drie de stenen opzij!
geizen-lesson-end = Rij 5 bracht 8 fiches op: je gaf de 2 terug en hebt er nu 6. Wie na de eigen beurt geen fiche meer heeft, beëindigt het spel, en wie de meeste heeft, wint. Je kunt het!

geizen-scene-opening = Vijf rijen, allemaal leeg. Rij 1 is de kortste, rij 5 de langste; een 6 heeft er geen.
geizen-scene-keeping = Een 2 en een 6 liggen opzij. Van 3, 3 en 4 moet er minstens één bij.
geizen-scene-yellow = Rij 3, 4 en 5 zijn voorbij hun gele velden: die fiches kwamen van de bank.
geizen-scene-nearly = Een 3 zou het rode veld van rij 3 vullen: zes fiches liggen te wachten.
geizen-scene-taken = Rij 3 was vol. De fiches zijn gepakt, de rij is weer leeg en de andere speler heeft 2 betaald.
geizen-scene-short = Twee 5’en liggen opzij en een derde is gegooid. Ze vragen drie fiches en er is er nog maar één: de bank leent de andere twee.
geizen-scene-lent = Rij 5 is genomen, de twee geleende fiches zijn terug bij de bank en er blijven er zes over.
geizen-scene-order = Er is geen eigen fiche meer: nu maakt het uit welk getal eerst wordt betaald.
