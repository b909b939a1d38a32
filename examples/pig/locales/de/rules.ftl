rules-section-aim = Ziel
rule-pig-aim = Wirf den Würfel, sooft du dich traust. Wer zuerst 100 Punkte hat, gewinnt.

rules-section-material = Spielmaterial
rule-pig-die = Ein sechsseitiger Würfel.
rule-pig-start-player = Wer beginnt, wird ausgelost.

rules-section-a-turn = Ein Zug
rule-pig-roll = Wer dran ist, wirft den Würfel beliebig oft. Eine 2 bis 6 zählt zu den Punkten des Zuges.
rule-pig-one = Eine 1 kostet die Punkte des Zuges und beendet ihn.
rule-pig-hold = Statt zu werfen darf man sichern: Die Punkte des Zuges kommen zu den eigenen, und die nächste Person ist dran.
rule-pig-hold-something = Wer in diesem Zug noch nicht geworfen hat, muss werfen.

rules-section-the-end = Das Ende
rule-pig-end = Wer mit den eigenen Punkten und denen des Zuges 100 erreicht, gewinnt sofort.
