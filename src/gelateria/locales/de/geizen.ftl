# Worte für Geizen.

geizen-score = { $points ->
    [one] { $points } Chip
   *[other] { $points } Chips
}
geizen-ask-throw = Wirf die Würfel.
geizen-ask-keep = Leg mindestens einen Würfel beiseite. Die anderen werden neu geworfen.
geizen-ask-pay = Die Chips sind knapp. Welche Zahl zahlst du zuerst?
geizen-do-throw = Würfeln
geizen-do-keep = { $dice } behalten
geizen-do-pay = Die { $number }er zahlen
geizen-keep-these = { $count ->
    [one] { $count } Würfel behalten
   *[other] { $count } Würfel behalten
}
geizen-keep-none = Behalten …
geizen-keep-all = Alle
geizen-hint-keep = Tippe Würfel an, um sie zu behalten.
geizen-hint-pay = Tippe auf eine leuchtende Reihe.
geizen-cost = { $cost ->
    [0] Bis jetzt kostet dich das nichts.
    [one] Bis jetzt kostet dich das { $cost } Chip.
   *[other] Bis jetzt kostet dich das { $cost } Chips.
}
geizen-cost-full = { $cost } legen, { $gain } nehmen: Reihe { $rows } wäre voll!
geizen-row = Reihe { $number }: { $filled } von { $fields } Feldern belegt, die anderen würden { $arrow } zahlen
geizen-thrown = Geworfene Würfel
geizen-none-thrown = Die Würfel sind im Turm.
geizen-kept = Beiseite
geizen-die = eine { $face }
geizen-die-six = eine 6, sie kostet nichts
geizen-bank = Bank
geizen-loan = { $chips ->
    [one] { $chips } Chip ist von der Bank geliehen.
   *[other] { $chips } Chips sind von der Bank geliehen.
}
geizen-event-began = { $seat } ist dran.
geizen-event-threw = { $seat } wirft { $dice }.
geizen-event-kept = { $seat } behält { $dice }.
geizen-event-free = { $count ->
    [one] Die Sechs kostet nichts.
   *[other] Die { $count } Sechsen kosten nichts.
}
geizen-event-borrowed = { $chips ->
    [one] { $seat } leiht sich { $chips } Chip von der Bank.
   *[other] { $seat } leiht sich { $chips } Chips von der Bank.
}
geizen-event-void = { $seat } kann eine { $number } nicht zahlen: Sie verfällt.
geizen-event-laid = { $whose ->
    [bank] Die Bank legt für { $seat } einen Chip auf Reihe { $number }.
   *[own] { $chips ->
        [one] { $seat } legt { $chips } Chip auf Reihe { $number }.
       *[other] { $seat } legt { $chips } Chips auf Reihe { $number }.
    }
}
geizen-event-took = { $chips ->
    [one] Reihe { $number } ist voll: { $seat } nimmt { $chips } Chip.
   *[other] Reihe { $number } ist voll: { $seat } nimmt { $chips } Chips.
}
geizen-event-fined = { $chips ->
    [one] { $seat } zahlt { $chips } Chip an die Bank.
   *[other] { $seat } zahlt { $chips } Chips an die Bank.
}
geizen-event-repaid = { $how ->
    [nothing] { $seat } kann das Geliehene nicht zurückgeben.
    [part] { $seat } gibt { $chips } zurück; { $missing } fehlen.
   *[all] { $seat } gibt das Geliehene zurück.
}
geizen-event-ended = { $chips ->
    [one] Das Spiel ist aus: { $winners } mit { $chips } Chip.
   *[other] Das Spiel ist aus: { $winners } mit { $chips } Chips.
}
