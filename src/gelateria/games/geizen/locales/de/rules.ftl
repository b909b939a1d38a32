# Die Regeln von Geizen.

rules-section-aim = Spielziel
rule-geizen-aim = Geize mit deinen Chips: Gib wenige ab und gewinne möglichst viele hinzu. Sobald jemand am Ende des eigenen Zugs keine Chips mehr hat, gewinnt, wer die meisten hat.

rules-section-material = Spielmaterial
rule-geizen-chips = Es gibt 130 Chips. Zu Beginn erhalten alle je 18 Chips (bei 2 Spielern), 22 (bei 3) oder 25 (bei 4 und 5). Die restlichen Chips sind der allgemeine Vorrat: 94 bei 2 Spielern, 64 bei 3, 30 bei 4 und 5 bei 5.
rule-geizen-dice = Es gibt fünf sechsseitige Würfel.
rule-geizen-rows = Der Spielplan hat fünf Reihen für die Zahlen 1 bis 5. Jede Reihe füllt sich von oben, das erste freie Feld zuerst. Eine 6 hat keine Reihe.
rule-geizen-board = Die Reihen 1 bis 5 haben 4, 5, 6, 7 und 8 Felder, am Ende ein rotes, und Pfeile mit 1, 1, 2, 2 und 3. Das vierte Feld von Reihe 3 sowie das vierte und fünfte der Reihen 4 und 5 sind gelb, alle anderen grün.
rule-geizen-start-player = Der Startspieler wird ausgelost.

rules-section-a-turn = Ein Zug
rule-geizen-roll = Wenn du am Zug bist, wirfst du alle Würfel, die du noch nicht herausgelegt hast.
rule-geizen-keep-one = Nach jedem Wurf musst du mindestens einen der geworfenen Würfel herauslegen.
rule-geizen-keep-any = Du darfst herauslegen, was du willst: gleiche oder verschiedene Zahlen, und von mehreren gleichen Würfeln auch nur einige.
rule-geizen-keep-final = Ein herausgelegter Würfel wird in diesem Zug nicht mehr geworfen. Es geht weiter, bis alle fünf herausgelegt sind, spätestens also nach fünf Würfen; vorher aufhören darfst du nicht.

rules-section-scoring-after-the-fifth-die = Wertung, nach dem fünften Würfel
rule-geizen-pay-each = Für jeden Würfel setzt du Chips auf das erste freie Feld der Reihe mit seiner Zahl.
rule-geizen-double-first = Auf das erste Feld der Reihen 1 und 2 kommen zwei Chips, auf jedes andere einer.
rule-geizen-green = Auf ein grünes Feld setzt du eigene Chips.
rule-geizen-yellow = Auf ein gelbes Feld setzt du einen Chip aus dem allgemeinen Vorrat.
rule-geizen-yellow-empty-bank = Ist der allgemeine Vorrat leer, setzt du auf ein gelbes Feld einen eigenen Chip.
rule-geizen-six-free = Eine 6 kostet nichts.
rule-geizen-red-own = Auf ein rotes Feld setzt du einen eigenen Chip.
rule-geizen-red-take = Mit dem roten Feld ist die Reihe voll: Du nimmst alle Chips dieser Reihe, auch den eben gesetzten.
rule-geizen-arrow = Dann geben alle anderen so viele Chips in den allgemeinen Vorrat ab, wie auf dem Pfeil dieser Reihe steht.
rule-geizen-arrow-short = Wer weniger hat, gibt alles ab.
rule-geizen-restart-row = Eine genommene Reihe ist leer. Hast du noch Würfel mit ihrer Zahl, beginnst du sie im selben Zug von vorn; du kannst sie sogar ein zweites Mal füllen, mit allem, was dazugehört.
rule-geizen-order = Du wählst, welche Zahl zuerst bezahlt wird, immer mit allen ihren Würfeln, wirst aber nur gefragt, wenn es etwas ausmacht: Sonst kommen erst die Reihen, die voll werden, dann die niedrigeren Zahlen.
rule-geizen-loan = Hast du zu wenige Chips, leihst du dir die fehlenden aus dem allgemeinen Vorrat: höchstens 5 in einem Zug und nie mehr, als darin sind.
rule-geizen-loan-void = Ein Würfel, den du auch so nicht bezahlen kannst, verfällt, und für ihn wird nichts gesetzt. Du darfst nur unter den Reihenfolgen wählen, bei denen die wenigsten Würfel verfallen.
rule-geizen-repay = Am Ende deines Zugs gibst du das Geliehene zurück. Kannst du nicht alles zurückgeben, gibst du, was du hast, und hast dann keinen Chip mehr.
rule-geizen-stay-on-board = Die Chips bleiben von Zug zu Zug auf dem Spielplan liegen. Weiter geht es im Uhrzeigersinn.

rules-section-the-end = Spielende
rule-geizen-end = Das Spiel endet, sobald jemand am Ende des eigenen Zugs keine Chips mehr hat. Wer den letzten Chip im Zug von jemand anderem verliert, spielt weiter, mit Geliehenem.
rule-geizen-winner = Wer die meisten Chips hat, gewinnt; bei Gleichstand gewinnen mehrere. Chips auf dem Spielplan zählen für niemanden.
