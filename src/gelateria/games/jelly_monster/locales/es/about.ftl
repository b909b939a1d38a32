jelly-monster-title = Attack of the Jelly Monster
jelly-monster-blurb = Todos a la vez: tira, coloca, echa a los demás y cierra la ciudad antes de que acabe la arena.
jelly-monster-option-beginner = Primera partida: solo barrios con luces verdes
jelly-monster-option-calm = Con calma: por turnos, sin reloj de arena
