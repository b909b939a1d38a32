# As regras de Gelato Mio.

rules-section-aim = Objetivo
rule-mio-aim = Tens uma gelataria: junta cartas de ingredientes, confeciona bolas de gelado e atende os pedidos dos clientes. Ganha quem fizer mais pontos de vitória.

rules-section-material-87-cards = Material de jogo: 87 cartas
rule-mio-ingredients = Os ingredientes das bolas são 4 de baunilha, 4 de morango, 4 de chocolate, 6 de natas e 6 de açúcar.
rule-mio-equipment = Para o gelado há 4 taças, 6 cones e 4 bolachas.
rule-mio-balls = As bolas de gelado estão em três pilhas, uma por sabor, de 7 cartas cada.
rule-mio-quality = Há duas cartas de controlo de qualidade: uma para as mãos e outra para as bolas de gelado.
rule-mio-orders = Cada um dos 19 clientes quer um gelado. Uma taça dos três sabores dá 12 pontos (1 cliente), uma taça de dois sabores 10 (6 clientes), um cone de dois sabores 7 (3), um cone com duas bolas do mesmo sabor 6 (3) e um cone de uma bola 3 (6).
rule-mio-recipes = Uma taça pede uma carta de taça, uma bolacha e as suas três bolas; um cone pede uma carta de cone e as suas bolas.
rule-mio-objectives = Sete objetivos estão à vista desde o início. Três são para quem atender primeiro 2 taças (4 pontos), 2 cones de duas bolas (3) ou 3 cones de uma bola (3), quatro para quem tiver mais bolas no fim: de baunilha, de morango ou de chocolate (2 cada) e no total (3).

rules-section-setting-up = Preparação
rule-mio-display = Baralhem o baralho e disponham nove cartas viradas para cima, três linhas de três: a vitrina. As mãos começam vazias.
rule-mio-order-display = O cliente de 12 pontos está virado para cima; os outros 18 são baralhados em três pilhas de seis, com a carta de cima à vista.
rule-mio-start-player = Quem começa é sorteado.

rules-section-a-turn = Um turno
rule-mio-turns = Joga-se por turnos, no sentido dos ponteiros do relógio, e em cada turno executa-se exatamente uma ação.
rule-mio-actions = Há quatro ações possíveis: tirar da vitrina, confecionar gelado, atender um cliente ou pedir ajuda.
rule-mio-no-help = O texto português conta só três: sem a opção de mesa «Pode-se pedir ajuda» ninguém pede ajuda.
rule-mio-pass = Se não podes fazer nada, passas; se todos passam de seguida, a partida acaba e pontua-se como sempre.

rules-section-draw-from-the-display = Tirar da vitrina
rule-mio-draw = Tira uma carta da vitrina para a mão; as cartas iguais mesmo ao lado, à esquerda, à direita, acima ou abaixo, têm de vir com ela.
rule-mio-chain = Com a opção de mesa «Ao tirar, vem todo o grupo de cartas iguais» vêm também as cartas iguais ao lado dessas, e assim por diante.
rule-mio-close-up = Depois cada linha fecha-se para a esquerda; nenhuma carta muda de linha.
rule-mio-refill = Uma linha vazia é logo reposta com três cartas do baralho; os outros espaços ficam vazios.
rule-mio-refill-order = Várias linhas vazias são repostas de cima para baixo, cada uma a partir da esquerda, carta a carta.
rule-mio-reshuffle = Quando o baralho se esgota, os descartes são baralhados e passam a ser o baralho.
rule-mio-reshuffle-late = Isso faz-se quando é precisa uma carta e não resta nenhuma, com tudo o que foi descartado até então.

rules-section-make-ice-cream = Confecionar gelado
rule-mio-make = Descarta um sabor, natas e açúcar e põe uma bola desse sabor virada para cima à tua frente, se ainda houver na pilha.

