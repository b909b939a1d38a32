jelly-monster-title = Attack of the Jelly Monster
jelly-monster-blurb = Allemaal tegelijk: gooi, plaats, verdring de anderen en sluit de stad af voor het zand op is.
jelly-monster-option-beginner = Eerste spel: alleen wijken met groene lichten
jelly-monster-option-calm = Rustig: om de beurt, zonder zandloper
