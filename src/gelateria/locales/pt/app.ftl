# O que a própria Gelateria diz, no navegador.

skip = Ir para a mesa
home = Para a página inicial
close = Fechar
yes = Sim
no = Não
rules = Regras
undo = Desfazer
mark-scoop = Para { $game }

front-lead = Cinco jogos de mesa, sempre prontos. Senta-te com bots ou amigos: sem conta, sem espera.
front-games = Cinco jogos
front-mine = As minhas partidas
front-your-turn = é a tua vez
front-open = Mesas abertas
front-open-none = Ninguém espera agora. Abre uma mesa e os outros vão encontrá-la aqui.
front-seats = { $taken } de { $all }
front-watch = Assistir
front-name = O teu nome
front-name-any = Algo simpático
front-no-account = Não precisas de conta. Este navegador lembra-se de ti.
front-fair = Cada dado pode ser verificado depois da partida. Nada sai deste servidor.

game-by = de { $names }
game-players = { $from } a { $to } jogadores
game-minutes = { $minutes } minutos
game-play = Jogar já
game-invite = Amigos…
game-learn = Aprender em 3 minutos
about-title = Que jogo é este?

level-easy = fácil
level-medium = médio
level-hard = difícil
level-expert = perito

new-players = Quantos jogam?
new-friends = Com amigos
new-listed = Mostrar a mesa a todos aqui
new-invite = Convidar amigos
new-bots = Com bots
new-level = Qual a força dos bots?
new-play-bots = Jogar contra bots

wish-language = Língua
wish-theme-auto = Claro ou escuro: como o aparelho
wish-theme-light = Claro
wish-theme-dark = Escuro
wish-sound-on = O som está ligado
wish-sound-off = O som está desligado
wish-speed = Movimento
wish-speed-calm = calmo
wish-speed-brisk = ágil
wish-speed-still = nenhum
wish-calling = Som quando é a minha vez
wish-calling-never = nunca
wish-calling-away = quando olho para outro lado
wish-calling-always = sempre
wish-forced = Fazer sozinho o que só se pode fazer de uma maneira

door-title = Uma mesa de { $game }
door-who = Estão aqui: { $names }
door-sit = Sentar-se
door-full = Todos os lugares estão ocupados. Podes assistir.
door-full-shut = Todos os lugares estão ocupados, e nesta mesa ninguém assiste.
door-begun = A partida já começou: estás a assistir.
door-link = Esta mesa é para quem tem o seu link. Pede-o a quem a conduz.

wait-seats = Quem joga
wait-bot = Bot
wait-fill = Completar com bots
wait-start = Iniciar
wait-host = Quem convidou inicia a partida quando todos os lugares estiverem ocupados.
wait-watching = Estás a assistir. Enquanto houver um lugar livre, podes sentar-te.
wait-rename = Ficar com este nome
wait-expected = ainda não chegou
wait-kick = Libertar o lugar de { $name }
wait-kick-sure = { $name } volta a ficar à porta e pode voltar com o link.
wait-kick-yes = Libertar o lugar
wait-kick-anew = Libertar e criar um novo link
wait-invite = Convidar amigos
wait-invite-more = Quem tem este link pode sentar-se.
wait-invite-full = Todos os lugares estão ocupados: quem tem este link assiste.
wait-anew = Criar um novo link
wait-anew-done = Aqui está um novo link. O antigo já não abre nada.
wait-qr = O link, para fotografar
wait-link = O link
wait-share = Partilhar
wait-share-text = Vem jogar { $game } comigo!
wait-copy = Copiar
wait-copied = O link foi copiado.
wait-mixing = Cada navegador junta a sua parte aos dados…
wait-mixing-for = À espera de: { $names }
wait-beacon = Uma fonte pública de acaso junta a sua parte dentro de momentos…
wait-start-with = Iniciar com { $count }
wait-host-named = { $name } inicia a partida assim que todos chegarem.
wait-runs = conduz a mesa
wait-host-gone = Há um bocado que ninguém conduz a mesa. Podes fazê-lo tu.
wait-take-on = Conduzir a mesa
wait-hand-over = Deixar { $name } conduzir a mesa
wait-hand-over-sure = Então { $name } escolhe o que se joga e inicia a partida. Tu ficas no teu lugar.
wait-hand-over-yes = Passar a mesa
wait-level = Quão forte joga { $name }?
wait-order = Mudar a ordem
wait-shuffle = Baralhar
wait-up = Para cima: { $name }
wait-down = Para baixo: { $name }

