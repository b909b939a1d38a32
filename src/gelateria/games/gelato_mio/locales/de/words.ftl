# Worte für Gelato Mio.

gelato-mio-letter-vanilla = V
gelato-mio-letter-strawberry = E
gelato-mio-letter-chocolate = S
gelato-mio-letter-creams = Sa
gelato-mio-letter-sugar = Zu
gelato-mio-letter-bowl = Be
gelato-mio-letter-cone = Hö
gelato-mio-letter-wafer = Wa

gelato-mio-card-vanilla = { $count ->
    [one] Vanille
   *[other] { $count } Vanille
}
gelato-mio-card-strawberry = { $count ->
    [one] Erdbeere
   *[other] { $count } Erdbeeren
}
gelato-mio-card-chocolate = { $count ->
    [one] Schokolade
   *[other] { $count } Schokolade
}
gelato-mio-card-creams = { $count ->
    [one] Sahne
   *[other] { $count } Sahne
}
gelato-mio-card-sugar = { $count ->
    [one] Zucker
   *[other] { $count } Zucker
}
gelato-mio-card-bowl = { $count ->
    [one] ein Becher
   *[other] { $count } Becher
}
gelato-mio-card-cone = { $count ->
    [one] ein Hörnchen
   *[other] { $count } Hörnchen
}
gelato-mio-card-wafer = { $count ->
    [one] eine Waffel
   *[other] { $count } Waffeln
}
gelato-mio-ball-vanilla = { $count ->
    [one] eine Kugel Vanille
   *[other] { $count } Kugeln Vanille
}
gelato-mio-ball-strawberry = { $count ->
    [one] eine Kugel Erdbeere
   *[other] { $count } Kugeln Erdbeere
}
gelato-mio-ball-chocolate = { $count ->
    [one] eine Kugel Schokolade
   *[other] { $count } Kugeln Schokolade
}

gelato-mio-ask-act = Nehmen, machen, bedienen, Hilfe?
gelato-mio-ask-pay = { $owed ->
    [one] Noch eine Karte für die Hilfe. Welche?
   *[other] Hilfe kostet { $owed } Karten. Welche zuerst?
}
gelato-mio-ask-ask = Aus wessen Hand ziehst du eine Karte?
gelato-mio-ask-discard = { $owed ->
    [one] Kontrolle: { $owed } Karte muss weg.
   *[other] Kontrolle: { $owed } Karten müssen weg.
}
gelato-mio-ask-return = { $owed ->
    [one] Kontrolle: { $owed } Kugel muss weg.
   *[other] Kontrolle: { $owed } Kugeln müssen weg.
}
gelato-mio-do-draw = Nehmen: { $cards }
gelato-mio-do-make = Machen: { $ball }
gelato-mio-do-serve = Bedienen: { $order }
gelato-mio-do-help = Hilfe holen
gelato-mio-do-ask = Eine Karte von { $whom } ziehen
gelato-mio-do-pass = Passen
gelato-mio-do-discard = Ablegen: { $card }
gelato-mio-do-return = Zurückgeben: { $ball }

