"""The rules of Attack of the Jelly Monster, in the order of docs/rules/jelly-monster.md.

What the `.pxd` types is out of Python's sight, so the numbers that other files need stand in ACTIONS, EVENTS … too.
Inside, districts, zones and dice are counted from 0. A handful of dice is one number, four bits a face: how many 1s,
how many 2s … A placement is PLACE + (face * 7 + district) * EFFECTS + its effect: 0 none, UP, DOWN, or REMOVE +
owner * 6 + face. A symbol of a reward is one number too: who, what << 3, amount << 8, least << 16, most << 20.
"""

from typing import TYPE_CHECKING

from gelateria.engine.dealer.base import Dealer
from gelateria.engine.state import State

if TYPE_CHECKING:
    from gelateria.games.jelly_monster.material import Edition, Options

READY, THROW, PASS, TURN, DONE, CLOCKWISE, COUNTER, SEAL, GIVE, LOSE, PLACE = 0, 1, 2, 3, 4, 5, 6, 8, 16, 24, 64
UP, DOWN, REMOVE, EFFECTS = 1, 2, 3, 33
ACTIONS = {
    "ready": READY,
    "throw": THROW,
    "pass": PASS,
    "turn": TURN,
    "done": DONE,
    "clockwise": CLOCKWISE,
    "counter": COUNTER,
    "seal": SEAL,
    "give": GIVE,
    "lose": LOSE,
    "place": PLACE,
    "up": UP,
    "down": DOWN,
    "remove": REMOVE,
    "effects": EFFECTS,
}

GATHERING, PLACING, SCORING, OVER = 0, 1, 2, 3
SAND, GUARD = 1, 2
NOTHING, NEIGHBOUR, CAPSULE_TO_LOSE, WHOM_TO_GIVE = 0, 1, 2, 3
BOARDS, ZONES, SYMBOLS, VALUES = 8, 3, 3, 10
NO_SYMBOL = -1

CONTROL, FIRST, SECOND, OTHERS, DICE = 0, 1, 2, 3, 4
WHO = ("control", "first", "second", "others", "dice")
JELLY, CAPSULE, LOSE_CAPSULE, PER_CAPSULE, TAKE, GIVE_EACH, NEXT, PREVIOUS, EITHER = 0, 1, 2, 3, 4, 5, 6, 7, 8
WHAT = ("jelly", "capsule", "lose capsule", "per capsule", "take", "give", "clockwise", "counter-clockwise", "either")

LAID, BEGAN, ORDERED, READIED, STARTED, THREW, PLACED, REMOVED, SHIFTED, PASSED = 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
EMPTIED, SEALED, TURNED, RESTED, CLOSED, CANCELLED, CONTROLLED, POINTED, CHOSE = 10, 11, 12, 13, 14, 15, 16, 17, 18
GAINED, DREW, SHORT, LOST, PAID, OPENED, ENDED = 19, 20, 21, 22, 23, 24, 25
EVENTS = (
    *("laid", "began", "ordered", "readied", "started", "threw", "placed", "removed", "shifted", "passed"),
    *("emptied", "sealed", "turned", "rested", "closed", "cancelled", "controlled", "pointed", "chose"),
    *("gained", "drew", "short", "lost", "paid", "opened", "ended"),
)


