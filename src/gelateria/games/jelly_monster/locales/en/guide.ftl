# The first game of Attack of the Jelly Monster, and its pictures beside the rules.

jelly-monster-lesson-throw = Ciao! Jelly floods the city, and you want most of it. Here we take turns, without a clock. Throw your seven dice!
jelly-monster-lesson-place = Now place one die at the entrance of a district. Take the 5 or the 6: the highest sum there gets what the marker shows.
jelly-monster-lesson-control = Placed is placed! Next time you throw the rest again. When the round ends, the highest sum in each district takes the reward.
jelly-monster-lesson-effect = Small dice play tricks. A 1 sends a die of district 3 away; a 3 or 4 moves a marker one zone. Place one of them with its effect!
jelly-monster-lesson-centre = A die sent away lands in the city centre. Whoever has most dice there gets a capsule with secret jelly.
jelly-monster-lesson-seal = Near the end of a round. Your last die is placed, so you may seal a district: nobody places there any more.
jelly-monster-lesson-timer = And now turn the sand timer: the others have to hurry!
jelly-monster-lesson-end = The round is scored: see what you have won! Beware, equal dice of one player in a district cancel out. After four rounds whoever has most jelly wins.

jelly-monster-scene-opening = Districts lie around the centre, each with three zones. The marker shows the current reward.
jelly-monster-scene-placing = Seven dice behind the screen. One of them may be placed, then the rest is thrown again.
jelly-monster-scene-removed = A 1 was placed at district 3 and sent the 6 to the city centre.
jelly-monster-scene-shifted = A 4 was placed at district 2 and moved its marker one zone up.
jelly-monster-scene-seal = The orange player has the highest sum in three districts and gets their rewards.
jelly-monster-scene-sealed = District 3 is sealed: nobody places a die there until the round is over.
