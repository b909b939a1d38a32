# The first game of Attack of the Jelly Monster, and its pictures beside the rules.

jelly-monster-lesson-throw = Ciao! Jelly floods the city, and you want the most of it. Here we take turns, without a clock. Throw your seven dice!
jelly-monster-lesson-marker = Every district has three zones, and each promises another reward. The marker lights up one of them: that one is paid.
jelly-monster-lesson-place = Beside the zones is the entrance: there dice are placed. Take a 5 or a 6 and place it at the entrance of a district!
jelly-monster-lesson-place-wanted = Choose a die that shows 5 or 6, then a district for it.
jelly-monster-lesson-control = The highest sum at an entrance controls the district. When the round ends, whoever controls it gets the reward.
jelly-monster-lesson-remove = Small dice have effects. A 1 or a 2 may remove another die from its entrance. Place a 1 at district 3 and send the 6 away!
jelly-monster-lesson-centre = A die that is sent away lands in the city centre. Whoever has the most dice there gets a capsule with secret jelly.
jelly-monster-lesson-shift = A 3 or a 4 may move the marker of its district one zone. Place one of them and change what the district pays!
jelly-monster-lesson-cancel = Beware: equal dice of one player at an entrance cancel each other. Two of your 6s at the same one would count for nothing.
jelly-monster-lesson-seal = Near the end of a round. Your last die is placed, so you may seal a district: nobody places there any more.
jelly-monster-lesson-timer = And now turn the sand timer: the others have to hurry!
jelly-monster-lesson-end = The round is scored: see what you have won! After four rounds whoever has the most jelly wins.

jelly-monster-scene-opening = Districts lie around the centre, each with three zones. The marker shows the current reward.
jelly-monster-scene-placing = Seven dice behind the screen. One of them may be placed, then the rest is thrown again.
jelly-monster-scene-removed = A 1 was placed at district 3 and sent the 6 to the city centre.
jelly-monster-scene-shifted = A 4 was placed at district 2 and moved its marker one zone up.
jelly-monster-scene-seal = The orange player has the highest sum in three districts and gets their rewards.
jelly-monster-scene-sealed = District 3 is sealed: nobody places a die there until the round is over.
