# Les règles qui valent à chaque table.

rules-section-sitting-down = S’asseoir
rule-table-seats = Autant de joueurs que le dit la boîte du jeu, chacun à sa propre place ; les places sont numérotées dans le sens horaire à partir de 0.
rule-table-options = Les options et l’édition sont choisies avant la partie et valent jusqu’à sa fin. Elles sont inscrites dans l’enregistrement.

rules-section-acting = Agir
rule-table-turn = Seul un joueur qu’on attend peut agir. Dans la plupart des jeux il y en a un ; là où tous agissent à la fois, ce sont tous ceux qui le peuvent encore.
rule-table-form = Une action est une de celles du jeu, complète et dans ses limites. Tout le reste est refusé et ne change rien.
rule-table-over = Quand la partie est finie, plus personne n’agit.
rule-table-clock = Un sablier est l’affaire de l’horloge : quand il s’est écoulé, c’est l’horloge qui agit. La sonnerie d’un sablier qui ne court plus est ignorée.
rule-table-undo = Un joueur peut annuler son propre dernier coup tant que personne d’autre n’a joué depuis, que le hasard n’a rien donné par ce coup et qu’aucun secret n’a été montré par lui.
rule-table-undo-together = Ce qu’on ne peut pas annuler seul peut l’être avec l’accord de tous, jusqu’à son propre dernier coup, tant que le hasard n’a rien donné et qu’aucun secret n’a été montré depuis.
rule-table-decision = Une réponse vaut pour la décision à laquelle elle a été donnée. Celle qui arrive quand cette décision n’est plus ouverte est refusée, quel que soit l’effet qu’elle aurait sur la suivante.

rules-section-leaving-and-being-late = Partir et être en retard
rule-table-stand-in = Qui n’a plus de temps, ou est parti pendant que d’autres attendent, est joué par un bot après un compte à rebours que tous voient. Le bot reste jusqu’à ce qu’on agisse, qu’on dise qu’on est de retour ou, si l’on était parti, qu’on revienne ; seul ce qu’il est en train de décider, il le décide encore, sauf si l’on est plus rapide.
rule-table-idle = Là où tous agissent à la fois, aucun bot ne presse personne : le temps ne court que pendant qu’une autre personne présente n’a rien à faire qu’attendre, et pas encore tant que ce qui s’est passé est montré, une demi-seconde pour chaque chose. Après 60 secondes, un bot décide cette seule chose pour quelqu’un qui est là, par exemple qu’il est prêt, et rend la place au départ ou à la question suivante.
rule-table-resign = Qui abandonne cède sa place pour de bon, finit dernier, et un bot la joue jusqu’à la fin. Quand un seul joueur n’a pas abandonné, c’est lui qui gagne ; quand il ne reste aucune personne, la partie s’achève.
rule-table-end-together = Quand toutes les personnes sont d’accord, la partie s’arrête où elle en est : personne ne gagne, et elle ne compte pas pour le classement.

rules-section-where-all-act-at-once-over-a-network = Là où tous agissent à la fois, par le réseau
rule-table-tumble = Chaque lancer roule aussi longtemps pour tous, compté du côté du joueur ; personne n’agit pendant que ses propres dés roulent. Ce que font les autres est montré à tous aux mêmes battements.
rule-table-lag = Ce qui a été envoyé avant la sonnerie mais était en route quand elle a retenti compte encore : autant de retard que la mesure de la ligne en a donné, jusqu’à une limite. Ce qui a été crédité est dit à la fin de la manche.
rule-table-pause = Le temps pendant lequel le serveur est immobile, en panne ou ne peut rien noter n’est à personne : chaque échéance recule d’autant.

rules-section-chance-and-secrets = Hasard et secrets
rule-table-chance = Les dés et les tirages viennent du donneur seul, chaque face et chaque carte étant aussi probable. Personne ne connaît un tirage avant qu’il soit fait.
rule-table-secrets = Celui qui regarde reçoit ce qu’une personne à cette place pourrait savoir, et rien d’autre. Un spectateur en sait le moins.
