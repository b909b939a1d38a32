# Das erste Spiel Gelato Mio, und die Bilder neben den Regeln.

gelato-mio-lesson-welcome = Ciao! Du führst eine Eisdiele. In jedem Zug tust du eins von vier Dingen: nehmen, machen, bedienen oder Hilfe holen.
gelato-mio-lesson-draw = Erst Karten sammeln: Nimm den Zucker in der Mitte der oberen Reihe.
gelato-mio-lesson-came = Gleiche Nachbarn kommen mit: drei Zucker auf einmal!
gelato-mio-lesson-refill = Eine leere Reihe bekommt drei neue Karten. Andere Lücken bleiben.
gelato-mio-lesson-make = Ein paar Züge später. Erdbeere, Sahne und Zucker auf der Hand: Mach eine Kugel Erdbeere daraus!
gelato-mio-lesson-ball = Deine erste Kugel! Von jeder Sorte gibt es nur sieben, also trödle nicht.
gelato-mio-lesson-serve = Ein anderer Tag. Ein Kunde möchte ein Hörnchen mit einer Kugel Schokolade. Du hast beides: Bediene ihn!
gelato-mio-lesson-served = 3 Punkte, und der nächste Kunde kommt.
gelato-mio-lesson-goals = Ziele bringen mehr Punkte: Sei mit Bechern oder Hörnchen zuerst fertig oder hab am Ende die meisten Kugeln.
gelato-mio-lesson-memory = Was andere auf der Hand haben, siehst du nicht, nur wie viele Karten. Merk dir, was sie nehmen, oder mach Notizen: Tippe auf eine Hand.
gelato-mio-lesson-help = Später. Dir fehlt Zucker für eine Kugel Erdbeere, und in der Auslage liegt keiner. Hol Hilfe!
gelato-mio-lesson-pay = Hilfe kostet zwei Karten. Du hast vier Becher: Leg zwei davon ab.
gelato-mio-lesson-helped = Du hast aus der anderen Hand eine zufällige Karte gezogen: Zucker! Im nächsten Zug kannst du deine Kugel machen.
gelato-mio-lesson-hands = Vorsicht, Qualitätskontrolle: Wer dann mehr als 7 Karten hält, verliert die Hälfte davon.
gelato-mio-lesson-balls = Für Kugeln gilt dasselbe: Bei mehr als 3 auf dem Tisch geht die Hälfte zurück.
gelato-mio-lesson-end = Ist ein Kugelstapel leer, haben alle noch einen Zug.
gelato-mio-lesson-winner = Dann werden die Punkte gezählt, und wer die meisten hat, gewinnt. Buon appetito!

gelato-mio-scene-opening = Nimm den mittleren Zucker der oberen Reihe, und beide Nachbarn kommen mit; die Zucker weiter unten bleiben.
gelato-mio-scene-lines = Aus der zweiten und dritten Reihe ist je eine Karte weg: Der Rest ist nach links gerückt, die Lücken bleiben.
gelato-mio-scene-make = Erdbeere, Sahne und Zucker auf der Hand ergeben eine Kugel Erdbeere.
gelato-mio-scene-serve = Ein Hörnchen auf der Hand, eine Kugel Schokolade auf dem Tisch: Der Kunde, der genau das möchte, kann bedient werden.
gelato-mio-scene-special = Becher, Waffel und eine Kugel jeder Sorte: Der 12-Punkte-Kunde kann bedient werden.
gelato-mio-scene-quality = Die Qualitätskontrolle findet acht Karten auf der Hand: Vier müssen weg.
gelato-mio-scene-help = Kein Zucker in der Auslage: Zwei der vier Becher könnten eine Karte aus der anderen Hand bringen.
