"""The rules of Gelato Mio, in the order of docs/rules/gelato-mio.md.

What the `.pxd` types is out of Python's sight, so the numbers that `actions.py` needs stand in ACTIONS and EVENTS too.
A card is the number of its kind: three flavours, creams, sugar, bowl, cone, wafer, and the two quality cards, which
never come into a hand. An action is a number: DRAW + cell; MAKE + flavour; SERVE + place; HELP; PASS; DISCARD + kind;
RETURN + flavour; ASK + whom. Help is asked for in steps: HELP, two cards to discard, and whom to ASK. A cell is one of
the display's nine, counted line by line.

Nothing undealt has an order: deck, discards and the customers nobody has seen are bags, and chance picks a card when
it is turned up. Three piles fixed before the game would show the same customers with the same odds.
"""

from typing import TYPE_CHECKING

import cython

from gelateria.engine.dealer.base import Dealer
from gelateria.engine.state import State

if TYPE_CHECKING:
    from gelateria.games.gelato_mio.material import Edition, Options

FLAVOURS = 3
CARDS = 8
KINDS = 10
QUALITY_HANDS, QUALITY_BALLS = 8, 9
NAMES = ("vanilla", "strawberry", "chocolate", "creams", "sugar", "bowl", "cone", "wafer")
LETTERS = "VSC"

DRAW, MAKE, SERVE, HELP, PASS, DISCARD, RETURN, ASK = 0, 9, 12, 16, 17, 18, 26, 29
ACTIONS = {"draw": 0, "make": 9, "serve": 12, "help": 16, "pass": 17, "discard": 18, "return": 26, "ask": 29}

