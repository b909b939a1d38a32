# Les règles de Gelato Mio.

rules-section-material-87-cards = Matériel : 87 cartes
rule-mio-ingredients = Vanille 4, fraise 4, chocolat 4, crème 6, sucre 6.
rule-mio-equipment = Coupes 4, cornets 6, gaufrettes 4.
rule-mio-quality = Contrôle qualité : une carte pour les mains, une pour les boules de glace.
rule-mio-balls = Boules de glace : trois piles, une par parfum, de 7 cartes chacune.
rule-mio-orders = 19 clients : une coupe à 3 parfums pour 12 points (la seule) ; 6 coupes (deux boules d’un parfum et une d’un autre : les six façons) pour 10 ; 6 cornets à deux boules : même parfum 6 points, mélangés 7 ; 6 cornets à une boule, deux par parfum, 3 points. Les 12 points, les nombres 1+6+6+6 et les combinaisons sont T D ; les autres points C.
rule-mio-recipes = Une coupe demande une carte coupe, une gaufrette et ses trois boules ; un cornet demande une carte cornet et ses boules.
rule-mio-objectives = Sept objectifs, visibles dès le début : être le premier à 2 coupes (4 points), à 2 cornets à deux boules (3), à 3 cornets à une boule (3) ; le plus de boules de vanille, de fraise, de chocolat (2 chacun), le plus de boules en tout (3).

rules-section-setting-up = Mise en place
rule-mio-display = La vitrine : 9 cartes du paquet mélangé, 3 lignes de 3, visibles. Le reste est la pioche. Les mains sont vides au départ.
rule-mio-order-display = Le client à 12 points est visible ; les 18 autres sont mélangés en trois piles de six, la carte du dessus visible.
rule-mio-start-player = Le premier joueur est tiré au sort.

rules-section-a-turn-exactly-one-of-four-actions = Un tour : exactement une de quatre actions
rule-mio-draw = Prendre en main une carte au choix de la vitrine ; les cartes identiques situées juste à côté, au-dessus ou au-dessous de la carte choisie doivent suivre. (Seulement les voisines de la carte choisie ; l’option de table `chain` prend tout le groupe relié.)
rule-mio-close-up = Ensuite, chaque ligne se resserre vers la gauche. Les cartes ne changent jamais de ligne.
rule-mio-refill = Une ligne vide est aussitôt regarnie de trois cartes ; les autres trous restent.
rule-mio-refill-order = Plusieurs lignes vides sont regarnies de haut en bas, chacune à partir de la gauche, carte par carte.
rule-mio-reshuffle = Pioche vide : la défausse est mélangée et devient la pioche.
rule-mio-reshuffle-late = Cela se fait quand il faut une carte et qu’il n’en reste plus, pas avant : ce qui a été défaussé jusque-là est mélangé avec.
rule-mio-make = Défausser une carte de parfum, une crème et un sucre : prendre la boule de ce parfum et la poser, visible, devant soi. Pas quand la pile est vide.
rule-mio-serve = Retirer du jeu les cartes (main) et les boules (table) de la recette : prendre la carte du client. Le client suivant de la pile est retourné ; la carte à 12 points n’est pas remplacée.
rule-mio-help = Défausser deux cartes de sa main : en prendre une au hasard dans la main d’un adversaire qui en a.
rule-mio-help-steps = Les deux cartes partent l’une après l’autre, puis l’adversaire est nommé ; si un seul adversaire a des cartes, la question ne se pose pas.
rule-mio-pass = Rien n’est possible : passer. Si tous passent à la suite, la partie s’achève et se compte comme toujours.
rule-mio-claim = Qui atteint le nombre de clients d’un objectif prend la carte aussitôt, sans rien payer ; le client spécial compte comme une coupe ; une fois prise, elle reste.

rules-section-quality-control = Contrôle qualité
rule-mio-quality-now = Une carte qualité qui arrive dans la vitrine agit aussitôt sur tous les joueurs, à partir du joueur actif, est défaussée et remplacée. Dans la première vitrine, elle ne trouve personne qui ait quoi que ce soit.
rule-mio-quality-hand = Plus de 7 cartes en main : en défausser la moitié, arrondie vers le bas, à son choix.
rule-mio-quality-balls = Plus de 3 boules sur la table : la moitié, arrondie vers le bas, à son choix, retourne sur ses piles.
rule-mio-quality-order = Elle agit avant que la carte suivante soit distribuée, un joueur après l’autre, et chacun voit ce que les précédents ont rendu.
rule-mio-quality-guard = La pioche et la défausse ne contiennent que des cartes qualité : cesser de regarnir, laisser le trou, réessayer après la prochaine défausse.
rule-mio-quality-gap = Une ligne qu’on a cessé de regarnir est remplie jusqu’à trois dès que c’est possible, quoi qu’on y ait pris entre-temps.

rules-section-secrets = Les secrets
rule-mio-hidden = Les mains sont cachées. La pioche et les piles n’ont pas d’ordre que quelqu’un pourrait connaître : une carte est choisie quand elle est retournée.
rule-mio-known = Les cartes venues de la vitrine ou parties à découvert ont été vues de tous. Une vue dit ce qui découle de tout ce qu’a vu celui qui regarde : les cartes qui doivent être dans une main, les autres par leur nombre, et de quelles sortes celles-ci peuvent être.
rule-mio-stolen-known = Une carte prise par l’aide est connue des deux joueurs concernés ; pour tous les autres, ce peut être n’importe quelle carte de cette main.
rule-mio-lost-count = Trop de choses à retenir : celui qui regarde connaît encore les cartes qui doivent être dans une main, quoi qu’on ait pris par l’aide.

rules-section-the-end = La fin
rule-mio-last-round = Quand une pile de boules est épuisée, chaque joueur a encore un tour, celui qui l’a vidée en dernier. Les boules rendues plus tard n’y changent rien.
rule-mio-shown = À la fin, toutes les mains sont montrées.
rule-mio-majorities = Ensuite, les objectifs de boules : celles des clients servis et celles de la table ensemble ; qui en a le plus gagne la carte ; en cas d’égalité, ou s’il n’y en a aucune, elle reste là.
rule-mio-score = Clients + objectifs + 1 pour chaque paire de cartes identiques en main.
rule-mio-tie = Égalité : moins de cartes de boules sur la table ; puis partage.
