# De woorden van Gelati.

gelati-kind-0 = kartonnen beker
gelati-kind-1 = hoorntje
gelati-kind-2 = ijscoupe
gelati-kind-3 = porseleinen schaal
gelati-kind-4 = aardbeienijs
gelati-kind-5 = vanille-ijs
gelati-kind-6 = chocolade-ijs
gelati-kind-7 = pistache-ijs
gelati-kind-8 = wafel
gelati-kind-9 = aardbei
gelati-kind-10 = kers
gelati-kind-11 = parasolletje
gelati-in-0 = in een beker
gelati-in-1 = in een hoorntje
gelati-in-2 = in een coupe
gelati-in-3 = in een schaal
gelati-with-8 = met wafel
gelati-with-9 = met aardbei
gelati-with-10 = met kers
gelati-with-11 = met parasolletje
gelati-ice = { $flavour } { $cup } { $topping }

gelati-ask-place = Leg een tegel.
gelati-ask-swap = Niets past. Welke tegel ruil je om?
gelati-ask-order = { $extra ->
    [0] Serveren, ruilen of verder?
    [one] Je hebt { $extra } fiche te veel.
   *[other] Je hebt { $extra } fiches te veel.
}
gelati-do-place = { $tile } leggen op { $q }, { $r }
gelati-do-swap = { $tile } omruilen
gelati-do-fulfil = { $order } serveren
gelati-do-trade = { $give } ruilen voor { $take }
gelati-do-discard = { $kind } terugleggen
gelati-do-done = Verder

gelati-place-it = Hier leggen
gelati-swap-it = Deze omruilen
gelati-serve = Serveren
gelati-trade = Ruilen
gelati-put-back = Terugleggen
gelati-hint-place = Met elke tegel ernaast moet iets gelijk zijn.
gelati-hint-serve = { $points } punten: { $ice }
gelati-hint-trade = Twee van je fiches kopen een andere.
gelati-hint-second = Tik op een tweede fiche om te geven, of op wat je wilt.
gelati-hint-take = Tik nu op wat je ervoor wilt.
gelati-hint-give = { $kind }: tik op twee fiches die je ervoor geeft.
gelati-hint-back = Leg { $kind } terug, of ruil samen met een andere fiche.
gelati-worth = { $sides ->
    [one] { $sides } zijde raakt: { $points } punten.
   *[other] { $sides } zijden raken: { $points ->
        [one] { $points } punt.
       *[other] { $points } punten.
    }
}
gelati-worth-row = { $points ->
    [one] { $points } punt voor { $sides } zijden, en een rij: { $kinds }!
   *[other] { $points } punten voor { $sides ->
        [one] { $sides } zijde, en een rij: { $kinds }!
       *[other] { $sides } zijden, en een rij: { $kinds }!
    }
}

gelati-board = De tegels op tafel
gelati-laid = { $ice }; rij { $row }, kolom { $column }
gelati-place = Hier: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $sides ->
    [one] { $sides } zijde
   *[other] { $sides } zijden
}; rij { $row }, kolom { $column }
gelati-place-row = Hier: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $sides ->
    [one] { $sides } zijde
   *[other] { $sides } zijden
}, en een volle rij: { $kinds }; rij { $row }, kolom { $column }
gelati-zoom-in = Dichterbij
gelati-zoom-out = Verder weg
gelati-zoom-fit = Alles tonen
gelati-beyond-left = { $count ->
    [one] Nog één plek links
   *[other] Nog { $count } plekken links
}
gelati-beyond-right = { $count ->
    [one] Nog één plek rechts
   *[other] Nog { $count } plekken rechts
}
gelati-beyond-top = { $count ->
    [one] Nog één plek boven
   *[other] Nog { $count } plekken boven
}
gelati-beyond-bottom = { $count ->
    [one] Nog één plek onder
   *[other] Nog { $count } plekken onder
}
gelati-hand = Je tegels
gelati-own = Tegel { $number }: { $ice }
gelati-orders = Je geheime bestellingen
gelati-order = Bestelling: { $ice }, { $points } punten; onderdelen: { $there } van 3
gelati-tokens = Je fiches
gelati-supply = Voorraad
gelati-supply-kind = { $kind }, nog { $count }
gelati-supply-needed = { $kind }, nog { $count }; nodig voor een van je bestellingen
gelati-stack = { $tiles ->
    [one] { $tiles } tegel op de stapel
   *[other] { $tiles } tegels op de stapel
}
gelati-goal = Met { $goal } punten win je
gelati-aside = Opzijgelegd: { $ice }
gelati-rival = { $name }: { $tiles ->
    [one] { $tiles } tegel
   *[other] { $tiles } tegels
}, { $orders ->
    [one] { $orders } bestelling.
   *[other] { $orders } bestellingen.
}
gelati-rival-tokens = Fiches: { $tokens }.
gelati-rival-seen = Bekende tegels: { $tiles }.
gelati-rival-opened = Bestellingen: { $orders }.
gelati-opened = Bestellingen van { $name }: { $orders }.

gelati-material-sides = Zijden die raken: { $sides }, punten: { $points }

gelati-key-tile = Een van je tegels kiezen
gelati-key-place = Van plek naar plek, eerst de beste
gelati-key-ahead = Doen wat de balk aanbiedt
gelati-key-back = Loslaten wat gekozen was
gelati-key-zoom = Dichterbij, verder weg, alles zien

