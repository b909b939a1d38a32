"""Pauses: who called the one that is on, since when it lasts, and how much time they all took.

A pause that is called in the middle of a race begins when the round is over: else whoever calls it could think at
leisure about what all others have to decide in a hurry.
"""

from gelateria.server.errors import Refused, in_the_way

MOST_PAUSES = 200
"""In one game: more than an evening needs, and nobody fills the journal with them."""


class Pauses:
    """All pauses of one game. Moments are in seconds since 1970."""

    def __init__(self) -> None:
        self.by: int | None = None
        """Who called the one that is on, or that begins when the round is over."""
        self.since: float | None = None
        """Since when nobody acts; None while all can."""
        self.over: list[tuple[float, float]] = []
        """Those before it: from when to when."""

    def call(self, seat: int) -> None:
        if self.by is not None:
            raise in_the_way("The table pauses already.", "table.break")
        if len(self.over) >= MOST_PAUSES:
            raise in_the_way(f"There were {MOST_PAUSES} pauses in this game: that must do.", "table.break")
        self.by = seat

    def begin(self, at: float) -> None:
        self.since = at

    def end(self, at: float) -> None:
        if self.by is None:
            raise in_the_way("The table does not pause.", "table.break")
        if self.since is not None:
            self.over.append((self.since, max(self.since, at)))
        self.by = self.since = None

    def taken(self, start: float, until: float) -> float:
        """Seconds between these moments that were pauses, and are over."""
        return sum(max(0.0, min(end, until) - max(begun, start)) for begun, end in self.over)

    def before(self, at: float, seconds: float) -> float:
        """When it was that somebody began who has thought for so many seconds by then, pauses not counted."""
        moment = at - seconds
        for begun, end in reversed(self.over):
            if end > moment:
                moment -= end - begun
        return moment


def paused() -> Refused:
    """What everybody hears who acts meanwhile."""
    return Refused(409, "paused", "The table pauses: nobody acts before it goes on.", "table.break")
