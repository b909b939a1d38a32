"""What a good player of Geizen wants: more chips than the others, and no row left that the next one can take."""

from gelateria.engine.dealer import Dealer
from gelateria.engine.sense import Sense
from gelateria.engine.state import State
from gelateria.games.geizen.rules import Geizen

WON = 1000.0
A_LOOSE_DIE = -0.35
NEARLY_FULL = 0.25


class GeizenSense(Sense):
    """Pays for what is kept so far, in thought, and counts chips; a loose die is expected to cost a little."""

    __slots__ = ("dealer", "thought")

    def __init__(self) -> None:
        self.samples = 1
        self.thought = Geizen.__new__(Geizen)
        self.dealer = Dealer(0)

    def value(self, state: State, seat: int) -> float:
        self.thought.assign(state)
        return self.weigh(self.thought, seat)

    def weigh(self, thought: Geizen, seat: int) -> float:
        if thought.awaiting == 1 << seat:
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
        if thought.awaiting == 1 << seat:
            chips += A_LOOSE_DIE * thought.loose
        for row in range(5):
            if thought.length[row] - thought.filled[row] <= 2:
                chips -= NEARLY_FULL * thought.full[row] / (thought.length[row] - thought.filled[row])
        return chips
