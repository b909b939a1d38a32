# Les règles qui valent à chaque table.

rules-section-sitting-down = S’asseoir
rule-table-seats = Vous jouez aussi nombreux que le dit la boîte du jeu, chacun à sa propre place. Les places font le tour de la table dans le sens horaire.
rule-table-options = Vous choisissez les options et l’édition avant la partie. Elles valent jusqu’à sa fin et restent dans l’enregistrement.
rule-table-host = Qui ouvre la table la tient : choisit à quoi vous jouez, à combien et dans quel ordre, peut libérer des places et démarre. Cela peut se confier à quelqu’un qui est assis à la table. Si cette personne s’en va, la suivante qui est là tient la table ; si elle est absente depuis une minute, quiconque est assis à la table peut prendre le relais.

rules-section-acting = Agir
rule-table-turn = Vous ne pouvez agir que tant que le jeu vous attend. Dans la plupart des jeux, il attend un joueur à la fois ; là où tous agissent à la fois, il attend tous ceux qui le peuvent encore.
rule-table-form = Vous pouvez faire ce que le jeu propose, en entier et dans ses limites. Tout le reste est refusé et ne change rien.
rule-table-preview = Ce que le jeu vous montre d’un choix avant que vous le fassiez est ce qui arrive ensuite, tant que le hasard ne s’en mêle pas. Il ne vous révèle aucun secret.
rule-table-over = Quand la partie est finie, plus personne n’agit.
rule-table-clock = Vous n’avez pas à surveiller un sablier : quand il s’est écoulé, la suite vient toute seule. Un sablier qu’on a arrêté ne fait plus rien.
rule-table-undo = Vous pouvez annuler votre dernier coup tant que personne d’autre n’a joué depuis, si le hasard n’y a rien donné et s’il n’a montré aucun secret.
rule-table-undo-together = Ce que vous ne pouvez pas annuler seul, vous le pouvez si tous sont d’accord, jusqu’à votre propre dernier coup, tant que le hasard n’a rien donné et qu’aucun secret n’a été montré depuis.
rule-table-decision = Votre réponse vaut pour la question qu’on vous a posée. Si elle arrive quand cette question n’est plus ouverte, elle est refusée, même si elle convenait à la suivante.

rules-section-leaving-and-being-late = Partir et être en retard
rule-table-stand-in = Si vous n’avez plus de temps, ou si vous êtes parti pendant que d’autres attendent, un bot joue pour vous après un compte à rebours que tous voient. Combien de temps il vous attend quand vous êtes parti, la table le choisit ; ce peut être pour toujours. Il reste jusqu’à ce que vous agissiez ou disiez que vous êtes de retour ou, si vous étiez parti, jusqu’à ce que vous reveniez. Seul ce qu’il est en train de décider, il le décide encore, sauf si vous êtes plus rapide. On vous dit ce qu’il a fait.
rule-table-idle = Là où tous agissent à la fois, aucun bot ne vous presse. Votre temps ne court que pendant qu’une autre personne à la table ne peut rien faire que vous attendre, et seulement quand on a montré à tous ce qui s’est passé (une demi-seconde pour chaque chose). Si vous ne faites rien pendant 60 secondes, ou le temps que la table a choisi, un bot décide cette seule chose pour vous, par exemple que vous êtes prêt. Au départ ou à la question suivante, la place est de nouveau à vous.
rule-table-break = Quiconque joue peut demander une pause, et quiconque joue peut y mettre fin. Tant qu’elle dure, personne n’agit, le temps ne court pas et aucun bot ne joue. Dans une partie classée contre la montre, tous doivent être d’accord. Là où tous agissent à la fois, une pause commence quand la manche est finie, et un compte à rebours reprend ensuite du début.
rule-table-resign = Si vous abandonnez, vous cédez votre place pour de bon et finissez dernier, et un bot la joue jusqu’à la fin. Quand un seul joueur n’a pas abandonné, c’est lui qui gagne ; quand il ne reste aucune personne, la partie s’achève.
rule-table-end-together = Quand toutes les personnes à la table sont d’accord, la partie s’arrête où elle en est : personne ne gagne, et elle ne compte pas pour le classement.

rules-section-where-all-act-at-once-over-a-network = Là où tous agissent à la fois, par le réseau
rule-table-tumble = Chaque lancer roule aussi longtemps pour tous, compté sur l’appareil de chacun ; pendant que vos dés roulent, vous ne pouvez pas agir. Ce que font les autres est montré à tous aux mêmes instants.
rule-table-lag = Ce que vous avez envoyé avant la sonnerie compte encore si c’était en route quand elle a retenti : vous avez droit à autant de retard qu’on en a mesuré sur votre connexion, jusqu’à une limite. À la fin de la manche, on vous dit ce qui a été crédité.
rule-table-pause = Si le serveur est immobile, en panne ou ne peut rien noter, personne n’y perd de temps : chaque échéance recule d’autant.

rules-section-chance-and-secrets = Hasard et secrets
rule-table-chance = Tous les lancers et tous les tirages viennent du donneur seul, chaque face et chaque carte étant aussi probable. Personne ne les connaît avant qu’ils soient faits.
rule-table-secrets = Vous voyez ce qu’une personne à votre place pourrait savoir, et rien d’autre. Qui ne fait que regarder en sait le moins.
rule-table-log = L’historique dit tout ce qui arrive, dans la mesure où vous pouvez le voir, chaque fois avec la règle qui l’a fait arriver.