gelato-mio-hint = Gleiche Nachbarn kommen mit.
gelato-mio-hint-ready = Grün heißt: bereit.
gelato-mio-hint-discard = Tippe auf eine deiner Karten.
gelato-mio-hint-return = Tippe auf deine Kugeln.
gelato-mio-help-costs = { $cards ->
    [one] { $cards } Karte für eine von anderen
   *[other] { $cards } Karten für eine von anderen
}
gelato-mio-hint-help = Danach ziehst du verdeckt eine Karte aus einer anderen Hand.
gelato-mio-along = { $count ->
    [one] { $count } gleicher Nachbar kommt mit.
   *[other] { $count } gleiche Nachbarn kommen mit.
}
gelato-mio-last = { $turns ->
    [one] Ein Stapel ist leer: noch { $turns } Zug.
   *[other] Ein Stapel ist leer: noch { $turns } Züge.
}
gelato-mio-missing = Es fehlt: { $parts }
gelato-mio-order = { $vessel ->
    [bowl] Becher: { $balls } ({ $points })
   *[cone] Hörnchen: { $balls } ({ $points })
}
gelato-mio-behind = { $count ->
    [one] { $count } wartet dahinter
   *[other] { $count } warten dahinter
}
gelato-mio-nobody = Hier wartet niemand mehr.
gelato-mio-display = Auslage
gelato-mio-place = { $count ->
    [one] Platz { $place }: { $card }
   *[other] Platz { $place }: { $card }; { $count } Karten kommen zusammen
}
gelato-mio-place-empty = Platz { $place } ist leer
gelato-mio-piles = Eis
gelato-mio-pile = { $left ->
    [0] Dieser Stapel ist leer.
   *[other] Auf dem Stapel: { $balls }
}
gelato-mio-own = { $count ->
    [0] Davon liegt nichts vor dir
   *[other] Vor dir: { $balls }
}
gelato-mio-deck = { $count ->
    [one] Nachziehstapel: { $count } Karte
   *[other] Nachziehstapel: { $count } Karten
}
gelato-mio-discards = { $count ->
    [one] Ablage: { $count } Karte
   *[other] Ablage: { $count } Karten
}
gelato-mio-customers = Kunden
gelato-mio-goals = Ziele
gelato-mio-players = Hände und Eis der anderen
gelato-mio-hand = { $count ->
    [one] Deine Hand: { $count } Karte
   *[other] Deine Hand: { $count } Karten
}
gelato-mio-hand-empty = Deine Hand ist leer: Greif zu!
gelato-mio-holds = { $name } hält { $cards }.
gelato-mio-holds-none = { $name } hält keine Karten.
gelato-mio-unknown = { $count ->
    [one] { $count } unbekannte Karte
   *[other] { $count } unbekannte Karten
}
gelato-mio-holds-many = { $count ->
    [one] { $name } hält { $count } Karte.
   *[other] { $name } hält { $count } Karten.
}
gelato-mio-note-open = Notizen zur Hand von { $name }
gelato-mio-note-title = Was hat { $name } wohl auf der Hand?
gelato-mio-note-about = Das siehst nur du. Es bleibt in diesem Browser.
gelato-mio-note-more = Eins mehr: { $card }
gelato-mio-note-less = Eins weniger: { $card }
gelato-mio-noted = notiert: { $cards }
gelato-mio-note-wipe = Alles löschen
gelato-mio-control-hands = Wer hält zu viele Karten?
gelato-mio-control-balls = Wer hat zu viel Eis?
gelato-mio-goal-bowls = Becher
gelato-mio-goal-doubles = Hörnchen mit 2 Kugeln
gelato-mio-goal-singles = Hörnchen mit 1 Kugel
gelato-mio-goal-vanilla = am meisten Vanille
gelato-mio-goal-strawberry = am meisten Erdbeere
gelato-mio-goal-chocolate = am meisten Schokolade
gelato-mio-goal-all = die meisten Kugeln
gelato-mio-race = Zuerst { $number } { $goal }: { $worth }. Du hast { $own }.
gelato-mio-most = { $leads ->
    [one] Am Ende { $goal }: { $worth }. Du { $own }; { $name } führt.
   *[nobody] Am Ende { $goal }: { $worth }. Du { $own }.
}
gelato-mio-goal-taken = { $goal }, { $worth }: hat { $owner }.

gelato-mio-material-hands = { $count } für die Hände
gelato-mio-material-balls = { $count } für die Kugeln
gelato-mio-material-race = Zuerst { $number } { $goal }: { $worth }
gelato-mio-material-most = Am Ende { $goal }: { $worth }

gelato-mio-key-display = Zu einem Platz der Auslage gehen
gelato-mio-key-walk = In der Auslage von Karte zu Karte
gelato-mio-key-take = Die markierte Karte nehmen

