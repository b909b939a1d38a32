# What Gelateria itself says, in the browser.

skip = To the table
home = To the front page
close = Close
yes = Yes
no = No
rules = Rules
undo = Take back
mark-scoop = To { $game }

front-lead = Five tabletop games, always laid out. Sit down with bots or friends: no account, no waiting.
front-games = Five games
front-mine = My games
front-your-turn = your turn
front-open = Open tables
front-open-none = Nobody is waiting just now. Open a table, and others will find it here.
front-seats = { $taken } of { $all }
front-watch = Watch
front-name = Your name
front-name-any = Anything friendly
front-no-account = You need no account. This browser remembers who you are.
front-fair = Every die can be checked after the game. Nothing leaves this server.

game-by = by { $names }
game-players = { $from } to { $to } players
game-minutes = { $minutes } minutes
game-play = Play now
game-invite = Friends …
game-learn = Learn in 3 minutes
about-title = What is this game?

level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert

new-players = How many play?
new-friends = With friends
new-listed = Show the table to everybody here
new-invite = Invite friends
new-bots = With bots
new-level = How strong are the bots?
new-play-bots = Play against bots

wish-language = Language
wish-theme-auto = Light or dark: as the device
wish-theme-light = Light
wish-theme-dark = Dark
wish-sound-on = Sound is on
wish-sound-off = Sound is off
wish-speed = Motion
wish-speed-calm = calm
wish-speed-brisk = brisk
wish-speed-still = none
wish-calling = Sound when it is my turn
wish-calling-never = never
wish-calling-away = when I look away
wish-calling-always = always
wish-forced = Do by itself what can only be done one way

door-title = A table of { $game }
door-who = Here are: { $names }
door-sit = Sit down
door-full = All seats are taken. You can watch.
door-full-shut = All seats are taken, and nobody watches at this table.
door-begun = The game has begun: you watch.
door-link = This table is for those with its link. Ask the host for it.

wait-seats = Who plays
wait-bot = Bot
wait-fill = Fill with bots
wait-start = Begin
wait-host = The host starts the game as soon as all seats are taken.
wait-watching = You watch. As long as a seat is free, you can sit down.
wait-rename = Take this name
wait-expected = has not come yet
wait-kick = Free the seat of { $name }
wait-kick-sure = { $name } stands before the door again and can come back with the link.
wait-kick-yes = Free the seat
wait-kick-anew = Free it, and make a new link
wait-invite = Invite friends
wait-invite-more = Whoever has this link may sit down.
wait-invite-full = All seats are taken: whoever has this link watches.
wait-anew = Make a new link
wait-anew-done = Here is a new link. The old one opens nothing any more.
wait-qr = The link, to be photographed
wait-link = The link
wait-share = Share
wait-share-text = Come and play { $game } with me!
wait-copy = Copy
wait-copied = The link is copied.
wait-mixing = Every browser adds its part to the dice …
wait-mixing-for = Still missing: { $names }
wait-beacon = A public beacon adds its part in a moment …
wait-start-with = Begin with { $count }
wait-host-named = { $name } starts the game as soon as everybody is there.
wait-runs = runs the table
wait-host-gone = Nobody has run the table for a while. You can do it.
wait-take-on = Run the table
wait-hand-over = Let { $name } run the table
wait-hand-over-sure = { $name } then chooses what you play, and starts the game. You stay in your seat.
wait-hand-over-yes = Hand it over
wait-level = How strong is { $name }?
wait-order = Change the order
wait-shuffle = Shuffle
wait-up = Move up: { $name }
wait-down = Move down: { $name }

plan-title = What you play
plan-change = Change
plan-save = So be it
plan-more = Clock, spectators, rating
plan-game = Which game?
plan-players = Seats
plan-clock = Clock
plan-clock-none = none
plan-clock-relaxed = relaxed
plan-clock-fast = fast
plan-clock-days = { $days ->
    [one] one day a move
   *[other] { $days } days a move
}
plan-days = Days for a move
plan-counts = It counts
plan-rated = for the rating
plan-casual = just for fun
plan-rate = Count it for the rating, if all have accounts
plan-found = Who finds the table
plan-listed = everybody here
plan-unlisted = whoever has the link
plan-watch = Who may watch
plan-watch-none = nobody
plan-watch-link = whoever has the link
plan-watch-everyone = everybody
plan-material = Material
plan-material-own = not the printed one

watch-title = Spectators
watch-you = You watch. This is your name here:
watch-you-as = You watch as { $name }.
watch-who = { $count ->
    [one] { $names } watches.
   *[other] { $names } watch.
}
watch-more = And { $count } more.
watch-nobody = Nobody watches yet.

