# Ce que seul le terminal dit. Ce qui est entre `accents graves` se tape, et reste le même dans toutes les langues.

terminal-tagline = un jeu est toujours sur la table
terminal-which-game = Quel jeu ? (`rules 1` pour lire les règles, `quit` pour partir)
terminal-go-on-with = Reprendre { $game }, coup { $move } : { $names }
terminal-which-bots = Quels bots ? ({ $bots } ; `none` pour jouer entre amis)
terminal-your-names = Vos noms
terminal-one-of = L’un de ceux-ci, s’il vous plaît : { $words }.
terminal-of-which = De quel jeu ? { $games }
terminal-bye = À bientôt !

terminal-seconds = (encore { $seconds } s)
terminal-enter = Entrée suffit.
terminal-begin = Tapez le début de votre choix, ou `all` pour tout voir.
terminal-hand-over = Passez à { $name } ; Entrée quand personne d’autre ne regarde
terminal-too-late = Le temps est écoulé : c’était trop tard.
terminal-several = Il y a { $count } possibilités :
terminal-unknown = Rien ici ne s’appelle « { $typed } ».
terminal-type = { $count ->
    [one] Tapez 1, ou le choix en toutes lettres ; `help` dit ce qu’il y a d’autre.
   *[other] Tapez un nombre, de 1 à { $count }, ou un choix en toutes lettres ; `help` dit ce qu’il y a d’autre.
}
terminal-pause = Entrée continue, `undo` reprend le coup
terminal-taken-back = Coup repris.
terminal-no-rule = Aucune règle de { $game } ne dit « { $words } ».
terminal-not-refused = Rien n’a été refusé jusqu’ici.
terminal-chance = { $share } de chances de gagner : { $action }
terminal-help =
    Répondez par un nombre, en toutes lettres, ou par ce qu’il en faut pour distinguer votre choix.
      undo      reprendre votre dernier coup, si les règles de la table le permettent
      board     tout redessiner
      log       toute l’histoire jusqu’ici
      rules     les règles ; `rules MOT` celles qui en parlent
      why       la règle derrière le dernier refus
      hint      ce que ferait un expert ici, et pourquoi
      save      garder la partie maintenant
      quit      la garder et partir ; Ctrl-D aussi

terminal-kept-in = Gardée dans { $file }
terminal-not-kept = La partie ne peut pas être gardée dans { $folder } : { $why }.
terminal-left = La partie est gardée. Pour la reprendre : { $command }
terminal-nothing-left = Rien n’a encore été joué, donc rien n’est gardé. À bientôt !
terminal-again = Pour la revoir : { $command }

terminal-length = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
terminal-record = { $game }, { $players } joueurs, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
terminal-clock = temps

terminal-by = de { $names }
terminal-source-T = imprimé dans le livret
terminal-source-D = découle du livret
terminal-source-C = matériel reconstitué
terminal-source-R = notre lecture
terminal-reconstructed = Reconstitué, non imprimé, dans cette édition : { $tables } (voir edition.toml de { $game }).

terminal-head-game = jeu
terminal-head-title = titre
terminal-head-designer = auteur
terminal-head-seats = places
terminal-head-meaning = sens
terminal-head-level = force
