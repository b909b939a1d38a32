# Gelati's words.

gelati-kind-0 = paper cup
gelati-kind-1 = cone
gelati-kind-2 = sundae glass
gelati-kind-3 = china bowl
gelati-kind-4 = strawberry ice
gelati-kind-5 = vanilla ice
gelati-kind-6 = chocolate ice
gelati-kind-7 = pistachio ice
gelati-kind-8 = wafer
gelati-kind-9 = strawberry
gelati-kind-10 = cherry
gelati-kind-11 = paper umbrella
gelati-in-0 = in a paper cup
gelati-in-1 = in a cone
gelati-in-2 = in a sundae glass
gelati-in-3 = in a china bowl
gelati-with-8 = with a wafer
gelati-with-9 = with a strawberry
gelati-with-10 = with a cherry
gelati-with-11 = with a paper umbrella
gelati-ice = { $flavour } { $cup } { $topping }

gelati-ask-place = Place a tile.
gelati-ask-swap = Nothing fits. Which tile do you swap?
gelati-ask-order = { $extra ->
    [0] Serve, trade, or go on.
    [one] You have { $extra } token too many.
   *[other] You have { $extra } tokens too many.
}
gelati-do-place = Place { $tile } at { $q }, { $r }
gelati-do-swap = Swap { $tile }
gelati-do-fulfil = Serve { $order }
gelati-do-trade = Trade { $give } for { $take }
gelati-do-discard = Put back { $kind }
gelati-do-done = Go on

gelati-place-it = Place it
gelati-swap-it = Swap this tile
gelati-serve = Serve
gelati-trade = Trade
gelati-put-back = Put back
gelati-hint-place = It must share something with every tile it touches.
gelati-hint-serve = { $points } points: { $ice }
gelati-hint-trade = Any two of your tokens buy another.
gelati-hint-second = Tap a second token to give, or what you want.
gelati-hint-take = Now tap what you want for them.
gelati-hint-give = { $kind }: tap two tokens to give for it.
gelati-hint-back = Put { $kind } back, or trade it with another one.
gelati-worth = { $sides ->
    [one] { $sides } side touches: { $points } points.
   *[other] { $sides } sides touch: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}
gelati-worth-row = { $points ->
    [one] { $points } point with { $sides } sides, and a row: { $kinds }!
   *[other] { $points } points with { $sides ->
        [one] { $sides } side, and a row: { $kinds }!
       *[other] { $sides } sides, and a row: { $kinds }!
    }
}

