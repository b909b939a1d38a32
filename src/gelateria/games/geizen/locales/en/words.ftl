# Geizen's words.

geizen-score = { $points ->
    [one] { $points } chip
   *[other] { $points } chips
}
geizen-ask-throw = Throw the dice.
geizen-ask-keep = Keep at least one die. The others are thrown again.
geizen-ask-pay = Chips are short. Which number do you pay first?
geizen-do-throw = Throw
geizen-do-keep = Keep { $dice }
geizen-do-pay = Pay the { $number }s
geizen-keep-these = { $count ->
    [one] Keep { $count } die
   *[other] Keep { $count } dice
}
geizen-keep-none = Keep …
geizen-keep-all = All
geizen-hint-keep = Tap dice to keep them.
geizen-hint-pay = Tap a row that glows.
geizen-pay-brings = { $gain ->
    [0] Pay the { $number }s first: lay { $own }.
   *[other] Pay the { $number }s first: lay { $own }, take { $gain }.
}
geizen-pay-voids = { $gain ->
    [0] Pay the { $number }s first: lay { $own }; then void: { $voids }.
   *[other] Pay the { $number }s first: lay { $own }, take { $gain }; then void: { $voids }.
}
geizen-cost = { $cost ->
    [0] So far this costs you nothing.
    [one] So far this costs you { $cost } chip.
   *[other] So far this costs you { $cost } chips.
}
geizen-cost-full = Lay { $cost }, take { $gain }: row { $rows } would be full!
geizen-cost-order = Chips would be short: you would choose what to pay first.
geizen-cost-loan = { $chips } of them would be lent by the bank.
geizen-cost-void = { $dice ->
    [one] { $dice } die would be void.
   *[other] { $dice } dice would be void.
}
geizen-row = Row { $number }: { $filled } of { $fields } fields filled, the others would pay { $arrow }
geizen-thrown = Thrown dice
geizen-none-thrown = The dice are in the tower.
geizen-all-kept = All dice are kept.
geizen-kept = Kept
geizen-die = a { $face }
geizen-die-six = a 6, it costs nothing
geizen-bank = Bank
geizen-loan = { $chips ->
    [one] { $chips } chip is lent by the bank.
   *[other] { $chips } chips are lent by the bank.
}
geizen-key-dice = Choose a die, or the row to pay first
geizen-key-ahead = Throw, or keep the dice you have chosen

geizen-event-began = { $seat }’s turn.
    .you = Your turn.
geizen-event-threw = { $seat } throws { $dice }.
    .you = You throw { $dice }.
geizen-event-kept = { $seat } keeps { $dice }.
    .you = You keep { $dice }.
geizen-event-free = { $count ->
    [one] The six is free.
   *[other] The { $count } sixes are free.
}
geizen-event-borrowed = { $chips ->
    [one] { $seat } borrows { $chips } chip from the bank.
   *[other] { $seat } borrows { $chips } chips from the bank.
}
    .you = { $chips ->
        [one] You borrow { $chips } chip from the bank.
       *[other] You borrow { $chips } chips from the bank.
    }
geizen-event-void = { $seat } cannot pay for a { $number }: it is void.
    .you = You cannot pay for a { $number }: it is void.
geizen-event-laid = { $own ->
    [0] The bank lays a chip on row { $number } for { $seat }.
    [one] { $seat } lays { $own } chip on row { $number }.
   *[other] { $seat } lays { $own } chips on row { $number }.
}
    .you = { $own ->
        [0] The bank lays a chip on row { $number } for you.
        [one] You lay { $own } chip on row { $number }.
       *[other] You lay { $own } chips on row { $number }.
    }
geizen-event-took = { $chips ->
    [one] Row { $number } is full: { $seat } takes { $chips } chip.
   *[other] Row { $number } is full: { $seat } takes { $chips } chips.
}
    .you = { $chips ->
        [one] Row { $number } is full: you take { $chips } chip.
       *[other] Row { $number } is full: you take { $chips } chips.
    }
geizen-event-fined = { $chips ->
    [one] { $seat } pays { $chips } chip to the bank.
   *[other] { $seat } pays { $chips } chips to the bank.
}
    .you = { $chips ->
        [one] You pay { $chips } chip to the bank.
       *[other] You pay { $chips } chips to the bank.
    }
geizen-event-repaid = { $chips ->
    [0] { $seat } cannot give the loan back.
   *[other] { $missing ->
        [0] { $seat } gives the loan back.
       *[other] { $seat } gives back { $chips }; { $missing } are missing.
    }
}
    .you = { $chips ->
        [0] You cannot give the loan back.
       *[other] { $missing ->
            [0] You give the loan back.
           *[other] You give back { $chips }; { $missing } are missing.
        }
    }
geizen-event-ended = { $chips ->
    [one] The game is over: { $winners } with { $chips } chip.
   *[other] The game is over: { $winners } with { $chips } chips.
}

geizen-points-rows = completed rows
geizen-points-laid = chips laid
geizen-points-arrows = arrows
geizen-points-loans = loans

geizen-why-chips = more chips
geizen-why-lead = a bigger lead
geizen-why-late-lead = a bigger lead when the end is near
geizen-why-bank-lead = a bigger lead while much lies in the bank
geizen-why-share = a bigger share of the chips
geizen-why-brink = more to live on
geizen-why-turn = the turn
geizen-why-low-turn = a turn with chips to spare
geizen-why-last-turn = a turn with some chips left
geizen-why-wait = a shorter wait for the next turn
geizen-why-loose = fewer dice left to chance
geizen-why-row-1 = a better chance to fill row 1
geizen-why-row-2 = a better chance to fill row 2
geizen-why-row-3 = a better chance to fill row 3
geizen-why-row-4 = a better chance to fill row 4
geizen-why-row-5 = a better chance to fill row 5
geizen-why-best-row = a better chance at the best row
geizen-why-late-rows = better chances to fill rows when the end is near
geizen-why-low-rows = better chances to fill rows when chips are few
geizen-why-next-1 = a better chance at row 1 in the next turn
geizen-why-next-2 = a better chance at row 2 in the next turn
geizen-why-next-3 = a better chance at row 3 in the next turn
geizen-why-next-4 = a better chance at row 4 in the next turn
geizen-why-next-5 = a better chance at row 5 in the next turn
geizen-why-best-next = a better chance at the best row in the next turn
geizen-why-late-next = better chances in the next turn when the end is near