plan-title = O que se joga
plan-change = Mudar
plan-save = Fica assim
plan-more = Relógio, espectadores, classificação
plan-game = Que jogo?
plan-players = Lugares
plan-clock = Relógio
plan-clock-none = nenhum
plan-clock-relaxed = calmo
plan-clock-fast = rápido
plan-clock-days = { $days ->
    [one] um dia por jogada
   *[other] { $days } dias por jogada
}
plan-days = Dias para uma jogada
plan-counts = Conta
plan-rated = para a classificação
plan-casual = só por diversão
plan-rate = Contar para a classificação, se todos tiverem conta
plan-found = Quem encontra a mesa
plan-listed = todos aqui
plan-unlisted = quem tem o link
plan-watch = Quem pode assistir
plan-watch-none = ninguém
plan-watch-link = quem tem o link
plan-watch-everyone = todos
plan-material = Material
plan-material-own = não é o impresso

watch-title = Espectadores
watch-you = Estás a assistir. Aqui chamas-te:
watch-you-as = Estás a assistir como { $name }.
watch-who = { $count ->
    [one] { $names } está a assistir.
   *[other] { $names } estão a assistir.
}
watch-more = E mais { $count }.
watch-nobody = Ainda ninguém está a assistir.

evening-title = Esta noite
evening-games = As partidas da noite
evening-wins = { $wins } de { $games } ganhas
evening-won = { $game }: { $names }
evening-nobody = { $game }: ninguém ganhou

seats = Jogadores, por ordem de vez
seat-free = livre
seat-you = tu
seat-bot = bot, { $level }
seat-stand-in = joga um bot
seat-resigned = desistiu
seat-away = ausente
seat-won = ganhou
seat-active = tem a vez
seat-time = tempo restante
timer = ampulheta
score = { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}

board = Tabuleiro
sheets = Ao lado do tabuleiro
sheet-log = Histórico
sheet-chat = Chat
sheet-chat-unread = { $count ->
    [one] Chat: { $count } linha nova
   *[other] Chat: { $count } linhas novas
}
sheet-rules = Regras
sheet-menu = Opções

log-empty = Ainda não aconteceu nada.
log-older = Antes
log-you = Tu
recap = Desde a tua vez: { $what }
recap-since = Desde a tua vez
log-back = { $moves ->
    [one] { $name } desfaz a última jogada.
   *[other] { $name } desfaz { $moves } jogadas.
}
    .you = { $moves ->
        [one] Desfazes a tua última jogada.
       *[other] Desfazes { $moves } jogadas.
    }
log-stand-in = Um bot jogou por { $name }.
    .you = Um bot jogou por ti.
chat-empty = Diz olá!
chat-say = Diz alguma coisa
chat-send = Enviar
chat-says = { $name } diz: { $text }
chat-watcher = Alguém que está a ver
chat-watchers = Quem está a ver
chat-mute = Quem eu ouço
chat-mute-one = Deixar de ouvir { $name }
chat-unmute-one = Voltar a ouvir { $name }

