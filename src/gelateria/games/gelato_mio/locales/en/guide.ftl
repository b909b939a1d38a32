# The first game of Gelato Mio, and its pictures beside the rules.

gelato-mio-lesson-welcome = Ciao! You run a gelateria. Each turn you do one of four things: draw, make, serve or ask for help.
gelato-mio-lesson-draw = First collect cards: draw the sugar in the middle of the top line.
gelato-mio-lesson-came = Equal neighbours come along: three sugars at once!
gelato-mio-lesson-refill = An empty line gets three new cards. Other gaps stay.
gelato-mio-lesson-make = Some turns later. Strawberry, creams and sugar in your hand: make a strawberry ball of them!
gelato-mio-lesson-ball = Your first ball! There are only seven of each flavour, so don’t dawdle.
gelato-mio-lesson-serve = Another day. A customer wants a cone with one chocolate ball. You have both: serve!
gelato-mio-lesson-served = 3 points, and the next customer steps up.
gelato-mio-lesson-goals = Objectives bring more points: be first with bowls or cones, or have the most balls at the end.
gelato-mio-lesson-memory = What is in other hands you don’t see, only how many cards. Remember what the others draw, or keep notes: tap a hand.
gelato-mio-lesson-help = Later. You lack sugar for a strawberry ball, and there is none on the display. Ask for help!
gelato-mio-lesson-pay = Help costs two cards. You have four bowls: discard two of them.
gelato-mio-lesson-helped = You took a card from the other hand, at random: sugar! Now you can make your ball next turn.
gelato-mio-lesson-hands = Beware of quality control: whoever holds more than 7 cards then loses half of them.
gelato-mio-lesson-balls = The same goes for balls: with more than 3 on the table, half of them go back.
gelato-mio-lesson-end = When a pile of balls runs out, everybody has one more turn.
gelato-mio-lesson-winner = Then the points are counted, and whoever has the most wins. Buon appetito!

gelato-mio-scene-opening = Draw the sugar in the middle of the top line, and both its neighbours come along; the sugars further down stay.
gelato-mio-scene-lines = A card has left the second and the third line: the rest closed up to the left, and the gaps stay.
gelato-mio-scene-make = Strawberry, creams and sugar in hand make a strawberry ball.
gelato-mio-scene-serve = A cone in hand, a chocolate ball on the table: the customer who wants just that can be served.
gelato-mio-scene-special = A bowl, a wafer and a ball of each flavour: the 12-point customer can be served.
gelato-mio-scene-quality = Quality control finds eight cards in the hand: four of them have to go.
gelato-mio-scene-help = No sugar on the display: two of the four bowls could bring a card from the other hand.
