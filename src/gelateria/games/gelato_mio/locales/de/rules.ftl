# Die Regeln von Gelato Mio.

rules-section-aim = Spielziel
rule-mio-aim = Du führst eine Eisdiele: Sammle Zutaten, mach Eiskugeln daraus und bediene Kunden. Wer am Ende die meisten Punkte hat, gewinnt.

rules-section-material-87-cards = Spielmaterial: 87 Karten
rule-mio-ingredients = Die Zutaten für die Kugeln sind 4 Vanille, 4 Erdbeere, 4 Schokolade, 6 Sahne und 6 Zucker.
rule-mio-equipment = Zum Servieren gibt es 4 Becher, 6 Hörnchen und 4 Waffeln.
rule-mio-balls = Die Eiskugeln liegen auf drei Stapeln, einem pro Sorte, mit je 7 Karten.
rule-mio-quality = Zwei Karten sind Qualitätskontrolle: eine für die Hände und eine für die Eiskugeln.
rule-mio-orders = Jeder der 19 Kunden möchte ein Eis. Ein Becher mit allen drei Sorten bringt 12 Punkte (1 Kunde), ein Becher mit zwei Sorten 10 (6 Kunden), ein Hörnchen mit zwei Sorten 7 (3), ein Hörnchen mit zwei Kugeln einer Sorte 6 (3) und ein Hörnchen mit einer Kugel 3 (6).
rule-mio-recipes = Ein Becher braucht eine Becherkarte, eine Waffel und seine drei Kugeln; ein Hörnchen braucht eine Hörnchenkarte und seine Kugeln.
rule-mio-objectives = Sieben Ziele liegen von Anfang an offen. Drei bekommt, wer als Erstes 2 Becher (4 Punkte), 2 Hörnchen mit zwei Kugeln (3) oder 3 Hörnchen mit einer Kugel (3) serviert hat, vier, wer am Ende die meisten Kugeln hat: von Vanille, Erdbeere oder Schokolade (je 2) und insgesamt (3).

rules-section-setting-up = Aufbau
rule-mio-display = Mischt den Nachziehstapel und legt neun Karten offen aus, drei Reihen zu drei: die Auslage. Die Hände sind am Anfang leer.
rule-mio-order-display = Der 12-Punkte-Kunde liegt offen; die anderen 18 werden zu drei Stapeln zu je sechs gemischt, die oberste Karte offen.
rule-mio-start-player = Wer beginnt, wird ausgelost.

rules-section-a-turn = Ein Zug
rule-mio-turns = Ihr seid im Uhrzeigersinn am Zug und tut in jedem Zug genau eine Sache.
rule-mio-actions = Vier Dinge sind möglich: aus der Auslage nehmen, Eis machen, einen Kunden bedienen oder Hilfe holen.
rule-mio-no-help = Die portugiesische Anleitung zählt nur drei: Ohne die Tischoption „Hilfe holen ist erlaubt“ holt niemand Hilfe.
rule-mio-pass = Kannst du nichts tun, passt du; passen alle nacheinander, endet das Spiel und wird gewertet wie immer.

rules-section-draw-from-the-display = Aus der Auslage nehmen
rule-mio-draw = Nimm eine Karte der Auslage auf die Hand; gleiche Karten direkt daneben, links, rechts, darüber oder darunter, müssen mit.
rule-mio-chain = Mit der Tischoption „Die ganze Gruppe gleicher Karten kommt mit“ kommen auch die gleichen Karten neben diesen mit und so weiter.
rule-mio-close-up = Danach rückt jede Reihe nach links auf; keine Karte wechselt die Reihe.
rule-mio-refill = Eine leere Reihe wird sofort mit drei Karten vom Nachziehstapel aufgefüllt; andere Lücken bleiben.
rule-mio-refill-order = Mehrere leere Reihen werden von oben nach unten aufgefüllt, jede von links, Karte für Karte.
rule-mio-reshuffle = Ist der Nachziehstapel aufgebraucht, wird die Ablage gemischt und zum Nachziehstapel.
rule-mio-reshuffle-late = Das geschieht, wenn eine Karte gebraucht wird und keine mehr da ist, mit allem, was bis dahin abgelegt wurde.

rules-section-make-ice-cream = Eis machen
rule-mio-make = Leg eine Sorte, eine Sahne und einen Zucker ab. Dafür legst du eine Kugel dieser Sorte offen vor dich, wenn auf ihrem Stapel noch eine liegt.

rules-section-serve-a-customer = Einen Kunden bedienen
rule-mio-serve = Was der Kunde möchte, Karten aus deiner Hand und Kugeln von deinem Tisch, kommt aus dem Spiel, und du legst den Kunden vor dich. Der nächste seines Stapels wird aufgedeckt; nach dem 12-Punkte-Kunden kommt niemand.
rule-mio-claim = Wer als Erstes so viele Becher, Hörnchen mit zwei Kugeln oder Hörnchen mit einer Kugel serviert hat, wie ein Ziel verlangt, nimmt dieses Ziel sofort und behält es; der 12-Punkte-Kunde zählt als Becher.

