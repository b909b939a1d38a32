"""The rules of Attack of the Jelly Monster, in the order of docs/rules/jelly-monster.md.

What the `.pxd` types is out of Python's sight, so the numbers that other files need stand in ACTIONS, EVENTS … too.
Inside, districts, zones and the faces of dice are counted from 0.
"""

from typing import TYPE_CHECKING

from gelateria.engine.dealer.base import Dealer
from gelateria.engine.state import State

if TYPE_CHECKING:
    from gelateria.games.jelly_monster.material import Edition, Options

READY, THROW, PASS, TURN, DONE, CLOCKWISE, COUNTER, SEAL, GIVE, LOSE, PLACE = 0, 1, 2, 3, 4, 5, 6, 8, 16, 24, 64
NO_EFFECT, UP, DOWN, REMOVE, EFFECTS = 0, 1, 2, 3, 33
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
    "no effect": NO_EFFECT,
    "up": UP,
    "down": DOWN,
    "remove": REMOVE,
}

MIXED, GREEN, ADVANCED = 0, 1, 2
UP_SIDES = {"mixed": MIXED, "green": GREEN, "advanced": ADVANCED}
GATHERING, PLACING, SCORING, OVER = 0, 1, 2, 3
SAND, GUARD, COUNTDOWN = 1, 2, 3
NOTHING, NEIGHBOUR, CAPSULE_TO_LOSE, WHOM_TO_GIVE = 0, 1, 2, 3
BOARDS, DISTRICTS, ZONES, SYMBOLS, VALUES = 8, 7, 3, 3, 10
NOBODY, NO_SYMBOL = -1, -1

CONTROL, FIRST, SECOND, OTHERS, DICE = 0, 1, 2, 3, 4
WHO = ("control", "first", "second", "others", "dice")
JELLY, CAPSULE, LOSE_CAPSULE, PER_CAPSULE, TAKE, GIVE_EACH, NEXT, PREVIOUS, EITHER = 0, 1, 2, 3, 4, 5, 6, 7, 8
WHAT = ("jelly", "capsule", "lose capsule", "per capsule", "take", "give", "clockwise", "counter-clockwise", "either")
FOR_SECOND, FOR_OTHERS, FOR_DICE, OF_CENTRE = 9, 10, 11, 12
CAUSES = (*WHAT, "second", "others", "dice", "centre")

LAID, BEGAN, ORDERED, READIED, STARTED, THREW, PLACED, REMOVED, SHIFTED, PASSED = 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
EMPTIED, SEALED, TURNED, RESTED, CLOSED, CANCELLED, CONTROLLED, POINTED, CHOSE = 10, 11, 12, 13, 14, 15, 16, 17, 18
GAINED, DREW, SHORT, LOST, PAID, OPENED, ENDED = 19, 20, 21, 22, 23, 24, 25
EVENTS = (
    *("laid", "began", "ordered", "readied", "started", "threw", "placed", "removed", "shifted", "passed"),
    *("emptied", "sealed", "turned", "rested", "closed", "cancelled", "controlled", "pointed", "chose"),
    *("gained", "drew", "short", "lost", "paid", "opened", "ended"),
)

# What is packed into one number -------------------------------------------------------------------


def is_among(seat: int, seats: int) -> bool:
    """Seats are a bit each; so are districts."""
    return seats >> seat & 1 == 1


def how_many(seats: int) -> int:
    count = 0
    while seats:
        count += seats & 1
        seats >>= 1
    return count


def one_die(face: int) -> int:
    """A handful of dice is four bits a face: how many 1s, how many 2s … This one has a single die."""
    return 1 << 4 * face


def count_of(face: int, dice: int) -> int:
    """How many dice of a handful show a face."""
    return dice >> 4 * face & 15


def cancels(face: int, dice: int) -> bool:
    """Whether a handful at an entrance has several of a face: equal dice of one colour cancel, all of them."""
    return count_of(face, dice) > 1


def sum_of(dice: int) -> int:
    """The sum of a handful at an entrance; dice that cancel count for nothing."""
    total = 0
    for face in range(6):
        if count_of(face, dice) and not cancels(face, dice):
            total += face + 1
    return total


