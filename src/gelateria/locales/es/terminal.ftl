# Lo que solo dice la terminal. Lo que está entre `acentos graves` se escribe, y es igual en todos los idiomas.

terminal-tagline = siempre hay un juego en la mesa
terminal-which-game = ¿Qué juego? (`rules 1` para leer las reglas, `quit` para salir)
terminal-go-on-with = Seguir con { $game }, jugada { $move }: { $names }
terminal-which-bots = ¿Qué bots? ({ $bots }; `none` para jugar con amigos)
terminal-your-names = Vuestros nombres
terminal-one-of = Uno de estos, por favor: { $words }.
terminal-of-which = ¿De qué juego? { $games }
terminal-bye = ¡Hasta pronto!

terminal-seconds = (quedan { $seconds } s)
terminal-enter = Basta con Intro.
terminal-begin = Escribe cómo empieza tu elección, o `all` para verlas todas.
terminal-hand-over = Pásalo a { $name }; Intro cuando nadie más mire
terminal-too-late = Se acabó el tiempo: llegó demasiado tarde.
terminal-several = Hay { $count } posibilidades:
terminal-unknown = Nada se llama aquí «{ $typed }».
terminal-type = { $count ->
    [one] Escribe 1, o la elección en palabras; `help` dice qué más hay.
   *[other] Escribe un número, de 1 a { $count }, o una elección en palabras; `help` dice qué más hay.
}
terminal-pause = Intro sigue, `undo` deshace la jugada
terminal-taken-back = Jugada deshecha.
terminal-no-rule = Ninguna regla de { $game } dice «{ $words }».
terminal-not-refused = Hasta ahora no se ha rechazado nada.
terminal-chance = gana el { $share } de las veces: { $action }
terminal-help =
    Responde con un número, con palabras, o con lo que baste para distinguir tu elección.
      undo      deshacer tu última jugada, donde lo permitan las reglas de la mesa
      board     dibujarlo todo otra vez
      log       toda la historia hasta ahora
      rules     las reglas; `rules PALABRA` las que hablan de ello
      why       la regla detrás del último rechazo
      hint      qué haría aquí un experto, y por qué
      save      guardar la partida ahora
      quit      guardarla y salir; Ctrl-D también

terminal-kept-in = Guardada en { $file }
terminal-not-kept = La partida no se puede guardar en { $folder }: { $why }.
terminal-left = La partida está guardada. Sigue con: { $command }
terminal-nothing-left = Aún no se ha jugado nada, así que no se guarda nada. ¡Hasta pronto!
terminal-again = Vuelve a verla con: { $command }

terminal-length = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}, { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}.
terminal-record = { $game }, { $players } jugadores, { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
terminal-clock = tiempo

terminal-by = de { $names }
terminal-source-T = impreso en el reglamento
terminal-source-D = se sigue del reglamento
terminal-source-C = material reconstruido
terminal-source-R = nuestra lectura
terminal-reconstructed = Reconstruido, no impreso, en esta edición: { $tables } (véase edition.toml de { $game }).

terminal-head-game = juego
terminal-head-title = título
terminal-head-designer = autor
terminal-head-seats = plazas
terminal-head-meaning = significado
terminal-head-level = fuerza
