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
      save      das Spiel jetzt aufheben
      quit      aufheben und gehen; Strg-D auch

terminal-kept-in = Aufgehoben in { $file }
terminal-not-kept = Das Spiel kann in { $folder } nicht aufgehoben werden: { $why }.
terminal-left = Das Spiel ist aufgehoben. Weiter geht es mit: { $command }
terminal-nothing-left = Es wurde noch nichts gespielt, also ist nichts aufgehoben. Bis bald!
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

terminal-by = von { $names }
terminal-source-T = steht im Regelheft
terminal-source-D = folgt aus dem Regelheft
terminal-source-C = rekonstruiertes Material
terminal-source-R = unsere Lesart
terminal-reconstructed = In dieser Ausgabe rekonstruiert, nicht gedruckt: { $tables } (siehe edition.toml von { $game }).

terminal-head-game = Spiel
terminal-head-title = Titel
terminal-head-designer = Autor
terminal-head-seats = Plätze
terminal-head-meaning = Bedeutung
terminal-head-level = Stärke
