# A primeira partida de Gelini Nightlife e as imagens ao lado das regras.

gelini-nightlife-lesson-throw = Ciao! Esta é a fila para a discoteca, e o teu peão está mesmo no fim. Lança quem está mais atrás: és tu!
gelini-nightlife-lesson-move = Um 2 leva a um VIP, que enche quatro casas da tua pista de dança. Leva-o!
gelini-nightlife-lesson-rearmost = Que bom! Agora há outro mais atrás, e por isso lança.
gelini-nightlife-lesson-asked = Mais tarde. Alguém lançou um 3 e passou. Por isso pergunta-se ao peão seguinte, de trás para a frente: és tu!
gelini-nightlife-lesson-untaken = Vês a cruzinha? Um lance ninguém o quis. Depois de dez assim seguidos, quem está mais atrás tem de aceitar o próximo.
gelini-nightlife-lesson-clique = O 3 leva a um convidado menta, e na tua pista já dança um. Leva-o!
gelini-nightlife-lesson-may = Dois de uma cor: agora pode vir o resto do grupo, todos ou ninguém. Ao deixar a fila aproximam a banda, mas tão cedo pouco importa. Com o grupo!
gelini-nightlife-lesson-joined = Aí estão: um mesmo da frente da fila, outro diretamente da pista de outro jogador!
gelini-nightlife-lesson-coins = Outra noite. Ao lado da tua pista há uma moeda, e este lance dá outra. Leva-a!
gelini-nightlife-lesson-star = Com duas moedas contratas uma estrela, que enche cinco casas! Só há três: as outras esperam aqui.
gelini-nightlife-lesson-end = Quem enche a pista, 25 casas, ganha logo. Se antes um peão chegar à banda, ganha quem tiver menos casas livres. Boa festa!

gelini-nightlife-scene-opening = Os peões estão atrás da fila. Lança quem está mais atrás.
gelini-nightlife-scene-asked = O primeiro lançou um 3 e passou. Agora pergunta-se ao peão seguinte: o convidado coral, ou não?
gelini-nightlife-scene-target = Com um 2 o peão chega à segunda peça, um VIP.
gelini-nightlife-scene-clique = Já há um convidado verde na pista. Outro traz também o terceiro, de outra pista.
gelini-nightlife-scene-friends = A cruzinha conta: um lance ninguém o quis. Depois de dez seguidos, quem está mais atrás tem de aceitar o próximo.
gelini-nightlife-scene-question = Dois convidados menta dançam juntos. O resto do grupo pode vir, da fila e de outra pista: todos ou ninguém.
gelini-nightlife-scene-coins = Ao lado da pista há uma moeda. Com a segunda vem uma estrela.
gelini-nightlife-scene-flyer = Party Flyer: pode atrair-se um convidado, um VIP ou uma moeda da pista de outro.
