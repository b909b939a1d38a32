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
terminal-several = Eso puede ser { $count } cosas:
terminal-unknown = Nada se llama aquí «{ $typed }».
terminal-type = { $count ->
    [one] Escribe 1, o la elección en palabras; `help` dice qué más hay.
   *[other] Escribe un número, de 1 a { $count }, o una elección en palabras; `help` dice qué más hay.
}
terminal-pause = Intro sigue, `undo` deshace la jugada
terminal-taken-back = Jugada deshecha.
terminal-no-rule = Ninguna regla de { $game } dice «{ $words }».
terminal-not-refused = Hasta ahora no se ha rechazado nada.
terminal-chance = ganas el { $share } de las veces: { $action }
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

terminal-reconstructed = Reconstruido, no impreso, en esta edición: { $tables } (véase edition.toml de { $game }).

terminal-head-game = juego
terminal-head-title = título
terminal-head-designer = autor
terminal-head-seats = plazas
terminal-head-meaning = significado
terminal-head-level = nivel

terminal-bot-random = azar
terminal-bot-greedy = codicioso

terminal-stopped = Interrumpido.
terminal-wrong-language = Gelateria no habla «{ $language }». Sus idiomas son: { $languages }.
terminal-wrong-slug = No hay ningún juego llamado «{ $game }». Hay: { $games }.
terminal-wrong-bot = No hay ningún bot llamado «{ $bot }». Hay: { $bots }. El tuyo también puede jugar: my_bot.py:MyBot, my_package.my_bot:MyBot o stdio:ORDEN.
terminal-wrong-seats = { $game } es para { $from } a { $to } jugadores, no para { $players }. (table.seats)
terminal-wrong-option = { $options ->
    [none] { $game } no tiene la opción «{ $option }», ni ninguna otra.
   *[other] { $game } no tiene la opción «{ $option }». Opciones: { $options }.
}
terminal-wrong-value = { $game } no se puede jugar así: { $why }.
terminal-wrong-no-bot = Nombra al menos un bot. Hay: { $bots }.
terminal-wrong-bots = { $bots } bots son demasiados para { $players } puestos.
terminal-wrong-names = { $names } nombres son demasiados para { $players } puestos.
terminal-wrong-same-name = Dos en la mesa se llaman igual: { $names }.
terminal-wrong-name = Un nombre necesita una letra que se pueda imprimir.
terminal-wrong-no-save = No hay ninguna partida guardada.
terminal-wrong-no-save-of = No hay ninguna partida guardada de «{ $game }».
terminal-wrong-unread = { $file } no se puede leer: { $why }.
terminal-wrong-unwritten = { $file } no se puede escribir: { $why }.
terminal-wrong-game = { $file } es una partida de { $game }, no de { $other }.
terminal-wrong-over = Esta partida ha terminado. Para verla otra vez: { $command }
terminal-wrong-guest = Esta partida guardada quiere ejecutar «{ $bot }», que no es un bot nuestro. Si te fías, dilo: { $option }
terminal-wrong-flag = Opción desconocida: { $option }.
terminal-wrong-record = Este registro no se puede jugar aquí. { $why }
terminal-wrong-move = { $moves ->
    [one] Esta partida tiene { $moves } jugada: --to puede ser de 0 a { $moves }.
   *[other] Esta partida tiene { $moves } jugadas: --to puede ser de 0 a { $moves }.
}
