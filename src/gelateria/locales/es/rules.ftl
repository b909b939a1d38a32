# Las reglas de la mesa.

rules-section-sitting-down = Sentarse
rule-table-seats = Jugáis tantos como dice la caja del juego, cada uno en una plaza propia. Las plazas van alrededor de la mesa en sentido horario.
rule-table-options = Elegís las opciones y la edición antes de la partida. Valen hasta el final y quedan en el registro.
rule-table-host = Quien abre la mesa la lleva: elige a qué jugáis, cuántos y en qué orden, puede liberar plazas e inicia. Puede cedérsela a alguien que esté sentado a la mesa. Si se va, la lleva la siguiente persona presente; si lleva un minuto ausente, puede hacerlo cualquiera que esté sentado a la mesa.

rules-section-acting = Actuar
rule-table-turn = Solo puedes actuar mientras el juego te espera. En la mayoría de los juegos espera a uno cada vez; donde todos actúan a la vez, espera a cualquiera que aún pueda.
rule-table-form = Puedes hacer lo que el juego ofrece, por completo y dentro de sus límites. Cualquier otra cosa se rechaza y no cambia nada.
rule-table-preview = Lo que el juego te muestra de una elección antes de que la hagas es lo que ocurre después, mientras el azar no intervenga. No te revela ningún secreto.
rule-table-over = Cuando la partida ha terminado, ya no actúa nadie.
rule-table-clock = No tienes que vigilar un temporizador: cuando se agota, lo que sigue ocurre solo. Un temporizador que se ha parado ya no hace nada.
rule-table-undo = Puedes deshacer tu última jugada mientras nadie más haya jugado después, si el azar no ha dado nada con ella y no ha mostrado ningún secreto.
rule-table-undo-together = Lo que no puedes deshacer a solas lo puedes deshacer si todos están de acuerdo, hasta tu propia última jugada, siempre que desde entonces el azar no haya dado nada ni se haya mostrado ningún secreto.
rule-table-decision = Tu respuesta vale para la pregunta que se te hizo. Si llega cuando esa pregunta ya no está abierta, se rechaza, aunque sirviera para la siguiente.

rules-section-leaving-and-being-late = Irse y llegar tarde
rule-table-stand-in = Si se te acaba el tiempo, o te has ido mientras otros esperan, juega un bot por ti tras una cuenta atrás que todos ven. Cuánto te espera cuando te has ido lo elige la mesa, y puede ser para siempre. Se queda hasta que actúas o dices que has vuelto o, si te habías ido, hasta que vuelves. Solo lo que está decidiendo en ese momento lo decide aún él, salvo que tú seas más rápido. Se te dice lo que hizo.
rule-table-idle = Donde todos actúan a la vez, ningún bot te mete prisa. Tu tiempo corre solo mientras otra persona de la mesa no puede hacer más que esperarte, y solo cuando a todos se les ha mostrado lo que ha pasado (medio segundo por cada cosa). Si no haces nada durante 60 segundos, o lo que haya elegido la mesa, un bot decide esta única cosa por ti, por ejemplo que estás listo. Con la salida o con la siguiente pregunta, la plaza vuelve a ser tuya.
rule-table-break = Quien juega puede pedir una pausa, y quien juega puede terminarla. Mientras dura nadie actúa, no corre el tiempo y no juega ningún bot. En una partida contra el reloj que cuenta para la clasificación todos deben estar de acuerdo. Donde todos actúan a la vez, una pausa empieza cuando termina la ronda, y una cuenta atrás empieza después de nuevo.
rule-table-resign = Si abandonas, cedes la plaza para siempre y quedas en último lugar, y un bot juega en tu lugar hasta el final. Cuando solo un jugador no ha abandonado, gana ese; cuando no queda ninguna persona, la partida termina.
rule-table-end-together = Cuando todas las personas de la mesa están de acuerdo, la partida termina tal como está: no gana nadie, y no cuenta para la clasificación.

rules-section-where-all-act-at-once-over-a-network = Donde todos actúan a la vez, por la red
rule-table-tumble = Los dados de cada tirada ruedan el mismo tiempo para todos, contado en el dispositivo de cada cual; mientras ruedan los tuyos, no puedes actuar. Lo que hacen los demás se muestra a todos en los mismos instantes.
rule-table-lag = Lo que enviaste antes del aviso todavía cuenta si estaba en camino cuando sonó: puedes retrasarte tanto como se haya medido en tu conexión, hasta un límite. Al final de la ronda se te dice lo que se ha abonado.
rule-table-pause = Si el servidor está parado, caído o no puede anotar nada, nadie pierde tiempo por ello: todos los plazos se aplazan otro tanto.

rules-section-chance-and-secrets = Azar y secretos
rule-table-chance = Todas las tiradas y los sorteos vienen solo del crupier, cada cara y cada carta con la misma probabilidad. Nadie los conoce antes de que se hagan.
rule-table-secrets = Ves lo que una persona en tu plaza podría saber, y nada más. Quien solo mira es quien menos sabe.
rule-table-log = El historial dice todo lo que ocurre, en la medida en que puedes verlo, cada vez con la regla por la que ocurrió.
