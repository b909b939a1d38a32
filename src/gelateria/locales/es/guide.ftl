# La guía de la primera partida, sea cual sea el juego.

guide-step = Lección { $number } de { $count }
guide-next = Seguir
guide-back = Atrás
guide-real = A jugar de verdad
guide-coach = El entrenador dice
guide-otherwise = Está permitido, pero el entrenador tiene otra idea.
guide-not-this = Esto todavía no.
guide-wanted = El entrenador espera { $what }.
guide-quoted = «{ $label }»
guide-press = Aquí no hay nada que hacer. Pulsa «{ $button }» cuando quieras seguir.
guide-points = Marcado con un anillo: { $what }.