gelati-board = The tiles on the table
gelati-laid = { $ice }; row { $row }, column { $column }
gelati-place = Here: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $sides ->
    [one] { $sides } side
   *[other] { $sides } sides
}; row { $row }, column { $column }
gelati-place-row = Here: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $sides ->
    [one] { $sides } side
   *[other] { $sides } sides
}, and a row: { $kinds }; row { $row }, column { $column }
gelati-zoom-in = Nearer
gelati-zoom-out = Farther
gelati-zoom-fit = See the whole board
gelati-beyond-left = { $count ->
    [one] One more place on the left
   *[other] { $count } more places on the left
}
gelati-beyond-right = { $count ->
    [one] One more place on the right
   *[other] { $count } more places on the right
}
gelati-beyond-top = { $count ->
    [one] One more place above
   *[other] { $count } more places above
}
gelati-beyond-bottom = { $count ->
    [one] One more place below
   *[other] { $count } more places below
}
gelati-hand = Your tiles
gelati-own = Tile { $number }: { $ice }
gelati-orders = Your secret orders
gelati-order = Order: { $ice }, { $points } points; { $there } of 3 components are there
gelati-tokens = Your tokens
gelati-supply = Supply
gelati-supply-kind = { $kind }, { $count } left
gelati-supply-needed = { $kind }, { $count } left; one of your orders needs it
gelati-stack = { $tiles ->
    [one] { $tiles } tile in the stack
   *[other] { $tiles } tiles in the stack
}
gelati-goal = Goal: { $goal } points
gelati-aside = Set aside: { $ice }
gelati-rival = { $name }: { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, { $orders ->
    [one] { $orders } order.
   *[other] { $orders } orders.
}
gelati-rival-tokens = Tokens: { $tokens }.
gelati-rival-seen = Known tiles: { $tiles }.
gelati-rival-opened = Orders: { $orders }.
gelati-opened = Orders of { $name }: { $orders }.

gelati-material-sides = Touching sides: { $sides }, points: { $points }

gelati-key-tile = Choose one of your tiles
gelati-key-place = From place to place, the best one first
gelati-key-ahead = Do what the bar offers
gelati-key-back = Let go of what was chosen
gelati-key-zoom = Nearer, farther, see the whole board

gelati-event-opened = On the table: { $tile }.
gelati-event-began = { $seat }’s turn.
    .you = Your turn.
gelati-event-drew = { $tile ->
    [none] { $seat } draws a tile.
   *[other] { $seat } draws { $tile }.
}
    .you = { $tile ->
        [none] You draw a tile.
       *[other] You draw { $tile }.
    }
gelati-event-drew-order = { $order ->
    [none] { $seat } draws an order.
   *[other] { $seat } draws the order: { $order }.
}
    .you = { $order ->
        [none] You draw an order.
       *[other] You draw the order: { $order }.
    }
gelati-event-placed = { $seat } places { $tile }.
    .you = You place { $tile }.
gelati-event-scored = { $points ->
    [0] { $seat } gets no points for { $sides ->
        [one] { $sides } side
       *[other] { $sides } sides
    }.
    [one] { $seat } gets { $points } point for { $sides } sides.
   *[other] { $seat } gets { $points } points for { $sides } sides.
}
    .you = { $points ->
        [0] You get no points for { $sides ->
            [one] { $sides } side
           *[other] { $sides } sides
        }.
        [one] You get { $points } point for { $sides } sides.
       *[other] You get { $points } points for { $sides } sides.
    }
gelati-event-earned = A row! { $seat } takes a token: { $kind }.
    .you = A row! You take a token: { $kind }.
gelati-event-missed = A row of { $kind }, but the supply has none left for { $seat }.
    .you = A row of { $kind }, but the supply has none left for you.
gelati-event-fulfilled = { $points ->
    [one] { $seat } serves { $order }: { $points } point!
   *[other] { $seat } serves { $order }: { $points } points!
}
    .you = { $points ->
        [one] You serve { $order }: { $points } point!
       *[other] You serve { $order }: { $points } points!
    }
gelati-event-traded = { $seat } trades { $give } for { $take }.
    .you = You trade { $give } for { $take }.
gelati-event-discarded = { $seat } puts a token back: { $kind }.
    .you = You put a token back: { $kind }.
gelati-event-showed = Nothing fits. { $seat } shows { $tiles }.
    .you = Nothing fits. You show { $tiles }.
gelati-event-swapped = { $seat } swaps { $out } for { $new }.
    .you = You swap { $out } for { $new }.
gelati-event-shuffled = { $tiles ->
    [one] { $tiles } tile goes back into the stack.
   *[other] { $tiles } tiles go back into the stack.
}
gelati-event-reshuffled = { $orders ->
    [one] { $orders } served order goes back into the stack.
   *[other] { $orders } served orders go back into the stack.
}
gelati-event-passed = { $seat } passes.
    .you = You pass.
gelati-event-ended = { $points ->
    [one] The game is over: { $winners } with { $points } point.
   *[other] The game is over: { $winners } with { $points } points.
}

gelati-points-sides = touching sides
gelati-points-orders = orders

gelati-why-points = more points
gelati-why-near = the goal within reach
gelati-why-tokens = more tokens
gelati-why-order = an order closer to being served
gelati-why-order-late = an order that comes in time
gelati-why-order-too = a second order closer to being served
gelati-why-able = an order that can be served
gelati-why-able-now = an order to serve this very turn
gelati-why-able-later = an order to serve next turn
gelati-why-ends-it = one order away from the goal
gelati-why-gain = a better spot for a tile
gelati-why-gain-now = a better spot right away
gelati-why-gain-next = a better spot for the next turn
gelati-why-gain-late = a good spot when the goal is near
gelati-why-other-gain = a second good spot
gelati-why-other-gain-now = a second good spot right away
gelati-why-own-gain = a good spot that nobody else can fill
gelati-why-own-gain-late = a spot that nobody else can fill when the goal is near
gelati-why-other-own-gain = a second spot that nobody else can fill
gelati-why-left-gain = a good spot even after the next player
gelati-why-left-gain-late = a good spot near the end even after the next player
gelati-why-fills = a spot that completes an order
gelati-why-fills-now = a spot that completes an order right away
gelati-why-wins = a turn that would win
gelati-why-wins-now = a winning turn right away
gelati-why-wins-next = a winning turn as the next to move
gelati-why-wins-twice = two ways to win
gelati-why-in-two = a win in two turns
gelati-why-in-two-now = a win in two turns from right now
gelati-why-turn = the turn
gelati-why-turn-late = the turn when the goal is near
gelati-why-next = the next turn
gelati-why-next-late = the next turn when the goal is near
