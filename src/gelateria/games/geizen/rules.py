"""The rules of Geizen, in the order of docs/rules/geizen.md.

What the `.pxd` types is out of Python's sight, so the numbers that `actions.py` needs stand in ACTIONS and EVENTS too.
An action is a number: THROW; 1 to 63, the set of thrown dice to keep, bit by bit, the lowest die first; PAY + row.
Dice are told as one number too, an octal digit each, the first die lowest; a 0 is a die that is not among them.
"""

from typing import TYPE_CHECKING

import cython

from gelateria.engine.dealer.base import Dealer
from gelateria.engine.state import State

if TYPE_CHECKING:
    from gelateria.games.geizen.material import Edition, Options

THROW = 0
PAY = 64
ACTIONS = {"throw": THROW, "pay": PAY}

TO_THROW, TO_KEEP, TO_PAY = 0, 1, 2
GREEN, YELLOW, RED = 0, 1, 2
SIX = 5
FIELDS = 8

BEGAN, THREW, KEPT, FREE, BORROWED, VOID, LAID, TOOK, FINED, REPAID, ENDED = 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
EVENTS = ("began", "threw", "kept", "free", "borrowed", "void", "laid", "took", "fined", "repaid", "ended")


@cython.final  # nobody derives from it, so its methods call each other at once
@cython.cclass
class Geizen(State):
    """Rows are counted from 0 inside: row 0 is the one for the dice that show a 1."""

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
        self.dice = edition.dice.count
        self.total_chips = edition.chips.total
        self.start_chips = edition.chips.start[players]
        self.loan_limit = edition.chips.loan
        self.length = [len(row) for row in edition.board.rows]
        self.arrow = list(edition.board.arrows)
        self.colour = [0] * 40
        self.lays = [0] * 40
        self.full = [0] * 5
        for row, fields in enumerate(edition.board.rows):
            for field, letter in enumerate(fields):
                self.colour[row * 8 + field] = "GYR".index(letter)
                self.lays[row * 8 + field] = edition.board.first[row] if field == 0 else 1
            self.full[row] = len(fields) - 1 + edition.board.first[row]
        self.stock = [0] * 5
        self.filled = [0] * 5
        self.kept = [0] * 6
        self.thrown = [0] * 6
        self.bank = self.loan = self.loose = self.mover = self.phase = 0

    def setup(self, dealer: Dealer) -> None:
        self.turns = self.winners = self.ending = self.loan = 0
        self.bank = self.total_chips
        for seat in range(self.players):
            self.stock[seat] = self.start_chips
            self.bank -= self.start_chips
        for row in range(5):
            self.filled[row] = 0
        for i in range(6):
            self.kept[i] = self.thrown[i] = 0
        self.begin_turn(dealer.below(self.players), dealer)

    def begin_turn(self, seat: int, dealer: Dealer) -> None:
        self.mover = seat
        self.awaiting = 1 << seat
        self.phase = TO_THROW
        self.loose = self.dice
        dealer.tell(BEGAN, seat, 0, 0, 0)

    # A turn ---------------------------------------------------------------------------------------

    def choices(self, seat: int, out: list[int]) -> int:
        if self.phase == TO_THROW:
            out[0] = THROW
            return 1
        n = 0
        if self.phase == TO_PAY:
            for row in range(5):
                if self.kept[row]:
                    out[n] = PAY + row
                    n += 1
            return n
        twins = 0
        for i in range(1, self.loose):
            twins |= (self.thrown[i] == self.thrown[i - 1]) << i
        for dice in range(1, 1 << self.loose):
            out[n] = dice
            n += not dice & twins & ~(dice << 1)  # geizen.keep-any: of equal dice the first ones stand for all
        return n

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
                lower = die if die < self.thrown[at] else self.thrown[at]
                die = self.thrown[at] if die < self.thrown[at] else die
                self.thrown[at] = lower
            self.thrown[i] = die
        faces = 0
        for i in range(self.loose):
            faces |= self.thrown[i] << 3 * i
        self.phase = TO_KEEP
        dealer.tell(THREW, seat, faces, 0, 0)

    def keep(self, seat: int, dice: int, dealer: Dealer) -> None:
        """Set dice aside for good, and throw the others again (geizen.keep-final)."""
        faces = 0
        loose = self.loose
        for i in range(self.loose):
            chosen = dice >> i & 1
            loose -= chosen
            self.kept[self.thrown[i] - 1] += chosen
            faces |= self.thrown[i] * chosen << 3 * i
            self.thrown[i] = 0
        self.loose = loose
        dealer.tell(KEPT, seat, faces, 0, 0)
        if loose:
            self.throw(seat, dealer)
        else:
            if self.kept[SIX]:
                dealer.tell(FREE, seat, self.kept[SIX], 0, 0)
                self.kept[SIX] = 0
            self.settle(seat, dealer)

    # Scoring --------------------------------------------------------------------------------------

    def settle(self, seat: int, dealer: Dealer) -> None:
        """Pay for the kept dice, number by number, or stop to ask for the order (geizen.order)."""
        if self.order_matters(seat):
            self.phase = TO_PAY
            return
        for row in range(5):
            if self.filled[row] + self.kept[row] >= self.length[row]:
                self.pay(seat, row, dealer)
        for row in range(5):
            if self.kept[row]:
                self.pay(seat, row, dealer)
        self.end_turn(seat, dealer)

    def order_matters(self, seat: int) -> bool:
        """Whether chips may run short, or the bank dry, with two or more numbers still to be paid."""
        dearest = 0
        for row in range(5):
            dearest += self.kept[row] * self.lays[row * FIELDS]  # no field takes more than its row's first
        if dearest <= self.stock[seat] and dearest <= self.bank:
            return False
        numbers = 0
        own = 0
        lent = 0
        for row in range(5):
            if self.kept[row]:
                numbers += 1
                field = self.filled[row]
                for _ in range(self.kept[row]):
                    if self.colour[row * FIELDS + field] == YELLOW:
                        lent += self.lays[row * FIELDS + field]
                    else:
                        own += self.lays[row * FIELDS + field]
                    field += 1
                    if field == self.length[row]:
                        field = 0
        if numbers < 2:
            return False
        short = own - self.stock[seat]
        if short <= 0:
            return lent > self.bank
        return short > self.loan_limit - self.loan or short + lent > self.bank

    def pay(self, seat: int, row: int, dealer: Dealer) -> None:
        """All dice of one number."""
        count = self.kept[row]
        self.kept[row] = 0
        for _ in range(count):
            self.lay(seat, row, dealer)

    def lay(self, seat: int, row: int, dealer: Dealer) -> None:
        """One die: its chips on the first free field of its row."""
        field = row * FIELDS + self.filled[row]
        own = self.lays[field]
        lent = 0
        if self.colour[field] == YELLOW:
            lent = own if own < self.bank else self.bank  # geizen.yellow-empty-bank
            own -= lent
        short = own - self.stock[seat]
        if short > 0:
            if short > self.loan_limit - self.loan or short > self.bank - lent:
                dealer.tell(VOID, seat, row + 1, 0, 0)
                return
            self.loan += short
            self.bank -= short
            self.stock[seat] += short
            dealer.tell(BORROWED, seat, short, 0, 0)
        self.stock[seat] -= own
        self.bank -= lent
        self.filled[row] += 1
        dealer.tell(LAID, seat, row + 1, own, lent)
        if self.filled[row] == self.length[row]:
            self.complete(seat, row, dealer)

    def complete(self, seat: int, row: int, dealer: Dealer) -> None:
        """The red field is filled: take the row; everybody else pays its arrow."""
        self.filled[row] = 0
        self.stock[seat] += self.full[row]
        dealer.tell(TOOK, seat, row + 1, self.full[row], 0)
        for step in range(1, self.players):
            other = (seat + step) % self.players
            fine = self.arrow[row] if self.arrow[row] < self.stock[other] else self.stock[other]
            self.stock[other] -= fine
            self.bank += fine
            if fine:
                dealer.tell(FINED, other, row + 1, fine, 0)

    def end_turn(self, seat: int, dealer: Dealer) -> None:
        if self.loan:
            paid = self.loan if self.loan < self.stock[seat] else self.stock[seat]
            self.stock[seat] -= paid
            self.bank += paid
            dealer.tell(REPAID, seat, paid, self.loan - paid, 0)
            self.loan = 0
        self.turns += 1
        if self.stock[seat]:
            self.begin_turn((seat + 1) % self.players, dealer)
        else:
            self.end(dealer)

    # The end --------------------------------------------------------------------------------------

    def end(self, dealer: Dealer) -> None:
        most = 0
        for seat in range(self.players):
            if self.stock[seat] > most:
                most = self.stock[seat]
        for seat in range(self.players):
            if self.stock[seat] == most:
                self.winners |= 1 << seat
        self.awaiting = self.mover = self.phase = 0
        self.ending = 1
        dealer.tell(ENDED, -1, self.winners, most, 0)

    def points(self, seat: int) -> int:
        return self.stock[seat]
