"""One game of Pig on two boards: OpenSpiel's own, which is the referee, and ours, which follows every step.

It is the same game with the same numbers for actions and faces. Two details differ, and neither decides a game:
OpenSpiel lets a player hold with nothing, and it wants to be told to hold when the goal is reached.
"""

import random

from bench.solved import loss
from gelateria.engine import ReplayingDealer, State, find_game

ROLL, HOLD = 0, 1


class Twins:
    """The two boards, from the opening on; seat 0 begins. The dice are thrown here."""

    def __init__(self, seed: int) -> None:
        import pyspiel

        self.chance = random.Random(seed)
        self.spiel = pyspiel.load_game("pig").new_initial_state()
        self.ours: State = find_game("pig").setting(2).start(ReplayingDealer([0]))

    @property
    def over(self) -> bool:
        return not self.ours.awaiting

    @property
    def seat(self) -> int:
        return int(self.spiel.current_player())

    @property
    def total(self) -> int:
        """What the turn has brought so far."""
        total: int = self.ours.total  # type: ignore[attr-defined]  # Pig has it
        return total

    @property
    def has_choice(self) -> bool:
        """Whether there is a choice on our board: nobody is asked to hold nothing."""
        return len(self.ours.legal(self.seat)) > 1

    def act(self, action: int) -> None:
        """The seat's action, and the throw that it asks for."""
        seat, numbers = self.seat, []
        self.spiel.apply_action(action)
        if action == ROLL:
            numbers.append(self.chance.randrange(6))
            self.spiel.apply_action(numbers[0])
        self.ours.apply(seat, action, ReplayingDealer(numbers))
        if self.over:
            self.spiel.apply_action(HOLD)

    def share(self, seat: int) -> float:
        """What the seat has won, as the referee sees it."""
        return float(1 + self.spiel.returns()[seat]) / 2

    def given_away(self, action: int) -> float:
        """How much chance to win an action gives away."""
        scores = self.ours.scores()
        return loss(scores[self.seat], scores[1 - self.seat], self.total, action == HOLD)


def choices_met(count: int, seed: int) -> list[Twins]:
    """Positions in which there is a choice, as two players meet them who often hold at twenty."""
    found: list[Twins] = []
    game = 0
    while len(found) < count:
        game += 1
        length = random.Random(seed + game).randrange(1, 150)
        twins = Twins(seed + game)
        for _ in range(length):
            if twins.over:
                break
            twins.act(HOLD if twins.total >= 20 else ROLL)
        if not twins.over and twins.has_choice:
            found.append(twins)
    return found
