"""The rules of Pig, in the order of its rules page."""

from typing import TYPE_CHECKING

from gelateria.engine.dealer.base import Dealer
from gelateria.engine.state import State

if TYPE_CHECKING:
    from pig.material import Edition, Options

ROLL, HOLD = 0, 1
ACTIONS = {"roll": ROLL, "hold": HOLD}

ROLLED, LOST, HELD, WON = 0, 1, 2, 3
EVENTS = ("rolled", "lost", "held", "won")


class Pig(State):
    """One score a player, and the total of the turn."""

    __slots__ = ("faces", "goal", "mover", "score", "total")

    def __init__(self, players: int, options: "Options", edition: "Edition") -> None:
        State.__init__(self, players)
        self.goal = edition.game.goal
        self.faces = edition.game.faces
        self.score = [0] * 5
        self.total = 0
        self.mover = 0

    def setup(self, dealer: Dealer) -> None:
        self.turns = self.winners = self.ending = 0
        for seat in range(self.players):
            self.score[seat] = 0
        self.begin_turn(dealer.below(self.players))

    def begin_turn(self, seat: int) -> None:
        self.mover = seat
        self.awaiting = 1 << seat
        self.total = 0

    def choices(self, seat: int, out: list[int]) -> int:
        out[0] = ROLL
        out[1] = HOLD
        return 2 if self.total else 1

    def move(self, seat: int, action: int, dealer: Dealer) -> None:
        if action == ROLL:
            self.roll(seat, 1 + dealer.below(self.faces), dealer)
        else:
            self.score[seat] += self.total
            dealer.tell(HELD, seat, self.total, self.score[seat], 0)
            self.end_turn(seat)

    def roll(self, seat: int, face: int, dealer: Dealer) -> None:
        if face == 1:
            dealer.tell(LOST, seat, self.total, 0, 0)
            self.end_turn(seat)
            return
        self.total += face
        dealer.tell(ROLLED, seat, face, self.total, 0)
        if self.score[seat] + self.total >= self.goal:
            self.score[seat] += self.total
            self.total = self.awaiting = 0
            self.turns += 1
            self.winners = 1 << seat
            self.ending = 1
            dealer.tell(WON, seat, self.score[seat], 0, 0)

    def end_turn(self, seat: int) -> None:
        self.turns += 1
        self.begin_turn((seat + 1) % self.players)

    def points(self, seat: int) -> int:
        return self.score[seat]
