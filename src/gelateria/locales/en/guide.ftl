# The first-game guide, whatever the game.

guide-step = Lesson { $number } of { $count }
guide-next = Next
guide-back = Back
guide-real = Now a real game
guide-coach = The coach says
guide-otherwise = That is allowed, but the coach has something else in mind.
guide-not-this = Not this one yet.
guide-wanted = The coach waits for { $what }.
guide-quoted = “{ $label }”
guide-press = Nothing is to be done here. Press “{ $button }” when you are ready.
guide-points = Marked with a ring: { $what }.
