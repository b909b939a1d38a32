pig-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pig-ask-turn = { $total ->
    [0] Roll the die.
   *[other] Roll, or hold { $total }?
}
pig-do-roll = Roll
pig-do-hold = Hold
pig-turn = This turn
pig-die = { $face ->
    [0] Roll the die
   *[other] Roll the die, it shows { $face }
}
pig-event-rolled = { $seat } rolls a { $face }: { $total } so far.
pig-event-lost = { $seat } rolls a 1 and loses { $total }.
pig-event-held = { $seat } holds { $total } and has { $score }.
pig-event-won = { $seat } wins with { $score }.
