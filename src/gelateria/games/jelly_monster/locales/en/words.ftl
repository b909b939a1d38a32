# Words for Attack of the Jelly Monster.

jelly-monster-score = { $points } jelly
jelly-monster-ask-ready = Round { $round }: are you ready?
jelly-monster-ask-place = { $how ->
    [throw] Throw your dice!
    [place] Place a die, or throw again.
    [calm] Place a die, or none.
   *[end] All your dice are placed!
}
jelly-monster-ask-score = { $asks ->
    [neighbour] { $doubt ->
        [clockwise] Whose reward shall it be? If you differ, clockwise.
       *[counter-clockwise] Whose reward shall it be? If you differ, counter-clockwise.
    }
    [lose] Which capsule goes back to the box?
   *[give] Too little jelly for all. Who gets the next one?
}
jelly-monster-do-ready = Ready!
jelly-monster-do-throw = Throw
jelly-monster-do-place = { $does ->
    [up] Place the { $die } at district { $district }, marker up
    [down] Place the { $die } at district { $district }, marker down
    [remove] Place the { $die } at district { $district }, send { $owner }’s { $other } to the centre
   *[nothing] Place the { $die } at district { $district }
}
jelly-monster-do-pass = Place none
jelly-monster-do-seal = Seal district { $district }
jelly-monster-do-turn = Turn the timer
jelly-monster-do-done = I’m done
jelly-monster-do-choose = { $way ->
    [clockwise] District { $pays }, clockwise
   *[counter-clockwise] District { $pays }, counter-clockwise
}
jelly-monster-do-give = For { $seat }
jelly-monster-do-lose = { $capsule ->
    [die] Lose the capsule with a die
   *[other] Lose the capsule with { $capsule }
}
jelly-monster-again = Throw again
jelly-monster-just-place = Just place
jelly-monster-back = Back
jelly-monster-on = On to round { $round }
jelly-monster-tumbling = The dice are tumbling …
jelly-monster-placing = Placed! And on …
jelly-monster-hurry = The sand is running!
jelly-monster-hint-ready = The round begins when all are ready.
jelly-monster-hint-district = Which district for the { $die }?
jelly-monster-hint-effect = What does the { $die } do at district { $district }?
jelly-monster-would = { $leads ->
    [alone] It would make { $sum } there: you would lead.
    [shared] It would make { $sum } there: you would share the lead.
   *[no] It would make { $sum } there.
}
jelly-monster-hint-seal = Tap a district to seal it for this round.
jelly-monster-wait-ready = Waiting for { $names } …
jelly-monster-countdown = Everybody is ready …
jelly-monster-wait-place = Still playing: { $names }
jelly-monster-zones = District { $number }, from the entrance on: { $zones }
jelly-monster-sand = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
jelly-monster-guard = The timer turns in { $seconds }
jelly-monster-scored = Round { $round } is scored.
jelly-monster-read-again = Read the scoring again
jelly-monster-next-page = Next page
jelly-monster-gain = { $how ->
    [capsules] { $name } { $capsules ->
        [-1] loses a capsule
        [one] { $capsules } capsule
       *[other] { $capsules } capsules
    }
    [both] { $name } { $jelly } and { $capsules ->
        [-1] a capsule less
        [one] { $capsules } capsule
       *[other] { $capsules } capsules
    }
   *[jelly] { $name } { $jelly }
}
jelly-monster-capsules-open = The capsules are opened!

jelly-monster-city = The city, clockwise from the drone’s district
jelly-monster-centre = City centre
jelly-monster-stack = { $count ->
    [one] { $count } capsule on the stack
   *[other] { $count } capsules on the stack
}
jelly-monster-player = { $name }: dice left { $dice }, capsules { $capsules }, in the centre { $centre }
jelly-monster-district = District { $number }, zone { $zone }: { $reward }
jelly-monster-entrance = Entrance of district { $number }
jelly-monster-there = { $name } { $dice } makes { $sum }
jelly-monster-sealed = sealed by { $name }
jelly-monster-thrown = My dice
jelly-monster-effects = What the die does
jelly-monster-gifts = Who gets jelly
jelly-monster-own-capsules = My capsules
jelly-monster-capsule-die = a die
jelly-monster-die = a { $face }
jelly-monster-for-first = first: { $reward }
jelly-monster-for-second = second: { $reward }
jelly-monster-for-others = others there: { $reward }
jelly-monster-for-dice = { $upto ->
    [any] { $least } dice or more: { $reward }
   *[some] { $least } to { $most } dice: { $reward }
}
jelly-monster-reward-jelly = { $amount } jelly
jelly-monster-reward-capsule = a capsule
jelly-monster-reward-lose-capsule = lose a capsule
jelly-monster-reward-per-capsule = { $amount } jelly per capsule
jelly-monster-reward-take = take { $amount } from each
jelly-monster-reward-give = give { $amount } to each
jelly-monster-reward-clockwise = what the next one clockwise pays
jelly-monster-reward-counter-clockwise = what the next one counter-clockwise pays
jelly-monster-reward-either = what either neighbour pays
jelly-monster-reward-of = what district { $district } pays
jelly-monster-reward-of-either = what district { $district } or { $other } pays, by choice

jelly-monster-key-throw = Throw the dice
jelly-monster-key-digit = A die, then a district, then what the die does
jelly-monster-key-marker = Marker up or down
jelly-monster-key-ahead = Just place, or do what the bar offers
jelly-monster-key-back = One step back

