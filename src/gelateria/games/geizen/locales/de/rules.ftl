# Die Regeln von Geizen.

rules-section-material = Spielmaterial
rule-geizen-chips = 130 Chips. Zu Beginn bekommen alle je 18 (bei 2 Spielern), 22 (bei 3) oder 25 (bei 4 oder 5). Der Rest ist der allgemeine Vorrat: 94 / 64 / 30 / 5.
rule-geizen-dice = Fünf sechsseitige Würfel.
rule-geizen-rows = Fünf Reihen für die Zahlen 1 bis 5. Sie füllen sich von oben, das erste freie Feld zuerst. Eine 6 hat keine Reihe.
rule-geizen-board = Die Felder von oben nach unten: Reihe 1 `GGGR`, Reihe 2 `GGGGR`, Reihe 3 `GGGYGR`, Reihe 4 `GGGYYGR`, Reihe 5 `GGGYYGGR`; Pfeile 1, 1, 2, 2, 3. Die Länge von Reihe 2, ihre Felder 1, 4 und 5, ihr Pfeil und das vierte Feld von Reihe 4 sind D; dass die Pfeile zwischen 1 und 3 liegen, die Reihen ungleich lang sind und es wenige gelbe Felder gibt, bestätigen Rezensionen; der Rest ist C.
rule-geizen-start-player = Wer beginnt, wird ausgelost.

rules-section-a-turn = Ein Zug
rule-geizen-roll = Wer dran ist, wirft alle Würfel, die nicht herausgelegt sind.
rule-geizen-keep-one = Nach jedem Wurf wird mindestens ein geworfener Würfel herausgelegt.
rule-geizen-keep-any = Jede Auswahl ist erlaubt: gleiche oder verschiedene Zahlen, auch nur einige von mehreren gleichen Würfeln.
rule-geizen-keep-final = Ein herausgelegter Würfel wird in diesem Zug nicht mehr geworfen; der Zug geht weiter, bis alle fünf herausgelegt sind (höchstens fünf Würfe). Vorher aufhören darf man nicht.

rules-section-scoring-after-the-fifth-die = Wertung, nach dem fünften Würfel
rule-geizen-pay-each = Für jeden Würfel kommen Chips auf das erste freie Feld seiner Reihe.
rule-geizen-double-first = Das erste Feld der Reihen 1 und 2 braucht pro Würfel zwei Chips.
rule-geizen-green = Chips auf grünen Feldern kommen aus dem eigenen Vorrat.
rule-geizen-yellow = Der Chip auf einem gelben Feld kommt aus dem allgemeinen Vorrat.
rule-geizen-yellow-empty-bank = Ist der allgemeine Vorrat bei einem gelben Feld leer, legt man einen eigenen Chip.
rule-geizen-six-free = Eine 6 kostet nichts.
rule-geizen-red-own = Der Chip auf einem roten Feld ist ein eigener.
rule-geizen-red-take = Ist das rote Feld belegt, nimmt man alle Chips dieser Reihe, auch den eben gelegten.
rule-geizen-arrow = Danach geben alle anderen so viele Chips in den allgemeinen Vorrat ab, wie die Zahl auf dem Pfeil der Reihe sagt.
rule-geizen-arrow-short = Wer weniger hat, gibt ab, was da ist.
rule-geizen-restart-row = Sind für eine gerade geleerte Reihe noch Würfel übrig, beginnen sie die Reihe im selben Zug von vorn; sie kann zweimal voll werden, und jedes Mal gibt es ihre Chips, und die anderen geben ab.
rule-geizen-order = Wer am Zug ist, wählt, in welcher Reihenfolge die Zahlen bezahlt werden; alle Würfel einer Zahl gehören zusammen. Gefragt wird nur, wenn die Reihenfolge etwas am Ergebnis ändern kann (die eigenen Chips und das, was der allgemeine Vorrat leihen kann, könnten nicht reichen, oder er könnte leer werden); sonst kommen erst die Reihen dran, die voll werden, dann geht es aufsteigend weiter.
rule-geizen-loan = Wer zu wenig hat, leiht aus dem allgemeinen Vorrat: von selbst, nur das Fehlende, höchstens 5 in einem Zug und höchstens so viel, wie darin ist.
rule-geizen-loan-void = Ein Würfel, der auch so nicht bezahlt werden kann, verfällt; mit den anderen geht es weiter.
rule-geizen-repay = Das Geliehene wird am Ende des Zugs zurückgegeben; wer nicht alles zurückgeben kann, gibt zurück, was da ist, und besitzt dann 0.
rule-geizen-stay-on-board = Zwischen den Zügen bleiben die Chips auf dem Spielplan liegen; weiter geht es im Uhrzeigersinn.

rules-section-the-end = Das Ende
rule-geizen-end = Das Spiel endet, wenn jemand am Ende des eigenen Zugs keinen Chip mehr besitzt. Wer im Zug von jemand anderem auf 0 fällt, spielt weiter, mit Geliehenem.
rule-geizen-winner = Wer die meisten Chips hat, gewinnt; bei Gleichstand gewinnen mehrere. Chips auf dem Spielplan zählen für niemanden.
