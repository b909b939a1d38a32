# A primeira partida de Gelato Mio e as imagens ao lado das regras.

gelato-mio-lesson-draw = Ciao! Tem uma gelataria e em cada turno faz uma coisa. Primeiro, cartas: tire o açúcar do meio da linha de cima.
gelato-mio-lesson-came = As vizinhas iguais vêm com ela: três açúcares de uma vez! Uma linha vazia recebe três cartas; as outras falhas ficam.
gelato-mio-lesson-make = Uns turnos depois. Morango, natas e açúcar na mão: faça com eles uma bola de morango!
gelato-mio-lesson-ball = A sua primeira bola! Está à vista à sua frente. Só há sete de cada sabor, por isso não se demore.
gelato-mio-lesson-serve = Outro dia. Um cliente quer um cone com uma bola de chocolate. Tem as duas coisas: sirva-o!
gelato-mio-lesson-served = 3 pontos, e o cliente seguinte aproxima-se. Os objetivos dão mais: ser o primeiro em taças ou cones, ou ter mais bolas.
gelato-mio-lesson-end = Cuidado com o controlo de qualidade: mais de 7 cartas ou 3 bolas, e metade sai. Acabada uma pilha de bolas, um último turno para cada um. Ganha quem tiver mais pontos!

gelato-mio-scene-opening = Tire o açúcar do meio da linha de cima e os dois vizinhos vêm com ele; os açúcares mais abaixo ficam.
gelato-mio-scene-lines = Da segunda e da terceira linha saiu uma carta: as outras encostaram à esquerda, e as falhas ficam.
gelato-mio-scene-make = Morango, natas e açúcar na mão fazem uma bola de morango.
gelato-mio-scene-serve = Um cone na mão, uma bola de chocolate na mesa: o cliente que quer mesmo isso pode ser servido.
gelato-mio-scene-special = Uma taça, uma bolacha e uma bola de cada sabor: o cliente de 12 pontos pode ser servido.
gelato-mio-scene-quality = O controlo de qualidade encontra oito cartas na mão: quatro têm de sair.
