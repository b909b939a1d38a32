# La première partie de Gelini Nightlife, et les images à côté des règles.

gelini-nightlife-lesson-throw = Ciao ! Voici la file devant le club, et votre pion est tout au bout. Le plus en arrière lance : c’est vous !
gelini-nightlife-lesson-move = Un 2 mène à un VIP, qui remplit quatre cases de votre piste. Prenez-le !
gelini-nightlife-lesson-rearmost = Superbe ! Maintenant, quelqu’un d’autre est le plus en arrière et lance. On demande à chacun, depuis le fond : prendre le lancer ou le laisser.
gelini-nightlife-lesson-clique = Plus tard. Quelqu’un a lancé un 2 et a passé : on vous demande donc. Il mène à un invité vert, et vous en avez déjà un. Prenez-le !
gelini-nightlife-lesson-joined = Deux d’une couleur, et toute la clique arrive : le dernier invité vert a même quitté la piste d’un autre !
gelini-nightlife-lesson-coins = Un autre soir. Vous avez une pièce, et ce lancer mène à une autre. Deux pièces engagent une star : cinq cases. Prenez-la !
gelini-nightlife-lesson-end = Une piste pleine, 25 cases, gagne aussitôt. Si un pion atteint l’orchestre avant, celui qui a le moins de cases libres gagne. Bonne fête !

gelini-nightlife-scene-opening = Les pions sont derrière la file. Le plus en arrière lance.
gelini-nightlife-scene-asked = Le premier a lancé un 3 et a passé. On demande maintenant au suivant : l’invité corail, ou non ?
gelini-nightlife-scene-target = Avec un 2, le pion arrive à la deuxième carte, un VIP.
gelini-nightlife-scene-clique = Un invité vert est déjà sur la piste. Un autre amène aussi le troisième, où qu’il soit.
gelini-nightlife-scene-coins = Une pièce est à côté de la piste. Avec la deuxième vient une star.
gelini-nightlife-scene-flyer = Party Flyer : on peut attirer un invité, un VIP ou une pièce de la piste d’un autre.
