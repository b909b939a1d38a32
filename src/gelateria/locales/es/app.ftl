# Lo que dice Gelateria misma, en el navegador.

skip = Ir a la mesa
home = A la página inicial
close = Cerrar
yes = Sí
no = No
rules = Reglas
undo = Deshacer
mark-scoop = A { $game }

front-lead = Cinco juegos de mesa, siempre listos. Siéntate con bots o amigos: sin cuenta, sin esperas.
front-games = Cinco juegos
front-mine = Mis partidas
front-your-turn = te toca
front-open = Mesas abiertas
front-open-none = Ahora no espera nadie. Abre una mesa y los demás la encontrarán aquí.
front-seats = { $taken } de { $all }
front-watch = Mirar
front-name = Tu nombre
front-name-any = Algo simpático
front-no-account = No necesitas cuenta. Este navegador recuerda quién eres.
front-fair = Cada dado se puede comprobar después de la partida. Nada sale de este servidor.

game-by = de { $names }
game-players = de { $from } a { $to } jugadores
game-minutes = { $minutes } minutos
game-play = Jugar ya
game-invite = Amigos…
game-learn = Aprende en 3 minutos
about-title = ¿Qué juego es este?

level-easy = fácil
level-medium = medio
level-hard = difícil
level-expert = experto

new-players = ¿Cuántos juegan?
new-friends = Con amigos
new-listed = Mostrar la mesa a todos aquí
new-invite = Invitar a amigos
new-bots = Con bots
new-level = ¿Cómo de fuertes son los bots?
new-play-bots = Jugar contra bots

wish-language = Idioma
wish-theme-auto = Claro u oscuro: como el dispositivo
wish-theme-light = Claro
wish-theme-dark = Oscuro
wish-sound-on = El sonido está encendido
wish-sound-off = El sonido está apagado
wish-speed = Movimiento
wish-speed-calm = tranquilo
wish-speed-brisk = ágil
wish-speed-still = ninguno
wish-calling = Sonido cuando me toca
wish-calling-never = nunca
wish-calling-away = cuando miro a otro lado
wish-calling-always = siempre
wish-forced = Hacer por sí solo lo que solo se puede hacer de una manera

door-title = Una mesa de { $game }
door-who = Aquí están: { $names }
door-sit = Sentarse
door-full = Todas las plazas están ocupadas. Puedes mirar.
door-full-shut = Todas las plazas están ocupadas y en esta mesa nadie mira.
door-begun = La partida ha empezado: tú miras.
door-link = Esta mesa es para quien tiene su enlace. Pídeselo a quien la lleva.

wait-seats = Quién juega
wait-bot = Bot
wait-fill = Completar con bots
wait-start = Iniciar
wait-host = Quien invita inicia la partida en cuanto todas las plazas estén ocupadas.
wait-watching = Estás mirando. Mientras haya una plaza libre, puedes sentarte.
wait-rename = Usar este nombre
wait-expected = aún no ha llegado
wait-kick = Liberar la plaza de { $name }
wait-kick-sure = { $name } vuelve a estar ante la puerta y puede volver con el enlace.
wait-kick-yes = Liberar la plaza
wait-kick-anew = Liberarla y crear un enlace nuevo
wait-invite = Invitar a amigos
wait-invite-more = Quien tenga este enlace puede sentarse.
wait-invite-full = Todas las plazas están ocupadas: quien tenga este enlace mira.
wait-anew = Crear un enlace nuevo
wait-anew-done = Aquí tienes un enlace nuevo. El anterior ya no abre nada.
wait-qr = El enlace, para fotografiarlo
wait-link = El enlace
wait-share = Compartir
wait-share-text = ¡Ven a jugar a { $game } conmigo!
wait-copy = Copiar
wait-copied = El enlace está copiado.
wait-mixing = Cada navegador añade su parte a los dados…
wait-mixing-for = Se espera a: { $names }
wait-beacon = Un faro público de azar añade su parte en un momento…
wait-start-with = Iniciar con { $count }
wait-host-named = { $name } inicia la partida en cuanto estéis todos.
wait-runs = lleva la mesa
wait-host-gone = Hace un rato que nadie lleva la mesa. Puedes hacerlo tú.
wait-take-on = Llevar la mesa
wait-hand-over = Dejar que { $name } lleve la mesa
wait-hand-over-sure = Entonces { $name } elegirá a qué jugáis e iniciará la partida. Tú sigues en tu plaza.
wait-hand-over-yes = Ceder la mesa
wait-level = ¿Qué nivel tiene { $name }?
wait-order = Cambiar el orden
wait-shuffle = Mezclar
wait-up = Subir: { $name }
wait-down = Bajar: { $name }

