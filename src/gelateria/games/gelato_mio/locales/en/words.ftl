# Gelato Mio's words.

gelato-mio-letter-vanilla = V
gelato-mio-letter-strawberry = S
gelato-mio-letter-chocolate = C
gelato-mio-letter-creams = Cr
gelato-mio-letter-sugar = Su
gelato-mio-letter-bowl = Bo
gelato-mio-letter-cone = Co
gelato-mio-letter-wafer = Wa

gelato-mio-card-vanilla = { $count ->
    [one] vanilla
   *[other] { $count } vanilla
}
gelato-mio-card-strawberry = { $count ->
    [one] strawberry
   *[other] { $count } strawberries
}
gelato-mio-card-chocolate = { $count ->
    [one] chocolate
   *[other] { $count } chocolate
}
gelato-mio-card-creams = { $count ->
    [one] creams
   *[other] { $count } creams
}
gelato-mio-card-sugar = { $count ->
    [one] sugar
   *[other] { $count } sugar
}
gelato-mio-card-bowl = { $count ->
    [one] a bowl
   *[other] { $count } bowls
}
gelato-mio-card-cone = { $count ->
    [one] a cone
   *[other] { $count } cones
}
gelato-mio-card-wafer = { $count ->
    [one] a wafer
   *[other] { $count } wafers
}
gelato-mio-ball-vanilla = { $count ->
    [one] a vanilla ball
   *[other] { $count } vanilla balls
}
gelato-mio-ball-strawberry = { $count ->
    [one] a strawberry ball
   *[other] { $count } strawberry balls
}
gelato-mio-ball-chocolate = { $count ->
    [one] a chocolate ball
   *[other] { $count } chocolate balls
}

gelato-mio-ask-act = Draw, make, serve or ask for help?
gelato-mio-ask-pay = { $owed ->
    [one] One more card for help. Which one?
   *[other] Help costs { $owed } cards. Which one first?
}
gelato-mio-ask-ask = Whose hand do you take a card from?
gelato-mio-ask-discard = { $owed ->
    [one] Quality control: { $owed } card must go.
   *[other] Quality control: { $owed } cards must go.
}
gelato-mio-ask-return = { $owed ->
    [one] Quality control: { $owed } ball must go.
   *[other] Quality control: { $owed } balls must go.
}
gelato-mio-do-draw = Draw { $cards }
gelato-mio-do-make = Make { $ball }
gelato-mio-do-serve = Serve { $order }
gelato-mio-do-help = Ask for help
gelato-mio-do-ask = Take a card from { $whom }
gelato-mio-do-pass = Pass
gelato-mio-do-discard = Discard { $card }
gelato-mio-do-return = Give { $ball } back

