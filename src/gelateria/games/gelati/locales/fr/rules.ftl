# Les règles de Gelati.

rules-section-material = Matériel
rule-gelati-tiles = 64 tuiles hexagonales : une pour chaque combinaison de 4 récipients, 4 parfums et 4 garnitures.
rule-gelati-tokens = 48 jetons de composants : 12 sortes, 4 de chacune.
rule-gelati-names = Récipients : gobelet en carton, cornet, coupe en verre, bol en porcelaine. Parfums : fraise, vanille, chocolat, pistache. Garnitures : gaufrette, fraise, cerise, ombrelle en papier. (Le gobelet en carton, les trois premiers parfums, la gaufrette et la fraise en garniture sont dans le texte.)
rule-gelati-orders = 16 commandes différentes d’un récipient, d’un parfum et d’une garniture : numéro de la garniture = (numéro du récipient + numéro du parfum) mod 4, dans l’ordre ci-dessus. Les deux commandes des exemples du livret en font partie.
rule-gelati-players = De 2 à 4 ; le premier joueur est tiré au sort.

rules-section-setting-up = Mise en place
rule-gelati-deal = Chaque joueur reçoit 2 tuiles et 2 commandes, secrètes.
rule-gelati-cross = 4 tuiles au hasard ouvrent le plateau en croix : le losange compact 1-2-1, axial (0,0) (1,0) (0,1) (1,−1). Elles n’ont pas besoin de s’accorder entre elles.
rule-gelati-places = Tuiles et commandes se tiennent en main dans l’ordre où elles sont venues, dos aux autres : ce qui est pioché va à la fin. Tout le monde voit de quel emplacement une tuile ou une commande est jouée.

rules-section-a-turn-place-check-rows-orders-draw = Un tour : poser, vérifier les lignes, commandes, piocher
rule-gelati-turn = Les quatre étapes viennent dans cet ordre, chacune une fois.
rule-gelati-hand = Le joueur pose une tuile de sa propre main.
rule-gelati-touch = Une tuile est posée de façon à partager au moins un côté entier avec une tuile du plateau. Les trous peuvent être comblés.
rule-gelati-match = Avec chaque voisine, elle doit avoir au moins un composant en commun (même récipient, ou même parfum, ou même garniture ; la fraise en garniture n’est pas de la glace à la fraise).
rule-gelati-rotate = Tourner une tuile n’a aucun effet.
rule-gelati-points = Points selon les côtés qui se touchent : 1→0, 2→1, 3→3, 4→6, 5→10, 6→15.
rule-gelati-must-place = Qui peut poser une tuile doit le faire, même pour 0 point.
rule-gelati-swap = Si rien ne convient : montrer sa main ; échanger une de ses tuiles, au choix, contre celle du dessus de la pile, encore et encore jusqu’à ce qu’une convienne ; puis les tuiles échangées sont remélangées à la pile. Si la pile est vide, ou si toute la pile parcourue ne donne rien : passer.
rule-gelati-swap-open = Une tuile qui arrive par un échange est montrée aussi, pour que tous puissent vérifier ; celle qui convient est alors posée.
rule-gelati-pass = Qui passe ne pose rien et ne pioche rien, mais peut servir une commande et échanger comme à tout autre tour. Qui n’a plus de tuile passe.
rule-gelati-row = Une ligne droite, dans l’une des trois directions, de 4 tuiles ou plus avec le même composant, achevée par cette pose, rapporte un jeton de ce composant.
rule-gelati-row-new = Seule une nouvelle série rapporte : chaque partie de la ligne à côté de la nouvelle tuile doit avoir été plus courte que 4. Une cinquième tuile ne rapporte rien.
rule-gelati-rows-many = Plusieurs séries rapportent plusieurs jetons, même d’une seule sorte sur deux lignes.
rule-gelati-supply = Une sorte épuisée dans la réserve ne rapporte rien.
rule-gelati-order = Une commande au plus par tour : avec ses trois composants, la montrer, les rendre, 15 points, la défausser, en piocher une nouvelle (utilisable dès le tour suivant). Pile de commandes vide : mélanger la défausse.
rule-gelati-order-again = La commande qui vient d’être servie est parmi celles de la défausse que l’on mélange, et peut revenir.
rule-gelati-trade = Deux de ses jetons, identiques ou non, contre un au choix de la réserve ; aussi souvent qu’on veut, avant ou après la commande, dans cette étape.
rule-gelati-trade-other = Celui qu’on prend est d’une autre sorte que les deux qu’on donne.
rule-gelati-limit = À la fin de cette étape, 5 jetons au plus : servir une commande, échanger ou rendre des jetons jusque-là.
rule-gelati-limit-discard = Qui n’en a pas davantage ne rend rien.
rule-gelati-ask = Dans cette étape, un joueur est interrogé quand les jetons visibles laissent quelque chose à décider : un échange est possible, il y en a trop, ou il y en a trois et aucune commande n’a encore été servie. Sinon le tour continue tout seul ; ainsi la question ne révèle rien des commandes.
rule-gelati-draw = Piocher une tuile tant que la pile dure ; le joueur suivant vient dans le sens horaire.

rules-section-the-end = La fin
rule-gelati-fifty = 50 points ou plus terminent la partie aussitôt, même au milieu d’un tour : ce joueur gagne.
rule-gelati-stack-out = La pile épuisée, on continue jusqu’à ce que toutes les tuiles soient posées ou que tous passent à la suite ; celui qui a le plus de points gagne, une égalité se partage.
rule-gelati-all-pass = Si tous passent à la suite, la partie s’achève même s’il reste des tuiles dans la pile : personne n’en a une qui convienne, et il n’y en a pas là non plus.

rules-section-what-is-known = Ce qui est connu
rule-gelati-secret = Caché : les tuiles et les commandes de chaque main, et ce qui reste dans les piles. Visible : plateau, jetons, points, le nombre de tuiles et de commandes partout, les commandes servies.
rule-gelati-shown = Une tuile montrée à cause de gelati.swap reste connue de tous jusqu’à ce qu’elle quitte la main. Des tuiles et commandes qu’on a vues retourner dans une pile, on sait qu’elles ne sont à aucun emplacement déjà occupé avant.