plan-title = A qué jugáis
plan-change = Cambiar
plan-save = Así jugamos
plan-more = Reloj, espectadores, clasificación
plan-game = ¿Qué juego?
plan-players = Plazas
plan-clock = Reloj
plan-clock-none = ninguno
plan-clock-relaxed = tranquilo
plan-clock-fast = rápido
plan-clock-days = { $days ->
    [one] un día por jugada
   *[other] { $days } días por jugada
}
plan-days = Días para una jugada
plan-counts = Cuenta
plan-rated = para la clasificación
plan-casual = solo por diversión
plan-rate = Que cuente para la clasificación, si todos tienen cuenta
plan-found = Quién encuentra la mesa
plan-listed = todos aquí
plan-unlisted = quien tenga el enlace
plan-watch = Quién puede mirar
plan-watch-none = nadie
plan-watch-link = quien tenga el enlace
plan-watch-everyone = todos
plan-material = Material
plan-material-own = no el impreso

watch-title = Espectadores
watch-you = Estás mirando. Aquí te llamas:
watch-you-as = Estás mirando como { $name }.
watch-who = { $count ->
    [one] { $names } mira.
   *[other] { $names } miran.
}
watch-more = Y { $count } más.
watch-nobody = Todavía no mira nadie.

evening-title = Esta noche
evening-games = Las partidas de la noche
evening-wins = { $wins } de { $games } ganadas
evening-won = { $game }: { $names }
evening-nobody = { $game }: no ganó nadie

seats = Jugadores, por orden de turno
seat-free = libre
seat-you = tú
seat-bot = bot, { $level }
seat-stand-in = juega un bot
seat-resigned = abandonó
seat-away = ausente
seat-won = ha ganado
seat-active = es su turno
seat-time = tiempo restante
timer = reloj de arena
score = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

board = Tablero
sheets = Junto al tablero
sheet-log = Historial
sheet-chat = Chat
sheet-chat-unread = { $count ->
    [one] Chat: { $count } línea nueva
   *[other] Chat: { $count } líneas nuevas
}
sheet-rules = Reglas
sheet-menu = Opciones

log-empty = Todavía no ha pasado nada.
log-older = Antes
log-you = Tú
recap = Desde tu turno: { $what }
recap-since = Desde tu turno
log-back = { $moves ->
    [one] { $name } deshace la última jugada.
   *[other] { $name } deshace { $moves } jugadas.
}
    .you = { $moves ->
        [one] Deshaces tu última jugada.
       *[other] Deshaces { $moves } jugadas.
    }
log-stand-in = Un bot jugó por { $name }.
    .you = Un bot ha jugado por ti.
chat-empty = ¡Saluda!
chat-say = Di algo
chat-send = Enviar
chat-says = { $name } dice: { $text }
chat-watcher = Alguien que mira
chat-watchers = Quienes miran
chat-mute = A quién escucho
chat-mute-one = No escuchar más a { $name }
chat-unmute-one = Escuchar de nuevo a { $name }