TO_ACT, TO_PAY, TO_ASK, TO_DISCARD, TO_RETURN = 0, 1, 2, 3, 4
LAST_ROUND, ALL_PASSED = 1, 2
SEATS = 4
NOBODY = -1
LINE = 3
CELLS = 9
EMPTY = -1
PLACES = 4
ORDERS = 24
SPECIAL = 0
BOWLS, DOUBLES, SINGLES, RACES = 0, 1, 2, 3
MOST_BALLS = 6
OBJECTIVES = 7
HELP_COSTS = 2
BESIDE = [  # the cells orthogonally beside each cell, as sets
    sum(1 << other for other in range(9) if abs(cell // 3 - other // 3) + abs(cell % 3 - other % 3) == 1)
    for cell in range(9)
]

DIARY = 192
LOST_COUNT = -1
OPEN = -1
A_SOURCE, A_TARGET = 8, 40

A_KIND = 13  # no kind has more cards than twelve
MORE_THAN_ALL_BALLS = 100

BEGAN, DEALT, TOOK, RESHUFFLED, HALTED, CONTROLLED, INSPECTED, DISCARDED, RETURNED = 0, 1, 2, 3, 4, 5, 6, 7, 8
MADE, SERVED, CAME, CLAIMED, STOLE, PASSED, EMPTIED, SHOWED, WON, ENDED = 9, 10, 11, 12, 13, 14, 15, 16, 17, 18
EVENTS = (
    *("began", "dealt", "took", "reshuffled", "halted", "controlled", "inspected", "discarded", "returned"),
    *("made", "served", "came", "claimed", "stole", "passed", "emptied", "showed", "won", "ended"),
)


@cython.final  # nobody derives from it, so its methods call each other at once
@cython.auto_pickle(False)  # State's way does for every game
@cython.cclass
class GelatoMio(State):
    """A hand, a bag, a recipe is how many there are of each kind: seat 2's sugar is `hand[2][4]`."""

    __slots__ = (
        "asked",
        "ball_limit",
        "balls",
        "below",
        "chain",
        "copies",
        "deck",
        "deck_left",
        "diary",
        "discards",
        "discards_left",
        "display",
        "due",
        "for_ball",
        "gone",
        "halted",
        "hand",
        "hand_limit",
        "helps",
        "inspected",
        "last",
        "memory",
        "mover",
        "needs",
        "noted",
        "number",
        "open",
        "opened",
        "owed",
        "owner",
        "passes",
        "pays",
        "phase",
        "pile",
        "pile_full",
        "prize",
        "quality",
        "race",
        "scoops",
        "score",
        "served",
        "size",
        "stock",
        "sure",
        "takes",
        "tally",
        "waiting",
        "waiting_left",
    )

    # Material -------------------------------------------------------------------------------------

    def __init__(self, players: int, options: "Options", edition: "Edition") -> None:
        State.__init__(self, players)
        self.make_room()
        self.chain = int(options.chain)
        self.memory = int(options.memory)
        self.helps = int(options.help)
        self.read_cards(edition)
        self.read_customers(edition)
        self.number = [race.number for race in edition.objectives.races()]
        self.prize = list(edition.objectives.prizes())
        self.put_in_place()

    def make_room(self) -> None:
        """Nothing of everything, which in C is there from the beginning."""
        if not cython.compiled:
            self.for_ball = grid(FLAVOURS, CARDS)
            self.takes = grid(ORDERS, CARDS)
            self.needs = grid(ORDERS, FLAVOURS)
            self.pays, self.copies, self.race = grid(3, ORDERS)
            self.gone = row(CARDS)
            self.discards = row(KINDS)
            self.hand, self.opened, self.sure = (grid(SEATS, CARDS) for _ in range(3))
            self.balls, self.scoops, self.tally = (grid(SEATS, FLAVOURS) for _ in range(3))
            self.served = grid(SEATS, ORDERS)
            self.size, self.score = grid(2, SEATS)
            self.diary = row(DIARY)
            self.discards_left = self.halted = self.noted = 0
            self.mover = self.phase = self.passes = self.last = 0
            self.quality = self.asked = self.inspected = self.owed = 0

    def read_cards(self, edition: "Edition") -> None:
        """Cards and balls, and what a ball takes."""
        self.stock = list(edition.cards())
        self.hand_limit = edition.limits.hand
        self.ball_limit = edition.limits.balls
        self.pile_full = edition.balls.pile
        for flavour in range(FLAVOURS):
            for name in (NAMES[flavour], *edition.recipes.ball):
                self.for_ball[flavour][NAMES.index(name)] += 1

    def read_customers(self, edition: "Edition") -> None:
        """Which cards each takes and which balls each needs, what they pay, and the race they count in."""
        for order, customer in enumerate(edition.customers.all()):
            for name in edition.recipes.of(customer):
                self.takes[order][NAMES.index(name)] += 1
            for letter in customer.balls:
                self.needs[order][LETTERS.index(letter)] += 1
            self.pays[order] = customer.points
            self.copies[order] = customer.count
            self.race[order] = BOWLS if customer.vessel == "bowl" else SINGLES if len(customer.balls) == 1 else DOUBLES

    def put_in_place(self) -> None:
        """The deck, the piles of balls and customers, and the objectives; nothing is dealt."""
        self.deck = list(self.stock)
        self.deck_left = sum(self.stock)
        self.display = row(CELLS, EMPTY)
        self.due = row(LINE, 1)
        self.pile = row(FLAVOURS, self.pile_full)
        self.waiting = list(self.copies)
        self.waiting[SPECIAL] = 0
        self.waiting_left = sum(self.waiting)
        each = self.waiting_left // 3
        self.open = [SPECIAL, NOBODY, NOBODY, NOBODY]
        self.below = [0, each, each, each]
        self.owner = row(OBJECTIVES, NOBODY)

    # Setting up -----------------------------------------------------------------------------------

    def setup(self, dealer: Dealer) -> None:
        self.mover = dealer.below(self.players)
        for place in range(1, PLACES):
            self.next_customer(place, dealer)
        self.restock(dealer)
        self.begin_turn(self.mover, dealer)

    def is_opening(self) -> bool:
        """Whether the table is still being laid: nobody has been awaited yet."""
        return self.awaiting == 0

    def next_customer(self, place: int, dealer: Dealer) -> None:
        """Turn up the next one of a pile: any of those that nobody has seen yet."""
        self.open[place] = NOBODY
        if self.below[place]:
            order = kind_at(self.waiting, dealer.below(self.waiting_left))
            self.waiting[order] -= 1
            self.waiting_left -= 1
            self.below[place] -= 1
            self.open[place] = order
            dealer.tell(CAME, NOBODY, place, order, 1 if self.is_opening() else 0)

    # A turn ---------------------------------------------------------------------------------------

    def begin_turn(self, seat: int, dealer: Dealer) -> None:
        self.mover = seat
        self.awaiting = 1 << seat
        self.phase = TO_ACT
        dealer.tell(BEGAN, seat, 0, 0, 0)

    def choices(self, seat: int, out: list[int]) -> int:
        n = 0
        if self.phase == TO_ACT:
            for cell in range(CELLS):
                n = offer(DRAW + cell, self.display[cell] != EMPTY, out, n)
            for flavour in range(FLAVOURS):
                n = offer(MAKE + flavour, self.can_make(seat, flavour), out, n)
            for place in range(PLACES):
                n = offer(SERVE + place, self.can_serve(seat, place), out, n)
            n = offer(HELP, self.can_get_help(seat), out, n)
            n = offer(PASS, n == 0, out, n)
        elif self.phase == TO_ASK:
            for whom in range(self.players):
                n = offer(ASK + whom, self.can_ask(seat, whom), out, n)
        elif self.phase == TO_RETURN:
            for flavour in range(FLAVOURS):
                n = offer(RETURN + flavour, self.balls[seat][flavour] > 0, out, n)
        else:
            for kind in range(CARDS):
                n = offer(DISCARD + kind, self.hand[seat][kind] > 0, out, n)
        return n

    def move(self, seat: int, action: int, dealer: Dealer) -> None:
        if action < MAKE:
            self.draw(seat, action - DRAW, dealer)
        elif action < SERVE:
            self.make(seat, action - MAKE, dealer)
        elif action < HELP:
            self.serve(seat, action - SERVE, dealer)
        elif action == HELP:
            self.phase = TO_PAY
            self.owed = HELP_COSTS
        elif action == PASS:
            dealer.tell(PASSED, seat, 0, 0, 0)
        elif action < RETURN:
            self.give_up(seat, action - DISCARD, dealer)
        elif action < ASK:
            self.give_back(seat, action - RETURN, dealer)
        else:
            self.ask(seat, action - ASK, dealer)
        self.passes = self.passes + 1 if action == PASS else 0
        if self.noted and action >= MAKE:  # cards that come in the open clear up nothing
            self.maybe_clear_memory()
        if self.phase not in (TO_PAY, TO_ASK) and self.restock(dealer):
            self.end_turn(dealer)

    # Drawing, and the display ---------------------------------------------------------------------

    def draw(self, seat: int, cell: int, dealer: Dealer) -> None:
        """The chosen card, and the equal ones beside it; with `chain` those beside them too, and so on."""
        kind = self.display[cell]
        before = 1 << cell
        taken = self.with_equals_beside(before, kind)
        while self.chain and taken != before:
            before = taken
            taken = self.with_equals_beside(before, kind)
        for each in range(CELLS):
            if taken >> each & 1:
                self.display[each] = EMPTY
                self.gain(seat, kind)
        dealer.tell(TOOK, seat, kind, taken, 0)
        self.close_up()

    def with_equals_beside(self, cells: int, kind: int) -> int:
        """A set of cells, and those beside any of them that hold a card of this kind."""
        grown = cells
        for cell in range(CELLS):
            if self.display[cell] == kind and BESIDE[cell] & cells:
                grown |= 1 << cell
        return grown

    def close_up(self) -> None:
        for line in range(LINE):
            first = line * LINE
            free = first
            for cell in range(first, first + LINE):
                kind = self.display[cell]
                if kind != EMPTY:
                    self.display[cell] = EMPTY
                    self.display[free] = kind
                    free += 1
            if free == first:
                self.due[line] = 1  # mio.refill

    def restock(self, dealer: Dealer) -> bool:
        """Refill what is empty; False where quality control wants something of a player first."""
        while self.finish_control(dealer):
            self.refill(dealer)
            if not self.quality:
                return True
        return False

    def refill(self, dealer: Dealer) -> None:
        """The empty lines, until they are full, nothing is left, or a quality card comes up (mio.quality-order)."""
        for line in range(LINE):
            if self.due[line] and not self.fill_up(line, dealer):
                return

    def fill_up(self, line: int, dealer: Dealer) -> bool:
        """mio.quality-gap: up to three, whatever lies there; False where it had to stop, and stays due."""
        for cell in range(line * LINE, line * LINE + LINE):
            if self.display[cell] == EMPTY:
                self.deal_to(cell, dealer)
                if self.display[cell] == EMPTY:
                    return False
        self.due[line] = 0
        return True

    def deal_to(self, cell: int, dealer: Dealer) -> None:
        """The next card; the cell stays empty where there is none, or where quality control comes first."""
        if not self.has_goods():
            if not self.halted:
                self.halted = 1
                dealer.tell(HALTED, NOBODY, cell // LINE, 0, 0)
            return
        kind = self.turn_up(dealer)
        if kind < CARDS:
            self.halted = 0
            self.display[cell] = kind
            dealer.tell(DEALT, NOBODY, cell, kind, 1 if self.is_opening() else 0)
        else:
            self.quality = kind
            dealer.tell(CONTROLLED, self.mover, kind, 0, 0)

    def turn_up(self, dealer: Dealer) -> int:
        if not self.deck_left:
            self.reshuffle(dealer)
        kind = kind_at(self.deck, dealer.below(self.deck_left))
        self.deck[kind] -= 1
        self.deck_left -= 1
        return kind

    def reshuffle(self, dealer: Dealer) -> None:
        dealer.tell(RESHUFFLED, NOBODY, self.discards_left, 0, 0)
        for kind in range(KINDS):
            self.deck[kind] = self.discards[kind]
            self.discards[kind] = 0
        self.deck_left = self.discards_left
        self.discards_left = 0

    # Making and serving ---------------------------------------------------------------------------

    def can_make(self, seat: int, flavour: int) -> bool:
        return self.pile[flavour] > 0 and covers(self.hand[seat], self.for_ball[flavour], CARDS)

    def make(self, seat: int, flavour: int, dealer: Dealer) -> None:
        for kind in range(CARDS):
            for _ in range(self.for_ball[flavour][kind]):
                self.discard(seat, kind)
        self.pile[flavour] -= 1
        self.balls[seat][flavour] += 1
        dealer.tell(MADE, seat, flavour, 0, 0)
        if not self.pile[flavour] and not self.last:
            self.last = self.players + 1  # mio.last-round: this turn, and one for everybody
            dealer.tell(EMPTIED, seat, flavour, 0, 0)

    def can_serve(self, seat: int, place: int) -> bool:
        order = self.open[place]
        if order == NOBODY:
            return False
        return covers(self.balls[seat], self.needs[order], FLAVOURS) and covers(
            self.hand[seat], self.takes[order], CARDS
        )

    def serve(self, seat: int, place: int, dealer: Dealer) -> None:
        """What it takes leaves the game; the customer stays with the player."""
        order = self.open[place]
        for flavour in range(FLAVOURS):
            self.balls[seat][flavour] -= self.needs[order][flavour]
            self.scoops[seat][flavour] += self.needs[order][flavour]
        for kind in range(CARDS):
            for _ in range(self.takes[order][kind]):
                self.lose(seat, kind)
                self.gone[kind] += 1
        self.served[seat][order] += 1
        self.score[seat] += self.pays[order]
        dealer.tell(SERVED, seat, place, order, self.pays[order])
        self.count_for_race(seat, self.race[order], dealer)
        self.next_customer(place, dealer)

    # Help -----------------------------------------------------------------------------------------

    def help_costs(self) -> int:
        """How many cards help costs; 0 where nobody asks for it."""
        return HELP_COSTS if self.helps > 0 else 0

    def can_get_help(self, seat: int) -> bool:
        return self.helps > 0 and self.size[seat] >= HELP_COSTS and self.hands_to_ask(seat) > 0

    def can_ask(self, seat: int, whom: int) -> bool:
        return whom != seat and self.size[whom] > 0

    def hands_to_ask(self, seat: int) -> int:
        hands = 0
        for whom in range(self.players):
            hands += self.can_ask(seat, whom)
        return hands

    def give_up(self, seat: int, kind: int, dealer: Dealer) -> None:
        """A card of one's own choice goes: for help, or because quality control wants it."""
        self.discard(seat, kind)
        dealer.tell(DISCARDED, seat, kind, self.quality, 0)
        self.owed -= 1
        if self.phase == TO_PAY and not self.owed:
            self.phase = TO_ASK
            if self.hands_to_ask(seat) == 1:  # mio.help-steps
                whom = 0
                while not self.can_ask(seat, whom):
                    whom += 1
                self.ask(seat, whom, dealer)

    def ask(self, seat: int, whom: int, dealer: Dealer) -> None:
        """Any card of that hand, unseen."""
        kind = kind_at(self.hand[whom], dealer.below(self.size[whom]))
        self.steal(seat, whom, kind)
        self.phase = TO_ACT
        dealer.tell(STOLE, seat, whom, kind, 0)

    # Races for objectives -------------------------------------------------------------------------

    def would_claim(self, seat: int, race: int) -> bool:
        """Whether one more customer would bring the objective."""
        return self.owner[race] == NOBODY and self.tally[seat][race] + 1 >= self.number[race]

    def count_for_race(self, seat: int, race: int, dealer: Dealer) -> None:
        if self.would_claim(seat, race):
            self.owner[race] = seat
            self.score[seat] += self.prize[race]
            dealer.tell(CLAIMED, seat, race, self.prize[race], 0)
        self.tally[seat][race] += 1

    # Quality control ------------------------------------------------------------------------------

    def finish_control(self, dealer: Dealer) -> bool:
        """From the active player on, until nobody has anything more to give up; False where somebody has to choose."""
        if self.quality:
            while not self.owed and self.asked < self.players:
                self.inspect((self.mover + self.asked) % self.players, dealer)
                self.asked += 1
            if self.owed:
                self.awaiting = 1 << self.inspected
                return False
            self.discards[self.quality] += 1
            self.discards_left += 1
            self.quality = self.asked = self.inspected = 0
        return True

    def inspect(self, seat: int, dealer: Dealer) -> None:
        self.inspected = seat
        if self.quality == QUALITY_HANDS:
            self.phase = TO_DISCARD
            self.owed = too_many(self.size[seat], self.hand_limit)
        else:
            self.phase = TO_RETURN
            self.owed = too_many(self.balls_of(seat), self.ball_limit)
        if self.owed:
            dealer.tell(INSPECTED, seat, self.quality, self.owed, 0)

    def balls_of(self, seat: int) -> int:
        return self.balls[seat][0] + self.balls[seat][1] + self.balls[seat][2]

    def give_back(self, seat: int, flavour: int, dealer: Dealer) -> None:
        self.owed -= 1
        self.balls[seat][flavour] -= 1
        self.pile[flavour] += 1
        dealer.tell(RETURNED, seat, flavour, 0, 0)

    def has_goods(self) -> bool:
        """mio.quality-guard: whether there is anything but quality cards to come."""
        controls = self.deck[QUALITY_HANDS] + self.deck[QUALITY_BALLS]
        controls += self.discards[QUALITY_HANDS] + self.discards[QUALITY_BALLS]
        return self.deck_left + self.discards_left > controls

    # Secrets: hands, and what everybody knows of them ---------------------------------------------
    #
    # Cards come into a hand and leave it in the open, but for those that help brings. So all hands are known to all
    # until the first theft. From then on the table keeps a diary: the hands as they were, and every card that moved
    # since, from which each viewer can tell what follows from what they saw (views.py). Beside it stand the cards
    # that are `sure`: in that hand whatever was stolen. When they leave no doubt the diary is closed; when it is full
    # everybody has lost count, and only what is sure is still known.

    def leaves_to_memory(self) -> bool:
        """mio.memory: whether everybody has to keep in mind what they saw; by the first rules the table told it."""
        return self.memory > 0 and self.version > 1

    def gain(self, seat: int, kind: int) -> None:
        self.hand[seat][kind] += 1
        self.size[seat] += 1
        if self.noted:
            self.sure[seat][kind] += 1
            self.note(fact_of(kind, OPEN, seat))

    def discard(self, seat: int, kind: int) -> None:
        self.lose(seat, kind)
        self.discards[kind] += 1
        self.discards_left += 1

    def lose(self, seat: int, kind: int) -> None:
        self.hand[seat][kind] -= 1
        self.size[seat] -= 1
        if self.noted:
            if self.sure[seat][kind]:
                self.sure[seat][kind] -= 1
            self.note(fact_of(kind, seat, OPEN))

    def steal(self, seat: int, whom: int, kind: int) -> None:
        if not self.noted:
            self.open_diary()
        self.note(fact_of(kind, whom, seat))
        for other in range(CARDS):
            if self.sure[whom][other]:  # it may have been one of these
                self.sure[whom][other] -= 1
        self.hand[whom][kind] -= 1
        self.size[whom] -= 1
        self.hand[seat][kind] += 1
        self.size[seat] += 1

    def open_diary(self) -> None:
        for seat in range(self.players):
            for kind in range(CARDS):
                self.opened[seat][kind] = self.sure[seat][kind] = self.hand[seat][kind]

    def note(self, fact: int) -> None:
        """Write a fact into the diary, or lose count when it is full."""
        if self.noted == DIARY:
            self.close_diary()
            self.noted = LOST_COUNT
        elif self.noted != LOST_COUNT:
            self.diary[self.noted] = fact
            self.noted += 1

    def close_diary(self) -> None:
        for i in range(self.noted):
            self.diary[i] = 0
        for seat in range(self.players):
            for kind in range(CARDS):
                self.opened[seat][kind] = 0

    def maybe_clear_memory(self) -> None:
        """Forget it all when what is not sure lies in one hand, or is of one kind: then everything is known."""
        kinds = 0
        hands = 0
        for kind in range(CARDS):
            for seat in range(self.players):
                if self.hand[seat][kind] > self.sure[seat][kind]:
                    kinds |= 1 << kind
                    hands |= 1 << seat
            if are_several(kinds) and are_several(hands):
                return
        self.clear_memory()

    def clear_memory(self) -> None:
        self.close_diary()
        self.noted = 0
        for seat in range(self.players):
            for kind in range(CARDS):
                self.sure[seat][kind] = 0

    # The end --------------------------------------------------------------------------------------

    def end_turn(self, dealer: Dealer) -> None:
        self.turns += 1
        if self.last:
            self.last -= 1
            if not self.last:
                self.end(LAST_ROUND, dealer)
                return
        if self.passes == self.players:
            self.end(ALL_PASSED, dealer)
        else:
            self.begin_turn((self.mover + 1) % self.players, dealer)

    def end(self, reason: int, dealer: Dealer) -> None:
        self.clear_memory()  # mio.shown
        for objective in range(RACES, OBJECTIVES):
            self.award(objective, dealer)
        for seat in range(self.players):
            self.count_pairs(seat, dealer)
        best = 0
        for seat in range(self.players):
            if self.rank(seat) > self.rank(best):
                best = seat
        for seat in range(self.players):
            if self.rank(seat) == self.rank(best):
                self.winners |= 1 << seat
        self.awaiting = self.mover = self.phase = self.passes = 0
        self.ending = reason
        dealer.tell(ENDED, NOBODY, self.winners, self.score[best], reason)

    def award(self, objective: int, dealer: Dealer) -> None:
        """mio.majorities: whoever has the most; a tie, or none at all, leaves the card."""
        owner = self.leader(objective)
        self.owner[objective] = owner
        if owner != NOBODY:
            self.score[owner] += self.prize[objective]
            dealer.tell(WON, owner, objective, self.prize[objective], self.balls_towards(objective, owner))

    def leader(self, objective: int) -> int:
        """Who alone has the most balls for an objective; nobody in a race, where no balls count."""
        leader = NOBODY
        most = 0
        for seat in range(self.players):
            balls = self.balls_towards(objective, seat)
            if balls > most:
                most = balls
                leader = seat
            elif balls == most:
                leader = NOBODY
        return leader

    def counted(self, objective: int, seat: int) -> int:
        """How far somebody is: customers in a race, balls for a majority."""
        return self.tally[seat][objective] if objective < RACES else self.balls_towards(objective, seat)

    def balls_towards(self, objective: int, seat: int) -> int:
        """Balls on the table and on served customers: of one flavour, or all."""
        total = 0
        for flavour in range(FLAVOURS):
            if objective == MOST_BALLS or objective == RACES + flavour:
                total += self.balls[seat][flavour] + self.scoops[seat][flavour]
        return total

    def count_pairs(self, seat: int, dealer: Dealer) -> None:
        pairs = 0
        cards = 0
        for kind in range(CARDS):
            pairs += self.hand[seat][kind] // 2
            cards = cards * A_KIND + self.hand[seat][kind]
        self.score[seat] += pairs
        dealer.tell(SHOWED, seat, cards, pairs, 0)

    def rank(self, seat: int) -> int:
        """mio.tie: points first, then the fewer balls on the table."""
        return self.score[seat] * MORE_THAN_ALL_BALLS - self.balls_of(seat)

    def points(self, seat: int) -> int:
        return self.score[seat]


def row(length: int, value: int = 0) -> list[int]:
    return [value] * length


def grid(rows: int, columns: int) -> list[list[int]]:
    return [row(columns) for _ in range(rows)]


def offer(action: int, allowed: bool, out: list[int], n: int) -> int:
    """Write an action behind the `n` that are there already, where it is allowed; returns how many there are then."""
    out[n] = action
    return n + allowed


def kind_at(bag: list[int], place: int) -> int:
    """The kind of the card at this place, were all that is in a bag laid out kind by kind."""
    kind = 0
    while place >= bag[kind]:
        place -= bag[kind]
        kind += 1
    return kind


def covers(held: list[int], wanted: list[int], kinds: int) -> bool:
    """Whether there is enough of every kind."""
    kind = 0
    while kind < kinds and held[kind] >= wanted[kind]:
        kind += 1
    return kind == kinds


def too_many(held: int, limit: int) -> int:
    """Half of it, rounded down, where it is more than the limit."""
    return held // 2 if held > limit else 0


def are_several(members: int) -> bool:
    """Whether a set has more than one."""
    return members & (members - 1) != 0


def fact_of(kind: int, source: int, target: int) -> int:
    """A card moved from a hand to a hand, either of which may be the OPEN table; as one number for the diary."""
    return kind + A_SOURCE * (source + 1) + A_TARGET * (target + 1)


def moved_in(fact: int) -> tuple[int, int, int]:
    """The way back: kind, source and target."""
    return fact % A_SOURCE, fact % A_TARGET // A_SOURCE - 1, fact // A_TARGET - 1
