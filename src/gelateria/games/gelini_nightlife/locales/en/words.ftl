# Gelini Nightlife's words.

gelini-nightlife-score = { $points ->
    [one] { $points } square
   *[other] { $points } squares
}
gelini-nightlife-colour = { $colour ->
    [amber] amber
    [blue] blue
    [coral] coral
    [green] green
    [indigo] indigo
    [lilac] lilac
    [mint] mint
    [navy] navy
    [orange] orange
    [pink] pink
    [red] red
    [silver] silver
    [teal] teal
    [violet] violet
    [white] white
   *[yellow] yellow
}
gelini-nightlife-tile = { $kind ->
    [vip] a VIP
    [star] a star
    [band] the band
    [coin] a coin
    [flyer] Party Flyer
    [call] Party Call
    [people] Party People
   *[guest] the { $colour } { $size }
}
gelini-nightlife-ask-throw = You are last in line. Throw the die.
gelini-nightlife-ask-ask = { $must ->
    [yes] Nobody took { $limit } throws: this { $thrown } is yours.
   *[no] A { $thrown }: take { $tile } or pass?
}
gelini-nightlife-ask-flyer = Party Flyer: whom do you lure away?
gelini-nightlife-ask-call = Party Call: back to whom?
gelini-nightlife-ask-people = Party People: who comes in?
gelini-nightlife-ask-clique = The rest of the clique: with them or without?
gelini-nightlife-waits = { $state ->
    [throw] { $name } throws the die …
    [ask] { $name } is asked: take { $tile } with a { $thrown }?
    [clique] { $name } decides: with the clique or without …
   *[act] { $name } is choosing …
}
gelini-nightlife-do-throw = Throw
gelini-nightlife-do-move = Take
gelini-nightlife-do-pass = Pass
gelini-nightlife-do-gather = With the clique
gelini-nightlife-do-leave = Without
gelini-nightlife-do-take = Take { $tile } at place { $place }
gelini-nightlife-do-lure = Lure { $tile } from { $seat }
gelini-nightlife-hint-take = Tap one that glows.
gelini-nightlife-hint-lure = Tap whom you want.
gelini-nightlife-brings = { $squares ->
    [one] { $squares } square: { $filled } of { $capacity }.
   *[other] { $squares } squares: { $filled } of { $capacity }.
}
gelini-nightlife-brings-clique = { $friends ->
    [one] A friend comes along! { $squares } squares: { $filled } of { $capacity }.
   *[other] { $friends } friends come along! { $squares } squares: { $filled } of { $capacity }.
}
gelini-nightlife-brings-may = Then its clique may come along.
gelini-nightlife-with-clique = { $queueing ->
    [0] { $squares ->
        [one] { $squares } square: { $filled } of { $capacity }.
       *[other] { $squares } squares: { $filled } of { $capacity }.
    }
    [one] { $squares ->
        [one] { $squares } square: { $filled } of { $capacity }. One leaves the queue, and the band comes nearer.
       *[other] { $squares } squares: { $filled } of { $capacity }. One leaves the queue, and the band comes nearer.
    }
   *[other] { $squares } squares: { $filled } of { $capacity }. { $queueing } leave the queue, and the band comes nearer.
}
gelini-nightlife-coming = Who would come along
gelini-nightlife-from-queue = From the queue
gelini-nightlife-brings-full = { $squares ->
    [one] { $squares } square: your floor is full, you win!
   *[other] { $squares } squares: your floor is full, you win!
}
gelini-nightlife-brings-band = { $squares } squares and the end: the fewest free squares win.
gelini-nightlife-brings-star = You engage a star! { $squares } squares: { $filled } of { $capacity }.
gelini-nightlife-brings-coin = { $stars ->
    [0] No star is left to engage.
   *[other] With one more coin you engage a star.
}
gelini-nightlife-brings-flyer = Lure somebody from another floor.
gelini-nightlife-brings-call = Go back and take somebody you passed.
gelini-nightlife-brings-people = Take somebody whom all have passed.
gelini-nightlife-queue = The queue, from the band to the last
gelini-nightlife-place = { $tile }, place { $place }
gelini-nightlife-place-behind = { $tile }, place { $place }, left behind
gelini-nightlife-pawn = { $name }’s pawn
gelini-nightlife-floor = { $coins ->
    [0] { $name }’s floor: { $filled } of { $capacity } squares
    [one] { $name }’s floor: { $filled } of { $capacity } squares, { $coins } coin
   *[other] { $name }’s floor: { $filled } of { $capacity } squares, { $coins } coins
}
gelini-nightlife-empty = Nobody is dancing yet
gelini-nightlife-enlarge = Enlarge { $name }’s floor
gelini-nightlife-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
gelini-nightlife-stars = { $stars ->
    [one] { $stars } star to engage
   *[other] { $stars } stars to engage
}
gelini-nightlife-die = { $steps ->
    [0] The die
   *[other] The die shows { $steps }
}
gelini-nightlife-order = Who is asked, one after the other
gelini-nightlife-asked = { $state ->
    [now] { $name }: now
    [passed] { $name }: has passed
   *[later] { $name }
}
gelini-nightlife-untaken = Nobody took the last { $throws } of at most { $limit } throws
gelini-nightlife-material-floor = The dance floor: { $squares } squares
gelini-nightlife-material-stage = For two players, beside it: { $squares } squares more

