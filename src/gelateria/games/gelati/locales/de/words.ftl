# Worte für Gelati.

gelati-kind-0 = Pappbecher
gelati-kind-1 = Eistüte
gelati-kind-2 = Eisglas
gelati-kind-3 = Porzellanschale
gelati-kind-4 = Erdbeereis
gelati-kind-5 = Vanilleeis
gelati-kind-6 = Schokoladeneis
gelati-kind-7 = Pistazieneis
gelati-kind-8 = Waffel
gelati-kind-9 = Erdbeere
gelati-kind-10 = Kirsche
gelati-kind-11 = Schirmchen
gelati-in-0 = im Pappbecher
gelati-in-1 = in der Tüte
gelati-in-2 = im Glas
gelati-in-3 = in der Schale
gelati-with-8 = mit Waffel
gelati-with-9 = mit Erdbeere
gelati-with-10 = mit Kirsche
gelati-with-11 = mit Schirmchen
gelati-ice = { $flavour } { $cup } { $topping }

gelati-ask-place = Platziere ein Plättchen.
gelati-ask-swap = Nichts passt. Welches Plättchen tauschst du aus?
gelati-ask-order = { $extra ->
    [0] Erfüllen, tauschen oder weiter?
    [one] Du hast { $extra } Bestandteil zu viel.
   *[other] Du hast { $extra } Bestandteile zu viel.
}
gelati-do-place = { $tile } bei { $q }, { $r } platzieren
gelati-do-swap = { $tile } austauschen
gelati-do-fulfil = Bestellung erfüllen: { $order }
gelati-do-trade = { $give } gegen { $take } tauschen
gelati-do-discard = { $kind } abwerfen
gelati-do-done = Weiter

gelati-place-it = Platzieren
gelati-swap-it = Austauschen
gelati-serve = Erfüllen
gelati-trade = Tauschen
gelati-put-back = Abwerfen
gelati-hint-place = Mit jedem Nachbarn muss etwas gleich sein.
gelati-hint-serve = { $points } Punkte: { $ice }
gelati-hint-trade = Tausche zwei deiner Bestandteile gegen einen anderen.
gelati-hint-second = Tippe einen zweiten Bestandteil an oder das, was du willst.
gelati-hint-take = Tippe nun an, was du dafür willst.
gelati-hint-give = { $kind }: Tippe zwei Bestandteile an, die du dafür gibst.
gelati-hint-back = { $kind } abwerfen oder mit einem zweiten tauschen.
gelati-worth = { $sides ->
    [one] { $sides } berührte Seite: { $points } Punkte.
   *[other] { $sides } berührte Seiten: { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
}
gelati-worth-row = { $points ->
    [one] { $points } Punkt für { $sides } Seiten, und eine Reihe: { $kinds }!
   *[other] { $points } Punkte für { $sides ->
        [one] { $sides } Seite, und eine Reihe: { $kinds }!
       *[other] { $sides } Seiten, und eine Reihe: { $kinds }!
    }
}

gelati-board = Die Plättchen auf dem Tisch
gelati-laid = { $ice }; Zeile { $row }, Spalte { $column }
gelati-place = Hier: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $sides ->
    [one] { $sides } Seite
   *[other] { $sides } Seiten
}; Zeile { $row }, Spalte { $column }
gelati-place-row = Hier: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $sides ->
    [one] { $sides } Seite
   *[other] { $sides } Seiten
}, und eine Reihe: { $kinds }; Zeile { $row }, Spalte { $column }
gelati-zoom-in = Näher
gelati-zoom-out = Weiter weg
gelati-zoom-fit = Alles zeigen
gelati-beyond-left = { $count ->
    [one] Noch ein Platz links
   *[other] Noch { $count } Plätze links
}
gelati-beyond-right = { $count ->
    [one] Noch ein Platz rechts
   *[other] Noch { $count } Plätze rechts
}
gelati-beyond-top = { $count ->
    [one] Noch ein Platz oben
   *[other] Noch { $count } Plätze oben
}
gelati-beyond-bottom = { $count ->
    [one] Noch ein Platz unten
   *[other] Noch { $count } Plätze unten
}
gelati-hand = Deine Plättchen
gelati-own = Plättchen { $number }: { $ice }
gelati-orders = Deine geheimen Bestellungen
gelati-order = Bestellung: { $ice }, { $points } Punkte; Bestandteile: { $there } von 3
gelati-tokens = Deine Bestandteile
gelati-supply = Vorrat
gelati-supply-kind = { $kind }, noch { $count }
gelati-supply-needed = { $kind }, noch { $count }; eine deiner Bestellungen braucht das
gelati-stack = { $tiles ->
    [one] { $tiles } Plättchen im Stapel
   *[other] { $tiles } Plättchen im Stapel
}
gelati-goal = Ziel: { $goal } Punkte
gelati-aside = Ausgetauscht: { $ice }
gelati-rival = { $name }: { $tiles ->
    [one] { $tiles } Plättchen
   *[other] { $tiles } Plättchen
}, { $orders ->
    [one] { $orders } Bestellung.
   *[other] { $orders } Bestellungen.
}
gelati-rival-tokens = Bestandteile: { $tokens }.
gelati-rival-seen = Bekannte Plättchen: { $tiles }.
gelati-rival-opened = Bestellungen: { $orders }.
gelati-opened = Bestellungen von { $name }: { $orders }.

