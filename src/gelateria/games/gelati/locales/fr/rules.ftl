# Les règles de Gelati.

rules-section-aim = But du jeu
rule-gelati-aim = Marquez des points en posant vos tuiles à côté des autres et en servant vos commandes secrètes. Celui qui atteint 50 points le premier gagne.

rules-section-material = Matériel
rule-gelati-tiles = Il y a 64 tuiles hexagonales. Chacune montre une glace faite de trois composants, un récipient, un parfum et une garniture, et toutes sont différentes.
rule-gelati-names = Les récipients sont le gobelet en carton, le cornet, la coupe en verre et le bol en porcelaine, les parfums fraise, vanille, chocolat et pistache, les garnitures gaufrette, fraise, cerise et ombrelle en papier. Le texte du livret ne nomme pas cornet, coupe en verre, bol en porcelaine, pistache, cerise et ombrelle en papier.
rule-gelati-tokens = Il y a 48 jetons, quatre pour chacun des douze composants. Ensemble, ils forment la réserve.
rule-gelati-orders = Il y a 16 commandes différentes, chacune d’un récipient, d’un parfum et d’une garniture, chaque récipient allant une fois avec chaque parfum. Seule celle avec gobelet en carton, glace à la fraise et gaufrette est imprimée en entier dans le livret.
rule-gelati-players = On joue de 2 à 4. Celui qui commence est tiré au sort.

rules-section-setting-up = Mise en place
rule-gelati-deal = Chacun reçoit deux tuiles et deux commandes et les garde secrètes.
rule-gelati-cross = Quatre tuiles au hasard se trouvent au milieu dès le début, deux côte à côte, une au-dessus et une au-dessous, qu’elles s’accordent ou non.
rule-gelati-places = Vos tuiles et vos commandes se tiennent en main dans l’ordre où elles sont venues, et ce que vous piochez va à la fin. Tout le monde voit de quel emplacement vous jouez.

rules-section-a-turn = Un tour
rule-gelati-turn = On joue dans le sens horaire. À votre tour, vous posez une tuile, vérifiez les lignes, pouvez servir une commande et piochez une tuile, dans cet ordre.

rules-section-1-place-a-tile = 1. Poser une tuile
rule-gelati-hand = Vous posez une tuile de votre main.
rule-gelati-touch = Elle doit toucher une tuile du plateau par au moins un côté entier. Vous pouvez aussi combler un trou.
rule-gelati-match = Elle doit avoir au moins un composant en commun avec chaque tuile qu’elle touche : le récipient, le parfum ou la garniture. La fraise en garniture n’est pas de la glace à la fraise.
rule-gelati-rotate = Le sens dans lequel une tuile est tournée n’a aucune importance.
rule-gelati-points = Vous marquez selon les côtés qui se touchent : 0, 1, 3, 6, 10 ou 15 points pour 1, 2, 3, 4, 5 ou 6 côtés.
rule-gelati-must-place = Si vous pouvez poser une tuile, vous devez le faire, même pour 0 point.
rule-gelati-swap = Si aucune de vos tuiles ne convient, vous les montrez et en échangez une contre celle du dessus de la pile, encore et encore jusqu’à ce qu’une convienne ; puis les tuiles rendues sont remélangées à la pile.
rule-gelati-swap-must = Le livret dit que vous pouvez échanger. Nous lisons que vous devez, car qui peut poser une tuile doit le faire : sinon, vous pourriez rester un tour après l’autre sans rien poser.
rule-gelati-swap-open = Une tuile que vous obtenez par un échange est montrée aussi, pour que tous puissent vérifier si elle convient. Si c’est le cas, vous posez une tuile comme d’habitude.
rule-gelati-pass = Si la pile est vide, si rien n’y convient ou si vous n’avez plus de tuile, vous passez : vous ne posez rien et ne piochez rien, mais vous pouvez servir une commande et échanger comme à chaque tour.

rules-section-2-check-the-rows = 2. Vérifier les lignes
rule-gelati-row = Si votre tuile achève une ligne droite de quatre tuiles ou plus avec le même composant, dans l’une des trois directions, vous en prenez un jeton dans la réserve.
rule-gelati-row-new = Seule une nouvelle ligne rapporte un jeton : si votre tuile allonge une ligne qui avait déjà quatre tuiles ou plus, vous n’en recevez pas.
rule-gelati-rows-many = Si votre tuile achève plusieurs lignes, ou une ligne avec plusieurs composants en commun, vous prenez un jeton pour chaque ligne et chaque composant, même deux pareils.
rule-gelati-supply = S’il n’y a plus de jeton de cette sorte dans la réserve, vous n’en recevez pas.

rules-section-3-serve-an-order = 3. Servir une commande
rule-gelati-order = Si vous avez les trois jetons d’une de vos commandes, vous pouvez la servir, une seule par tour. Montrez-la, remettez les jetons dans la réserve, marquez 15 points et piochez une nouvelle commande, que vous pourrez servir à partir de votre prochain tour.
rule-gelati-order-again = Si la pile de commandes est vide, toutes les commandes servies sont mélangées et forment la nouvelle pile. Celle que vous venez de servir en fait partie et peut revenir.
rule-gelati-trade = Vous pouvez échanger deux de vos jetons, identiques ou non, contre un de votre choix dans la réserve. C’est possible avant et après avoir servi, aussi souvent que vous voulez.
rule-gelati-trade-other = Le jeton que vous prenez doit être d’une autre sorte que les deux que vous donnez.
rule-gelati-limit = À la fin de cette étape, vous pouvez avoir cinq jetons au plus. Si vous en avez davantage, vous devez servir une commande, échanger ou rendre des jetons.
rule-gelati-limit-discard = Si vous en avez cinq ou moins, vous ne pouvez pas en rendre.
rule-gelati-ask = À cette étape, on vous demande quelque chose si vos jetons, visibles de tous, vous laissent un choix : vous pouvez échanger, vous en avez trop, ou vous en avez trois ou plus et n’avez pas encore servi de commande. Sinon, votre tour continue tout seul ; ainsi, la question ne révèle rien de vos commandes.

rules-section-4-draw-a-tile = 4. Piocher une tuile
rule-gelati-draw = Vous piochez une tuile tant qu’il en reste dans la pile. Puis c’est au joueur suivant.

rules-section-the-end = La fin
rule-gelati-fifty = La partie s’achève dès que quelqu’un a 50 points ou plus, même au milieu d’un tour. Ce joueur gagne.
rule-gelati-stack-out = Quand la pile est vide, on continue jusqu’à ce que toutes les tuiles soient posées ou que tous passent l’un après l’autre. Celui qui a le plus de points gagne ; à égalité, il y a plusieurs vainqueurs.
rule-gelati-all-pass = La partie s’achève aussi si tous passent l’un après l’autre alors qu’il reste des tuiles dans la pile : aucune ne convient alors, ni en main ni dans la pile.

rules-section-what-is-known = Ce qui est connu
rule-gelati-secret = Sont secrets les tuiles et les commandes de chaque main et ce qui reste dans les piles. Tous voient le plateau, les jetons, les points, les commandes servies et combien de tuiles et de commandes il y a dans chaque main et chaque pile.
rule-gelati-shown = Une tuile que vous avez dû montrer reste connue de tous jusqu’à ce qu’elle quitte votre main. Tous voient les tuiles et les commandes qui retournent dans une pile : seul qui pioche ensuite peut en avoir une.
