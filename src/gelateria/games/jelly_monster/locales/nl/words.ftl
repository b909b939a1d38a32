# Woorden voor Attack of the Jelly Monster.

jelly-monster-score = { $points } jelly
jelly-monster-ask-ready = Ronde { $round }: ben je zover?
jelly-monster-ask-place = { $how ->
    [throw] Gooi je dobbelstenen!
    [place] Plaats een steen of gooi opnieuw.
    [calm] Plaats een steen of geen.
   *[end] Al je dobbelstenen liggen!
}
jelly-monster-ask-score = { $asks ->
    [neighbour] { $doubt ->
        [clockwise] De beloning van welke buurwijk? Zijn jullie het oneens: met de klok mee.
       *[counter-clockwise] De beloning van welke buurwijk? Zijn jullie het oneens: tegen de klok in.
    }
    [lose] Welke capsule gaat terug in de doos?
   *[give] Te weinig jelly voor iedereen. Wie krijgt de volgende?
}
jelly-monster-do-ready = Ik ben zover!
jelly-monster-do-throw = Gooien
jelly-monster-do-place = { $does ->
    [up] Plaats de { $die } in wijk { $district }, marker omhoog
    [down] Plaats de { $die } in wijk { $district }, marker omlaag
    [remove] Plaats de { $die } in wijk { $district }, stuur de { $other } van { $owner } naar het centrum
   *[nothing] Plaats de { $die } in wijk { $district }
}
jelly-monster-do-pass = Niets plaatsen
jelly-monster-do-seal = Sluit wijk { $district } af
jelly-monster-do-turn = Zandloper omdraaien
jelly-monster-do-done = Ik ben klaar
jelly-monster-do-choose = { $way ->
    [clockwise] Wijk { $pays }, met de klok mee
   *[counter-clockwise] Wijk { $pays }, tegen de klok in
}
jelly-monster-do-give = Voor { $seat }
jelly-monster-do-lose = { $capsule ->
    [die] De capsule met de dobbelsteen terugleggen
   *[other] De capsule met { $capsule } terugleggen
}
jelly-monster-again = Opnieuw gooien
jelly-monster-just-place = Alleen plaatsen
jelly-monster-back = Terug
jelly-monster-on = Naar ronde { $round }
jelly-monster-tumbling = De dobbelstenen rollen …
jelly-monster-placing = Geplaatst! En door …
jelly-monster-hurry = Het zand loopt!
jelly-monster-hint-ready = De ronde begint als iedereen zover is.
jelly-monster-hint-district = Naar welke wijk gaat de { $die }?
jelly-monster-hint-effect = Wat doet de { $die } in wijk { $district }?
jelly-monster-would = { $leads ->
    [alone] Dat maakt daar { $sum }: jij zou voorstaan.
    [shared] Dat maakt daar { $sum }: je zou samen voorstaan.
   *[no] Dat maakt daar { $sum }.
}
jelly-monster-hint-seal = Tik op een wijk om die deze ronde af te sluiten.
jelly-monster-wait-ready = We wachten op { $names } …
jelly-monster-countdown = Iedereen is zover …
jelly-monster-wait-place = Nog bezig: { $names }
jelly-monster-zones = Wijk { $number }, vanaf de ingang: { $zones }
jelly-monster-sand = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
}
jelly-monster-guard = De zandloper draait om over { $seconds }
jelly-monster-scored = Ronde { $round } is geteld.
jelly-monster-read-again = De telling nog eens lezen
jelly-monster-next-page = Volgende bladzijde
jelly-monster-gain = { $how ->
    [capsules] { $name } { $capsules ->
        [-1] verliest een capsule
        [one] { $capsules } capsule
       *[other] { $capsules } capsules
    }
    [both] { $name } { $jelly } en { $capsules ->
        [-1] een capsule minder
        [one] { $capsules } capsule
       *[other] { $capsules } capsules
    }
   *[jelly] { $name } { $jelly }
}
jelly-monster-capsules-open = De capsules gaan open!