bar-turn = É a tua vez
bar-others-wait = Os outros estão à espera. Acabado o tempo, um bot responde por ti.
bar-stand-in = Um bot está a substituir-te.
bar-back = Já voltei
bar-paused = A partida está em pausa.
bar-resigned = Desististe; um bot continua por ti.
bar-played-for = { $moves ->
    [one] Um bot jogou por ti: { $moves } jogada.
   *[other] Um bot jogou por ti: { $moves } jogadas.
}
bar-played-show = Mostrar o que o bot fez
bar-waits = { $count ->
    [0] Um momento…
    [one] { $names } está a pensar…
   *[other] { $names } estão a pensar…
}
bar-won = { $count ->
    [one] { $winners } ganha!
   *[other] { $winners } ganham juntos!
}
    .you = { $count ->
        [one] Ganhaste!
       *[other] Ganharam juntos: { $winners }!
    }
bar-gone = A ligação caiu. Tentamos de novo…
bar-gone-more = Nada se perde: a tua jogada está guardada.
any-choices = O que podes fazer
any-wait = Não é a tua vez.

poll-undo = { $name } gostaria de desfazer uma jogada. Pode ser?
poll-end = { $name } gostaria de terminar a partida. Pode ser?
poll-pause = { $name } gostaria de uma pausa. Pode ser?
poll-own-undo = Pediste para desfazer a tua jogada.
poll-own-end = Propuseste terminar a partida.
poll-own-pause = Pediste uma pausa.
poll-waiting = Falta a resposta de: { $names }
poll-agreed-undo = Todos concordam: a jogada está desfeita.
poll-agreed-end = Todos concordam: a partida termina aqui.
poll-agreed-pause = Todos concordam com uma pausa.
poll-refused = { $name } diz que não. Tudo fica como está.
poll-refused-you = Dizes que não, e { $name } fica a saber.
poll-lapsed = Nem todos responderam a tempo. Tudo fica como está.
poll-overtaken = A partida continuou entretanto: a pergunta já não se põe.

pause-take = Pausa
pause-go-on = Continuar
pause-by = { $name } pôs a partida em pausa.
pause-by-you = Puseste a partida em pausa.
pause-more = O tempo não corre e nenhum bot joga. Qualquer jogador pode continuar.
pause-soon = { $name } pede uma pausa: depois desta ronda.
pause-soon-you = A tua pausa começa depois desta ronda.

menu-undo = Desfazer a minha jogada
menu-undo-further = Voltar a antes da minha última jogada
menu-undo-ask = Pedir aos outros para desfazer a minha jogada
menu-watchers = Copiar link para assistir
menu-end-alone = Terminar a partida
menu-end-alone-sure = Terminar mesmo? Assim ninguém ganha.
menu-end-ask = Propor aos outros terminar
menu-end-ask-sure = Propor mesmo? Assim ninguém ganha.
menu-resign = Desistir
menu-resign-sure = Queres mesmo desistir? Um bot continua por ti.
menu-leave = Deixar a mesa
menu-leave-more = Então outra pessoa conduz a mesa.
menu-close = Fechar a mesa
menu-close-sure = Queres mesmo fechar? Todos terão de sair.
menu-watched = Deixar de assistir
menu-home-more = O teu lugar fica guardado. Enquanto não estás, um bot joga por ti.
menu-home-kept = O teu lugar fica guardado, e os outros esperam por ti.
menu-commitment = Impressão digital dos dados desta mesa:

keys-title = Teclas
keys-show = Mostrar as teclas
keys-everywhere = Em toda a parte
keys-next = De um elemento para o seguinte
keys-press = Premir o que está marcado
keys-close = Fechar o que se abriu
keys-log = De regra em regra no histórico
key-enter = Enter
key-space = Espaço
key-escape = Esc
key-tab = Tab

