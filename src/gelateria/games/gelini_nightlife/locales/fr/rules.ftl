# Les règles de Gelini Nightlife.

rules-section-aim = But du jeu
rule-gelini-aim = Vous tenez un club et voulez une piste de danse pleine : qui remplit la sienne en premier gagne. Si un pion arrive avant à l’orchestre, celui qui a le moins de cases libres gagne.

rules-section-material = Matériel
rule-gelini-tiles = Il y a 56 cartes : 36 invités, 4 VIP, 3 stars, l’orchestre, 6 pièces et 6 cartes d’action (2 Party Flyer, 2 Party Call, 2 Party People).
rule-gelini-cliques = Les invités d’une même couleur forment une clique : quatre invités de taille 1, ou trois de taille 2, ou un de chacune des tailles 1, 2 et 3.
rule-gelini-clique-mix = Il y a 11 cliques : trois de quatre invités de taille 1, quatre de trois invités de taille 2 et quatre des tailles 1, 2 et 3.
rule-gelini-sizes = Un invité remplit autant de cases que sa taille, un VIP quatre, une star cinq et l’orchestre six ; les pièces restent à côté de la piste et n’en remplissent aucune.
rule-gelini-die = Le dé montre 1, 2, 3, 3, 4 et 5.
rule-gelini-floor = Chacun a une piste de danse de 25 cases, cinq sur cinq. À deux, chacun y ajoute une Extra Stage de 12 cases, trois sur quatre : 37 en tout.
rule-gelini-area = Une piste est pleine quand les cases de tous ceux qui y dansent font 25, ou 37 à deux : leur disposition n’importe jamais, car on les déplace à sa guise et les derniers peuvent dépasser du bord.

rules-section-setting-up = Mise en place
rule-gelini-queue = Mettez les stars à part. Toutes les autres cartes sont mélangées et posées, visibles, en une longue file derrière l’orchestre : 46 cartes, ou 52 avec les cartes d’action.
rule-gelini-pawns = Les pions se tiennent derrière la dernière carte, l’un derrière l’autre, dans un ordre au hasard.

rules-section-a-round = Une manche
rule-gelini-rearmost-rolls = Le joueur dont le pion est tout à fait en queue de file lance le dé.
rule-gelini-ask-in-order = Ce joueur avance d’autant ou passe. Puis on demande au pion suivant en direction de l’orchestre, à chacun une fois, jusqu’à ce que quelqu’un avance.
rule-gelini-all-pass = Si tous passent, le joueur en queue de file relance.
rule-gelini-pass-limit = Après dix lancers de suite que personne n’a pris, le joueur en queue de file doit prendre le suivant.
rule-gelini-move = Un pion avance exactement du nombre lancé. On ne compte que les cartes encore dans la file, ni les pions ni les trous.
rule-gelini-take = Qui avance prend la carte atteinte, et le pion se met à sa place.
rule-gelini-forward = Les pions ne reculent jamais, sauf par Party Call.
rule-gelini-next-roller = Ensuite lance celui qui est en queue de file ; ce peut être le même joueur.

rules-section-guests-and-cliques = Invités et cliques
rule-gelini-clique = Si vous recevez un invité d’une clique et en avez déjà un de cette couleur, vous avez le droit de prendre aussitôt tout le reste de la clique, qu’il soit encore dans la file, même derrière les pions, ou déjà sur d’autres pistes.
rule-gelini-clique-choice = Tout le reste vient, ou personne. On vous le demande s’il y en a dans la file, car une file plus courte rapproche l’orchestre ; et on vous le redemande quand vous recevez plus tard un autre invité d’une clique laissée.
rule-gelini-clique-by-itself = Là où il ne peut vous nuire, le reste vient tout seul : s’il remplit votre piste, car vous gagnez ; et s’il danse tout entier sur d’autres pistes, car la vôtre se remplit, les leurs se vident et la file reste telle quelle.
rule-gelini-vip-no-clique = Les VIP ne sont pas une clique : un deuxième VIP n’amène personne.

rules-section-coins-and-stars = Pièces et stars
rule-gelini-coins = Avec la deuxième pièce vous engagez une star, sans rien demander : les deux pièces retournent dans la boîte et la star vient sur votre piste. Quand il n’y a plus de star, les pièces ne valent rien.
rule-gelini-clique-then-full = Une carte, la clique qui la suit et la star qu’une pièce engage viennent ensemble ; c’est alors seulement qu’on regarde la piste.

rules-section-action-tiles-a-table-option = Cartes d’action (une option de table)
rule-gelini-actions-option = Avec l’option de table « Avec Party Flyer, Party Call et Party People », les six cartes d’action sont mêlées à la file. Qui arrive sur l’une d’elles la met dans la boîte et fait aussitôt ce qu’elle dit.
rule-gelini-flyer = Party Flyer : vous pouvez prendre un invité, un VIP ou une pièce à un autre joueur, mais jamais une star. La clique peut suivre et deux pièces engagent une star, comme toujours.
rule-gelini-call = Party Call : votre pion retourne sur une carte de votre choix encore derrière lui, avec au moins un pion plus en arrière, et vous la prenez ; une carte d’action agit aussi. S’il y a une telle carte, c’est obligatoire.
rule-gelini-people = Party People : vous pouvez prendre un invité, un VIP ou une pièce que tous les pions ont dépassés, mais pas une carte d’action.
rule-gelini-people-all-pawns = Votre propre pion compte aussi, là où il se tient maintenant.
rule-gelini-idle = Une action qui ne trouve rien à prendre ne fait rien.

rules-section-the-end = La fin
rule-gelini-full = Une piste pleine ou plus que pleine termine la partie aussitôt : son propriétaire gagne.
rule-gelini-band = Un pion qui arrive sur l’orchestre ou le dépasse prend l’orchestre, et rien d’autre, et la partie s’achève : celui qui a le moins de cases libres gagne ; une piste plus que pleine n’en a aucune.
rule-gelini-band-counts = L’orchestre est la dernière carte de la file et se compte comme une autre ; ce qui reste du lancer est perdu.
rule-gelini-band-tie = Là, les joueurs à égalité partagent la victoire.
rule-gelini-score = Votre score, ce sont les cases remplies ; ce qui dépasse du bord ne compte pas.
