# As regras de Gelati.

rules-section-material = Material de jogo
rule-gelati-tiles = 64 peças hexagonais: uma por cada combinação de 4 recipientes, 4 sabores e 4 enfeites.
rule-gelati-tokens = 48 fichas de componente: 12 tipos, 4 de cada um.
rule-gelati-names = Recipientes: copo de papel, cone, taça de vidro, tigela de porcelana. Sabores: morango, baunilha, chocolate, pistácio. Enfeites: bolacha, morango, cereja, sombrinha de papel. (O copo de papel, os três primeiros sabores, a bolacha e o enfeite de morango estão no texto.)
rule-gelati-orders = 16 pedidos diferentes de um recipiente, um sabor e um enfeite: número do enfeite = (número do recipiente + número do sabor) mod 4, pela ordem acima. Os dois pedidos dos exemplos do livro de regras estão entre eles.
rule-gelati-players = De 2 a 4; quem começa é sorteado.

rules-section-setting-up = Preparação
rule-gelati-deal = Cada jogador recebe 2 peças e 2 pedidos, secretos.
rule-gelati-cross = 4 peças ao acaso abrem o tabuleiro em cruz: o losango compacto 1-2-1, em coordenadas axiais (0,0) (1,0) (0,1) (1,−1). Não precisam de combinar entre si.
rule-gelati-places = As peças e os pedidos estão na mão pela ordem em que chegaram, com o verso para os outros: o que se tira vai para o fim. Todos veem de que lugar se joga uma peça ou um pedido.

rules-section-a-turn-place-check-rows-orders-draw = Um turno: colocar, ver as filas, pedidos, tirar
rule-gelati-turn = Os quatro passos vêm por esta ordem, cada um uma vez.
rule-gelati-hand = O jogador coloca uma peça da sua própria mão.
rule-gelati-touch = Uma peça coloca-se de modo a partilhar pelo menos um lado inteiro com uma peça do tabuleiro. Os buracos podem ser preenchidos.
rule-gelati-match = Com cada vizinha tem de partilhar pelo menos um componente (o mesmo recipiente, ou o mesmo sabor, ou o mesmo enfeite; o enfeite de morango não é gelado de morango).
rule-gelati-rotate = Rodar uma peça não tem efeito nenhum.
rule-gelati-points = Pontos conforme os lados que se tocam: 1→0, 2→1, 3→3, 4→6, 5→10, 6→15.
rule-gelati-must-place = Quem pode colocar uma peça tem de o fazer, mesmo por 0 pontos.
rule-gelati-swap = Se nada encaixa: mostra-se a mão; troca-se uma peça própria à escolha pela de cima da pilha, uma e outra vez até uma encaixar; depois as peças trocadas voltam a ser baralhadas na pilha. Se a pilha está vazia, ou se percorrê-la toda não dá em nada: passa-se.
rule-gelati-swap-open = A peça que entra por troca também se mostra, para que todos possam verificar; a que encaixa é então colocada.
rule-gelati-pass = Quem passa não coloca nada nem tira nada, mas pode servir um pedido e trocar fichas como em qualquer turno. Quem já não tem peças passa.
rule-gelati-row = Uma fila reta, em qualquer das três direções, de 4 ou mais peças com o mesmo componente, completada com esta colocação, rende uma ficha desse componente.
rule-gelati-row-new = Só uma série nova rende: cada parte da fila ao lado da peça nova tinha de ser mais curta do que 4. Uma quinta peça não rende nada.
rule-gelati-rows-many = Várias séries rendem várias fichas, também de um mesmo tipo em duas filas.
rule-gelati-supply = Um tipo esgotado na reserva não rende nada.
rule-gelati-order = No máximo um pedido por turno: quem tem os seus três componentes mostra-o, devolve-os, ganha 15 pontos, descarta-o e tira um novo (que se pode usar a partir do turno seguinte). Se a pilha de pedidos está vazia, baralham-se os descartes.
rule-gelati-order-again = O pedido acabado de servir está entre os descartes que se baralham, e pode voltar a sair.
rule-gelati-trade = Duas fichas próprias, iguais ou não, por uma à escolha da reserva; as vezes que se quiser, antes ou depois do pedido, neste passo.
rule-gelati-trade-other = A que se leva é de um tipo diferente das duas entregues.
rule-gelati-limit = No fim deste passo, no máximo 5 fichas: serve-se um pedido, troca-se ou devolve-se até ser assim.
rule-gelati-limit-discard = Quem não tem mais do que isso não devolve nada.
rule-gelati-ask = Neste passo pergunta-se a um jogador quando as fichas, que todos veem, deixam algo por decidir: uma troca é possível, há demasiadas, ou há três e ainda não foi servido nenhum pedido. Caso contrário o turno continua sozinho; assim, a pergunta não revela nada sobre os pedidos.
rule-gelati-draw = Tira-se uma peça enquanto houver pilha; segue-se o próximo jogador no sentido horário.

rules-section-the-end = O fim
rule-gelati-fifty = Com 50 pontos ou mais a partida acaba logo, mesmo a meio de um turno: esse jogador ganha.
rule-gelati-stack-out = Esgotada a pilha, joga-se até todas as peças estarem colocadas ou todos passarem de seguida; ganha quem tem mais pontos, e um empate é partilhado.
rule-gelati-all-pass = Se todos passam de seguida, a partida acaba mesmo com peças ainda na pilha: ninguém tem uma que encaixe, e lá também não há.

rules-section-what-is-known = O que se sabe
rule-gelati-secret = Escondido: as peças e os pedidos de cada mão, e o que resta nas pilhas. À vista: tabuleiro, fichas, pontuações, o número de peças e de pedidos em toda a parte, os pedidos servidos.
rule-gelati-shown = Uma peça mostrada por gelati.swap continua conhecida de todos até deixar a mão. Das peças e dos pedidos que se viram voltar a uma pilha sabe-se que não estão em nenhum lugar já ocupado antes.
