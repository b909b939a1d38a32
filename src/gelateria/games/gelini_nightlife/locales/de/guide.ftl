# Das erste Spiel Gelini Nightlife, und die Bilder neben den Regeln.

gelini-nightlife-lesson-throw = Ciao! Das ist die Schlange vor dem Club, und deine Figur steht ganz hinten. Wer hinten steht, wirft: also du!
gelini-nightlife-lesson-move = Eine 2 führt zu einem VIP, der vier Felder deiner Tanzfläche füllt. Nimm ihn!
gelini-nightlife-lesson-rearmost = Schön! Jetzt steht jemand anders hinten und wirft. Alle werden gefragt, von hinten: den Wurf nehmen oder ihn lassen.
gelini-nightlife-lesson-clique = Später. Jemand hat eine 2 geworfen und gepasst, also wirst du gefragt. Sie führt zu einem grünen Gast, und einen grünen hast du schon. Nimm ihn!
gelini-nightlife-lesson-joined = Zwei von einer Farbe, und die ganze Clique kommt: Der letzte grüne Gast hat sogar eine fremde Tanzfläche verlassen!
gelini-nightlife-lesson-coins = Ein anderer Abend. Du hast eine Münze, und dieser Wurf führt zur nächsten. Zwei Münzen engagieren einen Star: fünf Felder. Nimm sie!
gelini-nightlife-lesson-end = Eine volle Tanzfläche, 25 Felder, gewinnt sofort. Erreicht vorher jemand die Band, gewinnt, wer die wenigsten freien Felder hat. Viel Spaß auf der Party!

gelini-nightlife-scene-opening = Die Figuren stehen hinter der Schlange. Wer ganz hinten steht, wirft.
gelini-nightlife-scene-asked = Die erste Figur hat eine 3 geworfen und gepasst. Jetzt wird die nächste gefragt: den korallenroten Gast, oder nicht?
gelini-nightlife-scene-target = Mit einer 2 kommt die Figur zum zweiten Plättchen, einem VIP.
gelini-nightlife-scene-clique = Ein grüner Gast ist schon auf der Tanzfläche. Ein weiterer bringt auch den dritten mit, wo er auch ist.
gelini-nightlife-scene-coins = Neben der Tanzfläche liegt eine Münze. Mit der zweiten kommt ein Star.
gelini-nightlife-scene-flyer = Party Flyer: Ein Gast, VIP oder eine Münze darf von einer fremden Tanzfläche gelockt werden.
