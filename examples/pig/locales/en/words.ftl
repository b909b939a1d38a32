pig-ask-turn = { $total ->
    [0] Roll the die.
   *[other] Roll, or hold { $total }?
}
pig-event-rolled = { $seat } rolls a { $face }: { $total } so far.
pig-event-lost = { $seat } rolls a 1 and loses { $total }.
pig-event-held = { $seat } holds { $total } and has { $score }.
pig-event-won = { $seat } wins with { $score }.
