# A primeira partida de Gelati e as imagens ao lado das regras.

gelati-lesson-place = Ciao! Cada peça tem recipiente, sabor e enfeite. Coloca uma das tuas onde partilhe algo com cada vizinha.
gelati-lesson-points = Quanto mais lados se tocam, melhor: dois dão 1 ponto, três dão 3 e seis chegam a dar 15. Depois tiras outra peça.
gelati-lesson-row = Pouco depois. Três gelados de chocolate em fila! Coloca o teu chocolate em tigela de porcelana numa ponta.
gelati-lesson-row-wanted = Coloca o teu chocolate em tigela de porcelana num dos dois lugares com anel.
gelati-lesson-token = Quatro iguais em fila e a ficha de chocolate é tua. É com fichas que se servem os teus pedidos secretos. Podes guardar cinco.
gelati-lesson-swap = Noutro dia, nenhuma das tuas peças encaixa. Então mostra-las e trocas uma pela de cima da pilha. Escolhe uma!
gelati-lesson-swapped = Esta peça encaixa, por isso colocava-la agora. Senão, trocavas outra vez. A antiga volta para a pilha.
gelati-lesson-trade = Mais tarde. O teu pedido quer tigela de porcelana, chocolate e um morango por cima. Troca um chocolate e o pistácio pelo morango!
gelati-lesson-order = Aí está! Agora serve o pedido: devolves as três fichas.
gelati-lesson-end = 15 pontos e um novo pedido secreto. Quem chegar primeiro aos 50 pontos ganha logo. Buon appetito!

gelati-scene-opening = Quatro peças abrem o tabuleiro. Uma nova tem de partilhar recipiente, sabor ou enfeite com cada vizinha.
gelati-scene-row = Três gelados de chocolate em fila: um quarto numa das pontas rende uma ficha de chocolate.
gelati-scene-sides = O lugar livre à esquerda do cone de chocolate toca quatro peças: a que lá encaixar dá 6 pontos.
gelati-scene-swap = Nenhuma das duas encaixa. Mostram-se ambas, e uma é trocada pela de cima da pilha.
gelati-scene-trade = Duas fichas compram uma à escolha da reserva: aqui, o morango que ainda falta ao pedido.
gelati-scene-order = Tigela de porcelana, chocolate, morango: o primeiro pedido pode ser servido por 15 pontos.