bar-turn = Te toca
bar-others-wait = Los demás esperan. Cuando se acabe el tiempo, un bot responde por ti.
bar-stand-in = Un bot te sustituye.
bar-back = Ya estoy aquí
bar-paused = La partida está en pausa.
bar-resigned = Has abandonado; un bot sigue por ti.
bar-played-for = { $moves ->
    [one] Un bot ha jugado por ti: { $moves } jugada.
   *[other] Un bot ha jugado por ti: { $moves } jugadas.
}
bar-played-show = Mostrar lo que hizo el bot
bar-waits = { $count ->
    [0] Un momento…
    [one] { $names } está pensando…
   *[other] { $names } están pensando…
}
bar-won = { $count ->
    [one] ¡Gana { $winners }!
   *[other] ¡Ganan juntos { $winners }!
}
    .you = { $count ->
        [one] ¡Has ganado!
       *[other] ¡Habéis ganado juntos: { $winners }!
    }
bar-gone = Se cortó la conexión. Lo intentamos de nuevo…
bar-gone-more = No se pierde nada: tu jugada está guardada.
any-choices = Lo que puedes hacer
any-wait = No te toca.

poll-undo = { $name } quiere deshacer una jugada. ¿De acuerdo?
poll-end = { $name } quiere terminar la partida. ¿De acuerdo?
poll-pause = { $name } quiere una pausa. ¿De acuerdo?
poll-own-undo = Has pedido deshacer tu jugada.
poll-own-end = Has propuesto terminar la partida.
poll-own-pause = Has pedido una pausa.
poll-waiting = Falta la respuesta de: { $names }
poll-agreed-undo = Todos de acuerdo: la jugada queda deshecha.
poll-agreed-end = Todos de acuerdo: la partida termina aquí.
poll-agreed-pause = Todos de acuerdo con una pausa.
poll-refused = { $name } dice que no. Todo sigue igual.
poll-refused-you = Dices que no, y { $name } lo sabe.
poll-lapsed = No todos respondieron a tiempo. Todo sigue igual.
poll-overtaken = La partida siguió mientras tanto: la pregunta ya no vale.

pause-take = Pausa
pause-go-on = Seguir
pause-by = { $name } ha puesto la partida en pausa.
pause-by-you = Has puesto la partida en pausa.
pause-more = No corre el tiempo y no juega ningún bot. Cualquier jugador puede seguir.
pause-soon = { $name } pide una pausa: después de esta ronda.
pause-soon-you = Tu pausa empieza después de esta ronda.

menu-undo = Deshacer mi jugada
menu-undo-further = Volver a antes de mi última jugada
menu-undo-ask = Pedir a los demás deshacer mi jugada
menu-watchers = Copiar enlace para mirar
menu-end-alone = Terminar la partida
menu-end-alone-sure = ¿De verdad? Así no gana nadie.
menu-end-ask = Proponer a los demás terminar
menu-end-ask-sure = ¿De verdad quieres proponerlo? Así no gana nadie.
menu-resign = Abandonar
menu-resign-sure = ¿De verdad quieres abandonar? Un bot sigue por ti.
menu-leave = Dejar la mesa
menu-leave-more = Entonces llevará la mesa otra persona.
menu-close = Cerrar la mesa
menu-close-sure = ¿De verdad quieres cerrarla? Todos tendrán que irse.
menu-watched = Dejar de mirar
menu-home-more = Tu plaza se guarda. Mientras no estés, un bot juega por ti.
menu-home-kept = Tu plaza se guarda, y los demás te esperan.
menu-commitment = Huella de los dados de esta mesa:

keys-title = Teclas
keys-show = Mostrar las teclas
keys-everywhere = En todas partes
keys-next = De un elemento al siguiente
keys-press = Pulsar lo que está marcado
keys-close = Cerrar lo que se ha abierto
keys-log = De regla en regla en el historial
key-enter = Intro
key-space = Espacio
key-escape = Esc
key-tab = Tab

