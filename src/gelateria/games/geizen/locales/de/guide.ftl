# Das erste Spiel Geizen, und die Bilder neben den Regeln.

geizen-lesson-throw = Ciao! Fünf Würfel, fünf Reihen, 18 Chips für jeden. Würfel kosten Chips, volle Reihen bringen sie zurück. Los, wirf!
geizen-lesson-six = Eine 6 kostet nichts, also behalte sie: Tipp die 6 an und leg sie beiseite. Die anderen werden neu geworfen.
geizen-lesson-rest = Jetzt wählst du. Behalte jedes Mal mindestens einen Würfel, am besten billige, bis alle fünf beiseiteliegen.
geizen-lesson-paid = Jeder Würfel hat einen Chip auf seine Reihe gelegt. Reihe 1 und 2 beginnen mit zwei Chips; gelbe Felder zahlt die Bank.
geizen-lesson-red = Ein paar Züge später. Reihe 3 fehlt nur noch das rote Feld ★, und du hast eine 3! Behalte beide Würfel.
geizen-lesson-taken = Reihe 3 ist voll: Alle sechs Chips gehören dir! Und wegen des Pfeils zahlt die andere Person 2 an die Bank.
geizen-lesson-end = Wer nach dem eigenen Zug keinen Chip mehr hat, beendet das Spiel. Die meisten Chips gewinnen. Du bist so weit!

geizen-scene-opening = Fünf Reihen, alle leer. Reihe 1 ist die kürzeste, Reihe 5 die längste; die 6 hat keine.
geizen-scene-keeping = Eine 2 und eine 6 liegen beiseite. Von 3, 3 und 4 muss mindestens ein Würfel dazu.
geizen-scene-yellow = Die Reihen 3, 4 und 5 sind über ihre gelben Felder hinaus: Diese Chips kamen von der Bank.
geizen-scene-nearly = Eine 3 füllt das rote Feld von Reihe 3: Sechs Chips warten.
geizen-scene-taken = Reihe 3 war voll. Ihre Chips sind genommen, sie ist wieder leer, und die andere Person hat 2 gezahlt.
geizen-scene-order = Kein eigener Chip ist mehr da: Jetzt kommt es darauf an, welche Zahl zuerst bezahlt wird.
