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
gelati-ice = un { $flavour } { $cup } { $topping }

gelati-ask-place = Coloca una loseta.
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
gelati-hint-second = Toca una segunda ficha para dar, o lo que quieres.
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
gelati-beyond-left = { $count ->
    [one] Un lugar más a la izquierda
   *[other] { $count } lugares más a la izquierda
}
gelati-beyond-right = { $count ->
    [one] Un lugar más a la derecha
   *[other] { $count } lugares más a la derecha
}
gelati-beyond-top = { $count ->
    [one] Un lugar más arriba
   *[other] { $count } lugares más arriba
}
gelati-beyond-bottom = { $count ->
    [one] Un lugar más abajo
   *[other] { $count } lugares más abajo
}
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
gelati-rival-opened = Pedidos: { $orders }.
gelati-opened = Pedidos de { $name }: { $orders }.

gelati-material-sides = Lados que se tocan: { $sides }, puntos: { $points }

gelati-key-tile = Elegir una de tus losetas
gelati-key-place = De sitio en sitio, primero el mejor
gelati-key-ahead = Hacer lo que ofrece la barra
gelati-key-back = Soltar lo elegido
gelati-key-zoom = Más cerca, más lejos, verlo todo

gelati-event-opened = En la mesa: { $tile }.
gelati-event-began = Le toca a { $seat }.
    .you = Te toca.
gelati-event-drew = { $tile ->
    [none] { $seat } roba una loseta.
   *[other] { $seat } roba { $tile }.
}
    .you = { $tile ->
        [none] Robas una loseta.
       *[other] Robas { $tile }.
    }
gelati-event-drew-order = { $order ->
    [none] { $seat } roba un pedido.
   *[other] { $seat } roba el pedido: { $order }.
}
    .you = { $order ->
        [none] Robas un pedido.
       *[other] Robas el pedido: { $order }.
    }
gelati-event-placed = { $seat } coloca { $tile }.
    .you = Colocas { $tile }.
gelati-event-scored = { $points ->
    [0] { $seat } no gana puntos por { $sides ->
        [one] { $sides } lado
       *[other] { $sides } lados
    }.
    [one] { $seat } gana { $points } punto por { $sides } lados.
   *[other] { $seat } gana { $points } puntos por { $sides } lados.
}
    .you = { $points ->
        [0] No ganas puntos por { $sides ->
            [one] { $sides } lado
           *[other] { $sides } lados
        }.
        [one] Ganas { $points } punto por { $sides } lados.
       *[other] Ganas { $points } puntos por { $sides } lados.
    }
gelati-event-earned = ¡Una línea! { $seat } toma una ficha: { $kind }.
    .you = ¡Una línea! Tomas una ficha: { $kind }.
gelati-event-missed = Una línea de { $kind }, pero en la reserva no queda ninguna ficha para { $seat }.
    .you = Una línea de { $kind }, pero en la reserva no queda ninguna ficha para ti.
gelati-event-fulfilled = { $points ->
    [one] { $seat } sirve { $order }: ¡{ $points } punto!
   *[other] { $seat } sirve { $order }: ¡{ $points } puntos!
}
    .you = { $points ->
        [one] Sirves { $order }: ¡{ $points } punto!
       *[other] Sirves { $order }: ¡{ $points } puntos!
    }
gelati-event-traded = { $seat } canjea { $give } por { $take }.
    .you = Canjeas { $give } por { $take }.
gelati-event-discarded = { $seat } devuelve una ficha: { $kind }.
    .you = Devuelves una ficha: { $kind }.
gelati-event-showed = Nada encaja. { $seat } enseña { $tiles }.
    .you = Nada encaja. Enseñas { $tiles }.
gelati-event-swapped = { $seat } cambia { $out } por { $new }.
    .you = Cambias { $out } por { $new }.
gelati-event-shuffled = { $tiles ->
    [one] { $tiles } loseta vuelve a la pila.
   *[other] { $tiles } losetas vuelven a la pila.
}
gelati-event-reshuffled = { $orders ->
    [one] { $orders } pedido servido vuelve a la pila.
   *[other] { $orders } pedidos servidos vuelven a la pila.
}
gelati-event-passed = { $seat } pasa.
    .you = Pasas.
gelati-event-ended = { $points ->
    [one] La partida ha terminado: { $winners } con { $points } punto.
   *[other] La partida ha terminado: { $winners } con { $points } puntos.
}

gelati-points-sides = lados en contacto
gelati-points-orders = pedidos

gelati-why-points = más puntos
gelati-why-near = la meta al alcance
gelati-why-tokens = más fichas
gelati-why-order = un pedido más cerca de servirse
gelati-why-order-late = un pedido que llega a tiempo
gelati-why-order-too = un segundo pedido más cerca de servirse
gelati-why-able = un pedido que se puede servir
gelati-why-able-now = un pedido para servir en este mismo turno
gelati-why-able-later = un pedido para servir en el próximo turno
gelati-why-ends-it = un solo pedido hasta la meta
gelati-why-gain = un sitio mejor para una loseta
gelati-why-gain-now = un sitio mejor ahora mismo
gelati-why-gain-next = un sitio mejor para el próximo turno
gelati-why-gain-late = un buen sitio cuando la meta está cerca
gelati-why-other-gain = un segundo buen sitio
gelati-why-other-gain-now = un segundo buen sitio ahora mismo
gelati-why-own-gain = un buen sitio que nadie más puede ocupar
gelati-why-own-gain-late = un sitio que nadie más puede ocupar cuando la meta está cerca
gelati-why-other-own-gain = un segundo sitio que nadie más puede ocupar
gelati-why-left-gain = un buen sitio incluso después del siguiente jugador
gelati-why-left-gain-late = un buen sitio cerca de la meta incluso después del siguiente jugador
gelati-why-fills = un sitio que completa un pedido
gelati-why-fills-now = un sitio que completa un pedido ahora mismo
gelati-why-wins = una jugada que ganaría
gelati-why-wins-now = una jugada ganadora ahora mismo
gelati-why-wins-next = una jugada ganadora en el turno siguiente
gelati-why-wins-twice = dos maneras de ganar
gelati-why-in-two = ganar en dos turnos
gelati-why-in-two-now = ganar en dos turnos desde ahora mismo
gelati-why-turn = el turno
gelati-why-turn-late = el turno cuando la meta está cerca
gelati-why-next = el próximo turno
gelati-why-next-late = el próximo turno cuando la meta está cerca