over-title = La partida ha terminado
over-show = Resultado
over-you-win = ¡Ganas por { $margin }!
over-you-win-level = ¡Empate, y el desempate es tuyo!
over-you-win-alone = Ganas: abandono de { $names }.
over-you-share = ¡{ $names } y tú ganáis juntos!
over-you-lose = Gana { $winners } por { $margin }.
over-you-close = ¡Por tan poco! Gana { $winners } por { $margin }.
over-you-lose-level = ¡Por tan poco! Empate, y gana { $winners } el desempate.
over-you-gave-up = Has abandonado: gana { $winners }.
over-wins = ¡Gana { $winners } por { $margin }!
over-wins-level = ¡Empate, y gana { $winners } el desempate!
over-wins-alone = Gana { $winners }: abandono de { $names }.
over-share = ¡Ganan juntos { $winners }!
over-together = La partida se dio por terminada. No gana nadie.
over-counting = Recuento final
over-skip = Saltar
over-board = Solo la mesa
over-parts = De dónde salió
over-total = Total
over-part-start = al empezar
over-curve = La puntuación durante la partida
over-when = en el turno { $turn }
over-decided-led = { $name } tomó la delantera { $when } y ya no la soltó.
    .you = Tomaste la delantera { $when } y ya no la soltaste.
over-decided-lead = { $gain ->
    [none] { $name } tomó la delantera definitivamente { $when }.
   *[other] { $name } tomó la delantera definitivamente { $when }: { $gain }.
}
    .you = { $gain ->
        [none] Tomaste la delantera definitivamente { $when }.
       *[other] Tomaste la delantera definitivamente { $when }: { $gain }.
    }
over-decided-last = { $gain ->
    [none] Todo abierto hasta la última jugada, que puso a { $name } por delante.
   *[other] Todo abierto hasta la última jugada, que puso a { $name } por delante: { $gain }.
}
    .you = { $gain ->
        [none] Todo abierto hasta la última jugada, que te puso por delante.
       *[other] Todo abierto hasta la última jugada, que te puso por delante: { $gain }.
    }
over-decided-counting = { $gain ->
    [none] El recuento final puso a { $name } por delante.
   *[other] El recuento final puso a { $name } por delante: { $gain }.
}
    .you = { $gain ->
        [none] El recuento final te puso por delante.
       *[other] El recuento final te puso por delante: { $gain }.
    }
over-decided-tie-break = Empate a puntos: decidió el desempate.
over-decided-shared = Igualados hasta el final.
over-why = ¿Por qué ha terminado?
over-rating = Puntos de clasificación antes y después
over-counts = Cuenta un { $percent } %: menos con cuentas nuevas, si se repite con las mismas personas y con quienes son mucho más fuertes o más débiles.
over-unrated-together = No puntúa: la terminasteis de común acuerdo.
over-unrated-edition = No puntúa: no se jugó con el material impreso.
over-unrated-two-seats = No puntúa: tenías dos plazas.
over-unrated-guest = No puntúa: solo las cuentas tienen clasificación.
over-unrated-few-decisions = No puntúa: muy pocas decisiones fueron tuyas.
over-unrated-no-opponent = No puntúa: no jugó nadie más con cuenta.
over-unrated-stand-in = No puntúa: un bot sustituyó a alguien.
over-again = Jugar otra vez
over-join-again = A la siguiente partida
next-choose = Elegir otro juego
next-open = Prepararlo para todos aquí
next-laid = { $name } ha preparado la siguiente partida: { $game }
next-no-seat = Ya no queda plaza para ti. Puedes mirar.
next-watch = Venir a mirar
next-watch-only = Todas las plazas estaban ocupadas: tú miras.
next-wait = Cuando los jugadores preparen la siguiente partida, podrás ir con ellos.
over-verify = Comprobar los dados
over-verified = { $count ->
    [one] Los dados son limpios: { $count } número comprobado.
   *[other] Los dados son limpios: comprobados los { $count } números.
}
over-unproven = { $count ->
    [one] El único número sale de la semilla. Que nadie lo eligiera no se puede probar aquí.
   *[other] Los { $count } números salen de la semilla. Que nadie los eligiera no se puede probar aquí.
}
over-not-verified = Estos no son los dados prometidos.
over-replay = Ver de nuevo

