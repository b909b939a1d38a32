# Quello che dice solo il terminale. Ciò che sta tra `apici inversi` si scrive, ed è uguale in ogni lingua.

terminal-tagline = un gioco è sempre sul tavolo
terminal-which-game = Quale gioco? (`rules 1` per leggere le regole, `quit` per uscire)
terminal-go-on-with = Continua { $game }, mossa { $move }: { $names }
terminal-which-bots = Quali bot? ({ $bots }; `none` per giocare con gli amici)
terminal-your-names = I vostri nomi
terminal-one-of = Uno di questi, per favore: { $words }.
terminal-of-which = Di quale gioco? { $games }
terminal-bye = A presto!

terminal-seconds = (ancora { $seconds } s)
terminal-enter = Basta Invio.
terminal-begin = Scrivi come comincia la tua scelta, o `all` per vederle tutte.
terminal-hand-over = Passa a { $name }; Invio quando nessun altro guarda
terminal-too-late = Il tempo è scaduto: troppo tardi.
terminal-several = Può voler dire { $count } cose:
terminal-unknown = Qui niente si chiama «{ $typed }».
terminal-type = { $count ->
    [one] Scrivi 1, o la scelta a parole; `help` dice cos’altro c’è.
   *[other] Scrivi un numero, da 1 a { $count }, o una scelta a parole; `help` dice cos’altro c’è.
}
terminal-pause = Invio continua, `undo` ritira la mossa
terminal-taken-back = Mossa ritirata.
terminal-no-rule = Nessuna regola di { $game } dice «{ $words }».
terminal-not-refused = Finora niente è stato rifiutato.
terminal-chance = vinci il { $share } delle volte: { $action }
terminal-help =
    Rispondi con un numero, a parole, o con quanto basta a distinguere la tua scelta.
      undo      ritira la tua ultima mossa, dove le regole del tavolo lo permettono
      board     ridisegna tutto
      log       tutta la storia finora
      rules     le regole; `rules PAROLA` quelle che ne parlano
      why       la regola dietro l’ultimo rifiuto
      hint      che cosa farebbe un esperto qui, e perché
      save      salva la partita adesso
      quit      salvala ed esci; anche Ctrl-D

terminal-kept-in = Salvata in { $file }
terminal-not-kept = La partita non può essere salvata in { $folder }: { $why }.
terminal-left = La partita è salvata. Continua con: { $command }
terminal-nothing-left = Non si è ancora giocato, quindi non c’è niente da salvare. A presto!
terminal-again = Rivedila con: { $command }

terminal-length = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}, { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}.
terminal-record = { $game }, { $players } giocatori, { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}
terminal-clock = tempo

terminal-reconstructed = Ricostruito, non stampato, in questa edizione: { $tables } (vedi edition.toml di { $game }).

terminal-head-game = gioco
terminal-head-title = titolo
terminal-head-designer = autore
terminal-head-seats = posti
terminal-head-meaning = significato
terminal-head-level = livello

terminal-bot-random = casuale
terminal-bot-greedy = ingordo

terminal-stopped = Interrotto.
terminal-wrong-language = Gelateria non parla «{ $language }». Le sue lingue sono: { $languages }.
terminal-wrong-slug = Non c’è nessun gioco chiamato «{ $game }». Ci sono: { $games }.
terminal-wrong-bot = Non c’è nessun bot chiamato «{ $bot }». Ci sono: { $bots }. Può giocare anche il tuo: my_bot.py:MyBot, my_package.my_bot:MyBot o stdio:COMANDO.
terminal-wrong-seats = { $game } è per { $from }–{ $to } giocatori, non per { $players }. (table.seats)
terminal-wrong-option = { $options ->
    [none] { $game } non ha l’opzione «{ $option }», né alcun’altra.
   *[other] { $game } non ha l’opzione «{ $option }». Opzioni: { $options }.
}
terminal-wrong-value = { $game } non si può giocare così: { $why }.
terminal-wrong-no-bot = Nomina almeno un bot. Ci sono: { $bots }.
terminal-wrong-bots = { $bots } bot sono troppi per { $players } posti.
terminal-wrong-names = { $names } nomi sono troppi per { $players } posti.
terminal-wrong-same-name = Due al tavolo hanno lo stesso nome: { $names }.
terminal-wrong-name = Un nome ha bisogno di una lettera stampabile.
terminal-wrong-no-save = Non c’è nessuna partita conservata.
terminal-wrong-no-save-of = Non c’è nessuna partita conservata di «{ $game }».
terminal-wrong-unread = { $file } non si può leggere: { $why }.
terminal-wrong-unwritten = { $file } non si può scrivere: { $why }.
terminal-wrong-game = { $file } è una partita di { $game }, non di { $other }.
terminal-wrong-over = Questa partita è finita. Per rivederla: { $command }
terminal-wrong-guest = Questa partita conservata vuole avviare «{ $bot }», che non è un nostro bot. Se ti fidi, dillo: { $option }
terminal-wrong-flag = Opzione sconosciuta: { $option }.
terminal-wrong-record = Questa registrazione non si può giocare qui. { $why }
terminal-wrong-move = { $moves ->
    [one] Questa partita ha { $moves } mossa: --to va da 0 a { $moves }.
   *[other] Questa partita ha { $moves } mosse: --to va da 0 a { $moves }.
}
