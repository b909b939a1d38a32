# What only the terminal says. What stands in `backticks` is typed, and the same in every language.

terminal-tagline = a game is always laid out
terminal-which-game = Which game? (`rules 1` to read up, `quit` to leave)
terminal-go-on-with = Go on with { $game }, move { $move }: { $names }
terminal-which-bots = Which bots? ({ $bots }; `none` to play with friends)
terminal-your-names = Your names
terminal-one-of = One of these, please: { $words }.
terminal-of-which = Of which game? { $games }
terminal-bye = See you soon!

terminal-seconds = ({ $seconds } s left)
terminal-enter = Enter does it.
terminal-begin = Type how your choice begins, or `all` to see every one.
terminal-hand-over = Hand over to { $name }; Enter when nobody else looks
terminal-too-late = Time is up: that came too late.
terminal-several = That could be any of { $count }:
terminal-unknown = Nothing here is called “{ $typed }”.
terminal-type = { $count ->
    [one] Type 1, or the choice in words; `help` tells what else there is.
   *[other] Type a number, 1 to { $count }, or a choice in words; `help` tells what else there is.
}
terminal-pause = Enter goes on, `undo` takes it back
terminal-taken-back = Taken back.
terminal-no-rule = No rule of { $game } says “{ $words }”.
terminal-not-refused = Nothing was refused so far.
terminal-chance = { $share } to win: { $action }
terminal-help =
    Answer with a number, in words, or with as much of them as tells your choice apart.
      undo      take your last move back, where the rules of the table allow it
      board     draw everything again
      log       the whole story so far
      rules     the rules; `rules WORD` those about something
      why       the rule behind the last refusal
      hint      what an expert would do here, and why
      save      keep the game now
      quit      keep it and leave; Ctrl-D too

terminal-kept-in = Kept in { $file }
terminal-not-kept = The game cannot be kept in { $folder }: { $why }.
terminal-left = The game is kept. Go on with: { $command }
terminal-nothing-left = Nothing was played yet, so nothing is kept. See you!
terminal-again = See it again with: { $command }

terminal-length = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
terminal-record = { $game }, { $players } players, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
terminal-clock = time

terminal-reconstructed = Reconstructed, not printed, in this edition: { $tables } (see { $game }’s edition.toml).

terminal-head-game = game
terminal-head-title = title
terminal-head-designer = designer
terminal-head-seats = seats
terminal-head-meaning = meaning
terminal-head-level = level

terminal-bot-random = random
terminal-bot-greedy = greedy

terminal-stopped = Stopped.
terminal-wrong-language = Gelateria does not speak '{ $language }'. Its languages are: { $languages }.
terminal-wrong-slug = There is no game called '{ $game }'. There are: { $games }.
terminal-wrong-bot = There is no bot called '{ $bot }'. There are: { $bots }. Yours can play too: my_bot.py:MyBot, my_package.my_bot:MyBot or stdio:COMMAND.
terminal-wrong-seats = { $game } is for { $from } to { $to } players, not { $players }. (table.seats)
terminal-wrong-option = { $options ->
    [none] { $game } has no option '{ $option }'. Options there are: none.
   *[other] { $game } has no option '{ $option }'. Options there are: { $options }.
}
terminal-wrong-value = { $game } cannot be played like that: { $why }.
terminal-wrong-no-bot = Name at least one bot. There are: { $bots }.
terminal-wrong-bots = { $bots } bots are too many for { $players } seats.
terminal-wrong-names = { $names } names are too many for { $players } seats.
terminal-wrong-same-name = Two at the table have the same name: { $names }.
terminal-wrong-name = A name needs a letter that can be printed.
terminal-wrong-no-save = There is no saved game.
terminal-wrong-no-save-of = There is no saved game of '{ $game }'.
terminal-wrong-unread = { $file } cannot be read: { $why }.
terminal-wrong-unwritten = { $file } cannot be written: { $why }.
terminal-wrong-game = { $file } is a game of { $game }, not of { $other }.
terminal-wrong-over = This game is over. See it again with: { $command }
terminal-wrong-guest = This saved game wants to run '{ $bot }', which is no bot of ours. If you trust it, say so: { $option }
terminal-wrong-flag = Unknown option: { $option }.
terminal-wrong-record = This record cannot be played here. { $why }
terminal-wrong-move = { $moves ->
    [one] This game has { $moves } move: --to can be 0 to { $moves }.
   *[other] This game has { $moves } moves: --to can be 0 to { $moves }.
}
