# Les règles de Gelato Mio.

rules-section-aim = Objet du jeu
rule-mio-aim = Vous tenez un glacier : rassemblez des ingrédients, préparez-en des boules de glace et servez des clients. Qui a le plus de points à la fin gagne.

rules-section-material-87-cards = Matériel : 87 cartes
rule-mio-ingredients = Les ingrédients des boules sont 4 vanille, 4 fraise, 4 chocolat, 6 crème et 6 sucre.
rule-mio-equipment = Pour servir la glace, il y a 4 coupes, 6 cornets et 4 gaufrettes.
rule-mio-balls = Les boules de glace forment trois piles, une par parfum, de 7 cartes chacune.
rule-mio-quality = Il y a deux cartes de contrôle qualité : une pour les mains et une pour les boules de glace.
rule-mio-orders = Chacun des 19 clients veut une glace. Une coupe aux trois parfums rapporte 12 points (1 client), une coupe à deux parfums 10 (6 clients), un cornet à deux parfums 7 (3), un cornet à deux boules d’un même parfum 6 (3) et un cornet à une boule 3 (6).
rule-mio-recipes = Une coupe demande une carte coupe, une gaufrette et ses trois boules ; un cornet demande une carte cornet et ses boules.
rule-mio-objectives = Sept objectifs sont visibles dès le début. Trois vont à qui sert le premier 2 coupes (4 points), 2 cornets à deux boules (3) ou 3 cornets à une boule (3), quatre à qui a le plus de boules à la fin : de vanille, de fraise ou de chocolat (2 chacun) et en tout (3).

rules-section-setting-up = Mise en place
rule-mio-display = Mélangez la pioche et disposez neuf cartes visibles, trois lignes de trois : la vitrine. Les mains sont vides au départ.
rule-mio-order-display = Le client à 12 points est visible ; les 18 autres sont mélangés en trois piles de six, la carte du dessus visible.
rule-mio-start-player = Le premier joueur est tiré au sort.

rules-section-a-turn = Un tour
rule-mio-turns = On joue à tour de rôle, dans le sens des aiguilles d’une montre, et l’on fait exactement une chose à chaque tour.
rule-mio-actions = Quatre choses sont possibles : prendre dans la vitrine, préparer de la glace, servir un client ou se faire aider.
rule-mio-no-help = La règle portugaise n’en compte que trois : sans l’option de table « On peut se faire aider », personne ne se fait aider.
rule-mio-pass = Si vous ne pouvez rien faire, vous passez ; si tous passent à la suite, la partie s’achève et se compte comme toujours.

rules-section-draw-from-the-display = Prendre dans la vitrine
rule-mio-draw = Prenez en main une carte de la vitrine ; les cartes identiques juste à côté, à gauche, à droite, au-dessus ou au-dessous, doivent suivre.
rule-mio-chain = Avec l’option de table « Prendre une carte emporte tout le groupe de cartes identiques », les cartes identiques à côté de celles-ci suivent aussi, et ainsi de suite.
rule-mio-close-up = Ensuite, chaque ligne se resserre vers la gauche ; aucune carte ne change de ligne.
rule-mio-refill = Une ligne vide est aussitôt regarnie de trois cartes de la pioche ; les autres trous restent.
rule-mio-refill-order = Plusieurs lignes vides sont regarnies de haut en bas, chacune à partir de la gauche, carte par carte.
rule-mio-reshuffle = Quand la pioche est épuisée, la défausse est mélangée et devient la pioche.
rule-mio-reshuffle-late = Cela se fait quand il faut une carte et qu’il n’en reste plus, avec tout ce qui a été défaussé jusque-là.

rules-section-make-ice-cream = Préparer de la glace
rule-mio-make = Défaussez un parfum, une crème et un sucre, et posez une boule de ce parfum, visible, devant vous, s’il en reste une sur sa pile.

rules-section-serve-a-customer = Servir un client
rule-mio-serve = Ce que veut le client, des cartes de votre main et des boules de votre table, quitte le jeu, et vous posez le client devant vous. Le suivant de sa pile est retourné ; personne ne vient après le client à 12 points.
rule-mio-claim = Qui est le premier à avoir servi autant de coupes, de cornets à deux boules ou de cornets à une boule qu’un objectif le demande prend cet objectif aussitôt et le garde ; le client à 12 points compte comme une coupe.

