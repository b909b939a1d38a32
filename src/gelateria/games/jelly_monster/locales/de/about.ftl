jelly-monster-title = Attack of the Jelly Monster
jelly-monster-blurb = Alle zugleich: würfeln, setzen, andere verdrängen und die Stadt abriegeln, ehe der Sand verrinnt.
jelly-monster-option-beginner = Erstes Spiel: nur Viertel mit grünen Lichtern
jelly-monster-option-calm = In Ruhe: der Reihe nach, ohne Uhr
