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
rule-jelly-roll = Vous lancez tous les dés que vous avez encore, cachés derrière votre paravent.
rule-jelly-place = Puis vous placez l’un des dés lancés à l’entrée d’un quartier qui n’est pas bouclé, ou aucun ; puis vous relancez les autres, et ainsi de suite. Vous ne placez jamais deux dés d’un même lancer.
rule-jelly-final = Vous ne reprenez ni ne déplacez jamais un dé que vous avez placé.
rule-jelly-no-way-back = Comme tous agissent à la fois, rien ne s’annule après coup : quelqu’un a pu réagir.
rule-jelly-remove = Si vous placez un 1 ou un 2, vous pouvez aussitôt renvoyer un autre dé de cette entrée, de n’importe qui, au centre-ville.
rule-jelly-shift = Si vous placez un 3 ou un 4, vous pouvez aussitôt déplacer le marqueur de ce quartier d’une zone vers le haut ou vers le bas. Le haut s’éloigne de l’entrée ; il n’y a rien sous la première zone et rien au-dessus de la troisième.
rule-jelly-plain = Un 5 ou un 6 n’a pas d’effet.
rule-jelly-effect-now = Vous exécutez un effet aussitôt que vous placez le dé, ou pas du tout.
rule-jelly-seal = Quand vous avez placé votre dernier dé, vous pouvez boucler un quartier encore ouvert, n’importe lequel : jusqu’à la fin de la manche, plus personne ne place de dé à son entrée. Un dé renvoyé plus tard n’y change rien.
rule-jelly-timer = Quand vous avez placé votre dernier dé, vous pouvez retourner le sablier, que vous ayez bouclé un quartier ou non ; on ne le retourne qu’une fois par manche. Il reste alors 10 secondes aux autres.
rule-jelly-done = Vous pouvez boucler et retourner dans l’ordre que vous voulez, tout de suite ou plus tard dans la manche. Si vous ne voulez plus ni l’un ni l’autre, vous le dites et vous avez fini ; vous avez fini aussi si vous avez bouclé un quartier quand le sablier est retourné.
rule-jelly-timer-guard = Si tous ont fini, la manche s’achève aussitôt. Si personne ne retourne le sablier, la table le retourne 20 secondes après que le premier joueur a placé son dernier dé ; puis ses 10 secondes s’écoulent comme toujours.
rule-jelly-time-up = Quand il est écoulé, personne ne lance ni ne place plus ; les dés non placés sont hors de la manche.

rules-section-scoring-a-round = Le décompte d’une manche
rule-jelly-clockwise = Les quartiers se comptent à partir de celui du drone, dans le sens horaire ; c’est le même à chaque manche (le centre tourne avec le drone).
rule-jelly-cancel = D’abord, tous les dés identiques d’une même couleur à une entrée s’annulent, même trois ; ils ne comptent plus dans cette manche.
rule-jelly-control = Qui a la plus haute somme a le contrôle du quartier et reçoit sa récompense actuelle ; en cas d’égalité, tous les joueurs à égalité la reçoivent. Là où personne n’a de dés, rien n’est payé.
rule-jelly-centre = Après les quartiers, qui a le plus de dés au centre-ville reçoit une capsule, et à égalité chacun en reçoit une ; c’est le nombre qui compte, non la somme. Un centre vide ne paie personne.
rule-jelly-next-round = Pour la manche suivante, chacun reprend ses dés, les marqueurs reviennent à la première zone et les quartiers bouclés sont rouverts.

