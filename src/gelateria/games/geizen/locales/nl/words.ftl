# De woorden van Geizen.

geizen-score = { $points ->
    [one] { $points } fiche
   *[other] { $points } fiches
}
geizen-ask-throw = Gooi de dobbelstenen.
geizen-ask-keep = Leg minstens één steen opzij. De andere worden opnieuw gegooid.
geizen-ask-pay = De fiches zijn krap. Welk getal betaal je eerst?
geizen-do-throw = Gooien
geizen-do-keep = { $dice } opzijleggen
geizen-do-pay = De { $number }’en betalen
geizen-keep-these = { $count ->
    [one] { $count } steen opzij
   *[other] { $count } stenen opzij
}
geizen-keep-none = Opzij …
geizen-keep-all = Alle
geizen-hint-keep = Tik op stenen om ze opzij te leggen.
geizen-hint-pay = Tik op een rij die oplicht.
geizen-pay-brings = { $gain ->
    [0] Eerst de { $number }’en: { $own } leggen.
   *[other] Eerst de { $number }’en: { $own } leggen, { $gain } nemen.
}
geizen-pay-voids = { $gain ->
    [0] Eerst de { $number }’en: { $own } leggen; dan vervalt: { $voids }.
   *[other] Eerst de { $number }’en: { $own } leggen, { $gain } nemen; dan vervalt: { $voids }.
}
geizen-cost = { $cost ->
    [0] Tot nu toe kost dit je niets.
    [one] Tot nu toe kost dit je { $cost } fiche.
   *[other] Tot nu toe kost dit je { $cost } fiches.
}
geizen-cost-full = { $cost } leggen, { $gain } nemen: rij { $rows } zou vol zijn!
geizen-cost-order = Je zou fiches tekortkomen: dan kies je wat je eerst betaalt.
geizen-cost-loan = { $chips ->
    [one] { $chips } daarvan zou van de bank geleend zijn.
   *[other] { $chips } daarvan zouden van de bank geleend zijn.
}
geizen-cost-void = { $dice ->
    [one] { $dice } steen zou vervallen.
   *[other] { $dice } stenen zouden vervallen.
}
geizen-row = Rij { $number }: { $filled } van { $fields } velden gevuld, de anderen zouden { $arrow } betalen
geizen-thrown = Gegooide stenen
geizen-none-thrown = De stenen zitten in de toren.
geizen-all-kept = Alle stenen liggen opzij.
geizen-kept = Opzij
geizen-die = een { $face }
geizen-die-six = een 6, die kost niets
geizen-bank = Bank
geizen-loan = { $chips ->
    [one] { $chips } fiche is geleend van de bank.
   *[other] { $chips } fiches zijn geleend van de bank.
}
geizen-key-dice = Een dobbelsteen kiezen, of de rij die eerst betaald wordt
geizen-key-ahead = Gooien, of de gekozen dobbelstenen opzij leggen

geizen-event-began = { $seat } is aan de beurt.
    .you = Je bent aan de beurt.
geizen-event-threw = { $seat } gooit { $dice }.
    .you = Je gooit { $dice }.
geizen-event-kept = { $seat } legt { $dice } opzij.
    .you = Je legt { $dice } opzij.
geizen-event-free = { $count ->
    [one] De zes is gratis.
   *[other] De { $count } zessen zijn gratis.
}
geizen-event-borrowed = { $chips ->
    [one] { $seat } leent { $chips } fiche van de bank.
   *[other] { $seat } leent { $chips } fiches van de bank.
}
    .you = { $chips ->
        [one] Je leent { $chips } fiche van de bank.
       *[other] Je leent { $chips } fiches van de bank.
    }
geizen-event-void = { $seat } kan een { $number } niet betalen: die vervalt.
    .you = Je kunt een { $number } niet betalen: die vervalt.
geizen-event-laid = { $own ->
    [0] De bank legt een fiche op rij { $number } voor { $seat }.
    [one] { $seat } legt { $own } fiche op rij { $number }.
   *[other] { $seat } legt { $own } fiches op rij { $number }.
}
    .you = { $own ->
        [0] De bank legt een fiche op rij { $number } voor jou.
        [one] Je legt { $own } fiche op rij { $number }.
       *[other] Je legt { $own } fiches op rij { $number }.
    }
geizen-event-took = { $chips ->
    [one] Rij { $number } is vol: { $seat } neemt { $chips } fiche.
   *[other] Rij { $number } is vol: { $seat } neemt { $chips } fiches.
}
    .you = { $chips ->
        [one] Rij { $number } is vol: je neemt { $chips } fiche.
       *[other] Rij { $number } is vol: je neemt { $chips } fiches.
    }
geizen-event-fined = { $chips ->
    [one] { $seat } betaalt { $chips } fiche aan de bank.
   *[other] { $seat } betaalt { $chips } fiches aan de bank.
}
    .you = { $chips ->
        [one] Je betaalt { $chips } fiche aan de bank.
       *[other] Je betaalt { $chips } fiches aan de bank.
    }
geizen-event-repaid = { $chips ->
    [0] { $seat } kan de lening niet teruggeven.
   *[other] { $missing ->
        [0] { $seat } geeft de lening terug.
       *[other] { $seat } geeft { $chips } terug; er ontbreken { $missing }.
    }
}
    .you = { $chips ->
        [0] Je kunt de lening niet teruggeven.
       *[other] { $missing ->
            [0] Je geeft de lening terug.
           *[other] Je geeft { $chips } terug; er ontbreken { $missing }.
        }
    }
geizen-event-ended = { $chips ->
    [one] Het spel is uit: { $winners } met { $chips } fiche.
   *[other] Het spel is uit: { $winners } met { $chips } fiches.
}

geizen-points-rows = volle rijen
geizen-points-laid = gelegde fiches
geizen-points-arrows = pijlen
geizen-points-loans = leningen

geizen-why-chips = meer fiches
geizen-why-lead = een grotere voorsprong
geizen-why-late-lead = een grotere voorsprong vlak voor het einde
geizen-why-bank-lead = een grotere voorsprong zolang er veel in de bank ligt
geizen-why-share = een groter deel van de fiches
geizen-why-brink = meer fiches om het vol te houden
geizen-why-turn = de beurt
geizen-why-low-turn = een beurt met fiches genoeg
geizen-why-last-turn = een beurt met nog wat fiches achter de hand
geizen-why-wait = korter wachten op de volgende beurt
geizen-why-loose = minder stenen die van het geluk afhangen
geizen-why-row-1 = een betere kans om rij 1 te vullen
geizen-why-row-2 = een betere kans om rij 2 te vullen
geizen-why-row-3 = een betere kans om rij 3 te vullen
geizen-why-row-4 = een betere kans om rij 4 te vullen
geizen-why-row-5 = een betere kans om rij 5 te vullen
geizen-why-best-row = een betere kans op de beste rij
geizen-why-late-rows = betere kansen op volle rijen vlak voor het einde
geizen-why-low-rows = betere kansen op volle rijen als de fiches krap zijn
geizen-why-next-1 = een betere kans op rij 1 in de volgende beurt
geizen-why-next-2 = een betere kans op rij 2 in de volgende beurt
geizen-why-next-3 = een betere kans op rij 3 in de volgende beurt
geizen-why-next-4 = een betere kans op rij 4 in de volgende beurt
geizen-why-next-5 = een betere kans op rij 5 in de volgende beurt
geizen-why-best-next = een betere kans op de beste rij in de volgende beurt
geizen-why-late-next = betere kansen in de volgende beurt vlak voor het einde