jelly-monster-city = De stad, met de klok mee vanaf de wijk van de drone
jelly-monster-centre = Stadscentrum
jelly-monster-stack = { $count ->
    [one] { $count } capsule op de stapel
   *[other] { $count } capsules op de stapel
}
jelly-monster-player = { $name }: dobbelstenen over { $dice }, capsules { $capsules }, in het centrum { $centre }
jelly-monster-district = Wijk { $number }, zone { $zone }: { $reward }
jelly-monster-entrance = Ingang van wijk { $number }
jelly-monster-there = { $name } { $dice }, samen { $sum }
jelly-monster-sealed = afgesloten door { $name }
jelly-monster-thrown = Mijn dobbelstenen
jelly-monster-effects = Wat de dobbelsteen doet
jelly-monster-gifts = Wie jelly krijgt
jelly-monster-own-capsules = Mijn capsules
jelly-monster-capsule-die = een dobbelsteen
jelly-monster-die = een { $face }
jelly-monster-for-first = eerste: { $reward }
jelly-monster-for-second = tweede: { $reward }
jelly-monster-for-others = de anderen daar: { $reward }
jelly-monster-for-dice = { $upto ->
    [any] { $least } dobbelstenen of meer: { $reward }
   *[some] { $least } tot { $most } dobbelstenen: { $reward }
}
jelly-monster-reward-jelly = { $amount } jelly
jelly-monster-reward-capsule = een capsule
jelly-monster-reward-lose-capsule = een capsule verliezen
jelly-monster-reward-per-capsule = { $amount } jelly per capsule
jelly-monster-reward-take = { $amount } van ieder nemen
jelly-monster-reward-give = { $amount } aan ieder geven
jelly-monster-reward-clockwise = wat de buurwijk met de klok mee betaalt
jelly-monster-reward-counter-clockwise = wat de buurwijk tegen de klok in betaalt
jelly-monster-reward-either = wat een buurwijk naar keuze betaalt
jelly-monster-reward-of = wat wijk { $district } betaalt
jelly-monster-reward-of-either = wat wijk { $district } of { $other } betaalt, naar keuze

jelly-monster-key-throw = De dobbelstenen gooien
jelly-monster-key-digit = Een dobbelsteen, dan een wijk, dan wat de dobbelsteen doet
jelly-monster-key-marker = Marker omhoog of omlaag
jelly-monster-key-ahead = Alleen plaatsen, of doen wat de balk aanbiedt
jelly-monster-key-back = Een stap terug

jelly-monster-event-laid = Wijk { $district } is wijkbord { $side }.
jelly-monster-event-began = Ronde { $round } begint. De drone is bij { $first }.
    .you = Ronde { $round } begint. De drone is bij jou.
jelly-monster-event-ordered = De volgorde: { $seats }.
jelly-monster-event-readied = { $seat } is zover.
    .you = Je bent zover.
jelly-monster-event-started = Start!
jelly-monster-event-threw = { $seat } gooit { $dice }.
    .you = Je gooit { $dice }.
jelly-monster-event-placed = { $seat } plaatst een { $die } in wijk { $district }.
    .you = Je plaatst een { $die } in wijk { $district }.
jelly-monster-event-removed = { $whose ->
    [own] { $seat } stuurt een eigen { $die } uit wijk { $district } naar het stadscentrum.
   *[other] { $seat } stuurt de { $die } van { $owner } uit wijk { $district } naar het stadscentrum.
}
    .you = { $whose ->
        [own] Je stuurt een eigen { $die } uit wijk { $district } naar het stadscentrum.
       *[other] Je stuurt de { $die } van { $owner } uit wijk { $district } naar het stadscentrum.
    }
    .yours = { $seat } stuurt jouw { $die } uit wijk { $district } naar het stadscentrum.
jelly-monster-event-shifted = { $seat } schuift de marker van wijk { $district } naar zone { $zone }.
    .you = Je schuift de marker van wijk { $district } naar zone { $zone }.
jelly-monster-event-passed = { $seat } plaatst niets.
    .you = Je plaatst niets.
jelly-monster-event-emptied = { $seat } heeft de laatste dobbelsteen geplaatst.
    .you = Je hebt de laatste dobbelsteen geplaatst.
jelly-monster-event-sealed = { $seat } sluit wijk { $district } af.
    .you = Je sluit wijk { $district } af.
jelly-monster-event-turned = { $seat ->
    [-1] De tafel draait de zandloper om!
   *[other] { $seat } draait de zandloper om!
}
    .you = Je draait de zandloper om!
