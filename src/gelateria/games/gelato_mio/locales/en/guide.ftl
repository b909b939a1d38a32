# The first game of Gelato Mio, and its pictures beside the rules.

gelato-mio-lesson-draw = Ciao! You run a gelateria, and each turn you do one thing. Collect cards first: take the sugar in the middle of the top line.
gelato-mio-lesson-came = Equal neighbours come along: three sugars at once! An empty line gets three new cards, other gaps stay.
gelato-mio-lesson-make = Some turns later. Strawberry, creams and sugar in your hand: make a strawberry ball of them!
gelato-mio-lesson-ball = Your first ball! It lies open before you. There are only seven of each flavour, so don’t dawdle.
gelato-mio-lesson-serve = Another day. A customer wants a cone with one chocolate ball. You have both: serve!
gelato-mio-lesson-served = 3 points, and the next customer steps up. Objectives bring more: be first with bowls or cones, or have the most balls.
gelato-mio-lesson-end = Beware of quality control: over 7 cards or 3 balls, half must go. A pile of balls runs out: one last turn each. Most points win!

gelato-mio-scene-opening = Take the sugar in the middle of the top line, and both its neighbours come along; the sugars further down stay.
gelato-mio-scene-lines = A card has left the second and the third line: the rest closed up to the left, and the gaps stay.
gelato-mio-scene-make = Strawberry, creams and sugar in hand make a strawberry ball.
gelato-mio-scene-serve = A cone in hand, a chocolate ball on the table: the customer who wants just that can be served.
gelato-mio-scene-special = A bowl, a wafer and a ball of each flavour: the 12-point customer can be served.
gelato-mio-scene-quality = Quality control finds eight cards in the hand: four of them have to go.
