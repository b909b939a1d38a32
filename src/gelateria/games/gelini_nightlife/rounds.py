"""The next rounds of Gelini Nightlife, reckoned exactly: every face of the die, and who takes the throw or leaves it.

Whoever is asked does what gives them the best chance to win, knowing that those asked later do the same; after the last
round that is looked at, the forecast says what the chances are. What an action tile is used for is reckoned with by the
forecast alone, unless it is what is to be decided. Whether a clique comes along is reckoned like a throw: both ways.
"""

import cython

from gelateria.engine.dealer.base import Dealer
from gelateria.engine.evaluation import Evaluator
from gelateria.games.gelini_nightlife.rules import ACTIONS, PHASES, Gelini

TO_THROW, TO_ASK, TO_GATHER = PHASES.index("throw"), PHASES.index("ask"), PHASES.index("clique")
MOVE, PASS, GATHER, LEAVE = ACTIONS["move"], ACTIONS["pass"], ACTIONS["gather"], ACTIONS["leave"]
STEPS = 40
"""Long enough for what is left of a round and two more, whatever five players do in them with six action tiles."""


@cython.final
@cython.cclass
class Step:
    """A position on the way, and room for the one after it."""

    __slots__ = ("dealer", "evaluator", "further", "steps", "trial", "world")

    def __init__(self, evaluator: Evaluator, steps: int = STEPS) -> None:
        self.evaluator = evaluator
        self.steps = steps
        self.dealer = Dealer(0)
        self.world: Gelini = Gelini.__new__(Gelini)
        self.trial: Gelini = Gelini.__new__(Gelini)
        self.further: Step = Step(evaluator, steps - 1) if steps else self

    def rate(self, start: Gelini, rounds: int, out: list[float]) -> int:
        """Write the chance to win of the seat that is asked after each of its choices; returns how many there are."""
        chances = [0.0] * 8
        actions = [0] * 512
        seat = start.first_awaited()
        n = start.choices(seat, actions)
        for i in range(n):
            self.world.assign(start)
            if start.phase != TO_THROW:
                self.world.move(seat, actions[i], self.dealer)
            self.reckon(self.world, rounds, chances)
            out[i] = chances[seat]
        return n

    def reckon(self, world: Gelini, rounds: int, out: list[float]) -> None:
        """Write every seat's chance to win after what is left of this round, and so many more."""
        if not world.awaiting or self.steps == 0 or (world.phase == TO_THROW and rounds == 0):
            self.evaluator.forecast(world, out)
        elif world.phase == TO_THROW:
            self.throw(world, rounds, out)
        elif world.phase == TO_ASK:
            self.decide(world, MOVE, PASS if world.untaken < world.limit else MOVE, rounds, out)
        elif world.phase == TO_GATHER:
            self.decide(world, GATHER, LEAVE, rounds, out)
        else:
            self.act(world, self.further.world, self.trial, out)
            self.further.reckon(self.further.world, rounds, out)

    def throw(self, world: Gelini, rounds: int, out: list[float]) -> None:
        """The mean over the faces of the die; of equal faces one is thrown for all."""
        chances = [0.0] * 8
        for seat in range(world.players):
            out[seat] = 0.0
        for i in range(world.faces):
            same = 0
            for other in range(world.faces):
                if world.die[other] == world.die[i]:
                    same = same + 1 if other >= i else -world.faces
            if same > 0:
                self.further.world.assign(world)
                self.further.show(self.further.world, world.die[i])
                self.further.reckon(self.further.world, rounds - 1, chances)
                for seat in range(world.players):
                    out[seat] += chances[seat] * same / world.faces

    def show(self, world: Gelini, face: int) -> None:
        world.thrown = face
        world.phase = TO_ASK

    def decide(self, world: Gelini, one: int, other: int, rounds: int, out: list[float]) -> None:
        """Who is asked does the one or the other, as is better for them."""
        chances = [0.0] * 8
        seat = world.first_awaited()
        self.further.world.assign(world)
        self.further.world.move(seat, one, self.dealer)
        self.further.reckon(self.further.world, rounds, out)
        if other != one:
            self.further.world.assign(world)
            self.further.world.move(seat, other, self.dealer)
            self.further.reckon(self.further.world, rounds, chances)
            if chances[seat] > out[seat]:
                for i in range(world.players):
                    out[i] = chances[i]

    def act(self, world: Gelini, after: Gelini, trial: Gelini, out: list[float]) -> None:
        """An action tile does what looks best at once."""
        actions = [0] * 512
        seat = world.first_awaited()
        top = -1.0
        for i in range(world.choices(seat, actions)):
            trial.assign(world)
            trial.move(seat, actions[i], self.dealer)
            self.evaluator.forecast(trial, out)
            if out[seat] > top:
                top = out[seat]
                after.assign(trial)