evening-title = This evening
evening-games = The games of this evening
evening-wins = { $wins } of { $games } won
evening-won = { $game }: { $names }
evening-nobody = { $game }: nobody won

seats = Players, in turn order
seat-free = free
seat-you = you
seat-bot = bot, { $level }
seat-stand-in = bot stands in
seat-resigned = gave up
seat-away = away
seat-won = has won
seat-active = it is their turn
seat-time = time left
timer = sand timer
score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

board = Board
sheets = Beside the board
sheet-log = What happened
sheet-chat = Talk
sheet-chat-unread = { $count ->
    [one] Talk: { $count } new line
   *[other] Talk: { $count } new lines
}
sheet-rules = Rules
sheet-menu = Options

log-empty = Nothing has happened yet.
log-older = Earlier
log-you = You
recap = Since your turn: { $what }
recap-since = Since your turn
log-back = { $moves ->
    [one] { $name } takes the last move back.
   *[other] { $name } takes { $moves } moves back.
}
    .you = { $moves ->
        [one] You take your last move back.
       *[other] You take { $moves } moves back.
    }
log-stand-in = A bot played for { $name }.
    .you = A bot played for you.
chat-empty = Say hello!
chat-say = Say something
chat-send = Send
chat-says = { $name } says: { $text }
chat-watcher = A spectator
chat-watchers = Spectators
chat-mute = Whom I listen to
chat-mute-one = Do not listen to { $name }
chat-unmute-one = Listen to { $name } again

bar-turn = Your turn
bar-others-wait = The others are waiting. When the time is up, a bot answers for you.
bar-stand-in = A bot is standing in for you.
bar-back = I am back
bar-paused = The game is paused.
bar-resigned = You have given up; a bot plays on for you.
bar-played-for = { $moves ->
    [one] A bot played for you: { $moves } move.
   *[other] A bot played for you: { $moves } moves.
}
bar-played-show = Show what the bot did
bar-waits = { $count ->
    [0] One moment …
    [one] { $names } is thinking …
   *[other] { $names } are thinking …
}
bar-won = { $count ->
    [one] { $winners } wins!
   *[other] { $winners } win together!
}
    .you = { $count ->
        [one] You win!
       *[other] You win together: { $winners }!
    }
bar-gone = The line is broken. We are trying again …
bar-gone-more = Nothing is lost; your move will be sent.
any-choices = What you can do
any-wait = It is not your turn.

poll-undo = { $name } would like to take a move back. All right?
poll-end = { $name } would like to end the game. All right?
poll-pause = { $name } would like a pause. All right?
poll-own-undo = You have asked to take your move back.
poll-own-end = You have asked to end the game.
poll-own-pause = You have asked for a pause.
poll-waiting = Still to answer: { $names }
poll-agreed-undo = All agree: the move is taken back.
poll-agreed-end = All agree: the game ends here.
poll-agreed-pause = All agree to a pause.
poll-refused = { $name } says no. Everything stays as it is.
poll-refused-you = You say no, and { $name } is told so.
poll-lapsed = Not everybody answered in time. Everything stays as it is.
poll-overtaken = The game went on meanwhile: that is no longer asked.

pause-take = Pause
pause-go-on = Go on
pause-by = { $name } has paused the game.
pause-by-you = You have paused the game.
pause-more = No time runs, and no bot plays. Any player can go on.
pause-soon = { $name } calls a pause: after this round.
pause-soon-you = Your pause begins after this round.

menu-undo = Take my move back
menu-undo-further = Go back to before my last move
menu-undo-ask = Ask the others to take my move back
menu-watchers = Copy a link for spectators
menu-end-alone = End the game
menu-end-alone-sure = Really end it? Then nobody wins.
menu-end-ask = Ask the others to end the game
menu-end-ask-sure = Really ask? Then nobody wins.
menu-resign = Give up
menu-resign-sure = Really give up? A bot plays on for you.
menu-leave = Leave the table
menu-leave-more = Somebody else then runs the table.
menu-close = Close the table
menu-close-sure = Really close it? Everybody has to go.
menu-watched = Stop watching
menu-home-more = Your seat is kept. While you are away, a bot plays for you.
menu-home-kept = Your seat is kept, and the others wait for you.
menu-commitment = Fingerprint of the dice of this table:

keys-title = Keys
keys-show = Show the keys
keys-everywhere = Everywhere
keys-next = From one thing to the next
keys-press = Press what is marked
keys-close = Close what has opened
keys-log = From rule to rule in the log
key-enter = Enter
key-space = Space
key-escape = Esc
key-tab = Tab

