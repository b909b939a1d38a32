"""The rules of Hush, in plain Python."""

from typing import TYPE_CHECKING

from gelateria.engine.dealer.base import Dealer
from gelateria.engine.state import State

if TYPE_CHECKING:
    from hush.material import Edition, Options

SWAP, KNOCK, SHOW = 0, 1, 2
DEALT, SWAPPED, KNOCKED, SHOWED, ENDED = 0, 1, 2, 3, 4
EVENTS = ("dealt", "swapped", "knocked", "showed", "ended")


class Hush(State):
    """`old` is the card a seat has swapped away, 0 when it has not."""

    __slots__ = ("bag", "card", "counts", "old", "shown", "swaps")

    def __init__(self, players: int, options: "Options", edition: "Edition") -> None:
        State.__init__(self, players)
        self.counts = list(edition.cards.counts)
        self.swaps = int(options.swaps)
        self.bag = [0] * 6
        self.card = [0] * 4
        self.old = [0] * 4
        self.shown = 0

    def setup(self, dealer: Dealer) -> None:
        self.turns = self.winners = self.ending = self.shown = 0
        self.awaiting = (1 << self.players) - 1
        self.bag = self.counts[:]
        self.card = [0] * 4
        self.old = [0] * 4
        self.timer = 1
        self.bell = 1
        for seat in range(self.players):
            self.card[seat] = self.draw_card(dealer)
            dealer.tell(DEALT, seat, self.card[seat], 0, 0)

    def draw_card(self, dealer: Dealer) -> int:
        index = dealer.below(sum(self.bag))
        value = 0
        while index >= self.bag[value]:
            index -= self.bag[value]
            value += 1
        self.bag[value] -= 1
        return value + 1

    def choices(self, seat: int, out: list[int]) -> int:
        out[0] = KNOCK
        out[1] = SHOW
        out[2] = SWAP
        return 3 if self.swaps and not self.old[seat] else 2

    def move(self, seat: int, action: int, dealer: Dealer) -> None:
        if seat < 0:
            self.end(dealer)
            return
        if action == SWAP:
            self.old[seat] = self.card[seat]
            self.card[seat] = self.draw_card(dealer)
            dealer.tell(SWAPPED, seat, self.card[seat], 0, 0)
            return
        self.awaiting &= ~(1 << seat)
        if action == SHOW:
            self.shown |= 1 << seat
            dealer.tell(SHOWED, seat, self.card[seat], 0, 0)
        else:
            dealer.tell(KNOCKED, seat, 0, 0, 0)
        if not self.awaiting:
            self.end(dealer)

    def end(self, dealer: Dealer) -> None:
        shown = [seat for seat in range(self.players) if self.shown >> seat & 1] or list(range(self.players))
        best = max(self.points(seat) for seat in shown)
        self.winners = sum(1 << seat for seat in shown if self.points(seat) == best)
        self.awaiting = self.timer = 0
        self.turns = self.ending = 1
        dealer.tell(ENDED, -1, self.winners, 0, 0)

    def points(self, seat: int) -> int:
        return self.card[seat] if self.shown >> seat & 1 else 0