jelly-monster-event-rested = { $seat } is klaar.
    .you = Je bent klaar.
jelly-monster-event-closed = { $time_up ->
    [true] De tijd is om! Nu wordt er geteld.
   *[false] De ronde is voorbij. Nu wordt er geteld.
}
jelly-monster-event-cancelled = Wijk { $district }: de { $count } dobbelstenen van { $seat } met { $die } heffen elkaar op.
    .you = Wijk { $district }: jouw { $count } dobbelstenen met { $die } heffen elkaar op.
jelly-monster-event-controlled = { $district ->
    [0] { $seats-count ->
        [one] { $seats } heeft de meeste dobbelstenen in het centrum.
       *[other] { $seats } hebben de meeste dobbelstenen in het centrum.
    }
   *[other] { $seats-count ->
        [one] { $seats } heeft de controle over wijk { $district }.
       *[other] { $seats } hebben de controle over wijk { $district }.
    }
}
jelly-monster-event-pointed = { $pays ->
    [true] Wijk { $district } betaalt wat wijk { $neighbour } betaalt.
   *[false] Wijk { $district } wijst terug naar wijk { $neighbour } en betaalt niets.
}
jelly-monster-event-chose = { $way ->
    [clockwise] { $seat } kiest de buurwijk met de klok mee.
   *[counter-clockwise] { $seat } kiest de buurwijk tegen de klok in.
}
    .you = { $way ->
        [clockwise] Je kiest de buurwijk met de klok mee.
       *[counter-clockwise] Je kiest de buurwijk tegen de klok in.
    }
jelly-monster-event-gained = { $seat } krijgt { $jelly } jelly.
    .you = Je krijgt { $jelly } jelly.
jelly-monster-event-drew = { $capsule ->
    [none] { $seat } trekt een capsule.
    [die] { $seat } trekt een capsule: er staat een dobbelsteen op.
   *[other] { $seat } trekt een capsule: er staat { $capsule } op.
}
    .you = { $capsule ->
        [none] Je trekt een capsule.
        [die] Je trekt een capsule: er staat een dobbelsteen op.
       *[other] Je trekt een capsule: er staat { $capsule } op.
    }
jelly-monster-event-short = Te weinig capsules voor { $seats }: niemand van hen krijgt er een.
jelly-monster-event-lost = { $capsule ->
    [none] { $seat } legt een capsule terug in de doos.
    [die] { $seat } legt de capsule met de dobbelsteen terug in de doos.
   *[other] { $seat } legt de capsule met { $capsule } terug in de doos.
}
    .you = { $capsule ->
        [none] Je legt een capsule terug in de doos.
        [die] Je legt de capsule met de dobbelsteen terug in de doos.
       *[other] Je legt de capsule met { $capsule } terug in de doos.
    }
jelly-monster-event-paid = { $seat } geeft { $to } { $jelly } jelly.
    .you = Je geeft { $to } { $jelly } jelly.
    .yours = { $seat } geeft jou { $jelly } jelly.
jelly-monster-event-opened = { $capsule ->
    [die] { $seat } gooit voor een capsule: { $jelly } jelly.
   *[other] { $seat } opent een capsule: { $jelly } jelly.
}
    .you = { $capsule ->
        [die] Je gooit voor een capsule: { $jelly } jelly.
       *[other] Je opent een capsule: { $jelly } jelly.
    }
jelly-monster-event-ended = Het spel is uit: { $winners } met { $jelly } jelly.

jelly-monster-when = in ronde { $turn }
jelly-monster-points-districts = wijken
jelly-monster-points-centre = stadscentrum
jelly-monster-points-others = van en voor anderen
jelly-monster-points-capsules = capsules

jelly-monster-why-jelly = meer jelly
jelly-monster-why-jelly-late = meer jelly voor het einde
jelly-monster-why-promised = betere vooruitzichten in de wijken
jelly-monster-why-promised-late = betere vooruitzichten tegen het einde
jelly-monster-why-capsules-early = meer capsules vroeg in het spel
jelly-monster-why-loose = meer stenen om te plaatsen
jelly-monster-why-loose-in-the-sand = meer stenen om te plaatsen voordat het zand op is
jelly-monster-why-right-to-seal = het recht om een wijk af te sluiten
