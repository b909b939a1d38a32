# La première partie d’Attack of the Jelly Monster, et les images à côté des règles.

jelly-monster-lesson-throw = Ciao ! La gelée inonde la ville, et vous en voulez le plus possible. Ici, on joue chacun son tour, sans sablier. Lancez vos sept dés !
jelly-monster-lesson-marker = Chaque quartier a trois zones, et chacune promet une autre récompense. Le marqueur en fait ressortir une : c’est elle qui est payée.
jelly-monster-lesson-place = À côté des zones se trouve l’entrée : c’est là qu’on place les dés. Prenez un 5 ou un 6 et placez-le à l’entrée d’un quartier !
jelly-monster-lesson-place-wanted = Choisissez un dé qui montre 5 ou 6, puis un quartier où le placer.
jelly-monster-lesson-control = La plus haute somme à l’entrée a le contrôle du quartier. Qui l’a en fin de manche reçoit la récompense.
jelly-monster-lesson-remove = Les petits dés ont un effet. Un 1 ou un 2 peut chasser un autre dé de son entrée. Placez un 1 au quartier 3 et chassez le 6 !
jelly-monster-lesson-centre = Un dé chassé atterrit au centre-ville. Qui en a le plus là-bas reçoit une capsule de gelée secrète.
jelly-monster-lesson-shift = Un 3 ou un 4 peut déplacer d’une zone le marqueur de son quartier. Placez-en un et changez ce que paie le quartier !
jelly-monster-lesson-cancel = Attention : les dés identiques d’un joueur à une entrée s’annulent. Deux de vos 6 à la même ne compteraient pour rien.
jelly-monster-lesson-seal = Vers la fin d’une manche. Votre dernier dé est placé, vous pouvez donc boucler un quartier : plus personne n’y place de dé.
jelly-monster-lesson-timer = Et maintenant, retournez le sablier : les autres doivent se dépêcher !
jelly-monster-lesson-end = On compte la manche : voyez vos gains ! Après quatre manches, qui a le plus de gelées gagne.

jelly-monster-scene-opening = Les quartiers entourent le centre, chacun avec trois zones. Le marqueur montre la récompense actuelle.
jelly-monster-scene-placing = Sept dés derrière le paravent. On peut en placer un, puis on relance les autres.
jelly-monster-scene-removed = Un 1 a été placé dans le quartier 3 et a renvoyé le 6 au centre-ville.
jelly-monster-scene-shifted = Un 4 a été placé dans le quartier 2 et a monté son marqueur d’une zone.
jelly-monster-scene-seal = Orange a la plus haute somme dans trois quartiers et reçoit leurs récompenses.
jelly-monster-scene-sealed = Le quartier 3 est bouclé : personne n’y place de dé jusqu’à la fin de la manche.
