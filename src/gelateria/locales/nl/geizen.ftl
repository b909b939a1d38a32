# De woorden van Geizen.

geizen-score = { $points ->
    [one] { $points } fiche
   *[other] { $points } fiches
}
geizen-ask-throw = Gooi de dobbelstenen.
geizen-ask-keep = Leg minstens één steen opzij. De andere worden opnieuw gegooid.
geizen-ask-pay = De fiches zijn krap. Welk getal betaal je eerst?
geizen-do-throw = Gooien
geizen-do-keep = { $dice } houden
geizen-do-pay = De { $number }’en betalen
geizen-keep-these = { $count ->
    [one] { $count } steen houden
   *[other] { $count } stenen houden
}
geizen-keep-none = Houden …
geizen-keep-all = Alle
geizen-hint-keep = Tik op stenen om ze te houden.
geizen-hint-pay = Tik op een rij die oplicht.
geizen-cost = { $cost ->
    [0] Tot nu toe kost dit je niets.
    [one] Tot nu toe kost dit je { $cost } fiche.
   *[other] Tot nu toe kost dit je { $cost } fiches.
}
geizen-cost-full = { $cost } leggen, { $gain } nemen: rij { $rows } zou vol zijn!
geizen-row = Rij { $number }: { $filled } van { $fields } velden gevuld, de anderen zouden { $arrow } betalen
geizen-thrown = Gegooide stenen
geizen-none-thrown = De stenen zitten in de toren.
geizen-kept = Opzij
geizen-die = een { $face }
geizen-die-six = een 6, die kost niets
geizen-bank = Bank
geizen-loan = { $chips ->
    [one] { $chips } fiche is geleend van de bank.
   *[other] { $chips } fiches zijn geleend van de bank.
}
geizen-event-began = { $seat } is aan de beurt.
geizen-event-threw = { $seat } gooit { $dice }.
geizen-event-kept = { $seat } houdt { $dice }.
geizen-event-free = { $count ->
    [one] De zes is gratis.
   *[other] De { $count } zessen zijn gratis.
}
geizen-event-borrowed = { $chips ->
    [one] { $seat } leent { $chips } fiche van de bank.
   *[other] { $seat } leent { $chips } fiches van de bank.
}
geizen-event-void = { $seat } kan een { $number } niet betalen: die vervalt.
geizen-event-laid = { $whose ->
    [bank] De bank legt een fiche op rij { $number } voor { $seat }.
   *[own] { $chips ->
        [one] { $seat } legt { $chips } fiche op rij { $number }.
       *[other] { $seat } legt { $chips } fiches op rij { $number }.
    }
}
geizen-event-took = { $chips ->
    [one] Rij { $number } is vol: { $seat } neemt { $chips } fiche.
   *[other] Rij { $number } is vol: { $seat } neemt { $chips } fiches.
}
geizen-event-fined = { $chips ->
    [one] { $seat } betaalt { $chips } fiche aan de bank.
   *[other] { $seat } betaalt { $chips } fiches aan de bank.
}
geizen-event-repaid = { $how ->
    [nothing] { $seat } kan de lening niet teruggeven.
    [part] { $seat } geeft { $chips } terug; er ontbreken { $missing }.
   *[all] { $seat } geeft de lening terug.
}
geizen-event-ended = { $chips ->
    [one] Het spel is uit: { $winners } met { $chips } fiche.
   *[other] Het spel is uit: { $winners } met { $chips } fiches.
}
