# Las palabras de Gelato Mio.

gelato-mio-letter-vanilla = V
gelato-mio-letter-strawberry = F
gelato-mio-letter-chocolate = C
gelato-mio-letter-creams = Na
gelato-mio-letter-sugar = Az
gelato-mio-letter-bowl = Co
gelato-mio-letter-cone = Cu
gelato-mio-letter-wafer = Ba

gelato-mio-card-vanilla = { $count ->
    [one] vainilla
   *[other] { $count } vainillas
}
gelato-mio-card-strawberry = { $count ->
    [one] fresa
   *[other] { $count } fresas
}
gelato-mio-card-chocolate = { $count ->
    [one] chocolate
   *[other] { $count } chocolates
}
gelato-mio-card-creams = { $count ->
    [one] nata
   *[other] { $count } natas
}
gelato-mio-card-sugar = { $count ->
    [one] azúcar
   *[other] { $count } azúcares
}
gelato-mio-card-bowl = { $count ->
    [one] una copa
   *[other] { $count } copas
}
gelato-mio-card-cone = { $count ->
    [one] un cucurucho
   *[other] { $count } cucuruchos
}
gelato-mio-card-wafer = { $count ->
    [one] un barquillo
   *[other] { $count } barquillos
}
gelato-mio-ball-vanilla = { $count ->
    [one] una bola de vainilla
   *[other] { $count } bolas de vainilla
}
gelato-mio-ball-strawberry = { $count ->
    [one] una bola de fresa
   *[other] { $count } bolas de fresa
}
gelato-mio-ball-chocolate = { $count ->
    [one] una bola de chocolate
   *[other] { $count } bolas de chocolate
}

gelato-mio-ask-act = ¿Tomar, hacer, servir o pedir ayuda?
gelato-mio-ask-pay = { $owed ->
    [one] Una carta más por la ayuda. ¿Cuál?
   *[other] La ayuda cuesta { $owed } cartas. ¿Cuál primero?
}
gelato-mio-ask-ask = ¿De la mano de quién sacas una carta?
gelato-mio-ask-discard = { $owed ->
    [one] Control: fuera { $owed } carta.
   *[other] Control: fuera { $owed } cartas.
}
gelato-mio-ask-return = { $owed ->
    [one] Control: fuera { $owed } bola.
   *[other] Control: fuera { $owed } bolas.
}
gelato-mio-do-draw = Tomar { $cards }
gelato-mio-do-make = Hacer { $ball }
gelato-mio-do-serve = Servir { $order }
gelato-mio-do-help = Pedir ayuda
gelato-mio-do-ask = Sacar una carta de { $whom }
gelato-mio-do-pass = Pasar
gelato-mio-do-discard = Descartar { $card }
gelato-mio-do-return = Devolver { $ball }

gelato-mio-hint = Las cartas vecinas iguales vienen también.
gelato-mio-hint-ready = Lo verde está listo.
gelato-mio-hint-discard = Toca una carta de tu mano.
gelato-mio-hint-return = Toca tus bolas.
gelato-mio-help-costs = { $cards ->
    [one] { $cards } carta por una de otra mano
   *[other] { $cards } cartas por una de otra mano
}
gelato-mio-hint-help = Después tomas una carta, sin verla, de otra mano.
gelato-mio-along = { $count ->
    [one] Viene { $count } vecina igual.
   *[other] Vienen { $count } vecinas iguales.
}
gelato-mio-last = { $turns ->
    [one] Una pila está vacía: queda { $turns } turno.
   *[other] Una pila está vacía: quedan { $turns } turnos.
}
gelato-mio-missing = Falta: { $parts }
gelato-mio-order = { $vessel ->
    [bowl] copa: { $balls } ({ $points })
   *[cone] cucurucho: { $balls } ({ $points })
}
gelato-mio-behind = { $count ->
    [one] { $count } espera detrás
   *[other] { $count } esperan detrás
}
gelato-mio-nobody = Aquí ya no espera nadie.
gelato-mio-display = Vitrina
gelato-mio-place = { $count ->
    [one] Lugar { $place }: { $card }
   *[other] Lugar { $place }: { $card }; vienen { $count } cartas juntas
}
gelato-mio-place-empty = El lugar { $place } está vacío
gelato-mio-piles = Helado
gelato-mio-pile = { $left ->
    [0] Esta pila está vacía.
   *[other] En la pila: { $balls }
}
gelato-mio-own = { $count ->
    [0] De esto no tienes nada
   *[other] Ante ti: { $balls }
}
gelato-mio-deck = { $count ->
    [one] Mazo: { $count } carta
   *[other] Mazo: { $count } cartas
}
gelato-mio-discards = { $count ->
    [one] Descartes: { $count } carta
   *[other] Descartes: { $count } cartas
}
gelato-mio-customers = Clientes
gelato-mio-goals = Objetivos
gelato-mio-players = Manos y helado de los demás
gelato-mio-hand = { $count ->
    [one] Tu mano: { $count } carta
   *[other] Tu mano: { $count } cartas
}
gelato-mio-hand-empty = Tu mano está vacía: ¡sírvete de la vitrina!
gelato-mio-holds = { $name } tiene { $cards }.
gelato-mio-holds-none = { $name } no tiene cartas.
gelato-mio-unknown = { $count ->
    [one] { $count } carta desconocida
   *[other] { $count } cartas desconocidas
}
gelato-mio-holds-many = { $count ->
    [one] { $name } tiene { $count } carta.
   *[other] { $name } tiene { $count } cartas.
}
gelato-mio-note-open = Notas sobre la mano de { $name }
gelato-mio-note-title = ¿Qué puede tener { $name } en la mano?
gelato-mio-note-about = Solo lo ves tú. Se queda en este navegador.
gelato-mio-note-more = Uno más: { $card }
gelato-mio-note-less = Uno menos: { $card }
gelato-mio-noted = anotado: { $cards }
gelato-mio-note-wipe = Borrar todo
gelato-mio-control-hands = ¿Quién tiene demasiadas cartas?
gelato-mio-control-balls = ¿Quién tiene demasiado helado?
gelato-mio-goal-bowls = copas
gelato-mio-goal-doubles = cucuruchos de 2 bolas
gelato-mio-goal-singles = cucuruchos de 1 bola
gelato-mio-goal-vanilla = más vainilla
gelato-mio-goal-strawberry = más fresa
gelato-mio-goal-chocolate = más chocolate
gelato-mio-goal-all = más bolas
gelato-mio-race = Primero en llegar a { $number } { $goal }: { $worth }. Tienes { $own }.
gelato-mio-most = { $leads ->
    [one] Al final, { $goal }: { $worth }. Tú { $own }; lidera { $name }.
   *[nobody] Al final, { $goal }: { $worth }. Tú { $own }.
}
gelato-mio-goal-taken = { $goal }, { $worth }: ya es de { $owner }.

