# Les règles d’Attack of the Jelly Monster.

rules-section-material = Matériel
rule-jelly-dice = 7 dés pour chaque joueur, à sa couleur.
rule-jelly-districts = 8 quartiers à deux faces, feux verts (débutants, A) et avancée (B) ; nombre de joueurs + 2 d’entre eux sont placés autour du centre, tirés au hasard, chacun sur l’une ou l’autre face. Option de table `beginner` : seulement les faces vertes.
rule-jelly-zones = Chaque face a trois zones, avec une récompense chacune ; la première se trouve à l’entrée. Un marqueur montre la récompense actuelle.
rule-jelly-rewards = Les 16 faces ci-dessous.
rule-jelly-capsules = 30 capsules : valeur×nombre 2×3, 3×5, 4×6, 5×5, 6×3, 8×2, et 6 qui montrent un dé.
rule-jelly-jelly = Chacun commence avec 2 gelées. La réserve (45 de un, 25 de cinq, 10 de dix) n’est jamais une limite.
rule-jelly-drone = Le drone pointe vers le premier quartier ; on tire au sort quel joueur est assis le premier à partir de lui dans le sens horaire. Le centre tourne avec le drone après chaque manche, donc à la suivante c’est le voisin de gauche de ce joueur.

rules-section-a-round-four-rounds = Une manche (quatre manches)
rule-jelly-ready = Chacun prend ses dés ; quand tous ont dit qu’ils sont prêts, la manche commence pour tous à la fois.
rule-jelly-together = Tous les joueurs agissent en même temps, sans ordre. Ce qui arrive le premier à la table s’est passé en premier.
rule-jelly-roll = Chacun lance tous les dés qu’il a encore, cachés derrière son paravent.
rule-jelly-place = Puis chacun place l’un des dés lancés à l’entrée d’un quartier qui n’est pas bouclé, ou aucun ; puis il relance les autres, et ainsi de suite. Jamais deux dés d’un même lancer.
rule-jelly-final = Un dé placé n’est jamais repris ni déplacé par son propriétaire.
rule-jelly-no-way-back = Comme tous agissent à la fois, rien ne s’annule après coup : quelqu’un a pu réagir.
rule-jelly-remove = Un 1 ou un 2 placé peut aussitôt renvoyer un autre dé de cette entrée, de n’importe qui, au centre-ville.
rule-jelly-shift = Un 3 ou un 4 placé peut aussitôt déplacer le marqueur de ce quartier d’une zone vers le haut ou vers le bas. Le haut s’éloigne de l’entrée ; il n’y a rien sous la première zone et rien au-dessus de la troisième.
rule-jelly-plain = Un 5 ou un 6 n’a pas d’effet.
rule-jelly-effect-now = Un effet vient avec le placement ou pas du tout.
rule-jelly-seal = Qui a placé son dernier dé peut boucler un quartier qui ne l’est pas, n’importe lequel, jusqu’à la fin de la manche. Un dé renvoyé plus tard n’y change rien.
rule-jelly-timer = Qui a placé son dernier dé peut retourner le sablier, qu’il ait bouclé un quartier ou non ; une fois par manche. Les autres ont 10 secondes.
rule-jelly-done = Boucler et retourner se font dans l’ordre qu’on veut, tout de suite ou plus tard dans la manche. Qui ne veut plus ni l’un ni l’autre le dit et a fini ; de même qui a bouclé quand le sablier est retourné.
rule-jelly-timer-guard = Si tous ont fini, la manche s’achève aussitôt. Si personne ne retourne le sablier, la table le retourne 20 secondes après que le premier joueur en a fini avec ses dés.
rule-jelly-time-up = Quand il est écoulé, personne ne lance ni ne place plus ; les dés non placés sont hors de la manche.

