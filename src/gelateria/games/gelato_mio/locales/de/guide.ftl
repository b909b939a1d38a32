# Das erste Spiel Gelato Mio, und die Bilder neben den Regeln.

gelato-mio-lesson-draw = Ciao! Du führst eine Eisdiele und tust in jedem Zug eine Sache. Erst Karten sammeln: Nimm den Zucker in der Mitte der oberen Reihe.
gelato-mio-lesson-came = Gleiche Nachbarn kommen mit: drei Zucker auf einmal! Eine leere Reihe bekommt drei neue Karten, andere Lücken bleiben.
gelato-mio-lesson-make = Ein paar Züge später. Erdbeere, Sahne und Zucker auf der Hand: Mach eine Kugel Erdbeere daraus!
gelato-mio-lesson-ball = Deine erste Kugel! Sie liegt offen vor dir. Von jeder Sorte gibt es nur sieben, also trödle nicht.
gelato-mio-lesson-serve = Ein anderer Tag. Ein Kunde möchte ein Hörnchen mit einer Kugel Schokolade. Du hast beides: servieren!
gelato-mio-lesson-served = 3 Punkte, und der nächste Kunde kommt. Ziele bringen mehr: zuerst genug Becher oder Hörnchen servieren oder die meisten Kugeln haben.
gelato-mio-lesson-end = Vorsicht, Qualitätskontrolle: Ab 8 Karten oder 4 Kugeln ist die Hälfte weg. Ist ein Kugelstapel leer, folgt ein letzter Zug für alle. Wer die meisten Punkte hat, gewinnt!

gelato-mio-scene-opening = Nimm den mittleren Zucker der oberen Reihe, und beide Nachbarn kommen mit; die Zucker weiter unten bleiben.
gelato-mio-scene-lines = Aus der zweiten und dritten Reihe ist je eine Karte weg: Der Rest ist nach links gerückt, die Lücken bleiben.
gelato-mio-scene-make = Erdbeere, Sahne und Zucker auf der Hand ergeben eine Kugel Erdbeere.
gelato-mio-scene-serve = Ein Hörnchen auf der Hand, eine Kugel Schokolade auf dem Tisch: Der Kunde, der genau das möchte, kann bedient werden.
gelato-mio-scene-special = Becher, Waffel und eine Kugel jeder Sorte: Der 12-Punkte-Kunde kann bedient werden.
gelato-mio-scene-quality = Die Qualitätskontrolle findet acht Karten auf der Hand: Vier müssen weg.
