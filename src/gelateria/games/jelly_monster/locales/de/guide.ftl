# Das erste Spiel Attack of the Jelly Monster, und die Bilder neben den Regeln.

jelly-monster-lesson-throw = Ciao! Jelly flutet die Stadt, und du willst das meiste. Hier geht es reihum, ohne Uhr. Wirf deine sieben Würfel!
jelly-monster-lesson-marker = Jeder Bezirk hat drei Zonen, und jede verspricht eine andere Belohnung. Der Belohnungsmarker hebt eine davon hervor: Die wird gezahlt.
jelly-monster-lesson-place = Neben den Zonen liegt der Eingangsbereich: Dort werden Würfel eingesetzt. Nimm eine 5 oder 6 und setz sie im Eingangsbereich eines Bezirks ein!
jelly-monster-lesson-place-wanted = Wähle einen Würfel mit einer 5 oder 6, dann einen Bezirk für ihn.
jelly-monster-lesson-control = Wer im Eingangsbereich die höchste Summe hat, hat die Kontrolle über den Bezirk und bekommt am Ende der Runde die Belohnung.
jelly-monster-lesson-remove = Kleine Würfel haben Effekte. Eine 1 oder 2 darf einen anderen Würfel aus ihrem Eingangsbereich entfernen. Setz eine 1 in Bezirk 3 ein und entferne die 6!
jelly-monster-lesson-centre = Entfernte Würfel kommen ins Stadtzentrum. Wer dort die meisten hat, bekommt eine Kapsel mit geheimem Jelly.
jelly-monster-lesson-shift = Eine 3 oder 4 darf den Belohnungsmarker ihres Bezirks um eine Zone verschieben. Setz eine davon ein und ändere, was der Bezirk zahlt!
jelly-monster-lesson-cancel = Achtung: Gleiche Würfel einer Farbe in einem Eingangsbereich heben sich auf. Zwei 6en von dir im selben würden nichts zählen.
jelly-monster-lesson-seal = Kurz vor Ende einer Runde. Dein letzter Würfel ist eingesetzt, also darfst du einen Bezirk absperren: Dort setzt niemand mehr einen Würfel ein.
jelly-monster-lesson-timer = Und jetzt dreh die Sanduhr um: Die anderen müssen sich beeilen!
jelly-monster-lesson-end = Die Runde wird gewertet: Sieh, was du gewonnen hast! Nach vier Runden gewinnt, wer das meiste Jelly hat.

jelly-monster-scene-opening = Die Bezirke liegen um das Stadtzentrum, jeder mit drei Zonen. Der Belohnungsmarker zeigt die aktuelle Belohnung.
jelly-monster-scene-placing = Sieben Würfel hinter dem Sichtschirm. Einer davon darf eingesetzt werden, dann wird der Rest neu geworfen.
jelly-monster-scene-removed = Eine 1 wurde in Bezirk 3 eingesetzt und hat die 6 entfernt: Sie liegt jetzt im Stadtzentrum.
jelly-monster-scene-shifted = Eine 4 wurde in Bezirk 2 eingesetzt und hat den Belohnungsmarker eine Zone nach oben verschoben.
jelly-monster-scene-seal = Orange hat in drei Bezirken die höchste Summe und bekommt dort die Belohnung.
jelly-monster-scene-sealed = Bezirk 3 ist abgesperrt: Bis zum Ende der Runde setzt dort niemand mehr einen Würfel ein.
