# Die Regeln von Gelini Nightlife.

rules-section-aim = Spielziel
rule-gelini-aim = Du führst einen Club und willst eine volle Tanzfläche: Wer seine zuerst füllt, gewinnt. Kommt vorher eine Figur zur Band, gewinnt, wer die wenigsten freien Felder hat.

rules-section-material = Spielmaterial
rule-gelini-tiles = Es gibt 56 Plättchen: 36 Gäste, 4 VIPs, 3 Stars, die Band, 6 Münzen und 6 Aktionsplättchen (2 Party Flyer, 2 Party Call, 2 Party People).
rule-gelini-cliques = Gäste einer Farbe sind eine Clique: vier Gäste der Größe 1 oder drei der Größe 2 oder je einer der Größen 1, 2 und 3.
rule-gelini-clique-mix = Es gibt 11 Cliquen: drei mit vier Gästen der Größe 1, vier mit drei Gästen der Größe 2 und vier mit den Größen 1, 2 und 3.
rule-gelini-sizes = Ein Gast füllt so viele Felder, wie er groß ist, ein VIP vier, ein Star fünf und die Band sechs; Münzen liegen neben der Tanzfläche und füllen keines.
rule-gelini-die = Der Würfel zeigt 1, 2, 3, 3, 4 und 5.
rule-gelini-floor = Alle haben eine Tanzfläche mit 25 Feldern, fünf mal fünf. Zu zweit legt jeder eine Extra Stage mit 12 Feldern an, drei mal vier: zusammen 37.
rule-gelini-area = Eine Tanzfläche ist voll, wenn die Felder aller, die dort tanzen, zusammen 25 ergeben, zu zweit 37: Wie sie liegen, ist egal, denn man darf sie beliebig verschieben, und die letzten dürfen über den Rand ragen.

rules-section-setting-up = Aufbau
rule-gelini-queue = Legt die Stars zur Seite. Alle anderen Plättchen werden gemischt und offen in einer langen Schlange hinter der Band ausgelegt: 46 Plättchen, mit Aktionsplättchen 52.
rule-gelini-pawns = Die Figuren stehen hinter dem letzten Plättchen, eine hinter der anderen, in zufälliger Reihenfolge.

rules-section-a-round = Eine Runde
rule-gelini-rearmost-rolls = Wessen Figur am weitesten hinten steht, wirft den Würfel.
rule-gelini-ask-in-order = Wer geworfen hat, zieht damit oder passt. Dann wird die nächste Figur in Richtung Band gefragt, jede einmal, bis jemand zieht.
rule-gelini-all-pass = Passen alle, würfelt noch einmal, wer am weitesten hinten steht.
rule-gelini-pass-limit = Nach zehn Würfen in Folge, die niemand genommen hat, muss die hinterste Figur den nächsten nehmen.
rule-gelini-move = Eine Figur zieht genau um die geworfene Zahl nach vorn. Gezählt werden nur Plättchen, die noch in der Schlange liegen, keine Figuren und keine Lücken.
rule-gelini-take = Wer zieht, nimmt das erreichte Plättchen, und die Figur steht an seiner Stelle.
rule-gelini-forward = Figuren ziehen nie zurück, außer durch Party Call.
rule-gelini-next-roller = Danach würfelt, wer nun am weitesten hinten steht; das kann dieselbe Person sein.

rules-section-guests-and-cliques = Gäste und Cliquen
rule-gelini-clique = Bekommst du einen Gast einer Clique und hast schon einen dieser Farbe, kannst du sofort den ganzen Rest der Clique nehmen, egal ob er noch in der Schlange steht, auch hinter den Figuren, oder auf anderen Tanzflächen tanzt.
rule-gelini-clique-choice = Es kommt der ganze Rest oder niemand. Gefragt wirst du, wenn jemand davon in der Schlange steht, denn eine kürzere Schlange bringt die Band näher; und wieder, wenn du später noch einen Gast der Clique bekommst.
rule-gelini-clique-by-itself = Wo er dir nicht schaden kann, kommt der Rest von selbst: wenn er deine Tanzfläche füllt, denn dann gewinnst du; und wenn er ganz auf anderen Tanzflächen tanzt, denn deine wird voller, die anderen werden leerer, und die Schlange bleibt, wie sie ist.
rule-gelini-vip-no-clique = VIPs sind keine Clique: Ein zweiter VIP bringt niemanden mit.

rules-section-coins-and-stars = Münzen und Stars
rule-gelini-coins = Mit der zweiten Münze engagierst du automatisch einen Star: Beide Münzen gehen in die Schachtel zurück, und der Star kommt auf deine Tanzfläche. Ist kein Star mehr da, sind Münzen nichts wert.
rule-gelini-clique-then-full = Ein Plättchen, die Clique, die ihm folgt, und der Star, den eine Münze engagiert, kommen zusammen; dann erst wird auf die Tanzfläche geschaut.

rules-section-action-tiles-a-table-option = Aktionsplättchen (eine Tischoption)
rule-gelini-actions-option = Mit der Tischoption „Mit Party Flyer, Party Call und Party People“ werden die sechs Aktionsplättchen in die Schlange gemischt. Wer auf eines zieht, legt es in die Schachtel und führt die Aktion sofort aus.
rule-gelini-flyer = Party Flyer: Du darfst jemandem einen Gast, einen VIP oder eine Münze nehmen, aber nie einen Star. Die Clique kann folgen, und zwei Münzen engagieren einen Star, wie sonst auch.
rule-gelini-call = Party Call: Deine Figur geht zurück auf ein beliebiges Plättchen, das noch hinter ihr liegt und hinter dem mindestens eine Figur steht, und du nimmst es; ein Aktionsplättchen führst du aus. Gibt es so ein Plättchen, musst du zurückgehen.
rule-gelini-people = Party People: Du darfst einen Gast, einen VIP oder eine Münze nehmen, wenn alle Figuren schon daran vorbei sind, aber kein Aktionsplättchen.
rule-gelini-people-all-pawns = Auch deine eigene Figur zählt dabei, dort, wo sie jetzt steht.
rule-gelini-idle = Eine Aktion, die nichts zu nehmen findet, bewirkt nichts.

rules-section-the-end = Das Ende
rule-gelini-full = Eine volle oder übervolle Tanzfläche beendet das Spiel sofort: Wer sie hat, gewinnt.
rule-gelini-band = Eine Figur, die auf oder über die Band zieht, nimmt die Band und sonst nichts, und das Spiel endet: Wer die wenigsten freien Felder hat, gewinnt; eine übervolle Tanzfläche hat keine.
rule-gelini-band-counts = Die Band ist das letzte Plättchen der Schlange und zählt wie jedes andere; was vom Wurf übrig ist, verfällt.
rule-gelini-band-tie = Haben mehrere gleich wenige freie Felder, gewinnen sie gemeinsam.
rule-gelini-score = Deine Punkte sind die gefüllten Felder; was über den Rand ragt, zählt nicht.
