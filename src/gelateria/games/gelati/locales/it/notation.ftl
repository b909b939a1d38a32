# Gelati, come lo disegna il terminale; l’inglese sta in notation.py.

gelati-notation-turn = turno { $turns }
gelati-notation-to-place = { $mover } piazza
gelati-notation-to-swap = { $mover } cambia
gelati-notation-to-order = { $mover } serve o scambia
gelati-notation-over-1 = fine dopo { $mover }: 50 punti
gelati-notation-over-2 = fine dopo { $mover }: niente più tessere
gelati-notation-fulfilled = ordine servito
gelati-notation-passed = { $passes } hanno passato
gelati-notation-seen = visto da { $viewer }
gelati-notation-tiles-left = pila { $tiles }
gelati-notation-orders-left = ordini { $orders }
gelati-notation-laid-aside = da parte
gelati-notation-discards = serviti
gelati-notation-never-tile = mai { $seat } tessera { $place }
gelati-notation-never-order = mai { $seat } ordine { $place }
gelati-notation-further = più a destra
gelati-notation-tiles = tessere
gelati-notation-hidden-orders = ordini
gelati-notation-supply = riserva
gelati-notation-side-points = punti { $points }
gelati-notation-order-points = ordine { $points }
gelati-notation-to-win = traguardo { $goal }
gelati-notation-limit = massimo { $limit }
gelati-notation-do-place = Piazza { $tile } in { $q },{ $r }
