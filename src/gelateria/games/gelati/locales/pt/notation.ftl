# Gelati, como o terminal o desenha; o inglês está em notation.py.

gelati-notation-turn = turno { $turns }
gelati-notation-to-place = { $mover } coloca
gelati-notation-to-swap = { $mover } troca
gelati-notation-to-order = { $mover } serve ou troca
gelati-notation-over-1 = fim depois de { $mover }: 50 pontos
gelati-notation-over-2 = fim depois de { $mover }: acabaram as peças
gelati-notation-fulfilled = pedido servido
gelati-notation-passed = { $passes } passaram
gelati-notation-seen = visto por { $viewer }
gelati-notation-tiles-left = pilha { $tiles }
gelati-notation-orders-left = pedidos { $orders }
gelati-notation-laid-aside = de lado
gelati-notation-discards = servidos
gelati-notation-never-tile = nunca { $seat } peça { $place }
gelati-notation-never-order = nunca { $seat } pedido { $place }
gelati-notation-further = mais à direita
gelati-notation-tiles = peças
gelati-notation-hidden-orders = pedidos
gelati-notation-supply = reserva
gelati-notation-side-points = pontos { $points }
gelati-notation-order-points = pedido { $points }
gelati-notation-to-win = meta { $goal }
gelati-notation-limit = máximo { $limit }
gelati-notation-do-place = Colocar { $tile } em { $q },{ $r }
