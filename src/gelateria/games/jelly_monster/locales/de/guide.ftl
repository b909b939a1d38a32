# Das erste Spiel Attack of the Jelly Monster, und die Bilder neben den Regeln.

jelly-monster-lesson-throw = Ciao! Jelly flutet die Stadt, und du willst das meiste. Hier geht es reihum, ohne Uhr. Wirf deine sieben Würfel!
jelly-monster-lesson-place = Jetzt setz einen Würfel an den Eingang eines Viertels. Nimm die 5 oder die 6: Die höchste Summe dort bekommt, was der Marker zeigt.
jelly-monster-lesson-control = Gesetzt ist gesetzt! Beim nächsten Mal wirfst du den Rest neu. Am Ende der Runde holt die höchste Summe in jedem Viertel die Belohnung.
jelly-monster-lesson-effect = Kleine Würfel haben Tricks. Eine 1 schickt einen Würfel aus Viertel 3 weg, eine 3 oder 4 verschiebt einen Marker. Setz einen mit Effekt!
jelly-monster-lesson-centre = Weggeschickte Würfel landen im Stadtzentrum. Wer dort die meisten hat, bekommt eine Kapsel mit geheimem Jelly.
jelly-monster-lesson-seal = Kurz vor Ende einer Runde. Dein letzter Würfel liegt, also darfst du ein Viertel abriegeln: Dort setzt niemand mehr.
jelly-monster-lesson-timer = Und jetzt dreh die Sanduhr um: Die anderen müssen sich beeilen!
jelly-monster-lesson-end = Die Runde wird gewertet: Sieh, was du gewonnen hast! Achtung, gleiche Würfel von dir in einem Viertel heben sich auf. Nach vier Runden gewinnt das meiste Jelly.

jelly-monster-scene-opening = Die Viertel liegen um das Zentrum, jedes mit drei Zonen. Der Marker zeigt die aktuelle Belohnung.
jelly-monster-scene-placing = Sieben Würfel hinter dem Sichtschirm. Einer davon darf gesetzt werden, dann wird der Rest neu geworfen.
jelly-monster-scene-removed = Eine 1 wurde in Viertel 3 gesetzt und hat die 6 ins Stadtzentrum geschickt.
jelly-monster-scene-shifted = Eine 4 wurde in Viertel 2 gesetzt und hat den Marker eine Zone nach oben geschoben.
jelly-monster-scene-seal = Orange hat in drei Vierteln die höchste Summe und bekommt dort die Belohnung.
jelly-monster-scene-sealed = Viertel 3 ist abgeriegelt: Bis zum Ende der Runde setzt dort niemand mehr.