class Jelly(State):
    """Districts are counted clockwise, from the one the drone points at; capsules by their value, 0 shows a die."""

    __slots__ = (
        "aside",
        "asks",
        "at",
        "bag",
        "beginner",
        "book",
        "box",
        "calm",
        "calm_guard",
        "calm_round",
        "calm_timer",
        "centre",
        "control",
        "dice",
        "districts",
        "entrance",
        "given",
        "held",
        "jelly",
        "lead",
        "left",
        "loose",
        "lost",
        "marker",
        "may_seal",
        "met",
        "order",
        "phase",
        "present",
        "prize",
        "resting",
        "rounds",
        "seal",
        "second",
        "side",
        "source",
        "start_jelly",
        "step",
        "stepper",
        "thrown",
        "throws",
        "turned",
    )

    def __init__(self, players: int, options: "Options", edition: "Edition") -> None:
        State.__init__(self, players)
        self.calm = int(options.calm)
        self.beginner = int(options.beginner)
        self.rounds = edition.game.rounds
        self.dice = edition.game.dice
        self.start_jelly = edition.game.jelly
        self.calm_timer = edition.house.calm_timer
        self.calm_guard = edition.house.calm_guard
        self.calm_round = edition.house.calm_round
        self.districts = players + 2
        self.book = edition.districts.packed()
        self.box = [edition.capsules.dice, *(edition.capsules.values.get(value, 0) for value in range(1, 10))]
        self.side, self.marker, self.seal = [-1] * 7, [0] * 7, [-1] * 7
        self.entrance = [0] * 35
        self.given = [0] * 25
        self.bag = self.box[:]
        self.held, self.lost = [0] * 50, [0] * 50
        self.jelly, self.prize, self.loose, self.thrown, self.throws = [0] * 5, [0] * 5, [0] * 5, [0] * 5, [0] * 5
        self.centre, self.aside, self.may_seal, self.resting = [0] * 5, [0] * 5, [0] * 5, [0] * 5
        self.left, self.order = [0] * 5, [-1] * 5
        self.phase = self.lead = self.turned = self.stepper = 0
        self.asks = self.at = self.source = self.met = self.step = self.control = self.second = self.present = 0

    def setup(self, dealer: Dealer) -> None:
        self.turns = self.winners = self.ending = self.timer = self.bell = 0
        self.asks = self.at = self.source = self.met = self.step = self.control = self.second = self.present = 0
        for value in range(10):
            self.bag[value] = self.box[value]
        for i in range(50):
            self.held[i] = self.lost[i] = 0
        for i in range(25):
            self.given[i] = 0
        for seat in range(self.players):
            self.jelly[seat] = self.start_jelly
            self.prize[seat] = 0
        self.lay_districts(dealer)
        self.lead = dealer.below(self.players)
        self.begin_round(dealer)

    def lay_districts(self, dealer: Dealer) -> None:
        """Draw boards, each with either side up; `beginner` shows green sides only."""
        boards = [0] * 8
        for board in range(BOARDS):
            boards[board] = board
        for district in range(self.districts):
            drawn = district + dealer.below(BOARDS - district)
            board = boards[drawn]
            boards[drawn] = boards[district]
            self.side[district] = board if self.beginner else board + BOARDS * dealer.below(2)
            dealer.tell(LAID, -1, district + 1, self.side[district], 0)

    # A round --------------------------------------------------------------------------------------

    def begin_round(self, dealer: Dealer) -> None:
        for seat in range(self.players):
            self.loose[seat] = self.dice
            self.thrown[seat] = self.throws[seat] = self.may_seal[seat] = self.resting[seat] = 0
            self.centre[seat] = self.aside[seat] = 0
            self.left[seat] = self.calm_round if self.calm else 0
        for district in range(self.districts):
            self.marker[district] = 0
            self.seal[district] = -1
        for i in range(35):
            self.entrance[i] = 0
        self.turned = 0
        dealer.tell(BEGAN, -1, self.turns + 1, self.lead, 0)
        if self.calm:
            self.draw_order(dealer)
            self.phase = PLACING
            self.awaiting = 1 << self.order[0]
        else:
            self.phase = GATHERING
            self.awaiting = (1 << self.players) - 1

    def choices(self, seat: int, out: list[int]) -> int:
        if self.phase == GATHERING:
            out[0] = READY
            return 1
        if self.phase == SCORING:
            return self.answers(seat, out)
        if not self.loose[seat]:
            return self.endings(seat, out)
        if not self.throws[seat]:
            out[0] = THROW
            return 1
        n = 0
        for district in range(self.districts):
            if self.seal[district] < 0:
                n = self.placements(seat, district, out, n)
        out[n] = PASS if self.calm else THROW  # jelly.place: to place none is to throw again
        return n + 1

    def placements(self, seat: int, district: int, out: list[int], n: int) -> int:
        """What the thrown dice can do at one entrance."""
        for face in range(6):
            if not self.thrown[seat] >> 4 * face & 15:
                continue
            place = PLACE + (face * 7 + district) * EFFECTS
            out[n] = place
            n += 1
            if face < 2:
                for owner in range(self.players):
                    there = self.entrance[district * 5 + owner]
                    other = REMOVE + owner * 6
                    while there:
                        if there & 15:
                            out[n] = place + other
                            n += 1
                        there >>= 4
                        other += 1
            elif face < 4:
                if self.marker[district] < ZONES - 1:
                    out[n] = place + UP
                    n += 1
                if self.marker[district]:
                    out[n] = place + DOWN
                    n += 1
        return n

    def endings(self, seat: int, out: list[int]) -> int:
        """What is left to do when the last die is placed (jelly.seal, jelly.timer)."""
        n = 0
        if self.may_seal[seat]:
            for district in range(self.districts):
                if self.seal[district] < 0:
                    out[n] = SEAL + district
                    n += 1
        if not self.turned:
            out[n] = TURN
            n += 1
        out[n] = DONE
        return n + 1

    def move(self, seat: int, action: int, dealer: Dealer) -> None:
        if seat < 0:
            self.ring(dealer)
        elif action >= PLACE:
            self.place(seat, action - PLACE, dealer)
        elif action == THROW:
            self.throw(seat, dealer)
        elif self.phase == SCORING:
            self.answer(seat, action, dealer)
        elif action == READY:
            self.ready(seat, dealer)
        elif action == PASS:
            self.thrown[seat] = self.throws[seat] = 0
            dealer.tell(PASSED, seat, 0, 0, 0)
            self.end_step(seat, dealer)
        else:
            if action == TURN:
                self.turn(seat, dealer)
            elif action == DONE:
                self.resting[seat] = 1
                dealer.tell(RESTED, seat, 0, 0, 0)
            else:
                self.seal[action - SEAL] = seat
                self.may_seal[seat] = 0
                dealer.tell(SEALED, seat, action - SEAL + 1, 0, 0)
            self.settle(seat, dealer)

    def ready(self, seat: int, dealer: Dealer) -> None:
        self.awaiting &= ~(1 << seat)
        dealer.tell(READIED, seat, 0, 0, 0)
        if not self.awaiting:
            self.phase = PLACING
            self.awaiting = (1 << self.players) - 1
            dealer.tell(STARTED, -1, 0, 0, 0)

    def throw(self, seat: int, dealer: Dealer) -> None:
        """All dice the player still has, behind the screen."""
        thrown = 0
        for _ in range(self.loose[seat]):
            thrown += 1 << 4 * dealer.below(6)
        self.thrown[seat] = thrown
        self.throws[seat] += 1
        dealer.tell(THREW, seat, thrown, 0, 0)

    def place(self, seat: int, placement: int, dealer: Dealer) -> None:
        """One die, its effect at once, and the other dice are no throw any more (jelly.place)."""
        effect = placement % EFFECTS
        district = placement // EFFECTS % 7
        face = placement // (EFFECTS * 7)
        self.thrown[seat] = self.throws[seat] = 0
        self.loose[seat] -= 1
        self.entrance[district * 5 + seat] += 1 << 4 * face
        dealer.tell(PLACED, seat, face + 1, district + 1, 0)
        if effect >= REMOVE:
            owner = (effect - REMOVE) // 6
            face = (effect - REMOVE) % 6
            self.entrance[district * 5 + owner] -= 1 << 4 * face
            self.centre[owner] += 1
            dealer.tell(REMOVED, seat, district + 1, owner, face + 1)
        elif effect:
            self.marker[district] += 1 if effect == UP else -1
            dealer.tell(SHIFTED, seat, district + 1, self.marker[district] + 1, 0)
        if not self.loose[seat]:
            self.empty(seat, dealer)
        elif self.calm:
            self.end_step(seat, dealer)

    def empty(self, seat: int, dealer: Dealer) -> None:
        """The last die is placed: from now on the others' time is limited (jelly.timer-guard)."""
        self.may_seal[seat] = 1
        dealer.tell(EMPTIED, seat, 0, 0, 0)
        if self.calm:
            self.hurry(seat, self.calm_guard)
        elif not self.timer:
            self.timer = GUARD
            self.bell += 1

    def turn(self, seat: int, dealer: Dealer) -> None:
        """The sand timer is turned, by a player or, with a negative seat, by the table."""
        self.turned = 1
        if self.calm:
            self.hurry(seat, self.calm_timer)
        else:
            self.timer = SAND
            self.bell += 1
        dealer.tell(TURNED, seat, 0, 0, 0)

    def settle(self, seat: int, dealer: Dealer) -> None:
        """Who has nothing left to do is no longer awaited; when that is everyone, the round ends at once."""
        if self.calm:
            if self.resting[seat] or (self.turned and not self.may_seal[seat]):
                self.end_step(seat, dealer)
            return
        self.awaiting = 0
        for other in range(self.players):
            if self.loose[other] or (not self.resting[other] and (self.may_seal[other] or not self.turned)):
                self.awaiting |= 1 << other
        if not self.awaiting:
            self.close(0, dealer)

    def ring(self, dealer: Dealer) -> None:
        """A timer has run out: the guard's turns the sand timer, the sand timer's ends the round."""
        if self.timer == GUARD:
            self.turn(-1, dealer)
            self.settle(-1, dealer)
        else:
            self.close(1, dealer)

    # Calm mode ------------------------------------------------------------------------------------

    def draw_order(self, dealer: Dealer) -> None:
        order = 0
        for i in range(self.players):
            self.order[i] = i
        for i in range(self.players):
            drawn = i + dealer.below(self.players - i)
            seat = self.order[drawn]
            self.order[drawn] = self.order[i]
            self.order[i] = seat
            order = order * 10 + seat + 1
        self.stepper = 0
        dealer.tell(ORDERED, -1, order, 0, 0)

    def hurry(self, seat: int, steps: int) -> None:
        """All others have at most that many steps left."""
        for other in range(self.players):
            if other != seat and self.left[other] > steps:
                self.left[other] = steps

    def end_step(self, seat: int, dealer: Dealer) -> None:
        """On to the next in order who still has dice and steps; with nobody left the round is over."""
        self.left[seat] -= 1
        for _ in range(self.players):
            self.stepper = (self.stepper + 1) % self.players
            other = self.order[self.stepper]
            if self.loose[other] and self.left[other]:
                self.awaiting = 1 << other
                return
        self.close(0, dealer)

    # Scoring a round ------------------------------------------------------------------------------

    def close(self, in_time: int, dealer: Dealer) -> None:
        """Nobody throws or places any more (jelly.time-up)."""
        self.phase = SCORING
        self.awaiting = self.timer = 0
        for seat in range(self.players):
            self.thrown[seat] = self.throws[seat] = self.may_seal[seat] = self.resting[seat] = self.left[seat] = 0
            self.order[seat] = -1
        self.stepper = 0
        dealer.tell(CLOSED, -1, in_time, 0, 0)
        self.score_on(dealer)

    def score_on(self, dealer: Dealer) -> None:
        """Score district by district until somebody is asked, or to the end of the round."""
        while self.at < self.districts:
            if not self.met:
                self.cancel(dealer)
                self.rank()
                self.source = self.at
                self.met = 1 << self.at
                if self.control:
                    dealer.tell(CONTROLLED, -1, self.at + 1, self.control, 0)
            while self.control and self.step < SYMBOLS and self.symbol() != NO_SYMBOL:
                self.carry_out(self.symbol(), dealer)
                if self.awaiting:
                    return
            self.met = self.source = self.step = self.control = self.second = self.present = 0
            self.at += 1
        self.score_centre(dealer)
        self.end_round(dealer)

    def cancel(self, dealer: Dealer) -> None:
        """Equal dice of one colour go back to their owner (jelly.cancel)."""
        for seat in range(self.players):
            there = self.entrance[self.at * 5 + seat]
            for face in range(6):
                count = there >> 4 * face & 15
                if count > 1:
                    self.entrance[self.at * 5 + seat] -= count << 4 * face
                    self.aside[seat] += count
                    dealer.tell(CANCELLED, seat, self.at + 1, face + 1, count)

    def rank(self) -> None:
        """Who has the highest sum in the district, who the second highest, and who is there at all."""
        highest = next_highest = 0
        self.control = self.second = self.present = 0
        for seat in range(self.players):
            points = self.sum(self.at, seat)
            if points:
                self.present |= 1 << seat
            if points > highest:
                next_highest = highest
                self.second = self.control
                highest = points
                self.control = 1 << seat
            elif points and points == highest:
                self.control |= 1 << seat
            elif points > next_highest:
                next_highest = points
                self.second = 1 << seat
            elif points and points == next_highest:
                self.second |= 1 << seat

    def rank_again(self) -> None:
        """`rank`, for callers in plain Python."""
        self.rank()

    def sum(self, district: int, seat: int) -> int:
        """The seat's dice at an entrance; equal ones cancel and count for nothing."""
        there = self.entrance[district * 5 + seat]
        points = 0
        face = 1
        while there:
            if there & 15 == 1:
                points += face
            there >>= 4
            face += 1
        return points

    def count(self, district: int, seat: int) -> int:
        """How many dice the seat has at an entrance once equal ones are cancelled."""
        there = self.entrance[district * 5 + seat]
        dice = 0
        while there:
            if there & 15 == 1:
                dice += 1
            there >>= 4
        return dice

    def symbol(self) -> int:
        """The symbol that is carried out next: from the district's own current reward, or a neighbour's."""
        return self.book[(self.side[self.source] * ZONES + self.marker[self.source]) * SYMBOLS + self.step]

    def meant(self, symbol: int) -> int:
        """The set of seats that a symbol is for."""
        who = symbol & 7
        if who == SECOND:
            return self.second
        if who == OTHERS:
            return self.present & ~self.control
        if who < DICE:
            return self.control
        seats = 0
        for seat in range(self.players):
            if self.control >> seat & 1:
                dice = self.count(self.at, seat)
                if symbol >> 16 & 15 <= dice and dice <= symbol >> 20 & 15:
                    seats |= 1 << seat
        return seats

    def carry_out(self, symbol: int, dealer: Dealer) -> None:
        """One symbol for all it is for; it is over when nobody is awaited."""
        what = symbol >> 3 & 15
        if what == NEXT:
            self.follow(1, dealer)
            return
        if what == PREVIOUS:
            self.follow(-1, dealer)
            return
        if what == EITHER:
            self.asks = NEIGHBOUR
            self.awaiting = self.control
            return
        seats = self.meant(symbol)
        amount = symbol >> 8 & 255
        if what == CAPSULE:
            self.hand_out(seats, dealer)
        elif what == LOSE_CAPSULE:
            self.ask_for_capsules(seats, dealer)
        elif what == TAKE:
            self.take(seats, amount, dealer)
        elif what == GIVE_EACH:
            self.give(seats, amount, dealer)
        else:
            for seat in range(self.players):
                if seats >> seat & 1:
                    gain = amount * self.capsules(seat) if what == PER_CAPSULE else amount
                    self.jelly[seat] += gain
                    dealer.tell(GAINED, seat, gain, 0, 0)
        if not self.awaiting:
            self.step += 1

    def follow(self, way: int, dealer: Dealer) -> None:
        """On to a neighbour's reward; a district met twice pays nothing (jelly.neighbour)."""
        self.source = (self.source + way + self.districts) % self.districts
        again = self.met >> self.source & 1
        self.step = SYMBOLS if again else 0
        self.met |= 1 << self.source
        dealer.tell(POINTED, -1, self.at + 1, self.source + 1, 1 - again)

    def capsules(self, seat: int) -> int:
        """How many the seat holds."""
        total = 0
        for value in range(VALUES):
            total += self.held[seat * VALUES + value]
        return total

    def stack(self) -> int:
        """How many capsules nobody has drawn yet."""
        total = 0
        for value in range(VALUES):
            total += self.bag[value]
        return total

    def hand_out(self, seats: int, dealer: Dealer) -> None:
        """The top capsule for each; too few for all of them, and nobody gets one."""
        wanted = 0
        for seat in range(self.players):
            wanted += seats >> seat & 1
        if wanted > self.stack():
            dealer.tell(SHORT, -1, seats, 0, 0)
            return
        for i in range(self.players):
            seat = (self.lead + i) % self.players
            if seats >> seat & 1:
                skip = dealer.below(self.stack())
                value = 0
                while skip >= self.bag[value]:
                    skip -= self.bag[value]
                    value += 1
                self.bag[value] -= 1
                self.held[seat * VALUES + value] += 1
                dealer.tell(DREW, seat, value, 0, 0)

    def ask_for_capsules(self, seats: int, dealer: Dealer) -> None:
        """Who has several is asked, whatever they show: not to ask would give them away."""
        for seat in range(self.players):
            if seats >> seat & 1:
                count = self.capsules(seat)
                if count > 1:
                    self.awaiting |= 1 << seat
                    self.asks = CAPSULE_TO_LOSE
                elif count:
                    value = 0
                    while not self.held[seat * VALUES + value]:
                        value += 1
                    self.lose(seat, value, dealer)

    def lose(self, seat: int, value: int, dealer: Dealer) -> None:
        self.held[seat * VALUES + value] -= 1
        self.lost[seat * VALUES + value] += 1
        dealer.tell(LOST, seat, value, 0, 0)

    def take(self, seats: int, amount: int, dealer: Dealer) -> None:
        """Every other player pays; a short one divides, the odd ones from the drone on clockwise (jelly.take-each)."""
        takers = 0
        for seat in range(self.players):
            takers += seats >> seat & 1
        if not takers:
            return
        for payer in range(self.players):
            if not seats >> payer & 1:
                share = amount
                odd = 0
                if self.jelly[payer] < amount * takers:
                    share = self.jelly[payer] // takers
                    odd = self.jelly[payer] % takers
                for i in range(self.players):
                    seat = (self.lead + i) % self.players
                    if seats >> seat & 1:
                        self.pay(payer, seat, share + (odd > 0), dealer)
                        odd -= 1

    def pay(self, payer: int, seat: int, amount: int, dealer: Dealer) -> None:
        if amount:
            self.jelly[payer] -= amount
            self.jelly[seat] += amount
            dealer.tell(PAID, payer, seat, amount, 0)

    def give(self, seats: int, amount: int, dealer: Dealer) -> None:
        """Each gives to all others that are not meant too; who has not enough chooses whom (jelly.give-each)."""
        others = self.players
        for seat in range(self.players):
            others -= seats >> seat & 1
        for giver in range(self.players):
            if seats >> giver & 1 and others:
                if others > 1 and 0 < self.jelly[giver] < amount * others:
                    self.awaiting |= 1 << giver
                    self.asks = WHOM_TO_GIVE
                else:
                    for seat in range(self.players):
                        if not seats >> seat & 1:
                            share = amount if amount < self.jelly[giver] else self.jelly[giver]
                            self.pay(giver, seat, share, dealer)

    # Choices during scoring -----------------------------------------------------------------------

    def answers(self, seat: int, out: list[int]) -> int:
        if self.asks == NEIGHBOUR:
            out[0] = CLOCKWISE
            out[1] = COUNTER
            return 2
        n = 0
        if self.asks == CAPSULE_TO_LOSE:
            for value in range(VALUES):
                if self.held[seat * VALUES + value]:
                    out[n] = LOSE + value
                    n += 1
            return n
        seats = self.meant(self.symbol())
        for other in range(self.players):
            if not seats >> other & 1 and self.given[seat * 5 + other] < self.symbol() >> 8 & 255:
                out[n] = GIVE + other
                n += 1
        return n

    def answer(self, seat: int, action: int, dealer: Dealer) -> None:
        if self.asks == NEIGHBOUR:
            # One voice for clockwise settles it: either all agree, or they differ (jelly.neighbour-choice).
            self.awaiting &= ~(1 << seat)
            dealer.tell(CHOSE, seat, action - CLOCKWISE, 0, 0)
            if action == CLOCKWISE:
                self.awaiting = 0
                self.follow(1, dealer)
            elif not self.awaiting:
                self.follow(-1, dealer)
        elif self.asks == CAPSULE_TO_LOSE:
            self.lose(seat, action - LOSE, dealer)
            self.awaiting &= ~(1 << seat)
            self.step += not self.awaiting
        else:
            self.given[seat * 5 + action - GIVE] += 1
            self.pay(seat, action - GIVE, 1, dealer)
            if not self.jelly[seat]:
                for other in range(5):
                    self.given[seat * 5 + other] = 0
                self.awaiting &= ~(1 << seat)
                self.step += not self.awaiting
        if not self.awaiting:
            self.asks = NOTHING
            self.score_on(dealer)

    # The centre, the next round, the end ----------------------------------------------------------

    def score_centre(self, dealer: Dealer) -> None:
        most = 1
        seats = 0
        for seat in range(self.players):
            if self.centre[seat] > most:
                most = self.centre[seat]
                seats = 0
            if self.centre[seat] == most:
                seats |= 1 << seat
        if seats:
            dealer.tell(CONTROLLED, -1, 0, seats, 0)
            self.hand_out(seats, dealer)

    def end_round(self, dealer: Dealer) -> None:
        self.turns += 1
        self.at = 0
        if self.turns == self.rounds:
            self.end(dealer)
        else:
            self.lead = (self.lead + 1) % self.players
            self.begin_round(dealer)

    def end(self, dealer: Dealer) -> None:
        """All capsules are opened; for each that shows a die, one is thrown."""
        most = 0
        for seat in range(self.players):
            for value in range(VALUES):
                for _ in range(self.held[seat * VALUES + value]):
                    worth = value or 1 + dealer.below(6)
                    self.prize[seat] += worth
                    dealer.tell(OPENED, seat, value, worth, 0)
            if self.points(seat) > most:
                most = self.points(seat)
        for seat in range(self.players):
            if self.points(seat) == most:
                self.winners |= 1 << seat
        self.phase = OVER
        self.awaiting = 0
        self.ending = 1
        dealer.tell(ENDED, -1, self.winners, most, 0)

    def points(self, seat: int) -> int:
        """Jelly, and at the end what was in the capsules: until then they are nobody else's business."""
        return self.jelly[seat] + self.prize[seat]
