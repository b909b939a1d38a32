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
    .more-people-sit-here-than-that-free-a-seat-first = Aquí hay más personas sentadas: libera antes una plaza.
    .somebody-has-come-or-gone-meanwhile-look-at-the-table-again = Entretanto alguien ha llegado o se ha ido: vuelve a mirar la mesa.
    .more-of-you-were-here-than-can-play-let-the-others-watch = Erais más de los que pueden jugar: deja que los demás miren.
refused-table-host = Solo puede hacerlo quien lleva la mesa.
    .only-somebody-who-sits-here-can-run-the-table = Solo quien está sentado a la mesa puede llevarla.
    .the-host-is-here-or-was-a-moment-ago = Quien lleva la mesa está aquí, o estaba hace un momento.
refused-table-undo = Eso ya no se puede deshacer.
refused-table-undo-together = Eso no se puede deshacer ni siquiera de común acuerdo.
refused-table-decision = Demasiado tarde: esa decisión ya está tomada.
refused-table-resign = Has abandonado; un bot juega por ti.
refused-table-stand-in = Un bot acaba de decidirlo por ti. El sitio vuelve a ser tuyo.
refused-table-tumble = Tus dados todavía están rodando.
refused-table-clock = Se ha acabado la arena.
    .not-yet-wait-until-the-timer-has-run-out = Todavía no: empieza enseguida.
