# As palavras de Geizen.

geizen-score = { $points ->
    [0] { $points } fichas
    [one] { $points } ficha
   *[other] { $points } fichas
}
geizen-ask-throw = Lança os dados.
geizen-ask-keep = Põe de lado pelo menos um dado. Os outros são lançados de novo.
geizen-ask-pay = As fichas são poucas. Que número pagas primeiro?
geizen-do-throw = Lançar
geizen-do-keep = Pôr de lado { $dice }
geizen-do-pay = Pagar os { $number }
geizen-keep-these = { $count ->
    [one] Pôr { $count } dado de lado
   *[other] Pôr { $count } dados de lado
}
geizen-keep-none = Pôr de lado…
geizen-keep-all = Todos
geizen-hint-keep = Toca nos dados que pões de lado.
geizen-hint-pay = Toca numa fila que brilha.
geizen-pay-brings = { $gain ->
    [0] Primeiro os { $number }: pões { $own }.
   *[other] Primeiro os { $number }: pões { $own }, levas { $gain }.
}
geizen-pay-voids = { $gain ->
    [0] Primeiro os { $number }: pões { $own }; depois perde-se: { $voids }.
   *[other] Primeiro os { $number }: pões { $own }, levas { $gain }; depois perde-se: { $voids }.
}
geizen-cost = { $cost ->
    [0] Até agora não te custa nada.
    [one] Até agora custa-te { $cost } ficha.
   *[other] Até agora custa-te { $cost } fichas.
}
geizen-cost-full = Pões { $cost }, levas { $gain }: a fila { $rows } ficaria cheia!
geizen-cost-order = Faltariam fichas: escolherias o que pagar primeiro.
geizen-cost-loan = A banca emprestaria { $chips }.
geizen-cost-void = { $dice ->
    [one] { $dice } dado perder-se-ia.
   *[other] { $dice } dados perder-se-iam.
}
geizen-row = Fila { $number }: { $filled } de { $fields } casas cheias, os outros pagariam { $arrow }
geizen-thrown = Dados lançados
geizen-none-thrown = Os dados estão na torre.
geizen-all-kept = Todos os dados estão de lado.
geizen-kept = De lado
geizen-die = um { $face }
geizen-die-six = um 6, não custa nada
geizen-bank = Banca
geizen-loan = { $chips ->
    [one] A banca emprestou { $chips } ficha.
   *[other] A banca emprestou { $chips } fichas.
}
geizen-key-dice = Escolher um dado, ou a fila a pagar primeiro
geizen-key-ahead = Lançar, ou pôr de lado os dados escolhidos

geizen-event-began = É a vez de { $seat }.
    .you = É a tua vez.
geizen-event-threw = { $seat } lança { $dice }.
    .you = Lanças { $dice }.
geizen-event-kept = { $seat } põe de lado { $dice }.
    .you = Pões de lado { $dice }.
geizen-event-free = { $count ->
    [one] O seis é grátis.
   *[other] Os { $count } seis são grátis.
}
geizen-event-borrowed = { $chips ->
    [one] { $seat } pede { $chips } ficha emprestada à banca.
   *[other] { $seat } pede { $chips } fichas emprestadas à banca.
}
    .you = { $chips ->
        [one] Pedes { $chips } ficha emprestada à banca.
       *[other] Pedes { $chips } fichas emprestadas à banca.
    }
geizen-event-void = { $seat } não pode pagar um { $number }: perde-se.
    .you = Não podes pagar um { $number }: perde-se.
geizen-event-laid = { $own ->
    [0] A banca põe uma ficha na fila { $number } por { $seat }.
    [one] { $seat } põe { $own } ficha na fila { $number }.
   *[other] { $seat } põe { $own } fichas na fila { $number }.
}
    .you = { $own ->
        [0] A banca põe uma ficha na fila { $number } por ti.
        [one] Pões { $own } ficha na fila { $number }.
       *[other] Pões { $own } fichas na fila { $number }.
    }
geizen-event-took = { $chips ->
    [one] A fila { $number } está cheia: { $seat } leva { $chips } ficha.
   *[other] A fila { $number } está cheia: { $seat } leva { $chips } fichas.
}
    .you = { $chips ->
        [one] A fila { $number } está cheia: levas { $chips } ficha.
       *[other] A fila { $number } está cheia: levas { $chips } fichas.
    }
geizen-event-fined = { $chips ->
    [one] { $seat } paga { $chips } ficha à banca.
   *[other] { $seat } paga { $chips } fichas à banca.
}
    .you = { $chips ->
        [one] Pagas { $chips } ficha à banca.
       *[other] Pagas { $chips } fichas à banca.
    }
geizen-event-repaid = { $chips ->
    [0] { $seat } não pode devolver o empréstimo.
   *[other] { $missing ->
        [0] { $seat } devolve o empréstimo.
       *[other] { $seat } devolve { $chips }; faltam { $missing }.
    }
}
    .you = { $chips ->
        [0] Não podes devolver o empréstimo.
       *[other] { $missing ->
            [0] Devolves o empréstimo.
           *[other] Devolves { $chips }; faltam { $missing }.
        }
    }
geizen-event-ended = { $chips ->
    [0] A partida acabou: { $winners } com { $chips } fichas.
    [one] A partida acabou: { $winners } com { $chips } ficha.
   *[other] A partida acabou: { $winners } com { $chips } fichas.
}

geizen-points-rows = filas completas
geizen-points-laid = fichas postas
geizen-points-arrows = setas
geizen-points-loans = empréstimos

geizen-why-chips = mais fichas
geizen-why-lead = uma vantagem maior
geizen-why-late-lead = uma vantagem maior perto do fim
geizen-why-bank-lead = uma vantagem maior enquanto há muito na banca
geizen-why-share = uma parte maior das fichas
geizen-why-brink = mais fichas para aguentar
geizen-why-turn = o turno
geizen-why-low-turn = um turno com fichas de sobra
geizen-why-last-turn = um turno com algumas fichas de reserva
geizen-why-wait = menos espera até ao próximo turno
geizen-why-loose = menos dados entregues à sorte
geizen-why-row-1 = mais hipóteses de encher a fila 1
geizen-why-row-2 = mais hipóteses de encher a fila 2
geizen-why-row-3 = mais hipóteses de encher a fila 3
geizen-why-row-4 = mais hipóteses de encher a fila 4
geizen-why-row-5 = mais hipóteses de encher a fila 5
geizen-why-best-row = mais hipóteses com a melhor fila
geizen-why-late-rows = mais hipóteses de encher filas perto do fim
geizen-why-low-rows = mais hipóteses de encher filas quando as fichas são poucas
geizen-why-next-1 = mais hipóteses com a fila 1 no próximo turno
geizen-why-next-2 = mais hipóteses com a fila 2 no próximo turno
geizen-why-next-3 = mais hipóteses com a fila 3 no próximo turno
geizen-why-next-4 = mais hipóteses com a fila 4 no próximo turno
geizen-why-next-5 = mais hipóteses com a fila 5 no próximo turno
geizen-why-best-next = mais hipóteses com a melhor fila no próximo turno
geizen-why-late-next = mais hipóteses no próximo turno perto do fim
