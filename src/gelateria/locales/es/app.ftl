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

game-players = de { $from } a { $to } jugadores
game-minutes = { $minutes } minutos
game-play = Jugar ya
game-invite = Amigos …
game-learn = Aprende en 3 minutos

geizen-title = Geizen
geizen-blurb = Lanza cinco dados, guarda lo que cuesta poco y sé quien llena la fila.
gelati-title = Gelati
gelati-blurb = Pon helado junto a helado, alinea cuatro iguales y sirve antes que nadie tus pedidos secretos.
gelato-mio-title = Gelato Mio
gelato-mio-blurb = Reúne los ingredientes, haz el helado y sirve a los clientes antes que los demás.
gelato-mio-option-chain = Robar toma todo el grupo de cartas iguales
gelini-nightlife-title = Gelini Nightlife
gelini-nightlife-blurb = Una cola, un dado, una pista: toma la tirada o déjala, y haz entrar pandillas enteras.
gelini-nightlife-option-actions = Con Party Flyer, Party Call y Party People
jelly-monster-title = Attack of the Jelly Monster
jelly-monster-blurb = Todos a la vez: lanza, coloca, echa a los demás y cierra la ciudad antes de que acabe la arena.
jelly-monster-option-beginner = Primera partida: solo barrios con luces verdes
jelly-monster-option-calm = Con calma: por turnos, sin reloj

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

door-title = Una mesa de { $game }
door-who = Aquí están: { $names }
door-sit = Sentarse

wait-seats = Quién juega
wait-bot = Bot
wait-fill = Completar con bots
wait-start = Empezar
wait-host = Quien invita empieza en cuanto todas las plazas estén ocupadas.
wait-kick = Liberar la plaza de { $name }
wait-invite = Invitar a amigos
wait-invite-more = Quien tenga este enlace puede sentarse.
wait-qr = El enlace, para fotografiarlo
wait-link = El enlace
wait-share = Compartir
wait-share-text = ¡Ven a jugar a { $game } conmigo!
wait-copy = Copiar
wait-copied = El enlace está copiado.

seats = Jugadores, por orden de turno
seat-free = libre
seat-you = tú
seat-bot = bot, { $level }
seat-stand-in = suple un bot
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
sheet-log = Qué ha pasado
sheet-chat = Charla
sheet-rules = Reglas
sheet-menu = Opciones

log-empty = Todavía no ha pasado nada.
log-older = Antes
log-back = { $moves ->
    [one] { $name } deshace la última jugada.
   *[other] { $name } deshace { $moves } jugadas.
}
chat-empty = ¡Saluda!
chat-say = Di algo
chat-send = Enviar

bar-turn = Te toca
bar-waits = { $count ->
    [0] Un momento …
    [one] { $names } está pensando …
   *[other] { $names } están pensando …
}
bar-won = { $count ->
    [one] ¡Gana { $winners }!
   *[other] ¡Ganan juntos { $winners }!
}
bar-gone = Se cortó la conexión. Lo intentamos de nuevo …
bar-gone-more = No se pierde nada, tu jugada está guardada.
any-choices = Lo que puedes hacer
any-wait = No te toca.

poll-undo = { $name } quiere deshacer una jugada. ¿De acuerdo?
poll-end = { $name } quiere terminar la partida. ¿De acuerdo?

menu-undo = Deshacer una jugada
menu-watchers = Copiar un enlace para espectadores
menu-end = Proponer terminar la partida
menu-resign = Abandonar
menu-resign-sure = ¿De verdad abandonas? Un bot sigue por ti.
menu-leave = Dejar la mesa
menu-commitment = Huella de los dados de esta mesa:

over-title = La partida ha terminado
over-show = Resultado
over-why = ¿Por qué ha terminado?
over-again = Jugar otra vez
over-join-again = A la siguiente partida
over-verify = Comprobar los dados
over-verified = { $count ->
    [one] Los dados son honrados: { $count } número comprobado.
   *[other] Los dados son honrados: comprobados los { $count } números.
}
over-not-verified = No son los dados prometidos.
over-replay = Ver de nuevo

replay-title = Ver de nuevo y comprobar
replay-record = El registro de una partida

rules-search = Buscar en las reglas
rules-none = Ninguna regla dice eso.
rules-ours = nuestra lectura
rules-house = En cada mesa
rules-about = Las reglas numeradas. Donde el reglamento calla, pone «nuestra lectura».
toast-rule = La regla

lost-title = Aquí no hay nada
lost-sentence = Quizá ya han recogido la mesa.
