# As palavras de Geizen.

geizen-score = { $points ->
    [0] { $points } fichas
    [one] { $points } ficha
   *[other] { $points } fichas
}
geizen-ask-throw = Lance os dados.
geizen-ask-keep = Ponha de lado pelo menos um dado. Os outros são lançados de novo.
geizen-ask-pay = As fichas são poucas. Que número paga primeiro?
geizen-do-throw = Lançar
geizen-do-keep = Guardar { $dice }
geizen-do-pay = Pagar os { $number }
geizen-keep-these = { $count ->
    [one] Guardar { $count } dado
   *[other] Guardar { $count } dados
}
geizen-keep-none = Guardar…
geizen-keep-all = Todos
geizen-hint-keep = Toque nos dados que guarda.
geizen-hint-pay = Toque numa fila que brilha.
geizen-cost = { $cost ->
    [0] Até agora não custa nada.
    [one] Até agora custa { $cost } ficha.
   *[other] Até agora custa { $cost } fichas.
}
geizen-cost-full = Põe { $cost }, leva { $gain }: a fila { $rows } ficaria cheia!
geizen-row = Fila { $number }: { $filled } de { $fields } casas cheias, os outros pagariam { $arrow }
geizen-thrown = Dados lançados
geizen-none-thrown = Os dados estão na torre.
geizen-kept = De lado
geizen-die = um { $face }
geizen-die-six = um 6, não custa nada
geizen-bank = Banca
geizen-loan = { $chips ->
    [one] A banca emprestou { $chips } ficha.
   *[other] A banca emprestou { $chips } fichas.
}
geizen-event-began = É a vez de { $seat }.
geizen-event-threw = { $seat } lança { $dice }.
geizen-event-kept = { $seat } guarda { $dice }.
geizen-event-free = { $count ->
    [one] O seis é grátis.
   *[other] Os { $count } seis são grátis.
}
geizen-event-borrowed = { $chips ->
    [one] { $seat } pede { $chips } ficha emprestada à banca.
   *[other] { $seat } pede { $chips } fichas emprestadas à banca.
}
geizen-event-void = { $seat } não pode pagar um { $number }: perde-se.
geizen-event-laid = { $own ->
    [0] A banca põe uma ficha na fila { $number } por { $seat }.
    [one] { $seat } põe { $own } ficha na fila { $number }.
   *[other] { $seat } põe { $own } fichas na fila { $number }.
}
geizen-event-took = { $chips ->
    [one] A fila { $number } está cheia: { $seat } leva { $chips } ficha.
   *[other] A fila { $number } está cheia: { $seat } leva { $chips } fichas.
}
geizen-event-fined = { $chips ->
    [one] { $seat } paga { $chips } ficha à banca.
   *[other] { $seat } paga { $chips } fichas à banca.
}
geizen-event-repaid = { $chips ->
    [0] { $seat } não pode devolver o empréstimo.
   *[other] { $missing ->
        [0] { $seat } devolve o empréstimo.
       *[other] { $seat } devolve { $chips }; faltam { $missing }.
    }
}
geizen-event-ended = { $chips ->
    [one] A partida acabou: { $winners } com { $chips } ficha.
   *[other] A partida acabou: { $winners } com { $chips } fichas.
}

geizen-why-chips = mais fichas
geizen-why-lead = uma vantagem maior
geizen-why-late-lead = uma vantagem maior perto do fim
geizen-why-bank-lead = uma vantagem maior enquanto há muito na banca
geizen-why-share = uma parte maior das fichas
geizen-why-brink = mais fichas para aguentar
geizen-why-turn = a vez
geizen-why-low-turn = uma vez com fichas de sobra
geizen-why-last-turn = uma vez com algumas fichas de reserva
geizen-why-wait = menos espera até à próxima vez
geizen-why-loose = menos dados entregues à sorte
geizen-why-row-1 = mais hipóteses de encher a fila 1
geizen-why-row-2 = mais hipóteses de encher a fila 2
geizen-why-row-3 = mais hipóteses de encher a fila 3
geizen-why-row-4 = mais hipóteses de encher a fila 4
geizen-why-row-5 = mais hipóteses de encher a fila 5
geizen-why-best-row = mais hipóteses com a melhor fila
geizen-why-late-rows = mais hipóteses de encher filas perto do fim
geizen-why-low-rows = mais hipóteses de encher filas quando as fichas são poucas
geizen-why-next-1 = mais hipóteses com a fila 1 na próxima vez
geizen-why-next-2 = mais hipóteses com a fila 2 na próxima vez
geizen-why-next-3 = mais hipóteses com a fila 3 na próxima vez
geizen-why-next-4 = mais hipóteses com a fila 4 na próxima vez
geizen-why-next-5 = mais hipóteses com a fila 5 na próxima vez
geizen-why-best-next = mais hipóteses com a melhor fila na próxima vez
geizen-why-late-next = mais hipóteses na próxima vez perto do fim
