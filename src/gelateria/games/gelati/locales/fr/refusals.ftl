# Pourquoi quelque chose n’est pas possible, en une phrase : d’après la règle qui s’y oppose.

refused-gelati-must-place = L’une de vos tuiles convient : posez-la.
refused-gelati-turn = Ce n’est pas le moment dans votre tour.
refused-gelati-hand = Cette tuile n’est pas dans votre main.
refused-gelati-touch = Il n’y a pas là de place libre qui touche une tuile.
refused-gelati-match = Elle n’a pas de point commun avec chaque voisine.
refused-gelati-order = Une commande par tour, et seulement une des vôtres dont vous avez les trois composants.
refused-gelati-trade = Pour un échange, il vous faut deux jetons, et la réserve doit avoir celui que vous voulez.
refused-gelati-trade-other = Vous recevriez ce que vous donnez.
refused-gelati-limit = On ne rend que ce qu’on a en trop ; ensuite on continue.
