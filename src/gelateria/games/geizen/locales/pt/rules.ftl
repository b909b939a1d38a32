# As regras de Geizen.

rules-section-material = Material de jogo
rule-geizen-chips = 130 fichas. No início, 18 para cada um (com 2 jogadores), 22 (com 3), 25 (com 4 ou 5). O resto é a banca: 94 / 64 / 30 / 5.
rule-geizen-dice = Cinco dados de seis faces.
rule-geizen-rows = Cinco filas, para os números de 1 a 5, que se enchem a partir de cima, começando pela primeira casa livre. O 6 não tem fila.
rule-geizen-board = Casas de cima para baixo (G verde, Y amarela, R vermelha): fila 1 `GGGR`, fila 2 `GGGGR`, fila 3 `GGGYGR`, fila 4 `GGGYYGR`, fila 5 `GGGYYGGR`; setas 1, 1, 2, 2, 3. O comprimento da fila 2, as suas casas 1, 4 e 5, a sua seta e a quarta casa da fila 4 são D; que as setas vão de 1 a 3, que as filas são desiguais e que há poucas casas amarelas é confirmado por críticas publicadas; o resto é C.
rule-geizen-start-player = É sorteado.

rules-section-a-turn = Um turno
rule-geizen-roll = O jogador lança todos os dados que não estão de lado.
rule-geizen-keep-one = Depois de cada lance põe-se de lado pelo menos um dos dados lançados.
rule-geizen-keep-any = A escolha é livre: faces iguais ou diferentes, e de vários dados iguais também só alguns.
rule-geizen-keep-final = Um dado posto de lado não volta a ser lançado neste turno; o turno continua até os cinco estarem de lado (no máximo cinco lances). Não é permitido parar antes.

rules-section-scoring-after-the-fifth-die = Pontuação, depois do quinto dado
rule-geizen-pay-each = Por cada dado põem-se fichas na primeira casa livre da sua fila.
rule-geizen-double-first = A primeira casa das filas 1 e 2 pede duas fichas por dado.
rule-geizen-green = As fichas nas casas verdes vêm da reserva do próprio jogador.
rule-geizen-yellow = A ficha numa casa amarela vem da banca.
rule-geizen-yellow-empty-bank = Se a banca estiver vazia perante uma casa amarela, o jogador põe uma ficha sua.
rule-geizen-six-free = Um 6 não custa nada.
rule-geizen-red-own = A ficha numa casa vermelha é do próprio jogador.
rule-geizen-red-take = Com a casa vermelha cheia, o jogador leva todas as fichas dessa fila, incluindo a que acabou de pôr.
rule-geizen-arrow = Depois, cada um dos outros jogadores paga à banca o número da seta da fila.
rule-geizen-arrow-short = Quem tem menos paga o que tem.
rule-geizen-restart-row = Os dados que sobram para uma fila acabada de esvaziar recomeçam-na, no mesmo turno; pode ser completada duas vezes, e de cada vez se recebe e os outros pagam.
rule-geizen-order = O jogador escolhe por que ordem se pagam os números; todos os dados de um mesmo número vão juntos. Só se pergunta quando a ordem pode mudar o resultado (as fichas próprias + o que a banca pode emprestar podem não chegar, ou a banca pode esgotar-se); caso contrário, vêm primeiro as filas que se completam e depois as outras, por ordem crescente.
rule-geizen-loan = Quem fica sem fichas que cheguem pede-as emprestadas à banca: automaticamente, só o que falta, no máximo 5 no turno e no máximo o que a banca tem.
rule-geizen-loan-void = Um dado que nem assim se pode pagar perde-se; com os outros continua-se.
rule-geizen-repay = O empréstimo é devolvido no fim do turno; quem não o pode devolver todo paga o que tem e fica com 0.
rule-geizen-stay-on-board = As fichas ficam no tabuleiro de um turno para o outro; joga-se no sentido horário.

rules-section-the-end = O fim
rule-geizen-end = A partida acaba quando um jogador não tem nenhuma ficha no fim do seu próprio turno. Quem desce a 0 ao pagar no turno de outro continua a jogar, com empréstimo.
rule-geizen-winner = Ganha quem tem mais fichas; em caso de empate há vários vencedores. As fichas no tabuleiro não contam para ninguém.