gelato-mio-material-hands = { $count } para las manos
gelato-mio-material-balls = { $count } para el helado
gelato-mio-material-race = Primero en llegar a { $number } { $goal }: { $worth }
gelato-mio-material-most = Al final, { $goal }: { $worth }

gelato-mio-key-display = Ir a un sitio de la vitrina
gelato-mio-key-walk = De carta en carta en la vitrina
gelato-mio-key-take = Tomar la carta marcada

gelato-mio-event-began = Le toca a { $seat }.
    .you = Te toca.
gelato-mio-event-dealt = Nuevo en la fila { $line }: { $card }.
gelato-mio-event-took = { $card ->
    [none] { $seat } toma de la vitrina.
   *[other] { $seat } toma de la vitrina: { $card }.
}
    .you = Tomas de la vitrina: { $card }.
gelato-mio-event-reshuffled = { $cards ->
    [one] El mazo se acabó: { $cards } descarte forma el nuevo.
   *[other] El mazo se acabó: { $cards } descartes forman el nuevo.
}
gelato-mio-event-halted = La fila { $line } queda vacía: no hay con qué llenarla.
gelato-mio-event-controlled = { $quality ->
    [hands] ¡Control de calidad de las manos!
   *[balls] ¡Control de calidad del helado!
}
gelato-mio-event-inspected = { $quality ->
    [hands] { $count ->
        [one] { $seat } tiene demasiadas cartas: { $count } tiene que irse.
       *[other] { $seat } tiene demasiadas cartas: { $count } tienen que irse.
    }
   *[balls] { $count ->
        [one] { $seat } tiene demasiado helado: vuelve { $count } bola.
       *[other] { $seat } tiene demasiado helado: vuelven { $count } bolas.
    }
}
    .you = { $quality ->
        [hands] { $count ->
            [one] Tienes demasiadas cartas: { $count } tiene que irse.
           *[other] Tienes demasiadas cartas: { $count } tienen que irse.
        }
       *[balls] { $count ->
            [one] Tienes demasiado helado: vuelve { $count } bola.
           *[other] Tienes demasiado helado: vuelven { $count } bolas.
        }
    }
gelato-mio-event-discarded = { $seat } descarta { $card }.
    .you = Descartas { $card }.
gelato-mio-event-returned = { $seat } devuelve { $ball }.
    .you = Devuelves { $ball }.
gelato-mio-event-made = { $seat } hace { $ball }.
    .you = Haces { $ball }.
gelato-mio-event-served = { $points ->
    [one] { $seat } sirve al cliente del lugar { $place }: ¡{ $points } punto!
   *[other] { $seat } sirve al cliente del lugar { $place }: ¡{ $points } puntos!
}
    .you = { $points ->
        [one] Sirves al cliente del lugar { $place }: ¡{ $points } punto!
       *[other] Sirves al cliente del lugar { $place }: ¡{ $points } puntos!
    }