over-title = The game is over
over-show = Result
over-you-win = You win by { $margin }!
over-you-win-level = You win on the tie-break!
over-you-win-alone = You win: { $names } gave up.
over-you-share = You and { $names } share the win!
over-you-lose = { $winners } wins by { $margin }.
over-you-close = So close! { $winners } wins by { $margin }.
over-you-lose-level = So close! { $winners } wins on the tie-break.
over-you-gave-up = You gave up: { $winners } wins.
over-wins = { $winners } wins by { $margin }!
over-wins-level = { $winners } wins on the tie-break!
over-wins-alone = { $winners } wins: { $names } gave up.
over-share = { $winners } share the win!
over-together = The game was ended. Nobody wins.
over-counting = Final scoring
over-skip = Skip
over-board = Only the board
over-parts = Where it came from
over-total = Total
over-part-start = at the start
over-curve = The scores over the game
over-when = in turn { $turn }
over-decided-led = { $name } took the lead { $when } and never gave it up.
    .you = You took the lead { $when } and never gave it up.
over-decided-lead = { $gain ->
    [none] { $name } took the lead for good { $when }.
   *[other] { $name } took the lead for good { $when }: { $gain }.
}
    .you = { $gain ->
        [none] You took the lead for good { $when }.
       *[other] You took the lead for good { $when }: { $gain }.
    }
over-decided-last = { $gain ->
    [none] It was open to the last move, which put { $name } ahead.
   *[other] It was open to the last move, which put { $name } ahead: { $gain }.
}
    .you = { $gain ->
        [none] It was open to the last move, which put you ahead.
       *[other] It was open to the last move, which put you ahead: { $gain }.
    }
over-decided-counting = { $gain ->
    [none] The final scoring put { $name } ahead.
   *[other] The final scoring put { $name } ahead: { $gain }.
}
    .you = { $gain ->
        [none] The final scoring put you ahead.
       *[other] The final scoring put you ahead: { $gain }.
    }
over-decided-tie-break = Level on points: the tie-break decided.
over-decided-shared = Level to the very end.
over-why = Why is it over?
over-rating = Rating before and after
over-counts = It counts for { $percent } %: less with new accounts, with the same people again, and with those who are much stronger or weaker.
over-unrated-together = Not rated: you ended it together.
over-unrated-edition = Not rated: it was not played with the printed material.
over-unrated-two-seats = Not rated: you held two seats.
over-unrated-guest = Not rated: only accounts have a rating.
over-unrated-few-decisions = Not rated: too few decisions were your own.
over-unrated-no-opponent = Not rated: nobody else with an account played it.
over-unrated-stand-in = Not rated: a bot stood in for somebody.
over-again = Play again
over-join-again = To the next game
next-choose = Choose another game
next-open = Lay it out for everybody here
next-laid = { $name } has laid out the next game: { $game }
next-no-seat = There is no seat left for you in it. You can watch.
next-watch = Come along and watch
next-watch-only = All seats were taken: you watch.
next-wait = When the players lay out the next game, you can come along.
over-verify = Verify dice
over-verified = { $count ->
    [one] The dice are honest: { $count } number checked.
   *[other] The dice are honest: all { $count } numbers checked.
}
over-unproven = { $count ->
    [one] The one number follows from the seed. That nobody chose it cannot be proven here.
   *[other] All { $count } numbers follow from the seed. That nobody chose them cannot be proven here.
}
over-not-verified = These dice are not those that were promised.
over-replay = Replay

replay-title = Replay and verify
replay-record = The record of a game

rules-search = Search the rules
rules-none = No rule says that.
rules-house = At every table
rules-numbers = Rule numbers and sources
rules-contents = Contents
rules-differs = reconstructed: your copy may differ
rules-source-printed = printed in the rulebook
rules-source-deduced = follows from the rulebook
rules-source-reconstructed = reconstructed
rules-source-ruling = our ruling
toast-rule = The rule

lost-title = There is nothing here
lost-sentence = Perhaps the table has been cleared.

