# Die Regeln von Attack of the Jelly Monster.

rules-section-material = Spielmaterial
rule-jelly-dice = 7 Würfel für alle, jeweils in der eigenen Farbe.
rule-jelly-districts = 8 Stadtbezirke mit zwei Seiten, grüne Lichter (für den Anfang, A) und fortgeschritten (B); Spielerzahl + 2 davon liegen rund um das Stadtzentrum, zufällig gezogen, mit der einen oder anderen Seite nach oben. Tischoption `beginner`: nur grüne Seiten.
rule-jelly-zones = Jede Seite hat drei Zonen mit je einer Belohnung; die erste liegt am Eingang. Ein Belohnungsmarker zeigt die aktuelle Belohnung.
rule-jelly-rewards = Die 16 Seiten unten.
rule-jelly-capsules = 30 Kapseln: Wert×Anzahl 2×3, 3×5, 4×6, 5×5, 6×3, 8×2, und 6, die einen Würfel zeigen.
rule-jelly-jelly = Alle beginnen mit 2 Jelly. Der Vorrat (45 Einer, 25 Fünfer, 10 Zehner) begrenzt nie etwas.
rule-jelly-drone = Die Drohne zeigt auf den ersten Bezirk; wer von ihr aus im Uhrzeigersinn zuerst sitzt, wird ausgelost. Das Stadtzentrum dreht sich nach jeder Runde samt der Drohne, in der nächsten ist es also die linke Nachbarin oder der linke Nachbar.

rules-section-a-round-four-rounds = Eine Runde (vier Runden)
rule-jelly-ready = Alle nehmen ihre Würfel; wenn alle gesagt haben, dass sie bereit sind, beginnt die Runde für alle zugleich.
rule-jelly-together = Alle handeln gleichzeitig, ohne Reihenfolge. Was den Tisch zuerst erreicht, ist zuerst geschehen.
rule-jelly-roll = Alle werfen alle Würfel, die sie noch haben, verdeckt hinter dem eigenen Sichtschirm.
rule-jelly-place = Dann setzt man entweder einen der geworfenen Würfel in den Eingangsbereich eines Bezirks, der nicht abgesperrt ist, oder keinen; dann wirft man die übrigen neu, und so weiter. Nie zwei Würfel aus einem Wurf.
rule-jelly-final = Einen eigenen Würfel, der eingesetzt ist, nimmt man nie zurück und versetzt ihn nie.
rule-jelly-no-way-back = Weil alle zugleich handeln, wird überhaupt nichts zurückgenommen: Jemand kann schon darauf reagiert haben.
rule-jelly-remove = Eine eingesetzte 1 oder 2 darf sofort einen anderen Würfel aus diesem Eingangsbereich, wem er auch gehört, ins Stadtzentrum entfernen.
rule-jelly-shift = Eine eingesetzte 3 oder 4 darf sofort den Belohnungsmarker dieses Bezirks um eine Zone nach oben oder unten verschieben. Oben heißt weg vom Eingang; unter der ersten Zone und über der dritten ist nichts.
rule-jelly-plain = Eine 5 oder 6 hat keinen Effekt.
rule-jelly-effect-now = Ein Effekt kommt mit dem Einsetzen oder gar nicht.
rule-jelly-seal = Wer den letzten Würfel eingesetzt hat, darf einen beliebigen noch offenen Bezirk bis zum Ende der Runde absperren. Ein später entfernter Würfel macht das nicht rückgängig.
rule-jelly-timer = Wer den letzten Würfel eingesetzt hat, darf die Sanduhr umdrehen, abgesperrt oder nicht; einmal pro Runde. Die anderen haben dann 10 Sekunden.
rule-jelly-done = Absperren und Umdrehen gehen in beliebiger Folge, jetzt oder später in der Runde. Wer beides nicht mehr will, sagt es und ist fertig; ebenso, wer abgesperrt hat, wenn die Sanduhr umgedreht wird.
rule-jelly-timer-guard = Sind alle fertig, endet die Runde sofort. Dreht niemand die Sanduhr um, tut es der Tisch, 20 Sekunden nachdem die oder der Erste keine Würfel mehr hatte.
rule-jelly-time-up = Ist sie abgelaufen, wirft niemand mehr und setzt niemand mehr ein; nicht eingesetzte Würfel sind für diese Runde aus dem Spiel.

