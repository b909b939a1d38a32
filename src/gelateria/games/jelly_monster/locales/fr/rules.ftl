# Les règles d’Attack of the Jelly Monster.

rules-section-aim = But du jeu
rule-jelly-aim = Récoltez de la gelée : à chaque manche, envoyez vos dés dans les quartiers et prenez ce qu’ils paient. Après quatre manches, qui a le plus de gelées gagne.

rules-section-material = Matériel
rule-jelly-dice = Chacun a un paravent et 7 dés d’une même couleur.
rule-jelly-districts = Autour du centre-ville, il y a autant de quartiers que de joueurs, plus deux. On les tire parmi 8 plateaux, chacun avec une face verte (A1 à A8, pour une première partie) et une face avancée (B1 à B8). La table choisit les faces : mélangées au hasard, seulement vertes, seulement avancées, ou choisies une à une, dans le sens horaire à partir du drone ; ce que personne n’a choisi est tiré au sort.
rule-jelly-zones = Un quartier a une entrée, où l’on place des dés, et derrière elle trois zones, chacune avec une autre récompense. Un marqueur se trouve à côté de l’une d’elles, au début de chaque manche à côté de celle de l’entrée : seule cette récompense est payée.
rule-jelly-rewards = Les faces vertes paient des gelées et des capsules. Les faces avancées peuvent aussi pointer vers un quartier voisin, prendre aux autres, leur donner ou coûter une capsule.
rule-jelly-capsules = 30 capsules forment une pile, face cachée. 6 montrent un dé, les autres un nombre : trois le 2, cinq le 3, six le 4, cinq le 5, trois le 6 et deux le 8.
rule-jelly-jelly = Chacun commence avec 2 gelées. La réserve ne s’épuise jamais.
rule-jelly-drone = Le drone pointe vers le quartier 1, où commence le décompte, et se trouve auprès d’un joueur, qui pioche le premier quand plusieurs reçoivent une capsule : le hasard le désigne à la première manche, puis c’est à chaque manche le suivant dans le sens horaire.

rules-section-a-round = Une manche
rule-jelly-ready = Chacun prend ses dés. Dès que tous ont dit qu’ils sont prêts commence un compte à rebours de 3 secondes, le même pour tous ; personne ne lance avant la fin. Puis la manche commence pour tous à la fois.
rule-jelly-together = Tous les joueurs agissent en même temps, sans ordre. Ce qui arrive le premier à la table s’est passé en premier.
rule-jelly-roll = Chacun lance tous les dés qu’il a encore, cachés derrière son paravent.
rule-jelly-place = Puis chacun place l’un des dés lancés à l’entrée d’un quartier qui n’est pas bouclé, ou aucun ; puis il relance les autres, et ainsi de suite. Jamais deux dés d’un même lancer.
rule-jelly-final = Un dé placé n’est jamais repris ni déplacé par son propriétaire.
rule-jelly-no-way-back = Comme tous agissent à la fois, rien ne s’annule après coup : quelqu’un a pu réagir.
rule-jelly-remove = Un 1 ou un 2 placé peut aussitôt renvoyer un autre dé de cette entrée, de n’importe qui, au centre-ville.
rule-jelly-shift = Un 3 ou un 4 placé peut aussitôt déplacer le marqueur de ce quartier d’une zone vers le haut ou vers le bas. Le haut s’éloigne de l’entrée ; il n’y a rien sous la première zone et rien au-dessus de la troisième.
rule-jelly-plain = Un 5 ou un 6 n’a pas d’effet.
rule-jelly-effect-now = Un effet vient avec le placement ou pas du tout.
rule-jelly-seal = Qui a placé son dernier dé peut boucler un quartier encore ouvert, n’importe lequel : jusqu’à la fin de la manche, plus personne ne place de dé à son entrée. Un dé renvoyé plus tard n’y change rien.
rule-jelly-timer = Qui a placé son dernier dé peut retourner le sablier, qu’il ait bouclé un quartier ou non ; une fois par manche. Les autres ont 10 secondes.
rule-jelly-done = Boucler et retourner se font dans l’ordre qu’on veut, tout de suite ou plus tard dans la manche. Qui ne veut plus ni l’un ni l’autre le dit et a fini ; de même qui a bouclé quand le sablier est retourné.
rule-jelly-timer-guard = Si tous ont fini, la manche s’achève aussitôt. Si personne ne retourne le sablier, la table le retourne 20 secondes après que le premier joueur a placé son dernier dé ; puis ses 10 secondes s’écoulent comme toujours.
rule-jelly-time-up = Quand il est écoulé, personne ne lance ni ne place plus ; les dés non placés sont hors de la manche.

