# The first game of Gelini Nightlife, and its pictures beside the rules.

gelini-nightlife-lesson-throw = Ciao! Here is the queue to the club, and your pawn stands at the very back. Whoever is furthest back throws: that is you!
gelini-nightlife-lesson-move = A 2 leads to a VIP, who fills four squares of your dance floor. Take it!
gelini-nightlife-lesson-rearmost = Lovely! Now somebody else is furthest back, and so they throw.
gelini-nightlife-lesson-asked = Later on. Somebody threw a 3 and passed. So the next pawn is asked, from the back to the front: that is you!
gelini-nightlife-lesson-untaken = See the little cross? Once nobody wanted the throw. After ten such throws in a row, whoever is furthest back must take the next.
gelini-nightlife-lesson-clique = The 3 leads to a mint guest, and a mint one is dancing on your floor already. Take it!
gelini-nightlife-lesson-may = Two of a colour: now the rest of the clique may come along, all or none. A shorter queue brings the band nearer, but early on that hardly matters. With the clique!
gelini-nightlife-lesson-joined = There they are: one from the very front of the queue, one straight from another player’s floor!
gelini-nightlife-lesson-coins = Another night. A coin lies beside your floor, and this throw leads to the next one. Take it!
gelini-nightlife-lesson-star = Two coins engage a star, which fills five squares! There are only three of them: the others wait here.
gelini-nightlife-lesson-end = A full floor, 25 squares, wins at once. If a pawn reaches the band before, whoever has the fewest free squares wins. Enjoy the party!

gelini-nightlife-scene-opening = The pawns stand behind the queue. Whoever is furthest back throws.
gelini-nightlife-scene-asked = The first has thrown a 3 and passed. Now the next pawn is asked: the coral guest, or not?
gelini-nightlife-scene-target = With a 2 the pawn reaches the second tile, a VIP.
gelini-nightlife-scene-clique = A green guest is on the floor already. Another one brings the third along, from somebody else’s floor.
gelini-nightlife-scene-friends = The little cross counts: one throw was wanted by nobody. After ten in a row whoever is furthest back must take the next.
gelini-nightlife-scene-question = Two mint guests dance together. The rest of the clique may come along, from the queue and from another floor: all or none.
gelini-nightlife-scene-coins = A coin lies beside the floor. With the second one a star comes.
gelini-nightlife-scene-flyer = Party Flyer: one guest, VIP or coin may be lured from somebody else’s floor.