rules-section-scoring-a-round = Le décompte d’une manche
rule-jelly-clockwise = Les quartiers se comptent à partir de celui du drone, dans le sens horaire ; c’est le même à chaque manche (le centre tourne avec le drone).
rule-jelly-cancel = D’abord, tous les dés identiques d’une même couleur à une entrée s’annulent, même trois ; ils ne comptent plus dans cette manche.
rule-jelly-control = La plus haute somme a le contrôle et reçoit la récompense actuelle ; en cas d’égalité, chacun des joueurs à égalité la reçoit. Pas de dés : pas de récompense.
rule-jelly-several = Plusieurs symboles s’exécutent l’un après l’autre, de gauche à droite, chacun pour tous les joueurs qu’il concerne.
rule-jelly-jelly-n = n gelées de la réserve.
rule-jelly-capsule = La capsule du dessus, vue de son seul propriétaire. Trop peu pour tous les joueurs à égalité : aucun d’eux n’en reçoit.
rule-jelly-lose-capsule = Choisir une de ses capsules et la remettre dans la boîte ; aucune : rien.
rule-jelly-lost-unseen = Une capsule perdue va dans la boîte face cachée : seul son propriétaire la connaît, et elle ne revient jamais dans la pile.
rule-jelly-per-capsule = 2 gelées pour chacune de ses capsules, qui reste.
rule-jelly-take-each = Chaque autre joueur donne 1 ou 2 ; qui a moins donne ce qu’il a ; les joueurs à égalité de contrôle ne se paient pas entre eux ; qui n’a pas assez partage également, et ce qui reste va aux premiers dans le sens horaire à partir du drone.
rule-jelly-give-each = Donner 1 à chaque autre joueur (les joueurs à égalité de contrôle, pas entre eux) ; pas assez : choisir à qui, une gelée après l’autre, et tout part.
rule-jelly-first-second = Chacun de ceux qui ont la plus haute somme reçoit la première récompense, chacun de ceux qui ont la deuxième somme reçoit la seconde, si nombreux que soient les premiers.
rule-jelly-first-others = Chacun de ceux qui ont la plus haute somme reçoit la première récompense, tous les autres qui ont un dé là reçoivent l’autre. Un dé annulé n’est pas là.
rule-jelly-by-dice = Dépend du nombre de dés que le joueur qui a le contrôle a là, après annulation ; à égalité de contrôle, chacun selon les siens.
rule-jelly-neighbour = La récompense du quartier voisin dans le sens de la flèche, d’après le classement et les dés de ce quartier-ci ; les chaînes se suivent ; un quartier rencontré deux fois ne paie rien.
rule-jelly-neighbour-choice = Qui a le contrôle choisit ; les joueurs à égalité choisissent ensemble ; s’ils ne sont pas d’accord, c’est le sens horaire, si bien que la première voix pour le sens horaire décide.
rule-jelly-centre = Après les quartiers : qui a le plus de dés au centre-ville (en nombre, non en somme) reçoit une capsule ; à égalité, chacun en reçoit une. Un centre vide ne paie personne.
rule-jelly-next-round = Dés repris, marqueurs sur la première zone, bouclages levés.

rules-section-the-end = La fin
rule-jelly-end = Après la quatrième manche : gelées + valeurs des capsules ; pour chaque capsule à dé on lance un dé, de 1 à 6.
rule-jelly-winner = Celui qui a le plus de gelées gagne ; à égalité, on partage la place.

rules-section-what-is-hidden = Ce qui est caché
rule-jelly-screen = Les dés lancés qui ne sont pas placés ne sont vus que de leur propriétaire. Personne d’autre n’apprend qu’ils ont été lancés, ni combien de fois.
rule-jelly-face-down = Ce que montre une capsule, seul son propriétaire le sait, jusqu’à la fin, quand toutes sont ouvertes. Gelées, nombres de capsules et tout ce qui est placé sont visibles.

rules-section-calm-mode = Au calme
rule-jelly-calm-order = Les joueurs jouent par pas, l’un après l’autre, dans un ordre tiré au sort à chaque manche ; personne n’a besoin de dire qu’il est prêt.
rule-jelly-calm-step = Un pas est un lancer, puis le placement d’un de ses dés ou d’aucun ; puis vient le joueur suivant qui a des dés.
rule-jelly-calm-end = Qui place son dernier dé boucle ou non, et retourne le sablier ou non, dans le même pas.
rule-jelly-calm-timer = Quand le sablier est retourné, chaque autre joueur a encore 4 pas au plus.
rule-jelly-calm-guard = Quand un joueur a placé son dernier dé, chaque autre joueur a encore 12 pas au plus, et dans toute manche 21 au plus. Qui a épuisé ses pas est hors de la manche avec les dés qui lui restent.