gelato-mio-hint = Equal neighbours come along.
gelato-mio-hint-ready = Green is ready.
gelato-mio-hint-discard = Tap a card of your hand.
gelato-mio-hint-return = Tap your balls.
gelato-mio-help-costs = { $cards ->
    [one] { $cards } card for one of theirs
   *[other] { $cards } cards for one of theirs
}
gelato-mio-hint-help = Then you take one card, unseen, from another hand.
gelato-mio-along = { $count ->
    [one] { $count } equal neighbour comes along.
   *[other] { $count } equal neighbours come along.
}
gelato-mio-last = { $turns ->
    [one] A pile is empty: { $turns } turn to go.
   *[other] A pile is empty: { $turns } turns to go.
}
gelato-mio-missing = Missing: { $parts }
gelato-mio-order = { $vessel ->
    [bowl] bowl: { $balls } ({ $points })
   *[cone] cone: { $balls } ({ $points })
}
gelato-mio-behind = { $count ->
    [one] { $count } waits behind
   *[other] { $count } wait behind
}
gelato-mio-nobody = Nobody waits here any more.
gelato-mio-display = Display
gelato-mio-place = { $count ->
    [one] Place { $place }: { $card }
   *[other] Place { $place }: { $card }; { $count } cards come together
}
gelato-mio-place-empty = Place { $place } is empty
gelato-mio-piles = Ice cream
gelato-mio-pile = { $left ->
    [0] This pile is empty.
   *[other] On the pile: { $balls }
}
gelato-mio-own = { $count ->
    [0] None of it before you
   *[other] Before you: { $balls }
}
gelato-mio-deck = { $count ->
    [one] Deck: { $count } card
   *[other] Deck: { $count } cards
}
gelato-mio-discards = { $count ->
    [one] Discards: { $count } card
   *[other] Discards: { $count } cards
}
gelato-mio-customers = Customers
gelato-mio-goals = Objectives
gelato-mio-players = Hands and ice cream of the others
gelato-mio-hand = { $count ->
    [one] Your hand: { $count } card
   *[other] Your hand: { $count } cards
}
gelato-mio-hand-empty = Your hand is empty: help yourself to the display!
gelato-mio-holds = { $name } holds { $cards }.
gelato-mio-holds-none = { $name } holds no cards.
gelato-mio-unknown = { $count ->
    [one] { $count } unknown card
   *[other] { $count } unknown cards
}
gelato-mio-holds-many = { $count ->
    [one] { $name } holds { $count } card.
   *[other] { $name } holds { $count } cards.
}
gelato-mio-note-open = Notes on { $name }’s hand
gelato-mio-note-title = What might { $name } hold?
gelato-mio-note-about = Only you see this. It stays in this browser.
gelato-mio-note-more = One more: { $card }
gelato-mio-note-less = One less: { $card }
gelato-mio-noted = noted: { $cards }
gelato-mio-note-wipe = Wipe
gelato-mio-control-hands = Who holds too many cards?
gelato-mio-control-balls = Who has too much ice cream?
gelato-mio-goal-bowls = bowls
gelato-mio-goal-doubles = two-ball cones
gelato-mio-goal-singles = one-ball cones
gelato-mio-goal-vanilla = most vanilla
gelato-mio-goal-strawberry = most strawberry
gelato-mio-goal-chocolate = most chocolate
gelato-mio-goal-all = most balls
gelato-mio-race = First to { $number } { $goal }: { $worth }. You have { $own }.
gelato-mio-most = { $leads ->
    [one] At the end, { $goal }: { $worth }. You { $own }; { $name } leads.
   *[nobody] At the end, { $goal }: { $worth }. You { $own }.
}
gelato-mio-goal-taken = { $goal }, { $worth }: taken by { $owner }.

gelato-mio-material-hands = { $count } for hands
gelato-mio-material-balls = { $count } for balls
gelato-mio-material-race = First to { $number } { $goal }: { $worth }
gelato-mio-material-most = At the end, { $goal }: { $worth }

gelato-mio-key-display = Go to a place of the display
gelato-mio-key-walk = From card to card in the display
gelato-mio-key-take = Draw the card that is marked

gelato-mio-event-began = { $seat }’s turn.
    .you = Your turn.
gelato-mio-event-dealt = New in line { $line }: { $card }.
gelato-mio-event-took = { $card ->
    [none] { $seat } draws from the display.
   *[other] { $seat } draws { $card } from the display.
}
    .you = You draw { $card } from the display.
gelato-mio-event-reshuffled = { $cards ->
    [one] The deck is used up: { $cards } discard becomes the new one.
   *[other] The deck is used up: { $cards } discards become the new one.
}
gelato-mio-event-halted = Line { $line } stays empty: there is nothing to fill it with.
gelato-mio-event-controlled = { $quality ->
    [hands] Quality control of the hands!
   *[balls] Quality control of the ice cream!
}
gelato-mio-event-inspected = { $quality ->
    [hands] { $count ->
        [one] { $seat } holds too much: { $count } card must go.
       *[other] { $seat } holds too much: { $count } cards must go.
    }
   *[balls] { $count ->
        [one] { $seat } has too much ice cream: { $count } ball must go back.
       *[other] { $seat } has too much ice cream: { $count } balls must go back.
    }
}
    .you = { $quality ->
        [hands] { $count ->
            [one] You hold too much: { $count } card must go.
           *[other] You hold too much: { $count } cards must go.
        }
       *[balls] { $count ->
            [one] You have too much ice cream: { $count } ball must go back.
           *[other] You have too much ice cream: { $count } balls must go back.
        }
    }
gelato-mio-event-discarded = { $seat } discards { $card }.
    .you = You discard { $card }.
gelato-mio-event-returned = { $seat } gives { $ball } back.
    .you = You give { $ball } back.
gelato-mio-event-made = { $seat } makes { $ball }.
    .you = You make { $ball }.
