# The first game of Gelati, and its pictures beside the rules.

gelati-lesson-place = Ciao! Every tile has a cup, a flavour and a topping. Lay one of yours where it shares something with each neighbour.
gelati-lesson-points = The more sides touch, the better: two bring 1 point, three bring 3, and six even 15. Then you draw a new tile.
gelati-lesson-row = A little later. Three chocolate ices in a straight line! Lay your chocolate in the china bowl at one of its ends.
gelati-lesson-row-wanted = Lay your chocolate ice in the china bowl on one of the two places with a ring.
gelati-lesson-token = Four of a kind in a line, and a chocolate token is yours. Tokens are what your secret orders are made of. You may keep five.
gelati-lesson-swap = Another day, and neither of your tiles fits. Then you show them and swap one for the top tile of the stack. Choose one!
gelati-lesson-swapped = This tile fits, so you would place it now. If it did not, you would swap again. The old tile goes back into the stack.
gelati-lesson-trade = Later on. Your order wants china bowl, chocolate and a strawberry on top. Trade a chocolate and the pistachio for the strawberry!
gelati-lesson-order = There it is! Now serve the order: you give back its three tokens.
gelati-lesson-end = 15 points, and a new secret order. Whoever reaches 50 points first wins at once. Buon appetito!

gelati-scene-opening = Four tiles open the board. A new one must share a cup, a flavour or a topping with every neighbour.
gelati-scene-row = Three chocolate ices in line: a fourth at either end earns a chocolate token.
gelati-scene-sides = The free place left of the chocolate cone touches four tiles: one that fits there brings 6 points.
gelati-scene-swap = Neither tile fits anywhere. Both are shown, and one is swapped for the top one of the stack.
gelati-scene-trade = Two tokens buy any one of the supply: here the strawberry that the order still lacks.
gelati-scene-order = China bowl, chocolate, strawberry: the first order can be served for 15 points.
