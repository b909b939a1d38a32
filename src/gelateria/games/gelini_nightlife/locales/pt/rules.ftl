# As regras de Gelini Nightlife.

rules-section-aim = Objetivo do jogo
rule-gelini-aim = Tens uma discoteca e queres a pista de dança cheia: ganha quem enche a sua primeiro. Se antes um peão chegar à banda, ganha quem tiver menos casas livres.

rules-section-material = Material de jogo
rule-gelini-tiles = Há 56 peças: 36 convidados, 4 VIP, 3 estrelas, a banda, 6 moedas e 6 peças de ação (2 Party Flyer, 2 Party Call, 2 Party People).
rule-gelini-cliques = Os convidados de uma cor são um grupo: quatro convidados de tamanho 1, ou três de tamanho 2, ou um de cada um dos tamanhos 1, 2 e 3.
rule-gelini-clique-mix = Há 11 grupos: três com quatro convidados de tamanho 1, quatro com três convidados de tamanho 2 e quatro com os tamanhos 1, 2 e 3.
rule-gelini-sizes = Um convidado enche tantas casas quanto o seu tamanho, um VIP quatro, uma estrela cinco e a banda seis; as moedas ficam ao lado da pista e não enchem nenhuma.
rule-gelini-die = O dado mostra 1, 2, 3, 3, 4 e 5.
rule-gelini-floor = Cada um tem uma pista de dança de 25 casas, cinco por cinco. Com dois jogadores, cada um junta-lhe um Extra Stage de 12 casas, três por quatro: 37 ao todo.
rule-gelini-area = Uma pista está cheia quando as casas de todos os que lá dançam somam 25, ou 37 com dois jogadores: o encaixe nunca importa, porque podem mudar de sítio à vontade e os últimos podem ficar de fora da borda.

rules-section-setting-up = Preparação
rule-gelini-queue = Ponham as estrelas de lado. Todas as outras peças são misturadas e postas, à vista, numa longa fila atrás da banda: 46 peças, ou 52 com as peças de ação.
rule-gelini-pawns = Os peões ficam atrás da última peça, uns atrás dos outros, por ordem aleatória.

rules-section-a-round = Uma ronda
rule-gelini-rearmost-rolls = Lança o dado o jogador cujo peão está mais atrás.
rule-gelini-ask-in-order = Quem lançou avança ou passa. Depois pergunta-se ao peão seguinte na direção da banda, a cada um uma vez, até alguém avançar.
rule-gelini-all-pass = Se todos passam, quem está mais atrás lança de novo.
rule-gelini-pass-limit = Depois de dez lances seguidos que ninguém aceitou, quem está mais atrás tem de aceitar o próximo.
rule-gelini-move = Um peão avança exatamente o número lançado. Só contam as peças que ainda estão na fila, não os peões nem os espaços vazios.
rule-gelini-take = Quem avança leva a peça alcançada, e o peão fica no lugar dela.
rule-gelini-forward = Os peões nunca recuam, exceto com Party Call.
rule-gelini-next-roller = Depois lança quem estiver mais atrás; pode ser outra vez o mesmo jogador.

rules-section-guests-and-cliques = Convidados e grupos
rule-gelini-clique = Se obténs um convidado de um grupo e já tens um dessa cor, podes levar logo todo o resto do grupo, esteja ainda na fila, mesmo atrás dos peões, ou já noutras pistas.
rule-gelini-clique-choice = Vem todo o resto, ou ninguém. Perguntam-te se algum ainda está na fila, porque uma fila mais curta aproxima a banda; e perguntam-te de novo quando mais tarde obténs outro convidado de um grupo que deixaste.
rule-gelini-clique-by-itself = Onde não te pode prejudicar, o resto vem por si: se enche a tua pista, porque ganhas; e se dança todo noutras pistas, porque a tua fica mais cheia, as outras mais vazias e a fila fica como está.
rule-gelini-vip-no-clique = Os VIP não são um grupo: um segundo VIP não traz ninguém.

rules-section-coins-and-stars = Moedas e estrelas
rule-gelini-coins = Com a segunda moeda contratas uma estrela, sem mais: as duas moedas voltam à caixa e a estrela vem para a tua pista. Se já não há estrelas, as moedas não valem nada.
rule-gelini-clique-then-full = Uma peça, o grupo que a segue e a estrela contratada com as moedas chegam juntos; só depois se olha para a pista.

rules-section-action-tiles-a-table-option = Peças de ação (uma opção de mesa)
rule-gelini-actions-option = Com a opção de mesa «Com Party Flyer, Party Call e Party People» as seis peças de ação são misturadas na fila. Quem cai numa põe-na na caixa e faz logo o que ela diz.
rule-gelini-flyer = Party Flyer: podes levar um convidado, um VIP ou uma moeda de outro jogador, mas nunca uma estrela. O grupo pode vir e com duas moedas contratas uma estrela, como sempre.
rule-gelini-call = Party Call: o teu peão volta a uma peça à escolha que ainda esteja atrás dele e tenha pelo menos um peão mais atrás, e levas essa peça; uma peça de ação também age. Se houver uma peça assim, é obrigatório.
rule-gelini-people = Party People: podes levar um convidado, um VIP ou uma moeda por que todos os peões já passaram, mas não uma peça de ação.
rule-gelini-people-all-pawns = O teu próprio peão também conta, no lugar onde está agora.
rule-gelini-idle = Uma ação que não encontra nada para levar não faz nada.

rules-section-the-end = O fim
rule-gelini-full = Uma pista cheia, ou mais do que cheia, acaba logo com a partida: ganha quem a tem.
rule-gelini-band = Um peão que chega à banda ou passa para lá dela leva a banda, e mais nada, e a partida acaba: ganha quem tem menos casas livres; uma pista mais do que cheia não tem nenhuma.
rule-gelini-band-counts = A banda é a última peça da fila e conta-se como as outras; o que sobra do lance perde-se.
rule-gelini-band-tie = Aí, quem empata partilha a vitória.
rule-gelini-score = A tua pontuação são as casas cheias; o que fica fora da borda não conta nada.
