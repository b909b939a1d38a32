# Le parole di Gelati.

gelati-kind-0 = coppetta di carta
gelati-kind-1 = cono
gelati-kind-2 = coppa di vetro
gelati-kind-3 = ciotola di porcellana
gelati-kind-4 = gelato alla fragola
gelati-kind-5 = gelato alla vaniglia
gelati-kind-6 = gelato al cioccolato
gelati-kind-7 = gelato al pistacchio
gelati-kind-8 = cialda
gelati-kind-9 = fragola
gelati-kind-10 = ciliegia
gelati-kind-11 = ombrellino di carta
gelati-in-0 = in coppetta
gelati-in-1 = nel cono
gelati-in-2 = nella coppa
gelati-in-3 = nella ciotola
gelati-with-8 = con cialda
gelati-with-9 = con fragola
gelati-with-10 = con ciliegia
gelati-with-11 = con ombrellino
gelati-ice = un { $flavour } { $cup } { $topping }

gelati-ask-place = Piazza una tessera.
gelati-ask-swap = Niente combacia. Quale tessera cambi?
gelati-ask-order = { $extra ->
    [0] Servi, scambi o vai avanti?
    [one] Hai { $extra } gettone di troppo.
   *[other] Hai { $extra } gettoni di troppo.
}
gelati-do-place = Piazza { $tile } in { $q }, { $r }
gelati-do-swap = Cambia { $tile }
gelati-do-fulfil = Servi { $order }
gelati-do-trade = Scambia { $give } con { $take }
gelati-do-discard = Restituisci { $kind }
gelati-do-done = Avanti

gelati-place-it = Piazzala qui
gelati-swap-it = Cambia questa tessera
gelati-serve = Servi
gelati-trade = Scambia
gelati-put-back = Restituisci
gelati-hint-place = Deve avere qualcosa in comune con ogni vicina.
gelati-hint-serve = { $points } punti: { $ice }
gelati-hint-trade = Due dei tuoi gettoni ne valgono un altro.
gelati-hint-second = Tocca un secondo gettone da dare, o quello che vuoi.
gelati-hint-take = Ora tocca quello che vuoi in cambio.
gelati-hint-give = { $kind }: tocca due gettoni da dare in cambio.
gelati-hint-back = Restituisci { $kind }, o scambialo insieme a un altro gettone.
gelati-worth = { $sides ->
    [one] { $sides } lato a contatto: { $points } punti.
   *[other] { $sides } lati a contatto: { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
}
gelati-worth-row = { $points ->
    [one] { $points } punto per { $sides } lati, e una fila: { $kinds }!
   *[other] { $points } punti per { $sides ->
        [one] { $sides } lato, e una fila: { $kinds }!
       *[other] { $sides } lati, e una fila: { $kinds }!
    }
}

gelati-board = Le tessere sul tavolo
gelati-laid = { $ice }; riga { $row }, colonna { $column }
gelati-place = Qui: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $sides ->
    [one] { $sides } lato
   *[other] { $sides } lati
}; riga { $row }, colonna { $column }
gelati-place-row = Qui: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $sides ->
    [one] { $sides } lato
   *[other] { $sides } lati
}, e una fila: { $kinds }; riga { $row }, colonna { $column }
gelati-zoom-in = Più vicino
gelati-zoom-out = Più lontano
gelati-zoom-fit = Mostra tutto
gelati-beyond-left = { $count ->
    [one] Ancora un posto a sinistra
   *[other] Altri { $count } posti a sinistra
}
gelati-beyond-right = { $count ->
    [one] Ancora un posto a destra
   *[other] Altri { $count } posti a destra
}
gelati-beyond-top = { $count ->
    [one] Ancora un posto in alto
   *[other] Altri { $count } posti in alto
}
gelati-beyond-bottom = { $count ->
    [one] Ancora un posto in basso
   *[other] Altri { $count } posti in basso
}
gelati-hand = Le tue tessere
gelati-own = Tessera { $number }: { $ice }
gelati-orders = I tuoi ordini segreti
gelati-order = Ordine: { $ice }, { $points } punti; componenti: { $there } su 3
gelati-tokens = I tuoi gettoni
gelati-supply = Riserva
gelati-supply-kind = { $kind }, rimasti { $count }
gelati-supply-needed = { $kind }, rimasti { $count }; serve a un tuo ordine
gelati-stack = { $tiles ->
    [one] { $tiles } tessera nella pila
   *[other] { $tiles } tessere nella pila
}
gelati-goal = Si vince con { $goal } punti
gelati-aside = Da parte: { $ice }
gelati-rival = { $name }: { $tiles ->
    [one] { $tiles } tessera
   *[other] { $tiles } tessere
}, { $orders ->
    [one] { $orders } ordine.
   *[other] { $orders } ordini.
}
gelati-rival-tokens = Gettoni: { $tokens }.
gelati-rival-seen = Tessere note: { $tiles }.
gelati-rival-opened = Ordini: { $orders }.
gelati-opened = Ordini di { $name }: { $orders }.

gelati-material-sides = Lati che si toccano: { $sides }, punti: { $points }

