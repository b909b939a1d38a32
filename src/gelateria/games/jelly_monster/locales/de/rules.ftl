# Die Regeln von Attack of the Jelly Monster.

rules-section-aim = Spielziel
rule-jelly-aim = Sammle Jelly: Setz in jeder Runde deine Würfel in den Bezirken ein und hol dir, was sie zahlen. Nach vier Runden gewinnt, wer das meiste Jelly hat.

rules-section-material = Spielmaterial
rule-jelly-dice = Alle haben einen Sichtschirm und 7 Würfel einer Farbe.
rule-jelly-districts = Rund um das Stadtzentrum liegen zwei Bezirke mehr, als Personen mitspielen. Sie werden aus 8 Stadtbezirken gezogen, jeder mit einer grünen Seite (A1 bis A8, für das erste Spiel) und einer fortgeschrittenen (B1 bis B8). Der Tisch wählt die Seiten: gemischt, wie es der Zufall will, nur grüne, nur fortgeschrittene oder einzeln ausgesuchte, im Uhrzeigersinn ab der Drohne; was niemand ausgesucht hat, wird gezogen.
rule-jelly-zones = Ein Bezirk hat einen Eingangsbereich, in den Würfel eingesetzt werden, und dahinter drei Zonen mit je einer anderen Belohnung. Neben einer davon steht der Belohnungsmarker, in jeder Runde zuerst neben der am Eingang: Nur diese Belohnung wird gezahlt.
rule-jelly-rewards = Grüne Seiten zahlen Jelly und Kapseln. Fortgeschrittene Seiten können auch auf einen Nachbarbezirk zeigen, von den anderen nehmen, ihnen geben oder eine Kapsel kosten.
rule-jelly-capsules = 30 Kapseln liegen verdeckt auf einem Stapel. 6 zeigen einen Würfel, die anderen eine Zahl: drei die 2, fünf die 3, sechs die 4, fünf die 5, drei die 6 und zwei die 8.
rule-jelly-jelly = Alle beginnen mit 2 Jelly. Der Vorrat geht nie aus.
rule-jelly-drone = Die Drohne zeigt auf Bezirk 1, wo die Wertung beginnt, und liegt bei einer Person, die zuerst zieht, wenn mehrere Kapseln bekommen: In der ersten Runde entscheidet der Zufall, bei wem, dann geht es jede Runde im Uhrzeigersinn weiter.

