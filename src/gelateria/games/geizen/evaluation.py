"""What a good player of Geizen wants: chips, loose dice that can still fill a row, and no row left for the next one."""

import cython

from gelateria.engine.dealer.base import Dealer
from gelateria.engine.evaluation import Evaluator
from gelateria.engine.state import State
from gelateria.games.geizen.rules import Geizen
from gelateria.games.geizen.turn import Turn

WON = 1000.0
A_LOOSE_DIE = 0.65  # how much of its face's mean worth a loose die is counted for: the player will choose among faces
WITHIN_REACH = 0.5  # how much of a row counts that the loose dice could fill between them
LEFT_BEHIND = 0.15  # what it costs to leave the next player a row with one or two fields to go

TO_KEEP = 1
YELLOW = 1
FEW, NEXT_TO_NONE = 6.0, 2.0  # chips; who has none at the end of a turn ends the game

# Where each feature stands, in the order of FEATURES; of five rows the first.
CHIPS, LEAD, LATE_LEAD, BANK_LEAD, SHARE, BRINK, TURN, LOW_TURN, LAST_TURN, WAIT, LOOSE = range(11)
ROW_1, BEST_ROW, LATE_ROWS, LOW_ROWS = 11, 16, 17, 18
NEXT_1, BEST_NEXT, LATE_NEXT = 19, 24, 25


