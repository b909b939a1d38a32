# La première partie de Gelati, et les images à côté des règles.

gelati-lesson-place = Ciao ! Chaque tuile a un récipient, un parfum et une garniture. Posez-en une là où elle partage quelque chose avec chaque voisine.
gelati-lesson-points = Plus il y a de côtés qui se touchent, mieux c’est : deux donnent 1 point, trois 3, et six jusqu’à 15. Puis vous piochez.
gelati-lesson-row = Un peu plus tard. Trois glaces au chocolat en ligne droite ! Posez votre chocolat en bol en porcelaine à un bout.
gelati-lesson-row-wanted = Posez votre chocolat en bol en porcelaine sur l’une des deux places entourées.
gelati-lesson-token = Quatre pareilles en ligne, et le jeton chocolat est à vous. C’est avec des jetons que vous servez vos commandes secrètes. Vous pouvez en garder cinq.
gelati-lesson-swap = Un autre jour : aucune de vos tuiles ne convient. Vous les montrez alors et en échangez une contre celle du dessus de la pile. Choisissez !
gelati-lesson-swapped = Cette tuile convient : vous la poseriez maintenant. Sinon, vous échangeriez encore. L’ancienne retourne dans la pile.
gelati-lesson-trade = Plus tard. Votre commande veut bol en porcelaine, chocolat et une fraise dessus. Échangez un chocolat et la pistache contre la fraise !
gelati-lesson-order = La voilà ! Servez maintenant la commande : vous rendez ses trois jetons.
gelati-lesson-end = 15 points, et une nouvelle commande secrète. Le premier à 50 points gagne aussitôt. Buon appetito !

gelati-scene-opening = Quatre tuiles ouvrent le plateau. Une nouvelle doit partager récipient, parfum ou garniture avec chaque voisine.
gelati-scene-row = Trois glaces au chocolat en ligne : une quatrième à un bout rapporte un jeton chocolat.
gelati-scene-sides = La place libre à gauche du cornet au chocolat touche quatre tuiles : celle qui y convient rapporte 6 points.
gelati-scene-swap = Aucune des deux ne convient. On les montre, et l’une est échangée contre celle du dessus de la pile.
gelati-scene-trade = Deux jetons en achètent un au choix dans la réserve : ici la fraise qui manque à la commande.
gelati-scene-order = Bol en porcelaine, chocolat, fraise : la première commande peut être servie pour 15 points.