gelato-mio-event-began = { $seat } ist dran.
    .you = Du bist dran.
gelato-mio-event-dealt = Neu in Reihe { $line }: { $card }.
gelato-mio-event-took = { $card ->
    [none] { $seat } nimmt aus der Auslage.
   *[other] { $seat } nimmt aus der Auslage: { $card }.
}
    .you = Du nimmst aus der Auslage: { $card }.
gelato-mio-event-reshuffled = { $cards ->
    [one] Der Nachziehstapel ist leer: { $cards } abgelegte Karte wird der neue.
   *[other] Der Nachziehstapel ist leer: { $cards } abgelegte Karten werden der neue.
}
gelato-mio-event-halted = Reihe { $line } bleibt leer: Es gibt nichts zum Auffüllen.
gelato-mio-event-controlled = { $quality ->
    [hands] Qualitätskontrolle der Hände!
   *[balls] Qualitätskontrolle beim Eis!
}
gelato-mio-event-inspected = { $quality ->
    [hands] { $count ->
        [one] { $seat } hält zu viel: { $count } Karte muss weg.
       *[other] { $seat } hält zu viel: { $count } Karten müssen weg.
    }
   *[balls] { $count ->
        [one] { $seat } hat zu viel Eis: { $count } Kugel muss zurück.
       *[other] { $seat } hat zu viel Eis: { $count } Kugeln müssen zurück.
    }
}
    .you = { $quality ->
        [hands] { $count ->
            [one] Du hältst zu viel: { $count } Karte muss weg.
           *[other] Du hältst zu viel: { $count } Karten müssen weg.
        }
       *[balls] { $count ->
            [one] Du hast zu viel Eis: { $count } Kugel muss zurück.
           *[other] Du hast zu viel Eis: { $count } Kugeln müssen zurück.
        }
    }
gelato-mio-event-discarded = { $seat } legt ab: { $card }.
    .you = Du legst ab: { $card }.
gelato-mio-event-returned = { $seat } gibt zurück: { $ball }.
    .you = Du gibst zurück: { $ball }.
gelato-mio-event-made = { $seat } macht { $ball }.
    .you = Du machst { $ball }.
gelato-mio-event-served = { $points ->
    [one] { $seat } bedient den Kunden an Platz { $place }: { $points } Punkt!
   *[other] { $seat } bedient den Kunden an Platz { $place }: { $points } Punkte!
}
    .you = { $points ->
        [one] Du bedienst den Kunden an Platz { $place }: { $points } Punkt!
       *[other] Du bedienst den Kunden an Platz { $place }: { $points } Punkte!
    }
gelato-mio-event-came = Der nächste Kunde kommt an Platz { $place }.
gelato-mio-event-claimed = { $points ->
    [one] { $seat } erreicht das Ziel „{ $goal }“: { $points } Punkt.
   *[other] { $seat } erreicht das Ziel „{ $goal }“: { $points } Punkte.
}
    .you = { $points ->
        [one] Du erreichst das Ziel „{ $goal }“: { $points } Punkt.
       *[other] Du erreichst das Ziel „{ $goal }“: { $points } Punkte.
    }
gelato-mio-event-stole = { $card ->
    [none] { $seat } zieht eine Karte von { $whom }.
   *[other] { $seat } zieht von { $whom }: { $card }.
}
    .you = { $card ->
        [none] Du ziehst eine Karte von { $whom }.
       *[other] Du ziehst von { $whom }: { $card }.
    }
    .yours = { $card ->
        [none] { $seat } zieht eine Karte von dir.
       *[other] { $seat } zieht von dir: { $card }.
    }
gelato-mio-event-passed = { $seat } kann nichts tun und passt.
    .you = Du kannst nichts tun und passt.
gelato-mio-event-emptied = { $seat } macht die letzte vom Stapel, { $ball }: Alle sind noch einmal dran.
    .you = Du machst die letzte vom Stapel, { $ball }: Alle sind noch einmal dran.
