# De woorden van Gelato Mio.

gelato-mio-letter-vanilla = V
gelato-mio-letter-strawberry = A
gelato-mio-letter-chocolate = C
gelato-mio-letter-creams = Ro
gelato-mio-letter-sugar = Su
gelato-mio-letter-bowl = Be
gelato-mio-letter-cone = Ho
gelato-mio-letter-wafer = Wa

gelato-mio-card-vanilla = { $count ->
    [one] vanille
   *[other] { $count } vanille
}
gelato-mio-card-strawberry = { $count ->
    [one] aardbei
   *[other] { $count } aardbeien
}
gelato-mio-card-chocolate = { $count ->
    [one] chocolade
   *[other] { $count } chocolade
}
gelato-mio-card-creams = { $count ->
    [one] room
   *[other] { $count } room
}
gelato-mio-card-sugar = { $count ->
    [one] suiker
   *[other] { $count } suiker
}
gelato-mio-card-bowl = { $count ->
    [one] een beker
   *[other] { $count } bekers
}
gelato-mio-card-cone = { $count ->
    [one] een hoorntje
   *[other] { $count } hoorntjes
}
gelato-mio-card-wafer = { $count ->
    [one] een wafel
   *[other] { $count } wafels
}
gelato-mio-ball-vanilla = { $count ->
    [one] een bol vanille
   *[other] { $count } bollen vanille
}
gelato-mio-ball-strawberry = { $count ->
    [one] een bol aardbei
   *[other] { $count } bollen aardbei
}
gelato-mio-ball-chocolate = { $count ->
    [one] een bol chocolade
   *[other] { $count } bollen chocolade
}

gelato-mio-ask-act = Nemen, maken, bedienen of hulp vragen?
gelato-mio-ask-pay = { $owed ->
    [one] Nog één kaart voor de hulp. Welke?
   *[other] Hulp kost { $owed } kaarten. Welke eerst?
}
gelato-mio-ask-ask = Uit wiens hand trek je een kaart?
gelato-mio-ask-discard = { $owed ->
    [one] Controle: { $owed } kaart moet weg.
   *[other] Controle: { $owed } kaarten moeten weg.
}
gelato-mio-ask-return = { $owed ->
    [one] Controle: { $owed } bol moet weg.
   *[other] Controle: { $owed } bollen moeten weg.
}
gelato-mio-do-draw = Neem { $cards }
gelato-mio-do-make = Maak { $ball }
gelato-mio-do-serve = Bedien: { $order }
gelato-mio-do-help = Hulp vragen
gelato-mio-do-ask = Trek een kaart van { $whom }
gelato-mio-do-pass = Passen
gelato-mio-do-discard = Leg af: { $card }
gelato-mio-do-return = Geef terug: { $ball }

gelato-mio-hint = Gelijke buren komen mee.
gelato-mio-hint-ready = Wat groen is, kan meteen.
gelato-mio-hint-discard = Tik op een kaart uit je hand.
gelato-mio-hint-return = Tik op je bollen.
gelato-mio-help-costs = { $cards ->
    [one] { $cards } kaart voor één van een ander
   *[other] { $cards } kaarten voor één van een ander
}
gelato-mio-hint-help = Daarna trek je blind een kaart uit een andere hand.
gelato-mio-along = { $count ->
    [one] { $count } gelijke buur komt mee.
   *[other] { $count } gelijke buren komen mee.
}
gelato-mio-last = { $turns ->
    [one] Een stapel is leeg: nog { $turns } beurt.
   *[other] Een stapel is leeg: nog { $turns } beurten.
}
gelato-mio-missing = Nog nodig: { $parts }
gelato-mio-order = { $vessel ->
    [bowl] beker: { $balls } ({ $points })
   *[cone] hoorntje: { $balls } ({ $points })
}
gelato-mio-behind = { $count ->
    [one] { $count } wacht erachter
   *[other] { $count } wachten erachter
}
gelato-mio-nobody = Hier wacht niemand meer.
gelato-mio-display = Vitrine
gelato-mio-place = { $count ->
    [one] Plek { $place }: { $card }
   *[other] Plek { $place }: { $card }; { $count } kaarten komen samen
}
gelato-mio-place-empty = Plek { $place } is leeg
gelato-mio-piles = IJs
gelato-mio-pile = { $left ->
    [0] Deze stapel is leeg.
   *[other] Op de stapel: { $balls }
}
gelato-mio-own = { $count ->
    [0] Hiervan heb je niets
   *[other] Voor je: { $balls }
}
gelato-mio-deck = { $count ->
    [one] Trekstapel: { $count } kaart
   *[other] Trekstapel: { $count } kaarten
}
gelato-mio-discards = { $count ->
    [one] Aflegstapel: { $count } kaart
   *[other] Aflegstapel: { $count } kaarten
}
gelato-mio-customers = Klanten
gelato-mio-goals = Doelen
gelato-mio-players = Handen en ijs van de anderen
gelato-mio-hand = { $count ->
    [one] Je hand: { $count } kaart
   *[other] Je hand: { $count } kaarten
}
gelato-mio-hand-empty = Je hand is leeg: tast toe in de vitrine!
gelato-mio-holds = { $name } heeft { $cards }.
gelato-mio-holds-none = { $name } heeft geen kaarten.
gelato-mio-unknown = { $count ->
    [one] { $count } onbekende kaart
   *[other] { $count } onbekende kaarten
}
gelato-mio-holds-many = { $count ->
    [one] { $name } heeft { $count } kaart.
   *[other] { $name } heeft { $count } kaarten.
}
gelato-mio-note-open = Aantekeningen over de hand van { $name }
gelato-mio-note-title = Wat zou { $name } in de hand hebben?
gelato-mio-note-about = Dit zie alleen jij. Het blijft in deze browser.
gelato-mio-note-more = Eén meer: { $card }
gelato-mio-note-less = Eén minder: { $card }
gelato-mio-noted = genoteerd: { $cards }
gelato-mio-note-wipe = Alles wissen
gelato-mio-control-hands = Wie heeft te veel kaarten?
gelato-mio-control-balls = Wie heeft te veel ijs?
gelato-mio-goal-bowls = bekers
gelato-mio-goal-doubles = hoorntjes met 2 bollen
gelato-mio-goal-singles = hoorntjes met 1 bol
gelato-mio-goal-vanilla = de meeste vanille
gelato-mio-goal-strawberry = de meeste aardbei
gelato-mio-goal-chocolate = de meeste chocolade
gelato-mio-goal-all = de meeste bollen
gelato-mio-race = Als eerste { $number } { $goal }: { $worth }. Jij { $own }.
gelato-mio-most = { $leads ->
    [one] Aan het eind { $goal }: { $worth }. Jij { $own }; { $name } leidt.
   *[nobody] Aan het eind { $goal }: { $worth }. Jij { $own }.
}
gelato-mio-goal-taken = { $goal }, { $worth }: van { $owner }.

