jelly-monster-title = Attack of the Jelly Monster
jelly-monster-blurb = Tutti insieme: tira, piazza, scaccia gli altri e chiudi la città prima che finisca la sabbia.
jelly-monster-option-beginner = Prima partita: solo quartieri con luci verdi
jelly-monster-option-calm = Con calma: uno alla volta, senza clessidra
