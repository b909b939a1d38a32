# Gelati, comme le terminal le dessine ; l’anglais est dans notation.py.

gelati-notation-turn = tour { $turns }
gelati-notation-to-place = { $mover } pose
gelati-notation-to-swap = { $mover } échange
gelati-notation-to-order = { $mover } sert ou échange
gelati-notation-over-1 = fini après { $mover } : 50 points
gelati-notation-over-2 = fini après { $mover } : plus de tuiles
gelati-notation-fulfilled = commande servie
gelati-notation-passed = { $passes } ont passé
gelati-notation-seen = vu par { $viewer }
gelati-notation-tiles-left = pile { $tiles }
gelati-notation-orders-left = commandes { $orders }
gelati-notation-laid-aside = de côté
gelati-notation-discards = servies
gelati-notation-never-tile = jamais { $seat } tuile { $place }
gelati-notation-never-order = jamais { $seat } commande { $place }
gelati-notation-further = plus à droite
gelati-notation-tiles = tuiles
gelati-notation-hidden-orders = commandes
gelati-notation-supply = réserve
gelati-notation-side-points = points { $points }
gelati-notation-order-points = commande { $points }
gelati-notation-to-win = but { $goal }
gelati-notation-limit = au plus { $limit }
gelati-notation-do-place = Poser { $tile } en { $q },{ $r }