rules-section-rewards = Récompenses
rule-jelly-several = Plusieurs symboles s’exécutent l’un après l’autre, de gauche à droite, chacun pour tous les joueurs qu’il concerne.
rule-jelly-jelly-n = Un nombre, ce sont autant de gelées de la réserve ; 0, ce n’est rien.
rule-jelly-capsule = Vous prenez la capsule du dessus de la pile, et vous seul la regardez. S’il y en a trop peu pour tous les joueurs à égalité, aucun d’eux n’en reçoit.
rule-jelly-lose-capsule = Vous choisissez une de vos capsules et la remettez dans la boîte ; si vous n’en avez pas, vous ne perdez rien.
rule-jelly-lost-unseen = Une capsule perdue va dans la boîte face cachée : seul son propriétaire la connaît, et elle ne revient jamais dans la pile.
rule-jelly-per-capsule = Vous recevez 2 gelées pour chacune de vos capsules, et vous gardez les capsules.
rule-jelly-take-each = Chaque autre joueur vous paie 1 ou 2 ; qui a moins paie tout ce qu’il a. Les joueurs à égalité ne se paient pas entre eux.
rule-jelly-give-each = Vous donnez 1 à chaque autre joueur. Les joueurs à égalité ne se donnent rien entre eux.
rule-jelly-short = Qui a trop peu de gelées pour tous ceux à qui il en doit décide qui les reçoit, une gelée après l’autre, jusqu’à la dernière.
rule-jelly-first-second = Chacun de ceux qui ont la plus haute somme reçoit la première récompense, chacun de ceux qui ont la deuxième somme reçoit la seconde, si nombreux que soient les premiers.
rule-jelly-first-others = Chacun de ceux qui ont la plus haute somme reçoit la première récompense, tous les autres qui ont un dé là reçoivent l’autre. Un dé annulé n’est pas là.
rule-jelly-by-dice = Si vous avez le contrôle, ce qui compte ici est le nombre de dés que vous avez là après annulation ; à égalité, chacun selon les siens.
rule-jelly-neighbour = Une flèche paie la récompense actuelle du quartier voisin qu’elle montre, d’après les sommes et les dés de ce quartier-ci. Si c’est encore une flèche, on la suit ; un quartier rencontré deux fois ne paie rien.
rule-jelly-neighbour-choice = Devant une double flèche, qui a le contrôle choisit le quartier voisin. Les joueurs à égalité choisissent ensemble ; s’ils ne sont pas d’accord, c’est celui dans le sens horaire qui paie, si bien que la première voix pour lui décide.

rules-section-the-end = La fin
rule-jelly-end = Après la quatrième manche, chacun additionne ses gelées et ce que montrent ses capsules ; pour chaque capsule qui montre un dé, on en lance un.
rule-jelly-winner = Celui qui a le plus de gelées gagne ; à égalité, on partage la place.

rules-section-what-is-hidden = Ce qui est caché
rule-jelly-screen = Les dés lancés qui ne sont pas placés ne sont vus que de leur propriétaire. Personne d’autre n’apprend qu’ils ont été lancés, ni combien de fois.
rule-jelly-face-down = Ce que montre une capsule, seul son propriétaire le sait, jusqu’à la fin, quand toutes sont ouvertes. Gelées, nombres de capsules et tout ce qui est placé sont visibles.

rules-section-calm-mode = Au calme
rule-jelly-calm = Avec l’option de table « Au calme : chacun son tour, sans sablier », vous jouez le même jeu pas à pas, même sur plusieurs jours.
rule-jelly-calm-order = Les joueurs jouent par pas, l’un après l’autre, dans un ordre tiré au sort à chaque manche ; personne n’a besoin de dire qu’il est prêt.
rule-jelly-calm-step = Un pas est un lancer, puis le placement d’un de ses dés ou d’aucun ; puis vient le joueur suivant qui a des dés.
rule-jelly-calm-end = Si vous placez votre dernier dé, vous décidez dans le même pas si vous bouclez un quartier et si vous retournez le sablier.
rule-jelly-calm-timer = Quand le sablier est retourné, chaque autre joueur a encore 4 pas au plus.
rule-jelly-calm-guard = Quand un joueur a placé son dernier dé, chaque autre joueur a encore 12 pas au plus ; et personne n’en a plus de 21 dans une manche. Quand vos pas sont épuisés, vous êtes hors de la manche avec les dés qui vous restent.
