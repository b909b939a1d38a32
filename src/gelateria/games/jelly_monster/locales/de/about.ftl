jelly-monster-title = Attack of the Jelly Monster
jelly-monster-blurb = Alle zugleich: würfeln, einsetzen, fremde Würfel entfernen und Bezirke absperren, ehe der Sand verrinnt.
jelly-monster-option-beginner = Erstes Spiel: nur Bezirke mit grünen Lichtern
jelly-monster-option-calm = In Ruhe: der Reihe nach, ohne Uhr
