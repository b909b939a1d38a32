# Die Regeln von Gelati.

rules-section-material = Spielmaterial
rule-gelati-tiles = 64 sechseckige Plättchen: eines für jede Verbindung von 4 Bechern, 4 Sorten und 4 Garnierungen.
rule-gelati-tokens = 48 Bestandteile: 12 Arten, je 4.
rule-gelati-names = Becher: Pappbecher, Eistüte, Eisglas, Porzellanschale. Sorten: Erdbeere, Vanille, Schokolade, Pistazie. Garnierungen: Waffel, Erdbeere, Kirsche, Schirmchen. (Pappbecher, die ersten drei Sorten, Waffel und Erdbeere als Garnierung stehen im Text.)
rule-gelati-orders = 16 verschiedene Bestellungen aus einem Becher, einer Sorte und einer Garnierung: Nummer der Garnierung = (Nummer des Bechers + Nummer der Sorte) mod 4, in der obigen Reihenfolge. Beide Bestellungen aus den Beispielen des Regelhefts sind darunter.
rule-gelati-players = 2 bis 4; wer beginnt, wird ausgelost.

rules-section-setting-up = Aufbau
rule-gelati-deal = Alle bekommen 2 Plättchen und 2 Bestellungen, geheim.
rule-gelati-cross = 4 zufällige Plättchen eröffnen den Spielbereich als Kreuz: die dichte Raute 1-2-1, axial (0,0) (1,0) (0,1) (1,−1). Sie müssen nicht zueinanderpassen.
rule-gelati-places = Plättchen und Bestellungen stehen auf der Hand in der Reihenfolge, in der sie kamen, mit der Rückseite zu den anderen: Was gezogen wird, kommt ans Ende. Alle sehen, von welcher Stelle ein Plättchen oder eine Bestellung gespielt wird.

rules-section-a-turn-place-check-rows-orders-draw = Ein Zug: platzieren, Reihen prüfen, Bestellungen, ziehen
rule-gelati-turn = Die vier Schritte kommen in dieser Reihenfolge, jeder einmal.
rule-gelati-hand = Wer dran ist, platziert ein Plättchen aus der eigenen Hand.
rule-gelati-touch = Ein Plättchen wird so platziert, dass es mindestens eine ganze Seite mit einem Plättchen im Spielbereich gemeinsam hat. Lücken dürfen gefüllt werden.
rule-gelati-match = Mit jedem Nachbarn muss es mindestens einen Bestandteil gemeinsam haben (gleicher Becher oder gleiche Sorte oder gleiche Garnierung; die Erdbeere als Garnierung ist kein Erdbeereis).
rule-gelati-rotate = Ein Plättchen zu drehen bewirkt nichts.
rule-gelati-points = Punkte nach den berührten Seiten: 1→0, 2→1, 3→3, 4→6, 5→10, 6→15.
rule-gelati-must-place = Wer ein Plättchen platzieren kann, muss es tun, auch für 0 Punkte.
rule-gelati-swap = Passt nichts: die Hand zeigen; ein eigenes Plättchen nach Wahl gegen das oberste des Stapels tauschen, immer wieder, bis eines passt; dann werden die ausgetauschten Plättchen zurückgemischt. Ist der Stapel leer oder findet sich in einem ganzen Durchgang nichts: passen.
rule-gelati-swap-open = Auch ein Plättchen, das durch einen Tausch hereinkommt, wird gezeigt, damit alle es prüfen können; das passende wird dann platziert.
rule-gelati-pass = Wer passt, platziert nichts und zieht nichts, darf aber wie in jedem Zug eine Bestellung erfüllen und tauschen. Wer kein Plättchen mehr hat, passt.
rule-gelati-row = Eine gerade Reihe in einer der drei Richtungen aus 4 oder mehr Plättchen mit demselben Bestandteil, die durch dieses Platzieren fertig wird, bringt einen solchen Bestandteil aus dem Vorrat.
rule-gelati-row-new = Nur ein neues Set bringt etwas: Jeder Teil der Reihe neben dem neuen Plättchen muss kürzer als 4 gewesen sein. Ein fünftes Plättchen bringt nichts.
rule-gelati-rows-many = Mehrere Sets bringen mehrere Bestandteile, auch von einer Art in zwei Reihen.
rule-gelati-supply = Eine Art, die im Vorrat aufgebraucht ist, bringt nichts.
rule-gelati-order = Höchstens eine Bestellung pro Zug: mit ihren drei Bestandteilen vorzeigen, diese zurücklegen, 15 Punkte, ablegen, eine neue ziehen (verwendbar ab dem nächsten Zug). Ist der Stapel der Bestellungen leer, werden die abgelegten gemischt.
rule-gelati-order-again = Die eben erfüllte Bestellung ist unter den abgelegten, die gemischt werden, und kann wiederkommen.
rule-gelati-trade = Zwei eigene Bestandteile, gleich oder nicht, gegen einen nach Wahl aus dem Vorrat; so oft man will, vor oder nach der Bestellung, in diesem Schritt.
rule-gelati-trade-other = Der genommene ist von einer anderen Art als die beiden gegebenen.
rule-gelati-limit = Am Ende dieses Schritts höchstens 5 Bestandteile: eine Bestellung erfüllen, tauschen oder abwerfen, bis es so ist.
rule-gelati-limit-discard = Wer nicht mehr als so viele hat, wirft nichts ab.
rule-gelati-ask = Gefragt wird man in diesem Schritt, wenn die offenen Bestandteile etwas zu entscheiden lassen: Ein Tausch ist möglich, es sind zu viele, oder es sind drei und noch keine Bestellung wurde erfüllt. Sonst geht der Zug von selbst weiter; so verrät die Frage nichts über die Bestellungen.
rule-gelati-draw = Ein Plättchen ziehen, solange der Stapel reicht; danach ist im Uhrzeigersinn die nächste Person dran.

rules-section-the-end = Das Ende
rule-gelati-fifty = 50 Punkte oder mehr beenden das Spiel sofort, auch mitten im Zug: Wer sie hat, gewinnt.
rule-gelati-stack-out = Ist der Stapel aufgebraucht, geht das Spiel weiter, bis alle Plättchen platziert sind oder alle nacheinander passen; wer die meisten Punkte hat, gewinnt, bei Gleichstand gemeinsam.
rule-gelati-all-pass = Passen alle nacheinander, endet das Spiel, auch wenn noch Plättchen im Stapel liegen: Niemand hat eines, das passt, und dort ist auch keines.

rules-section-what-is-known = Was bekannt ist
rule-gelati-secret = Verborgen: Plättchen und Bestellungen auf jeder Hand und was noch in den Stapeln ist. Offen: Spielbereich, Bestandteile, Punkte, überall die Anzahl der Plättchen und Bestellungen, erfüllte Bestellungen.
rule-gelati-shown = Ein Plättchen, das wegen gelati.swap gezeigt wurde, bleibt allen bekannt, bis es die Hand verlässt. Sah man Plättchen und Bestellungen in einen Stapel zurückgehen, so weiß man, dass sie an keiner Stelle sind, die vorher besetzt war.