@cython.final
@cython.cclass
class GeizenEvaluator(Evaluator):
    """Pays for what is kept so far, in thought, and counts chips."""

    __slots__ = ("dealer", "paid", "reach", "start", "thought", "turn")

    FEATURES = (
        "chips",
        "lead",
        "late-lead",
        "bank-lead",
        "share",
        "brink",
        "turn",
        "low-turn",
        "last-turn",
        "wait",
        "loose",
        "row-1",
        "row-2",
        "row-3",
        "row-4",
        "row-5",
        "best-row",
        "late-rows",
        "low-rows",
        "next-1",
        "next-2",
        "next-3",
        "next-4",
        "next-5",
        "best-next",
        "late-next",
    )

    BURDENS = frozenset({"brink", "low-turn", "last-turn", "wait", "loose"})

    def __init__(self) -> None:
        Evaluator.__init__(self)
        self.samples = 1
        self.thought = Geizen.__new__(Geizen)
        self.dealer = Dealer(0)
        self.paid = Geizen.__new__(Geizen)
        self.start = Geizen.__new__(Geizen)
        self.turn = Turn(self)
        if not cython.compiled:
            self.reach = [[0.0] * 7 for _ in range(9)]
        self.learn_to_throw()

    # The rule of thumb ----------------------------------------------------------------------------

    def value(self, state: State, seat: int) -> float:
        self.thought.assign(state)
        return self.weigh(self.thought, seat)

    def weigh(self, thought: Geizen, seat: int) -> float:
        mine = thought.awaiting == 1 << seat
        if mine:
            thought.pay_all(seat, self.dealer)
        chips = 0.0
        for other in range(thought.players):
            if other != seat:
                chips -= thought.stock[other]
        chips = chips / (thought.players - 1) + thought.stock[seat] - thought.loan
        if not thought.awaiting:
            return chips + (WON if thought.winners >> seat & 1 else -WON)
        for row in range(5):
            if mine and thought.loose:
                chips += A_LOOSE_DIE * thought.loose * self.worth_of_face(thought, row) / 6.0
            elif thought.length[row] - thought.filled[row] <= 2:
                chips -= LEFT_BEHIND * thought.full[row] / (thought.length[row] - thought.filled[row])
        return chips

    def worth_of_face(self, thought: Geizen, row: int) -> float:
        """What one more die of this row's number would bring, or cost."""
        left = thought.length[row] - thought.filled[row]
        prize = thought.full[row] + thought.arrow[row] - left
        if left == 1:
            return prize
        field = thought.filled[row]
        if thought.colour[row][field] == YELLOW:  # the bank pays
            return 0.0
        if left <= thought.loose:
            return WITHIN_REACH * prize / left
        return -thought.lays[row][field]

    # What self-play weighs ------------------------------------------------------------------------

    def learn_to_throw(self) -> None:
        """`reach[left][dice]`: how likely so many dice show a face that often, when one after the other is kept.

        Who hopes for a face keeps all that show it; where none does, one of the others must go (geizen.keep-one).
        """
        for dice in range(7):
            self.reach[0][dice] = 1.0
        no_hit = 1.0
        for dice in range(1, 7):
            no_hit *= 5.0 / 6.0
            for left in range(1, 9):
                total = 0.0
                share = no_hit  # of the throws in which just so many hit
                for hits in range(dice + 1):
                    rest = dice - hits if hits else dice - 1
                    total += share * self.reach[max(left - hits, 0)][rest]
                    share *= (dice - hits) / (hits + 1.0) / 5.0
                self.reach[left][dice] = total

    def features(self, state: State, seat: int, out: list[float]) -> None:
        self.paid.assign(state)
        self.write(self.paid, seat, out)

    def write(self, paid: Geizen, seat: int, out: list[float]) -> None:
        """The features, after paying in thought for what the mover has kept so far."""
        paid.pay_all(paid.mover, self.dealer)
        paid.stock[paid.mover] -= paid.loan
        best = 0
        total = 0
        fewest = paid.stock[0]
        for other in range(paid.players):
            chips = paid.stock[other]
            total += chips
            fewest = min(fewest, chips)
            if other != seat:
                best = max(best, chips)
        own = paid.stock[seat]
        wait = (seat - paid.mover + paid.players) % paid.players
        lead = (own - best) / 10.0
        late = near_zero(fewest, FEW)
        low = near_zero(own, FEW)
        for feature in range(LATE_NEXT + 1):
            out[feature] = 0.0
        out[CHIPS] = own / 10.0
        out[LEAD] = lead
        out[LATE_LEAD] = lead * late
        out[BANK_LEAD] = lead * paid.bank / 50.0
        out[SHARE] = own / (total + 1.0)
        out[BRINK] = low
        out[WAIT] = wait / 4.0
        if wait == 0:
            out[TURN] = 1.0
            out[LOW_TURN] = low
            out[LAST_TURN] = near_zero(own, NEXT_TO_NONE)
            out[LOOSE] = 1.0 * paid.loose / paid.dice
            rows = self.write_prospects(paid, paid.loose, paid.phase == TO_KEEP, out, ROW_1, BEST_ROW)
            out[LATE_ROWS] = rows * late
            out[LOW_ROWS] = rows * low
        elif wait == 1:
            out[LATE_NEXT] = late * self.write_prospects(paid, paid.dice, False, out, NEXT_1, BEST_NEXT)

    def write_prospects(self, paid: Geizen, dice: int, lie: bool, out: list[float], row_1: int, best: int) -> float:
        """What each row promises to who has so many dice to throw, or to keep where they lie; and the best; the sum."""
        total = 0.0
        for row in range(5):
            left = paid.length[row] - paid.filled[row]
            rest = dice
            if lie:
                hits = 0
                for i in range(dice):
                    hits += paid.thrown[i] == row + 1
                rest = dice - hits if hits else dice - 1
                left = max(left - hits, 0)
            hope = self.reach[left][rest] * self.prize(paid, row) / 10.0 if dice else 0.0
            out[row_1 + row] = hope
            out[best] = max(out[best], hope)
            total += hope
        return total

    def prize(self, paid: Geizen, row: int) -> float:
        """What filling a row brings: its chips and the arrow, less the own chips that it still takes."""
        chips = paid.full[row] + paid.arrow[row]
        for field in range(paid.filled[row], paid.length[row]):
            if paid.colour[row][field] != YELLOW:
                chips -= paid.lays[row][field]
        return chips

    # The rest of the turn -------------------------------------------------------------------------

    def plan(self, state: State, seat: int, out: list[float]) -> int:
        self.start.assign(state)
        return self.turn.rate(self.start, out) if self.start.awaiting == 1 << seat else 0


def near_zero(chips: int, few: float) -> float:
    """1 for no chips, a half for few, and less and less."""
    return few / (few + chips) if chips > 0 else 1.0
