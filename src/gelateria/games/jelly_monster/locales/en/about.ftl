jelly-monster-title = Attack of the Jelly Monster
jelly-monster-blurb = All at once: throw, place, push the others out, and seal the city before the sand runs out.
jelly-monster-option-beginner = First game: only districts with green lights
jelly-monster-option-calm = Calm: one after the other, no clock
