"""Fairness where all act at once: the same tumble for every throw, and time for a slow connection.

A throw is shown `tumble` after it was asked for, reckoned at the player's own end: the server waits that long less the
round trip, so a fast connection buys no extra throws. When the sand has run out, what a slow one still carries is
accepted: a round trip long, as the server measured it, but never more than the cap. Others' actions are shown to
everybody at the same ticks.
"""

from collections.abc import Iterable

from gelateria.server.errors import in_the_way


class LagCompensation:
    """What one table's race needs to know about its connections."""

    def __init__(self, tumble: float, batch: float, cap: float) -> None:
        self.tumble = tumble
        self.batch = batch
        self.cap = cap
        self.round_trips: dict[int, float] = {}
        self.credited: dict[int, float] = {}
        """In this round, by seat: how late beyond the bell something was accepted that everybody saw."""
        self._late: dict[int, float] = {}
        self._settles: dict[int, float] = {}

    def measure(self, seat: int, round_trip: float) -> None:
        self.round_trips[seat] = round_trip

    def credit(self, seat: int) -> float:
        return min(self.round_trips.get(seat, 0.0), self.cap)

    def most_credit(self, seats: Iterable[int]) -> float:
        return max((self.credit(seat) for seat in seats), default=0.0)

    def admit(self, seat: int, now: float, bell: float | None) -> None:
        """Refuse what comes while the own dice still tumble, or after the sand has run out for this connection."""
        if now < self._settles.get(seat, 0.0):
            raise in_the_way("Your dice are still tumbling.", "table.tumble")
        if bell is not None and now > bell:
            self._late[seat] = now - bell
            if self._late[seat] > self.credit(seat):
                raise in_the_way("The sand has run out.", "table.clock")

    def accept(self, seat: int) -> None:
        """What was admitted has been done, and is seen by all: what it was given is told in the end."""
        if late := self._late.pop(seat, 0.0):
            self.credited[seat] = max(self.credited.get(seat, 0.0), late)

    def shown_at(self, seat: int, now: float, drew: bool) -> float:
        """When the seat sees what came of its action."""
        when = now + max(0.0, self.tumble - self.round_trips.get(seat, 0.0))
        if drew:
            self._settles[seat] = when
        return when

    def new_round(self) -> None:
        self.credited = {}
        self._late = {}
