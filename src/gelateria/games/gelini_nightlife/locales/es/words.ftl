# Las palabras de Gelini Nightlife.

gelini-nightlife-score = { $points ->
    [one] { $points } casilla
   *[other] { $points } casillas
}
gelini-nightlife-colour = { $colour ->
    [amber] ámbar
    [blue] azul
    [coral] coral
    [green] verde
    [indigo] índigo
    [lilac] lila
    [mint] menta
    [navy] azul marino
    [orange] naranja
    [pink] rosa
    [red] rojo
    [silver] plata
    [teal] turquesa
    [violet] violeta
    [white] blanco
   *[yellow] amarillo
}
gelini-nightlife-tile = { $kind ->
    [vip] un VIP
    [star] una estrella
    [band] la banda
    [coin] una moneda
    [flyer] Party Flyer
    [call] Party Call
    [people] Party People
   *[guest] el { $size } { $colour }
}
gelini-nightlife-ask-throw = Estás al final de la fila. Tira el dado.
gelini-nightlife-ask-ask = { $must ->
    [yes] En { $limit } tiradas todos han pasado: este { $thrown } es para ti.
   *[no] Un { $thrown }: ¿tomas { $tile } o pasas?
}
gelini-nightlife-ask-flyer = Party Flyer: ¿a quién atraes?
gelini-nightlife-ask-call = Party Call: ¿a por quién vuelves?
gelini-nightlife-ask-people = Party People: ¿quién entra?
gelini-nightlife-ask-clique = El resto del grupo: ¿con ellos o sin ellos?
gelini-nightlife-waits = { $state ->
    [throw] { $name } tira el dado…
    [ask] { $name } se lo piensa: ¿tomar { $tile } con un { $thrown }?
    [clique] { $name } decide: con el grupo o sin él…
   *[act] { $name } está eligiendo…
}
gelini-nightlife-do-throw = Tirar
gelini-nightlife-do-move = Tomar
gelini-nightlife-do-pass = Pasar
gelini-nightlife-do-gather = Con el grupo
gelini-nightlife-do-leave = Sin él
gelini-nightlife-do-take = Tomar { $tile } del puesto { $place }
gelini-nightlife-do-lure = Atraer { $tile } de { $seat }
gelini-nightlife-hint-take = Toca lo que brilla.
gelini-nightlife-hint-lure = Toca a quien quieras.
gelini-nightlife-brings = { $squares ->
    [one] { $squares } casilla: { $filled } de { $capacity }.
   *[other] { $squares } casillas: { $filled } de { $capacity }.
}
gelini-nightlife-brings-clique = { $friends ->
    [one] ¡Viene un amigo! { $squares } casillas: { $filled } de { $capacity }.
   *[other] ¡Vienen { $friends } amigos! { $squares } casillas: { $filled } de { $capacity }.
}
gelini-nightlife-brings-may = Después puede venir su grupo.
gelini-nightlife-with-clique = { $queueing ->
    [0] { $squares ->
        [one] { $squares } casilla: { $filled } de { $capacity }.
       *[other] { $squares } casillas: { $filled } de { $capacity }.
    }
    [one] { $squares ->
        [one] { $squares } casilla: { $filled } de { $capacity }. Un invitado deja la fila, y la banda queda más cerca.
       *[other] { $squares } casillas: { $filled } de { $capacity }. Un invitado deja la fila, y la banda queda más cerca.
    }
   *[other] { $squares } casillas: { $filled } de { $capacity }. { $queueing } invitados dejan la fila, y la banda queda más cerca.
}
gelini-nightlife-coming = Quién vendría
gelini-nightlife-from-queue = De la fila
gelini-nightlife-brings-full = { $squares ->
    [one] { $squares } casilla: tu pista se llena, ¡ganas!
   *[other] { $squares } casillas: tu pista se llena, ¡ganas!
}
gelini-nightlife-brings-band = { $squares } casillas y fin: gana quien tenga menos libres.
gelini-nightlife-brings-star = ¡Contratas a una estrella! { $squares } casillas: { $filled } de { $capacity }.
gelini-nightlife-brings-coin = { $stars ->
    [0] Ya no quedan estrellas que contratar.
   *[other] Con una más contratas a una estrella.
}
gelini-nightlife-brings-flyer = Atrae a alguien de otra pista.
gelini-nightlife-brings-call = Vuelve atrás y toma a alguien que ya has pasado.
gelini-nightlife-brings-people = Toma a alguien a quien ya han pasado todos.
gelini-nightlife-queue = La fila, de la banda al último
gelini-nightlife-place = { $tile }, puesto { $place }
gelini-nightlife-place-behind = { $tile }, puesto { $place }, detrás de todas las fichas
gelini-nightlife-pawn = Ficha de { $name }
gelini-nightlife-floor = { $coins ->
    [0] Pista de { $name }: { $filled } de { $capacity } casillas
    [one] Pista de { $name }: { $filled } de { $capacity } casillas, { $coins } moneda
   *[other] Pista de { $name }: { $filled } de { $capacity } casillas, { $coins } monedas
}
gelini-nightlife-empty = Aún no baila nadie
gelini-nightlife-enlarge = Agrandar la pista de { $name }
gelini-nightlife-coins = { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}
gelini-nightlife-stars = { $stars ->
    [one] { $stars } estrella por contratar
   *[other] { $stars } estrellas por contratar
}
gelini-nightlife-die = { $steps ->
    [0] El dado
   *[other] El dado muestra { $steps }
}
gelini-nightlife-order = A quién se pregunta, por orden
gelini-nightlife-asked = { $state ->
    [now] { $name }: ahora
    [passed] { $name }: ha pasado
   *[later] { $name }
}
gelini-nightlife-untaken = Tiradas seguidas que nadie ha tomado: { $throws }, de { $limit } como mucho
gelini-nightlife-material-floor = La pista de baile: { $squares } casillas
gelini-nightlife-material-stage = Con dos jugadores, además, un Extra Stage: { $squares } casillas

