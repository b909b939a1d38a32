# De woorden van Gelini Nightlife.

gelini-nightlife-score = { $points ->
    [one] { $points } veld
   *[other] { $points } velden
}
gelini-nightlife-colour = { $colour ->
    [amber] amberkleurige
    [blue] blauwe
    [coral] koraalrode
    [green] groene
    [indigo] indigoblauwe
    [lilac] lila
    [mint] mintgroene
    [navy] marineblauwe
    [orange] oranje
    [pink] roze
    [red] rode
    [silver] zilveren
    [teal] turquoise
    [violet] violette
    [white] witte
   *[yellow] gele
}
gelini-nightlife-tile = { $kind ->
    [vip] een VIP
    [star] een star
    [band] de band
    [coin] een munt
    [flyer] Party Flyer
    [call] Party Call
    [people] Party People
   *[guest] de { $colour } { $size }
}
gelini-nightlife-ask-throw = Je staat achteraan. Gooi de dobbelsteen.
gelini-nightlife-ask-ask = { $must ->
    [yes] Bij { $limit } worpen heeft iedereen gepast: deze { $thrown } is voor jou.
   *[no] Een { $thrown }: { $tile } nemen of passen?
}
gelini-nightlife-ask-flyer = Party Flyer: wie lok je naar je toe?
gelini-nightlife-ask-call = Party Call: naar wie terug?
gelini-nightlife-ask-people = Party People: wie mag erin?
gelini-nightlife-ask-clique = De rest van de vriendengroep: met of zonder hen?
gelini-nightlife-waits = { $state ->
    [throw] { $name } gooit de dobbelsteen …
    [ask] { $name } denkt na: { $tile } nemen met een { $thrown }?
    [clique] { $name } beslist: met de vriendengroep of zonder …
   *[act] { $name } kiest …
}
gelini-nightlife-do-throw = Gooien
gelini-nightlife-do-move = Nemen
gelini-nightlife-do-pass = Passen
gelini-nightlife-do-gather = Met de groep
gelini-nightlife-do-leave = Zonder
gelini-nightlife-do-take = { $tile } van plaats { $place } nemen
gelini-nightlife-do-lure = { $tile } weglokken bij { $seat }
gelini-nightlife-hint-take = Tik aan wat oplicht.
gelini-nightlife-hint-lure = Tik aan wie je wilt.
gelini-nightlife-brings = { $squares ->
    [one] { $squares } veld: { $filled } van { $capacity }.
   *[other] { $squares } velden: { $filled } van { $capacity }.
}
gelini-nightlife-brings-clique = { $friends ->
    [one] Er komt een vriend mee! { $squares } velden: { $filled } van { $capacity }.
   *[other] Er komen { $friends } vrienden mee! { $squares } velden: { $filled } van { $capacity }.
}
gelini-nightlife-brings-may = Daarna kan de vriendengroep meekomen.
gelini-nightlife-with-clique = { $queueing ->
    [0] { $squares ->
        [one] { $squares } veld: { $filled } van { $capacity }.
       *[other] { $squares } velden: { $filled } van { $capacity }.
    }
    [one] { $squares ->
        [one] { $squares } veld: { $filled } van { $capacity }. Eén gast verlaat de rij, en de band komt dichterbij.
       *[other] { $squares } velden: { $filled } van { $capacity }. Eén gast verlaat de rij, en de band komt dichterbij.
    }
   *[other] { $squares } velden: { $filled } van { $capacity }. { $queueing } gasten verlaten de rij, en de band komt dichterbij.
}
gelini-nightlife-coming = Wie mee zou komen
gelini-nightlife-from-queue = Uit de rij
gelini-nightlife-brings-full = { $squares ->
    [one] { $squares } veld: je dansvloer is vol, je wint!
   *[other] { $squares } velden: je dansvloer is vol, je wint!
}
gelini-nightlife-brings-band = { $squares } velden en het einde: wie het minst vrij heeft, wint.
gelini-nightlife-brings-star = Je engageert een star! { $squares } velden: { $filled } van { $capacity }.
gelini-nightlife-brings-coin = { $stars ->
    [0] Er is geen star meer te engageren.
   *[other] Met nog één engageer je een star.
}
gelini-nightlife-brings-flyer = Lok iemand van een andere dansvloer.
gelini-nightlife-brings-call = Ga terug en neem iemand die je hebt ingehaald.
gelini-nightlife-brings-people = Neem iemand die door alle figuren is ingehaald.
gelini-nightlife-queue = De rij, van de band tot de laatste
gelini-nightlife-place = { $tile }, plaats { $place }
gelini-nightlife-place-behind = { $tile }, plaats { $place }, achter alle figuren
gelini-nightlife-pawn = Figuur van { $name }
gelini-nightlife-floor = { $coins ->
    [0] Dansvloer van { $name }: { $filled } van { $capacity } velden
    [one] Dansvloer van { $name }: { $filled } van { $capacity } velden, { $coins } munt
   *[other] Dansvloer van { $name }: { $filled } van { $capacity } velden, { $coins } munten
}
gelini-nightlife-empty = Er danst nog niemand
gelini-nightlife-enlarge = Dansvloer van { $name } vergroten
gelini-nightlife-coins = { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
}
gelini-nightlife-stars = { $stars ->
    [one] { $stars } star te engageren
   *[other] { $stars } stars te engageren
}
gelini-nightlife-die = { $steps ->
    [0] De dobbelsteen
   *[other] De dobbelsteen toont { $steps }
}
gelini-nightlife-order = Wie gevraagd wordt, op volgorde
gelini-nightlife-asked = { $state ->
    [now] { $name }: nu
    [passed] { $name }: heeft gepast
   *[later] { $name }
}
gelini-nightlife-untaken = Worpen op rij die niemand nam: { $throws }, hoogstens { $limit }
gelini-nightlife-material-floor = De dansvloer: { $squares } velden
gelini-nightlife-material-stage = Met twee spelers ook een Extra Stage: { $squares } velden

