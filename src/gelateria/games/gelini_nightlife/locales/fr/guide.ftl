# La première partie de Gelini Nightlife, et les images à côté des règles.

gelini-nightlife-lesson-throw = Ciao ! Voici la file devant le club, et votre pion est tout au bout. Le plus en arrière lance : c’est vous !
gelini-nightlife-lesson-move = Un 2 mène à un VIP, qui remplit quatre cases de votre piste. Prenez-le !
gelini-nightlife-lesson-rearmost = Superbe ! Maintenant, quelqu’un d’autre est en queue de file et lance donc le dé.
gelini-nightlife-lesson-asked = Plus tard. Quelqu’un a lancé un 3 et a passé. On demande donc au pion suivant, du fond vers l’avant : c’est vous !
gelini-nightlife-lesson-untaken = Vous voyez la petite croix ? Un lancer n’a été pris par personne. Après dix de suite, le joueur en queue de file doit prendre le suivant.
gelini-nightlife-lesson-clique = Le 3 mène à un invité menthe, et il y en a déjà un sur votre piste. Prenez-le !
gelini-nightlife-lesson-may = Deux d’une couleur : le reste de la clique peut venir, tout ou rien. Quitter la file rapproche l’orchestre, mais si tôt, peu importe. Avec la clique !
gelini-nightlife-lesson-joined = Les voilà : l’un de tout devant dans la file, l’autre directement de la piste d’un autre !
gelini-nightlife-lesson-coins = Un autre soir. Une pièce est à côté de votre piste, et ce lancer mène à une autre. Prenez-la !
gelini-nightlife-lesson-star = Deux pièces engagent une star, qui remplit cinq cases ! Il n’y en a que trois : les autres attendent ici.
gelini-nightlife-lesson-end = Une piste pleine, 25 cases, gagne aussitôt. Si un pion atteint l’orchestre avant, celui qui a le moins de cases libres gagne. Bonne fête !

gelini-nightlife-scene-opening = Les pions sont derrière la file. Le plus en arrière lance.
gelini-nightlife-scene-asked = Le premier a lancé un 3 et a passé. On demande maintenant au suivant : l’invité corail, ou non ?
gelini-nightlife-scene-target = Avec un 2, le pion arrive à la deuxième carte, un VIP.
gelini-nightlife-scene-clique = Un invité vert est déjà sur la piste. Un autre amène aussi le troisième, depuis une autre piste.
gelini-nightlife-scene-friends = La petite croix compte : un lancer n’a été pris par personne. Après dix de suite, le joueur en queue de file doit prendre le suivant.
gelini-nightlife-scene-question = Deux invités menthe dansent ensemble. Le reste de la clique peut venir, de la file et d’une autre piste : tout ou rien.
gelini-nightlife-scene-coins = Une pièce est à côté de la piste. Avec la deuxième vient une star.
gelini-nightlife-scene-flyer = Party Flyer : on peut attirer un invité, un VIP ou une pièce de la piste d’un autre.
