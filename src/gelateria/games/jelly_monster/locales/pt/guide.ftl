# A primeira partida de Attack of the Jelly Monster e as imagens ao lado das regras.

jelly-monster-lesson-throw = Ciao! A gelatina inunda a cidade e tu queres a maior parte. Aqui jogamos à vez, sem ampulheta. Lança os teus sete dados!
jelly-monster-lesson-marker = Cada bairro tem três zonas, e cada uma promete outra recompensa. O marcador destaca uma delas: é essa que se paga.
jelly-monster-lesson-place = Ao lado das zonas fica a entrada: é aí que se colocam os dados. Pega num 5 ou num 6 e coloca-o à entrada de um bairro!
jelly-monster-lesson-place-wanted = Escolhe um dado que mostre 5 ou 6 e depois um bairro para ele.
jelly-monster-lesson-control = A soma mais alta à entrada controla o bairro. Quem o controla no fim da ronda recebe a recompensa.
jelly-monster-lesson-remove = Os dados pequenos têm efeitos. Um 1 ou um 2 pode expulsar outro dado da sua entrada. Coloca um 1 no bairro 3 e expulsa o 6!
jelly-monster-lesson-centre = Um dado expulso vai para o centro da cidade. Quem lá tiver mais recebe uma cápsula com gelatina secreta.
jelly-monster-lesson-shift = Um 3 ou um 4 pode mover uma zona o marcador do seu bairro. Coloca um deles e muda o que o bairro paga!
jelly-monster-lesson-cancel = Atenção: dados iguais de um jogador numa entrada anulam-se. Dois dos teus 6 na mesma não contariam nada.
jelly-monster-lesson-seal = Quase no fim de uma ronda. O teu último dado está colocado, por isso podes fechar um bairro: mais ninguém coloca lá.
jelly-monster-lesson-timer = E agora vira a ampulheta: os outros têm de se despachar!
jelly-monster-lesson-end = Pontua-se a ronda: vê o que ganhaste! Depois de quatro rondas ganha quem tiver mais gelatinas.

jelly-monster-scene-opening = Os bairros ficam à volta do centro, cada um com três zonas. O marcador mostra a recompensa atual.
jelly-monster-scene-placing = Sete dados atrás do biombo. Um deles pode ser colocado, depois lançam-se os outros de novo.
jelly-monster-scene-removed = Um 1 foi colocado no bairro 3 e mandou o 6 para o centro da cidade.
jelly-monster-scene-shifted = Um 4 foi colocado no bairro 2 e moveu o marcador uma zona para cima.
jelly-monster-scene-seal = Laranja tem a soma mais alta em três bairros e recebe as recompensas.
jelly-monster-scene-sealed = O bairro 3 está fechado: ninguém lá coloca um dado até ao fim da ronda.
