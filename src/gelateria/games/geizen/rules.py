"""The rules of Geizen, in the order of docs/rules/geizen.md.

What the `.pxd` types is out of Python's sight, so what others need of it stands in ACTIONS, PHASES and EVENTS too.
An action is a number: THROW; 1 to 63, the set of thrown dice to keep, bit by bit, the lowest die first; PAY + row.
Dice are told as one number too, an octal digit each, the first die lowest; a 0 is a die that is not among them.
"""

from typing import TYPE_CHECKING, Literal

import cython

from gelateria.engine.dealer.base import Dealer
from gelateria.engine.state import State

if TYPE_CHECKING:
    from gelateria.games.geizen.material import Edition, Options

THROW = 0
PAY = 64
ACTIONS = {"throw": THROW, "pay": PAY}

ROWS, FIELDS = 5, 8
SIX = 5
GREEN, YELLOW, RED, FIRST, AGAIN = 0, 1, 2, 3, 4
Ground = Literal["green", "yellow", "red", "first", "again"]
GROUNDS: tuple[Ground, ...] = ("green", "yellow", "red", "first", "again")
"""What a die lays its chips on: a field of that colour; a first one that takes several; one of a row just emptied."""
MOST_ORDERS = 120
"""Of five numbers."""
TO_THROW, TO_KEEP, TO_PAY = 0, 1, 2
Phase = Literal["throw", "keep", "pay"]
PHASES: tuple[Phase, ...] = ("throw", "keep", "pay")

BEGAN, THREW, KEPT, FREE, BORROWED, VOID, LAID, TOOK, FINED, REPAID, ENDED = 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
EVENTS = ("began", "threw", "kept", "free", "borrowed", "void", "laid", "took", "fined", "repaid", "ended")
NOBODY = Dealer(0)
"""Hears what is only tried."""