gelato-mio-event-came = Llega el siguiente cliente al lugar { $place }.
gelato-mio-event-claimed = { $points ->
    [one] { $seat } alcanza el objetivo «{ $goal }»: { $points } punto.
   *[other] { $seat } alcanza el objetivo «{ $goal }»: { $points } puntos.
}
    .you = { $points ->
        [one] Alcanzas el objetivo «{ $goal }»: { $points } punto.
       *[other] Alcanzas el objetivo «{ $goal }»: { $points } puntos.
    }
gelato-mio-event-stole = { $card ->
    [none] { $seat } le saca una carta a { $whom }.
   *[other] { $seat } le saca a { $whom }: { $card }.
}
    .you = { $card ->
        [none] Le sacas una carta a { $whom }.
       *[other] Le sacas a { $whom }: { $card }.
    }
    .yours = { $card ->
        [none] { $seat } te saca una carta.
       *[other] { $seat } te saca: { $card }.
    }
gelato-mio-event-passed = { $seat } no puede hacer nada y pasa.
    .you = No puedes hacer nada y pasas.
gelato-mio-event-emptied = { $seat } hace la última de su pila, { $ball }: un turno más para cada uno.
    .you = Haces la última de su pila, { $ball }: un turno más para cada uno.
gelato-mio-event-showed = { $cards-count ->
    [0] { $seat } enseña una mano vacía.
   *[other] { $points ->
        [0] { $seat } enseña { $cards }: ninguna pareja.
        [one] { $seat } enseña { $cards }: { $points } punto por una pareja.
       *[other] { $seat } enseña { $cards }: { $points } puntos por parejas.
    }
}
    .you = { $cards-count ->
        [0] Enseñas una mano vacía.
       *[other] { $points ->
            [0] Enseñas { $cards }: ninguna pareja.
            [one] Enseñas { $cards }: { $points } punto por una pareja.
           *[other] Enseñas { $cards }: { $points } puntos por parejas.
        }
    }
gelato-mio-event-won = { $points ->
    [one] { $seat } tiene { $goal }, con { $balls }: { $points } punto.
   *[other] { $seat } tiene { $goal }, con { $balls }: { $points } puntos.
}
    .you = { $points ->
        [one] Tienes { $goal }, con { $balls }: { $points } punto.
       *[other] Tienes { $goal }, con { $balls }: { $points } puntos.
    }
gelato-mio-event-ended = { $points ->
    [one] La partida ha terminado: { $winners } con { $points } punto.
   *[other] La partida ha terminado: { $winners } con { $points } puntos.
}

gelato-mio-points-customers = clientes
gelato-mio-points-races = objetivos
gelato-mio-points-majorities = más bolas
gelato-mio-points-pairs = parejas en la mano

gelato-mio-why-score = más puntos
gelato-mio-why-late-score = más puntos hacia el final
gelato-mio-why-last-score = más puntos en la última ronda
gelato-mio-why-first = un buen cliente servido antes
gelato-mio-why-late-first = un buen cliente servido antes del final
gelato-mio-why-second = un segundo cliente servido antes
gelato-mio-why-ready = un cliente al que servir enseguida
gelato-mio-why-balls = más bolas en la mesa
gelato-mio-why-late-balls = más bolas en la mesa hacia el final
gelato-mio-why-balls-at-risk = menos bolas en peligro en un control
gelato-mio-why-cards = más cartas en la mano
gelato-mio-why-late-cards = más cartas en la mano hacia el final
gelato-mio-why-cards-at-risk = menos cartas en peligro en un control
gelato-mio-why-flavours = más sabores en la mano
gelato-mio-why-creams = más nata en la mano
gelato-mio-why-sugar = más azúcar en la mano
gelato-mio-why-bowl = una copa en la mano
gelato-mio-why-cone = más cucuruchos en la mano
gelato-mio-why-wafer = un barquillo en la mano
gelato-mio-why-to-make = una bola que se puede hacer enseguida
gelato-mio-why-flavour-lead = una ventaja mayor en un sabor hacia el final
gelato-mio-why-ball-lead = una ventaja mayor en bolas
gelato-mio-why-bowls = mejor puesto en la carrera por las copas
gelato-mio-why-doubles = mejor puesto en la carrera por los cucuruchos de 2 bolas
gelato-mio-why-singles = mejor puesto en la carrera por los cucuruchos de 1 bola
gelato-mio-why-pairs = más parejas en la mano hacia el final
gelato-mio-why-to-move = el turno
gelato-mio-why-to-discard = menos cartas que descartar
gelato-mio-why-to-return = menos bolas que devolver
gelato-mio-why-to-pay = menos cartas que pagar por la ayuda
gelato-mio-why-to-steal = la ayuda en camino
