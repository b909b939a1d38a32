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
terminal-pause = Entrée continue, `undo` annule le coup
terminal-taken-back = Coup annulé.
terminal-no-rule = Aucune règle de { $game } ne dit « { $words } ».
terminal-not-refused = Rien n’a été refusé jusqu’ici.
terminal-chance = { $share } de chances de gagner : { $action }
terminal-help =
    Répondez par un nombre, en toutes lettres, ou par ce qu’il en faut pour distinguer votre choix.
      undo      annuler votre dernier coup, si les règles de la table le permettent
      board     tout redessiner
      log       toute l’histoire jusqu’ici
      rules     les règles ; `rules MOT` celles qui en parlent
      why       la règle derrière le dernier refus
      hint      ce que ferait un expert ici, et pourquoi
      save      enregistrer la partie maintenant
      quit      l’enregistrer et partir ; Ctrl-D aussi

terminal-kept-in = Enregistrée dans { $file }
terminal-not-kept = La partie ne peut pas être enregistrée dans { $folder } : { $why }.
terminal-left = La partie est enregistrée. Pour la reprendre : { $command }
terminal-nothing-left = Rien n’a encore été joué, donc rien n’est enregistré. À bientôt !
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

terminal-reconstructed = Reconstitué, non imprimé, dans cette édition : { $tables } (voir edition.toml de { $game }).

terminal-head-game = jeu
terminal-head-title = titre
terminal-head-designer = auteur
terminal-head-seats = places
terminal-head-meaning = sens
terminal-head-level = force

terminal-bot-random = hasard
terminal-bot-greedy = gourmand

terminal-stopped = Interrompu.
terminal-wrong-language = Gelateria ne parle pas « { $language } ». Ses langues sont : { $languages }.
terminal-wrong-slug = Il n’y a pas de jeu appelé « { $game } ». Il y a : { $games }.
terminal-wrong-bot = Il n’y a pas de bot appelé « { $bot } ». Il y a : { $bots }. Le vôtre peut jouer aussi : my_bot.py:MyBot, my_package.my_bot:MyBot ou stdio:COMMANDE.
terminal-wrong-seats = { $game } se joue de { $from } à { $to }, pas à { $players }. (table.seats)
terminal-wrong-option = { $options ->
    [none] { $game } n’a pas d’option « { $option } », ni aucune autre.
   *[other] { $game } n’a pas d’option « { $option } ». Options : { $options }.
}
terminal-wrong-value = { $game } ne peut pas se jouer ainsi : { $why }.
terminal-wrong-no-bot = Nommez au moins un bot. Il y a : { $bots }.
terminal-wrong-bots = { $bots } bots, c’est trop pour { $players } places.
terminal-wrong-names = { $names } noms, c’est trop pour { $players } places.
terminal-wrong-same-name = Deux à la table portent le même nom : { $names }.
terminal-wrong-name = Un nom a besoin d’une lettre imprimable.
terminal-wrong-no-save = Il n’y a pas de partie gardée.
terminal-wrong-no-save-of = Il n’y a pas de partie gardée de « { $game } ».
terminal-wrong-unread = { $file } ne peut pas être lu : { $why }.
terminal-wrong-unwritten = { $file } ne peut pas être écrit : { $why }.
terminal-wrong-game = { $file } est une partie de { $game }, pas de { $other }.
terminal-wrong-over = Cette partie est finie. Pour la revoir : { $command }
terminal-wrong-guest = Cette partie gardée veut lancer « { $bot } », qui n’est pas un de nos bots. Si vous lui faites confiance, dites-le : { $option }
terminal-wrong-flag = Option inconnue : { $option }.
terminal-wrong-record = Cet enregistrement ne peut pas être joué ici. { $why }
terminal-wrong-move = { $moves ->
    [one] Cette partie a { $moves } coup : --to va de 0 à { $moves }.
   *[other] Cette partie a { $moves } coups : --to va de 0 à { $moves }.
}
