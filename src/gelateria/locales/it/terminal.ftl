# Quello che dice solo il terminale. Ciò che sta tra `apici inversi` si scrive, ed è uguale in ogni lingua.

terminal-tagline = un gioco è sempre sul tavolo
terminal-which-game = Quale gioco? (`rules 1` per leggere le regole, `quit` per andare)
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
terminal-several = Le possibilità sono { $count }:
terminal-unknown = Qui niente si chiama «{ $typed }».
terminal-type = { $count ->
    [one] Scrivi 1, o la scelta a parole; `help` dice cos’altro c’è.
   *[other] Scrivi un numero, da 1 a { $count }, o una scelta a parole; `help` dice cos’altro c’è.
}
terminal-pause = Invio continua, `undo` ritira la mossa
terminal-taken-back = Mossa ritirata.
terminal-no-rule = Nessuna regola di { $game } dice «{ $words }».
terminal-not-refused = Finora niente è stato rifiutato.
terminal-chance = vince il { $share } delle volte: { $action }
terminal-help =
    Rispondi con un numero, a parole, o con quanto basta a distinguere la tua scelta.
      undo      ritira la tua ultima mossa, dove le regole del tavolo lo permettono
      board     ridisegna tutto
      log       tutta la storia finora
      rules     le regole; `rules PAROLA` quelle che ne parlano
      why       la regola dietro l’ultimo rifiuto
      hint      che cosa farebbe un esperto qui, e perché
      save      conserva la partita adesso
      quit      conservala e vai; anche Ctrl-D

terminal-kept-in = Conservata in { $file }
terminal-not-kept = La partita non può essere conservata in { $folder }: { $why }.
terminal-left = La partita è conservata. Continua con: { $command }
terminal-nothing-left = Non si è ancora giocato, quindi non c’è niente da conservare. A presto!
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

terminal-by = di { $names }
terminal-source-T = stampato nel regolamento
terminal-source-D = segue dal regolamento
terminal-source-C = materiale ricostruito
terminal-source-R = nostra lettura
terminal-reconstructed = Ricostruito, non stampato, in questa edizione: { $tables } (vedi edition.toml di { $game }).

terminal-head-game = gioco
terminal-head-title = titolo
terminal-head-designer = autore
terminal-head-seats = posti
terminal-head-meaning = significato
terminal-head-level = forza