gelati-material-sides = Berührte Seiten: { $sides }, Punkte: { $points }

gelati-key-tile = Eines deiner Plättchen wählen
gelati-key-place = Von Platz zu Platz, zuerst zum besten
gelati-key-ahead = Tun, was die Leiste anbietet
gelati-key-back = Loslassen, was gewählt war
gelati-key-zoom = Näher, weiter weg, alles sehen

gelati-event-opened = Auf dem Tisch: { $tile }.
gelati-event-began = { $seat } ist dran.
    .you = Du bist dran.
gelati-event-drew = { $tile ->
    [none] { $seat } zieht ein Plättchen.
   *[other] { $seat } zieht { $tile }.
}
    .you = { $tile ->
        [none] Du ziehst ein Plättchen.
       *[other] Du ziehst { $tile }.
    }
gelati-event-drew-order = { $order ->
    [none] { $seat } zieht eine Bestellung.
   *[other] { $seat } zieht die Bestellung: { $order }.
}
    .you = { $order ->
        [none] Du ziehst eine Bestellung.
       *[other] Du ziehst die Bestellung: { $order }.
    }
gelati-event-placed = { $seat } platziert { $tile }.
    .you = Du platzierst { $tile }.
gelati-event-scored = { $points ->
    [0] { $seat } bekommt keine Punkte für { $sides ->
        [one] { $sides } Seite
       *[other] { $sides } Seiten
    }.
    [one] { $seat } bekommt { $points } Punkt für { $sides } Seiten.
   *[other] { $seat } bekommt { $points } Punkte für { $sides } Seiten.
}
    .you = { $points ->
        [0] Du bekommst keine Punkte für { $sides ->
            [one] { $sides } Seite
           *[other] { $sides } Seiten
        }.
        [one] Du bekommst { $points } Punkt für { $sides } Seiten.
       *[other] Du bekommst { $points } Punkte für { $sides } Seiten.
    }
gelati-event-earned = Eine Reihe! { $seat } erhält einen Bestandteil: { $kind }.
    .you = Eine Reihe! Du erhältst einen Bestandteil: { $kind }.
gelati-event-missed = Eine Reihe: { $kind }. Aber im Vorrat ist kein solcher Bestandteil mehr für { $seat }.
    .you = Eine Reihe: { $kind }. Aber im Vorrat ist kein solcher Bestandteil mehr für dich.
