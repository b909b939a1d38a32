# A primeira partida de Gelini Nightlife e as imagens ao lado das regras.

gelini-nightlife-lesson-throw = Ciao! Esta é a fila para a discoteca, e o teu peão está mesmo no fim. Lança quem está mais atrás: és tu!
gelini-nightlife-lesson-move = Um 2 leva a um VIP, que enche quatro casas da tua pista de dança. Leva-o!
gelini-nightlife-lesson-rearmost = Que bom! Agora há outro mais atrás, que lança. Pergunta-se a todos, a partir de trás: aceitar o lance ou deixá-lo ao próximo.
gelini-nightlife-lesson-clique = Mais tarde. Alguém lançou um 2 e passou, por isso perguntam-te a ti. O lance dá um convidado verde, e já tens um verde. Leva-o!
gelini-nightlife-lesson-joined = Dois de uma cor e vem o grupo todo: o último convidado verde até deixou a pista de outro!
gelini-nightlife-lesson-coins = Outra noite. Tens uma moeda, e este lance dá outra. Com duas moedas contrata-se uma estrela: cinco casas. Leva-a!
gelini-nightlife-lesson-end = Quem enche a pista, 25 casas, ganha logo. Se antes um peão chegar à banda, ganha quem tiver menos casas livres. Boa festa!

gelini-nightlife-scene-opening = Os peões estão atrás da fila. Lança quem está mais atrás.
gelini-nightlife-scene-asked = O primeiro lançou um 3 e passou. Agora pergunta-se ao peão seguinte: o convidado coral, ou não?
gelini-nightlife-scene-target = Com um 2 o peão chega à segunda peça, um VIP.
gelini-nightlife-scene-clique = Já há um convidado verde na pista. Outro traz também o terceiro, esteja onde estiver.
gelini-nightlife-scene-coins = Ao lado da pista há uma moeda. Com a segunda vem uma estrela.
gelini-nightlife-scene-flyer = Party Flyer: pode atrair-se um convidado, um VIP ou uma moeda da pista de outro.