gelini-nightlife-key-ahead = Throw, take, or let the clique come along
gelini-nightlife-key-pass = Pass, or leave the clique where it is
gelini-nightlife-key-choose = From one guest to the next, where there is a choice

gelini-nightlife-event-began = { $seat } is last in line.
    .you = You are last in line.
gelini-nightlife-event-threw = { $seat } throws a { $steps }.
    .you = You throw a { $steps }.
gelini-nightlife-event-passed = { $seat } passes.
    .you = You pass.
gelini-nightlife-event-untaken = Nobody takes the throw: { $throws } of { $limit } in a row.
gelini-nightlife-event-moved = { $way ->
    [back] { $seat } goes back to place { $place }.
   *[on] { $seat } moves up to place { $place }.
}
    .you = { $way ->
        [back] You go back to place { $place }.
       *[on] You move up to place { $place }.
    }
gelini-nightlife-event-took = { $owner ->
    [-1] { $seat } takes { $tile }.
   *[other] { $seat } lures { $tile } from { $owner }.
}
    .you = { $owner ->
        [-1] You take { $tile }.
       *[other] You lure { $tile } from { $owner }.
    }
    .yours = { $seat } lures { $tile } away from you.
gelini-nightlife-event-joined = { $owner ->
    [-1] The clique comes along: { $seat } gets { $tile }.
   *[other] The clique comes along: { $seat } gets { $tile } from { $owner }.
}
    .you = { $owner ->
        [-1] The clique comes along: you get { $tile }.
       *[other] The clique comes along: you get { $tile } from { $owner }.
    }
    .yours = The clique comes along: { $seat } gets { $tile } from you.
gelini-nightlife-event-stayed = { $seat } leaves the clique where it is.
    .you = You leave the clique where it is.
gelini-nightlife-event-hired = { $coins ->
    [one] { $seat } engages a star for { $coins } coin: { $squares } squares.
   *[other] { $seat } engages a star for { $coins } coins: { $squares } squares.
}
    .you = { $coins ->
        [one] You engage a star for { $coins } coin: { $squares } squares.
       *[other] You engage a star for { $coins } coins: { $squares } squares.
    }
gelini-nightlife-event-acted = { $seat } has { $tile }.
    .you = You have { $tile }.
gelini-nightlife-event-idle = { $tile } finds nobody for { $seat }.
    .you = { $tile } finds nobody for you.
gelini-nightlife-event-declined = { $seat } takes nobody.
    .you = You take nobody.
gelini-nightlife-event-full = { $over ->
    [0] { $seat }’s floor is full: { $capacity } squares!
   *[other] { $seat }’s floor is full: { $capacity } squares, and { $over } over!
}
    .you = { $over ->
        [0] Your floor is full: { $capacity } squares!
       *[other] Your floor is full: { $capacity } squares, and { $over } over!
    }
gelini-nightlife-event-played = { $seat } reaches the band: { $squares } squares more.
    .you = You reach the band: { $squares } squares more.
gelini-nightlife-event-ended = { $free ->
    [0] The game is over: { $winners } with a full floor.
    [one] The game is over: { $winners } with { $free } free square.
   *[other] The game is over: { $winners } with { $free } free squares.
}

gelini-nightlife-points-guests = guests
gelini-nightlife-points-vips = VIPs
gelini-nightlife-points-stars = stars
gelini-nightlife-points-band = the band
gelini-nightlife-points-over = over the edge

gelini-nightlife-why-squares = more squares filled
gelini-nightlife-why-nearly-full = a floor that is nearly full
gelini-nightlife-why-tiles-ahead = more tiles without a clique ahead
gelini-nightlife-why-coins = more coins towards a star
gelini-nightlife-why-cliques = more cliques to bring together
gelini-nightlife-why-guests-ahead = more single guests ahead
gelini-nightlife-why-at-risk = fewer guests that others may take away
gelini-nightlife-why-lead = a bigger lead over the fullest other floor
gelini-nightlife-why-late-lead = a bigger lead when the band is near
gelini-nightlife-why-outlook = a better outlook than anybody else
gelini-nightlife-why-close-outlook = a better outlook than anybody else when a floor is nearly full
gelini-nightlife-why-late-outlook = a better outlook than anybody else when the band is near
gelini-nightlife-why-throw = the throw
gelini-nightlife-why-foremost = a pawn that is not the foremost
gelini-nightlife-why-way = a shorter way to the band
gelini-nightlife-why-reach = better tiles within reach
gelini-nightlife-why-reach-first = better tiles for the coming throw
gelini-nightlife-why-winning-throws = more throws that fill the floor
gelini-nightlife-why-winning-throws-first = more ways to fill the floor with the coming throw
gelini-nightlife-why-offer = a better tile on offer
gelini-nightlife-why-winning-offer = a tile on offer that fills the floor
