# The first game of Gelini Nightlife, and its pictures beside the rules.

gelini-nightlife-lesson-throw = Ciao! Here is the queue to the club, and your pawn stands at the very back. Whoever is rearmost throws: that is you!
gelini-nightlife-lesson-move = A 2 leads to a VIP, who fills four squares of your dance floor. Take it!
gelini-nightlife-lesson-rearmost = Lovely! Now somebody else is rearmost and throws. All are asked, from the back: take the throw or leave it to the next.
gelini-nightlife-lesson-clique = Later on. Somebody threw a 2 and passed, so you are asked. It leads to a green guest, and you have a green one already. Take it!
gelini-nightlife-lesson-joined = Two of a colour, and the whole clique comes along: the last green guest even left another player’s floor!
gelini-nightlife-lesson-coins = Another night. You have a coin, and this throw leads to the next one. Two coins engage a star: five squares. Take it!
gelini-nightlife-lesson-end = A full floor, 25 squares, wins at once. If a pawn reaches the band before, whoever has the fewest free squares wins. Enjoy the party!

gelini-nightlife-scene-opening = The pawns stand behind the queue. Whoever is furthest back throws.
gelini-nightlife-scene-asked = The first has thrown a 3 and passed. Now the next pawn is asked: the coral guest, or not?
gelini-nightlife-scene-target = With a 2 the pawn reaches the second tile, a VIP.
gelini-nightlife-scene-clique = A green guest is on the floor already. Taking another brings the third one too, wherever it is.
gelini-nightlife-scene-coins = A coin lies beside the floor. With the second one a star comes.
gelini-nightlife-scene-flyer = Party Flyer: one guest, VIP or coin may be lured from somebody else’s floor.
