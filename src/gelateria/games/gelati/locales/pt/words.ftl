# As palavras de Gelati.

gelati-kind-0 = copo de papel
gelati-kind-1 = cone
gelati-kind-2 = taça de vidro
gelati-kind-3 = tigela de porcelana
gelati-kind-4 = gelado de morango
gelati-kind-5 = gelado de baunilha
gelati-kind-6 = gelado de chocolate
gelati-kind-7 = gelado de pistácio
gelati-kind-8 = bolacha
gelati-kind-9 = morango
gelati-kind-10 = cereja
gelati-kind-11 = sombrinha de papel
gelati-in-0 = em copo
gelati-in-1 = em cone
gelati-in-2 = em taça
gelati-in-3 = em tigela
gelati-with-8 = com bolacha
gelati-with-9 = com morango
gelati-with-10 = com cereja
gelati-with-11 = com sombrinha
gelati-ice = um { $flavour } { $cup } { $topping }

gelati-ask-place = Coloca uma peça.
gelati-ask-swap = Nada encaixa. Que peça trocas?
gelati-ask-order = { $extra ->
    [0] Servir, trocar ou seguir?
    [one] Tens { $extra } ficha a mais.
   *[other] Tens { $extra } fichas a mais.
}
gelati-do-place = Colocar { $tile } em { $q }, { $r }
gelati-do-swap = Trocar { $tile }
gelati-do-fulfil = Servir { $order }
gelati-do-trade = Trocar { $give } por { $take }
gelati-do-discard = Devolver { $kind }
gelati-do-done = Seguir

gelati-place-it = Colocar aqui
gelati-swap-it = Trocar esta peça
gelati-serve = Servir
gelati-trade = Trocar
gelati-put-back = Devolver
gelati-hint-place = Tem de ter algo em comum com cada peça vizinha.
gelati-hint-serve = { $points } pontos: { $ice }
gelati-hint-trade = Duas das tuas fichas compram outra.
gelati-hint-second = Toca numa segunda ficha para dar, ou no que queres.
gelati-hint-take = Toca agora no que queres em troca.
gelati-hint-give = { $kind }: toca em duas fichas para dar em troca.
gelati-hint-back = Devolve { $kind }, ou troca junto com outra ficha.
gelati-worth = { $sides ->
    [one] { $sides } lado encostado: { $points } pontos.
   *[other] { $sides } lados encostados: { $points ->
        [one] { $points } ponto.
       *[other] { $points } pontos.
    }
}
gelati-worth-row = { $points ->
    [0] { $points } pontos por { $sides } lado, e uma fila: { $kinds }!
    [one] { $points } ponto por { $sides ->
        [one] { $sides } lado, e uma fila: { $kinds }!
       *[other] { $sides } lados, e uma fila: { $kinds }!
    }
   *[other] { $points } pontos por { $sides } lados, e uma fila: { $kinds }!
}

gelati-board = As peças na mesa
gelati-laid = { $ice }; linha { $row }, coluna { $column }
gelati-place = Aqui: { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}, { $sides ->
    [one] { $sides } lado
   *[other] { $sides } lados
}; linha { $row }, coluna { $column }
gelati-place-row = Aqui: { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}, { $sides ->
    [one] { $sides } lado
   *[other] { $sides } lados
}, e uma fila: { $kinds }; linha { $row }, coluna { $column }
gelati-zoom-in = Mais perto
gelati-zoom-out = Mais longe
gelati-zoom-fit = Ver tudo
gelati-beyond-left = { $count ->
    [one] Mais um lugar à esquerda
   *[other] Mais { $count } lugares à esquerda
}
gelati-beyond-right = { $count ->
    [one] Mais um lugar à direita
   *[other] Mais { $count } lugares à direita
}
gelati-beyond-top = { $count ->
    [one] Mais um lugar em cima
   *[other] Mais { $count } lugares em cima
}
gelati-beyond-bottom = { $count ->
    [one] Mais um lugar em baixo
   *[other] Mais { $count } lugares em baixo
}
gelati-hand = As tuas peças
gelati-own = Peça { $number }: { $ice }
gelati-orders = Os teus pedidos secretos
gelati-order = Pedido: { $ice }, { $points } pontos; tens { $there } de 3 componentes
gelati-tokens = As tuas fichas
gelati-supply = Reserva
gelati-supply-kind = { $kind }, restam { $count }
gelati-supply-needed = { $kind }, restam { $count }; um pedido teu precisa disto
gelati-stack = { $tiles ->
    [0] { $tiles } peças na pilha
    [one] { $tiles } peça na pilha
   *[other] { $tiles } peças na pilha
}
gelati-goal = Ganha-se com { $goal } pontos
gelati-aside = Posta de lado: { $ice }
gelati-rival = { $name }: { $tiles ->
    [0] { $tiles } peças
    [one] { $tiles } peça
   *[other] { $tiles } peças
}, { $orders ->
    [0] { $orders } pedidos.
    [one] { $orders } pedido.
   *[other] { $orders } pedidos.
}
gelati-rival-tokens = Fichas: { $tokens }.
gelati-rival-seen = Peças conhecidas: { $tiles }.
gelati-rival-opened = Pedidos: { $orders }.
gelati-opened = Pedidos de { $name }: { $orders }.

gelati-material-sides = Lados que se tocam: { $sides }, pontos: { $points }

