# As regras de Gelato Mio.

rules-section-material-87-cards = Material de jogo: 87 cartas
rule-mio-ingredients = Baunilha 4, morango 4, chocolate 4, natas 6, açúcar 6.
rule-mio-equipment = Taças 4, cones 6, bolachas 4.
rule-mio-quality = Controlo de qualidade: uma carta para as mãos, outra para as bolas de gelado.
rule-mio-balls = Bolas de gelado: três pilhas, uma por sabor, de 7 cartas cada.
rule-mio-orders = 19 clientes: uma taça de 3 sabores por 12 pontos (a única); 6 taças (duas bolas de um sabor e uma de outro: as seis maneiras) por 10; 6 cones de duas bolas: do mesmo sabor 6 pontos, mistos 7; 6 cones de uma bola, dois por sabor, 3 pontos. Os 12 pontos, as quantidades 1+6+6+6 e as combinações são T D; os outros pontos, C.
rule-mio-recipes = Uma taça pede uma carta de taça, uma bolacha e as suas três bolas; um cone pede uma carta de cone e as suas bolas.
rule-mio-objectives = Sete objetivos, à vista desde o início: primeiro a chegar a 2 taças (4 pontos), a 2 cones de duas bolas (3), a 3 cones de uma bola (3); mais bolas de baunilha, mais de morango, mais de chocolate (2 cada), mais bolas no total (3).

rules-section-setting-up = Preparação
rule-mio-display = A vitrina: 9 cartas do baralho já misturado, 3 linhas de 3, viradas para cima. O resto é o baralho. As mãos começam vazias.
rule-mio-order-display = O cliente de 12 pontos está virado para cima; os outros 18 são baralhados em três pilhas de seis, com a carta de cima à vista.
rule-mio-start-player = É sorteado.

rules-section-a-turn-exactly-one-of-four-actions = Um turno: exatamente uma de quatro ações
rule-mio-draw = Tira da vitrina para a mão uma carta à escolha; as cartas iguais ao lado da carta escolhida, na horizontal ou na vertical, têm de vir com ela. (Só as vizinhas da carta escolhida; a opção de mesa `chain` leva todo o grupo ligado.)
rule-mio-close-up = Depois cada linha fecha-se para a esquerda. As cartas nunca mudam de linha.
rule-mio-refill = Uma linha vazia é logo reposta com três cartas; os outros espaços ficam vazios.
rule-mio-refill-order = Várias linhas vazias são repostas de cima para baixo, cada uma a partir da esquerda, carta a carta.
rule-mio-reshuffle = Baralho vazio: os descartes são baralhados e passam a ser o baralho.
rule-mio-reshuffle-late = Isso faz-se quando é precisa uma carta e não resta nenhuma, não antes: o que foi descartado até então é baralhado também.
rule-mio-make = Descarta uma carta de sabor, uma de natas e uma de açúcar: fica com a bola desse sabor e põe-na virada para cima à tua frente. Não se pode quando a pilha está vazia.
rule-mio-serve = Retira do jogo as cartas (da mão) e as bolas (da mesa) da receita: fica com a carta do cliente. Vira-se o cliente seguinte da pilha; a carta de 12 pontos não é reposta.
rule-mio-help = Descarta duas cartas da mão: tira uma ao acaso da mão de um oponente que tenha alguma.
rule-mio-help-steps = As duas cartas saem uma depois da outra, depois nomeia-se o oponente; quando só um oponente tem cartas, não se pergunta a ninguém.
rule-mio-pass = Nada é possível: passa-se. Se todos passam de seguida, a partida acaba e pontua-se como sempre.
rule-mio-claim = Quem alcança o número de clientes de um objetivo fica logo com a carta, sem custos; o cliente especial, o de 12 pontos, conta como taça; a carta já não se perde.

rules-section-quality-control = Controlo de qualidade
rule-mio-quality-now = Uma carta de qualidade que chega à vitrina atua logo sobre todos os jogadores, a começar por quem tem a vez, é descartada e substituída. Na vitrina inicial não encontra ninguém que tenha alguma coisa.
rule-mio-quality-hand = Mais de 7 cartas na mão: descarta metade, arredondada para baixo, à tua escolha.
rule-mio-quality-balls = Mais de 3 bolas na mesa: metade, arredondada para baixo, à tua escolha, volta às suas pilhas.
rule-mio-quality-order = Atua antes de se dar a carta seguinte, um jogador depois do outro, e cada um vê o que os anteriores entregaram.
rule-mio-quality-guard = No baralho e nos descartes só há cartas de qualidade: para-se de repor, deixa-se o espaço vazio e tenta-se de novo depois do próximo descarte.
rule-mio-quality-gap = Uma linha cuja reposição parou é completada até três assim que for possível, seja o que for que dela se tenha tirado entretanto.

rules-section-secrets = Segredos
rule-mio-hidden = As mãos são escondidas. O baralho e as pilhas não têm uma ordem que alguém possa conhecer: a carta é sorteada quando se vira.
rule-mio-known = As cartas que vieram da vitrina ou saíram à vista foram vistas por todos. A quem olha diz-se o que se deduz de tudo o que viu: as cartas que têm de estar numa mão, as outras como número, e de que tipos estas podem ser.
rule-mio-stolen-known = Uma carta tirada com a ajuda é conhecida dos dois a quem diz respeito; para todos os outros pode ser qualquer carta dessa mão.
rule-mio-lost-count = Demasiado para guardar na memória: quem olha continua a conhecer as cartas que têm de estar numa mão, seja o que for que se tenha tirado com a ajuda.

rules-section-the-end = O fim
rule-mio-last-round = Quando uma pilha de bolas se esgota, cada jogador tem mais um turno, e quem a esvaziou joga em último. As bolas que voltem mais tarde não mudam nada.
rule-mio-shown = No fim mostram-se todas as mãos.
rule-mio-majorities = Depois os objetivos das bolas: contam juntas as bolas dos clientes atendidos e as da mesa; quem tem mais ganha a carta; se há empate, ou se não há nenhuma, a carta fica sem dono.
rule-mio-score = Clientes + objetivos + 1 por cada duas cartas iguais na mão.
rule-mio-tie = Empate: menos cartas de bola na mesa; depois, é partilhado.