gelini-nightlife-key-ahead = Tirar, tomar, o dejar que venga el grupo
gelini-nightlife-key-pass = Pasar, o dejar al grupo donde está
gelini-nightlife-key-choose = De un invitado a otro, si hay elección

gelini-nightlife-event-began = { $seat } está al final de la fila.
    .you = Estás al final de la fila.
gelini-nightlife-event-threw = { $seat } saca un { $steps }.
    .you = Sacas un { $steps }.
gelini-nightlife-event-passed = { $seat } pasa.
    .you = Pasas.
gelini-nightlife-event-untaken = Nadie toma la tirada: { $throws } seguidas, de { $limit } como mucho.
gelini-nightlife-event-moved = { $way ->
    [back] { $seat } vuelve al puesto { $place }.
   *[on] { $seat } avanza al puesto { $place }.
}
    .you = { $way ->
        [back] Vuelves al puesto { $place }.
       *[on] Avanzas al puesto { $place }.
    }
gelini-nightlife-event-took = { $owner ->
    [-1] { $seat } toma { $tile }.
   *[other] { $seat } atrae { $tile } de { $owner }.
}
    .you = { $owner ->
        [-1] Tomas { $tile }.
       *[other] Atraes { $tile } de { $owner }.
    }
    .yours = { $seat } te quita { $tile }.
gelini-nightlife-event-joined = { $owner ->
    [-1] El grupo viene también: { $seat } recibe { $tile }.
   *[other] El grupo viene también: { $seat } recibe { $tile } de { $owner }.
}
    .you = { $owner ->
        [-1] El grupo viene también: recibes { $tile }.
       *[other] El grupo viene también: recibes { $tile } de { $owner }.
    }
    .yours = El grupo viene también: { $seat } recibe { $tile } de ti.
gelini-nightlife-event-stayed = { $seat } deja al grupo donde está.
    .you = Dejas al grupo donde está.
gelini-nightlife-event-hired = { $coins ->
    [one] { $seat } contrata a una estrella por { $coins } moneda: { $squares } casillas.
   *[other] { $seat } contrata a una estrella por { $coins } monedas: { $squares } casillas.
}
    .you = { $coins ->
        [one] Contratas a una estrella por { $coins } moneda: { $squares } casillas.
       *[other] Contratas a una estrella por { $coins } monedas: { $squares } casillas.
    }
gelini-nightlife-event-acted = { $seat } tiene { $tile }.
    .you = Tienes { $tile }.
gelini-nightlife-event-idle = { $tile } no encuentra a nadie para { $seat }.
    .you = { $tile } no encuentra a nadie para ti.
gelini-nightlife-event-declined = { $seat } no toma a nadie.
    .you = No tomas a nadie.
gelini-nightlife-event-full = { $over ->
    [0] La pista de { $seat } está llena: ¡{ $capacity } casillas!
   *[other] La pista de { $seat } está llena: ¡{ $capacity } casillas y { $over } de más!
}
    .you = { $over ->
        [0] Tu pista está llena: ¡{ $capacity } casillas!
       *[other] Tu pista está llena: ¡{ $capacity } casillas y { $over } de más!
    }
gelini-nightlife-event-played = { $seat } llega a la banda: { $squares } casillas más.
    .you = Llegas a la banda: { $squares } casillas más.
gelini-nightlife-event-ended = { $free ->
    [0] La partida ha terminado: { $winners } con la pista llena.
    [one] La partida ha terminado: { $winners } con { $free } casilla libre.
   *[other] La partida ha terminado: { $winners } con { $free } casillas libres.
}

gelini-nightlife-points-guests = invitados
gelini-nightlife-points-vips = VIP
gelini-nightlife-points-stars = estrellas
gelini-nightlife-points-band = la banda
gelini-nightlife-points-over = fuera del borde

gelini-nightlife-why-squares = más casillas llenas
gelini-nightlife-why-nearly-full = una pista casi llena
gelini-nightlife-why-tiles-ahead = más plaquitas sin grupo por delante
gelini-nightlife-why-coins = más monedas para una estrella
gelini-nightlife-why-cliques = más grupos que reunir
gelini-nightlife-why-guests-ahead = más invitados sueltos por delante
gelini-nightlife-why-at-risk = menos invitados que otros puedan llevarse
gelini-nightlife-why-lead = una ventaja mayor sobre la pista rival más llena
gelini-nightlife-why-late-lead = una ventaja mayor cuando la banda está cerca
gelini-nightlife-why-outlook = mejores perspectivas que nadie
gelini-nightlife-why-close-outlook = mejores perspectivas que nadie cuando una pista está casi llena
gelini-nightlife-why-late-outlook = mejores perspectivas que nadie cuando la banda está cerca
gelini-nightlife-why-throw = la tirada
gelini-nightlife-why-foremost = una ficha que no va la primera
gelini-nightlife-why-way = un camino más corto hasta la banda
gelini-nightlife-why-reach = mejores plaquitas al alcance
gelini-nightlife-why-reach-first = mejores plaquitas para la próxima tirada
gelini-nightlife-why-winning-throws = más tiradas que llenan la pista
gelini-nightlife-why-winning-throws-first = más maneras de llenar la pista con la próxima tirada
gelini-nightlife-why-offer = una oferta mejor
gelini-nightlife-why-winning-offer = una oferta que llena la pista
