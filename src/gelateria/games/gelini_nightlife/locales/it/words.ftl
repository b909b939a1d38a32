# Le parole di Gelini Nightlife.

gelini-nightlife-score = { $points ->
    [one] { $points } casella
   *[other] { $points } caselle
}
gelini-nightlife-colour = { $colour ->
    [amber] ambra
    [blue] blu
    [coral] corallo
    [green] verde
    [indigo] indaco
    [lilac] lilla
    [mint] menta
    [navy] blu notte
    [orange] arancione
    [pink] rosa
    [red] rosso
    [silver] argento
    [teal] turchese
    [violet] viola
    [white] bianco
   *[yellow] giallo
}
gelini-nightlife-tile = { $kind ->
    [vip] un VIP
    [star] una star
    [band] la band
    [coin] una moneta
    [flyer] Party Flyer
    [call] Party Call
    [people] Party People
   *[guest] il { $size } { $colour }
}
gelini-nightlife-ask-throw = Sei in fondo alla coda. Tira il dado.
gelini-nightlife-ask-ask = { $must ->
    [yes] Per { $limit } tiri tutti hanno passato: questo { $thrown } è tuo.
   *[no] Un { $thrown }: prendi { $tile } o passi?
}
gelini-nightlife-ask-flyer = Party Flyer: chi attiri da te?
gelini-nightlife-ask-call = Party Call: a chi torni?
gelini-nightlife-ask-people = Party People: chi entra?
gelini-nightlife-ask-clique = Il resto della compagnia: con o senza?
gelini-nightlife-waits = { $state ->
    [throw] { $name } tira il dado…
    [ask] { $name } ci pensa: prendere { $tile } con un { $thrown }?
    [clique] { $name } decide: con la compagnia o senza…
   *[act] { $name } sta scegliendo…
}
gelini-nightlife-do-throw = Tira
gelini-nightlife-do-move = Prendi
gelini-nightlife-do-pass = Passa
gelini-nightlife-do-gather = Con la compagnia
gelini-nightlife-do-leave = Senza
gelini-nightlife-do-take = Prendi { $tile } al posto { $place }
gelini-nightlife-do-lure = Attira { $tile } da { $seat }
gelini-nightlife-hint-take = Tocca ciò che brilla.
gelini-nightlife-hint-lure = Tocca chi vuoi.
gelini-nightlife-brings = { $squares ->
    [one] { $squares } casella: { $filled } su { $capacity }.
   *[other] { $squares } caselle: { $filled } su { $capacity }.
}
gelini-nightlife-brings-clique = { $friends ->
    [one] Arriva anche un amico! { $squares } caselle: { $filled } su { $capacity }.
   *[other] Arrivano anche { $friends } amici! { $squares } caselle: { $filled } su { $capacity }.
}
gelini-nightlife-brings-may = Poi può venire la sua compagnia.
gelini-nightlife-with-clique = { $queueing ->
    [0] { $squares ->
        [one] { $squares } casella: { $filled } su { $capacity }.
       *[other] { $squares } caselle: { $filled } su { $capacity }.
    }
    [one] { $squares ->
        [one] { $squares } casella: { $filled } su { $capacity }. Un ospite lascia la coda, e la band si avvicina.
       *[other] { $squares } caselle: { $filled } su { $capacity }. Un ospite lascia la coda, e la band si avvicina.
    }
   *[other] { $squares } caselle: { $filled } su { $capacity }. { $queueing } ospiti lasciano la coda, e la band si avvicina.
}
gelini-nightlife-coming = Chi verrebbe
gelini-nightlife-from-queue = Dalla coda
gelini-nightlife-brings-full = { $squares ->
    [one] { $squares } casella: la tua pista è piena, vinci!
   *[other] { $squares } caselle: la tua pista è piena, vinci!
}
gelini-nightlife-brings-band = { $squares } caselle e fine: vince chi ne ha meno libere.
gelini-nightlife-brings-star = Ingaggi una star! { $squares } caselle: { $filled } su { $capacity }.
gelini-nightlife-brings-coin = { $stars ->
    [0] Non ci sono più star da ingaggiare.
   *[other] Con un’altra ingaggi una star.
}
gelini-nightlife-brings-flyer = Attira qualcuno da un’altra pista.
gelini-nightlife-brings-call = Torna indietro e prendi qualcuno che hai superato.
gelini-nightlife-brings-people = Prendi qualcuno che tutti hanno superato.
gelini-nightlife-queue = La coda, dalla band all’ultimo
gelini-nightlife-place = { $tile }, posto { $place }
gelini-nightlife-place-behind = { $tile }, posto { $place }, dietro tutte le pedine
gelini-nightlife-pawn = Pedina di { $name }
gelini-nightlife-floor = { $coins ->
    [0] Pista di { $name }: { $filled } caselle su { $capacity }
    [one] Pista di { $name }: { $filled } caselle su { $capacity }, { $coins } moneta
   *[other] Pista di { $name }: { $filled } caselle su { $capacity }, { $coins } monete
}
gelini-nightlife-empty = Non balla ancora nessuno
gelini-nightlife-enlarge = Ingrandisci la pista di { $name }
gelini-nightlife-coins = { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}
gelini-nightlife-stars = { $stars ->
    [one] { $stars } star da ingaggiare
   *[other] { $stars } star da ingaggiare
}
gelini-nightlife-die = { $steps ->
    [0] Il dado
   *[other] Il dado mostra { $steps }
}
gelini-nightlife-order = A chi si chiede, in ordine
gelini-nightlife-asked = { $state ->
    [now] { $name }: adesso
    [passed] { $name }: ha passato
   *[later] { $name }
}
gelini-nightlife-untaken = Tiri di fila che nessuno ha preso: { $throws }, al massimo { $limit }
gelini-nightlife-material-floor = La pista da ballo: { $squares } caselle
gelini-nightlife-material-stage = In due, anche un Extra Stage: { $squares } caselle