gelini-nightlife-key-ahead = Gooien, nemen, of de vriendengroep laten meekomen
gelini-nightlife-key-pass = Passen, of de vriendengroep laten waar ze is
gelini-nightlife-key-choose = Van gast naar gast, als er iets te kiezen is

gelini-nightlife-event-began = { $seat } staat achteraan.
    .you = Je staat achteraan.
gelini-nightlife-event-threw = { $seat } gooit een { $steps }.
    .you = Je gooit een { $steps }.
gelini-nightlife-event-passed = { $seat } past.
    .you = Je past.
gelini-nightlife-event-untaken = Niemand neemt de worp: { $throws } op rij, hoogstens { $limit }.
gelini-nightlife-event-moved = { $way ->
    [back] { $seat } gaat terug naar plaats { $place }.
   *[on] { $seat } schuift op naar plaats { $place }.
}
    .you = { $way ->
        [back] Je gaat terug naar plaats { $place }.
       *[on] Je schuift op naar plaats { $place }.
    }
gelini-nightlife-event-took = { $owner ->
    [-1] { $seat } neemt { $tile }.
   *[other] { $seat } lokt { $tile } weg bij { $owner }.
}
    .you = { $owner ->
        [-1] Je neemt { $tile }.
       *[other] Je lokt { $tile } weg bij { $owner }.
    }
    .yours = { $seat } lokt { $tile } bij jou weg.
gelini-nightlife-event-joined = { $owner ->
    [-1] De vriendengroep komt mee: { $seat } krijgt { $tile }.
   *[other] De vriendengroep komt mee: { $seat } krijgt { $tile } van { $owner }.
}
    .you = { $owner ->
        [-1] De vriendengroep komt mee: je krijgt { $tile }.
       *[other] De vriendengroep komt mee: je krijgt { $tile } van { $owner }.
    }
    .yours = De vriendengroep komt mee: { $seat } krijgt { $tile } van jou.
