# Pourquoi quelque chose n’est pas possible, en une phrase : d’après la règle qui s’y oppose.

refused-jelly-ready = La manche commence quand tous l’ont dit, et une seule fois.
refused-jelly-roll = Vos dés ne le permettent pas : pas encore lancés, ou déjà tous placés.
refused-jelly-place = Placez un dé de ce lancer, ou relancez.
refused-jelly-calm-step = Un lancer par pas : placez l’un de ces dés, ou aucun.
refused-jelly-districts = Ce quartier n’existe pas aujourd’hui.
refused-jelly-seal = Un quartier bouclé le reste ; vous ne pouvez en boucler qu’un, et seulement après votre dernier dé.
refused-jelly-timer = Le sablier se retourne une fois par manche, et seulement après votre dernier dé.
refused-jelly-time-up = La manche est finie, on la compte.
refused-jelly-plain = Un 5 ou un 6 n’a pas d’effet.
refused-jelly-remove = Seul un 1 ou un 2 chasse un dé, et seulement un dé qui est là.
refused-jelly-shift = Seul un 3 ou un 4 déplace le marqueur, et seulement dans les trois zones.
refused-jelly-neighbour-choice = Le quartier voisin qui paie est décidé : il n’y a plus rien à choisir.
refused-jelly-short = Cette personne ne reçoit rien de vous maintenant.
refused-jelly-lose-capsule = Vous n’avez pas de telle capsule à rendre maintenant.
