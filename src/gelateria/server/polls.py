"""Asking the others: to go further back than the rule allows alone, or to end the game."""

from collections.abc import Sequence

from gelateria.server.errors import in_the_way
from gelateria.server.wire import Poll


class Ballot:
    """One proposal and who has agreed so far."""

    def __init__(self, number: int, what: str, by: int, voters: Sequence[int], back_to: int = 0) -> None:
        self.number = number
        self.what = what
        self.by = by
        self.back_to = back_to
        self.voters = set(voters) | {by}
        self.agreed = {by}
        self.open = True

    @property
    def carried(self) -> bool:
        return self.open and self.agreed >= self.voters

    def vote(self, seat: int, number: int, yes: bool) -> None:
        if number != self.number or not self.open:
            raise in_the_way("That is no longer asked.")
        if seat not in self.voters:
            raise in_the_way("You are not asked.")
        if yes:
            self.agreed.add(seat)
        else:
            self.open = False

    def told(self) -> Poll:
        return Poll(self.number, self.what, self.by, sorted(self.agreed), self.open)