jelly-monster-event-laid = District { $district } is board { $side }.
jelly-monster-event-began = Round { $round } begins. The drone is at { $first }.
    .you = Round { $round } begins. The drone is with you.
jelly-monster-event-ordered = The order: { $seats }.
jelly-monster-event-readied = { $seat } is ready.
    .you = You are ready.
jelly-monster-event-started = Go!
jelly-monster-event-threw = { $seat } throws { $dice }.
    .you = You throw { $dice }.
jelly-monster-event-placed = { $seat } places a { $die } at district { $district }.
    .you = You place a { $die } at district { $district }.
jelly-monster-event-removed = { $whose ->
    [own] { $seat } sends their own { $die } from district { $district } to the city centre.
   *[other] { $seat } sends { $owner }’s { $die } from district { $district } to the city centre.
}
    .you = { $whose ->
        [own] You send your own { $die } from district { $district } to the city centre.
       *[other] You send { $owner }’s { $die } from district { $district } to the city centre.
    }
    .yours = { $seat } sends your { $die } from district { $district } to the city centre.
jelly-monster-event-shifted = { $seat } moves the marker of district { $district } to zone { $zone }.
    .you = You move the marker of district { $district } to zone { $zone }.
jelly-monster-event-passed = { $seat } places none.
    .you = You place none.
jelly-monster-event-emptied = { $seat } has placed the last die.
    .you = You have placed the last die.
jelly-monster-event-sealed = { $seat } seals district { $district }.
    .you = You seal district { $district }.
jelly-monster-event-turned = { $seat ->
    [-1] The table turns the sand timer!
   *[other] { $seat } turns the sand timer!
}
    .you = You turn the sand timer!
jelly-monster-event-rested = { $seat } is done.
    .you = You are done.
jelly-monster-event-closed = { $time_up ->
    [true] Time is up! Now it is scored.
   *[false] The round is over. Now it is scored.
}
jelly-monster-event-cancelled = District { $district }: { $seat }’s { $count } dice showing { $die } cancel each other.
    .you = District { $district }: your { $count } dice showing { $die } cancel each other.
jelly-monster-event-controlled = { $district ->
    [0] { $seats-count ->
        [one] { $seats } has most dice in the city centre.
       *[other] { $seats } have most dice in the city centre.
    }
   *[other] { $seats-count ->
        [one] { $seats } controls district { $district }.
       *[other] { $seats } control district { $district }.
    }
}
jelly-monster-event-pointed = { $pays ->
    [true] District { $district } pays what district { $neighbour } pays.
   *[false] District { $district } points back to district { $neighbour } and pays nothing.
}
jelly-monster-event-chose = { $way ->
    [clockwise] { $seat } chooses the neighbour clockwise.
   *[counter-clockwise] { $seat } chooses the neighbour counter-clockwise.
}
    .you = { $way ->
        [clockwise] You choose the neighbour clockwise.
       *[counter-clockwise] You choose the neighbour counter-clockwise.
    }
jelly-monster-event-gained = { $seat } gets { $jelly } jelly.
    .you = You get { $jelly } jelly.
jelly-monster-event-drew = { $capsule ->
    [none] { $seat } draws a capsule.
    [die] { $seat } draws a capsule: it shows a die.
   *[other] { $seat } draws a capsule: it shows { $capsule }.
}
    .you = { $capsule ->
        [none] You draw a capsule.
        [die] You draw a capsule: it shows a die.
       *[other] You draw a capsule: it shows { $capsule }.
    }
jelly-monster-event-short = Too few capsules for { $seats }: none of them gets one.
jelly-monster-event-lost = { $capsule ->
    [none] { $seat } puts a capsule back in the box.
    [die] { $seat } puts the capsule with a die back in the box.
   *[other] { $seat } puts the capsule with { $capsule } back in the box.
}
    .you = { $capsule ->
        [none] You put a capsule back in the box.
        [die] You put the capsule with a die back in the box.
       *[other] You put the capsule with { $capsule } back in the box.
    }
jelly-monster-event-paid = { $seat } gives { $jelly } jelly to { $to }.
    .you = You give { $jelly } jelly to { $to }.
    .yours = { $seat } gives you { $jelly } jelly.
jelly-monster-event-opened = { $capsule ->
    [die] { $seat } throws for a capsule: { $jelly } jelly.
   *[other] { $seat } opens a capsule: { $jelly } jelly.
}
    .you = { $capsule ->
        [die] You throw for a capsule: { $jelly } jelly.
       *[other] You open a capsule: { $jelly } jelly.
    }
jelly-monster-event-ended = The game is over: { $winners } with { $jelly } jelly.

jelly-monster-when = in round { $turn }
jelly-monster-points-districts = districts
jelly-monster-points-centre = city centre
jelly-monster-points-others = from and to others
jelly-monster-points-capsules = capsules

jelly-monster-why-jelly = more jelly
jelly-monster-why-jelly-late = more jelly for the end
jelly-monster-why-promised = better prospects in the districts
jelly-monster-why-promised-late = better prospects late in the game
jelly-monster-why-capsules-early = more capsules early in the game
jelly-monster-why-loose = more dice to place
jelly-monster-why-loose-in-the-sand = more dice to place before the sand runs out
jelly-monster-why-right-to-seal = the right to seal a district
