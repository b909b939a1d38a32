# Las palabras de Gelati.

gelati-kind-0 = tarrina de cartón
gelati-kind-1 = cucurucho
gelati-kind-2 = copa de cristal
gelati-kind-3 = bol de porcelana
gelati-kind-4 = helado de fresa
gelati-kind-5 = helado de vainilla
gelati-kind-6 = helado de chocolate
gelati-kind-7 = helado de pistacho
gelati-kind-8 = barquillo
gelati-kind-9 = fresa
gelati-kind-10 = cereza
gelati-kind-11 = sombrilla de papel
gelati-in-0 = en tarrina
gelati-in-1 = en cucurucho
gelati-in-2 = en copa
gelati-in-3 = en bol
gelati-with-8 = con barquillo
gelati-with-9 = con fresa
gelati-with-10 = con cereza
gelati-with-11 = con sombrilla
gelati-ice = { $flavour } { $cup } { $topping }

gelati-ask-place = Coloca una loseta donde brilla.
gelati-ask-swap = Nada encaja. ¿Qué loseta cambias?
gelati-ask-order = { $extra ->
    [0] ¿Sirves, canjeas o sigues?
    [one] Tienes { $extra } ficha de más.
   *[other] Tienes { $extra } fichas de más.
}
gelati-do-place = Colocar { $tile } en { $q }, { $r }
gelati-do-swap = Cambiar { $tile }
gelati-do-fulfil = Servir { $order }
gelati-do-trade = Canjear { $give } por { $take }
gelati-do-discard = Devolver { $kind }
gelati-do-done = Seguir

gelati-place-it = Colocarla aquí
gelati-swap-it = Cambiar esta loseta
gelati-serve = Servir
gelati-trade = Canjear
gelati-put-back = Devolver
gelati-hint-place = Con cada loseta vecina debe tener algo en común.
gelati-hint-serve = { $points } puntos: { $ice }
gelati-hint-trade = Dos de tus fichas compran otra.
gelati-hint-second = Toca una segunda ficha, o lo que quieres.
gelati-hint-take = Toca ahora lo que quieres a cambio.
gelati-hint-give = { $kind }: toca dos fichas que das a cambio.
gelati-hint-back = Devuelve { $kind }, o canjéalo junto con otra ficha.
gelati-worth = { $sides ->
    [one] { $sides } lado en contacto: { $points } puntos.
   *[other] { $sides } lados en contacto: { $points ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    }
}
gelati-worth-row = { $points ->
    [one] { $points } punto por { $sides } lados, ¡y una línea: { $kinds }!
   *[other] { $points } puntos por { $sides ->
        [one] { $sides } lado, ¡y una línea: { $kinds }!
       *[other] { $sides } lados, ¡y una línea: { $kinds }!
    }
}

gelati-board = Las losetas de la mesa
gelati-laid = { $ice }; fila { $row }, columna { $column }
gelati-place = Aquí: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $sides ->
    [one] { $sides } lado
   *[other] { $sides } lados
}; fila { $row }, columna { $column }
gelati-place-row = Aquí: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $sides ->
    [one] { $sides } lado
   *[other] { $sides } lados
}, y una línea: { $kinds }; fila { $row }, columna { $column }
gelati-zoom-in = Acercar
gelati-zoom-out = Alejar
gelati-zoom-fit = Ver todo el tablero
gelati-hand = Tus losetas
gelati-own = Loseta { $number }: { $ice }
gelati-orders = Tus pedidos secretos
gelati-order = Pedido: { $ice }, { $points } puntos; tienes { $there } de 3 componentes
gelati-tokens = Tus fichas
gelati-supply = Reserva
gelati-supply-kind = { $kind }, quedan { $count }
gelati-supply-needed = { $kind }, quedan { $count }; lo necesita un pedido tuyo
gelati-stack = { $tiles ->
    [one] { $tiles } loseta en la pila
   *[other] { $tiles } losetas en la pila
}
gelati-goal = Se gana con { $goal } puntos
gelati-aside = Apartada: { $ice }
gelati-rival = { $name }: { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
}, { $orders ->
    [one] { $orders } pedido.
   *[other] { $orders } pedidos.
}
gelati-rival-tokens = Fichas: { $tokens }.
gelati-rival-seen = Losetas conocidas: { $tiles }.

gelati-event-opened = En la mesa: { $tile }.
gelati-event-began = Le toca a { $seat }.
gelati-event-drew = { $known ->
    [yes] { $seat } roba { $tile }.
   *[no] { $seat } roba una loseta.
}
gelati-event-drew-order = { $known ->
    [yes] { $seat } roba el pedido: { $order }.
   *[no] { $seat } roba un pedido.
}
gelati-event-placed = { $seat } coloca { $tile }.
gelati-event-scored = { $points ->
    [0] { $seat } no gana puntos por { $sides ->
        [one] { $sides } lado
       *[other] { $sides } lados
    }.
    [one] { $seat } gana { $points } punto por { $sides } lados.
   *[other] { $seat } gana { $points } puntos por { $sides } lados.
}
gelati-event-earned = ¡Una línea! { $seat } toma una ficha: { $kind }.
gelati-event-missed = Una línea de { $kind }, pero en la reserva no queda ninguna ficha para { $seat }.
gelati-event-fulfilled = { $points ->
    [one] { $seat } sirve { $order }: ¡{ $points } punto!
   *[other] { $seat } sirve { $order }: ¡{ $points } puntos!
}
gelati-event-traded = { $seat } canjea { $give } por { $take }.
gelati-event-discarded = { $seat } devuelve una ficha: { $kind }.
gelati-event-showed = Nada encaja. { $seat } enseña { $tiles }.
gelati-event-swapped = { $seat } cambia { $out } por { $new }.
gelati-event-shuffled = { $tiles ->
    [one] { $tiles } loseta vuelve a la pila.
   *[other] { $tiles } losetas vuelven a la pila.
}
gelati-event-reshuffled = { $orders ->
    [one] { $orders } pedido servido vuelve a la pila.
   *[other] { $orders } pedidos servidos vuelven a la pila.
}
gelati-event-passed = { $seat } pasa.
gelati-event-ended = { $points ->
    [one] La partida ha terminado: { $winners } con { $points } punto.
   *[other] La partida ha terminado: { $winners } con { $points } puntos.
}
