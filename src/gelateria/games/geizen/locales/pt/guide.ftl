# A primeira partida de Geizen e as imagens ao lado das regras.

geizen-lesson-throw = Ciao! Cinco dados, cinco filas, 18 fichas para cada um. Os dados custam fichas, as filas cheias devolvem-nas. Lança!
geizen-lesson-six = Um 6 não custa nada: toca no 6 e põe-no de lado. Os outros dados são lançados outra vez.
geizen-lesson-rest = Agora escolhes tu. Põe de lado de cada vez um ou mais dados, os que saem baratos, até estarem lá os cinco.
geizen-lesson-paid = Cada dado, menos os 6, pôs uma ficha na sua fila. As filas 1 e 2 começam com duas; as casas amarelas são por conta da banca.
geizen-lesson-red = Uns turnos depois. À fila 3 só falta a casa vermelha ★, e saiu-te um 3! Põe de lado os dois dados.
geizen-lesson-taken = A fila 3 está cheia: as seis fichas são tuas! E a seta fez o outro jogador pagar 2 à banca.
geizen-lesson-loan = Mais tarde na partida: tens 1 ficha, dois 5 de lado e saiu-te um terceiro. A fila 5 pede três fichas: a banca empresta-te duas. Põe de lado os três dados!
geizen-lesson-end = A fila 5 rendeu 8 fichas: devolveste as 2 e ficaste com 6. Quem fica sem fichas depois do seu turno acaba a partida, e ganha quem tiver mais. Já sabes jogar!

geizen-scene-opening = Cinco filas, todas vazias. A fila 1 é a mais curta, a 5 a mais comprida; o 6 não tem nenhuma.
geizen-scene-keeping = Um 2 e um 6 estão de lado. De 3, 3 e 4, pelo menos um tem de se juntar.
geizen-scene-yellow = As filas 3, 4 e 5 já passaram as casas amarelas: essas fichas vieram da banca.
geizen-scene-nearly = Um 3 encheria a casa vermelha da fila 3: seis fichas à espera.
geizen-scene-taken = A fila 3 estava cheia. As fichas foram levadas, está vazia de novo, e o outro jogador pagou 2.
geizen-scene-short = Dois 5 estão de lado e saiu um terceiro. Pedem três fichas e só resta uma: a banca empresta as outras duas.
geizen-scene-lent = A fila 5 foi levada, as duas fichas emprestadas voltaram à banca e restam seis.
geizen-scene-order = Já não há fichas próprias: agora importa que número se paga primeiro.