gelati-event-fulfilled = { $points ->
    [one] { $seat } erfüllt eine Bestellung, { $order }: { $points } Punkt!
   *[other] { $seat } erfüllt eine Bestellung, { $order }: { $points } Punkte!
}
    .you = { $points ->
        [one] Du erfüllst eine Bestellung, { $order }: { $points } Punkt!
       *[other] Du erfüllst eine Bestellung, { $order }: { $points } Punkte!
    }
gelati-event-traded = { $seat } tauscht { $give } gegen { $take }.
    .you = Du tauschst { $give } gegen { $take }.
gelati-event-discarded = { $seat } wirft einen Bestandteil ab: { $kind }.
    .you = Du wirfst einen Bestandteil ab: { $kind }.
gelati-event-showed = Nichts passt. { $seat } zeigt { $tiles }.
    .you = Nichts passt. Du zeigst { $tiles }.
gelati-event-swapped = { $seat } tauscht { $out } gegen { $new }.
    .you = Du tauschst { $out } gegen { $new }.
gelati-event-shuffled = { $tiles ->
    [one] { $tiles } Plättchen kommt zurück in den Stapel.
   *[other] { $tiles } Plättchen kommen zurück in den Stapel.
}
gelati-event-reshuffled = { $orders ->
    [one] { $orders } erfüllte Bestellung kommt zurück in den Stapel.
   *[other] { $orders } erfüllte Bestellungen kommen zurück in den Stapel.
}
gelati-event-passed = { $seat } passt.
    .you = Du passt.
gelati-event-ended = { $points ->
    [one] Das Spiel ist aus: { $winners } mit { $points } Punkt.
   *[other] Das Spiel ist aus: { $winners } mit { $points } Punkten.
}

gelati-points-sides = angrenzende Seiten
gelati-points-orders = Bestellungen

gelati-why-points = mehr Punkte
gelati-why-near = das Ziel in Reichweite
gelati-why-tokens = mehr Bestandteile
gelati-why-order = ein Schritt zu einer Bestellung
gelati-why-order-late = eine Bestellung zur rechten Zeit
gelati-why-order-too = ein Schritt zu einer zweiten Bestellung
gelati-why-able = eine erfüllbare Bestellung
gelati-why-able-now = eine erfüllbare Bestellung noch in diesem Zug
gelati-why-able-later = eine erfüllbare Bestellung im nächsten Zug
gelati-why-ends-it = nur noch eine Bestellung bis zum Ziel
gelati-why-gain = ein besserer Platz für ein Plättchen
gelati-why-gain-now = sofort ein besserer Platz
gelati-why-gain-next = ein besserer Platz für den nächsten Zug
gelati-why-gain-late = ein guter Platz kurz vor dem Ziel
gelati-why-other-gain = ein zweiter guter Platz
gelati-why-other-gain-now = sofort ein zweiter guter Platz
gelati-why-own-gain = ein guter Platz ohne Konkurrenz
gelati-why-own-gain-late = ein Platz ohne Konkurrenz kurz vor dem Ziel
gelati-why-other-own-gain = ein zweiter Platz ohne Konkurrenz
gelati-why-left-gain = ein guter Platz auch nach dem nächsten Spieler
gelati-why-left-gain-late = ein guter Platz kurz vor dem Ziel auch nach dem nächsten Spieler
gelati-why-fills = ein Platz für den letzten Bestandteil einer Bestellung
gelati-why-fills-now = sofort ein Platz für den letzten Bestandteil einer Bestellung
gelati-why-wins = ein möglicher Gewinnzug
gelati-why-wins-now = sofort ein Gewinnzug
gelati-why-wins-next = gleich als Nächstes ein Gewinnzug
gelati-why-wins-twice = zwei Wege zum Sieg
gelati-why-in-two = ein Sieg in zwei Zügen
gelati-why-in-two-now = ein Sieg in zwei Zügen ab sofort
gelati-why-turn = am Zug zu sein
gelati-why-turn-late = am Zug zu sein kurz vor dem Ziel
gelati-why-next = der nächste Zug
gelati-why-next-late = der nächste Zug kurz vor dem Ziel
