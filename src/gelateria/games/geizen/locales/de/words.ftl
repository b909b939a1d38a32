# Worte für Geizen.

geizen-score = { $points ->
    [one] { $points } Chip
   *[other] { $points } Chips
}
geizen-ask-throw = Wirf die Würfel.
geizen-ask-keep = Leg mindestens einen Würfel heraus. Die anderen werden neu geworfen.
geizen-ask-pay = Die Chips sind knapp. Welche Zahl bezahlst du zuerst?
geizen-do-throw = Würfeln
geizen-do-keep = { $dice } herauslegen
geizen-do-pay = Die { $number }er bezahlen
geizen-keep-these = { $count ->
    [one] { $count } Würfel herauslegen
   *[other] { $count } Würfel herauslegen
}
geizen-keep-none = Herauslegen …
geizen-keep-all = Alle
geizen-hint-keep = Tippe Würfel an, um sie herauszulegen.
geizen-hint-pay = Tippe auf eine leuchtende Reihe.
geizen-pay-brings = { $gain ->
    [0] Zuerst die { $number }er: { $own } legen.
   *[other] Zuerst die { $number }er: { $own } legen, { $gain } nehmen.
}
geizen-pay-voids = { $gain ->
    [0] Zuerst die { $number }er: { $own } legen; dann verfällt: { $voids }.
   *[other] Zuerst die { $number }er: { $own } legen, { $gain } nehmen; dann verfällt: { $voids }.
}
geizen-cost = { $cost ->
    [0] Bis jetzt kostet dich das nichts.
    [one] Bis jetzt kostet dich das { $cost } Chip.
   *[other] Bis jetzt kostet dich das { $cost } Chips.
}
geizen-cost-full = { $cost } legen, { $gain } nehmen: Reihe { $rows } wäre voll!
geizen-cost-order = Die Chips würden knapp: Du würdest wählen, was du zuerst bezahlst.
geizen-cost-loan = { $chips ->
    [one] { $chips } davon wäre aus dem Vorrat geliehen.
   *[other] { $chips } davon wären aus dem Vorrat geliehen.
}
geizen-cost-void = { $dice ->
    [one] { $dice } Würfel würde verfallen.
   *[other] { $dice } Würfel würden verfallen.
}
geizen-row = Reihe { $number }: { $filled } von { $fields } Feldern belegt, die anderen würden { $arrow } abgeben
geizen-thrown = Geworfene Würfel
geizen-none-thrown = Die Würfel sind im Würfelturm.
geizen-all-kept = Alle Würfel sind herausgelegt.
geizen-kept = Herausgelegt
geizen-die = eine { $face }
geizen-die-six = eine 6, sie kostet nichts
geizen-bank = Vorrat
geizen-loan = { $chips ->
    [one] { $chips } Chip ist aus dem Vorrat geliehen.
   *[other] { $chips } Chips sind aus dem Vorrat geliehen.
}
geizen-key-dice = Einen Würfel wählen, oder die Reihe, die zuerst bezahlt wird
geizen-key-ahead = Werfen, oder die gewählten Würfel herauslegen

geizen-event-began = { $seat } ist dran.
    .you = Du bist dran.
geizen-event-threw = { $seat } wirft { $dice }.
    .you = Du wirfst { $dice }.
geizen-event-kept = { $seat } legt { $dice } heraus.
    .you = Du legst { $dice } heraus.
geizen-event-free = { $count ->
    [one] Die Sechs kostet nichts.
   *[other] Die { $count } Sechsen kosten nichts.
}
geizen-event-borrowed = { $chips ->
    [one] { $seat } leiht sich { $chips } Chip aus dem Vorrat.
   *[other] { $seat } leiht sich { $chips } Chips aus dem Vorrat.
}
    .you = { $chips ->
        [one] Du leihst dir { $chips } Chip aus dem Vorrat.
       *[other] Du leihst dir { $chips } Chips aus dem Vorrat.
    }
geizen-event-void = { $seat } kann eine { $number } nicht bezahlen: Sie verfällt.
    .you = Du kannst eine { $number } nicht bezahlen: Sie verfällt.
