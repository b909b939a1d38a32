# Por qué algo no se puede, en una frase: según la regla que lo impide.

refused-table-form = Ahora no se puede.
refused-table-turn = No te toca.
refused-table-over = La partida ha terminado.
refused-table-options = Esa opción no existe aquí.
refused-table-seats = No encaja con las plazas de esta mesa.
    .that-seat-is-taken = Esa plaza está ocupada.
    .all-seats-are-taken = Todas las plazas están ocupadas.
    .nobody-sits-there = Ahí no hay nadie sentado.
    .some-seats-are-free-wait-for-friends-or-fill-them-with-bots = Quedan plazas libres: espera a tus amigos o complétalas con bots.
    .somebody-has-not-come-yet-wait-for-them-or-free-their-seat = Alguien no ha llegado todavía: espera o libera su plaza.
refused-table-undo = Eso ya no se puede deshacer.
refused-table-undo-together = Eso no se puede deshacer ni siquiera de común acuerdo.
refused-table-decision = Demasiado tarde: esa decisión ya está tomada.
refused-table-resign = Has abandonado; un bot juega por ti.
refused-table-stand-in = Un bot acaba de decidirlo por ti. El sitio vuelve a ser tuyo.
    .in-a-rated-game-that-stays-as-it-was-chosen = En una partida que cuenta para la clasificación eso queda como se eligió.
refused-table-break = La partida está en pausa: nadie actúa hasta que siga.
    .the-table-does-not-pause = La partida no está en pausa.
refused-table-tumble = Tus dados todavía están rodando.
refused-table-clock = Se ha acabado la arena.
    .not-yet-wait-until-the-timer-has-run-out = Todavía no: empieza enseguida.
