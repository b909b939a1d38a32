# Las reglas de la mesa.

rules-section-sitting-down = Sentarse
rule-table-seats = Tantos jugadores como dice la caja del juego, cada uno en una plaza propia; las plazas se numeran en sentido horario a partir de 0.
rule-table-options = Las opciones y la edición se eligen antes de la partida y valen hasta el final. Quedan escritas en el registro.

rules-section-acting = Actuar
rule-table-turn = Solo puede actuar quien tiene que decidir. En la mayoría de los juegos es uno; donde todos actúan a la vez, es cualquiera que aún pueda.
rule-table-form = Una acción es una de las del juego, completa y dentro de sus límites. Cualquier otra cosa se rechaza y no cambia nada.
rule-table-over = Cuando la partida ha terminado, ya no actúa nadie.
rule-table-clock = Un temporizador es asunto del reloj: cuando se agota, actúa el reloj. El aviso de un temporizador que ya no corre se ignora.
rule-table-undo = Un jugador puede deshacer su propia última jugada mientras nadie más haya jugado después, el azar no haya dado nada con ella y con ella no se haya mostrado ningún secreto.
rule-table-undo-together = Lo que no se puede deshacer a solas se puede deshacer con el consentimiento de todos, hasta la última jugada propia, siempre que desde entonces el azar no haya dado nada ni se haya mostrado ningún secreto.
rule-table-decision = Una respuesta vale para la decisión para la que se dio. La que llega cuando esa decisión ya no está abierta se rechaza, hiciera lo que hiciera con la siguiente.

rules-section-leaving-and-being-late = Irse y llegar tarde
rule-table-stand-in = A quien se le acaba el tiempo, o se ha ido mientras otros esperan, lo sustituye un bot tras una cuenta atrás que todos ven. El bot se queda hasta que uno actúa, dice que ha vuelto o, si se había ido, vuelve; solo lo que está decidiendo en ese momento lo decide aún él, salvo que uno sea más rápido.
rule-table-idle = Donde todos actúan a la vez, ningún bot mete prisa: el tiempo corre solo mientras otra persona presente no puede hacer más que esperar, y todavía no mientras se muestra lo que ha pasado, medio segundo por cada cosa. Tras 60 segundos un bot decide esta única cosa por quien está presente, por ejemplo que está listo, y devuelve la plaza con la salida o con la siguiente pregunta.
rule-table-resign = Quien abandona cede la plaza para siempre, queda en último lugar, y un bot juega en su lugar hasta el final. Cuando solo un jugador no ha abandonado, gana ese; cuando no queda ninguna persona, la partida termina.
rule-table-end-together = Cuando todas las personas están de acuerdo, la partida termina tal como está: no gana nadie, y no cuenta para la clasificación.

rules-section-where-all-act-at-once-over-a-network = Donde todos actúan a la vez, por la red
rule-table-tumble = Los dados de cada tirada ruedan el mismo tiempo para todos, medido en el lado del propio jugador; nadie actúa mientras ruedan sus dados. Lo que hacen los demás se muestra a todos en los mismos instantes.
rule-table-lag = Lo que se envió antes del aviso pero estaba en camino cuando sonó todavía cuenta: tanto retraso como se le haya medido a la línea, hasta un límite. Lo que se ha abonado se dice al final de la ronda.
rule-table-pause = El tiempo en que el servidor está parado, caído o no puede anotar nada no es de nadie: todos los plazos se aplazan otro tanto.

rules-section-chance-and-secrets = Azar y secretos
rule-table-chance = Los dados y los sorteos vienen solo del crupier, cada cara y cada carta con la misma probabilidad. Nadie conoce un sorteo antes de que se haga.
rule-table-secrets = Quien mira recibe lo que una persona en esa plaza podría saber, y nada más. Un espectador es quien menos sabe.
