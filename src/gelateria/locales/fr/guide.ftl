# Le guide de la première partie, quel que soit le jeu.

guide-step = Leçon { $number } sur { $count }
guide-next = Suite
guide-back = Retour
guide-real = Jouer une vraie partie
guide-coach = Le coach dit
guide-otherwise = C’est permis, mais le coach a autre chose en tête.
guide-not-this = Pas encore.
guide-wanted = Le coach attend { $what }.
guide-quoted = « { $label } »
guide-press = Rien à faire ici. Appuyez sur « { $button } » pour continuer.
guide-points = Entouré d’un anneau : { $what }.
