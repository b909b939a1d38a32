# Die Regeln von Gelato Mio.

rules-section-material-87-cards = Spielmaterial: 87 Karten
rule-mio-ingredients = Vanille 4, Erdbeere 4, Schokolade 4, Sahne 6, Zucker 6.
rule-mio-equipment = Becher 4, Hörnchen 6, Waffeln 4.
rule-mio-quality = Qualitätskontrolle: eine Karte für die Hände, eine für die Eiskugeln.
rule-mio-balls = Eiskugeln: drei Stapel, einer pro Sorte, mit je 7 Karten.
rule-mio-orders = 19 Kunden: ein Becher mit 3 Sorten für 12 Punkte (der einzige); 6 Becher (zwei Kugeln einer Sorte und eine von einer anderen: alle sechs Möglichkeiten) für 10; 6 Hörnchen mit zwei Kugeln: gleiche Sorte 6 Punkte, gemischt 7; 6 Hörnchen mit einer Kugel, zwei pro Sorte, 3 Punkte. Die 12 Punkte, die Anzahlen 1+6+6+6 und die Zusammenstellungen sind T D, die anderen Punkte C.
rule-mio-recipes = Ein Becher braucht eine Becherkarte, eine Waffel und seine drei Kugeln; ein Hörnchen braucht eine Hörnchenkarte und seine Kugeln.
rule-mio-objectives = Sieben Ziele, von Anfang an offen: zuerst 2 Becher (4 Punkte), 2 Hörnchen mit zwei Kugeln (3), 3 Hörnchen mit einer Kugel (3); die meisten Kugeln Vanille, die meisten Erdbeere, die meisten Schokolade (je 2), die meisten Kugeln insgesamt (3).

rules-section-setting-up = Aufbau
rule-mio-display = 9 Karten vom gemischten Stapel, 3 Reihen zu 3, offen. Der Rest ist der Nachziehstapel. Die Hände sind am Anfang leer.
rule-mio-order-display = Der 12-Punkte-Kunde liegt offen; die anderen 18 werden zu drei Stapeln zu je sechs gemischt, die oberste Karte offen.
rule-mio-start-player = Wer beginnt, wird ausgelost.

rules-section-a-turn-exactly-one-of-four-actions = Ein Zug: genau eine von vier Aktionen
rule-mio-draw = Nimm eine Karte nach Wahl aus der Auslage auf die Hand; gleiche Karten, die waagrecht oder senkrecht neben der gewählten liegen, müssen mit. (Nur die Nachbarn der gewählten Karte; die Tischoption `chain` nimmt die ganze zusammenhängende Gruppe.)
rule-mio-close-up = Danach rückt jede Reihe nach links auf. Karten wechseln nie die Reihe.
rule-mio-refill = Eine leere Reihe wird sofort mit drei Karten aufgefüllt; andere Lücken bleiben.
rule-mio-refill-order = Mehrere leere Reihen werden von oben nach unten aufgefüllt, jede von links, Karte für Karte.
rule-mio-reshuffle = Ist der Nachziehstapel leer, wird die Ablage gemischt und zum Nachziehstapel.
rule-mio-reshuffle-late = Das geschieht, wenn eine Karte gebraucht wird und keine mehr da ist, nicht vorher: Was bis dahin abgelegt wurde, wird mitgemischt.
rule-mio-make = Leg eine Karte mit einer Sorte, eine Sahne und einen Zucker ab: Nimm dafür die Kugel dieser Sorte und leg sie offen vor dich. Nicht, wenn ihr Stapel leer ist.
rule-mio-serve = Nimm die Karten (Hand) und die Kugeln (Tisch) des Rezepts aus dem Spiel: Nimm dafür die Kundenkarte. Der nächste Kunde des Stapels wird aufgedeckt; die 12-Punkte-Karte wird nicht ersetzt.
rule-mio-help = Leg zwei Handkarten ab: Nimm dafür eine zufällige aus einer gegnerischen Hand, in der welche sind.
rule-mio-help-steps = Die beiden Karten gehen nacheinander weg, dann wird genannt, wer helfen soll; hat nur eine der anderen Hände Karten, wird nicht gefragt.
rule-mio-pass = Ist nichts möglich: passen. Passen alle nacheinander, endet das Spiel und wird gewertet wie immer.
rule-mio-claim = Wer die Kundenzahl eines Ziels erreicht, bekommt die Karte sofort und ohne Kosten; der besondere Kunde zählt als Becher; einmal genommen, bleibt sie.

rules-section-quality-control = Qualitätskontrolle
rule-mio-quality-now = Eine Qualitätskarte, die in die Auslage kommt, wirkt sofort auf alle, beginnend mit der Person am Zug, wird abgelegt und ersetzt. In der ersten Auslage findet sie niemanden, der etwas hält.
rule-mio-quality-hand = Mehr als 7 Handkarten: die Hälfte, abgerundet, nach eigener Wahl ablegen.
rule-mio-quality-balls = Mehr als 3 Kugeln auf dem Tisch: Die Hälfte, abgerundet, nach eigener Wahl, geht auf ihre Stapel zurück.
rule-mio-quality-order = Sie wirkt, bevor die nächste Karte ausgelegt wird, auf eine Person nach der anderen, und alle sehen, was die vor ihnen abgegeben haben.
rule-mio-quality-guard = Enthalten Nachziehstapel und Ablage nichts als Qualitätskarten: nicht weiter auffüllen, die Lücke lassen, es nach dem nächsten Ablegen wieder versuchen.
rule-mio-quality-gap = Eine Reihe, deren Auffüllen unterbrochen wurde, wird bis auf drei gefüllt, sobald das geht, was auch immer inzwischen aus ihr genommen wurde.

rules-section-secrets = Geheimnisse
rule-mio-hidden = Die Hände sind verdeckt. Der Nachziehstapel und die anderen Stapel haben keine Reihenfolge, die jemand kennen könnte: Eine Karte wird bestimmt, wenn sie aufgedeckt wird.
rule-mio-known = Karten, die aus der Auslage kamen oder offen weggingen, haben alle gesehen. Eine Ansicht sagt, was aus allem folgt, was die zusehende Person gesehen hat: die Karten, die in einer Hand sein müssen, die anderen als Anzahl, und von welchen Arten diese sein können.
rule-mio-stolen-known = Eine Karte, die durch Hilfe genommen wurde, kennen die beiden, die es betrifft; für alle anderen kann es jede Karte jener Hand sein.
rule-mio-lost-count = Zu viel, um es sich zu merken: Wer zusieht, kennt immer noch die Karten, die in einer Hand sein müssen, was auch immer durch Hilfe genommen wurde.

rules-section-the-end = Das Ende
rule-mio-last-round = Ist ein Kugelstapel aufgebraucht, haben alle noch einen Zug, zuletzt die Person, die ihn geleert hat. Kugeln, die später zurückgehen, ändern nichts.
rule-mio-shown = Am Ende werden alle Hände gezeigt.
rule-mio-majorities = Dann die Kugelziele: Kugeln bei bedienten Kunden und auf dem Tisch zusammen; wer die meisten hat, gewinnt die Karte; bei Gleichstand, oder wenn es gar keine gibt, bleibt sie liegen.
rule-mio-score = Kunden + Ziele + 1 für je zwei gleiche Karten auf der Hand.
rule-mio-tie = Gleichstand: weniger Kugelkarten auf dem Tisch; dann gemeinsam.