gelini-nightlife-event-stayed = { $seat } laat de vriendengroep waar ze is.
    .you = Je laat de vriendengroep waar ze is.
gelini-nightlife-event-hired = { $coins ->
    [one] { $seat } engageert een star voor { $coins } munt: { $squares } velden.
   *[other] { $seat } engageert een star voor { $coins } munten: { $squares } velden.
}
    .you = { $coins ->
        [one] Je engageert een star voor { $coins } munt: { $squares } velden.
       *[other] Je engageert een star voor { $coins } munten: { $squares } velden.
    }
gelini-nightlife-event-acted = { $seat } heeft { $tile }.
    .you = Je hebt { $tile }.
gelini-nightlife-event-idle = { $tile } vindt niemand voor { $seat }.
    .you = { $tile } vindt niemand voor jou.
gelini-nightlife-event-declined = { $seat } neemt niemand.
    .you = Je neemt niemand.
gelini-nightlife-event-full = { $over ->
    [0] De dansvloer van { $seat } is vol: { $capacity } velden!
   *[other] De dansvloer van { $seat } is vol: { $capacity } velden, en { $over } te veel!
}
    .you = { $over ->
        [0] Jouw dansvloer is vol: { $capacity } velden!
       *[other] Jouw dansvloer is vol: { $capacity } velden, en { $over } te veel!
    }
gelini-nightlife-event-played = { $seat } bereikt de band: { $squares } velden erbij.
    .you = Je bereikt de band: { $squares } velden erbij.
gelini-nightlife-event-ended = { $free ->
    [0] Het spel is uit: { $winners } met een volle dansvloer.
    [one] Het spel is uit: { $winners } met { $free } vrij veld.
   *[other] Het spel is uit: { $winners } met { $free } vrije velden.
}

gelini-nightlife-points-guests = gasten
gelini-nightlife-points-vips = VIP’s
gelini-nightlife-points-stars = stars
gelini-nightlife-points-band = de band
gelini-nightlife-points-over = over de rand

gelini-nightlife-why-squares = meer gevulde velden
gelini-nightlife-why-nearly-full = een bijna volle dansvloer
gelini-nightlife-why-tiles-ahead = meer plaatjes zonder vriendengroep die nog komen
gelini-nightlife-why-coins = meer munten voor een star
gelini-nightlife-why-cliques = meer vriendengroepen om bij elkaar te brengen
gelini-nightlife-why-guests-ahead = meer losse gasten die nog komen
gelini-nightlife-why-at-risk = minder gasten die anderen kunnen weghalen
gelini-nightlife-why-lead = een grotere voorsprong op de volste andere dansvloer
gelini-nightlife-why-late-lead = een grotere voorsprong als de band dichtbij is
gelini-nightlife-why-outlook = betere vooruitzichten dan wie ook
gelini-nightlife-why-close-outlook = betere vooruitzichten dan wie ook als een dansvloer bijna vol is
gelini-nightlife-why-late-outlook = betere vooruitzichten dan wie ook als de band dichtbij is
gelini-nightlife-why-throw = de worp
gelini-nightlife-why-foremost = een figuur die niet vooraan staat
gelini-nightlife-why-way = een kortere weg naar de band
gelini-nightlife-why-reach = betere plaatjes binnen bereik
gelini-nightlife-why-reach-first = betere plaatjes voor de komende worp
gelini-nightlife-why-winning-throws = meer worpen die de dansvloer vullen
gelini-nightlife-why-winning-throws-first = meer manieren om met de komende worp de dansvloer te vullen
gelini-nightlife-why-offer = een beter aanbod
gelini-nightlife-why-winning-offer = een aanbod dat de dansvloer vult
