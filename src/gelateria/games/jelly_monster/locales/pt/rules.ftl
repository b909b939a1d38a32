# As regras de Attack of the Jelly Monster.

rules-section-aim = Objetivo do jogo
rule-jelly-aim = Junta gelatina: em cada ronda, manda os teus dados para os bairros e fica com o que pagam. Depois de quatro rondas ganha quem tiver mais gelatinas.

rules-section-material = Material de jogo
rule-jelly-dice = Todos têm um biombo e 7 dados de uma cor.
rule-jelly-districts = À volta do centro da cidade ficam tantos bairros quantos os jogadores, mais dois. São sorteados de 8 tabuleiros de bairro, cada um com um lado verde (A1 a A8, para a primeira partida) e um avançado (B1 a B8). A mesa escolhe os lados: misturados ao acaso, só verdes, só avançados, ou escolhidos um a um, no sentido horário a partir do drone; o que ninguém escolheu é sorteado.
rule-jelly-zones = Um bairro tem uma entrada, onde se colocam dados, e atrás dela três zonas, cada uma com outra recompensa. Um marcador está ao lado de uma delas, no início de cada ronda ao lado da que fica à entrada: só essa recompensa é paga.
rule-jelly-rewards = Os lados verdes pagam gelatinas e cápsulas. Os avançados também podem apontar para um bairro vizinho, tirar aos outros, dar-lhes ou custar uma cápsula.
rule-jelly-capsules = 30 cápsulas formam uma pilha, viradas para baixo. 6 mostram um dado, as outras um número: três o 2, cinco o 3, seis o 4, cinco o 5, três o 6 e duas o 8.
rule-jelly-jelly = Todos começam com 2 gelatinas. A reserva nunca se esgota.
rule-jelly-drone = O drone aponta para o bairro 1, onde começa a pontuação, e está junto de um jogador, que tira primeiro quando vários recebem cápsulas: na primeira ronda decide o acaso, e em cada ronda seguinte passa para o próximo no sentido horário.

rules-section-a-round = Uma ronda
rule-jelly-ready = Todos pegam nos seus dados. Com o último «Tudo pronto!» começa uma contagem decrescente de 3 segundos, a mesma para todos; ninguém lança antes de acabar. Depois a ronda começa para todos ao mesmo tempo.
rule-jelly-together = Todos os jogadores agem ao mesmo tempo, sem ordem. O que chega primeiro à mesa aconteceu primeiro.
rule-jelly-roll = Lanças todos os dados que ainda tens, escondidos atrás do teu biombo.
rule-jelly-place = Depois colocas um dos dados lançados à entrada de um bairro que não esteja fechado, ou nenhum; depois lanças de novo os restantes, e assim por diante. Nunca colocas dois dados de um mesmo lance.
rule-jelly-final = Nunca retiras nem moves um dado que colocaste.
rule-jelly-no-way-back = Como todos agem ao mesmo tempo, não se desfaz absolutamente nada: alguém pode já ter agido em função disso.
rule-jelly-remove = Se colocas um 1 ou um 2, podes retirar logo um outro dado dessa entrada, seja de quem for, para o centro da cidade.
rule-jelly-shift = Se colocas um 3 ou um 4, podes mover logo o marcador desse bairro uma zona para cima ou para baixo. Para cima é afastar-se da entrada; não há nada abaixo da primeira zona nem acima da terceira.
rule-jelly-plain = Um 5 ou um 6 não tem efeito.
rule-jelly-effect-now = Executas um efeito logo que colocas o dado, ou não o executas.
rule-jelly-seal = Quando colocaste o teu último dado, podes fechar um bairro que ainda esteja aberto, qualquer um: até ao fim da ronda mais ninguém coloca dados na sua entrada. Um dado retirado mais tarde não anula isto.
rule-jelly-timer = Quando colocaste o teu último dado, podes virar a ampulheta, tenhas fechado um bairro ou não; só se vira uma vez por ronda. Aos outros restam 10 segundos.
rule-jelly-done = Podes fechar e virar por qualquer ordem, agora ou mais tarde na ronda. Se já não queres nem uma coisa nem outra, dizes que acabaste; também acabaste se já fechaste um bairro quando a ampulheta é virada.
rule-jelly-timer-guard = Quando todos acabaram, a ronda termina logo. Se ninguém vira a ampulheta, vira-a a mesa 20 segundos depois de o primeiro jogador ter colocado o seu último dado; depois correm os 10 segundos dela como sempre.
rule-jelly-time-up = Quando a areia acaba, ninguém lança nem coloca; os dados não colocados ficam fora da ronda.

