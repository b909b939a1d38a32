# Worte für Gelini Nightlife.

gelini-nightlife-score = { $points ->
    [one] { $points } Feld
   *[other] { $points } Felder
}
gelini-nightlife-colour = { $colour ->
    [amber] bernsteingelbe
    [blue] blaue
    [coral] korallenrote
    [green] grüne
    [indigo] indigoblaue
    [lilac] lilafarbene
    [mint] minzgrüne
    [navy] marineblaue
    [orange] orangefarbene
    [pink] rosarote
    [red] rote
    [silver] silberne
    [teal] türkisblaue
    [violet] violette
    [white] weiße
   *[yellow] gelbe
}
gelini-nightlife-tile = { $kind ->
    [vip] ein VIP-Plättchen
    [star] ein Star-Plättchen
    [band] die Band
    [coin] eine Münze
    [flyer] Party Flyer
    [call] Party Call
    [people] Party People
   *[guest] die { $colour } { $size }
}
gelini-nightlife-ask-throw = Du stehst ganz hinten. Wirf den Würfel.
gelini-nightlife-ask-ask = { $must ->
    [yes] { $limit } Würfe nahm niemand: Diese { $thrown } ist deine.
   *[no] Eine { $thrown }: { $tile } nehmen oder passen?
}
gelini-nightlife-ask-flyer = Party Flyer: Wen lockst du zu dir?
gelini-nightlife-ask-call = Party Call: Zu wem zurück?
gelini-nightlife-ask-people = Party People: Wer kommt rein?
gelini-nightlife-ask-clique = Der Rest der Clique: mit ihnen oder ohne?
gelini-nightlife-waits = { $state ->
    [throw] { $name } würfelt …
    [ask] { $name } überlegt: mit der { $thrown } { $tile } nehmen?
    [clique] { $name } überlegt: mit der Clique oder ohne …
   *[act] { $name } sucht aus …
}
gelini-nightlife-do-throw = Würfeln
gelini-nightlife-do-move = Nehmen
gelini-nightlife-do-pass = Passen
gelini-nightlife-do-gather = Mit der Clique
gelini-nightlife-do-leave = Ohne
gelini-nightlife-do-take = { $tile } von Platz { $place } nehmen
gelini-nightlife-do-lure = { $tile } von { $seat } zu dir locken
gelini-nightlife-hint-take = Tippe an, was leuchtet.
gelini-nightlife-hint-lure = Tippe an, wen du willst.
gelini-nightlife-brings = { $squares ->
    [one] { $squares } Feld: { $filled } von { $capacity }.
   *[other] { $squares } Felder: { $filled } von { $capacity }.
}
gelini-nightlife-brings-clique = { $friends ->
    [one] Ein Freund kommt mit! { $squares } Felder: { $filled } von { $capacity }.
   *[other] { $friends } Freunde kommen mit! { $squares } Felder: { $filled } von { $capacity }.
}
gelini-nightlife-brings-may = Dann kann die Clique mitkommen.
gelini-nightlife-with-clique = { $queueing ->
    [0] { $squares ->
        [one] { $squares } Feld: { $filled } von { $capacity }.
       *[other] { $squares } Felder: { $filled } von { $capacity }.
    }
    [one] { $squares ->
        [one] { $squares } Feld: { $filled } von { $capacity }. Die Schlange wird um einen Gast kürzer, und die Band rückt näher.
       *[other] { $squares } Felder: { $filled } von { $capacity }. Die Schlange wird um einen Gast kürzer, und die Band rückt näher.
    }
   *[other] { $squares } Felder: { $filled } von { $capacity }. Die Schlange wird um { $queueing } Gäste kürzer, und die Band rückt näher.
}
gelini-nightlife-coming = Wer mitkäme
gelini-nightlife-from-queue = Aus der Schlange
gelini-nightlife-brings-full = { $squares ->
    [one] { $squares } Feld: Deine Tanzfläche ist voll, du gewinnst!
   *[other] { $squares } Felder: Deine Tanzfläche ist voll, du gewinnst!
}
gelini-nightlife-brings-band = { $squares } Felder und Schluss: Wer am wenigsten frei hat, gewinnt.
gelini-nightlife-brings-star = Du engagierst einen Star! { $squares } Felder: { $filled } von { $capacity }.
gelini-nightlife-brings-coin = { $stars ->
    [0] Es ist kein Star mehr zu haben.
   *[other] Mit noch einer Münze engagierst du einen Star.
}
gelini-nightlife-brings-flyer = Locke jemanden von einer anderen Tanzfläche.
gelini-nightlife-brings-call = Geh zurück und nimm jemanden, den du überholt hast.
gelini-nightlife-brings-people = Nimm jemanden, den alle überholt haben.
gelini-nightlife-queue = Die Schlange, von der Band bis zum Letzten
gelini-nightlife-place = { $tile }, Platz { $place }
gelini-nightlife-place-behind = { $tile }, Platz { $place }, von allen überholt
gelini-nightlife-pawn = Figur von { $name }
gelini-nightlife-floor = { $coins ->
    [0] Tanzfläche von { $name }: { $filled } von { $capacity } Feldern
    [one] Tanzfläche von { $name }: { $filled } von { $capacity } Feldern, { $coins } Münze
   *[other] Tanzfläche von { $name }: { $filled } von { $capacity } Feldern, { $coins } Münzen
}
gelini-nightlife-empty = Noch tanzt niemand
gelini-nightlife-enlarge = Tanzfläche von { $name } vergrößern
gelini-nightlife-coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
gelini-nightlife-stars = { $stars ->
    [one] { $stars } Star zu haben
   *[other] { $stars } Stars zu haben
}
gelini-nightlife-die = { $steps ->
    [0] Der Würfel
   *[other] Der Würfel zeigt { $steps }
}
gelini-nightlife-order = Wer gefragt wird, der Reihe nach
gelini-nightlife-asked = { $state ->
    [now] { $name }: jetzt
    [passed] { $name }: hat gepasst
   *[later] { $name }
}
gelini-nightlife-untaken = Die letzten { $throws } Würfe hat niemand genommen, höchstens { $limit } sind erlaubt
gelini-nightlife-material-floor = Die Tanzfläche: { $squares } Felder
gelini-nightlife-material-stage = Zu zweit dazu eine Extra Stage: { $squares } Felder

