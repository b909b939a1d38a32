# A primeira partida de Gelato Mio e as imagens ao lado das regras.

gelato-mio-lesson-welcome = Ciao! Tens uma gelataria. Em cada turno fazes uma de quatro coisas: tirar, confecionar, atender ou pedir ajuda.
gelato-mio-lesson-draw = Primeiro, cartas: tira o açúcar do meio da linha de cima.
gelato-mio-lesson-came = As cartas vizinhas iguais vêm também: três açúcares de uma vez!
gelato-mio-lesson-refill = Uma linha vazia recebe três cartas novas. Os outros espaços ficam vazios.
gelato-mio-lesson-make = Uns turnos depois. Morango, natas e açúcar na mão: confeciona com eles uma bola de morango!
gelato-mio-lesson-ball = A tua primeira bola! Só há sete de cada sabor, por isso não te demores.
gelato-mio-lesson-serve = Outro dia. Um cliente quer um cone com uma bola de chocolate. Tens as duas coisas: atende-o!
gelato-mio-lesson-served = 3 pontos, e o cliente seguinte aproxima-se.
gelato-mio-lesson-goals = Os objetivos dão mais pontos: ser o primeiro em taças ou cones, ou ter mais bolas no fim.
gelato-mio-lesson-memory = O que há nas outras mãos não vês, só quantas cartas. Lembra-te do que os outros tiram, ou toma notas: toca numa mão.
gelato-mio-lesson-help = Mais tarde. Falta-te açúcar para uma bola de morango, e na vitrina não há. Pede ajuda!
gelato-mio-lesson-pay = A ajuda custa duas cartas. Tens quatro taças: descarta duas.
gelato-mio-lesson-helped = Tiraste ao acaso uma carta da outra mão: açúcar! No próximo turno já podes confecionar a tua bola.
gelato-mio-lesson-hands = Cuidado com o controlo de qualidade: quem tiver então mais de 7 cartas na mão perde metade.
gelato-mio-lesson-balls = O mesmo vale para as bolas: com mais de 3 na mesa, metade volta às pilhas.
gelato-mio-lesson-end = Quando acaba uma pilha de bolas, cada um tem mais um turno.
gelato-mio-lesson-winner = Depois contam-se os pontos, e ganha quem tiver mais. Buon appetito!

gelato-mio-scene-opening = Tira o açúcar do meio da linha de cima e os dois vizinhos vêm com ele; os açúcares mais abaixo ficam.
gelato-mio-scene-lines = Da segunda e da terceira linha saiu uma carta: as outras encostaram à esquerda, e os espaços ficam vazios.
gelato-mio-scene-make = Morango, natas e açúcar na mão fazem uma bola de morango.
gelato-mio-scene-serve = Um cone na mão, uma bola de chocolate na mesa: o cliente que quer mesmo isso pode ser atendido.
gelato-mio-scene-special = Uma taça, uma bolacha e uma bola de cada sabor: o cliente de 12 pontos pode ser atendido.
gelato-mio-scene-quality = O controlo de qualidade encontra oito cartas na mão: quatro têm de sair.
gelato-mio-scene-help = Não há açúcar na vitrina: duas das quatro taças poderiam trazer uma carta da outra mão.
