jelly-monster-title = Attack of the Jelly Monster
jelly-monster-blurb = Todos ao mesmo tempo: lança, coloca, expulsa os outros e fecha a cidade antes que a areia acabe.
jelly-monster-option-beginner = Primeira partida: só bairros com luzes verdes
jelly-monster-option-calm = Com calma: um de cada vez, sem ampulheta