def in_sums(seat: int, total: int) -> int:
    """The sums at an entrance are five bits a seat. These have a single one."""
    return total << 5 * seat


def sum_in(seat: int, sums: int) -> int:
    return sums >> 5 * seat & 31


def leaders(sums: int) -> int:
    """The seats with the highest of these sums; with nothing nobody leads."""
    highest = seats = 0
    for seat in range(5):
        if sum_in(seat, sums) > highest:
            highest = sum_in(seat, sums)
            seats = 0
        if highest and sum_in(seat, sums) == highest:
            seats |= 1 << seat
    return seats


def placement(face: int, district: int, effect: int) -> int:
    """The action; its effect is NO_EFFECT, UP, DOWN or a removal."""
    return PLACE + (face * DISTRICTS + district) * EFFECTS + effect


def face_placed(action: int) -> int:
    return (action - PLACE) // EFFECTS // DISTRICTS


def district_of(action: int) -> int:
    return (action - PLACE) // EFFECTS % DISTRICTS


def effect_of(action: int) -> int:
    return (action - PLACE) % EFFECTS


def removal(owner: int, face: int) -> int:
    """The effect that removes a die of this owner."""
    return REMOVE + owner * 6 + face


def owner_of(effect: int) -> int:
    return (effect - REMOVE) // 6


def face_removed(effect: int) -> int:
    return (effect - REMOVE) % 6


def symbol_of(who: int, what: int, amount: int, least: int, most: int) -> int:
    """A symbol of a reward: for whom it is and what they get; for DICE, how many they must have there."""
    return who | what << 3 | amount << 8 | least << 16 | most << 20


def cause_of(symbol: int) -> int:
    """Why somebody gets something: for being second, there or by so many dice; else for what the symbol is."""
    who = who_of(symbol)
    if who == SECOND:
        return FOR_SECOND
    if who == OTHERS:
        return FOR_OTHERS
    return FOR_DICE if who == DICE else what_of(symbol)


def stop(district: int, step: int, heirs: int) -> int:
    """Where a reward goes on once a neighbour's is paid: a district, the symbol after its arrow, and for whom."""
    return district | step << 4 | heirs << 8


def who_of(symbol: int) -> int:
    return symbol & 7


def what_of(symbol: int) -> int:
    return symbol >> 3 & 15


def amount_of(symbol: int) -> int:
    return symbol >> 8 & 255


def least_of(symbol: int) -> int:
    return symbol >> 16 & 15


def most_of(symbol: int) -> int:
    return symbol >> 20 & 15