gelati-event-opened = Op tafel: { $tile }.
gelati-event-began = { $seat } is aan de beurt.
    .you = Je bent aan de beurt.
gelati-event-drew = { $tile ->
    [none] { $seat } trekt een tegel.
   *[other] { $seat } trekt { $tile }.
}
    .you = { $tile ->
        [none] Je trekt een tegel.
       *[other] Je trekt { $tile }.
    }
gelati-event-drew-order = { $order ->
    [none] { $seat } trekt een bestelling.
   *[other] { $seat } trekt de bestelling: { $order }.
}
    .you = { $order ->
        [none] Je trekt een bestelling.
       *[other] Je trekt de bestelling: { $order }.
    }
gelati-event-placed = { $seat } legt { $tile }.
    .you = Je legt { $tile }.
gelati-event-scored = { $points ->
    [0] { $seat } krijgt geen punten voor { $sides ->
        [one] { $sides } zijde
       *[other] { $sides } zijden
    }.
    [one] { $seat } krijgt { $points } punt voor { $sides } zijden.
   *[other] { $seat } krijgt { $points } punten voor { $sides } zijden.
}
    .you = { $points ->
        [0] Je krijgt geen punten voor { $sides ->
            [one] { $sides } zijde
           *[other] { $sides } zijden
        }.
        [one] Je krijgt { $points } punt voor { $sides } zijden.
       *[other] Je krijgt { $points } punten voor { $sides } zijden.
    }
gelati-event-earned = Een rij! { $seat } neemt een fiche: { $kind }.
    .you = Een rij! Je neemt een fiche: { $kind }.
gelati-event-missed = Een rij: { $kind }. Maar de voorraad heeft geen fiche meer voor { $seat }.
    .you = Een rij: { $kind }. Maar de voorraad heeft geen fiche meer voor jou.
gelati-event-fulfilled = { $points ->
    [one] { $seat } serveert { $order }: { $points } punt!
   *[other] { $seat } serveert { $order }: { $points } punten!
}
    .you = { $points ->
        [one] Je serveert { $order }: { $points } punt!
       *[other] Je serveert { $order }: { $points } punten!
    }
gelati-event-traded = { $seat } ruilt { $give } voor { $take }.
    .you = Je ruilt { $give } voor { $take }.
gelati-event-discarded = { $seat } legt een fiche terug: { $kind }.
    .you = Je legt een fiche terug: { $kind }.
gelati-event-showed = Niets past. { $seat } laat { $tiles } zien.
    .you = Niets past. Je laat { $tiles } zien.
gelati-event-swapped = { $seat } ruilt { $out } om voor { $new }.
    .you = Je ruilt { $out } om voor { $new }.
gelati-event-shuffled = { $tiles ->
    [one] { $tiles } tegel gaat terug in de stapel.
   *[other] { $tiles } tegels gaan terug in de stapel.
}
gelati-event-reshuffled = { $orders ->
    [one] { $orders } geserveerde bestelling gaat terug in de stapel.
   *[other] { $orders } geserveerde bestellingen gaan terug in de stapel.
}
gelati-event-passed = { $seat } past.
    .you = Je past.
gelati-event-ended = { $points ->
    [one] Het spel is uit: { $winners } met { $points } punt.
   *[other] Het spel is uit: { $winners } met { $points } punten.
}

gelati-points-sides = rakende zijden
gelati-points-orders = bestellingen

gelati-why-points = meer punten
gelati-why-near = het doel binnen bereik
gelati-why-tokens = meer fiches
gelati-why-order = een bestelling die eerder geserveerd kan worden
gelati-why-order-late = een bestelling die op tijd komt
gelati-why-order-too = een tweede bestelling die eerder geserveerd kan worden
gelati-why-able = een bestelling die geserveerd kan worden
gelati-why-able-now = een bestelling om nog deze beurt te serveren
gelati-why-able-later = een bestelling om de volgende beurt te serveren
gelati-why-ends-it = nog maar één bestelling tot het doel
gelati-why-gain = een betere plek voor een tegel
gelati-why-gain-now = meteen een betere plek
gelati-why-gain-next = een betere plek voor de volgende beurt
gelati-why-gain-late = een goede plek vlak voor het doel
gelati-why-other-gain = een tweede goede plek
gelati-why-other-gain-now = meteen een tweede goede plek
gelati-why-own-gain = een goede plek die niemand anders kan vullen
gelati-why-own-gain-late = een plek vlak voor het doel die niemand anders kan vullen
gelati-why-other-own-gain = een tweede plek die niemand anders kan vullen
gelati-why-left-gain = een goede plek ook na de volgende speler
gelati-why-left-gain-late = een goede plek vlak voor het doel ook na de volgende speler
gelati-why-fills = een plek die een bestelling compleet maakt
gelati-why-fills-now = een plek die meteen een bestelling compleet maakt
gelati-why-wins = een zet die zou winnen
gelati-why-wins-now = meteen een winnende zet
gelati-why-wins-next = een winnende zet in de beurt hierna
gelati-why-wins-twice = twee manieren om te winnen
gelati-why-in-two = winst in twee beurten
gelati-why-in-two-now = winst in twee beurten vanaf nu
gelati-why-turn = de beurt
gelati-why-turn-late = de beurt vlak voor het doel
gelati-why-next = de volgende beurt
gelati-why-next-late = de volgende beurt vlak voor het doel