gelato-mio-material-hands = { $count } voor de handen
gelato-mio-material-balls = { $count } voor het ijs
gelato-mio-material-race = Als eerste { $number } { $goal }: { $worth }
gelato-mio-material-most = Aan het eind { $goal }: { $worth }

gelato-mio-key-display = Naar een plek in de vitrine gaan
gelato-mio-key-walk = In de vitrine van kaart naar kaart
gelato-mio-key-take = De gemarkeerde kaart nemen

gelato-mio-event-began = { $seat } is aan de beurt.
    .you = Je bent aan de beurt.
gelato-mio-event-dealt = Nieuw in rij { $line }: { $card }.
gelato-mio-event-took = { $card ->
    [none] { $seat } neemt uit de vitrine.
   *[other] { $seat } neemt uit de vitrine: { $card }.
}
    .you = Je neemt uit de vitrine: { $card }.
gelato-mio-event-reshuffled = { $cards ->
    [one] De trekstapel is op: { $cards } afgelegde kaart wordt de nieuwe.
   *[other] De trekstapel is op: { $cards } afgelegde kaarten worden de nieuwe.
}
gelato-mio-event-halted = Rij { $line } blijft leeg: er is niets om hem mee te vullen.
gelato-mio-event-controlled = { $quality ->
    [hands] Kwaliteitscontrole van de handen!
   *[balls] Kwaliteitscontrole van het ijs!
}
gelato-mio-event-inspected = { $quality ->
    [hands] { $count ->
        [one] { $seat } heeft te veel kaarten: { $count } moet weg.
       *[other] { $seat } heeft te veel kaarten: { $count } moeten weg.
    }
   *[balls] { $count ->
        [one] { $seat } heeft te veel ijs: { $count } bol moet terug.
       *[other] { $seat } heeft te veel ijs: { $count } bollen moeten terug.
    }
}
    .you = { $quality ->
        [hands] { $count ->
            [one] Je hebt te veel kaarten: { $count } moet weg.
           *[other] Je hebt te veel kaarten: { $count } moeten weg.
        }
       *[balls] { $count ->
            [one] Je hebt te veel ijs: { $count } bol moet terug.
           *[other] Je hebt te veel ijs: { $count } bollen moeten terug.
        }
    }
gelato-mio-event-discarded = { $seat } legt af: { $card }.
    .you = Je legt af: { $card }.
gelato-mio-event-returned = { $seat } geeft terug: { $ball }.
    .you = Je geeft terug: { $ball }.
gelato-mio-event-made = { $seat } maakt { $ball }.
    .you = Je maakt { $ball }.
gelato-mio-event-served = { $points ->
    [one] { $seat } bedient de klant op plek { $place }: { $points } punt!
   *[other] { $seat } bedient de klant op plek { $place }: { $points } punten!
}
    .you = { $points ->
        [one] Je bedient de klant op plek { $place }: { $points } punt!
       *[other] Je bedient de klant op plek { $place }: { $points } punten!
    }