gelini-nightlife-key-ahead = Tira, prendi, o fai venire la compagnia
gelini-nightlife-key-pass = Passa, o lascia la compagnia dov’è
gelini-nightlife-key-choose = Da un ospite all’altro, se c’è una scelta

gelini-nightlife-event-began = { $seat } è in fondo alla coda.
    .you = Sei in fondo alla coda.
gelini-nightlife-event-threw = { $seat } tira un { $steps }.
    .you = Tiri un { $steps }.
gelini-nightlife-event-passed = { $seat } passa.
    .you = Passi.
gelini-nightlife-event-untaken = Nessuno prende il tiro: { $throws } di fila, al massimo { $limit }.
gelini-nightlife-event-moved = { $way ->
    [back] { $seat } torna al posto { $place }.
   *[on] { $seat } avanza al posto { $place }.
}
    .you = { $way ->
        [back] Torni al posto { $place }.
       *[on] Avanzi al posto { $place }.
    }
gelini-nightlife-event-took = { $owner ->
    [-1] { $seat } prende { $tile }.
   *[other] { $seat } attira { $tile } da { $owner }.
}
    .you = { $owner ->
        [-1] Prendi { $tile }.
       *[other] Attiri { $tile } da { $owner }.
    }
    .yours = { $seat } ti porta via { $tile }.
gelini-nightlife-event-joined = { $owner ->
    [-1] La compagnia arriva: { $seat } riceve { $tile }.
   *[other] La compagnia arriva: { $seat } riceve { $tile } da { $owner }.
}
    .you = { $owner ->
        [-1] La compagnia arriva: ricevi { $tile }.
       *[other] La compagnia arriva: ricevi { $tile } da { $owner }.
    }
    .yours = La compagnia arriva: { $seat } riceve { $tile } da te.
gelini-nightlife-event-stayed = { $seat } lascia la compagnia dov’è.
    .you = Lasci la compagnia dov’è.
gelini-nightlife-event-hired = { $coins ->
    [one] { $seat } ingaggia una star per { $coins } moneta: { $squares } caselle.
   *[other] { $seat } ingaggia una star per { $coins } monete: { $squares } caselle.
}
    .you = { $coins ->
        [one] Ingaggi una star per { $coins } moneta: { $squares } caselle.
       *[other] Ingaggi una star per { $coins } monete: { $squares } caselle.
    }
gelini-nightlife-event-acted = { $seat } ha { $tile }.
    .you = Hai { $tile }.
gelini-nightlife-event-idle = { $tile } non trova nessuno per { $seat }.
    .you = { $tile } non trova nessuno per te.
gelini-nightlife-event-declined = { $seat } non prende nessuno.
    .you = Non prendi nessuno.
gelini-nightlife-event-full = { $over ->
    [0] La pista di { $seat } è piena: { $capacity } caselle!
   *[other] La pista di { $seat } è piena: { $capacity } caselle, e { $over } di troppo!
}
    .you = { $over ->
        [0] La tua pista è piena: { $capacity } caselle!
       *[other] La tua pista è piena: { $capacity } caselle, e { $over } di troppo!
    }
gelini-nightlife-event-played = { $seat } raggiunge la band: altre { $squares } caselle.
    .you = Raggiungi la band: altre { $squares } caselle.
gelini-nightlife-event-ended = { $free ->
    [0] La partita è finita: { $winners } con la pista piena.
    [one] La partita è finita: { $winners } con { $free } casella libera.
   *[other] La partita è finita: { $winners } con { $free } caselle libere.
}

gelini-nightlife-points-guests = ospiti
gelini-nightlife-points-vips = VIP
gelini-nightlife-points-stars = star
gelini-nightlife-points-band = la band
gelini-nightlife-points-over = oltre il bordo

gelini-nightlife-why-squares = più caselle piene
gelini-nightlife-why-nearly-full = una pista quasi piena
gelini-nightlife-why-tiles-ahead = più tessere fuori dalle compagnie in arrivo
gelini-nightlife-why-coins = più monete per una star
gelini-nightlife-why-cliques = più compagnie da riunire
gelini-nightlife-why-guests-ahead = più ospiti singoli in arrivo
gelini-nightlife-why-at-risk = meno ospiti che altri possono portare via
gelini-nightlife-why-lead = un vantaggio maggiore sulla pista avversaria più piena
gelini-nightlife-why-late-lead = un vantaggio maggiore quando la band è vicina
gelini-nightlife-why-outlook = prospettive migliori di tutti
gelini-nightlife-why-close-outlook = prospettive migliori di tutti quando una pista è quasi piena
gelini-nightlife-why-late-outlook = prospettive migliori di tutti quando la band è vicina
gelini-nightlife-why-throw = il tiro
gelini-nightlife-why-foremost = una pedina che non è in testa
gelini-nightlife-why-way = una strada più corta fino alla band
gelini-nightlife-why-reach = tessere migliori a portata
gelini-nightlife-why-reach-first = tessere migliori per il prossimo tiro
gelini-nightlife-why-winning-throws = più tiri che riempiono la pista
gelini-nightlife-why-winning-throws-first = più modi di riempire la pista con il prossimo tiro
gelini-nightlife-why-offer = un’offerta migliore
gelini-nightlife-why-winning-offer = un’offerta che riempie la pista
