# A primeira partida de Gelini Nightlife e as imagens ao lado das regras.

gelini-nightlife-lesson-throw = Ciao! Esta é a fila para a discoteca, e o seu peão está mesmo no fim. Lança quem está mais atrás: é você!
gelini-nightlife-lesson-move = Um 2 leva a um VIP, que enche quatro casas da sua pista. Leve-o!
gelini-nightlife-lesson-rearmost = Que bom! Agora outro está mais atrás e lança. Pergunta-se a todos, a partir de trás: aceitar o lance ou deixá-lo ao próximo.
gelini-nightlife-lesson-clique = Mais tarde. Alguém lançou um 2 e passou, por isso perguntam-lhe a si. Leva a um convidado verde, e já tem um verde. Leve-o!
gelini-nightlife-lesson-joined = Dois de uma cor e vem o grupo todo: o último convidado verde até deixou a pista de outro!
gelini-nightlife-lesson-coins = Outra noite. Tem uma moeda, e este lance leva a outra. Duas moedas contratam uma estrela: cinco casas. Leve-a!
gelini-nightlife-lesson-end = Uma pista cheia, 25 casas, ganha logo. Se antes um peão chegar à banda, ganha quem tiver menos casas livres. Boa festa!

gelini-nightlife-scene-opening = Os peões estão atrás da fila. Lança quem está mais atrás.
gelini-nightlife-scene-asked = O primeiro lançou um 3 e passou. Agora pergunta-se ao seguinte: o convidado coral, ou não?
gelini-nightlife-scene-target = Com um 2 o peão chega à segunda peça, um VIP.
gelini-nightlife-scene-clique = Já há um convidado verde na pista. Outro traz também o terceiro, esteja onde estiver.
gelini-nightlife-scene-coins = Ao lado da pista há uma moeda. Com a segunda vem uma estrela.
gelini-nightlife-scene-flyer = Party Flyer: pode atrair-se um convidado, um VIP ou uma moeda da pista de outro.
