# Wat alleen de terminal zegt. Wat tussen `backticks` staat wordt getypt en is in elke taal hetzelfde.

terminal-tagline = er ligt altijd een spel klaar
terminal-which-game = Welk spel? (`rules 1` om de regels te lezen, `quit` om te stoppen)
terminal-go-on-with = Verder met { $game }, zet { $move }: { $names }
terminal-which-bots = Welke bots? ({ $bots }; `none` om met vrienden te spelen)
terminal-your-names = Jullie namen
terminal-one-of = Een van deze, graag: { $words }.
terminal-of-which = Van welk spel? { $games }
terminal-bye = Tot gauw!

terminal-seconds = (nog { $seconds } s)
terminal-enter = Enter is genoeg.
terminal-begin = Typ hoe je keuze begint, of `all` om ze allemaal te zien.
terminal-hand-over = Geef door aan { $name }; Enter als niemand anders kijkt
terminal-too-late = De tijd is om: dat kwam te laat.
terminal-several = Dat kan { $count } dingen betekenen:
terminal-unknown = Niets heet hier “{ $typed }”.
terminal-type = { $count ->
    [one] Typ 1, of de keuze in woorden; `help` zegt wat er nog meer is.
   *[other] Typ een getal, 1 tot { $count }, of een keuze in woorden; `help` zegt wat er nog meer is.
}
terminal-pause = Enter gaat verder, `undo` neemt de zet terug
terminal-taken-back = Teruggenomen.
terminal-no-rule = Geen regel van { $game } zegt “{ $words }”.
terminal-not-refused = Er is nog niets geweigerd.
terminal-chance = { $share } winkans: { $action }
terminal-help =
    Antwoord met een getal, in woorden, of met genoeg daarvan om je keuze te herkennen.
      undo      je laatste zet terugnemen, waar de regels van de tafel dat toestaan
      board     alles opnieuw tekenen
      log       het hele verhaal tot nu toe
      rules     de regels; `rules WOORD` die waarin het voorkomt
      why       de regel achter de laatste weigering
      hint      wat een expert hier zou doen, en waarom
      save      het spel nu bewaren
      quit      bewaren en stoppen; Ctrl-D ook

terminal-kept-in = Bewaard in { $file }
terminal-not-kept = Het spel kan niet bewaard worden in { $folder }: { $why }.
terminal-left = Het spel is bewaard. Ga verder met: { $command }
terminal-nothing-left = Er is nog niets gespeeld, dus er is niets bewaard. Tot gauw!
terminal-again = Bekijk het nog eens met: { $command }

terminal-length = { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
}, { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}.
terminal-record = { $game }, { $players } spelers, { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}
terminal-clock = tijd

terminal-reconstructed = In deze editie gereconstrueerd, niet gedrukt: { $tables } (zie edition.toml van { $game }).

terminal-head-game = spel
terminal-head-title = titel
terminal-head-designer = auteur
terminal-head-seats = plaatsen
terminal-head-meaning = betekenis
terminal-head-level = niveau

terminal-bot-random = willekeurig
terminal-bot-greedy = gretig

terminal-stopped = Afgebroken.
terminal-wrong-language = Gelateria spreekt geen ‘{ $language }’. Haar talen zijn: { $languages }.
terminal-wrong-slug = Er is geen spel dat ‘{ $game }’ heet. Er zijn: { $games }.
terminal-wrong-bot = Er is geen bot die ‘{ $bot }’ heet. Er zijn: { $bots }. De jouwe kan ook meedoen: my_bot.py:MyBot, my_package.my_bot:MyBot of stdio:OPDRACHT.
terminal-wrong-seats = { $game } is voor { $from } tot { $to } spelers, niet voor { $players }. (table.seats)
terminal-wrong-option = { $options ->
    [none] { $game } heeft geen optie ‘{ $option }’, en ook geen andere.
   *[other] { $game } heeft geen optie ‘{ $option }’. Opties zijn: { $options }.
}
terminal-wrong-value = Zo kan { $game } niet gespeeld worden: { $why }.
terminal-wrong-no-bot = Noem minstens één bot. Er zijn: { $bots }.
terminal-wrong-bots = { $bots } bots zijn te veel voor { $players } plaatsen.
terminal-wrong-names = { $names } namen zijn te veel voor { $players } plaatsen.
terminal-wrong-same-name = Twee aan tafel heten hetzelfde: { $names }.
terminal-wrong-name = Een naam heeft een letter nodig die gedrukt kan worden.
terminal-wrong-no-save = Er is geen bewaard spel.
terminal-wrong-no-save-of = Er is geen bewaard spel van ‘{ $game }’.
terminal-wrong-unread = { $file } kan niet gelezen worden: { $why }.
terminal-wrong-unwritten = { $file } kan niet geschreven worden: { $why }.
terminal-wrong-game = { $file } is een spel van { $game }, niet van { $other }.
terminal-wrong-over = Dit spel is uit. Bekijk het nog eens met: { $command }
terminal-wrong-guest = Dit bewaarde spel wil ‘{ $bot }’ starten, en dat is geen bot van ons. Vertrouw je het, zeg het dan: { $option }
terminal-wrong-flag = Onbekende optie: { $option }.
terminal-wrong-record = Dit verslag kan hier niet gespeeld worden. { $why }
terminal-wrong-move = { $moves ->
    [one] Dit spel heeft { $moves } zet: --to kan 0 tot { $moves } zijn.
   *[other] Dit spel heeft { $moves } zetten: --to kan 0 tot { $moves } zijn.
}