gelato-mio-event-came = De volgende klant komt op plek { $place }.
gelato-mio-event-claimed = { $points ->
    [one] { $seat } haalt het doel “{ $goal }”: { $points } punt.
   *[other] { $seat } haalt het doel “{ $goal }”: { $points } punten.
}
    .you = { $points ->
        [one] Je haalt het doel “{ $goal }”: { $points } punt.
       *[other] Je haalt het doel “{ $goal }”: { $points } punten.
    }
gelato-mio-event-stole = { $card ->
    [none] { $seat } trekt een kaart van { $whom }.
   *[other] { $seat } trekt van { $whom }: { $card }.
}
    .you = { $card ->
        [none] Je trekt een kaart van { $whom }.
       *[other] Je trekt van { $whom }: { $card }.
    }
    .yours = { $card ->
        [none] { $seat } trekt een kaart van jou.
       *[other] { $seat } trekt van jou: { $card }.
    }
gelato-mio-event-passed = { $seat } kan niets doen en past.
    .you = Je kunt niets doen en past.
gelato-mio-event-emptied = { $seat } maakt de laatste van de stapel, { $ball }: iedereen krijgt nog een beurt.
    .you = Je maakt de laatste van de stapel, { $ball }: iedereen krijgt nog een beurt.
gelato-mio-event-showed = { $cards-count ->
    [0] { $seat } toont een lege hand.
   *[other] { $points ->
        [0] { $seat } toont { $cards }: geen paar.
        [one] { $seat } toont { $cards }: { $points } punt voor een paar.
       *[other] { $seat } toont { $cards }: { $points } punten voor paren.
    }
}
    .you = { $cards-count ->
        [0] Je toont een lege hand.
       *[other] { $points ->
            [0] Je toont { $cards }: geen paar.
            [one] Je toont { $cards }: { $points } punt voor een paar.
           *[other] Je toont { $cards }: { $points } punten voor paren.
        }
    }
gelato-mio-event-won = { $points ->
    [one] { $seat } heeft { $goal }, namelijk { $balls }: { $points } punt.
   *[other] { $seat } heeft { $goal }, namelijk { $balls }: { $points } punten.
}
    .you = { $points ->
        [one] Je hebt { $goal }, namelijk { $balls }: { $points } punt.
       *[other] Je hebt { $goal }, namelijk { $balls }: { $points } punten.
    }
gelato-mio-event-ended = { $points ->
    [one] Het spel is uit: { $winners } met { $points } punt.
   *[other] Het spel is uit: { $winners } met { $points } punten.
}

gelato-mio-points-customers = klanten
gelato-mio-points-races = doelen
gelato-mio-points-majorities = meeste bollen
gelato-mio-points-pairs = paren in de hand

gelato-mio-why-score = meer punten
gelato-mio-why-late-score = meer punten tegen het einde
gelato-mio-why-last-score = meer punten in de laatste ronde
gelato-mio-why-first = een goede klant die eerder bediend is
gelato-mio-why-late-first = een goede klant die voor het einde bediend is
gelato-mio-why-second = een tweede klant die eerder bediend is
gelato-mio-why-ready = een klant om meteen te bedienen
gelato-mio-why-balls = meer bollen op tafel
gelato-mio-why-late-balls = meer bollen op tafel tegen het einde
gelato-mio-why-balls-at-risk = minder bollen die een controle kan kosten
gelato-mio-why-cards = meer kaarten in de hand
gelato-mio-why-late-cards = meer kaarten in de hand tegen het einde
gelato-mio-why-cards-at-risk = minder kaarten die een controle kan kosten
gelato-mio-why-flavours = meer smaken in de hand
gelato-mio-why-creams = meer room in de hand
gelato-mio-why-sugar = meer suiker in de hand
gelato-mio-why-bowl = een beker in de hand
gelato-mio-why-cone = meer hoorntjes in de hand
gelato-mio-why-wafer = een wafel in de hand
gelato-mio-why-to-make = een bol om meteen te maken
gelato-mio-why-flavour-lead = een grotere voorsprong in één smaak tegen het einde
gelato-mio-why-ball-lead = een grotere voorsprong in bollen
gelato-mio-why-bowls = een betere plek in de race om de bekers
gelato-mio-why-doubles = een betere plek in de race om hoorntjes met 2 bollen
gelato-mio-why-singles = een betere plek in de race om hoorntjes met 1 bol
gelato-mio-why-pairs = meer paren in de hand tegen het einde
gelato-mio-why-to-move = de beurt
gelato-mio-why-to-discard = minder kaarten die weg moeten
gelato-mio-why-to-return = minder bollen die terug moeten
gelato-mio-why-to-pay = minder kaarten als prijs voor de hulp
gelato-mio-why-to-steal = hulp die onderweg is