rules-section-scoring-a-round = Le décompte d’une manche
rule-jelly-clockwise = Les quartiers se comptent à partir de celui du drone, dans le sens horaire ; c’est le même à chaque manche (le centre tourne avec le drone).
rule-jelly-cancel = D’abord, tous les dés identiques d’une même couleur à une entrée s’annulent, même trois ; ils ne comptent plus dans cette manche.
rule-jelly-control = La plus haute somme a le contrôle et reçoit la récompense actuelle ; en cas d’égalité, chacun des joueurs à égalité la reçoit. Pas de dés : pas de récompense.
rule-jelly-centre = Après les quartiers : qui a le plus de dés au centre-ville (en nombre, non en somme) reçoit une capsule ; à égalité, chacun en reçoit une. Un centre vide ne paie personne.
rule-jelly-next-round = Dés repris, marqueurs sur la première zone, bouclages levés.

rules-section-rewards = Récompenses
rule-jelly-several = Plusieurs symboles s’exécutent l’un après l’autre, de gauche à droite, chacun pour tous les joueurs qu’il concerne.
rule-jelly-jelly-n = Un nombre, ce sont autant de gelées de la réserve ; 0, ce n’est rien.
rule-jelly-capsule = La capsule du dessus, vue de son seul propriétaire. Trop peu pour tous les joueurs à égalité : aucun d’eux n’en reçoit.
rule-jelly-lose-capsule = Choisir une de ses capsules et la remettre dans la boîte ; aucune : rien.
rule-jelly-lost-unseen = Une capsule perdue va dans la boîte face cachée : seul son propriétaire la connaît, et elle ne revient jamais dans la pile.
rule-jelly-per-capsule = 2 gelées pour chacune de ses capsules, qui reste.
rule-jelly-take-each = Chaque autre joueur vous paie 1 ou 2 ; qui a moins paie tout ce qu’il a. Les joueurs à égalité ne se paient pas entre eux.
rule-jelly-give-each = Vous donnez 1 à chaque autre joueur. Les joueurs à égalité ne se donnent rien entre eux.
rule-jelly-short = Qui a trop peu de gelées pour tous ceux à qui il en doit décide qui les reçoit, une gelée après l’autre, jusqu’à la dernière.
rule-jelly-first-second = Chacun de ceux qui ont la plus haute somme reçoit la première récompense, chacun de ceux qui ont la deuxième somme reçoit la seconde, si nombreux que soient les premiers.
rule-jelly-first-others = Chacun de ceux qui ont la plus haute somme reçoit la première récompense, tous les autres qui ont un dé là reçoivent l’autre. Un dé annulé n’est pas là.
rule-jelly-by-dice = Dépend du nombre de dés que le joueur qui a le contrôle a là, après annulation ; à égalité de contrôle, chacun selon les siens.
rule-jelly-neighbour = Une flèche paie la récompense actuelle du quartier voisin qu’elle montre, d’après les sommes et les dés de ce quartier-ci. Si c’est encore une flèche, on la suit ; un quartier rencontré deux fois ne paie rien.
rule-jelly-neighbour-choice = Devant une double flèche, qui a le contrôle choisit le quartier voisin. Les joueurs à égalité choisissent ensemble ; s’ils ne sont pas d’accord, c’est celui dans le sens horaire qui paie, si bien que la première voix pour lui décide.

rules-section-the-end = La fin
rule-jelly-end = Après la quatrième manche : gelées + valeurs des capsules ; pour chaque capsule à dé on lance un dé, de 1 à 6.
rule-jelly-winner = Celui qui a le plus de gelées gagne ; à égalité, on partage la place.

rules-section-what-is-hidden = Ce qui est caché
rule-jelly-screen = Les dés lancés qui ne sont pas placés ne sont vus que de leur propriétaire. Personne d’autre n’apprend qu’ils ont été lancés, ni combien de fois.
rule-jelly-face-down = Ce que montre une capsule, seul son propriétaire le sait, jusqu’à la fin, quand toutes sont ouvertes. Gelées, nombres de capsules et tout ce qui est placé sont visibles.

rules-section-calm-mode = Au calme
rule-jelly-calm = Jouer au calme est un choix de la table : le même jeu sans sablier, pas à pas, même sur plusieurs jours.
rule-jelly-calm-order = Les joueurs jouent par pas, l’un après l’autre, dans un ordre tiré au sort à chaque manche ; personne n’a besoin de dire qu’il est prêt.
rule-jelly-calm-step = Un pas est un lancer, puis le placement d’un de ses dés ou d’aucun ; puis vient le joueur suivant qui a des dés.
rule-jelly-calm-end = Qui place son dernier dé boucle ou non, et retourne le sablier ou non, dans le même pas.
rule-jelly-calm-timer = Quand le sablier est retourné, chaque autre joueur a encore 4 pas au plus.
rule-jelly-calm-guard = Quand un joueur a placé son dernier dé, chaque autre joueur a encore 12 pas au plus, et dans toute manche 21 au plus. Qui a épuisé ses pas est hors de la manche avec les dés qui lui restent.
