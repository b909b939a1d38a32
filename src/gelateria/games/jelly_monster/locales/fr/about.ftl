jelly-monster-title = Attack of the Jelly Monster
jelly-monster-blurb = Tous à la fois : lancez, placez, chassez les autres et bouclez la ville avant la fin du sablier.
jelly-monster-option-beginner = Première partie : seulement les quartiers aux feux verts
jelly-monster-option-calm = Au calme : chacun son tour, sans sablier
