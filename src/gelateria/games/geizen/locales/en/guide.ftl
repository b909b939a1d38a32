# The first game of Geizen, and its pictures beside the rules.

geizen-lesson-throw = Ciao! Five dice, five rows, 18 chips each. Dice cost chips, and full rows bring them back. Go on, throw!
geizen-lesson-six = A 6 costs nothing, so keep it: tap the 6, then the button. The other dice are thrown again.
geizen-lesson-rest = Now you choose. Keep one die or more each time, whatever looks cheap, until you have kept all five.
geizen-lesson-paid = Every die but a 6 laid a chip on its row. Rows 1 and 2 begin with two chips; yellow fields are the bank’s treat.
geizen-lesson-red = Some turns later. Row 3 lacks only its red field ★, and you threw a 3! Keep both dice.
geizen-lesson-taken = Row 3 is full: all six chips are yours! And its arrow made the other player pay 2 to the bank.
geizen-lesson-loan = Later in a game: you own 1 chip, kept two 5s and threw a third. Row 5 takes three chips, so the bank lends you two. Keep all three dice!
geizen-lesson-end = Row 5 brought 8 chips: you gave the 2 back and own 6. Whoever has no chip left after their own turn ends the game, and whoever has the most wins. You are ready!

geizen-scene-opening = Five rows, all empty. Row 1 is the shortest, row 5 the longest; a 6 has none.
geizen-scene-keeping = A 2 and a 6 are kept. Of the 3, 3 and 4 at least one must follow.
geizen-scene-yellow = Rows 3, 4 and 5 are past their yellow fields: those chips came from the bank.
geizen-scene-nearly = A 3 would fill the red field of row 3: six chips are waiting.
geizen-scene-taken = Row 3 was full. Its chips are taken, it is empty again, and the other player has paid 2.
geizen-scene-short = Two 5s are kept and a third is thrown. They take three chips and only one is left: the bank lends the other two.
geizen-scene-lent = Row 5 is taken, the two borrowed chips are back in the bank, and six are left.
geizen-scene-order = No chip of one’s own is left: now it matters which number is paid first.