replay-title = Ver de nuevo y comprobar
replay-record = El registro de una partida

rules-search = Buscar en las reglas
rules-none = Ninguna regla dice eso.
rules-house = En cada mesa
rules-numbers = Números de las reglas y fuentes
rules-contents = Contenido
rules-differs = reconstruido: tu ejemplar puede ser distinto
rules-source-printed = impreso en el reglamento
rules-source-deduced = se sigue del reglamento
rules-source-reconstructed = reconstruido
rules-source-ruling = nuestra lectura
toast-rule = La regla

lost-title = Aquí no hay nada
lost-sentence = Quizá ya han recogido la mesa.

# Volver a ver una partida, sus dados y el consejo de un bot.
replay-lead = Vuelve a ver cualquier partida terminada, jugada a jugada, con los ojos de quien quieras, y sigue jugando desde donde te apetezca.
replay-mine = Mis partidas terminadas
replay-paste = Pégalo aquí: su código de una línea o su JSON.
replay-open = Abrir
replay-player = Jugador { $number }
replay-scrub = Recorrer la partida
replay-move = { $move } de { $all }
replay-moves = Todas las jugadas
replay-opening = El juego está preparado.
replay-eyes = Con los ojos de
replay-everybody = Espectador
replay-first = Al principio
replay-back = Una jugada atrás
replay-play = Reproducir
replay-pause = Pausa
replay-next = Una jugada adelante
replay-last = Al final
replay-speed = Velocidad
replay-share = Compartir esta jugada
on-title = Seguir desde aquí
on-explains = Te sientas después de la jugada { $move }, y las demás plazas son de bots. Lo jugado se queda como está; los dados son nuevos desde aquí. No puntúa.
on-seat = ¿Qué plaza tomas?
on-begin = Seguir jugando
dice-checking = Un momento, se vuelven a tirar los dados…
dice-here = Calculado en este navegador
dice-seed = La semilla encaja con la huella de abajo, que compromete a la mesa.
dice-seed-wrong = La semilla no encaja con la huella de abajo.
dice-promise = Es la huella que este navegador vio antes de conocerse los dados.
dice-promise-wrong = Antes de conocerse los dados, este navegador vio otra huella.
dice-unseen = Este navegador no estaba en la mesa. Quien estuvo compara la huella con la que se mostró:
dice-nonce = Cuando diste tu propia parte, la semilla y todas las demás partes estaban fijadas: nadie pudo elegir estos números.
dice-nonce-wrong = La parte de { $name } no es la que se fijó antes de la partida.
dice-parts-wrong = Hay más partes, o menos, que plazas había.
dice-doubt-unwitnessed = Este navegador no añadió una parte propia, así que no puede decir si la semilla se fijó antes de conocerse las partes.
dice-doubt-early = La parte de este navegador se envió antes de saber que la semilla estaba fijada: la mesa pudo conocerla.
dice-doubt-late = La parte de este navegador no ha entrado: llegó demasiado tarde, o la mesa no la dejó entrar.
dice-doubt-withdrawn = { $name } había prometido una parte que nunca llegó, así que la mesa pudo elegir entre dos.
dice-beacon-missing = Falta la parte del faro público de azar, así que la mesa pudo elegir entre dos.
dice-beacon-wrong = La parte del faro público de azar no es el número de la ronda prometida.
dice-beacon-vouches = Cuando este navegador vio la huella, se había prometido como parte un número de un faro público que nadie podía conocer aún: nadie pudo elegir estos números.
dice-remains = Lo que esto no puede descartar: quien lleva la mesa conoce los dados que vendrán, y podría jugar con otro nombre.
dice-numbers = { $count ->
    [one] El único número es exactamente el que dan la semilla y las partes de { $parts } plazas.
   *[other] Los { $count } números son exactamente los que dan la semilla y las partes de { $parts } plazas.
}
dice-numbers-wrong = En la jugada { $move } hay un número que la semilla no da.
dice-nothing = Estos dados no prueban nada: todos los números vienen de una partida anterior.
dice-there = Dicho por el servidor
dice-sides = Cuántas caras tenía cada número: para eso el servidor ha vuelto a jugar el registro según las reglas.
dice-earlier = { $count ->
    [one] { $count } número viene de una partida anterior. Para él, esta semilla no prueba nada.
   *[other] { $count } números vienen de una partida anterior. Para ellos, esta semilla no prueba nada.
}
dice-elsewhere = Si no te fías de ninguno, llévate el registro y compruébalo en tu propio ordenador:
dice-record = Descargar el registro
dice-witness = Guardar lo que este navegador anotó
dice-none = Este registro no dice de dónde vienen sus dados, así que no hay nada que comprobar.
hint-ask = Pedir un consejo
hint-thinking = Un experto está pensando…
hint-best = El consejo del experto: { $action }
hint-only = No se puede hacer otra cosa.
hint-odds = Así ganas el { $best } de las veces.
hint-ahead = Así ganas el { $best } de las veces, el { $second } con «{ $other }».
hint-close = Así ganas el { $best } de las veces; «{ $other }», casi igual.
hint-one = Nada más merece la pena.
hint-own = A favor: { $what }.
hint-others = Lo que se pierden los demás: { $what }.
hint-do = Hacerlo
hint-thanks = No, gracias
seat-thinking = está pensando
wish-pace = Bots
wish-pace-natural = sin prisa
wish-pace-brisk = ágiles
wish-pace-instant = al instante
stand-in = Un bot juega por quien no está
stand-in-usual = como es costumbre aquí
stand-in-never = nunca
stand-in-seconds = tras { $seconds } s
stand-in-minutes = tras { $minutes } min
offline-title = No se puede llegar al servidor
offline-wait = Tus partidas esperan donde las dejaste; no se pierde nada. Esta página llama a la puerta cada pocos segundos y se abre sola en cuanto alguien responde.
offline-network = ¿Está apagado el modo avión? ¿Se abre otra página?
offline-home = Si los juegos están en un ordenador de casa, tiene que estar encendido y tu móvil en la misma wifi.
offline-computer = Mientras tanto, en un ordenador
offline-terminal = Los cinco juegos contra bots, en una terminal:
offline-server = O abre un servidor propio, para todos los de la sala:
offline-again = Intentar de nuevo
offline-now = No se puede llegar al servidor. Mira tu conexión e inténtalo de nuevo.
problem-away = El servidor no llega ahora mismo a sus registros. No se pierde nada: enseguida vuelve a funcionar.
problem-closed = Quien invitó ha cerrado esta mesa.
problem-conflict = Ahora mismo no se puede.
problem-damaged = Este registro no se puede leer.
problem-fault = Algo ha fallado por nuestra parte. No se ha perdido nada; inténtalo otra vez.
problem-forbidden = Eso no te corresponde aquí.
problem-gone = Eso ya no existe.
problem-left = Has dejado esta mesa.
problem-moved = Han cambiado las plazas: siéntate otra vez.
problem-no-answer = Nadie ha respondido a tiempo; inténtalo otra vez.
problem-not-found = Aquí no hay nada así.
problem-over = La partida ha terminado.
problem-paused = La partida está en pausa: nadie actúa hasta que siga.
problem-restarting = El servidor se reinicia. Partidas y tiempos se conservan; la conexión vuelve sola.
problem-shown-out = Quien invitó ha liberado tu plaza.
problem-signed-out = Se ha retirado el acceso a esta plaza. Quien tiene la cuenta puede volver a sentarse.
problem-silent = Hacía un rato que no llegaba nada de ti.
problem-slow = Tu conexión no da abasto; se restablece.
problem-too-many = Es demasiado de golpe; espera un momento.
problem-unclear = No se ha entendido.
problem-who-are-you = Entra primero: basta un nombre.
