# A primeira partida de Gelato Mio e as imagens ao lado das regras.

gelato-mio-lesson-draw = Ciao! Tens uma gelataria e em cada turno fazes uma coisa. Primeiro, cartas: tira o açúcar do meio da linha de cima.
gelato-mio-lesson-came = As cartas vizinhas iguais vêm também: três açúcares de uma vez! Uma linha vazia recebe três cartas; os outros espaços ficam vazios.
gelato-mio-lesson-make = Uns turnos depois. Morango, natas e açúcar na mão: confeciona com eles uma bola de morango!
gelato-mio-lesson-ball = A tua primeira bola! Está à vista à tua frente. Só há sete de cada sabor, por isso não te demores.
gelato-mio-lesson-serve = Outro dia. Um cliente quer um cone com uma bola de chocolate. Tens as duas coisas: atende-o!
gelato-mio-lesson-served = 3 pontos, e o cliente seguinte aproxima-se. Os objetivos dão mais: ser o primeiro em taças ou cones, ou ter mais bolas.
gelato-mio-lesson-end = Cuidado com o controlo de qualidade: mais de 7 cartas ou 3 bolas, e metade sai. Acabada uma pilha de bolas, um último turno para cada um. Ganha quem tiver mais pontos!

gelato-mio-scene-opening = Tira o açúcar do meio da linha de cima e os dois vizinhos vêm com ele; os açúcares mais abaixo ficam.
gelato-mio-scene-lines = Da segunda e da terceira linha saiu uma carta: as outras encostaram à esquerda, e os espaços ficam vazios.
gelato-mio-scene-make = Morango, natas e açúcar na mão fazem uma bola de morango.
gelato-mio-scene-serve = Um cone na mão, uma bola de chocolate na mesa: o cliente que quer mesmo isso pode ser atendido.
gelato-mio-scene-special = Uma taça, uma bolacha e uma bola de cada sabor: o cliente de 12 pontos pode ser atendido.
gelato-mio-scene-quality = O controlo de qualidade encontra oito cartas na mão: quatro têm de sair.