class Jelly(State):
    """Districts are counted clockwise, from the one the drone points at; capsules by their kind, 0 shows a die."""

    __slots__ = (
        *("rounds", "dice", "districts", "book", "box", "shows", "up", "picked", "in_doubt"),
        *("calm", "calm_timer", "calm_guard", "calm_round"),
        *("side", "marker", "seal", "entrance", "centre", "aside", "bag", "lead", "turned"),
        *("jelly", "prize", "held", "lost", "loose", "thrown", "throws", "may_seal", "resting"),
        *("phase", "asks", "at", "source", "met", "step", "control", "second", "present", "given"),
        *("heirs", "trail", "depth"),
        *("order", "stepper", "left"),
    )

    # Material -------------------------------------------------------------------------------------

    def __init__(self, players: int, options: "Options", edition: "Edition") -> None:
        State.__init__(self, players)
        self.rounds = edition.game.rounds
        self.dice = edition.game.dice
        self.districts = players + 2
        self.book = edition.districts.packed()
        self.box, self.shows = edition.capsules.packed(), edition.capsules.shows()
        self.up = UP_SIDES[options.up()]
        self.picked = options.picked(self.districts)
        self.in_doubt = 1 if edition.neighbours.in_doubt == "clockwise" else -1
        self.calm = int(options.calm)
        self.calm_timer = edition.house.calm_timer
        self.calm_guard = edition.house.calm_guard
        self.calm_round = edition.house.calm_round

        self.side, self.marker, self.seal = [-1] * 7, [0] * 7, [NOBODY] * 7
        self.entrance = [[0] * 5 for _ in range(7)]
        self.centre, self.aside = [0] * 5, [0] * 5
        self.bag = self.box[:]
        self.lead = self.turned = 0

        self.jelly, self.prize = [0] * 5, [0] * 5
        self.held, self.lost = [[0] * 10 for _ in range(5)], [[0] * 10 for _ in range(5)]
        self.loose, self.thrown, self.throws = [0] * 5, [0] * 5, [0] * 5
        self.may_seal, self.resting = [0] * 5, [0] * 5
        for seat in range(players):
            self.jelly[seat] = edition.game.jelly
            self.loose[seat] = edition.game.dice

        self.phase = self.asks = self.at = self.source = self.met = self.step = 0
        self.control = self.second = self.present = 0
        self.given = [[0] * 5 for _ in range(5)]
        self.heirs, self.trail, self.depth = 0, [0] * 7, 0
        self.order, self.stepper, self.left = [NOBODY] * 5, 0, [0] * 5

    def setup(self, dealer: Dealer) -> None:
        self.lay_districts(dealer)
        self.lead = dealer.below(self.players)
        self.begin_round(dealer)

    def lay_districts(self, dealer: Dealer) -> None:
        """The sides that were picked, clockwise; then draw boards, each with either side up or as the table has it."""
        boards = [0, 1, 2, 3, 4, 5, 6, 7]
        for district in range(self.districts):
            drawn = district
            if self.picked[district] >= 0:
                while boards[drawn] != self.picked[district] % BOARDS:
                    drawn += 1
                self.side[district] = self.picked[district]
            else:
                drawn += dealer.below(BOARDS - district)
                self.side[district] = boards[drawn]
                if self.up == ADVANCED or (self.up == MIXED and dealer.below(2)):
                    self.side[district] += BOARDS
            boards[drawn] = boards[district]
            dealer.tell(LAID, NOBODY, district + 1, self.side[district], 0)

    def page(self, side: int) -> list[list[int]]:
        """The rewards of a side, zone by zone, for callers in plain Python: quicker than the whole book."""
        return self.book[side]

    # A round --------------------------------------------------------------------------------------

    def begin_round(self, dealer: Dealer) -> None:
        dealer.tell(BEGAN, NOBODY, self.turns + 1, self.lead, 0)
        if self.calm:
            self.begin_steps(dealer)
        else:
            self.phase = GATHERING
            self.awaiting = self.everybody()

    def everybody(self) -> int:
        return (1 << self.players) - 1

    def choices(self, seat: int, out: list[int]) -> int:
        if self.phase == GATHERING:
            out[0] = READY
            return 1
        if self.phase == SCORING:
            return self.list_answers(seat, out)
        if not self.loose[seat]:
            return self.list_endings(seat, out)
        if not self.throws[seat]:
            out[0] = THROW
            return 1
        n = self.list_placements(seat, out)
        out[n] = PASS if self.calm else THROW  # jelly.place: to place none is to throw again
        return n + 1

    def move(self, seat: int, action: int, dealer: Dealer) -> None:
        if seat < 0:
            self.ring(dealer)
        elif action >= PLACE:
            self.place(seat, action, dealer)
        elif action == THROW:
            self.throw(seat, dealer)
        elif self.phase == SCORING:
            self.answer(seat, action, dealer)
        elif action == READY:
            self.ready(seat, dealer)
        elif action == PASS:
            self.place_none(seat, dealer)
        else:
            self.finish(seat, action, dealer)

    def ready(self, seat: int, dealer: Dealer) -> None:
        self.awaiting &= ~(1 << seat)
        dealer.tell(READIED, seat, 0, 0, 0)
        if self.awaiting:
            return
        if self.counts_down():
            self.start_timer(COUNTDOWN)
        else:
            self.start(dealer)

    def counts_down(self) -> bool:
        """By the first version a round began with the last "ready"."""
        return self.version != 1

    def start(self, dealer: Dealer) -> None:
        """For all at the same moment."""
        self.phase = PLACING
        self.timer = 0
        self.awaiting = self.everybody()
        dealer.tell(STARTED, NOBODY, 0, 0, 0)

    def throw(self, seat: int, dealer: Dealer) -> None:
        """All dice the player still has, behind the screen."""
        dice = 0
        for _ in range(self.loose[seat]):
            dice += one_die(dealer.below(6))
        self.thrown[seat] = dice
        self.throws[seat] += 1
        dealer.tell(THREW, seat, dice, 0, 0)

    def list_placements(self, seat: int, out: list[int]) -> int:
        """Each thrown face at each entrance that is open, without its effect and with it."""
        n = 0
        for district in range(self.districts):
            if self.is_open(district):
                for face in range(6):
                    if count_of(face, self.thrown[seat]):
                        out[n] = placement(face, district, NO_EFFECT)
                        n += 1
                        if face < 2:
                            n = self.list_removals(face, district, out, n)
                        elif face < 4:
                            n = self.list_shifts(face, district, out, n)
        return n

    def is_open(self, district: int) -> bool:
        return self.seal[district] == NOBODY

    def place(self, seat: int, action: int, dealer: Dealer) -> None:
        face = face_placed(action)
        district = district_of(action)
        effect = effect_of(action)
        self.thrown[seat] = self.throws[seat] = 0  # jelly.place: never two dice from one throw
        self.loose[seat] -= 1
        self.entrance[district][seat] += one_die(face)
        dealer.tell(PLACED, seat, face + 1, district + 1, 0)
        if effect >= REMOVE:
            self.remove(seat, district, effect, dealer)
        elif effect != NO_EFFECT:
            self.shift(seat, district, effect, dealer)
        if not self.loose[seat]:
            self.empty(seat, dealer)
        elif self.calm:
            self.end_step(seat, dealer)

    def place_none(self, seat: int, dealer: Dealer) -> None:
        """In calm mode only: otherwise one throws again."""
        self.thrown[seat] = self.throws[seat] = 0
        dealer.tell(PASSED, seat, 0, 0, 0)
        self.end_step(seat, dealer)

    def list_removals(self, face: int, district: int, out: list[int], n: int) -> int:
        for owner in range(self.players):
            for other in range(6):
                if count_of(other, self.entrance[district][owner]):
                    out[n] = placement(face, district, removal(owner, other))
                    n += 1
        return n

    def remove(self, seat: int, district: int, effect: int, dealer: Dealer) -> None:
        owner = owner_of(effect)
        face = face_removed(effect)
        self.entrance[district][owner] -= one_die(face)
        self.centre[owner] += 1
        dealer.tell(REMOVED, seat, district + 1, owner, face + 1)

    def list_shifts(self, face: int, district: int, out: list[int], n: int) -> int:
        if self.marker[district] < ZONES - 1:
            out[n] = placement(face, district, UP)
            n += 1
        if self.marker[district] > 0:
            out[n] = placement(face, district, DOWN)
            n += 1
        return n

    def shift(self, seat: int, district: int, effect: int, dealer: Dealer) -> None:
        self.marker[district] += 1 if effect == UP else -1
        dealer.tell(SHIFTED, seat, district + 1, self.marker[district] + 1, 0)

    def empty(self, seat: int, dealer: Dealer) -> None:
        """The last die is placed: from now on the others' time is limited (jelly.timer-guard)."""
        self.may_seal[seat] = 1
        dealer.tell(EMPTIED, seat, 0, 0, 0)
        if self.calm:
            self.hurry(seat, self.calm_guard)
        elif not self.timer:
            self.start_timer(GUARD)

    def start_timer(self, timer: int) -> None:
        self.timer = timer
        self.bell += 1

    def list_endings(self, seat: int, out: list[int]) -> int:
        """What is left to do when the last die is placed (jelly.seal, jelly.timer)."""
        n = 0
        if self.may_seal[seat]:
            for district in range(self.districts):
                if self.is_open(district):
                    out[n] = SEAL + district
                    n += 1
        if not self.turned:
            out[n] = TURN
            n += 1
        out[n] = DONE
        return n + 1

    def finish(self, seat: int, action: int, dealer: Dealer) -> None:
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

    def turn(self, seat: int, dealer: Dealer) -> None:
        """The sand timer is turned, by a player or by the table, which is NOBODY."""
        self.turned = 1
        if self.calm:
            self.hurry(seat, self.calm_timer)
        else:
            self.start_timer(SAND)
        dealer.tell(TURNED, seat, self.calm, 0, 0)

    def settle(self, seat: int, dealer: Dealer) -> None:
        """Who has nothing left to do is no longer awaited; when that is everyone, the round ends at once."""
        if self.calm:
            if not self.is_busy(seat):
                self.end_step(seat, dealer)
            return
        self.awaiting = 0
        for other in range(self.players):
            if self.is_busy(other):
                self.awaiting |= 1 << other
        if not self.awaiting:
            self.close(0, dealer)

    def is_busy(self, seat: int) -> bool:
        """Whether there are dice to place, or still a district to seal or the timer to turn (jelly.done)."""
        if self.loose[seat]:
            return True
        return not self.resting[seat] and (self.may_seal[seat] == 1 or not self.turned)

    def ring(self, dealer: Dealer) -> None:
        """A timer has run out: the countdown's begins the round, the guard's turns the sand timer, which ends it."""
        if self.timer == COUNTDOWN:
            self.start(dealer)
        elif self.timer == GUARD:
            self.turn(NOBODY, dealer)
            self.settle(NOBODY, dealer)
        else:
            self.close(1, dealer)

    def close(self, time_up: int, dealer: Dealer) -> None:
        """Nobody throws or places any more."""
        self.phase = SCORING
        self.awaiting = self.timer = self.stepper = 0
        for seat in range(self.players):
            self.thrown[seat] = self.throws[seat] = self.may_seal[seat] = self.resting[seat] = self.left[seat] = 0
            self.order[seat] = NOBODY
        dealer.tell(CLOSED, NOBODY, time_up, self.calm, 0)
        self.score_on(dealer)

    # Scoring a round ------------------------------------------------------------------------------

    def score_on(self, dealer: Dealer) -> None:
        """Score district by district until somebody is asked, or to the end of the round."""
        while self.at < self.districts:
            if not self.met:
                self.come_to_district(dealer)
            while self.control and self.has_symbol():
                self.carry_out(self.symbol(), dealer)
                if self.awaiting:
                    return
            self.met = self.source = self.step = self.control = self.second = self.present = self.heirs = 0
            self.at += 1
        self.score_centre(dealer)
        self.end_round(dealer)

    def come_to_district(self, dealer: Dealer) -> None:
        self.cancel(dealer)
        self.rank()
        self.source = self.at
        self.met = 1 << self.at
        if self.control:
            dealer.tell(CONTROLLED, NOBODY, self.at + 1, self.control, 0)

    def cancel(self, dealer: Dealer) -> None:
        """Equal dice of one colour go back to their owner."""
        for seat in range(self.players):
            for face in range(6):
                if cancels(face, self.entrance[self.at][seat]):
                    count = count_of(face, self.entrance[self.at][seat])
                    self.entrance[self.at][seat] -= count * one_die(face)
                    self.aside[seat] += count
                    dealer.tell(CANCELLED, seat, self.at + 1, face + 1, count)

    def rank(self) -> None:
        """Who has the highest sum in the district, who the second highest, and who is there at all."""
        sums = behind = 0
        for seat in range(self.players):
            sums += in_sums(seat, self.sum(self.at, seat))
        self.control = leaders(sums)
        for seat in range(self.players):
            if sum_in(seat, sums):
                self.present |= 1 << seat
                if not is_among(seat, self.control):
                    behind += in_sums(seat, sum_in(seat, sums))
        self.second = leaders(behind)

    def sum(self, district: int, seat: int) -> int:
        return sum_of(self.entrance[district][seat])

    def count(self, district: int, seat: int) -> int:
        """How many dice the seat has at an entrance once equal ones are cancelled."""
        dice = self.entrance[district][seat]
        count = 0
        for face in range(6):
            if count_of(face, dice) == 1:
                count += 1
        return count

    def has_symbol(self) -> bool:
        """Whether one is left, here or, once a neighbour's reward is paid, after the arrow that led to it."""
        while self.step == SYMBOLS or self.symbol() == NO_SYMBOL:
            if not self.depth:
                return False
            self.depth -= 1
            self.source = self.trail[self.depth] & 15
            self.step = self.trail[self.depth] >> 4 & 15
            self.heirs = self.trail[self.depth] >> 8
            self.trail[self.depth] = 0
        return True

    def symbol(self) -> int:
        """The one that is carried out next: of the district's own current reward, or a neighbour's."""
        return self.symbol_at(self.source, self.step)

    def symbol_at(self, district: int, step: int) -> int:
        return self.book[self.side[district]][self.marker[district]][step]

    def carry_out(self, symbol: int, dealer: Dealer) -> None:
        """One symbol for all it is for; it is over when nobody is awaited (jelly.several)."""
        what = what_of(symbol)
        seats = self.meant(symbol)
        if what < NEXT:
            self.reward(seats, symbol, dealer)
            if not self.awaiting:
                self.step += 1
        elif not seats:
            self.step += 1
        elif what == EITHER:
            self.asks = NEIGHBOUR
            self.awaiting = seats
        else:
            self.follow(1 if what == NEXT else -1, dealer)

    def reward(self, seats: int, symbol: int, dealer: Dealer) -> None:
        what = what_of(symbol)
        amount = amount_of(symbol)
        if what == CAPSULE:
            self.hand_out(seats, cause_of(symbol), dealer)
        elif what == LOSE_CAPSULE:
            self.ask_for_capsules(seats, dealer)
        elif what == TAKE:
            self.take(seats, amount, dealer)
        elif what == GIVE_EACH:
            self.give(seats, amount, dealer)
        else:
            for seat in range(self.players):
                if is_among(seat, seats):
                    gain = amount * self.capsules(seat) if what == PER_CAPSULE else amount
                    self.jelly[seat] += gain
                    dealer.tell(GAINED, seat, gain, cause_of(symbol), 0)

    def hand_out(self, seats: int, cause: int, dealer: Dealer) -> None:
        """The top capsule for each, from the drone on; too few for all of them, and nobody gets one."""
        if how_many(seats) > self.stack():
            dealer.tell(SHORT, NOBODY, seats, 0, 0)
            return
        for i in range(self.players):
            seat = self.clockwise(i)
            if is_among(seat, seats):
                self.draw_capsule(seat, cause, dealer)

    def clockwise(self, steps: int) -> int:
        """Who sits so far from the drone."""
        return (self.lead + steps) % self.players

    def stack(self) -> int:
        """How many capsules nobody has drawn yet."""
        total = 0
        for value in range(VALUES):
            total += self.bag[value]
        return total

    def draw_capsule(self, seat: int, cause: int, dealer: Dealer) -> None:
        skip = dealer.below(self.stack())
        value = 0
        while skip >= self.bag[value]:
            skip -= self.bag[value]
            value += 1
        self.bag[value] -= 1
        self.held[seat][value] += 1
        dealer.tell(DREW, seat, self.shows[value], cause, 0)

    def capsules(self, seat: int) -> int:
        """How many the seat holds."""
        total = 0
        for value in range(VALUES):
            total += self.held[seat][value]
        return total

    def ask_for_capsules(self, seats: int, dealer: Dealer) -> None:
        """Who has several is asked, whatever they show: not to ask would give them away."""
        for seat in range(self.players):
            if is_among(seat, seats):
                count = self.capsules(seat)
                if count > 1:
                    self.awaiting |= 1 << seat
                    self.asks = CAPSULE_TO_LOSE
                elif count == 1:
                    self.lose(seat, self.lowest_capsule(seat), dealer)

    def lowest_capsule(self, seat: int) -> int:
        value = 0
        while not self.held[seat][value]:
            value += 1
        return value

    def lose(self, seat: int, value: int, dealer: Dealer) -> None:
        self.held[seat][value] -= 1
        self.lost[seat][value] += 1  # jelly.lost-unseen: not to the stack
        dealer.tell(LOST, seat, self.shows[value], 0, 0)

    def take(self, seats: int, amount: int, dealer: Dealer) -> None:
        """Every other player pays, from the drone on; who has not enough for several chooses whom (jelly.short)."""
        takers = how_many(seats)
        for payer in range(self.players):
            if not is_among(payer, seats):
                if takers > 1 and 0 < self.jelly[payer] < amount * takers:
                    if self.asks_short_payers():
                        self.awaiting |= 1 << payer
                        self.asks = WHOM_TO_GIVE
                    else:
                        self.divide(payer, seats, dealer)
                else:
                    for i in range(self.players):
                        if is_among(self.clockwise(i), seats):
                            self.pay(payer, self.clockwise(i), min(amount, self.jelly[payer]), TAKE, dealer)

    def asks_short_payers(self) -> bool:
        """Until version 2 a short payer divided equally and was not asked."""
        return self.version > 1

    def divide(self, payer: int, seats: int, dealer: Dealer) -> None:
        """All the payer has in equal parts, the odd ones from the drone on."""
        takers = how_many(seats)
        paid = self.jelly[payer]
        served = 0
        for i in range(self.players):
            seat = self.clockwise(i)
            if is_among(seat, seats):
                odd = 1 if served < paid % takers else 0
                self.pay(payer, seat, paid // takers + odd, TAKE, dealer)
                served += 1

    def pay(self, payer: int, seat: int, amount: int, cause: int, dealer: Dealer) -> None:
        if amount:
            self.jelly[payer] -= amount
            self.jelly[seat] += amount
            dealer.tell(PAID, payer, seat, amount, cause)

    def give(self, seats: int, amount: int, dealer: Dealer) -> None:
        """Each gives to all others that are not meant too; who has not enough for several chooses whom."""
        others = self.players - how_many(seats)
        for giver in range(self.players):
            if is_among(giver, seats):
                if others > 1 and 0 < self.jelly[giver] < amount * others:
                    self.awaiting |= 1 << giver
                    self.asks = WHOM_TO_GIVE
                else:
                    for seat in range(self.players):
                        if not is_among(seat, seats):
                            self.pay(giver, seat, min(amount, self.jelly[giver]), GIVE_EACH, dealer)

    def meant(self, symbol: int) -> int:
        """The seats that a symbol is for (jelly.first-second, jelly.first-others, jelly.by-dice)."""
        who = who_of(symbol)
        if who == SECOND:
            return 0 if self.heirs else self.second
        if who == OTHERS:
            return 0 if self.heirs else self.present & ~self.control
        seats = self.heirs or self.control
        if who == DICE:
            for seat in range(self.players):
                if not least_of(symbol) <= self.count(self.at, seat) <= most_of(symbol):
                    seats &= ~(1 << seat)
        return seats

    def follow(self, way: int, dealer: Dealer) -> None:
        """To a neighbour's reward, then on behind the arrow; a district met twice pays nothing (jelly.neighbour)."""
        arrow = self.symbol()
        neighbour = self.beside(self.source, way)
        again = is_among(neighbour, self.met)
        dealer.tell(POINTED, NOBODY, self.at + 1, neighbour + 1, 0 if again else 1)
        self.step += 1
        if again:
            return
        self.met |= 1 << neighbour
        if self.step < SYMBOLS and self.symbol() != NO_SYMBOL:
            self.trail[self.depth] = stop(self.source, self.step, self.heirs)
            self.depth += 1
        if who_of(arrow) != CONTROL:
            self.heirs = self.meant(arrow)
        self.source = neighbour
        self.step = 0

    def beside(self, district: int, way: int) -> int:
        """The neighbour clockwise, which is 1, or counter-clockwise, -1."""
        return (district + way + self.districts) % self.districts

    def choose_neighbour(self, seat: int, action: int, dealer: Dealer) -> None:
        """One voice for the way that holds in doubt settles it: either all agree, or they differ."""
        way = 1 if action == CLOCKWISE else -1
        self.awaiting &= ~(1 << seat)
        dealer.tell(CHOSE, seat, action - CLOCKWISE, 0, 0)
        if way == self.in_doubt or not self.awaiting:
            self.awaiting = 0
            self.follow(way, dealer)

    def list_answers(self, seat: int, out: list[int]) -> int:
        n = 0
        if self.asks == NEIGHBOUR:
            out[0] = CLOCKWISE
            out[1] = COUNTER
            n = 2
        elif self.asks == CAPSULE_TO_LOSE:
            for value in range(VALUES):
                if self.held[seat][value]:
                    out[n] = LOSE + value
                    n += 1
        else:
            takers = self.takers()
            for other in range(self.players):
                if is_among(other, takers) and self.given[seat][other] < amount_of(self.symbol()):
                    out[n] = GIVE + other
                    n += 1
        return n

    def takers(self) -> int:
        """Who gets jelly of the others by the symbol that is asked about."""
        seats = self.meant(self.symbol())
        return seats if what_of(self.symbol()) == TAKE else self.everybody() & ~seats

    def answer(self, seat: int, action: int, dealer: Dealer) -> None:
        if self.asks == NEIGHBOUR:
            self.choose_neighbour(seat, action, dealer)
        elif self.asks == CAPSULE_TO_LOSE:
            self.lose(seat, action - LOSE, dealer)
            self.awaiting &= ~(1 << seat)
        else:
            self.give_one(seat, action - GIVE, dealer)
        if not self.awaiting:
            if self.asks != NEIGHBOUR:
                self.step += 1
            self.asks = NOTHING
            self.score_on(dealer)

    def give_one(self, seat: int, other: int, dealer: Dealer) -> None:
        """One jelly after the other, until all of it is gone."""
        self.given[seat][other] += 1
        self.pay(seat, other, 1, what_of(self.symbol()), dealer)
        if not self.jelly[seat]:
            self.awaiting &= ~(1 << seat)
            for taker in range(self.players):
                self.given[seat][taker] = 0

    def score_centre(self, dealer: Dealer) -> None:
        most = 1  # jelly.centre: an empty one pays nobody
        seats = 0
        for seat in range(self.players):
            if self.centre[seat] > most:
                most = self.centre[seat]
                seats = 0
            if self.centre[seat] == most:
                seats |= 1 << seat
        if seats:
            dealer.tell(CONTROLLED, NOBODY, 0, seats, 0)
            self.hand_out(seats, OF_CENTRE, dealer)

    def end_round(self, dealer: Dealer) -> None:
        self.turns += 1
        self.at = 0
        if self.turns == self.rounds:
            self.end(dealer)
        else:
            self.clear_city()
            self.lead = self.clockwise(1)  # jelly.drone: the centre turns with it
            self.begin_round(dealer)

    def clear_city(self) -> None:
        """Dice back, markers to the first zone, seals away (jelly.next-round)."""
        for district in range(self.districts):
            self.marker[district] = 0
            self.seal[district] = NOBODY
            for seat in range(self.players):
                self.entrance[district][seat] = 0
        for seat in range(self.players):
            self.loose[seat] = self.dice
            self.centre[seat] = self.aside[seat] = 0
        self.turned = 0

    # The end --------------------------------------------------------------------------------------

    def end(self, dealer: Dealer) -> None:
        """All capsules are opened; for each that shows a die, one is thrown."""
        most = 0
        for seat in range(self.players):
            for value in range(VALUES):
                for _ in range(self.held[seat][value]):
                    worth = self.shows[value] or 1 + dealer.below(6)
                    self.prize[seat] += worth
                    dealer.tell(OPENED, seat, self.shows[value], worth, 0)
            most = max(most, self.points(seat))
        for seat in range(self.players):
            if self.points(seat) == most:
                self.winners |= 1 << seat
        self.phase = OVER
        self.ending = 1
        dealer.tell(ENDED, NOBODY, self.winners, most, 0)

    def points(self, seat: int) -> int:
        """Jelly, and at the end what was in the capsules: until then they are nobody else's business."""
        return self.jelly[seat] + self.prize[seat]

    # Calm mode ------------------------------------------------------------------------------------

    def begin_steps(self, dealer: Dealer) -> None:
        """Nobody needs to be ready (jelly.calm-order)."""
        self.phase = PLACING
        self.draw_order(dealer)
        self.awaiting = 1 << self.order[0]
        for seat in range(self.players):
            self.left[seat] = self.calm_round

    def draw_order(self, dealer: Dealer) -> None:
        told = 0
        for seat in range(self.players):
            self.order[seat] = seat
        for i in range(self.players):
            drawn = i + dealer.below(self.players - i)
            seat = self.order[drawn]
            self.order[drawn] = self.order[i]
            self.order[i] = seat
            told = told * 10 + seat + 1
        dealer.tell(ORDERED, NOBODY, told, 0, 0)

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

    def hurry(self, seat: int, steps: int) -> None:
        """All others have at most that many steps left (jelly.calm-timer, jelly.calm-guard)."""
        for other in range(self.players):
            if other != seat:
                self.left[other] = min(self.left[other], steps)
