# Das erste Spiel Gelati, und die Bilder neben den Regeln.

gelati-lesson-place = Ciao! Jedes Plättchen hat Becher, Sorte und Garnierung. Platziere eins so, dass es mit jedem Nachbarn etwas gemeinsam hat.
gelati-lesson-points = Je mehr Seiten sich berühren, desto besser: Zwei bringen 1 Punkt, drei 3, sechs sogar 15. Dann ziehst du nach.
gelati-lesson-row = Etwas später. Drei Schokoladeneis in einer geraden Reihe! Platziere deins in der Porzellanschale an einem Ende.
gelati-lesson-row-wanted = Platziere dein Schokoladeneis in der Porzellanschale auf einen der beiden Plätze mit Ring.
gelati-lesson-token = Vier Gleiche in einer Reihe, und ein Bestandteil Schokoladeneis gehört dir. Mit Bestandteilen erfüllst du deine geheimen Bestellungen. Fünf darfst du behalten.
gelati-lesson-swap = Ein andermal: Keines deiner Plättchen passt. Dann zeigst du sie und tauschst eines gegen das oberste des Stapels. Wähle eines!
gelati-lesson-swapped = Dieses Plättchen passt, also würdest du es jetzt platzieren. Sonst müsstest du noch einmal tauschen. Das alte kommt zurück in den Stapel.
gelati-lesson-trade = Später. Deine Bestellung: Porzellanschale, Schokolade, obendrauf eine Erdbeere. Tausch Schokolade und Pistazie gegen die Erdbeere!
gelati-lesson-order = Da ist sie! Jetzt erfüll die Bestellung: Du legst ihre drei Bestandteile zurück in den Vorrat.
gelati-lesson-end = 15 Punkte und eine neue geheime Bestellung. Wer zuerst 50 Punkte hat, gewinnt sofort. Buon appetito!

gelati-scene-opening = Vier Plättchen eröffnen den Spielbereich. Ein neues muss mit jedem Nachbarn Becher, Sorte oder Garnierung gemeinsam haben.
gelati-scene-row = Drei Schokoladeneis in einer Reihe: Ein viertes an einem Ende bringt einen Bestandteil Schokoladeneis.
gelati-scene-sides = Der freie Platz links vom Schokoladeneis in der Eistüte berührt vier Plättchen: Was dort passt, bringt 6 Punkte.
gelati-scene-swap = Keins der beiden passt. Beide werden gezeigt, und eins wird gegen das oberste vom Stapel getauscht.
gelati-scene-trade = Zwei Bestandteile gegen einen beliebigen aus dem Vorrat: hier die Erdbeere, die der Bestellung noch fehlt.
gelati-scene-order = Porzellanschale, Schokolade, Erdbeere: Die erste Bestellung kann für 15 Punkte erfüllt werden.