geizen-event-laid = { $own ->
    [0] { $seat } legt einen Chip aus dem Vorrat auf Reihe { $number }.
    [one] { $seat } legt { $own } Chip auf Reihe { $number }.
   *[other] { $seat } legt { $own } Chips auf Reihe { $number }.
}
    .you = { $own ->
        [0] Du legst einen Chip aus dem Vorrat auf Reihe { $number }.
        [one] Du legst { $own } Chip auf Reihe { $number }.
       *[other] Du legst { $own } Chips auf Reihe { $number }.
    }
geizen-event-took = { $chips ->
    [one] Reihe { $number } ist voll: { $seat } nimmt { $chips } Chip.
   *[other] Reihe { $number } ist voll: { $seat } nimmt { $chips } Chips.
}
    .you = { $chips ->
        [one] Reihe { $number } ist voll: Du nimmst { $chips } Chip.
       *[other] Reihe { $number } ist voll: Du nimmst { $chips } Chips.
    }
geizen-event-fined = { $chips ->
    [one] { $seat } gibt { $chips } Chip in den Vorrat ab.
   *[other] { $seat } gibt { $chips } Chips in den Vorrat ab.
}
    .you = { $chips ->
        [one] Du gibst { $chips } Chip in den Vorrat ab.
       *[other] Du gibst { $chips } Chips in den Vorrat ab.
    }
geizen-event-repaid = { $chips ->
    [0] { $seat } kann das Geliehene nicht zurückgeben.
   *[other] { $missing ->
        [0] { $seat } gibt das Geliehene zurück.
       *[other] { $seat } gibt { $chips } zurück; { $missing } fehlen.
    }
}
    .you = { $chips ->
        [0] Du kannst das Geliehene nicht zurückgeben.
       *[other] { $missing ->
            [0] Du gibst das Geliehene zurück.
           *[other] Du gibst { $chips } zurück; { $missing } fehlen.
        }
    }
geizen-event-ended = { $chips ->
    [one] Das Spiel ist aus: { $winners } mit { $chips } Chip.
   *[other] Das Spiel ist aus: { $winners } mit { $chips } Chips.
}

geizen-points-rows = volle Reihen
geizen-points-laid = gelegte Chips
geizen-points-arrows = Pfeile
geizen-points-loans = Darlehen

geizen-why-chips = mehr Chips
geizen-why-lead = ein größerer Vorsprung
geizen-why-late-lead = ein größerer Vorsprung kurz vor dem Ende
geizen-why-bank-lead = ein größerer Vorsprung bei vollem Vorrat
geizen-why-share = ein größerer Anteil an den Chips
geizen-why-brink = mehr Chips zum Überleben
geizen-why-turn = am Zug zu sein
geizen-why-low-turn = ein Zug mit genug Chips
geizen-why-last-turn = ein Zug mit ein paar Chips in Reserve
geizen-why-wait = weniger Warten bis zum nächsten Zug
geizen-why-loose = weniger Abhängigkeit vom Würfelglück
geizen-why-row-1 = eine bessere Chance auf Reihe 1
geizen-why-row-2 = eine bessere Chance auf Reihe 2
geizen-why-row-3 = eine bessere Chance auf Reihe 3
geizen-why-row-4 = eine bessere Chance auf Reihe 4
geizen-why-row-5 = eine bessere Chance auf Reihe 5
geizen-why-best-row = eine bessere Chance auf die beste Reihe
geizen-why-late-rows = bessere Chancen auf volle Reihen kurz vor dem Ende
geizen-why-low-rows = bessere Chancen auf volle Reihen bei knappen Chips
geizen-why-next-1 = eine bessere Chance auf Reihe 1 im nächsten Zug
geizen-why-next-2 = eine bessere Chance auf Reihe 2 im nächsten Zug
geizen-why-next-3 = eine bessere Chance auf Reihe 3 im nächsten Zug
geizen-why-next-4 = eine bessere Chance auf Reihe 4 im nächsten Zug
geizen-why-next-5 = eine bessere Chance auf Reihe 5 im nächsten Zug
geizen-why-best-next = eine bessere Chance auf die beste Reihe im nächsten Zug
geizen-why-late-next = bessere Chancen im nächsten Zug kurz vor dem Ende
