# La première partie de Gelato Mio, et les images à côté des règles.

gelato-mio-lesson-welcome = Ciao ! Vous tenez une gelateria. À chaque tour, vous faites une de quatre choses : prendre, préparer, servir ou vous faire aider.
gelato-mio-lesson-draw = D’abord des cartes : prenez le sucre au milieu de la ligne du haut.
gelato-mio-lesson-came = Les voisines identiques suivent : trois sucres d’un coup !
gelato-mio-lesson-refill = Une ligne vide reçoit trois nouvelles cartes. Les autres trous restent.
gelato-mio-lesson-make = Quelques tours plus tard. Fraise, crème et sucre en main : préparez-en une boule de fraise !
gelato-mio-lesson-ball = Votre première boule ! Il n’y en a que sept par parfum, alors ne traînez pas.
gelato-mio-lesson-serve = Un autre jour. Un client veut un cornet avec une boule de chocolat. Vous avez les deux : servez-le !
gelato-mio-lesson-served = 3 points, et le client suivant s’avance.
gelato-mio-lesson-goals = Les objectifs rapportent plus de points : être le premier en coupes ou en cornets, ou avoir le plus de boules à la fin.
gelato-mio-lesson-memory = Des autres mains, vous ne voyez que le nombre de cartes. Retenez ce que les autres prennent, ou prenez des notes : touchez une main.
gelato-mio-lesson-help = Plus tard. Il vous manque du sucre pour une boule de fraise, et la vitrine n’en a pas. Faites-vous aider !
gelato-mio-lesson-pay = L’aide coûte deux cartes. Vous avez quatre coupes : défaussez-en deux.
gelato-mio-lesson-helped = Vous avez tiré une carte au hasard dans l’autre main : du sucre ! Au prochain tour, vous pourrez préparer votre boule.
gelato-mio-lesson-hands = Gare au contrôle qualité : qui a alors plus de 7 cartes en main en perd la moitié.
gelato-mio-lesson-balls = De même pour les boules : à plus de 3 sur la table, la moitié retourne sur les piles.
gelato-mio-lesson-end = Quand une pile de boules est vide, chacun a encore un tour.
gelato-mio-lesson-winner = Puis on compte les points, et qui en a le plus gagne. Buon appetito !

gelato-mio-scene-opening = Prenez le sucre du milieu de la ligne du haut, et ses deux voisins suivent ; les sucres plus bas restent.
gelato-mio-scene-lines = Une carte a quitté la deuxième et la troisième ligne : le reste s’est resserré à gauche, et les trous restent.
gelato-mio-scene-make = Fraise, crème et sucre en main font une boule de fraise.
gelato-mio-scene-serve = Un cornet en main, une boule de chocolat sur la table : le client qui veut exactement cela peut être servi.
gelato-mio-scene-special = Une coupe, une gaufrette et une boule de chaque parfum : le client à 12 points peut être servi.
gelato-mio-scene-quality = Le contrôle qualité trouve huit cartes en main : quatre doivent partir.
gelato-mio-scene-help = Pas de sucre dans la vitrine : deux des quatre coupes pourraient apporter une carte de l’autre main.
