pig-lesson-roll = One die, and a hundred points to go. Whatever you roll is yours for now. Go on, roll!
pig-lesson-again = A 6! It only waits: your score has not moved yet. Dare to roll once more.
pig-lesson-hold = Eleven points, and a 1 would lose them all. Hold, and they are yours for good.
pig-lesson-one = That is what a 1 does: sixteen points, all gone. Who reaches 100 first wins. Hold at about twenty, and you are ready!

pig-scene-opening = Nobody has rolled yet: the die is asleep.
pig-scene-dare = The first player has held 11. Sixteen points wait for the second: one more roll?