over-title = A partida acabou
over-show = Resultado
over-you-win = Ganhas por { $margin }!
over-you-win-level = Empate, e o desempate é teu!
over-you-win-alone = Ganhas: desistência de { $names }.
over-you-share = Tu e { $names } ganham juntos!
over-you-lose = { $winners } ganha por { $margin }.
over-you-close = Por tão pouco! { $winners } ganha por { $margin }.
over-you-lose-level = Por tão pouco! Empate, e { $winners } ganha o desempate.
over-you-gave-up = Desististe: { $winners } ganha.
over-wins = { $winners } ganha por { $margin }!
over-wins-level = Empate, e { $winners } ganha o desempate!
over-wins-alone = { $winners } ganha: desistência de { $names }.
over-share = { $winners } ganham juntos!
over-together = A partida foi terminada. Ninguém ganha.
over-counting = Contagem final
over-skip = Saltar
over-board = Só a mesa
over-parts = De onde veio
over-total = Total
over-part-start = no início
over-curve = A pontuação ao longo do jogo
over-when = no turno { $turn }
over-decided-led = { $name } assumiu a liderança { $when } e não mais a largou.
    .you = Assumiste a liderança { $when } e não mais a largaste.
over-decided-lead = { $gain ->
    [none] { $name } assumiu de vez a liderança { $when }.
   *[other] { $name } assumiu de vez a liderança { $when }: { $gain }.
}
    .you = { $gain ->
        [none] Assumiste de vez a liderança { $when }.
       *[other] Assumiste de vez a liderança { $when }: { $gain }.
    }
over-decided-last = { $gain ->
    [none] Tudo em aberto até à última jogada, que pôs { $name } à frente.
   *[other] Tudo em aberto até à última jogada, que pôs { $name } à frente: { $gain }.
}
    .you = { $gain ->
        [none] Tudo em aberto até à última jogada, que te pôs à frente.
       *[other] Tudo em aberto até à última jogada, que te pôs à frente: { $gain }.
    }
over-decided-counting = { $gain ->
    [none] A contagem final pôs { $name } à frente.
   *[other] A contagem final pôs { $name } à frente: { $gain }.
}
    .you = { $gain ->
        [none] A contagem final pôs-te à frente.
       *[other] A contagem final pôs-te à frente: { $gain }.
    }
over-decided-tie-break = Empate em pontos: decidiu o desempate.
over-decided-shared = Iguais até ao fim.
over-why = Porque acabou?
over-rating = Classificação antes e depois
over-counts = Conta { $percent } %: menos com contas novas, se se repete com as mesmas pessoas e com quem é muito mais forte ou mais fraco.
over-unrated-together = Não conta para a classificação: terminaram-na de comum acordo.
over-unrated-edition = Não conta para a classificação: não se jogou com o material impresso.
over-unrated-two-seats = Não conta para a classificação: tinhas dois lugares.
over-unrated-guest = Não conta para a classificação: só as contas têm classificação.
over-unrated-few-decisions = Não conta para a classificação: poucas decisões foram tuas.
over-unrated-no-opponent = Não conta para a classificação: mais ninguém com conta jogou.
over-unrated-stand-in = Não conta para a classificação: um bot substituiu alguém.
over-again = Jogar de novo
over-join-again = Para a próxima partida
next-choose = Escolher outro jogo
next-open = Prepará-lo para todos aqui
next-laid = { $name } preparou a próxima partida: { $game }
next-no-seat = Já não há lugar para ti. Podes assistir.
next-watch = Vir assistir
next-watch-only = Todos os lugares estavam ocupados: estás a assistir.
next-wait = Quando os jogadores prepararem a próxima partida, podes ir com eles.
over-verify = Verificar os dados
over-verified = { $count ->
    [one] Os dados são justos: { $count } número verificado.
   *[other] Os dados são justos: todos os { $count } números verificados.
}
over-unproven = { $count ->
    [one] O único número resulta da semente. Que ninguém o escolheu não se pode provar aqui.
   *[other] Todos os { $count } números resultam da semente. Que ninguém os escolheu não se pode provar aqui.
}
over-not-verified = Estes não são os dados prometidos.
over-replay = Rever

replay-title = Rever e verificar
replay-record = O registo de uma partida

