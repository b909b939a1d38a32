# The first-game guide, whatever the game.

guide-step = Lesson { $number } of { $count }
guide-next = Next
guide-back = Back
guide-real = Now a real game
guide-coach = The coach says
guide-otherwise = That is allowed, but the coach has something else in mind.
