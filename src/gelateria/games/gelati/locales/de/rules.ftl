# Die Regeln von Gelati.

rules-section-aim = Spielziel
rule-gelati-aim = Sammle Punkte, indem du deine Plättchen geschickt anlegst und geheime Bestellungen erfüllst. Wer zuerst 50 Punkte erreicht, gewinnt.

rules-section-material = Spielmaterial
rule-gelati-tiles = Es gibt 64 sechseckige Plättchen. Jedes zeigt ein Eis aus drei Bestandteilen, einem Becher, einer Sorte und einer Garnierung, und keine zwei sind gleich.
rule-gelati-names = Die Becher sind Pappbecher, Eistüte, Eisglas und Porzellanschale, die Sorten Erdbeere, Vanille, Schokolade und Pistazie, die Garnierungen Waffel, Erdbeere, Kirsche und Schirmchen. Eistüte, Eisglas, Porzellanschale, Pistazie, Kirsche und Schirmchen stehen nicht im Text des Regelhefts.
rule-gelati-tokens = Es gibt 48 Bestandteile zum Sammeln, je vier von zwölf Arten. Zusammen sind sie der Vorrat.
rule-gelati-orders = Es gibt 16 verschiedene Bestellungen aus je einem Becher, einer Sorte und einer Garnierung; jeder Becher kommt einmal mit jeder Sorte vor. Nur Pappbecher, Erdbeereis und Waffel steht vollständig im Regelheft.
rule-gelati-players = Spielen können 2 bis 4. Wer beginnt, wird ausgelost.

rules-section-setting-up = Vorbereitung
rule-gelati-deal = Alle erhalten 2 Plättchen und 2 Bestellungen und halten sie vor den anderen geheim.
rule-gelati-cross = Vier zufällige Plättchen liegen von Anfang an in der Mitte, zwei nebeneinander, eines darüber und eines darunter, ob sie zueinanderpassen oder nicht.
rule-gelati-places = Deine Plättchen und Bestellungen hast du in der Reihenfolge auf der Hand, in der sie kamen, und was du ziehst, kommt ans Ende. Alle sehen, von welcher Stelle du etwas spielst.

rules-section-a-turn = Ein Zug
rule-gelati-turn = Gespielt wird im Uhrzeigersinn. In deinem Zug platzierst du ein Plättchen, überprüfst die Reihen, darfst eine Bestellung erfüllen und ziehst ein Plättchen, in dieser Reihenfolge.

rules-section-1-place-a-tile = 1. Platziere ein Plättchen
rule-gelati-hand = Du platzierst ein Plättchen aus deiner Hand.
rule-gelati-touch = Es muss mindestens eine ganze Seite eines Plättchens im Spielbereich berühren. Auch eine Lücke darfst du füllen.
rule-gelati-match = Mit jedem Plättchen, das es berührt, muss es mindestens einen Bestandteil gemeinsam haben: den Becher, die Sorte oder die Garnierung. Die Erdbeere als Garnierung ist kein Erdbeereis.
rule-gelati-rotate = Wie herum ein Plättchen liegt, spielt keine Rolle.
rule-gelati-points = Punkte gibt es für die Seiten, die sich berühren: 0, 1, 3, 6, 10 oder 15 Punkte für 1, 2, 3, 4, 5 oder 6 Seiten.
rule-gelati-must-place = Kannst du ein Plättchen platzieren, musst du es tun, auch für 0 Punkte.
rule-gelati-swap = Passt keines deiner Plättchen, zeigst du sie und tauschst eines davon gegen das oberste des Stapels, immer wieder, bis eines passt; dann werden die zurückgelegten Plättchen in den Stapel gemischt.
rule-gelati-swap-must = Im Regelheft steht, dass du tauschen darfst. Wir lesen das als „musst“, denn wer ein Plättchen platzieren kann, muss es tun: Sonst könntest du einen Zug nach dem anderen aussetzen.
rule-gelati-swap-open = Auch ein Plättchen, das du durch Tauschen bekommst, wird gezeigt, damit alle überprüfen können, ob es passt. Passt es, platzierst du wie immer ein Plättchen.
rule-gelati-pass = Ist der Stapel leer, passt daraus keines oder hast du kein Plättchen mehr, dann passt du: Du platzierst nichts und ziehst nichts, darfst aber wie in jedem Zug eine Bestellung erfüllen und tauschen.

