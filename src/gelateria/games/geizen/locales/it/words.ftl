# Le parole di Geizen.

geizen-score = { $points ->
    [one] { $points } fiche
   *[other] { $points } fiche
}
geizen-ask-throw = Tira i dadi.
geizen-ask-keep = Metti da parte almeno un dado. Gli altri si tirano di nuovo.
geizen-ask-pay = Le fiche sono poche. Quale numero paghi per primo?
geizen-do-throw = Tira
geizen-do-keep = Metti da parte { $dice }
geizen-do-pay = Paga i { $number }
geizen-keep-these = { $count ->
    [one] { $count } dado da parte
   *[other] { $count } dadi da parte
}
geizen-keep-none = Da parte…
geizen-keep-all = Tutti
geizen-hint-keep = Tocca i dadi da mettere da parte.
geizen-hint-pay = Tocca una fila che brilla.
geizen-pay-brings = { $gain ->
    [0] Prima i { $number }: metti { $own }.
   *[other] Prima i { $number }: metti { $own }, prendi { $gain }.
}
geizen-pay-voids = { $gain ->
    [0] Prima i { $number }: metti { $own }; poi perso: { $voids }.
   *[other] Prima i { $number }: metti { $own }, prendi { $gain }; poi perso: { $voids }.
}
geizen-cost = { $cost ->
    [0] Finora non ti costa niente.
    [one] Finora ti costa { $cost } fiche.
   *[other] Finora ti costa { $cost } fiche.
}
geizen-cost-full = Metti { $cost }, prendi { $gain }: la fila { $rows } sarebbe piena!
geizen-cost-order = Le fiche non basterebbero: sceglieresti tu cosa pagare per primo.
geizen-cost-loan = La banca ne presterebbe { $chips }.
geizen-cost-void = { $dice ->
    [one] { $dice } dado sarebbe perso.
   *[other] { $dice } dadi sarebbero persi.
}
geizen-row = Fila { $number }: { $filled } caselle su { $fields } piene, gli altri pagherebbero { $arrow }
geizen-thrown = Dadi tirati
geizen-none-thrown = I dadi sono nella torre.
geizen-all-kept = Tutti i dadi sono da parte.
geizen-kept = Da parte
geizen-die = un { $face }
geizen-die-six = un 6, non costa niente
geizen-bank = Banca
geizen-loan = { $chips ->
    [one] La banca ha prestato { $chips } fiche.
   *[other] La banca ha prestato { $chips } fiche.
}
geizen-key-dice = Scegli un dado, o la fila da pagare per prima
geizen-key-ahead = Tira, o metti da parte i dadi scelti

geizen-event-began = Tocca a { $seat }.
    .you = Tocca a te.
geizen-event-threw = { $seat } tira { $dice }.
    .you = Tiri { $dice }.
geizen-event-kept = { $seat } mette da parte { $dice }.
    .you = Metti da parte { $dice }.
geizen-event-free = { $count ->
    [one] Il sei è gratis.
   *[other] I { $count } sei sono gratis.
}
geizen-event-borrowed = { $chips ->
    [one] { $seat } prende in prestito { $chips } fiche dalla banca.
   *[other] { $seat } prende in prestito { $chips } fiche dalla banca.
}
    .you = { $chips ->
        [one] Prendi in prestito { $chips } fiche dalla banca.
       *[other] Prendi in prestito { $chips } fiche dalla banca.
    }
geizen-event-void = { $seat } non può pagare un { $number }: è perso.
    .you = Non puoi pagare un { $number }: è perso.
geizen-event-laid = { $own ->
    [0] La banca mette una fiche sulla fila { $number } per { $seat }.
    [one] { $seat } mette { $own } fiche sulla fila { $number }.
   *[other] { $seat } mette { $own } fiche sulla fila { $number }.
}
    .you = { $own ->
        [0] La banca mette una fiche sulla fila { $number } per te.
        [one] Metti { $own } fiche sulla fila { $number }.
       *[other] Metti { $own } fiche sulla fila { $number }.
    }
geizen-event-took = { $chips ->
    [one] La fila { $number } è piena: { $seat } prende { $chips } fiche.
   *[other] La fila { $number } è piena: { $seat } prende { $chips } fiche.
}
    .you = { $chips ->
        [one] La fila { $number } è piena: prendi { $chips } fiche.
       *[other] La fila { $number } è piena: prendi { $chips } fiche.
    }
geizen-event-fined = { $chips ->
    [one] { $seat } paga { $chips } fiche alla banca.
   *[other] { $seat } paga { $chips } fiche alla banca.
}
    .you = { $chips ->
        [one] Paghi { $chips } fiche alla banca.
       *[other] Paghi { $chips } fiche alla banca.
    }
geizen-event-repaid = { $chips ->
    [0] { $seat } non può restituire il prestito.
   *[other] { $missing ->
        [0] { $seat } restituisce il prestito.
       *[other] { $seat } restituisce { $chips }; ne mancano { $missing }.
    }
}
    .you = { $chips ->
        [0] Non puoi restituire il prestito.
       *[other] { $missing ->
            [0] Restituisci il prestito.
           *[other] Restituisci { $chips }; ne mancano { $missing }.
        }
    }
geizen-event-ended = { $chips ->
    [one] La partita è finita: { $winners } con { $chips } fiche.
   *[other] La partita è finita: { $winners } con { $chips } fiche.
}

geizen-points-rows = file complete
geizen-points-laid = fiche posate
geizen-points-arrows = frecce
geizen-points-loans = prestiti

geizen-why-chips = più fiche
geizen-why-lead = un vantaggio maggiore
geizen-why-late-lead = un vantaggio maggiore quando la fine è vicina
geizen-why-bank-lead = un vantaggio maggiore finché la banca è ricca
geizen-why-share = una parte maggiore delle fiche
geizen-why-brink = più fiche per resistere
geizen-why-turn = il turno
geizen-why-low-turn = un turno con fiche a sufficienza
geizen-why-last-turn = un turno con qualche fiche di riserva
geizen-why-wait = meno attesa fino al prossimo turno
geizen-why-loose = meno dadi lasciati al caso
geizen-why-row-1 = più possibilità di riempire la fila 1
geizen-why-row-2 = più possibilità di riempire la fila 2
geizen-why-row-3 = più possibilità di riempire la fila 3
geizen-why-row-4 = più possibilità di riempire la fila 4
geizen-why-row-5 = più possibilità di riempire la fila 5
geizen-why-best-row = più possibilità con la fila migliore
geizen-why-late-rows = più possibilità di riempire file quando la fine è vicina
geizen-why-low-rows = più possibilità di riempire file quando le fiche sono poche
geizen-why-next-1 = più possibilità con la fila 1 nel prossimo turno
geizen-why-next-2 = più possibilità con la fila 2 nel prossimo turno
geizen-why-next-3 = più possibilità con la fila 3 nel prossimo turno
geizen-why-next-4 = più possibilità con la fila 4 nel prossimo turno
geizen-why-next-5 = più possibilità con la fila 5 nel prossimo turno
geizen-why-best-next = più possibilità con la fila migliore nel prossimo turno
geizen-why-late-next = più possibilità nel prossimo turno quando la fine è vicina
