# Les règles de Gelini Nightlife.

rules-section-material = Matériel
rule-gelini-tiles = 56 cartes : 36 invités, 4 VIP, 3 stars, 1 orchestre, 6 pièces, 6 actions (2 Party Flyer, 2 Party Call, 2 Party People).
rule-gelini-cliques = Une clique partage une couleur : quatre invités de taille 1, ou trois de taille 2, ou un de chacune des tailles 1, 2 et 3.
rule-gelini-clique-mix = 11 cliques : trois de 1-1-1-1, quatre de 2-2-2, quatre de 1-2-3 (la bleue est une 1-2-3 ; il existe un 2 vert).
rule-gelini-sizes = VIP 4 (T). Star 5, orchestre 6 (C). Les pièces restent à côté de la piste et ne remplissent rien.
rule-gelini-die = Un dé : 1, 2, 3, 3, 4, 5.
rule-gelini-floor = Des pistes de 25 cases ; à deux, chacun ajoute une Extra Stage de 12, donc 37.
rule-gelini-area = Sur une piste, c’est la surface qui compte : elle est pleine quand les tailles posées atteignent 25 (37). Les cartes peuvent être réarrangées à volonté et la dernière peut dépasser, si bien que la manière de les caser n’importe jamais ; elles sont dessinées bien casées tout de même.

rules-section-setting-up = Mise en place
rule-gelini-queue = Les stars à part. Toutes les cartes sauf les stars (et, dans le jeu de base, sauf les actions) forment au hasard une file visible derrière l’orchestre : 46 cartes, 52 avec les actions.
rule-gelini-pawns = Les pions se tiennent derrière la dernière carte, l’un derrière l’autre, dans un ordre au hasard.

rules-section-a-round = Une manche
rule-gelini-rearmost-rolls = Le joueur dont le pion est le plus en arrière lance le dé.
rule-gelini-ask-in-order = Ce joueur peut avancer d’autant ou passer ; puis on demande au pion suivant en direction de l’orchestre, à chacun une fois, jusqu’à ce que quelqu’un avance.
rule-gelini-all-pass = Si tous passent, le pion en queue de file relance.
rule-gelini-pass-limit = Après dix lancers de suite que personne n’a pris, le pion en queue de file doit prendre le lancer.
rule-gelini-move = Un pion avance exactement du nombre lancé, en ne comptant que les cartes encore dans la file ; les pions et les trous ne comptent pas.
rule-gelini-take = Qui avance prend la carte atteinte, et le pion se met à sa place.
rule-gelini-forward = Les pions ne reculent jamais, sauf par Party Call.
rule-gelini-next-roller = Ensuite lance celui qui est le plus en arrière ; ce peut être le même joueur.
rule-gelini-clique = Qui reçoit une carte de clique alors qu’il en possède une de cette couleur reçoit aussitôt tout le reste de la clique, de la file (même derrière les pions) et des autres pistes. Cela se fait tout seul : la recevoir n’est jamais un mal.
rule-gelini-vip-no-clique = Les VIP ne sont pas une clique.
rule-gelini-clique-then-full = Une carte, la clique qui la suit et la star qu’une pièce engage viennent ensemble ; c’est alors seulement qu’on regarde la piste.
rule-gelini-coins = La deuxième pièce engage une star, toute seule : les deux pièces retournent dans la boîte, une star vient sur la piste. Plus de star : les pièces ne valent rien.

rules-section-action-tiles-a-table-option = Cartes d’action (une option de table)
rule-gelini-actions-option = Avec l’option, les six cartes d’action sont mêlées à la file ; qui tombe sur l’une d’elles la met dans la boîte et agit aussitôt.
rule-gelini-flyer = Party Flyer : on peut prendre un invité, un VIP ou une pièce à un autre joueur, jamais une star. Les règles des cliques et des pièces s’y appliquent.
rule-gelini-call = Party Call : le pion retourne sur n’importe quelle carte encore derrière lui, avec au moins un pion plus en arrière que cette carte, et la prend ; une carte d’action prise ainsi agit aussi. S’il n’y a pas de telle carte, rien ne se passe. Obligatoire si c’est possible.
rule-gelini-people = Party People : on peut prendre un invité, un VIP ou une pièce que tous les pions ont dépassés ; jamais une carte d’action.
rule-gelini-people-all-pawns = Tous les pions comptent là, celui du joueur qui agit aussi, là où il se tient maintenant.
rule-gelini-idle = Une action qui ne trouve rien à prendre ne fait rien.

rules-section-the-end = La fin
rule-gelini-full = Une piste pleine ou plus que pleine termine la partie aussitôt : ce joueur gagne.
rule-gelini-band = Un pion qui arrive sur l’orchestre ou le dépasse prend l’orchestre, et rien d’autre, et la partie s’achève : celui qui a le moins de cases libres gagne (une piste plus que pleine n’en a aucune).
rule-gelini-band-counts = L’orchestre est la dernière carte de la file et se compte comme une autre ; ce qui reste du lancer est perdu.
rule-gelini-band-tie = Là, une égalité se partage.
rule-gelini-score = Le score, ce sont les cases remplies ; ce qui dépasse du bord ne compte pas.
