# As regras de Gelini Nightlife.

rules-section-material = Material de jogo
rule-gelini-tiles = 56 peças: 36 convidados, 4 VIP, 3 estrelas, 1 banda, 6 moedas, 6 ações (2 Party Flyer, 2 Party Call, 2 Party People).
rule-gelini-cliques = Um grupo partilha uma cor: quatro convidados de tamanho 1, ou três de tamanho 2, ou um de cada um dos tamanhos 1, 2 e 3.
rule-gelini-clique-mix = 11 grupos: três de 1-1-1-1, quatro de 2-2-2, quatro de 1-2-3 (o azul é um 1-2-3; existe um 2 verde).
rule-gelini-sizes = VIP 4 (T). Estrela 5, banda 6 (C). As moedas ficam ao lado da pista e não enchem nada.
rule-gelini-die = Um dado: 1, 2, 3, 3, 4, 5.
rule-gelini-floor = Pistas de dança de 25 casas; com dois jogadores cada um acrescenta um Extra Stage de 12, ou seja, 37.
rule-gelini-area = Numa pista conta a área: está cheia quando os tamanhos que nela estão chegam a 25 (37). As peças podem ser rearrumadas à vontade e a última pode ficar de fora em parte, por isso o encaixe nunca importa; desenham-se encaixadas na mesma.

rules-section-setting-up = Preparação
rule-gelini-queue = As estrelas, de lado. Todas as peças menos as estrelas (e, no jogo básico, menos as ações) formam ao acaso uma fila à vista atrás da banda: 46 peças, 52 com ações.
rule-gelini-pawns = Os peões ficam atrás da última peça, uns atrás dos outros, por ordem aleatória.

rules-section-a-round = Uma ronda
rule-gelini-rearmost-rolls = Lança o dado o jogador cujo peão está mais atrás.
rule-gelini-ask-in-order = Esse jogador pode avançar com o lance ou passar; depois pergunta-se ao peão seguinte na direção da banda, a cada um uma vez, até alguém avançar.
rule-gelini-all-pass = Todos passam: quem está mais atrás lança de novo.
rule-gelini-pass-limit = Depois de dez lances seguidos que ninguém aceitou, quem está mais atrás tem de aceitar o lance.
rule-gelini-move = Um peão avança exatamente o número lançado, contando só as peças que ainda estão na fila; peões e espaços vazios não contam.
rule-gelini-take = Quem avança leva a peça alcançada, e o peão fica no lugar dela.
rule-gelini-forward = Os peões nunca recuam, exceto com Party Call.
rule-gelini-next-roller = Depois lança quem estiver mais atrás; pode ser o mesmo jogador.
rule-gelini-clique = Quem obtém uma peça de um grupo tendo já uma dessa cor leva logo todo o resto do grupo, da fila (também atrás dos peões) e das outras pistas. Acontece por si: nunca é em prejuízo de quem o recebe.
rule-gelini-vip-no-clique = Os VIP não são um grupo.
rule-gelini-clique-then-full = Uma peça, o grupo que a segue e a estrela contratada com as moedas chegam juntos; depois olha-se para a pista.
rule-gelini-coins = Com a segunda moeda contrata-se uma estrela, automaticamente: as duas moedas voltam à caixa, uma estrela vem para a pista. Se já não há estrelas, as moedas não valem nada.

rules-section-action-tiles-a-table-option = Peças de ação (uma opção de mesa)
rule-gelini-actions-option = Com a opção ligada, as seis peças de ação são misturadas na fila; quem cai numa põe-na na caixa e age logo.
rule-gelini-flyer = Party Flyer: pode levar um convidado, um VIP ou uma moeda de um outro jogador, nunca uma estrela. Aplicam-se as regras dos grupos e das moedas.
rule-gelini-call = Party Call: o peão volta a qualquer peça que ainda esteja na fila atrás dele e que tenha pelo menos um peão mais atrás do que ela, e leva-a; uma peça de ação levada assim também age. Se não há nenhuma peça assim, não acontece nada. É obrigatório quando é possível.
rule-gelini-people = Party People: pode levar um convidado, um VIP ou uma moeda por que todos os peões já passaram; nunca uma peça de ação.
rule-gelini-people-all-pawns = Aí conta cada peão, também o de quem age, no lugar onde está agora.
rule-gelini-idle = Uma ação que não encontra nada para levar não faz nada.

rules-section-the-end = O fim
rule-gelini-full = Uma pista cheia, ou mais do que cheia, acaba logo com a partida: esse jogador ganha.
rule-gelini-band = Um peão que chega à banda ou passa para lá dela leva a banda, e mais nada, e a partida acaba: ganha quem tem menos casas livres (uma pista mais do que cheia não tem nenhuma).
rule-gelini-band-counts = A banda é a última peça da fila e conta-se como as outras; o que sobra do lance perde-se.
rule-gelini-band-tie = Um empate aí é partilhado.
rule-gelini-score = A pontuação são as casas cheias; o que fica fora da borda não conta nada.
