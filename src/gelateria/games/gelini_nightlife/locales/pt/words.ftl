# As palavras de Gelini Nightlife.

gelini-nightlife-score = { $points ->
    [0] { $points } casas
    [one] { $points } casa
   *[other] { $points } casas
}
gelini-nightlife-colour = { $colour ->
    [amber] âmbar
    [blue] azul
    [coral] coral
    [green] verde
    [indigo] índigo
    [lilac] lilás
    [mint] menta
    [navy] azul-marinho
    [orange] laranja
    [pink] rosa
    [red] vermelho
    [silver] prateado
    [teal] turquesa
    [violet] violeta
    [white] branco
   *[yellow] amarelo
}
gelini-nightlife-tile = { $kind ->
    [vip] um VIP
    [star] uma estrela
    [band] a banda
    [coin] uma moeda
    [flyer] Party Flyer
    [call] Party Call
    [people] Party People
   *[guest] o { $size } { $colour }
}
gelini-nightlife-ask-throw = Estás no fim da fila. Lança o dado.
gelini-nightlife-ask-ask = { $must ->
    [yes] Em { $limit } lances todos passaram: este { $thrown } é teu.
   *[no] Um { $thrown }: levas { $tile } ou passas?
}
gelini-nightlife-ask-flyer = Party Flyer: quem atrais?
gelini-nightlife-ask-call = Party Call: para quem voltas?
gelini-nightlife-ask-people = Party People: quem entra?
gelini-nightlife-ask-clique = O resto do grupo: com eles ou sem eles?
gelini-nightlife-waits = { $state ->
    [throw] { $name } lança o dado…
    [ask] { $name } pensa: levar { $tile } com um { $thrown }?
    [clique] { $name } decide: com o grupo ou sem ele…
   *[act] { $name } está a escolher…
}
gelini-nightlife-do-throw = Lançar
gelini-nightlife-do-move = Levar
gelini-nightlife-do-pass = Passar
gelini-nightlife-do-gather = Com o grupo
gelini-nightlife-do-leave = Sem ele
gelini-nightlife-do-take = Levar { $tile } do lugar { $place }
gelini-nightlife-do-lure = Atrair { $tile } de { $seat }
gelini-nightlife-hint-take = Toca no que brilha.
gelini-nightlife-hint-lure = Toca em quem quiseres.
gelini-nightlife-brings = { $squares ->
    [one] { $squares } casa: { $filled } de { $capacity }.
   *[other] { $squares } casas: { $filled } de { $capacity }.
}
gelini-nightlife-brings-clique = { $friends ->
    [one] Vem também um amigo! { $squares } casas: { $filled } de { $capacity }.
   *[other] Vêm também { $friends } amigos! { $squares } casas: { $filled } de { $capacity }.
}
gelini-nightlife-brings-may = Depois pode vir o grupo.
gelini-nightlife-with-clique = { $queueing ->
    [0] { $squares ->
        [one] { $squares } casa: { $filled } de { $capacity }.
       *[other] { $squares } casas: { $filled } de { $capacity }.
    }
    [one] { $squares ->
        [one] { $squares } casa: { $filled } de { $capacity }. Um convidado deixa a fila, e a banda fica mais perto.
       *[other] { $squares } casas: { $filled } de { $capacity }. Um convidado deixa a fila, e a banda fica mais perto.
    }
   *[other] { $squares } casas: { $filled } de { $capacity }. { $queueing } convidados deixam a fila, e a banda fica mais perto.
}
gelini-nightlife-coming = Quem viria também
gelini-nightlife-from-queue = Da fila
gelini-nightlife-brings-full = { $squares ->
    [one] { $squares } casa: a tua pista fica cheia, ganhas!
   *[other] { $squares } casas: a tua pista fica cheia, ganhas!
}
gelini-nightlife-brings-band = { $squares } casas e fim: ganha quem tiver menos livres.
gelini-nightlife-brings-star = Contratas uma estrela! { $squares } casas: { $filled } de { $capacity }.
gelini-nightlife-brings-coin = { $stars ->
    [0] Já não há estrelas por contratar.
   *[other] Com mais uma contratas uma estrela.
}
gelini-nightlife-brings-flyer = Atrai alguém de outra pista.
gelini-nightlife-brings-call = Volta atrás e leva alguém por quem já passaste.
gelini-nightlife-brings-people = Leva alguém por quem todos já passaram.
gelini-nightlife-queue = A fila, da banda ao último
gelini-nightlife-place = { $tile }, lugar { $place }
gelini-nightlife-place-behind = { $tile }, lugar { $place }, atrás de todos os peões
gelini-nightlife-pawn = Peão de { $name }
gelini-nightlife-floor = { $coins ->
    [0] Pista de { $name }: { $filled } de { $capacity } casas
    [one] Pista de { $name }: { $filled } de { $capacity } casas, { $coins } moeda
   *[other] Pista de { $name }: { $filled } de { $capacity } casas, { $coins } moedas
}
gelini-nightlife-empty = Ainda ninguém dança
gelini-nightlife-enlarge = Aumentar a pista de { $name }
gelini-nightlife-coins = { $coins ->
    [one] { $coins } moeda
   *[other] { $coins } moedas
}
gelini-nightlife-stars = { $stars ->
    [0] { $stars } estrelas por contratar
    [one] { $stars } estrela por contratar
   *[other] { $stars } estrelas por contratar
}
gelini-nightlife-die = { $steps ->
    [0] O dado
   *[other] O dado mostra { $steps }
}
gelini-nightlife-order = A quem se pergunta, por ordem
gelini-nightlife-asked = { $state ->
    [now] { $name }: agora
    [passed] { $name }: passou
   *[later] { $name }
}
gelini-nightlife-untaken = Lances seguidos que ninguém aceitou: { $throws }, de { $limit } no máximo
gelini-nightlife-material-floor = A pista de dança: { $squares } casas
gelini-nightlife-material-stage = A dois, também um Extra Stage: { $squares } casas