rules-section-a-round = Ablauf einer Runde
rule-jelly-ready = Alle nehmen ihre Würfel. Mit dem letzten „Bereit!“ beginnt ein Countdown von 3 Sekunden, für alle derselbe; vorher wirft niemand. Dann beginnt die Runde für alle zugleich.
rule-jelly-together = Alle handeln gleichzeitig, ohne Reihenfolge. Was den Tisch zuerst erreicht, ist zuerst geschehen.
rule-jelly-roll = Du wirfst alle Würfel, die du noch hast, verdeckt hinter deinem Sichtschirm.
rule-jelly-place = Dann setzt du einen der geworfenen Würfel in den Eingangsbereich eines Bezirks, der nicht abgesperrt ist, oder keinen; dann wirfst du die übrigen neu, und so weiter. Aus einem Wurf setzt du nie zwei Würfel ein.
rule-jelly-final = Einen Würfel, den du eingesetzt hast, nimmst du nie zurück und versetzt ihn nie.
rule-jelly-no-way-back = Weil alle zugleich handeln, wird überhaupt nichts zurückgenommen: Jemand kann schon darauf reagiert haben.
rule-jelly-remove = Setzt du eine 1 oder 2 ein, darfst du sofort einen anderen Würfel, wem er auch gehört, aus diesem Eingangsbereich entfernen; er kommt ins Stadtzentrum.
rule-jelly-shift = Setzt du eine 3 oder 4 ein, darfst du sofort den Belohnungsmarker dieses Bezirks um eine Zone nach oben oder unten verschieben. Oben heißt weg vom Eingang; unter der ersten Zone und über der dritten ist nichts.
rule-jelly-plain = Eine 5 oder 6 hat keinen Effekt.
rule-jelly-effect-now = Einen Effekt führst du sofort beim Einsetzen aus oder gar nicht.
rule-jelly-seal = Hast du deinen letzten Würfel eingesetzt, darfst du einen beliebigen noch offenen Bezirk absperren: Bis zum Ende der Runde setzt dann niemand mehr einen Würfel in seinen Eingangsbereich. Ein später entfernter Würfel macht das nicht rückgängig.
rule-jelly-timer = Hast du deinen letzten Würfel eingesetzt, darfst du die Sanduhr umdrehen, ob du einen Bezirk abgesperrt hast oder nicht; das geschieht nur einmal pro Runde. Die anderen haben dann noch 10 Sekunden.
rule-jelly-done = Absperren und Umdrehen darfst du in beliebiger Reihenfolge, jetzt oder später in der Runde. Willst du beides nicht mehr, sagst du es und bist fertig; fertig bist du auch, wenn du abgesperrt hast und die Sanduhr umgedreht wird.
rule-jelly-timer-guard = Sind alle fertig, endet die Runde sofort. Dreht niemand die Sanduhr um, tut es der Tisch, 20 Sekunden nachdem zum ersten Mal jemand den letzten eigenen Würfel eingesetzt hat; dann laufen ihre 10 Sekunden wie immer.
rule-jelly-time-up = Ist die Sanduhr abgelaufen, wirft niemand mehr und setzt niemand mehr ein; nicht eingesetzte Würfel sind für diese Runde aus dem Spiel.

rules-section-scoring-a-round = Wertung einer Runde
rule-jelly-clockwise = Gewertet werden die Bezirke ab dem Bezirk der Drohne, im Uhrzeigersinn; es ist in jeder Runde derselbe (das Stadtzentrum dreht sich samt der Drohne).
rule-jelly-cancel = Zuerst heben sich in einem Eingangsbereich alle gleichen Würfel einer Farbe auf, auch drei gleiche; sie zählen in dieser Runde nichts mehr.
rule-jelly-control = Wer die höchste Summe hat, hat die Kontrolle über den Bezirk und bekommt die aktuelle Belohnung; bei Gleichstand bekommen alle Beteiligten sie. Wo niemand Würfel hat, wird nichts gezahlt.
rule-jelly-centre = Nach den Bezirken bekommt eine Kapsel, wer die meisten Würfel im Stadtzentrum hat, bei Gleichstand alle Beteiligten je eine; es zählt die Anzahl, nicht die Summe. Ein leeres Stadtzentrum bringt niemandem etwas.
rule-jelly-next-round = Für die nächste Runde nehmen alle ihre Würfel zurück, die Belohnungsmarker kommen auf die erste Zone, und abgesperrte Bezirke sind wieder offen.

