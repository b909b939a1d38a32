pig-score = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
pig-ask-turn = { $total ->
    [0] Wirf den Würfel.
   *[other] Würfeln, oder { $total } sichern?
}
pig-do-roll = Würfeln
pig-do-hold = Sichern
pig-turn = In diesem Zug
pig-die = { $face ->
    [0] Den Würfel werfen
   *[other] Den Würfel werfen, er zeigt { $face }
}
pig-event-rolled = { $seat } wirft eine { $face }: bisher { $total }.
pig-event-lost = { $seat } wirft eine 1 und verliert { $total }.
pig-event-held = { $seat } sichert { $total } und hat { $score }.
pig-event-won = { $seat } gewinnt mit { $score }.
