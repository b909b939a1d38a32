# Was nur das Terminal sagt. Was in `Backticks` steht, wird getippt und ist in jeder Sprache gleich.

terminal-tagline = ein Spiel liegt immer bereit
terminal-which-game = Welches Spiel? (`rules 1` zum Nachlesen, `quit` zum Gehen)
terminal-go-on-with = Weiter mit { $game }, Zug { $move }: { $names }
terminal-which-bots = Welche Bots? ({ $bots }; `none`, um mit Freunden zu spielen)
terminal-your-names = Eure Namen
terminal-one-of = Eins davon, bitte: { $words }.
terminal-of-which = Von welchem Spiel? { $games }
terminal-bye = Bis bald!

terminal-seconds = (noch { $seconds } s)
terminal-enter = Enter genügt.
terminal-begin = Tippe, wie deine Wahl anfängt, oder `all`, um alle zu sehen.
terminal-hand-over = Weitergeben an { $name }; Enter, wenn sonst niemand hinsieht
terminal-too-late = Die Zeit ist um: Das kam zu spät.
terminal-several = Das kann { $count } Dinge heißen:
terminal-unknown = Hier heißt nichts „{ $typed }“.
terminal-type = { $count ->
    [one] Tippe 1 oder die Wahl in Worten; `help` sagt, was es sonst gibt.
   *[other] Tippe eine Zahl, 1 bis { $count }, oder eine Wahl in Worten; `help` sagt, was es sonst gibt.
}
terminal-pause = Enter: weiter, `undo`: zurücknehmen
terminal-taken-back = Zurückgenommen.
terminal-no-rule = Keine Regel von { $game } sagt „{ $words }“.
terminal-not-refused = Bisher wurde nichts abgelehnt.
terminal-chance = { $share } Gewinnchance: { $action }
terminal-help =
    Antworte mit einer Zahl, in Worten oder mit so viel davon, dass deine Wahl eindeutig ist.
      undo      den letzten Zug zurücknehmen, wo die Regeln des Tisches es erlauben
      board     alles noch einmal zeichnen
      log       die ganze Geschichte bisher
      rules     die Regeln; `rules WORT` die, in denen es vorkommt
      why       die Regel hinter der letzten Ablehnung
      hint      was ein Könner hier täte, und warum
      save      das Spiel jetzt speichern
      quit      speichern und gehen; Strg-D auch

terminal-kept-in = Gespeichert in { $file }
terminal-not-kept = Das Spiel kann in { $folder } nicht gespeichert werden: { $why }.
terminal-left = Das Spiel ist gespeichert. Weiter geht es mit: { $command }
terminal-nothing-left = Es wurde noch nichts gespielt, also ist nichts gespeichert. Bis bald!
terminal-again = Noch einmal ansehen mit: { $command }

terminal-length = { $turns ->
    [one] { $turns } Spielzug
   *[other] { $turns } Spielzüge
}, { $moves ->
    [one] { $moves } Entscheidung
   *[other] { $moves } Entscheidungen
}.
terminal-record = { $game }, { $players } Spieler, { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}
terminal-clock = Zeit

terminal-reconstructed = In dieser Ausgabe rekonstruiert, nicht gedruckt: { $tables } (siehe edition.toml von { $game }).

terminal-head-game = Spiel
terminal-head-title = Titel
terminal-head-designer = Autor
terminal-head-seats = Plätze
terminal-head-meaning = Bedeutung
terminal-head-level = Stärke

terminal-bot-random = zufällig
terminal-bot-greedy = gierig

terminal-stopped = Abgebrochen.
terminal-wrong-language = Gelateria spricht kein „{ $language }“. Ihre Sprachen sind: { $languages }.
terminal-wrong-slug = Es gibt kein Spiel namens „{ $game }“. Es gibt: { $games }.
terminal-wrong-bot = Es gibt keinen Bot namens „{ $bot }“. Es gibt: { $bots }. Deiner kann auch mitspielen: my_bot.py:MyBot, my_package.my_bot:MyBot oder stdio:BEFEHL.
terminal-wrong-seats = { $game } ist für { $from } bis { $to } Spieler, nicht für { $players }. (table.seats)
terminal-wrong-option = { $options ->
    [none] { $game } hat keine Option „{ $option }“ und auch keine andere.
   *[other] { $game } hat keine Option „{ $option }“. Optionen sind: { $options }.
}
terminal-wrong-value = So kann { $game } nicht gespielt werden: { $why }.
terminal-wrong-no-bot = Nenne mindestens einen Bot. Es gibt: { $bots }.
terminal-wrong-bots = { $bots } Bots sind zu viele für { $players } Plätze.
terminal-wrong-names = { $names } Namen sind zu viele für { $players } Plätze.
terminal-wrong-same-name = Zwei am Tisch heißen gleich: { $names }.
terminal-wrong-name = Ein Name braucht einen Buchstaben, der gedruckt werden kann.
terminal-wrong-no-save = Es gibt kein gespeichertes Spiel.
terminal-wrong-no-save-of = Es gibt kein gespeichertes Spiel von „{ $game }“.
terminal-wrong-unread = { $file } kann nicht gelesen werden: { $why }.
terminal-wrong-unwritten = { $file } kann nicht geschrieben werden: { $why }.
terminal-wrong-game = { $file } ist ein Spiel von { $game }, nicht von { $other }.
terminal-wrong-over = Dieses Spiel ist aus. Noch einmal ansehen mit: { $command }
terminal-wrong-guest = Dieses gespeicherte Spiel will „{ $bot }“ starten, das ist kein Bot von uns. Wenn du ihm traust, sag es: { $option }
terminal-wrong-flag = Unbekannte Option: { $option }.
terminal-wrong-record = Diese Aufzeichnung kann hier nicht gespielt werden. { $why }
terminal-wrong-move = { $moves ->
    [one] Dieses Spiel hat { $moves } Zug: --to kann 0 bis { $moves } sein.
   *[other] Dieses Spiel hat { $moves } Züge: --to kann 0 bis { $moves } sein.
}