rules-section-rewards = Belohnungen
rule-jelly-several = Mehrere Symbole werden nacheinander ausgeführt, von links nach rechts, jedes für alle, für die es gilt.
rule-jelly-jelly-n = Eine Zahl bringt so viel Jelly aus dem Vorrat; 0 bringt nichts.
rule-jelly-capsule = Du ziehst die oberste Kapsel vom Stapel, und nur du siehst sie dir an. Sind es zu wenige für alle im Gleichstand, bekommt niemand von ihnen eine.
rule-jelly-lose-capsule = Du wählst eine deiner Kapseln und legst sie in die Schachtel zurück; hast du keine, geschieht nichts.
rule-jelly-lost-unseen = Eine verlorene Kapsel kommt verdeckt in die Schachtel: Nur wer sie hatte, kennt sie, und sie kommt nie in den Stapel zurück.
rule-jelly-per-capsule = Du bekommst 2 Jelly für jede deiner Kapseln; die Kapseln behältst du.
rule-jelly-take-each = Alle anderen zahlen dir 1 oder 2; wer weniger hat, zahlt alles, was da ist. Wer bei Gleichstand beteiligt ist, zahlt den anderen Beteiligten nichts.
rule-jelly-give-each = Du gibst allen anderen je 1. Wer bei Gleichstand beteiligt ist, gibt den anderen Beteiligten nichts.
rule-jelly-short = Wer nicht genug Jelly für alle hat, denen es zusteht, entscheidet, wer es bekommt, ein Jelly nach dem anderen, bis alles weg ist.
rule-jelly-first-second = Alle mit der höchsten Summe bekommen die erste, alle mit der zweithöchsten die zweite Belohnung, egal wie viele Erste es gibt.
rule-jelly-first-others = Alle mit der höchsten Summe bekommen die erste, alle übrigen mit einem Würfel dort die andere Belohnung. Ein aufgehobener Würfel ist nicht dort.
rule-jelly-by-dice = Hast du die Kontrolle, zählt hier, wie viele Würfel du nach dem Aufheben dort hast; bei Gleichstand für alle jeweils die eigenen.
rule-jelly-neighbour = Ein Pfeil zahlt die aktuelle Belohnung des Nachbarbezirks, auf den er zeigt, nach den Summen und Würfeln in diesem. Ist auch das ein Pfeil, führt er weiter; ein Bezirk, auf den man zum zweiten Mal trifft, zahlt nichts.
rule-jelly-neighbour-choice = Bei einem Doppelpfeil wählt den Nachbarbezirk, wer die Kontrolle hat. Bei Gleichstand wählen alle Beteiligten gemeinsam; sind sie sich nicht einig, zahlt der Nachbarbezirk im Uhrzeigersinn. Die erste Stimme für ihn entscheidet also.

rules-section-the-end = Das Ende
rule-jelly-end = Nach der vierten Runde zählen alle ihr Jelly und die Werte ihrer Kapseln zusammen; für jede, die einen Würfel zeigt, wird einer geworfen.
rule-jelly-winner = Wer das meiste Jelly hat, gewinnt; bei Gleichstand teilt man sich den Platz.

rules-section-what-is-hidden = Was verborgen ist
rule-jelly-screen = Geworfene, nicht eingesetzte Würfel sieht nur, wer sie geworfen hat. Sonst erfährt niemand, dass oder wie oft sie geworfen wurden.
rule-jelly-face-down = Was eine Kapsel zeigt, weiß nur, wer sie hat, bis zum Ende, wenn alle geöffnet werden. Jelly, Anzahl der Kapseln und alles Eingesetzte sind offen.

rules-section-calm-mode = In Ruhe
rule-jelly-calm = Mit der Tischoption „In Ruhe: der Reihe nach, ohne Uhr“ spielt ihr dasselbe Spiel Schritt für Schritt, auch über Tage.
rule-jelly-calm-order = Alle machen nacheinander je einen Schritt, in einer Reihenfolge, die jede Runde neu ausgelost wird; niemand muss „Bereit!“ sagen.
rule-jelly-calm-step = Ein Schritt ist ein Wurf, dann wird einer seiner Würfel eingesetzt oder keiner; dann kommt, wer als Nächstes noch Würfel hat.
rule-jelly-calm-end = Setzt du deinen letzten Würfel ein, entscheidest du im selben Schritt, ob du einen Bezirk absperrst und ob du die Sanduhr umdrehst.
rule-jelly-calm-timer = Wird die Sanduhr umgedreht, haben alle anderen noch höchstens 4 Schritte.
rule-jelly-calm-guard = Hat jemand den letzten eigenen Würfel eingesetzt, haben alle anderen noch höchstens 12 Schritte; und mehr als 21 hat in einer Runde niemand. Sind deine Schritte aufgebraucht, scheidest du mit den übrigen Würfeln aus der Runde aus.