rules-section-scoring-a-round = Pontuação de uma ronda
rule-jelly-clockwise = Os bairros pontuam a partir do bairro do drone, no sentido horário; é o mesmo em todas as rondas (o centro roda com o drone).
rule-jelly-cancel = Primeiro, todos os dados iguais de uma mesma cor numa entrada anulam-se, também se forem três; nesta ronda já não contam para nada.
rule-jelly-control = Quem tem a soma mais alta controla o bairro e recebe a sua recompensa atual; em caso de empate, recebem-na todos os empatados. Onde ninguém tem dados não se paga nada.
rule-jelly-centre = Depois dos bairros, quem tem mais dados no centro da cidade recebe uma cápsula, e em caso de empate cada empatado recebe uma; conta o número, não a soma. Um centro vazio não paga a ninguém.
rule-jelly-next-round = Para a ronda seguinte todos recolhem os seus dados, os marcadores voltam à primeira zona e os bairros fechados reabrem.

rules-section-rewards = Recompensas
rule-jelly-several = Vários símbolos executam-se um depois do outro, da esquerda para a direita, cada um para todos os jogadores a quem se destina.
rule-jelly-jelly-n = Um número são tantas gelatinas da reserva; 0 é nada.
rule-jelly-capsule = Ficas com a cápsula de cima da pilha, e só tu a vês. Se forem poucas para todos os empatados, nenhum deles recebe uma.
rule-jelly-lose-capsule = Escolhes uma cápsula tua e devolve-la à caixa; se não tens nenhuma, não perdes nada.
rule-jelly-lost-unseen = Uma cápsula perdida vai para a caixa virada para baixo: só o seu dono a conhece, e nunca volta à pilha.
rule-jelly-per-capsule = Recebes 2 gelatinas por cada uma das tuas cápsulas, e ficas com as cápsulas.
rule-jelly-take-each = Cada um dos outros jogadores paga-te 1 ou 2; quem tem menos paga tudo o que tem. Os empatados não pagam uns aos outros.
rule-jelly-give-each = Dás 1 a cada um dos outros jogadores. Os empatados não dão uns aos outros.
rule-jelly-short = Quem tem gelatinas a menos para todos aqueles a quem cabem decide quem as recebe, uma gelatina depois da outra, até acabarem.
rule-jelly-first-second = Cada jogador com a soma mais alta recebe a primeira recompensa, cada jogador com a segunda mais alta a segunda, por muitos que sejam os primeiros.
rule-jelly-first-others = Cada jogador com a soma mais alta recebe a primeira recompensa, e qualquer outro com um dado ali recebe a outra. Um dado anulado não está ali.
rule-jelly-by-dice = Se controlas o bairro, aqui conta quantos dados tens ali depois de anular; em caso de empate, para cada um valem os seus.
rule-jelly-neighbour = Uma seta paga a recompensa atual do bairro vizinho para onde aponta, segundo as somas e os dados deste. Se essa também for uma seta, segue-se; um bairro encontrado duas vezes não paga nada.
rule-jelly-neighbour-choice = Numa seta dupla, quem controla escolhe o bairro vizinho. Os empatados escolhem juntos; se não coincidirem, paga o que fica no sentido horário, por isso decide a primeira voz a favor dele.

rules-section-the-end = O fim
rule-jelly-end = Depois da quarta ronda cada um soma as suas gelatinas e o que mostram as suas cápsulas; por cada uma que mostra um dado, lança-se um.
rule-jelly-winner = Ganha quem tem mais gelatinas; os empatados partilham o lugar.

rules-section-what-is-hidden = O que está escondido
rule-jelly-screen = Os dados lançados e não colocados são vistos só pelo seu dono. A mais ninguém se diz que foram lançados, nem quantas vezes.
rule-jelly-face-down = O que uma cápsula mostra é conhecido do seu dono até ao fim, quando se abrem todas. As gelatinas, o número de cápsulas e tudo o que está colocado estão à vista.

rules-section-calm-mode = Com calma
rule-jelly-calm = Com a opção de mesa «Com calma: um de cada vez, sem ampulheta» jogam o mesmo jogo passo a passo, também durante dias.
rule-jelly-calm-order = Os jogadores dão os seus passos um depois do outro, por uma ordem sorteada de novo em cada ronda; ninguém precisa de dizer que está pronto.
rule-jelly-calm-step = Um passo é um lance, e depois colocar um dos seus dados ou nenhum; depois vem o próximo jogador que tem dados.
rule-jelly-calm-end = Se colocas o teu último dado, decides no mesmo passo se fechas um bairro e se viras a ampulheta.
rule-jelly-calm-timer = Quando a ampulheta é virada, cada um dos outros jogadores tem no máximo mais 4 passos.
rule-jelly-calm-guard = Quando um jogador colocou o seu último dado, cada um dos outros tem no máximo mais 12 passos; e ninguém tem mais de 21 numa ronda. Quando gastaste os teus passos, ficas fora da ronda com os dados que te restam.