gelato-mio-event-showed = { $cards-count ->
    [0] { $seat } zeigt eine leere Hand.
   *[other] { $points ->
        [0] { $seat } zeigt { $cards }: kein Paar.
        [one] { $seat } zeigt { $cards }: { $points } Punkt für ein Paar.
       *[other] { $seat } zeigt { $cards }: { $points } Punkte für Paare.
    }
}
    .you = { $cards-count ->
        [0] Du zeigst eine leere Hand.
       *[other] { $points ->
            [0] Du zeigst { $cards }: kein Paar.
            [one] Du zeigst { $cards }: { $points } Punkt für ein Paar.
           *[other] Du zeigst { $cards }: { $points } Punkte für Paare.
        }
    }
gelato-mio-event-won = { $points ->
    [one] { $seat } hat { $goal }, nämlich { $balls }: { $points } Punkt.
   *[other] { $seat } hat { $goal }, nämlich { $balls }: { $points } Punkte.
}
    .you = { $points ->
        [one] Du hast { $goal }, nämlich { $balls }: { $points } Punkt.
       *[other] Du hast { $goal }, nämlich { $balls }: { $points } Punkte.
    }
gelato-mio-event-ended = { $points ->
    [one] Das Spiel ist aus: { $winners } mit { $points } Punkt.
   *[other] Das Spiel ist aus: { $winners } mit { $points } Punkten.
}

gelato-mio-points-customers = Kunden
gelato-mio-points-races = Ziele
gelato-mio-points-majorities = die meisten Kugeln
gelato-mio-points-pairs = Paare auf der Hand

gelato-mio-why-score = mehr Punkte
gelato-mio-why-late-score = mehr Punkte gegen Ende
gelato-mio-why-last-score = mehr Punkte in der letzten Runde
gelato-mio-why-first = ein guter Kunde in greifbarer Nähe
gelato-mio-why-late-first = ein guter Kunde noch vor dem Ende
gelato-mio-why-second = ein zweiter Kunde in greifbarer Nähe
gelato-mio-why-ready = ein Kunde zum sofortigen Bedienen
gelato-mio-why-balls = mehr Kugeln auf dem Tisch
gelato-mio-why-late-balls = mehr Kugeln auf dem Tisch gegen Ende
gelato-mio-why-balls-at-risk = weniger Kugeln in Gefahr bei einer Kontrolle
gelato-mio-why-cards = mehr Karten auf der Hand
gelato-mio-why-late-cards = mehr Karten auf der Hand gegen Ende
gelato-mio-why-cards-at-risk = weniger Karten in Gefahr bei einer Kontrolle
gelato-mio-why-flavours = mehr Sorten auf der Hand
gelato-mio-why-creams = mehr Sahne auf der Hand
gelato-mio-why-sugar = mehr Zucker auf der Hand
gelato-mio-why-bowl = ein Becher auf der Hand
gelato-mio-why-cone = mehr Hörnchen auf der Hand
gelato-mio-why-wafer = eine Waffel auf der Hand
gelato-mio-why-to-make = sofort genug für eine Kugel
gelato-mio-why-flavour-lead = ein größerer Vorsprung bei einer Sorte gegen Ende
gelato-mio-why-ball-lead = ein größerer Vorsprung an Kugeln
gelato-mio-why-bowls = ein besserer Stand im Rennen um die Becher
gelato-mio-why-doubles = ein besserer Stand im Rennen um Hörnchen mit 2 Kugeln
gelato-mio-why-singles = ein besserer Stand im Rennen um Hörnchen mit 1 Kugel
gelato-mio-why-pairs = mehr Paare auf der Hand gegen Ende
gelato-mio-why-to-move = am Zug zu sein
gelato-mio-why-to-discard = weniger Karten zum Ablegen
gelato-mio-why-to-return = weniger Kugeln zum Zurückgeben
gelato-mio-why-to-pay = weniger Karten als Preis für die Hilfe
gelato-mio-why-to-steal = Hilfe unterwegs