@cython.final  # nobody derives from it, so its methods call each other at once
@cython.cclass
class Geizen(State):
    """Rows are counted from 0 inside: row 0 is the one for the dice that show a 1, and `kept[0]` counts those."""

    __slots__ = (
        "arrow",
        "bank",
        "colour",
        "dice",
        "filled",
        "full",
        "kept",
        "lays",
        "length",
        "loan",
        "loan_limit",
        "loose",
        "mover",
        "phase",
        "start_chips",
        "stock",
        "thrown",
        "total_chips",
    )

    def __init__(self, players: int, options: "Options", edition: "Edition") -> None:
        State.__init__(self, players)
        self.total_chips = edition.chips.total
        self.start_chips = edition.chips.start[players]
        self.loan_limit = edition.chips.loan
        self.dice = edition.dice.count
        board = edition.board
        lays = [padded([first] + [1] * (len(row) - 1)) for row, first in zip(board.rows, board.first, strict=True)]
        self.length = [len(row) for row in board.rows]
        self.colour = [padded(["GYR".index(letter) for letter in row]) for row in board.rows]
        self.lays = lays
        self.full = [sum(row) for row in lays]
        self.arrow = list(board.arrows)
        self.stock = [0] * 5
        self.filled = [0] * 5
        self.thrown = [0] * 6
        self.kept = [0] * 6
        self.bank = self.loan = self.loose = self.mover = self.phase = 0

    def setup(self, dealer: Dealer) -> None:
        self.bank = self.total_chips - self.players * self.start_chips
        for seat in range(self.players):
            self.stock[seat] = self.start_chips
        self.begin_turn(dealer.below(self.players), dealer)

    # A turn ---------------------------------------------------------------------------------------

    def begin_turn(self, seat: int, dealer: Dealer) -> None:
        self.mover = seat
        self.awaiting = 1 << seat
        self.phase = TO_THROW
        self.loose = self.dice
        dealer.tell(BEGAN, seat, 0 if self.turns else 1, 0, 0)

    def choices(self, seat: int, out: list[int]) -> int:
        if self.phase == TO_THROW:
            out[0] = THROW
            return 1
        if self.phase == TO_KEEP:
            return self.sets_to_keep(out)
        return self.rows_to_pay(seat, out)

    def move(self, seat: int, action: int, dealer: Dealer) -> None:
        if action == THROW:
            self.throw(seat, dealer)
        elif action < PAY:
            self.keep(seat, action, dealer)
        else:
            self.pay(seat, action - PAY, dealer)
            self.settle(seat, dealer)

    def throw(self, seat: int, dealer: Dealer) -> None:
        """Throw all loose dice; they lie sorted."""
        for i in range(self.loose):
            die = 1 + dealer.below(6)
            for at in range(i):  # the lower one stays, the higher one moves on
                lower = min(die, self.thrown[at])
                die = max(die, self.thrown[at])
                self.thrown[at] = lower
            self.thrown[i] = die
        faces = 0
        for i in range(self.loose):
            faces |= octal_digit(self.thrown[i], i)
        self.phase = TO_KEEP
        dealer.tell(THREW, seat, faces, 0, 0)

    def sets_to_keep(self, out: list[int]) -> int:
        """Every set of thrown dice but the empty one; of sets that look alike only one (geizen.keep-any)."""
        twins = 0  # the dice that show the same as the one before
        for i in range(1, self.loose):
            twins |= (self.thrown[i] == self.thrown[i - 1]) << i
        n = 0
        for dice in range(1, 1 << self.loose):
            out[n] = dice  # where it does not count, the next one is written over it
            n += not dice & twins & ~(dice << 1)  # no die is kept without the twin before it
        return n

    def keep(self, seat: int, dice: int, dealer: Dealer) -> None:
        """Keep dice for good, and throw the others again (geizen.keep-final)."""
        faces = 0
        loose = self.loose
        for i in range(self.loose):
            chosen = dice >> i & 1
            self.kept[self.thrown[i] - 1] += chosen
            faces |= octal_digit(self.thrown[i] * chosen, i)
            loose -= chosen
            self.thrown[i] = 0
        self.loose = loose
        dealer.tell(KEPT, seat, faces, 0, 0)
        if loose:
            self.throw(seat, dealer)
        else:
            self.score(seat, dealer)

    # Scoring, after the last die ------------------------------------------------------------------

    def score(self, seat: int, dealer: Dealer) -> None:
        if self.kept[SIX]:
            dealer.tell(FREE, seat, self.kept[SIX], 0, 0)
            self.kept[SIX] = 0
        self.settle(seat, dealer)

    def pay(self, seat: int, row: int, dealer: Dealer) -> int:
        """All dice of one number; returns how many of them are void."""
        voids = 0
        for before in range(self.kept[row]):
            voids += not self.lay(seat, row, before, dealer)
        self.kept[row] = 0
        return voids

    def lay(self, seat: int, row: int, before: int, dealer: Dealer) -> bool:
        """One die, after so many of its number: its chips on the first free field of its row. False if it is void."""
        field = self.filled[row]
        own = self.lays[row][field]
        lent = 0
        if self.colour[row][field] == YELLOW:
            lent = min(own, self.bank)  # geizen.yellow-empty-bank
            own -= lent
        short = own - self.stock[seat]
        if short > min(self.loan_limit - self.loan, self.bank - lent):
            dealer.tell(VOID, seat, row + 1, 0, 0)
            return False
        if short > 0:
            self.borrow(seat, short, dealer)
        self.stock[seat] -= own
        self.bank -= lent
        self.filled[row] += 1
        dealer.tell(LAID, seat, row + 1, own, lent << 3 | self.ground(row, field, before))
        if self.filled[row] == self.length[row]:
            self.take_row(seat, row, dealer)
        return True

    def ground(self, row: int, field: int, before: int) -> int:
        """Why so many chips were laid, and by whom."""
        if self.colour[row][field] == YELLOW:
            return YELLOW
        if field == 0 and before:
            return AGAIN
        return FIRST if self.lays[row][field] > 1 else self.colour[row][field]

    def take_row(self, seat: int, row: int, dealer: Dealer) -> None:
        """The red field is filled: the row's chips are the player's, and everybody else pays its arrow."""
        self.filled[row] = 0
        self.stock[seat] += self.full[row]
        dealer.tell(TOOK, seat, row + 1, self.full[row], 0)
        for step in range(1, self.players):
            self.fine((seat + step) % self.players, row, dealer)

    def fine(self, seat: int, row: int, dealer: Dealer) -> None:
        chips = min(self.arrow[row], self.stock[seat])  # geizen.arrow-short
        self.stock[seat] -= chips
        self.bank += chips
        if chips:
            dealer.tell(FINED, seat, row + 1, chips, self.arrow[row] - chips)

    def settle(self, seat: int, dealer: Dealer) -> None:
        """Pay for the kept dice, or stop to ask which number is next."""
        while self.may_run_short(seat):
            rows = self.next_rows(seat)
            if rows & rows - 1:
                self.phase = TO_PAY
                return
            self.pay(seat, self.first_of(rows), dealer)
        self.pay_all(seat, dealer)
        self.end_turn(seat, dealer)

    def pay_all(self, seat: int, dealer: Dealer) -> None:
        """Without asking."""
        rows = self.unpaid()
        while rows:
            row = self.first_of(self.next_rows(seat) if self.may_run_short(seat) else rows)
            self.pay(seat, row, dealer)
            rows &= ~(1 << row)

    def unpaid(self) -> int:
        """The rows that dice are kept for, as a set."""
        rows = 0
        for row in range(ROWS):
            rows |= (self.kept[row] > 0) << row
        return rows

    def first_of(self, rows: int) -> int:
        """Completing rows first, then ascending (geizen.order)."""
        first = ROWS
        for row in range(ROWS):
            if rows >> row & 1:
                if self.filled[row] + self.kept[row] >= self.length[row]:
                    return row
                first = min(first, row)
        return first

    def may_run_short(self, seat: int) -> bool:
        """Whether chips may run short, or the bank dry, with two or more numbers still to be paid.

        Otherwise all orders come to the same, so this quick look saves the long one most of the time.
        """
        dearest = 0
        for row in range(ROWS):
            dearest += self.kept[row] * self.lays[row][0]  # no field takes more than its row's first
        if dearest <= min(self.stock[seat], self.bank):
            return False
        numbers = own = lent = 0
        for row in range(ROWS):
            if self.kept[row]:
                numbers += 1
                field = self.filled[row]
                for _ in range(self.kept[row]):
                    if self.colour[row][field] == YELLOW:
                        lent += self.lays[row][field]
                    else:
                        own += self.lays[row][field]
                    field += 1
                    if field == self.length[row]:
                        field = 0
        if numbers < 2:
            return False
        short = max(own - self.stock[seat], 0)
        return short > self.loan_limit - self.loan or short + lent > self.bank

    def next_rows(self, seat: int) -> int:
        """The rows that may be paid next, as a set: those from which the fewest dice become void (geizen.loan-void).

        Only the first of them where all of them can come to the same (geizen.order).
        """
        if not cython.compiled:
            begins, voids, ends = [0] * MOST_ORDERS, [0] * MOST_ORDERS, [0] * MOST_ORDERS
        if self.asks_for_any_order():
            return self.unpaid()
        orders = self.try_orders(seat, begins, voids, ends)
        fewest = voids[0]
        for i in range(orders):
            fewest = min(fewest, voids[i])
        rows = 0
        for i in range(orders):
            if voids[i] == fewest:
                rows |= 1 << begins[i]
        for i in range(orders):
            if voids[i] == fewest:
                alike = 0  # the rows from which it may end so, too
                for j in range(orders):
                    if voids[j] == fewest and ends[j] == ends[i]:
                        alike |= 1 << begins[j]
                if alike != rows:
                    return rows
        return 1 << self.first_of(rows)

    def asks_for_any_order(self) -> bool:
        """The first version of the rules let dice become void that another order would have paid."""
        return self.version == 1

    def try_orders(self, seat: int, begins: list[int], voids: list[int], ends: list[int]) -> int:
        """Pay in every order: with which row it begins, how many dice are void, and how it ends; returns how many."""
        if not cython.compiled:
            stock, filled, kept = [0] * 5, [0] * 5, [0] * 5
        bank, loan = self.bank, self.loan
        numbers, orders = 0, 1
        for i in range(5):
            stock[i], filled[i], kept[i] = self.stock[i], self.filled[i], self.kept[i]
            if kept[i]:
                numbers += 1
                orders *= numbers
        for order in range(orders):
            rest = order
            voids[order] = 0
            for left in range(numbers, 0, -1):
                row = self.nth_unpaid(rest % left)
                rest //= left
                if left == numbers:
                    begins[order] = row
                voids[order] += self.pay(seat, row, NOBODY)
            self.repay(seat, NOBODY)
            ends[order] = self.outcome(seat)
            self.bank, self.loan = bank, loan
            for i in range(5):
                self.stock[i], self.filled[i], self.kept[i] = stock[i], filled[i], kept[i]
        return orders

    def nth_unpaid(self, n: int) -> int:
        row = 0
        while not self.kept[row] or n:
            n -= self.kept[row] > 0
            row += 1
        return row

    def outcome(self, seat: int) -> int:
        """What a turn came to, in one number; the other stocks follow from it, as all others paid the same arrows."""
        number = self.stock[seat] * (self.total_chips + 1) + self.bank
        for row in range(ROWS):
            number = number * FIELDS + self.filled[row]
        return number

    def rows_to_pay(self, seat: int, out: list[int]) -> int:
        rows = self.next_rows(seat)
        n = 0
        for row in range(ROWS):
            if rows >> row & 1:
                out[n] = PAY + row
                n += 1
        return n

    def borrow(self, seat: int, chips: int, dealer: Dealer) -> None:
        self.loan += chips
        self.bank -= chips
        self.stock[seat] += chips
        dealer.tell(BORROWED, seat, chips, 0, 0)

    def repay(self, seat: int, dealer: Dealer) -> None:
        """The loan goes back, or as much of it as there is."""
        chips = min(self.loan, self.stock[seat])
        self.stock[seat] -= chips
        self.bank += chips
        dealer.tell(REPAID, seat, chips, self.loan - chips, 0)
        self.loan = 0

    def end_turn(self, seat: int, dealer: Dealer) -> None:
        if self.loan:
            self.repay(seat, dealer)
        self.turns += 1
        if self.stock[seat]:
            self.begin_turn((seat + 1) % self.players, dealer)
        else:
            self.end(dealer)

    # The end --------------------------------------------------------------------------------------

    def end(self, dealer: Dealer) -> None:
        most = 0
        for seat in range(self.players):
            most = max(most, self.stock[seat])
        for seat in range(self.players):
            if self.stock[seat] == most:
                self.winners |= 1 << seat
        self.awaiting = self.mover = self.phase = 0
        self.ending = 1
        dealer.tell(ENDED, -1, self.winners, most, 0)

    def points(self, seat: int) -> int:
        return self.stock[seat]


def padded(row: list[int]) -> list[int]:
    """The fields of a row, with room for the longest."""
    return row + [0] * (FIELDS - len(row))


def octal_digit(face: int, i: int) -> int:
    """What a die adds to the number that tells of dice."""
    return face << 3 * i