rules-section-scoring-a-round = Wertung einer Runde
rule-jelly-clockwise = Gewertet werden die Bezirke ab dem Bezirk der Drohne, im Uhrzeigersinn; es ist in jeder Runde derselbe (das Stadtzentrum dreht sich samt der Drohne).
rule-jelly-cancel = Zuerst heben sich in einem Eingangsbereich alle gleichen Würfel einer Farbe auf, auch drei gleiche; sie zählen in dieser Runde nichts mehr.
rule-jelly-control = Die höchste Summe hat die Kontrolle und bekommt die aktuelle Belohnung; bei Gleichstand bekommen alle Beteiligten sie. Keine Würfel: keine Belohnung.
rule-jelly-several = Mehrere Symbole werden nacheinander ausgeführt, von links nach rechts, jedes für alle, für die es gilt.
rule-jelly-jelly-n = n Jelly aus dem Vorrat.
rule-jelly-capsule = Die oberste Kapsel; nur wer sie bekommt, sieht sie. Zu wenige für alle im Gleichstand: Niemand von ihnen bekommt eine.
rule-jelly-lose-capsule = Wähle eine eigene Kapsel und leg sie in die Schachtel zurück; keine da: nichts.
rule-jelly-lost-unseen = Eine verlorene Kapsel kommt verdeckt in die Schachtel: Nur wer sie hatte, kennt sie, und sie kommt nie in den Stapel zurück.
rule-jelly-per-capsule = 2 Jelly für jede eigene Kapsel; sie bleibt.
rule-jelly-take-each = Alle anderen geben 1 oder 2; wer weniger hat, gibt, was da ist; wer sich bei Gleichstand die Kontrolle teilt, zahlt den anderen Beteiligten nichts; wer nicht genug hat, teilt gleichmäßig auf, und was dabei übrig bleibt, geht an die Ersten im Uhrzeigersinn von der Drohne aus.
rule-jelly-give-each = Gib allen anderen je 1 (bei Gleichstand nicht den anderen, die mit dir die Kontrolle haben); reicht es nicht: Wähle, wem, ein Jelly nach dem anderen, und alles geht weg.
rule-jelly-first-second = Alle mit der höchsten Summe bekommen die erste, alle mit der zweithöchsten die zweite Belohnung, wie viele auch Erste sind.
rule-jelly-first-others = Alle mit der höchsten Summe bekommen die erste, alle übrigen mit einem Würfel dort die andere Belohnung. Ein aufgehobener Würfel ist nicht dort.
rule-jelly-by-dice = Hängt davon ab, wie viele Würfel dort hat, wer die Kontrolle hat, nach dem Aufheben; bei Gleichstand zählen für alle jeweils die eigenen.
rule-jelly-neighbour = Die Belohnung des Nachbarbezirks in Pfeilrichtung, nach Rangfolge und Würfeln dieses Bezirks; Ketten gehen weiter; ein Bezirk, auf den man zum zweiten Mal trifft, zahlt nichts.
rule-jelly-neighbour-choice = Wer die Kontrolle hat, wählt; bei Gleichstand wählt man gemeinsam; ist man sich nicht einig, gilt der Uhrzeigersinn, also entscheidet die erste Stimme für den Uhrzeigersinn.
rule-jelly-centre = Nach den Bezirken: Wer die meisten Würfel im Stadtzentrum hat (Anzahl, nicht Summe), bekommt eine Kapsel, bei Gleichstand alle Beteiligten. Ein leeres Stadtzentrum zahlt niemandem.
rule-jelly-next-round = Würfel zurück, Belohnungsmarker auf die erste Zone, abgesperrte Bezirke wieder offen.

rules-section-the-end = Das Ende
rule-jelly-end = Nach der vierten Runde: Jelly + Werte der Kapseln; für jede Würfelkapsel wird gewürfelt, 1 bis 6.
rule-jelly-winner = Wer das meiste Jelly hat, gewinnt; bei Gleichstand teilt man sich den Platz.

rules-section-what-is-hidden = Was verborgen ist
rule-jelly-screen = Geworfene, nicht eingesetzte Würfel sieht nur, wer sie geworfen hat. Sonst erfährt niemand, dass oder wie oft sie geworfen wurden.
rule-jelly-face-down = Was eine Kapsel zeigt, weiß nur, wer sie hat, bis zum Ende, wenn alle geöffnet werden. Jelly, Anzahl der Kapseln und alles Eingesetzte sind offen.

rules-section-calm-mode = In Ruhe
rule-jelly-calm-order = Man ist schrittweise nacheinander dran, in einer Reihenfolge, die jede Runde neu ausgelost wird; niemand muss sagen, dass es losgehen kann.
rule-jelly-calm-step = Ein Schritt ist ein Wurf, dann wird einer seiner Würfel eingesetzt oder keiner; dann kommt, wer als Nächstes noch Würfel hat.
rule-jelly-calm-end = Wer den letzten Würfel einsetzt, sperrt im selben Schritt einen Bezirk ab oder nicht und dreht im selben Schritt die Sanduhr um oder nicht.
rule-jelly-calm-timer = Wird die Sanduhr umgedreht, haben alle anderen noch höchstens 4 Schritte.
rule-jelly-calm-guard = Hat jemand den letzten Würfel eingesetzt, haben alle anderen noch höchstens 12 Schritte, und in jeder Runde höchstens 21. Wessen Schritte aufgebraucht sind, ist mit den übrigen Würfeln aus der Runde.
