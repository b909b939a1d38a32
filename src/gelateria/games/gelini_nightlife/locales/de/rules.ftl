# Die Regeln von Gelini Nightlife.

rules-section-material = Spielmaterial
rule-gelini-tiles = 56 Plättchen: 36 Gäste, 4 VIPs, 3 Stars, 1 Band, 6 Münzen, 6 Aktionen (2 Party Flyer, 2 Party Call, 2 Party People).
rule-gelini-cliques = Eine Clique hat eine gemeinsame Farbe: vier Gäste der Größe 1 oder drei der Größe 2 oder je einer der Größen 1, 2 und 3.
rule-gelini-clique-mix = 11 Cliquen: drei mit 1-1-1-1, vier mit 2-2-2, vier mit 1-2-3 (Blau ist eine 1-2-3; eine grüne 2 gibt es).
rule-gelini-sizes = VIP 4 (T). Star 5, Band 6 (C). Münzen liegen neben der Tanzfläche und füllen nichts.
rule-gelini-die = Ein Würfel: 1, 2, 3, 3, 4, 5.
rule-gelini-floor = Tanzflächen mit 25 Feldern; zu zweit kommt bei beiden eine Extra Stage mit 12 dazu, also 37.
rule-gelini-area = Bei einer Tanzfläche zählt der Flächeninhalt: Sie ist voll, wenn die Größen darauf 25 (37) erreichen. Plättchen dürfen beliebig umgelegt werden, und das letzte darf überstehen, also kommt es nie auf geschicktes Packen an; gezeichnet werden sie trotzdem gepackt.

rules-section-setting-up = Aufbau
rule-gelini-queue = Stars zur Seite. Alle Plättchen außer den Stars (und, im Grundspiel, außer den Aktionen) bilden in zufälliger Folge eine offene Schlange hinter der Band: 46 Plättchen, mit Aktionen 52.
rule-gelini-pawns = Die Figuren stehen hinter dem letzten Plättchen, eine hinter der anderen, in zufälliger Reihenfolge.

rules-section-a-round = Eine Runde
rule-gelini-rearmost-rolls = Wessen Figur ganz hinten steht, wirft den Würfel.
rule-gelini-ask-in-order = Diese Person darf damit ziehen oder passen; dann wird die nächste Figur in Richtung Band gefragt, jede einmal, bis jemand zieht.
rule-gelini-all-pass = Passen alle, würfelt die hinterste Figur noch einmal.
rule-gelini-pass-limit = Nach zehn Würfen in Folge, die niemand genommen hat, muss die hinterste Figur den Wurf nehmen.
rule-gelini-move = Eine Figur zieht genau um die geworfene Zahl nach vorn; es zählen nur Plättchen, die noch in der Schlange liegen, Figuren und Lücken nicht.
rule-gelini-take = Wer zieht, nimmt das erreichte Plättchen, und die Figur steht an seiner Stelle.
rule-gelini-forward = Figuren ziehen nie zurück, außer durch Party Call.
rule-gelini-next-roller = Dann würfelt, wer nun ganz hinten steht; das kann dieselbe Person sein.
rule-gelini-clique = Wer ein Cliquenplättchen bekommt und schon eines dieser Farbe besitzt, bekommt sofort den ganzen Rest der Clique, aus der Schlange (auch hinter den Figuren) und von anderen Tanzflächen. Das geschieht von selbst: Es schadet nie, sie zu bekommen.
rule-gelini-vip-no-clique = VIPs sind keine Clique.
rule-gelini-clique-then-full = Ein Plättchen, die Clique, die ihm folgt, und der Star, den eine Münze engagiert, kommen zusammen; dann erst wird auf die Tanzfläche geschaut.
rule-gelini-coins = Die zweite Münze engagiert von selbst einen Star: Beide Münzen gehen in die Schachtel zurück, ein Star kommt auf die Tanzfläche. Ist kein Star mehr da, sind Münzen nichts wert.

rules-section-action-tiles-a-table-option = Aktionsplättchen (eine Tischoption)
rule-gelini-actions-option = Ist die Option an, werden die sechs Aktionsplättchen in die Schlange gemischt; wer auf einem landet, legt es in die Schachtel und führt die Aktion sofort aus.
rule-gelini-flyer = Party Flyer: Man darf einen Gast, einen VIP oder eine Münze von jemand anderem nehmen, nie einen Star. Die Regeln für Cliquen und Münzen gelten auch hier.
rule-gelini-call = Party Call: Die Figur geht zurück auf ein beliebiges Plättchen, das noch hinter ihr liegt und hinter dem noch mindestens eine Figur steht, und nimmt es; ein so genommenes Aktionsplättchen wirkt auch. Gibt es kein solches Plättchen, geschieht nichts. Pflicht, wenn es möglich ist.
rule-gelini-people = Party People: Man darf einen Gast, einen VIP oder eine Münze nehmen, an denen alle Figuren vorbei sind; nie ein Aktionsplättchen.
rule-gelini-people-all-pawns = Dabei zählt jede Figur, auch die eigene, dort, wo sie jetzt steht.
rule-gelini-idle = Eine Aktion, die nichts zu nehmen findet, bewirkt nichts.

rules-section-the-end = Das Ende
rule-gelini-full = Eine volle oder übervolle Tanzfläche beendet das Spiel sofort: Wer sie hat, gewinnt.
rule-gelini-band = Eine Figur, die auf oder über die Band zieht, nimmt die Band und sonst nichts, und das Spiel endet: Wer die wenigsten freien Felder hat, gewinnt (eine übervolle Tanzfläche hat keine).
rule-gelini-band-counts = Die Band ist das letzte Plättchen der Schlange und zählt mit wie jedes andere; was vom Wurf übrig ist, verfällt.
rule-gelini-band-tie = Bei Gleichstand gewinnt man dort gemeinsam.
rule-gelini-score = Punkte sind die gefüllten Felder; was über den Rand steht, zählt nichts.
