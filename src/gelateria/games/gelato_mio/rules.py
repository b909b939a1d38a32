"""The rules of Gelato Mio, in the order of docs/rules/gelato-mio.md.

What the `.pxd` types is out of Python's sight, so the numbers that `actions.py` needs stand in ACTIONS and EVENTS too.
A card is the number of its kind: three flavours, creams, sugar, bowl, cone, wafer, and the two quality cards, which
never come into a hand. An action is a number: DRAW + cell; MAKE + flavour; SERVE + place; HELP; PASS; DISCARD + kind;
RETURN + flavour; ASK + whom. Help is asked for in steps: HELP, two cards to discard, and whom to ASK.

Nothing undealt has an order: deck, discards and the customers nobody has seen are bags, and chance picks a card when
it is turned up. Three piles fixed before the game would show the same customers with the same odds.
"""

from typing import TYPE_CHECKING

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
LINE = 3
CELLS = 9
PLACES = 4
ORDERS = 24
SPECIAL = 0
RACES = 3
OBJECTIVES = 7
BESIDE = [10, 21, 34, 81, 170, 276, 136, 336, 160]  # the cells beside each cell, as bit sets

DIARY = 192
LOST_COUNT = -1
TOOK_IN, GAVE_OUT, STOLEN_BY = 0, 64, 128  # kinds of facts; a fact is kind of card + 16 * hand + one of these
A_HAND, A_THIEF = 16, 64

BEGAN, DEALT, TOOK, RESHUFFLED, HALTED, CONTROLLED, INSPECTED, DISCARDED, RETURNED = 0, 1, 2, 3, 4, 5, 6, 7, 8
MADE, SERVED, CAME, CLAIMED, STOLE, PASSED, EMPTIED, SHOWED, WON, ENDED = 9, 10, 11, 12, 13, 14, 15, 16, 17, 18
EVENTS = (
    *("began", "dealt", "took", "reshuffled", "halted", "controlled", "inspected", "discarded", "returned"),
    *("made", "served", "came", "claimed", "stole", "passed", "emptied", "showed", "won", "ended"),
)


