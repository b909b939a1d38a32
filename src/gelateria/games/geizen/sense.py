"""What a good player of Geizen wants: chips, loose dice that can still fill a row, and no row left for the next one."""

from gelateria.engine.dealer import Dealer
from gelateria.engine.sense import Sense
from gelateria.engine.state import State
from gelateria.games.geizen.rules import Geizen

WON = 1000.0
A_LOOSE_DIE = 0.65  # how much of its face's mean worth a loose die is counted for: the player will choose among faces
WITHIN_REACH = 0.5  # how much of a row counts that the loose dice could fill between them
LEFT_BEHIND = 0.15  # what it costs to leave the next player a row with one or two fields to go


class GeizenSense(Sense):
    """Pays for what is kept so far, in thought, and counts chips."""

    __slots__ = ("dealer", "thought")

    def __init__(self) -> None:
        self.samples = 1
        self.thought = Geizen.__new__(Geizen)
        self.dealer = Dealer(0)

    def value(self, state: State, seat: int) -> float:
        self.thought.assign(state)
        return self.weigh(self.thought, seat)

    def weigh(self, thought: Geizen, seat: int) -> float:
        mine = thought.awaiting == 1 << seat
        if mine:
            for row in range(5):
                if thought.kept[row] and thought.filled[row] + thought.kept[row] >= thought.length[row]:
                    thought.pay(seat, row, self.dealer)
            for row in range(5):
                if thought.kept[row]:
                    thought.pay(seat, row, self.dealer)
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
        field = row * 8 + thought.filled[row]
        if thought.colour[field] == 1:  # yellow: the bank pays
            return 0.0
        if left <= thought.loose:
            return WITHIN_REACH * prize / left
        return -thought.lays[field]