gelati-key-tile = Escolher uma das tuas peças
gelati-key-place = De lugar em lugar, primeiro o melhor
gelati-key-ahead = Fazer o que a barra propõe
gelati-key-back = Largar o que estava escolhido
gelati-key-zoom = Mais perto, mais longe, ver tudo

gelati-event-opened = Na mesa: { $tile }.
gelati-event-began = É a vez de { $seat }.
    .you = É a tua vez.
gelati-event-drew = { $tile ->
    [none] { $seat } tira uma peça.
   *[other] { $seat } tira { $tile }.
}
    .you = { $tile ->
        [none] Tiras uma peça.
       *[other] Tiras { $tile }.
    }
gelati-event-drew-order = { $order ->
    [none] { $seat } tira um pedido.
   *[other] { $seat } tira o pedido: { $order }.
}
    .you = { $order ->
        [none] Tiras um pedido.
       *[other] Tiras o pedido: { $order }.
    }
gelati-event-placed = { $seat } coloca { $tile }.
    .you = Colocas { $tile }.
gelati-event-scored = { $points ->
    [0] { $seat } não ganha pontos por { $sides ->
        [one] { $sides } lado
       *[other] { $sides } lados
    }.
    [one] { $seat } ganha { $points } ponto por { $sides } lados.
   *[other] { $seat } ganha { $points } pontos por { $sides } lados.
}
    .you = { $points ->
        [0] Não ganhas pontos por { $sides ->
            [one] { $sides } lado
           *[other] { $sides } lados
        }.
        [one] Ganhas { $points } ponto por { $sides } lados.
       *[other] Ganhas { $points } pontos por { $sides } lados.
    }
gelati-event-earned = Uma fila! { $seat } fica com uma ficha: { $kind }.
    .you = Uma fila! Ficas com uma ficha: { $kind }.
gelati-event-missed = Uma fila: { $kind }. Mas a reserva já não tem ficha para { $seat }.
    .you = Uma fila: { $kind }. Mas a reserva já não tem ficha para ti.
gelati-event-fulfilled = { $points ->
    [one] { $seat } serve { $order }: { $points } ponto!
   *[other] { $seat } serve { $order }: { $points } pontos!
}
    .you = { $points ->
        [one] Serves { $order }: { $points } ponto!
       *[other] Serves { $order }: { $points } pontos!
    }
gelati-event-traded = { $seat } troca { $give } por { $take }.
    .you = Trocas { $give } por { $take }.
gelati-event-discarded = { $seat } devolve uma ficha: { $kind }.
    .you = Devolves uma ficha: { $kind }.
gelati-event-showed = Nada encaixa. { $seat } mostra { $tiles }.
    .you = Nada encaixa. Mostras { $tiles }.
gelati-event-swapped = { $seat } troca { $out } por { $new }.
    .you = Trocas { $out } por { $new }.
gelati-event-shuffled = { $tiles ->
    [one] { $tiles } peça volta para a pilha.
   *[other] { $tiles } peças voltam para a pilha.
}
gelati-event-reshuffled = { $orders ->
    [one] { $orders } pedido servido volta para a pilha.
   *[other] { $orders } pedidos servidos voltam para a pilha.
}
gelati-event-passed = { $seat } passa.
    .you = Passas.
gelati-event-ended = { $points ->
    [0] A partida acabou: { $winners } com { $points } pontos.
    [one] A partida acabou: { $winners } com { $points } ponto.
   *[other] A partida acabou: { $winners } com { $points } pontos.
}

gelati-points-sides = lados em contacto
gelati-points-orders = pedidos

gelati-why-points = mais pontos
gelati-why-near = a meta ao alcance
gelati-why-tokens = mais fichas
gelati-why-order = um pedido mais perto de ser servido
gelati-why-order-late = um pedido que chega a tempo
gelati-why-order-too = um segundo pedido mais perto de ser servido
gelati-why-able = um pedido que se pode servir
gelati-why-able-now = um pedido para servir ainda neste turno
gelati-why-able-later = um pedido para servir no próximo turno
gelati-why-ends-it = só um pedido até à meta
gelati-why-gain = um lugar melhor para uma peça
gelati-why-gain-now = um lugar melhor já agora
gelati-why-gain-next = um lugar melhor para o próximo turno
gelati-why-gain-late = um bom lugar perto da meta
gelati-why-other-gain = um segundo bom lugar
gelati-why-other-gain-now = um segundo bom lugar já agora
gelati-why-own-gain = um bom lugar que mais ninguém pode ocupar
gelati-why-own-gain-late = um lugar perto da meta que mais ninguém pode ocupar
gelati-why-other-own-gain = um segundo lugar que mais ninguém pode ocupar
gelati-why-left-gain = um bom lugar mesmo depois do jogador seguinte
gelati-why-left-gain-late = um bom lugar perto da meta mesmo depois do jogador seguinte
gelati-why-fills = um lugar que completa um pedido
gelati-why-fills-now = um lugar que completa já um pedido
gelati-why-wins = uma jogada que ganharia
gelati-why-wins-now = uma jogada vencedora já agora
gelati-why-wins-next = uma jogada vencedora logo a seguir
gelati-why-wins-twice = duas maneiras de ganhar
gelati-why-in-two = uma vitória em dois turnos
gelati-why-in-two-now = uma vitória em dois turnos a partir de agora
gelati-why-turn = o turno
gelati-why-turn-late = o turno perto da meta
gelati-why-next = o próximo turno
gelati-why-next-late = o próximo turno perto da meta