class GelatoMio(State):
    """Seats, kinds and flavours share flat arrays: seat 2's sugar is `hand[2 * 8 + 4]`."""

    __slots__ = (
        "asked",
        "ball_limit",
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
        "inspected",
        "last",
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
        "table",
        "takes",
        "tally",
        "waiting",
        "waiting_left",
    )

    def __init__(self, players: int, options: "Options", edition: "Edition") -> None:
        State.__init__(self, players)
        cards, tools = edition.ingredients, edition.equipment
        goods = [cards.vanilla, cards.strawberry, cards.chocolate, cards.creams, cards.sugar]
        goods += [tools.bowl, tools.cone, tools.wafer]
        self.stock = [*goods, edition.quality.hands, edition.quality.balls]
        self.pile_full = edition.balls.pile
        self.hand_limit = edition.limits.hand
        self.ball_limit = edition.limits.balls
        self.chain = int(options.chain)
        self.for_ball = [0] * 24
        for flavour in range(3):
            for kind, name in enumerate(NAMES):
                self.for_ball[flavour * 8 + kind] = edition.recipes.ball.count(name) + (kind == flavour)
        self.takes = [0] * 192
        self.needs = [0] * 72
        self.pays = [0] * 24
        self.copies = [0] * 24
        self.race = [0] * 24
        for order, customer in enumerate(edition.customers.all()):
            recipe = edition.recipes.bowl if customer.vessel == "bowl" else edition.recipes.cone
            self.race[order] = 0 if customer.vessel == "bowl" else 3 - len(customer.balls)
            self.pays[order] = customer.points
            self.copies[order] = customer.count
            for kind, name in enumerate(NAMES):
                self.takes[order * 8 + kind] = recipe.count(name)
            for flavour, letter in enumerate(LETTERS):
                self.needs[order * 3 + flavour] = customer.balls.count(letter)
        prizes = edition.objectives
        races = (prizes.bowls, prizes.doubles, prizes.singles)
        self.number = [race.number for race in races]
        self.prize = [*(race.points for race in races), prizes.vanilla, prizes.strawberry, prizes.chocolate, prizes.all]
        self.display = [-1] * 9
        self.open = [-1] * 4
        self.owner = [-1] * 7
        self.due = [0] * 3
        self.below = [0] * 4
        self.pile = [0] * 3
        self.deck = [0] * 10
        self.discards = [0] * 10
        self.gone = [0] * 8
        self.waiting = [0] * 24
        self.served = [0] * 96
        self.hand = [0] * 32
        self.size = [0] * 4
        self.table = [0] * 12
        self.tally = [0] * 12
        self.scoops = [0] * 12
        self.score = [0] * 4
        self.opened = [0] * 32
        self.sure = [0] * 32
        self.diary = [0] * 192
        self.deck_left = self.discards_left = self.waiting_left = 0
        self.mover = self.phase = self.quality = self.asked = self.inspected = self.owed = 0
        self.passes = self.last = self.halted = self.noted = 0

    # Setting up -----------------------------------------------------------------------------------

    def setup(self, dealer: Dealer) -> None:
        self.turns = self.winners = self.ending = 0
        self.phase = self.quality = self.asked = self.inspected = self.owed = 0
        self.passes = self.last = self.halted = self.discards_left = self.deck_left = self.waiting_left = 0
        for cell in range(CELLS):
            self.display[cell] = -1
        for i in range(32):
            self.hand[i] = 0
        for i in range(4 * ORDERS):
            self.served[i] = 0
        for i in range(4 * FLAVOURS):
            self.table[i] = self.tally[i] = self.scoops[i] = 0
        for seat in range(4):
            self.size[seat] = self.score[seat] = 0
        for flavour in range(FLAVOURS):
            self.pile[flavour] = self.pile_full
        for line in range(LINE):
            self.due[line] = 1
        for objective in range(OBJECTIVES):
            self.owner[objective] = -1
        for kind in range(CARDS):
            self.gone[kind] = 0
        for kind in range(KINDS):
            self.discards[kind] = 0
            self.deck[kind] = self.stock[kind]
            self.deck_left += self.stock[kind]
        self.clear_memory()
        self.mover = dealer.below(self.players)
        self.lay_out_customers(dealer)
        self.is_stocked(dealer)
        self.begin_turn(self.mover, dealer)

    def lay_out_customers(self, dealer: Dealer) -> None:
        """mio.order-display: the special customer, and three piles with their tops open."""
        for order in range(ORDERS):
            self.waiting[order] = self.copies[order]
            self.waiting_left += self.copies[order]
        self.waiting[SPECIAL] = 0
        self.waiting_left -= 1
        self.open[0] = SPECIAL
        self.below[0] = 0
        for place in range(1, PLACES):
            self.below[place] = self.waiting_left // (PLACES - 1)
        for place in range(1, PLACES):
            self.next_customer(place, dealer)

    def next_customer(self, place: int, dealer: Dealer) -> None:
        """Turn up the next one of a pile: any of those that nobody has seen yet."""
        self.open[place] = -1
        if self.below[place]:
            left = dealer.below(self.waiting_left)
            order = 0
            while left >= self.waiting[order]:
                left -= self.waiting[order]
                order += 1
            self.waiting[order] -= 1
            self.waiting_left -= 1
            self.below[place] -= 1
            self.open[place] = order
            dealer.tell(CAME, -1, place, order, 0)

    # A turn ---------------------------------------------------------------------------------------

    def begin_turn(self, seat: int, dealer: Dealer) -> None:
        self.mover = seat
        self.awaiting = 1 << seat
        self.phase = TO_ACT
        dealer.tell(BEGAN, seat, 0, 0, 0)

    def choices(self, seat: int, out: list[int]) -> int:
        n = 0
        if self.phase == TO_DISCARD or self.phase == TO_PAY:
            for kind in range(CARDS):
                if self.hand[seat * CARDS + kind]:
                    out[n] = DISCARD + kind
                    n += 1
            return n
        if self.phase == TO_RETURN:
            for flavour in range(FLAVOURS):
                if self.table[seat * FLAVOURS + flavour]:
                    out[n] = RETURN + flavour
                    n += 1
            return n
        if self.phase == TO_ASK:
            for whom in range(self.players):
                if whom != seat and self.size[whom]:
                    out[n] = ASK + whom
                    n += 1
            return n
        for cell in range(CELLS):
            if self.display[cell] >= 0:
                out[n] = DRAW + cell
                n += 1
        for flavour in range(FLAVOURS):
            if self.can_make(seat, flavour):
                out[n] = MAKE + flavour
                n += 1
        for place in range(PLACES):
            if self.can_serve(seat, place):
                out[n] = SERVE + place
                n += 1
        if self.size[seat] >= 2 and self.hands_to_ask(seat):
            out[n] = HELP
            n += 1
        if n == 0:
            out[0] = PASS
            n = 1
        return n

    def can_make(self, seat: int, flavour: int) -> bool:
        if not self.pile[flavour]:
            return False
        kind = 0
        while kind < CARDS and self.hand[seat * CARDS + kind] >= self.for_ball[flavour * CARDS + kind]:
            kind += 1
        return kind == CARDS

    def can_serve(self, seat: int, place: int) -> bool:
        order = self.open[place]
        if order < 0:
            return False
        for flavour in range(FLAVOURS):
            if self.table[seat * FLAVOURS + flavour] < self.needs[order * FLAVOURS + flavour]:
                return False
        kind = 0
        while kind < CARDS and self.hand[seat * CARDS + kind] >= self.takes[order * CARDS + kind]:
            kind += 1
        return kind == CARDS

    def hands_to_ask(self, seat: int) -> int:
        """The opponents who have cards, as a bit set."""
        hands = 0
        for whom in range(self.players):
            if whom != seat and self.size[whom]:
                hands |= 1 << whom
        return hands

    def move(self, seat: int, action: int, dealer: Dealer) -> None:
        if action < MAKE:
            self.draw(seat, action - DRAW, dealer)
        elif action < SERVE:
            self.make(seat, action - MAKE, dealer)
        elif action < HELP:
            self.serve(seat, action - SERVE, dealer)
        elif action >= ASK:
            self.ask(seat, action - ASK, dealer)
        elif action >= RETURN:
            self.give_back(seat, action - RETURN, dealer)
        elif action >= DISCARD:
            self.give_up(seat, action - DISCARD, dealer)
        elif action == HELP:
            self.phase = TO_PAY
            self.owed = 2
        else:
            self.passes += 1
            dealer.tell(PASSED, seat, 0, 0, 0)
        if action != PASS:
            self.passes = 0
        if self.noted and action >= MAKE:  # cards that come in the open clear up nothing
            self.maybe_clear_memory()
        if self.phase != TO_PAY and self.phase != TO_ASK and self.is_stocked(dealer):
            self.end_turn(dealer)

    def draw(self, seat: int, cell: int, dealer: Dealer) -> None:
        """mio.draw: the chosen card, and the equal ones beside it; with `chain` those beside them too, and so on."""
        kind = self.display[cell]
        taken = 1 << cell
        count = 1
        grown = 1
        while grown:
            grown = 0
            for other in range(CELLS):
                if self.display[other] == kind and not taken >> other & 1:
                    if BESIDE[other] & (taken if self.chain else 1 << cell):
                        taken |= 1 << other
                        count += 1
                        grown = self.chain
        for other in range(CELLS):
            if taken >> other & 1:
                self.display[other] = -1
                self.gain(seat, kind)
        dealer.tell(TOOK, seat, kind, count, taken)
        self.close_up()

    def close_up(self) -> None:
        for line in range(LINE):
            to = line * LINE
            for cell in range(line * LINE, line * LINE + LINE):
                if self.display[cell] >= 0:
                    if to != cell:
                        self.display[to] = self.display[cell]
                        self.display[cell] = -1
                    to += 1
            if to == line * LINE:
                self.due[line] = 1  # mio.refill

    def make(self, seat: int, flavour: int, dealer: Dealer) -> None:
        for kind in range(CARDS):
            for _ in range(self.for_ball[flavour * CARDS + kind]):
                self.discard(seat, kind)
        self.pile[flavour] -= 1
        self.table[seat * FLAVOURS + flavour] += 1
        dealer.tell(MADE, seat, flavour, 0, 0)
        if not self.pile[flavour] and not self.last:
            self.last = self.players + 1  # mio.last-round: this turn, and one for everybody
            dealer.tell(EMPTIED, seat, flavour, 0, 0)

    def serve(self, seat: int, place: int, dealer: Dealer) -> None:
        """What it takes leaves the game; the customer stays with the player."""
        order = self.open[place]
        for flavour in range(FLAVOURS):
            self.table[seat * FLAVOURS + flavour] -= self.needs[order * FLAVOURS + flavour]
            self.scoops[seat * FLAVOURS + flavour] += self.needs[order * FLAVOURS + flavour]
        for kind in range(CARDS):
            for _ in range(self.takes[order * CARDS + kind]):
                self.lose(seat, kind)
                self.gone[kind] += 1
        self.served[seat * ORDERS + order] += 1
        self.score[seat] += self.pays[order]
        dealer.tell(SERVED, seat, place, order, self.pays[order])
        race = self.race[order]
        self.tally[seat * RACES + race] += 1
        if self.owner[race] < 0 and self.tally[seat * RACES + race] >= self.number[race]:
            self.owner[race] = seat  # mio.claim
            self.score[seat] += self.prize[race]
            dealer.tell(CLAIMED, seat, race, self.prize[race], 0)
        self.next_customer(place, dealer)

    def give_up(self, seat: int, kind: int, dealer: Dealer) -> None:
        """A card of one's own choice goes: for help, or because quality control wants it."""
        self.discard(seat, kind)
        dealer.tell(DISCARDED, seat, kind, 0, 0)
        self.owed -= 1
        if self.phase == TO_PAY and not self.owed:
            self.phase = TO_ASK
            hands = self.hands_to_ask(seat)
            if not hands & (hands - 1):  # only one to ask
                whom = 0
                while not hands >> whom & 1:
                    whom += 1
                self.ask(seat, whom, dealer)

    def ask(self, seat: int, whom: int, dealer: Dealer) -> None:
        """mio.help: any card of that hand, unseen."""
        left = dealer.below(self.size[whom])
        kind = 0
        while left >= self.hand[whom * CARDS + kind]:
            left -= self.hand[whom * CARDS + kind]
            kind += 1
        self.steal(seat, whom, kind)
        self.phase = TO_ACT
        dealer.tell(STOLE, seat, whom, kind, 0)

    # Hands, and what everybody knows of them -------------------------------------------------------
    #
    # Cards come into a hand and leave it in the open, but for those that help brings. So all hands are known to all
    # until the first theft. From then on the table keeps a diary: the hands as they were, and every card that moved
    # since, from which each viewer can tell what follows from what they saw (views.py). Beside it stand the cards
    # that are `sure`: in that hand whatever was stolen. When they leave no doubt the diary is closed; when it is full
    # everybody has lost count, and only what is sure is still known.

    def gain(self, seat: int, kind: int) -> None:
        self.hand[seat * CARDS + kind] += 1
        self.size[seat] += 1
        if self.noted:
            self.sure[seat * CARDS + kind] += 1
            self.note(TOOK_IN + A_HAND * seat + kind)

    def lose(self, seat: int, kind: int) -> None:
        self.hand[seat * CARDS + kind] -= 1
        self.size[seat] -= 1
        if self.noted:
            if self.sure[seat * CARDS + kind]:
                self.sure[seat * CARDS + kind] -= 1
            self.note(GAVE_OUT + A_HAND * seat + kind)

    def steal(self, seat: int, whom: int, kind: int) -> None:
        if not self.noted:
            for i in range(32):
                self.opened[i] = self.sure[i] = self.hand[i]
        self.note(STOLEN_BY + A_THIEF * seat + A_HAND * whom + kind)
        for other in range(CARDS):
            if self.sure[whom * CARDS + other]:  # it may have been one of these
                self.sure[whom * CARDS + other] -= 1
        self.hand[whom * CARDS + kind] -= 1
        self.size[whom] -= 1
        self.hand[seat * CARDS + kind] += 1
        self.size[seat] += 1

    def note(self, fact: int) -> None:
        """Write a fact into the diary, or lose count when it is full."""
        if self.noted == DIARY:
            for i in range(DIARY):
                self.diary[i] = 0
            for i in range(32):
                self.opened[i] = 0
            self.noted = LOST_COUNT
        elif self.noted >= 0:
            self.diary[self.noted] = fact
            self.noted += 1

    def maybe_clear_memory(self) -> None:
        """Close the diary when all that is not sure lies in one hand, or is of one kind."""
        kinds = 0
        hands = 0
        for kind in range(CARDS):
            for seat in range(self.players):
                if self.hand[seat * CARDS + kind] > self.sure[seat * CARDS + kind]:
                    kinds |= 1 << kind
                    hands |= 1 << seat
            if kinds & (kinds - 1) and hands & (hands - 1):
                return
        self.clear_memory()

    def clear_memory(self) -> None:
        for i in range(self.noted):
            self.diary[i] = 0
        for i in range(32):
            self.opened[i] = self.sure[i] = 0
        self.noted = 0

    def discard(self, seat: int, kind: int) -> None:
        self.lose(seat, kind)
        self.discards[kind] += 1
        self.discards_left += 1

    # The display and quality control ---------------------------------------------------------------

    def is_stocked(self, dealer: Dealer) -> bool:
        """Refill what is empty and control what must be controlled; False where a player has to choose first."""
        while True:
            if self.quality:
                if self.is_asking(dealer):
                    return False
                self.discards[self.quality] += 1
                self.discards_left += 1
                self.quality = 0
            if not self.refill(dealer):
                return True

    def refill(self, dealer: Dealer) -> bool:
        """Three cards for every empty line; True where a quality card came up, and has to act before the next one."""
        for line in range(LINE):
            if self.due[line]:
                for cell in range(line * LINE, line * LINE + LINE):
                    if self.display[cell] < 0:
                        if not self.has_goods():  # mio.quality-guard
                            if not self.halted:
                                self.halted = 1
                                dealer.tell(HALTED, -1, line, 0, 0)
                            return False
                        kind = self.turn_up(dealer)
                        if kind >= CARDS:
                            self.quality = kind
                            self.asked = 0
                            dealer.tell(CONTROLLED, self.mover, kind, 0, 0)
                            return True
                        self.halted = 0
                        self.display[cell] = kind
                        dealer.tell(DEALT, -1, cell, kind, 0)
                self.due[line] = 0
        return False

    def has_goods(self) -> bool:
        """Whether there is anything but quality cards to come."""
        controls = self.deck[QUALITY_HANDS] + self.deck[QUALITY_BALLS]
        controls += self.discards[QUALITY_HANDS] + self.discards[QUALITY_BALLS]
        return self.deck_left + self.discards_left > controls

    def turn_up(self, dealer: Dealer) -> int:
        if not self.deck_left:
            dealer.tell(RESHUFFLED, -1, self.discards_left, 0, 0)
            for kind in range(KINDS):
                self.deck[kind] = self.discards[kind]
                self.discards[kind] = 0
            self.deck_left = self.discards_left
            self.discards_left = 0
        left = dealer.below(self.deck_left)
        kind = 0
        while left >= self.deck[kind]:
            left -= self.deck[kind]
            kind += 1
        self.deck[kind] -= 1
        self.deck_left -= 1
        return kind

    def is_asking(self, dealer: Dealer) -> bool:
        """Go round the table from the active player on, until somebody has to give something up."""
        while not self.owed:
            if self.asked == self.players:
                self.asked = 0
                return False
            self.inspected = (self.mover + self.asked) % self.players
            self.asked += 1
            if self.quality == QUALITY_HANDS:
                held = self.size[self.inspected]
                if held > self.hand_limit:
                    self.owed = held // 2
                self.phase = TO_DISCARD
            else:
                held = self.balls_of(self.inspected)
                if held > self.ball_limit:
                    self.owed = held // 2
                self.phase = TO_RETURN
            if self.owed:
                dealer.tell(INSPECTED, self.inspected, self.quality, self.owed, 0)
        self.awaiting = 1 << self.inspected
        return True

    def balls_of(self, seat: int) -> int:
        return self.table[seat * FLAVOURS] + self.table[seat * FLAVOURS + 1] + self.table[seat * FLAVOURS + 2]

    def give_back(self, seat: int, flavour: int, dealer: Dealer) -> None:
        self.owed -= 1
        self.table[seat * FLAVOURS + flavour] -= 1
        self.pile[flavour] += 1
        dealer.tell(RETURNED, seat, flavour, 0, 0)

    # The end ---------------------------------------------------------------------------------------

    def end_turn(self, dealer: Dealer) -> None:
        self.turns += 1
        self.inspected = 0
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
        self.clear_memory()  # the hands are shown
        for objective in range(RACES, OBJECTIVES):
            self.award(objective, dealer)
        for seat in range(self.players):
            self.count_pairs(seat, dealer)
        most = -1
        for seat in range(self.players):
            if self.rank(seat) > most:
                most = self.rank(seat)
                self.winners = 0
            if self.rank(seat) == most:
                self.winners |= 1 << seat
        self.awaiting = self.mover = self.phase = self.passes = 0
        self.ending = reason
        dealer.tell(ENDED, -1, self.winners, most // 1024, 0)

    def award(self, objective: int, dealer: Dealer) -> None:
        """mio.majorities: the most balls, on the table and on served customers; a tie leaves the card."""
        most = 0
        for seat in range(self.players):
            balls = 0
            for flavour in range(FLAVOURS):
                if objective == OBJECTIVES - 1 or objective == RACES + flavour:
                    balls += self.table[seat * FLAVOURS + flavour] + self.scoops[seat * FLAVOURS + flavour]
            if balls > most:
                most = balls
                self.owner[objective] = seat
            elif balls == most:
                self.owner[objective] = -1
        if self.owner[objective] >= 0:
            self.score[self.owner[objective]] += self.prize[objective]
            dealer.tell(WON, self.owner[objective], objective, self.prize[objective], most)

    def count_pairs(self, seat: int, dealer: Dealer) -> None:
        pairs = 0
        cards = 0
        for kind in range(CARDS):
            pairs += self.hand[seat * CARDS + kind] // 2
            cards = cards * 13 + self.hand[seat * CARDS + kind]
        self.score[seat] += pairs
        dealer.tell(SHOWED, seat, cards, pairs, 0)

    def rank(self, seat: int) -> int:
        """mio.tie: points first, then the fewer balls on the table."""
        return self.score[seat] * 1024 + 1023 - self.balls_of(seat)

    def points(self, seat: int) -> int:
        return self.score[seat]