gelini-nightlife-key-ahead = Werfen, nehmen, oder die Clique mitkommen lassen
gelini-nightlife-key-pass = Passen, oder die Clique lassen, wo sie ist
gelini-nightlife-key-choose = Von einem Gast zum nächsten, wo es eine Wahl gibt

gelini-nightlife-event-began = { $seat } steht ganz hinten.
    .you = Du stehst ganz hinten.
gelini-nightlife-event-threw = { $seat } wirft eine { $steps }.
    .you = Du wirfst eine { $steps }.
gelini-nightlife-event-passed = { $seat } passt.
    .you = Du passt.
gelini-nightlife-event-untaken = Niemand nimmt den Wurf: { $throws } von { $limit } hintereinander.
gelini-nightlife-event-moved = { $way ->
    [back] { $seat } geht zurück auf Platz { $place }.
   *[on] { $seat } rückt vor auf Platz { $place }.
}
    .you = { $way ->
        [back] Du gehst zurück auf Platz { $place }.
       *[on] Du rückst vor auf Platz { $place }.
    }
gelini-nightlife-event-took = { $owner ->
    [-1] { $seat } nimmt { $tile }.
   *[other] { $seat } lockt { $tile } von { $owner } weg.
}
    .you = { $owner ->
        [-1] Du nimmst { $tile }.
       *[other] Du lockst { $tile } von { $owner } weg.
    }
    .yours = { $seat } lockt { $tile } von dir weg.
gelini-nightlife-event-joined = { $owner ->
    [-1] Die Clique kommt mit: { $seat } bekommt { $tile }.
   *[other] Die Clique kommt mit: { $seat } bekommt { $tile } von { $owner }.
}
    .you = { $owner ->
        [-1] Die Clique kommt mit: Du bekommst { $tile }.
       *[other] Die Clique kommt mit: Du bekommst { $tile } von { $owner }.
    }
    .yours = Die Clique kommt mit: { $seat } bekommt { $tile } von dir.