gelini-nightlife-key-ahead = Lançar, levar, ou deixar vir o grupo
gelini-nightlife-key-pass = Passar, ou deixar o grupo onde está
gelini-nightlife-key-choose = De um convidado para outro, se houver escolha

gelini-nightlife-event-began = { $seat } está no fim da fila.
    .you = Estás no fim da fila.
gelini-nightlife-event-threw = { $seat } lança um { $steps }.
    .you = Lanças um { $steps }.
gelini-nightlife-event-passed = { $seat } passa.
    .you = Passas.
gelini-nightlife-event-untaken = Ninguém aceita o lance: { $throws } seguidos, de { $limit } no máximo.
gelini-nightlife-event-moved = { $way ->
    [back] { $seat } volta ao lugar { $place }.
   *[on] { $seat } avança para o lugar { $place }.
}
    .you = { $way ->
        [back] Voltas ao lugar { $place }.
       *[on] Avanças para o lugar { $place }.
    }
gelini-nightlife-event-took = { $owner ->
    [-1] { $seat } leva { $tile }.
   *[other] { $seat } atrai { $tile } de { $owner }.
}
    .you = { $owner ->
        [-1] Levas { $tile }.
       *[other] Atrais { $tile } de { $owner }.
    }
    .yours = { $seat } atrai { $tile } da tua pista.
gelini-nightlife-event-joined = { $owner ->
    [-1] O grupo vem também: { $seat } recebe { $tile }.
   *[other] O grupo vem também: { $seat } recebe { $tile } de { $owner }.
}
    .you = { $owner ->
        [-1] O grupo vem também: recebes { $tile }.
       *[other] O grupo vem também: recebes { $tile } de { $owner }.
    }
    .yours = O grupo vem também: { $seat } recebe { $tile } de ti.
gelini-nightlife-event-stayed = { $seat } deixa o grupo onde está.
    .you = Deixas o grupo onde está.
gelini-nightlife-event-hired = { $coins ->
    [one] { $seat } contrata uma estrela por { $coins } moeda: { $squares } casas.
   *[other] { $seat } contrata uma estrela por { $coins } moedas: { $squares } casas.
}
    .you = { $coins ->
        [one] Contratas uma estrela por { $coins } moeda: { $squares } casas.
       *[other] Contratas uma estrela por { $coins } moedas: { $squares } casas.
    }
gelini-nightlife-event-acted = { $seat } tem { $tile }.
    .you = Tens { $tile }.
gelini-nightlife-event-idle = { $tile } não encontra ninguém para { $seat }.
    .you = { $tile } não encontra ninguém para ti.
gelini-nightlife-event-declined = { $seat } não leva ninguém.
    .you = Não levas ninguém.
gelini-nightlife-event-full = { $over ->
    [0] A pista de { $seat } está cheia: { $capacity } casas!
   *[other] A pista de { $seat } está cheia: { $capacity } casas, e { $over } a mais!
}
    .you = { $over ->
        [0] A tua pista está cheia: { $capacity } casas!
       *[other] A tua pista está cheia: { $capacity } casas, e { $over } a mais!
    }
gelini-nightlife-event-played = { $seat } chega à banda: mais { $squares } casas.
    .you = Chegas à banda: mais { $squares } casas.
gelini-nightlife-event-ended = { $free ->
    [0] A partida acabou: { $winners } com a pista cheia.
    [one] A partida acabou: { $winners } com { $free } casa livre.
   *[other] A partida acabou: { $winners } com { $free } casas livres.
}

gelini-nightlife-points-guests = convidados
gelini-nightlife-points-vips = VIP
gelini-nightlife-points-stars = estrelas
gelini-nightlife-points-band = a banda
gelini-nightlife-points-over = fora da borda

gelini-nightlife-why-squares = mais casas cheias
gelini-nightlife-why-nearly-full = uma pista quase cheia
gelini-nightlife-why-tiles-ahead = mais peças sem grupo pela frente
gelini-nightlife-why-coins = mais moedas para uma estrela
gelini-nightlife-why-cliques = mais grupos para juntar
gelini-nightlife-why-guests-ahead = mais convidados sozinhos pela frente
gelini-nightlife-why-at-risk = menos convidados que os outros possam levar
gelini-nightlife-why-lead = uma vantagem maior sobre a pista rival mais cheia
gelini-nightlife-why-late-lead = uma vantagem maior quando a banda está perto
gelini-nightlife-why-outlook = melhores perspetivas do que ninguém
gelini-nightlife-why-close-outlook = melhores perspetivas do que ninguém quando uma pista está quase cheia
gelini-nightlife-why-late-outlook = melhores perspetivas do que ninguém quando a banda está perto
gelini-nightlife-why-throw = o lance
gelini-nightlife-why-foremost = um peão que não vai à frente
gelini-nightlife-why-way = um caminho mais curto até à banda
gelini-nightlife-why-reach = melhores peças ao alcance
gelini-nightlife-why-reach-first = melhores peças para o próximo lance
gelini-nightlife-why-winning-throws = mais lances que enchem a pista
gelini-nightlife-why-winning-throws-first = mais maneiras de encher a pista com o próximo lance
gelini-nightlife-why-offer = uma oferta melhor
gelini-nightlife-why-winning-offer = uma oferta que enche a pista