rules-section-ask-for-help = Hilfe holen
rule-mio-help = Leg zwei Handkarten ab und zieh eine zufällige Karte aus der Hand einer anderen Person deiner Wahl, die Karten hat.
rule-mio-help-steps = Die beiden Karten gehen nacheinander weg, dann sagst du, wer helfen soll; hat nur eine andere Person Karten, musst du es nicht sagen.

rules-section-quality-control = Qualitätskontrolle
rule-mio-quality-now = Eine Qualitätskarte, die in die Auslage kommt, wirkt sofort auf alle, beginnend mit der Person am Zug; dann wird sie abgelegt und ersetzt. Beim Aufbau hält noch niemand etwas, also bewirkt sie nichts.
rule-mio-quality-hand = Wer mehr als 7 Karten hält, legt die Hälfte davon, abgerundet, nach eigener Wahl ab.
rule-mio-quality-balls = Wer mehr als 3 Kugeln auf dem Tisch hat, legt die Hälfte davon, abgerundet, nach eigener Wahl auf ihre Stapel zurück.
rule-mio-quality-order = Sie wirkt, bevor die nächste Karte ausgelegt wird, auf eine Person nach der anderen, und alle sehen, was die vor ihnen hergegeben haben.
rule-mio-quality-guard = Solange Nachziehstapel und Ablage nichts als Qualitätskarten enthalten, wird keine Reihe aufgefüllt; nach dem nächsten Ablegen wird es wieder versucht.
rule-mio-quality-gap = Eine Reihe, deren Auffüllen unterbrochen wurde, wird bis auf drei gefüllt, sobald das geht, was auch immer inzwischen aus ihr genommen wurde.

rules-section-who-knows-what = Wer was weiß
rule-mio-hidden = Die Hände sind verdeckt. Was als Nächstes vom Nachziehstapel oder einem anderen Stapel kommt, kann niemand wissen: Es wird erst bestimmt, wenn es aufgedeckt wird.
rule-mio-memory = Alle haben gesehen, welche Karten auf eine Hand gingen, und alle merken es sich selbst: Von anderen Händen siehst du, wie viele Karten sie halten. Notizen sind erlaubt.
rule-mio-memory-log = Der Verlauf nennt, was andere aus der Auslage genommen haben, bis ihr nächster Zug beginnt; danach nur noch, dass sie genommen haben. Nach dem Spiel nennt er alles.
rule-mio-memory-bots = Bots merken sich je nach Stufe: leicht nichts, mittel jede Karte mit halber Wahrscheinlichkeit, schwer und meisterlich alles, was sie sahen. Einem eigenen Bot wird alles gesagt, was er gesehen haben kann.
rule-mio-memory-hints = Ein Rat kommt von einem Könner, der sich alles merkt, was du gesehen haben kannst, und es nicht verrät.
rule-mio-known = Ohne die Tischoption „Alle merken sich selbst, was andere nehmen“ merkt sich der Tisch alles für alle: Er zeigt die Karten, die nach allem, was du gesehen hast, in einer Hand sein müssen, die anderen als Anzahl, und von welchen Arten diese sein können.
rule-mio-stolen-known = Welche Karte die Hilfe gebracht hat, wissen die beiden, die es betrifft; für alle anderen kann es jede Karte jener Hand sein.
rule-mio-lost-count = Wird das zu viel, um es im Kopf zu behalten, zeigt der Tisch immer noch die Karten, die in einer Hand sein müssen, was auch immer die Hilfe gebracht hat.

rules-section-the-end = Das Ende
rule-mio-last-round = Ist ein Kugelstapel aufgebraucht, haben alle noch einen Zug, als Letztes die Person, die seine letzte Kugel genommen hat.
rule-mio-no-way-back = Kugeln, die danach auf den Stapel zurückgehen, ändern nichts.
rule-mio-shown = Am Ende werden alle Hände gezeigt.
rule-mio-majorities = Dann kommen die Kugelziele: Zählt die Kugeln bei euren Kunden und auf eurem Tisch zusammen. Wer die meisten hat, gewinnt die Karte; bei Gleichstand, oder wenn niemand welche hat, bekommt sie niemand.
rule-mio-score = Zähl zusammen: deine Kunden, deine Ziele und 1 Punkt für je zwei gleiche Karten auf der Hand.
rule-mio-winner = Wer die meisten Punkte hat, gewinnt.
rule-mio-tie = Bei Gleichstand gewinnt, wer weniger Kugelkarten auf dem Tisch hat; ist auch das gleich, gewinnt ihr gemeinsam.