rules-search = Procurar nas regras
rules-none = Nenhuma regra diz isso.
rules-house = Em cada mesa
rules-numbers = Números das regras e fontes
rules-contents = Índice
rules-differs = reconstruído: o teu exemplar pode ser diferente
rules-source-printed = impresso no livro de regras
rules-source-deduced = decorre do livro de regras
rules-source-reconstructed = reconstruído
rules-source-ruling = a nossa leitura
toast-rule = A regra

lost-title = Aqui não há nada
lost-sentence = Talvez a mesa já tenha sido arrumada.

# Rever uma partida, os seus dados e o conselho de um bot.
replay-lead = Revê qualquer partida terminada, jogada a jogada, com os olhos de quem quiseres, e continua a jogar a partir de onde te apetecer.
replay-mine = As minhas partidas terminadas
replay-paste = Cola-o aqui: o seu código de uma linha, ou o seu JSON.
replay-open = Abrir
replay-player = Jogador { $number }
replay-scrub = Percorrer a partida
replay-move = { $move } de { $all }
replay-moves = Todas as jogadas
replay-opening = O jogo está montado.
replay-eyes = Com os olhos de
replay-everybody = Espectador
replay-first = Para o início
replay-back = Uma jogada atrás
replay-play = Reproduzir
replay-pause = Pausa
replay-next = Uma jogada à frente
replay-last = Para o fim
replay-speed = Velocidade
replay-share = Partilhar esta jogada
on-title = Jogar a partir daqui
on-explains = Sentas-te depois da jogada { $move }, e os outros lugares são de bots. O que foi jogado fica como está; a partir daqui os dados são novos. Não conta para a classificação.
on-seat = Que lugar ocupas?
on-begin = Continuar a jogar
dice-checking = Um momento, os dados estão a ser lançados de novo…
dice-here = Calculado neste navegador
dice-seed = A semente corresponde à impressão abaixo, que compromete a mesa.
dice-seed-wrong = A semente não corresponde à impressão abaixo.
dice-promise = É a impressão que este navegador viu antes de os dados serem conhecidos.
dice-promise-wrong = Antes de os dados serem conhecidos, este navegador viu outra impressão.
dice-unseen = Este navegador não estava à mesa. Quem lá estava compara a impressão com a que foi mostrada:
dice-nonce = Quando deste a tua própria parte, a semente e todas as outras partes estavam fixadas: ninguém pôde escolher estes números.
dice-nonce-wrong = A parte de { $name } não é a que estava fixada antes da partida.
dice-parts-wrong = Há mais partes, ou menos, do que havia lugares.
dice-doubt-unwitnessed = Este navegador não juntou uma parte sua, por isso não pode dizer se a semente foi fixada antes de as partes serem conhecidas.
dice-doubt-early = A parte deste navegador foi enviada antes de ele saber que a semente estava fixada: a mesa pôde conhecê-la.
dice-doubt-late = A parte deste navegador não entrou: chegou tarde demais, ou a mesa não a deixou entrar.
dice-doubt-withdrawn = { $name } tinha prometido uma parte que nunca chegou, por isso a mesa pôde escolher entre duas.
dice-beacon-missing = Falta a parte da fonte pública de acaso, por isso a mesa pôde escolher entre duas.
dice-beacon-wrong = A parte da fonte pública de acaso não é o número da ronda prometida.
dice-beacon-vouches = Quando este navegador viu a impressão, estava prometido como parte um número de uma fonte pública que ninguém podia ainda conhecer: ninguém pôde escolher estes números.
dice-remains = O que isto não pode excluir: quem gere a mesa conhece os dados que virão, e pode jogar com outro nome.
dice-numbers = { $count ->
    [one] O único número é exatamente o que dão a semente e as partes de { $parts } lugares.
   *[other] Todos os { $count } números são exatamente os que dão a semente e as partes de { $parts } lugares.
}
dice-numbers-wrong = Na jogada { $move } há um número que a semente não dá.
dice-nothing = Estes dados não provam nada: todos os números vêm de uma partida anterior.
dice-there = Dito pelo servidor
dice-sides = Quantas faces tinha cada número: para isso o servidor jogou de novo o registo segundo as regras.
dice-earlier = { $count ->
    [one] { $count } número vem de uma partida anterior. Para ele, esta semente não prova nada.
   *[other] { $count } números vêm de uma partida anterior. Para eles, esta semente não prova nada.
}
dice-elsewhere = Se não confias em nenhum dos dois, leva o registo contigo e verifica-o no teu computador:
dice-record = Descarregar o registo
dice-witness = Guardar o que este navegador anotou
dice-none = Este registo não diz de onde vêm os seus dados, por isso não há nada a verificar.
hint-ask = Pedir um conselho
hint-thinking = Um perito está a pensar…
hint-best = O conselho do perito: { $action }
hint-only = Não há mais nada a fazer.
hint-odds = Assim ganhas { $best } das vezes.
hint-ahead = Assim ganhas { $best } das vezes, { $second } com «{ $other }».
hint-close = Assim ganhas { $best } das vezes; «{ $other }» é quase igual.
hint-one = Nada mais vale a pena tentar.
hint-own = A favor: { $what }.
hint-others = O que escapa aos outros: { $what }.
hint-do = Fazer isso
hint-thanks = Agora não
seat-thinking = está a pensar
wish-pace = Bots
wish-pace-natural = sem pressa
wish-pace-brisk = ligeiros
wish-pace-instant = de imediato
stand-in = Um bot joga por quem se ausenta
stand-in-usual = como é costume aqui
stand-in-never = nunca
stand-in-seconds = ao fim de { $seconds } s
stand-in-minutes = ao fim de { $minutes } min
offline-title = Não se consegue chegar ao servidor
offline-wait = As tuas partidas esperam onde as deixaste; nada se perde. Esta página bate à porta de poucos em poucos segundos e abre-se sozinha assim que alguém responder.
offline-network = O modo de avião está desligado? Abre outra página?
offline-home = Se os jogos estão num computador em casa, ele tem de estar ligado e o teu telemóvel na mesma rede Wi-Fi.
offline-computer = Entretanto, num computador
offline-terminal = Os cinco jogos contra bots, num terminal:
offline-server = Ou abre um servidor teu, para todos os que estão na sala:
offline-again = Tentar de novo
offline-now = Não se consegue chegar ao servidor. Verifica a ligação e tenta de novo.
problem-away = O servidor não chega agora aos seus registos. Nada se perde: daqui a pouco volta a funcionar.
problem-closed = Quem convidou fechou esta mesa.
problem-conflict = Isso não é possível neste momento.
problem-damaged = Não é possível ler este registo.
problem-fault = Algo correu mal do nosso lado. Nada se perdeu; tenta de novo.
problem-forbidden = Isso não te cabe a ti aqui.
problem-gone = Isso já não existe.
problem-left = Deixaste esta mesa.
problem-moved = Os lugares mudaram: senta-te de novo.
problem-no-answer = Ninguém respondeu a tempo; tenta de novo.
problem-not-found = Não há nada assim aqui.
problem-over = A partida acabou.
problem-paused = A partida está em pausa: ninguém age antes de continuar.
problem-restarting = O servidor reinicia. Partidas e tempos mantêm-se; a ligação volta sozinha.
problem-shown-out = Quem convidou libertou o teu lugar.
problem-signed-out = O acesso a este lugar foi retirado. Quem tem a conta pode voltar a sentar-se.
problem-silent = Há algum tempo que não chegava nada de ti.
problem-slow = A tua ligação não acompanha; está a ser refeita.
problem-too-many = É demasiado de uma vez; espera um momento.
problem-unclear = Não se percebeu.
problem-who-are-you = Entra primeiro: basta um nome.
