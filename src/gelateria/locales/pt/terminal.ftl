# O que só o terminal diz. O que está entre `acentos graves` escreve-se, e é igual em todas as línguas.

terminal-tagline = há sempre um jogo na mesa
terminal-which-game = Que jogo? (`rules 1` para ler as regras, `quit` para sair)
terminal-go-on-with = Continuar { $game }, jogada { $move }: { $names }
terminal-which-bots = Que bots? ({ $bots }; `none` para jogar com amigos)
terminal-your-names = Os vossos nomes
terminal-one-of = Um destes, por favor: { $words }.
terminal-of-which = De que jogo? { $games }
terminal-bye = Até breve!

terminal-seconds = (faltam { $seconds } s)
terminal-enter = Basta Enter.
terminal-begin = Escreve como começa a tua escolha, ou `all` para ver todas.
terminal-hand-over = Passa a { $name }; Enter quando mais ninguém olhar
terminal-too-late = O tempo acabou: chegou tarde demais.
terminal-several = Isso pode ser { $count } coisas:
terminal-unknown = Nada aqui se chama «{ $typed }».
terminal-type = { $count ->
    [one] Escreve 1, ou a escolha por palavras; `help` diz o que mais há.
   *[other] Escreve um número, de 1 a { $count }, ou uma escolha por palavras; `help` diz o que mais há.
}
terminal-pause = Enter continua, `undo` desfaz a jogada
terminal-taken-back = Jogada desfeita.
terminal-no-rule = Nenhuma regra de { $game } diz «{ $words }».
terminal-not-refused = Até agora nada foi recusado.
terminal-chance = ganhas { $share } das vezes: { $action }
terminal-help =
    Responde com um número, por palavras, ou com o bastante para distinguir a tua escolha.
      undo      desfazer a tua última jogada, onde as regras da mesa o permitem
      board     desenhar tudo de novo
      log       toda a história até agora
      rules     as regras; `rules PALAVRA` as que falam disso
      why       a regra por trás da última recusa
      hint      o que um perito faria aqui, e porquê
      save      guardar a partida agora
      quit      guardá-la e sair; Ctrl-D também

terminal-kept-in = Guardada em { $file }
terminal-not-kept = A partida não pode ser guardada em { $folder }: { $why }.
terminal-left = A partida está guardada. Continua com: { $command }
terminal-nothing-left = Ainda não se jogou nada, por isso nada fica guardado. Até breve!
terminal-again = Revê-a com: { $command }

terminal-length = { $turns ->
    [0] { $turns } turnos
    [one] { $turns } turno
   *[other] { $turns } turnos
}, { $moves ->
    [0] { $moves } jogadas
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}.
terminal-record = { $game }, { $players } jogadores, { $moves ->
    [0] { $moves } jogadas
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}
terminal-clock = tempo

terminal-reconstructed = Reconstruído, não impresso, nesta edição: { $tables } (ver edition.toml de { $game }).

terminal-head-game = jogo
terminal-head-title = título
terminal-head-designer = autor
terminal-head-seats = lugares
terminal-head-meaning = significado
terminal-head-level = nível

terminal-bot-random = acaso
terminal-bot-greedy = guloso

terminal-stopped = Interrompido.
terminal-wrong-language = A Gelateria não fala “{ $language }”. As suas línguas são: { $languages }.
terminal-wrong-slug = Não há nenhum jogo chamado “{ $game }”. Há: { $games }.
terminal-wrong-bot = Não há nenhum bot chamado “{ $bot }”. Há: { $bots }. O teu também pode jogar: my_bot.py:MyBot, my_package.my_bot:MyBot ou stdio:COMANDO.
terminal-wrong-seats = { $game } é para { $from } a { $to } jogadores, não para { $players }. (table.seats)
terminal-wrong-option = { $options ->
    [none] { $game } não tem a opção “{ $option }”, nem nenhuma outra.
   *[other] { $game } não tem a opção “{ $option }”. Opções: { $options }.
}
terminal-wrong-value = { $game } não se pode jogar assim: { $why }.
terminal-wrong-no-bot = Indique pelo menos um bot. Há: { $bots }.
terminal-wrong-bots = { $bots } bots são demais para { $players } lugares.
terminal-wrong-names = { $names } nomes são demais para { $players } lugares.
terminal-wrong-same-name = Dois à mesa têm o mesmo nome: { $names }.
terminal-wrong-name = Um nome precisa de uma letra que se possa imprimir.
terminal-wrong-no-save = Não há nenhuma partida guardada.
terminal-wrong-no-save-of = Não há nenhuma partida guardada de “{ $game }”.
terminal-wrong-unread = { $file } não pode ser lido: { $why }.
terminal-wrong-unwritten = { $file } não pode ser escrito: { $why }.
terminal-wrong-game = { $file } é uma partida de { $game }, não de { $other }.
terminal-wrong-over = Esta partida acabou. Para a rever: { $command }
terminal-wrong-guest = Esta partida guardada quer executar “{ $bot }”, que não é um bot nosso. Se confia nele, diga-o: { $option }
terminal-wrong-flag = Opção desconhecida: { $option }.
terminal-wrong-record = Este registo não pode ser jogado aqui. { $why }
terminal-wrong-move = { $moves ->
    [one] Esta partida tem { $moves } jogada: --to vai de 0 a { $moves }.
   *[other] Esta partida tem { $moves } jogadas: --to vai de 0 a { $moves }.
}