gelini-nightlife-event-stayed = { $seat } lässt die Clique, wo sie ist.
    .you = Du lässt die Clique, wo sie ist.
gelini-nightlife-event-hired = { $coins ->
    [one] { $seat } engagiert einen Star für { $coins } Münze: { $squares } Felder.
   *[other] { $seat } engagiert einen Star für { $coins } Münzen: { $squares } Felder.
}
    .you = { $coins ->
        [one] Du engagierst einen Star für { $coins } Münze: { $squares } Felder.
       *[other] Du engagierst einen Star für { $coins } Münzen: { $squares } Felder.
    }
gelini-nightlife-event-acted = { $seat } zieht auf { $tile }.
    .you = Du ziehst auf { $tile }.
gelini-nightlife-event-idle = { $tile } findet niemanden für { $seat }.
    .you = { $tile } findet niemanden für dich.
gelini-nightlife-event-declined = { $seat } nimmt niemanden.
    .you = Du nimmst niemanden.
gelini-nightlife-event-full = { $over ->
    [0] Die Tanzfläche von { $seat } ist voll: { $capacity } Felder!
   *[other] Die Tanzfläche von { $seat } ist voll: { $capacity } Felder und { $over } darüber!
}
    .you = { $over ->
        [0] Deine Tanzfläche ist voll: { $capacity } Felder!
       *[other] Deine Tanzfläche ist voll: { $capacity } Felder und { $over } darüber!
    }
gelini-nightlife-event-played = { $seat } erreicht die Band: { $squares } Felder mehr.
    .you = Du erreichst die Band: { $squares } Felder mehr.
gelini-nightlife-event-ended = { $free ->
    [0] Das Spiel ist aus: { $winners } mit voller Tanzfläche.
    [one] Das Spiel ist aus: { $winners } mit { $free } freien Feld.
   *[other] Das Spiel ist aus: { $winners } mit { $free } freien Feldern.
}

gelini-nightlife-points-guests = Gäste
gelini-nightlife-points-vips = VIPs
gelini-nightlife-points-stars = Stars
gelini-nightlife-points-band = die Band
gelini-nightlife-points-over = über den Rand

gelini-nightlife-why-squares = mehr belegte Felder
gelini-nightlife-why-nearly-full = eine fast volle Tanzfläche
gelini-nightlife-why-tiles-ahead = mehr Plättchen ohne Clique in der Schlange
gelini-nightlife-why-coins = mehr Münzen für einen Star
gelini-nightlife-why-cliques = mehr Cliquen zum Zusammenbringen
gelini-nightlife-why-guests-ahead = mehr einzelne Gäste in der Schlange
gelini-nightlife-why-at-risk = weniger Gäste in Reichweite der anderen
gelini-nightlife-why-lead = ein größerer Vorsprung vor der vollsten anderen Tanzfläche
gelini-nightlife-why-late-lead = ein größerer Vorsprung kurz vor der Band
gelini-nightlife-why-outlook = bessere Aussichten als alle anderen
gelini-nightlife-why-close-outlook = bessere Aussichten als alle anderen kurz vor einer vollen Tanzfläche
gelini-nightlife-why-late-outlook = bessere Aussichten als alle anderen kurz vor der Band
gelini-nightlife-why-throw = der nächste Wurf
gelini-nightlife-why-foremost = nicht die vorderste Figur
gelini-nightlife-why-way = ein kürzerer Weg zur Band
gelini-nightlife-why-reach = bessere Plättchen in Reichweite
gelini-nightlife-why-reach-first = bessere Plättchen für den kommenden Wurf
gelini-nightlife-why-winning-throws = mehr Würfe für eine volle Tanzfläche
gelini-nightlife-why-winning-throws-first = mehr Gewinnwürfe beim kommenden Wurf
gelini-nightlife-why-offer = ein besseres Plättchen im Angebot
gelini-nightlife-why-winning-offer = ein Plättchen im Angebot für die volle Tanzfläche