rules-section-serve-a-customer = Atender um cliente
rule-mio-serve = O que o cliente pede, cartas da tua mão e bolas da tua mesa, é retirado do jogo, e pões o cliente à tua frente. Vira-se o seguinte dessa pilha; depois do cliente de 12 pontos não vem ninguém.
rule-mio-claim = Quem for o primeiro a ter atendido tantas taças, cones de duas bolas ou cones de uma bola como um objetivo pede fica logo com esse objetivo e guarda-o; o cliente de 12 pontos conta como taça.

rules-section-ask-for-help = Pedir ajuda
rule-mio-help = Descarta duas cartas da mão e tira uma carta, ao acaso, da mão de um oponente à tua escolha que tenha alguma.
rule-mio-help-steps = As duas cartas saem uma depois da outra, depois dizes a quem pedes; quando só um oponente tem cartas, não precisas de o dizer.

rules-section-quality-control = Controlo de qualidade
rule-mio-quality-now = Uma carta de qualidade que chega à vitrina atua logo sobre todos os jogadores, a começar por quem tem a vez; depois é descartada e substituída. Durante a preparação ainda ninguém tem nada, por isso não faz nada.
rule-mio-quality-hand = Quem tem mais de 7 cartas na mão descarta metade, arredondada para baixo, à sua escolha.
rule-mio-quality-balls = Quem tem mais de 3 bolas na mesa repõe metade, arredondada para baixo, à sua escolha, nas suas pilhas.
rule-mio-quality-order = Atua antes de se dar a carta seguinte, um jogador depois do outro, e cada um vê o que os anteriores largaram.
rule-mio-quality-guard = Enquanto no baralho e nos descartes só houver cartas de qualidade, não se repõe nenhuma linha; tenta-se de novo depois do próximo descarte.
rule-mio-quality-gap = Uma linha cuja reposição parou é completada até três assim que for possível, seja o que for que dela se tenha tirado entretanto.

rules-section-who-knows-what = Quem sabe o quê
rule-mio-hidden = As mãos são escondidas. O que virá do baralho ou de uma pilha ninguém pode saber: é sorteado quando se vira.
rule-mio-memory = Todos viram que cartas foram para uma mão, e cada um lembra-se por si: das outras mãos vês quantas cartas têm. Podes tomar notas.
rule-mio-memory-log = O histórico diz o que os outros tiraram da vitrina até começar a vez seguinte deles; depois, só que tiraram. No fim da partida diz tudo.
rule-mio-memory-bots = Os bots lembram-se conforme o nível: fácil de nada, médio de cada carta uma em cada duas vezes, difícil e perito de tudo o que viram. A um bot teu diz-se tudo o que pode ter visto.
rule-mio-memory-hints = Um conselho vem de um perito que se lembra de tudo o que podes ter visto, e não o conta.
rule-mio-known = Sem a opção de mesa «Cada um lembra-se do que os outros tiram» a mesa lembra-se por todos: mostra as cartas que, por tudo o que viste, têm de estar numa mão, as outras como número, e de que tipos estas podem ser.
rule-mio-stolen-known = Que carta a ajuda trouxe sabem-no os dois a quem diz respeito; para todos os outros pode ser qualquer carta dessa mão.
rule-mio-lost-count = Quando isso é demasiado para lembrar, a mesa continua a mostrar as cartas que têm de estar numa mão, seja o que for que a ajuda trouxe.

rules-section-the-end = O fim
rule-mio-last-round = Quando acaba uma pilha de bolas, cada jogador tem mais um turno, em último lugar quem tirou a sua última bola.
rule-mio-no-way-back = As bolas que voltem à pilha depois disso não mudam nada.
rule-mio-shown = No fim mostram-se todas as mãos.
rule-mio-majorities = Depois vêm os objetivos das bolas: contem juntas as dos vossos clientes e as da vossa mesa. Quem tem mais ganha a carta; se há empate, ou se ninguém tem nenhuma, a carta não fica para ninguém.
rule-mio-score = Soma os teus clientes, os teus objetivos e 1 ponto por cada duas cartas iguais na mão.
rule-mio-winner = Ganha quem tem mais pontos de vitória.
rule-mio-tie = Em caso de empate ganha quem tem menos cartas de bola na mesa; se também isso empata, ganham juntos.
