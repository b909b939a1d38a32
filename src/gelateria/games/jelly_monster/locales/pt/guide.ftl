# A primeira partida de Attack of the Jelly Monster e as imagens ao lado das regras.

jelly-monster-lesson-throw = Ciao! A gelatina inunda a cidade e tu queres a maior parte. Aqui jogamos à vez, sem ampulheta. Lança os teus sete dados!
jelly-monster-lesson-place = Agora coloca um dado à entrada de um bairro. Pega no 5 ou no 6: a soma mais alta recebe o que o marcador mostra.
jelly-monster-lesson-control = O que está colocado fica! Da próxima vez voltas a lançar os restantes. No fim da ronda, a soma mais alta de cada bairro leva a recompensa.
jelly-monster-lesson-effect = Os dados pequenos têm truques. Um 1 expulsa um dado do bairro 3; um 3 ou um 4 move um marcador uma zona. Coloca um com o seu efeito!
jelly-monster-lesson-centre = Um dado expulso vai para o centro da cidade. Quem lá tiver mais recebe uma cápsula com gelatina secreta.
jelly-monster-lesson-seal = Quase no fim de uma ronda. O teu último dado está colocado, por isso podes fechar um bairro: mais ninguém coloca lá.
jelly-monster-lesson-timer = E agora vira a ampulheta: os outros têm de se despachar!
jelly-monster-lesson-end = Pontua-se a ronda: vê o que ganhaste! Atenção, dados iguais de um jogador num bairro anulam-se. Depois de quatro rondas ganha quem tiver mais gelatinas.

jelly-monster-scene-opening = Os bairros ficam à volta do centro, cada um com três zonas. O marcador mostra a recompensa atual.
jelly-monster-scene-placing = Sete dados atrás do biombo. Um deles pode ser colocado, depois lançam-se os outros de novo.
jelly-monster-scene-removed = Um 1 foi colocado no bairro 3 e mandou o 6 para o centro da cidade.
jelly-monster-scene-shifted = Um 4 foi colocado no bairro 2 e moveu o marcador uma zona para cima.
jelly-monster-scene-seal = Laranja tem a soma mais alta em três bairros e recebe as recompensas.
jelly-monster-scene-sealed = O bairro 3 está fechado: ninguém lá coloca um dado até ao fim da ronda.