# Looking at a game again, its dice, and a bot's advice.
replay-lead = Look at any finished game again, move by move, through anybody’s eyes, and play on from wherever you like.
replay-mine = My finished games
replay-paste = Paste it here: its one-line token, or its JSON.
replay-open = Open
replay-player = Player { $number }
replay-scrub = Through the game
replay-move = { $move } of { $all }
replay-moves = All moves
replay-opening = The game is laid out.
replay-eyes = Through whose eyes
replay-everybody = Spectator
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move on
replay-last = To the end
replay-speed = Speed
replay-share = Share this move
on-title = Play on from here
on-explains = You sit down after move { $move }, and bots take the other seats. What was played before stays as it was; the dice from here on are new. It is not rated.
on-seat = Which seat do you take?
on-begin = Play on
dice-checking = One moment, the dice are being thrown again …
dice-here = Computed in this browser
dice-seed = The seed fits the fingerprint below, which binds the table to it.
dice-seed-wrong = The seed does not fit the fingerprint below.
dice-promise = It is the fingerprint that this browser saw before the dice were known.
dice-promise-wrong = Before the dice were known, this browser saw another fingerprint.
dice-unseen = This browser was not at the table. Whoever was, compares the fingerprint with the one shown there:
dice-nonce = When your own part was given, the seed and all other parts were fixed: nobody could choose these numbers.
dice-nonce-wrong = The part of { $name } is not the one that was fixed before the game.
dice-parts-wrong = There are more parts, or fewer, than there were seats.
dice-doubt-unwitnessed = This browser added no part of its own, so it cannot tell whether the seed was fixed before the parts were known.
dice-doubt-early = The part of this browser was sent before it knew that the seed was fixed: the table could have known it.
dice-doubt-late = The part of this browser did not get in: it came too late, or the table did not let it in.
dice-doubt-withdrawn = { $name } had promised a part that never came, so the table had a choice of two.
dice-beacon-missing = The public beacon’s part is missing, so the table had a choice of two.
dice-beacon-wrong = The public beacon’s part is not the number of the round that was promised.
dice-beacon-vouches = When this browser saw the fingerprint, a number of a public beacon was promised as a part that nobody could know yet: nobody could choose these numbers.
dice-remains = What this cannot rule out: whoever runs the table knows the dice to come, and may sit at it under another name.
dice-numbers = { $count ->
    [one] The one number is exactly what the seed and the parts of { $parts } seats give.
   *[other] All { $count } numbers are exactly what the seed and the parts of { $parts } seats give.
}
dice-numbers-wrong = In move { $move } there is a number that the seed does not give.
dice-nothing = These dice prove nothing: all numbers came from an earlier game.
dice-there = Told by the server
dice-sides = How many sides each number had: for this the server has played the record again by the rules.
dice-earlier = { $count ->
    [one] { $count } number came from an earlier game. For it, this seed proves nothing.
   *[other] { $count } numbers came from an earlier game. For them, this seed proves nothing.
}
dice-elsewhere = If you trust neither, take the record with you and check it on your own machine:
dice-record = Download the record
dice-witness = Save what this browser noted
dice-none = This record does not tell where its dice come from, so there is nothing to check.
hint-ask = Ask for a hint
hint-thinking = An expert is thinking …
hint-best = The expert’s advice: { $action }
hint-only = There is nothing else to do.
hint-odds = { $best } to win.
hint-ahead = { $best } to win, { $second } with “{ $other }”.
hint-close = { $best } to win; “{ $other }” is about as good.
hint-one = Nothing else is worth a try.
hint-own = In its favour: { $what }.
hint-others = What the others miss: { $what }.
hint-do = Do that
hint-thanks = Thanks, no
seat-thinking = is thinking
wish-pace = Bots
wish-pace-natural = unhurried
wish-pace-brisk = brisk
wish-pace-instant = at once
stand-in = Bot plays for who is gone
stand-in-usual = as usual here
stand-in-never = never
stand-in-seconds = after { $seconds } s
stand-in-minutes = after { $minutes } min
offline-title = The server cannot be reached
offline-wait = Your games wait where you left them; nothing is lost. This page knocks at the door every few seconds, and opens by itself as soon as somebody answers.
offline-network = Is aeroplane mode off? Does another page open?
offline-home = Games on a computer at home: it must be on, and your phone in the same Wi-Fi.
offline-computer = Meanwhile, on a computer
offline-terminal = All five games against bots, in a terminal:
offline-server = Or open a server of your own, for everybody in the room:
offline-again = Try again
offline-now = The server cannot be reached. Check your connection and try again.
problem-away = The server cannot reach its records just now. Nothing is lost: it works again in a moment.
problem-closed = The host has closed this table.
problem-conflict = That cannot be done just now.
problem-damaged = This record cannot be read.
problem-fault = Something went wrong on our side. Nothing was lost; try again.
problem-forbidden = That is not yours to do here.
problem-gone = That is no longer there.
problem-left = You have left this table.
problem-moved = The seats were changed: sit down again.
problem-no-answer = Nobody could answer that in time; try again.
problem-not-found = There is no such thing here.
problem-over = The game is over.
problem-paused = The table pauses: nobody acts before it goes on.
problem-restarting = The server starts again. Games and clocks are kept; you come back by yourself.
problem-shown-out = The host has freed your seat.
problem-signed-out = What opened this seat was taken back. Whoever has the account sits down again.
problem-silent = Nothing was heard from you for a while.
problem-slow = Your line cannot keep up; it is set up anew.
problem-too-many = That is too much at once; wait a moment.
problem-unclear = That could not be understood.
problem-who-are-you = Come in first: a name is enough.
