# Das erste Spiel Gelini Nightlife, und die Bilder neben den Regeln.

gelini-nightlife-lesson-throw = Ciao! Das ist die Schlange vor dem Club, und deine Figur steht ganz hinten. Wer ganz hinten steht, wirft: also du!
gelini-nightlife-lesson-move = Eine 2 führt zu einem VIP, der vier Felder deiner Tanzfläche füllt. Nimm ihn!
gelini-nightlife-lesson-rearmost = Schön! Jetzt steht jemand anders ganz hinten und würfelt.
gelini-nightlife-lesson-asked = Später. Jemand hat eine 3 geworfen und gepasst. Also wird die nächste Figur gefragt, von hinten nach vorn: Das bist du!
gelini-nightlife-lesson-untaken = Siehst du das kleine Kreuz? Einen Wurf wollte niemand. Nach zehn solchen Würfen in Folge muss die hinterste Figur den nächsten nehmen.
gelini-nightlife-lesson-clique = Die 3 führt zu einem minzgrünen Gast, und einer tanzt schon bei dir. Nimm ihn!
gelini-nightlife-lesson-may = Zwei von einer Farbe: Jetzt kann der Rest der Clique mitkommen, alle oder niemand. Wird die Schlange kürzer, rückt die Band näher, aber so früh macht das wenig aus. Mit der Clique!
gelini-nightlife-lesson-joined = Da sind sie: einer von ganz vorn in der Schlange, einer direkt von einer fremden Tanzfläche!
gelini-nightlife-lesson-coins = Ein anderer Abend. Neben deiner Tanzfläche liegt eine Münze, und dieser Wurf führt zur nächsten. Nimm sie!
gelini-nightlife-lesson-star = Zwei Münzen engagieren einen Star, der fünf Felder füllt! Es gibt nur drei: Die anderen warten hier.
gelini-nightlife-lesson-end = Eine volle Tanzfläche, 25 Felder, gewinnt sofort. Erreicht vorher jemand die Band, gewinnt, wer die wenigsten freien Felder hat. Viel Spaß auf der Party!

gelini-nightlife-scene-opening = Die Figuren stehen hinter der Schlange. Wer ganz hinten steht, wirft.
gelini-nightlife-scene-asked = Die erste Figur hat eine 3 geworfen und gepasst. Jetzt wird die nächste gefragt: den korallenroten Gast, oder nicht?
gelini-nightlife-scene-target = Mit einer 2 kommt die Figur zum zweiten Plättchen, einem VIP.
gelini-nightlife-scene-clique = Ein grüner Gast ist schon auf der Tanzfläche. Ein weiterer bringt auch den dritten mit, von einer fremden Tanzfläche.
gelini-nightlife-scene-friends = Das kleine Kreuz zählt mit: Einen Wurf wollte niemand. Nach zehn in Folge muss die hinterste Figur den nächsten nehmen.
gelini-nightlife-scene-question = Zwei minzgrüne Gäste tanzen zusammen. Der Rest der Clique kann mitkommen, aus der Schlange und von einer anderen Tanzfläche: alle oder niemand.
gelini-nightlife-scene-coins = Neben der Tanzfläche liegt eine Münze. Mit der zweiten kommt ein Star.
gelini-nightlife-scene-flyer = Party Flyer: Ein Gast, VIP oder eine Münze darf von einer fremden Tanzfläche gelockt werden.
