# Das erste Spiel Geizen, und die Bilder neben den Regeln.

geizen-lesson-throw = Ciao! Fünf Würfel, fünf Reihen, für alle 18 Chips. Würfel kosten Chips, volle Reihen bringen sie zurück. Los, wirf!
geizen-lesson-six = Eine 6 kostet nichts: Tipp sie an und leg sie heraus. Die anderen Würfel werden neu geworfen.
geizen-lesson-rest = Jetzt wählst du. Leg jedes Mal mindestens einen Würfel heraus, am besten billige, bis alle fünf draußen liegen.
geizen-lesson-paid = Jeder Würfel außer einer 6 hat einen Chip auf seine Reihe gebracht. Reihe 1 und 2 beginnen mit zwei Chips; für gelbe Felder zahlt der allgemeine Vorrat.
geizen-lesson-red = Ein paar Züge später. Reihe 3 fehlt nur noch das rote Feld ★, und du hast eine 3! Leg beide Würfel heraus.
geizen-lesson-taken = Reihe 3 ist voll: Alle sechs Chips gehören dir! Und wegen des Pfeils gibt die andere Person 2 in den allgemeinen Vorrat ab.
geizen-lesson-loan = Später im Spiel: Du hast noch 1 Chip, zwei 5en herausgelegt und eine dritte geworfen. Reihe 5 braucht drei Chips, also leihst du dir zwei aus dem allgemeinen Vorrat. Leg alle drei Würfel heraus!
geizen-lesson-end = Reihe 5 hat 8 Chips gebracht: Die 2 hast du zurückgegeben, 6 bleiben dir. Wer nach dem eigenen Zug keinen Chip mehr hat, beendet das Spiel, und wer die meisten hat, gewinnt. Du bist so weit!

geizen-scene-opening = Fünf Reihen, alle leer. Reihe 1 ist die kürzeste, Reihe 5 die längste; die 6 hat keine.
geizen-scene-keeping = Eine 2 und eine 6 sind herausgelegt. Von 3, 3 und 4 muss mindestens ein Würfel dazu.
geizen-scene-yellow = Die Reihen 3, 4 und 5 sind über ihre gelben Felder hinaus: Diese Chips kamen aus dem allgemeinen Vorrat.
geizen-scene-nearly = Eine 3 füllt das rote Feld von Reihe 3: Sechs Chips warten.
geizen-scene-taken = Reihe 3 war voll. Ihre Chips sind genommen, sie ist wieder leer, und die andere Person hat 2 abgegeben.
geizen-scene-short = Zwei 5en sind herausgelegt, eine dritte ist geworfen. Sie brauchen drei Chips, und nur einer ist da: Die anderen zwei werden geliehen.
geizen-scene-lent = Reihe 5 ist genommen, die zwei geliehenen Chips sind wieder im allgemeinen Vorrat, und sechs bleiben.
geizen-scene-order = Kein eigener Chip ist mehr da: Jetzt kommt es darauf an, welche Zahl zuerst bezahlt wird.