gelato-mio-event-served = { $points ->
    [one] { $seat } serves the customer at place { $place }: { $points } point!
   *[other] { $seat } serves the customer at place { $place }: { $points } points!
}
    .you = { $points ->
        [one] You serve the customer at place { $place }: { $points } point!
       *[other] You serve the customer at place { $place }: { $points } points!
    }
gelato-mio-event-came = The next customer comes to place { $place }.
gelato-mio-event-claimed = { $points ->
    [one] { $seat } reaches the objective “{ $goal }”: { $points } point.
   *[other] { $seat } reaches the objective “{ $goal }”: { $points } points.
}
    .you = { $points ->
        [one] You reach the objective “{ $goal }”: { $points } point.
       *[other] You reach the objective “{ $goal }”: { $points } points.
    }
gelato-mio-event-stole = { $card ->
    [none] { $seat } takes a card from { $whom }.
   *[other] { $seat } takes { $card } from { $whom }.
}
    .you = { $card ->
        [none] You take a card from { $whom }.
       *[other] You take { $card } from { $whom }.
    }
    .yours = { $card ->
        [none] { $seat } takes a card from you.
       *[other] { $seat } takes { $card } from you.
    }
gelato-mio-event-passed = { $seat } can do nothing, and passes.
    .you = You can do nothing, and pass.
gelato-mio-event-emptied = { $seat } makes the last of its pile, { $ball }: one more turn for everybody.
    .you = You make the last of its pile, { $ball }: one more turn for everybody.
gelato-mio-event-showed = { $cards-count ->
    [0] { $seat } shows an empty hand.
   *[other] { $points ->
        [0] { $seat } shows { $cards }: no pair.
        [one] { $seat } shows { $cards }: { $points } point for a pair.
       *[other] { $seat } shows { $cards }: { $points } points for pairs.
    }
}
    .you = { $cards-count ->
        [0] You show an empty hand.
       *[other] { $points ->
            [0] You show { $cards }: no pair.
            [one] You show { $cards }: { $points } point for a pair.
           *[other] You show { $cards }: { $points } points for pairs.
        }
    }
gelato-mio-event-won = { $points ->
    [one] { $seat } has { $goal }, with { $balls }: { $points } point.
   *[other] { $seat } has { $goal }, with { $balls }: { $points } points.
}
    .you = { $points ->
        [one] You have { $goal }, with { $balls }: { $points } point.
       *[other] You have { $goal }, with { $balls }: { $points } points.
    }
gelato-mio-event-ended = { $points ->
    [one] The game is over: { $winners } with { $points } point.
   *[other] The game is over: { $winners } with { $points } points.
}

gelato-mio-points-customers = customers
gelato-mio-points-races = objectives
gelato-mio-points-majorities = most balls
gelato-mio-points-pairs = pairs in hand

gelato-mio-why-score = more points
gelato-mio-why-late-score = more points late in the game
gelato-mio-why-last-score = more points in the last round
gelato-mio-why-first = a good customer served sooner
gelato-mio-why-late-first = a good customer served before the end
gelato-mio-why-second = a second customer served sooner
gelato-mio-why-ready = a customer to serve at once
gelato-mio-why-balls = more balls on the table
gelato-mio-why-late-balls = more balls on the table late in the game
gelato-mio-why-balls-at-risk = fewer balls at risk in quality control
gelato-mio-why-cards = more cards in hand
gelato-mio-why-late-cards = more cards in hand late in the game
gelato-mio-why-cards-at-risk = fewer cards at risk in quality control
gelato-mio-why-flavours = more flavours in hand
gelato-mio-why-creams = more creams in hand
gelato-mio-why-sugar = more sugar in hand
gelato-mio-why-bowl = a bowl in hand
gelato-mio-why-cone = more cones in hand
gelato-mio-why-wafer = a wafer in hand
gelato-mio-why-to-make = a ball to make at once
gelato-mio-why-flavour-lead = a bigger lead in one flavour late in the game
gelato-mio-why-ball-lead = a bigger lead in balls
gelato-mio-why-bowls = a better place in the race for bowls
gelato-mio-why-doubles = a better place in the race for two-ball cones
gelato-mio-why-singles = a better place in the race for one-ball cones
gelato-mio-why-pairs = more pairs in hand late in the game
gelato-mio-why-to-move = the turn
gelato-mio-why-to-discard = fewer cards to discard
gelato-mio-why-to-return = fewer balls to give back
gelato-mio-why-to-pay = fewer cards to pay for help
gelato-mio-why-to-steal = help on its way
