# Das erste Spiel Attack of the Jelly Monster, und die Bilder neben den Regeln.

jelly-monster-lesson-throw = Ciao! Jelly flutet die Stadt, und du willst das meiste. Hier geht es reihum, ohne Uhr. Wirf deine sieben Würfel!
jelly-monster-lesson-place = Jetzt setz einen Würfel in den Eingangsbereich eines Bezirks. Nimm die 5 oder die 6: Die höchste Summe dort bekommt, was der Belohnungsmarker zeigt.
jelly-monster-lesson-control = Eingesetzt ist eingesetzt! Beim nächsten Mal wirfst du den Rest neu. Am Ende der Runde holt die höchste Summe in jedem Bezirk die Belohnung.
jelly-monster-lesson-effect = Kleine Würfel haben Effekte. Eine 1 entfernt einen Würfel aus Bezirk 3, eine 3 oder 4 verschiebt einen Belohnungsmarker. Setz einen mit Effekt ein!
jelly-monster-lesson-centre = Entfernte Würfel kommen ins Stadtzentrum. Wer dort die meisten hat, bekommt eine Kapsel mit geheimem Jelly.
jelly-monster-lesson-seal = Kurz vor Ende einer Runde. Dein letzter Würfel ist eingesetzt, also darfst du einen Bezirk absperren: Dort setzt niemand mehr einen Würfel ein.
jelly-monster-lesson-timer = Und jetzt dreh die Sanduhr um: Die anderen müssen sich beeilen!
jelly-monster-lesson-end = Die Runde wird gewertet: Sieh, was du gewonnen hast! Achtung, gleiche Würfel von dir in einem Bezirk heben sich auf. Nach vier Runden gewinnt, wer das meiste Jelly hat.

jelly-monster-scene-opening = Die Bezirke liegen um das Stadtzentrum, jeder mit drei Zonen. Der Belohnungsmarker zeigt die aktuelle Belohnung.
jelly-monster-scene-placing = Sieben Würfel hinter dem Sichtschirm. Einer davon darf eingesetzt werden, dann wird der Rest neu geworfen.
jelly-monster-scene-removed = Eine 1 wurde in Bezirk 3 eingesetzt und hat die 6 ins Stadtzentrum entfernt.
jelly-monster-scene-shifted = Eine 4 wurde in Bezirk 2 eingesetzt und hat den Belohnungsmarker eine Zone nach oben verschoben.
jelly-monster-scene-seal = Orange hat in drei Bezirken die höchste Summe und bekommt dort die Belohnung.
jelly-monster-scene-sealed = Bezirk 3 ist abgesperrt: Bis zum Ende der Runde setzt dort niemand mehr einen Würfel ein.
