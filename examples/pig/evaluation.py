"""What a good player of Pig wants: points, and to hold at about twenty."""

from gelateria.engine.evaluation import Evaluator
from gelateria.engine.state import State
from pig.rules import Pig

WON = 1000.0


class PigEvaluator(Evaluator):
    """Counts the turn's total as good as held: what a 1 would cost is in the throws that are tried."""

    __slots__ = ("pig",)

    def __init__(self) -> None:
        Evaluator.__init__(self)
        self.pig = Pig.__new__(Pig)

    def value(self, state: State, seat: int) -> float:
        self.pig.assign(state)
        if not self.pig.awaiting:
            return WON if self.pig.winners >> seat & 1 else -WON
        return self.pig.score[seat] + (self.pig.total if self.pig.mover == seat else 0.0)
