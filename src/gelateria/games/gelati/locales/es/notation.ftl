# Gelati, como lo dibuja el terminal; el inglés está en notation.py.

gelati-notation-turn = turno { $turns }
gelati-notation-to-place = { $mover } coloca
gelati-notation-to-swap = { $mover } cambia
gelati-notation-to-order = { $mover } sirve o canjea
gelati-notation-over-1 = fin tras { $mover }: 50 puntos
gelati-notation-over-2 = fin tras { $mover }: no quedan losetas
gelati-notation-fulfilled = pedido servido
gelati-notation-passed = { $passes } han pasado
gelati-notation-seen = visto por { $viewer }
gelati-notation-tiles-left = pila { $tiles }
gelati-notation-orders-left = pedidos { $orders }
gelati-notation-laid-aside = apartada
gelati-notation-discards = servidos
gelati-notation-never-tile = nunca { $seat } loseta { $place }
gelati-notation-never-order = nunca { $seat } pedido { $place }
gelati-notation-further = más a la derecha
gelati-notation-tiles = losetas
gelati-notation-hidden-orders = pedidos
gelati-notation-supply = reserva
gelati-notation-side-points = puntos { $points }
gelati-notation-order-points = pedido { $points }
gelati-notation-to-win = meta { $goal }
gelati-notation-limit = máximo { $limit }
gelati-notation-do-place = Colocar { $tile } en { $q },{ $r }
