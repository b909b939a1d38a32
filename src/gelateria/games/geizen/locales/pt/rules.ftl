# As regras de Geizen.

rules-section-aim = Objetivo
rule-geizen-aim = Sê forreta com as tuas fichas: entrega poucas e ganha as mais que puderes. Assim que alguém não tem nenhuma no fim do seu próprio turno, ganha quem tem mais fichas.

rules-section-material = Material de jogo
rule-geizen-chips = Há 130 fichas. Cada um começa com 18 fichas (com 2 jogadores), 22 (com 3) ou 25 (com 4 ou 5). O resto é a banca: 94 fichas com 2 jogadores, 64 com 3, 30 com 4 e 5 com 5.
rule-geizen-dice = Há cinco dados de seis faces.
rule-geizen-rows = O tabuleiro tem cinco filas, para os números de 1 a 5. Cada fila enche-se a partir de cima, começando pela primeira casa livre. O 6 não tem fila.
rule-geizen-board = As filas 1 a 5 têm 4, 5, 6, 7 e 8 casas, a última vermelha, e setas que dizem 1, 1, 2, 2 e 3. A quarta casa da fila 3 e a quarta e a quinta das filas 4 e 5 são amarelas, todas as outras verdes.
rule-geizen-start-player = O primeiro jogador é sorteado.

rules-section-a-turn = Um turno
rule-geizen-roll = No teu turno lanças todos os dados que ainda não puseste de lado.
rule-geizen-keep-one = Depois de cada lance pões de lado pelo menos um dos dados lançados.
rule-geizen-keep-any = Podes pôr de lado os que quiseres: números iguais ou diferentes, e de vários dados iguais também só alguns.
rule-geizen-keep-final = Um dado posto de lado não volta a ser lançado neste turno. Continuas até os cinco estarem de lado, depois de cinco lances no máximo; não podes parar antes.

rules-section-scoring-after-the-fifth-die = Pontuação, depois do quinto dado
rule-geizen-pay-each = Por cada dado pões fichas na primeira casa livre da fila do seu número.
rule-geizen-double-first = A primeira casa das filas 1 e 2 pede duas fichas; qualquer outra, uma.
rule-geizen-green = Numa casa verde pões fichas tuas.
rule-geizen-yellow = Numa casa amarela pões uma ficha da banca.
rule-geizen-yellow-empty-bank = Se a banca estiver vazia, numa casa amarela pões uma ficha tua.
rule-geizen-six-free = Um 6 não custa nada.
rule-geizen-red-own = Numa casa vermelha pões uma ficha tua.
rule-geizen-red-take = Com a casa vermelha a fila está cheia: levas todas as fichas dessa fila, também a que acabaste de pôr.
rule-geizen-arrow = Depois, cada um dos outros paga à banca tantas fichas quantas diz a seta dessa fila.
rule-geizen-arrow-short = Quem tem menos paga todas as que tem.
rule-geizen-restart-row = Uma fila levada fica vazia. Se ainda tens dados do seu número, recomeças a fila no mesmo turno; podes até enchê-la uma segunda vez, com tudo o que isso traz.
rule-geizen-order = Tu escolhes que número se paga primeiro, sempre com todos os seus dados, mas só te perguntam quando faz diferença: se não, vêm primeiro as filas que se enchem e depois os números mais baixos.
rule-geizen-loan = Se tens fichas a menos, a banca empresta-te as que faltam: no máximo 5 num turno, e nunca mais do que as que tem.
rule-geizen-loan-void = Um dado que nem assim podes pagar perde-se, e por ele não se põe nada. Só podes escolher entre as ordens em que se perdem menos dados.
rule-geizen-repay = No fim do teu turno devolves o empréstimo. Se não o podes devolver todo, dás o que tens e ficas sem fichas.
rule-geizen-stay-on-board = As fichas ficam no tabuleiro de um turno para o outro. Joga-se no sentido horário.

rules-section-the-end = O fim
rule-geizen-end = A partida acaba quando um jogador não tem nenhuma ficha no fim do seu próprio turno. Quem perde a última ficha no turno de outro continua a jogar, com um empréstimo.
rule-geizen-winner = Ganha quem tem mais fichas; em caso de empate há vários vencedores. As fichas no tabuleiro não contam para ninguém.
