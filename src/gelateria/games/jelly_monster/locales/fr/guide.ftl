# La première partie d’Attack of the Jelly Monster, et les images à côté des règles.

jelly-monster-lesson-throw = Ciao ! La gelée inonde la ville, et vous en voulez le plus possible. Ici, on joue chacun son tour, sans sablier. Lancez vos sept dés !
jelly-monster-lesson-place = Placez maintenant un dé à l’entrée d’un quartier. Prenez le 5 ou le 6 : la plus haute somme y reçoit ce que montre le marqueur.
jelly-monster-lesson-control = Placé, c’est placé ! La prochaine fois, vous relancez le reste. En fin de manche, la plus haute somme de chaque quartier prend la récompense.
jelly-monster-lesson-effect = Les petits dés ont un effet. Un 1 chasse un dé du quartier 3 ; un 3 ou un 4 déplace un marqueur. Placez-en un avec son effet !
jelly-monster-lesson-centre = Un dé chassé atterrit au centre-ville. Qui en a le plus là-bas reçoit une capsule de gelée secrète.
jelly-monster-lesson-seal = Vers la fin d’une manche. Votre dernier dé est placé, vous pouvez donc boucler un quartier : plus personne n’y place de dé.
jelly-monster-lesson-timer = Et maintenant, retournez le sablier : les autres doivent se dépêcher !
jelly-monster-lesson-end = On compte la manche : voyez vos gains ! Attention, vos dés identiques dans un quartier s’annulent. Après quatre manches, qui a le plus de gelées gagne.

jelly-monster-scene-opening = Les quartiers entourent le centre, chacun avec trois zones. Le marqueur montre la récompense actuelle.
jelly-monster-scene-placing = Sept dés derrière le paravent. On peut en placer un, puis on relance les autres.
jelly-monster-scene-removed = Un 1 a été placé dans le quartier 3 et a renvoyé le 6 au centre-ville.
jelly-monster-scene-shifted = Un 4 a été placé dans le quartier 2 et a monté son marqueur d’une zone.
jelly-monster-scene-seal = Orange a la plus haute somme dans trois quartiers et reçoit leurs récompenses.
jelly-monster-scene-sealed = Le quartier 3 est bouclé : personne n’y place de dé jusqu’à la fin de la manche.
