# As regras de Gelati.

rules-section-aim = Objetivo
rule-gelati-aim = Ganha pontos colocando as tuas peças ao lado de outras e servindo os teus pedidos secretos. Ganha quem chegar primeiro aos 50 pontos.

rules-section-material = Material de jogo
rule-gelati-tiles = Há 64 peças hexagonais. Cada uma mostra um gelado feito de três componentes, um recipiente, um sabor e um enfeite, e não há duas iguais.
rule-gelati-names = Os recipientes são copo de papel, cone, taça de vidro e tigela de porcelana, os sabores morango, baunilha, chocolate e pistácio, os enfeites bolacha, morango, cereja e sombrinha de papel. O texto do livro de regras não nomeia cone, taça de vidro, tigela de porcelana, pistácio, cereja e sombrinha de papel.
rule-gelati-tokens = Há 48 fichas, quatro de cada um dos doze componentes. Juntas formam a reserva.
rule-gelati-orders = Há 16 pedidos diferentes, cada um de um recipiente, um sabor e um enfeite, com cada recipiente uma vez com cada sabor. Só o de copo de papel, gelado de morango e bolacha está impresso por inteiro no livro de regras.
rule-gelati-players = Podem jogar 2 a 4. Quem começa é sorteado.

rules-section-setting-up = Preparação
rule-gelati-deal = Cada jogador recebe duas peças e dois pedidos e mantém-nos em segredo.
rule-gelati-cross = Quatro peças ao acaso estão no meio desde o início, duas lado a lado, uma por cima e outra por baixo, combinem ou não.
rule-gelati-places = As tuas peças e os teus pedidos estão na mão pela ordem em que chegaram, e o que tiras vai para o fim. Todos veem de que lugar jogas.

rules-section-a-turn = Um turno
rule-gelati-turn = Joga-se no sentido horário. No teu turno colocas uma peça, vês as filas, podes servir um pedido e tiras uma peça, por esta ordem.

rules-section-1-place-a-tile = 1. Coloca uma peça
rule-gelati-hand = Colocas uma peça da tua mão.
rule-gelati-touch = Tem de partilhar pelo menos um lado inteiro com uma peça do tabuleiro. Também podes preencher um buraco.
rule-gelati-match = Tem de partilhar pelo menos um componente com cada peça em que toca: o recipiente, o sabor ou o enfeite. O morango como enfeite não é gelado de morango.
rule-gelati-rotate = Não importa para que lado uma peça está virada.
rule-gelati-points = Ganhas pontos conforme os lados que se tocam: 0, 1, 3, 6, 10 ou 15 pontos por 1, 2, 3, 4, 5 ou 6 lados.
rule-gelati-must-place = Se podes colocar uma peça, tens de o fazer, mesmo por 0 pontos.
rule-gelati-swap = Se nenhuma das tuas peças encaixa, mostra-las e trocas uma delas pela de cima da pilha, uma e outra vez até uma encaixar; depois, as peças que deste voltam a ser baralhadas na pilha.
rule-gelati-swap-must = O livro de regras diz que podes trocar. Nós lemos que tens de trocar, porque quem pode colocar uma peça tem de o fazer: senão, podias ficar um turno atrás do outro sem jogar.
rule-gelati-swap-open = A peça que recebes por troca também se mostra, para que todos possam verificar se encaixa. Se encaixar, colocas uma peça como sempre.
rule-gelati-pass = Se a pilha está vazia, se nada nela encaixa ou se já não tens peças, passas: não colocas nada nem tiras nada, mas podes servir um pedido e trocar fichas como em qualquer turno.

rules-section-2-check-the-rows = 2. Vê as filas
rule-gelati-row = Se a tua peça completa uma fila reta de quatro ou mais peças com o mesmo componente, em qualquer das três direções, levas da reserva uma ficha desse componente.
rule-gelati-row-new = Só uma fila nova dá uma ficha: se a tua peça alonga uma fila que já tinha quatro peças ou mais, não recebes nenhuma.
rule-gelati-rows-many = Se a tua peça completa várias filas, ou uma fila com vários componentes em comum, levas uma ficha por cada fila e cada componente, mesmo que sejam duas iguais.
rule-gelati-supply = Se já não há na reserva fichas desse tipo, não recebes nenhuma.

rules-section-3-serve-an-order = 3. Serve um pedido
rule-gelati-order = Se tens as três fichas de um dos teus pedidos, podes servi-lo, no máximo um por turno. Mostra-o, devolve as fichas à reserva, ganha 15 pontos e tira um pedido novo, que podes servir a partir do teu próximo turno.
rule-gelati-order-again = Se a pilha de pedidos está vazia, todos os pedidos servidos são baralhados e formam a nova pilha. O que acabaste de servir está entre eles, por isso pode voltar a sair.
rule-gelati-trade = Podes trocar duas das tuas fichas, iguais ou não, por uma à tua escolha da reserva. Podes fazê-lo antes e depois de servir, as vezes que quiseres.
rule-gelati-trade-other = A ficha que levas tem de ser de um tipo diferente das duas que dás.
rule-gelati-limit = No fim deste passo podes ter no máximo cinco fichas. Se tens mais, tens de servir um pedido, trocar ou devolver fichas.
rule-gelati-limit-discard = Se tens cinco ou menos, não podes devolver nenhuma.
rule-gelati-ask = Neste passo pergunta-se-te algo se as tuas fichas, que todos veem, te deixam uma escolha: podes trocar, tens demasiadas, ou tens três ou mais e ainda não serviste nenhum pedido. Caso contrário, o teu turno continua sozinho; assim, a pergunta não revela nada sobre os teus pedidos.

rules-section-4-draw-a-tile = 4. Tira uma peça
rule-gelati-draw = Tiras uma peça enquanto houver pilha. Depois é a vez do jogador seguinte.

rules-section-the-end = O fim
rule-gelati-fifty = A partida acaba assim que alguém tem 50 pontos ou mais, mesmo a meio de um turno. Esse jogador ganha.
rule-gelati-stack-out = Quando a pilha está vazia, joga-se até todas as peças estarem colocadas ou todos passarem um após o outro. Ganha quem tem mais pontos; em caso de empate há vários vencedores.
rule-gelati-all-pass = A partida acaba também se todos passam um após o outro enquanto ainda há peças na pilha: então nenhuma encaixa, nem das mãos nem da pilha.

rules-section-what-is-known = O que se sabe
rule-gelati-secret = São secretos as peças e os pedidos de cada mão e o que resta nas pilhas. Todos veem o tabuleiro, as fichas, os pontos, os pedidos servidos e quantas peças e pedidos há em cada mão e em cada pilha.
rule-gelati-shown = Uma peça que tiveste de mostrar continua conhecida de todos até deixar a tua mão. Todos veem as peças e os pedidos que voltam a uma pilha: só quem tira depois pode ter um deles.