gelati-key-tile = Scegli una delle tue tessere
gelati-key-place = Da un posto all’altro, prima il migliore
gelati-key-ahead = Fai ciò che propone la barra
gelati-key-back = Lascia ciò che era scelto
gelati-key-zoom = Più vicino, più lontano, tutto il tavolo

gelati-event-opened = Sul tavolo: { $tile }.
gelati-event-began = Tocca a { $seat }.
    .you = Tocca a te.
gelati-event-drew = { $tile ->
    [none] { $seat } pesca una tessera.
   *[other] { $seat } pesca { $tile }.
}
    .you = { $tile ->
        [none] Peschi una tessera.
       *[other] Peschi { $tile }.
    }
gelati-event-drew-order = { $order ->
    [none] { $seat } pesca un ordine.
   *[other] { $seat } pesca l’ordine: { $order }.
}
    .you = { $order ->
        [none] Peschi un ordine.
       *[other] Peschi l’ordine: { $order }.
    }
gelati-event-placed = { $seat } piazza { $tile }.
    .you = Piazzi { $tile }.
gelati-event-scored = { $points ->
    [0] { $seat } non fa punti per { $sides ->
        [one] { $sides } lato
       *[other] { $sides } lati
    }.
    [one] { $seat } fa { $points } punto per { $sides } lati.
   *[other] { $seat } fa { $points } punti per { $sides } lati.
}
    .you = { $points ->
        [0] Non fai punti per { $sides ->
            [one] { $sides } lato
           *[other] { $sides } lati
        }.
        [one] Fai { $points } punto per { $sides } lati.
       *[other] Fai { $points } punti per { $sides } lati.
    }
gelati-event-earned = Una fila! { $seat } prende un gettone: { $kind }.
    .you = Una fila! Prendi un gettone: { $kind }.
gelati-event-missed = Una fila: { $kind }. Ma nella riserva non c’è più un gettone per { $seat }.
    .you = Una fila: { $kind }. Ma nella riserva non c’è più un gettone per te.
gelati-event-fulfilled = { $points ->
    [one] { $seat } serve { $order }: { $points } punto!
   *[other] { $seat } serve { $order }: { $points } punti!
}
    .you = { $points ->
        [one] Servi { $order }: { $points } punto!
       *[other] Servi { $order }: { $points } punti!
    }
gelati-event-traded = { $seat } scambia { $give } con { $take }.
    .you = Scambi { $give } con { $take }.
gelati-event-discarded = { $seat } restituisce un gettone: { $kind }.
    .you = Restituisci un gettone: { $kind }.
gelati-event-showed = Niente combacia. { $seat } mostra { $tiles }.
    .you = Niente combacia. Mostri { $tiles }.
gelati-event-swapped = { $seat } cambia { $out } con { $new }.
    .you = Cambi { $out } con { $new }.
gelati-event-shuffled = { $tiles ->
    [one] { $tiles } tessera torna nella pila.
   *[other] { $tiles } tessere tornano nella pila.
}
gelati-event-reshuffled = { $orders ->
    [one] { $orders } ordine servito torna nella pila.
   *[other] { $orders } ordini serviti tornano nella pila.
}
gelati-event-passed = { $seat } passa.
    .you = Passi.
gelati-event-ended = { $points ->
    [one] La partita è finita: { $winners } con { $points } punto.
   *[other] La partita è finita: { $winners } con { $points } punti.
}

gelati-points-sides = lati a contatto
gelati-points-orders = ordini

gelati-why-points = più punti
gelati-why-near = il traguardo a portata di mano
gelati-why-tokens = più gettoni
gelati-why-order = un ordine più vicino a essere servito
gelati-why-order-late = un ordine che arriva in tempo
gelati-why-order-too = un secondo ordine più vicino a essere servito
gelati-why-able = un ordine che si può servire
gelati-why-able-now = un ordine da servire già in questo turno
gelati-why-able-later = un ordine da servire nel prossimo turno
gelati-why-ends-it = un solo ordine fino al traguardo
gelati-why-gain = un posto migliore per una tessera
gelati-why-gain-now = un posto migliore subito
gelati-why-gain-next = un posto migliore per il prossimo turno
gelati-why-gain-late = un buon posto vicino al traguardo
gelati-why-other-gain = un secondo buon posto
gelati-why-other-gain-now = un secondo buon posto subito
gelati-why-own-gain = un buon posto che nessun altro può prendere
gelati-why-own-gain-late = un posto vicino al traguardo che nessun altro può prendere
gelati-why-other-own-gain = un secondo posto che nessun altro può prendere
gelati-why-left-gain = un buon posto anche dopo il prossimo giocatore
gelati-why-left-gain-late = un buon posto vicino al traguardo anche dopo il prossimo giocatore
gelati-why-fills = un posto che completa un ordine
gelati-why-fills-now = un posto che completa subito un ordine
gelati-why-wins = una mossa che vincerebbe
gelati-why-wins-now = una mossa vincente subito
gelati-why-wins-next = una mossa vincente al turno successivo
gelati-why-wins-twice = due modi di vincere
gelati-why-in-two = una vittoria in due turni
gelati-why-in-two-now = una vittoria in due turni da subito
gelati-why-turn = il turno
gelati-why-turn-late = il turno vicino al traguardo
gelati-why-next = il prossimo turno
gelati-why-next-late = il prossimo turno vicino al traguardo