rules-section-2-check-the-rows = 2. Überprüfe die Reihen
rule-gelati-row = Bildet dein Plättchen eine gerade Reihe aus vier oder mehr Plättchen mit demselben Bestandteil, in einer der drei Richtungen, nimmst du dir einen solchen Bestandteil aus dem Vorrat.
rule-gelati-row-new = Nur eine neue Reihe bringt einen Bestandteil: Verlängert dein Plättchen eine Reihe, die schon vier oder mehr Plättchen hatte, bekommst du keinen.
rule-gelati-rows-many = Bildet dein Plättchen mehrere Reihen oder eine Reihe, die mehrere Bestandteile gemeinsam hat, bekommst du für jede Reihe und jeden gemeinsamen Bestandteil einen, auch zwei gleiche.
rule-gelati-supply = Ist von einem Bestandteil keiner mehr im Vorrat, bekommst du nichts.

rules-section-3-serve-an-order = 3. Erfülle eine Bestellung
rule-gelati-order = Hast du die drei Bestandteile einer deiner Bestellungen, darfst du sie erfüllen, höchstens eine pro Zug. Zeige sie, lege die Bestandteile zurück in den Vorrat, erhalte 15 Punkte und ziehe eine neue Bestellung, die du ab deinem nächsten Zug erfüllen darfst.
rule-gelati-order-again = Ist der Stapel Bestellungen leer, werden alle erfüllten gemischt und bilden den neuen Stapel. Auch die, die du gerade erfüllt hast, ist dabei und kann wiederkommen.
rule-gelati-trade = Du darfst zwei deiner Bestandteile, gleiche oder verschiedene, gegen einen deiner Wahl aus dem Vorrat tauschen. Das geht vor und nach dem Erfüllen, so oft du willst.
rule-gelati-trade-other = Der Bestandteil, den du nimmst, muss ein anderer sein als die beiden, die du gibst.
rule-gelati-limit = Am Ende dieses Schritts darfst du höchstens fünf Bestandteile haben. Hast du mehr, musst du eine Bestellung erfüllen, tauschen oder Bestandteile abwerfen.
rule-gelati-limit-discard = Hast du fünf oder weniger, darfst du keinen abwerfen.
rule-gelati-ask = In diesem Schritt wirst du gefragt, wenn dir deine Bestandteile, die alle sehen, eine Wahl lassen: Du kannst tauschen, du hast zu viele, oder du hast drei oder mehr und noch keine Bestellung erfüllt. Sonst geht dein Zug von selbst weiter; so verrät die Frage nichts über deine Bestellungen.

rules-section-4-draw-a-tile = 4. Ziehe ein Plättchen
rule-gelati-draw = Du ziehst ein Plättchen, solange der Stapel reicht. Dann ist die nächste Person an der Reihe.

rules-section-the-end = Ende der Partie
rule-gelati-fifty = Sobald jemand 50 Punkte oder mehr hat, endet die Partie sofort, auch mitten im Zug. Diese Person gewinnt.
rule-gelati-stack-out = Ist der Stapel leer, geht die Partie weiter, bis alle Plättchen platziert sind oder alle nacheinander passen. Wer die meisten Punkte hat, gewinnt; bei Gleichstand gewinnen mehrere.
rule-gelati-all-pass = Die Partie endet auch, wenn alle nacheinander passen, obwohl noch Plättchen im Stapel sind: Dann ist weder auf einer Hand noch im Stapel eines, das passt.

rules-section-what-is-known = Was bekannt ist
rule-gelati-secret = Geheim sind die Plättchen und Bestellungen auf jeder Hand und was noch in den Stapeln ist. Alle sehen den Spielbereich, die Bestandteile, die Punkte, die erfüllten Bestellungen und wie viele Plättchen und Bestellungen auf jeder Hand und in jedem Stapel sind.
rule-gelati-shown = Ein Plättchen, das du zeigen musstest, bleibt allen bekannt, bis es deine Hand verlässt. Plättchen und Bestellungen, die in einen Stapel zurückkommen, sehen alle: Nur wer danach zieht, kann eines davon haben.