rules-section-ask-for-help = Se faire aider
rule-mio-help = Défaussez deux cartes de votre main et tirez une carte, au hasard, dans la main d’un adversaire de votre choix qui en a.
rule-mio-help-steps = Les deux cartes partent l’une après l’autre, puis vous dites qui doit aider ; si un seul adversaire a des cartes, vous n’avez pas à le dire.

rules-section-quality-control = Contrôle qualité
rule-mio-quality-now = Une carte qualité qui arrive dans la vitrine agit aussitôt sur tous les joueurs, à partir du joueur actif ; puis elle est défaussée et remplacée. Pendant la mise en place, personne n’a encore rien : elle ne fait rien.
rule-mio-quality-hand = Qui a plus de 7 cartes en main en défausse la moitié, arrondie vers le bas, à son choix.
rule-mio-quality-balls = Qui a plus de 3 boules sur la table en remet la moitié, arrondie vers le bas, à son choix, sur leurs piles.
rule-mio-quality-order = Elle agit avant que la carte suivante soit distribuée, un joueur après l’autre, et chacun voit ce que les précédents ont laissé.
rule-mio-quality-guard = Tant que la pioche et la défausse ne contiennent que des cartes qualité, aucune ligne n’est regarnie ; on réessaie après la prochaine défausse.
rule-mio-quality-gap = Une ligne qu’on a cessé de regarnir est remplie jusqu’à trois dès que c’est possible, quoi qu’on y ait pris entre-temps.

rules-section-who-knows-what = Qui sait quoi
rule-mio-hidden = Les mains sont cachées. Ce qui viendra de la pioche ou d’une pile, personne ne peut le savoir : c’est choisi au moment où on le retourne.
rule-mio-memory = Tous ont vu quelles cartes sont allées dans une main, et chacun s’en souvient pour soi : des autres mains, vous voyez combien de cartes elles ont. Vous pouvez prendre des notes.
rule-mio-memory-log = L’historique dit ce que les autres ont pris dans la vitrine jusqu’à ce que commence leur tour suivant ; ensuite, seulement qu’ils ont pris. Après la partie, il dit tout.
rule-mio-memory-bots = Les bots se souviennent selon leur niveau : facile de rien, moyen de chaque carte une fois sur deux, difficile et expert de tout ce qu’ils ont vu. À un bot à vous, on dit tout ce qu’il a pu voir.
rule-mio-memory-hints = Un conseil vient d’un expert qui se souvient de tout ce que vous avez pu voir, et ne le dit pas.
rule-mio-known = Sans l’option de table « Chacun retient lui-même ce que les autres prennent », la table se souvient pour tous : elle montre les cartes qui doivent être dans une main d’après tout ce que vous avez vu, les autres par leur nombre, et de quelles sortes celles-ci peuvent être.
rule-mio-stolen-known = Quelle carte l’aide a apportée, seuls les deux joueurs concernés le savent ; pour tous les autres, ce peut être n’importe quelle carte de cette main.
rule-mio-lost-count = Quand cela devient trop à retenir, la table montre encore les cartes qui doivent être dans une main, quoi que l’aide ait apporté.

rules-section-the-end = La fin
rule-mio-last-round = Quand une pile de boules est épuisée, chacun a encore un tour, en dernier le joueur qui a pris sa dernière boule.
rule-mio-no-way-back = Les boules remises sur la pile après cela n’y changent rien.
rule-mio-shown = À la fin, toutes les mains sont montrées.
rule-mio-majorities = Ensuite viennent les objectifs de boules : comptez ensemble celles de vos clients et celles de votre table. Qui en a le plus gagne la carte ; en cas d’égalité, ou si personne n’en a, elle n’est à personne.
rule-mio-score = Additionnez vos clients, vos objectifs et 1 point pour chaque paire de cartes identiques en main.
rule-mio-winner = Qui a le plus de points gagne.
rule-mio-tie = En cas d’égalité, gagne qui a le moins de cartes de boules sur la table ; si cela aussi est égal, vous gagnez ensemble.
