# La première partie de Gelato Mio, et les images à côté des règles.

gelato-mio-lesson-draw = Ciao ! Vous tenez une gelateria, et à chaque tour vous faites une chose. D’abord des cartes : prenez le sucre au milieu de la ligne du haut.
gelato-mio-lesson-came = Les voisines identiques suivent : trois sucres d’un coup ! Une ligne vide reçoit trois cartes, les autres trous restent.
gelato-mio-lesson-make = Quelques tours plus tard. Fraise, crème et sucre en main : préparez-en une boule de fraise !
gelato-mio-lesson-ball = Votre première boule ! Elle est posée devant vous. Il n’y en a que sept par parfum, alors ne traînez pas.
gelato-mio-lesson-serve = Un autre jour. Un client veut un cornet avec une boule de chocolat. Vous avez les deux : servez-le !
gelato-mio-lesson-served = 3 points, et le client suivant s’avance. Les objectifs rapportent plus : être le premier en coupes ou en cornets, ou avoir le plus de boules.
gelato-mio-lesson-end = Gare au contrôle qualité : plus de 7 cartes ou de 3 boules, et la moitié s’en va. Une pile de boules vide : un dernier tour chacun. Qui a le plus de points gagne !

gelato-mio-scene-opening = Prenez le sucre du milieu de la ligne du haut, et ses deux voisins suivent ; les sucres plus bas restent.
gelato-mio-scene-lines = Une carte a quitté la deuxième et la troisième ligne : le reste s’est resserré à gauche, et les trous restent.
gelato-mio-scene-make = Fraise, crème et sucre en main font une boule de fraise.
gelato-mio-scene-serve = Un cornet en main, une boule de chocolat sur la table : le client qui veut exactement cela peut être servi.
gelato-mio-scene-special = Une coupe, une gaufrette et une boule de chaque parfum : le client à 12 points peut être servi.
gelato-mio-scene-quality = Le contrôle qualité trouve huit cartes en main : quatre doivent partir.
