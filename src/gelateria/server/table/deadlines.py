"""Until when: what each decision and each of the game's timers has left. Deadlines are computed, never ticked.

They follow from when a decision began, which the journal knows, so they survive a restart; the time the server was
down, or stood still, is given back.
"""

from collections.abc import Sequence
from math import inf

from msgspec import UNSET

from gelateria.server.protocol.messages import Deadlines
from gelateria.server.table.live_game import LiveGame
from gelateria.server.table.plan import Plan
from gelateria.server.table.seat import Seat
from gelateria.server.uptime import Downtime

A_LOOK = 0.5
"""Seconds to look at each thing that happened, before others' patience in a race begins: scoring is long.

The table counts them itself. If it went by what browsers say they have shown, they could make others wait for ever.
"""


class Clockwork:
    """The deadlines of one table."""

    def __init__(
        self,
        plan: Plan,
        play: LiveGame,
        seats: Sequence[Seat | None],
        downtime: Downtime,
        absence: float,
        patience: float,
    ) -> None:
        self.plan = plan
        """The table's, which changes when the host wants bots to wait longer."""
        self.play = play
        self.seats = seats
        self.downtime = downtime
        self._usual_absence = absence
        self._usual_patience = patience
        self.real_time = bool(play.setting.timers)
        self.stalls: list[tuple[float, float]] = []
        """When the server stood still in the middle of it, and for how long."""

    @property
    def absence(self) -> float | None:
        """Seconds after which a bot plays for somebody who is gone; None where none ever does."""
        return self._usual_absence if self.plan.stand_in is None else self.plan.stand_in or None

    @property
    def patience(self) -> float | None:
        """Seconds that people wait for each other in a race before a bot decides; None where none ever does."""
        return self._usual_patience if self.plan.stand_in is None else self.plan.stand_in or None

    def bell(self) -> float | None:
        """When the running timer of the game has run out."""
        state = self.play.match.state
        if not state.timer or self.play.over:
            return None
        since = self.play.timer_since
        seconds: float = self.play.setting.timers[state.timer - 1]
        return since + seconds + self.given_back(since)

    def decision(self, seat: int, others_wait: bool) -> float | None:
        """When a bot stands in for this seat, if it has not decided by then; None if never."""
        since = self.play.since[seat]
        sitter = self.seats[seat]
        if since is None or sitter is None or sitter.bot or sitter.stand_in or seat in self.play.resigned:
            return None
        if self.real_time:
            due = self.out_of_patience(seat, since)
        else:
            allowance = self.plan.allowance
            due = None if allowance is None else since + allowance + self.given_back(since)
        if sitter.gone_since is not None and others_wait and self.plan.clock != "days":
            gone = self.out_of_absence(max(since, sitter.gone_since))
            due = gone if due is None else due if gone is None else min(due, gone)
        return due

    def out_of_absence(self, since: float) -> float | None:
        return None if self.absence is None else since + self.absence + self.play.pauses.taken(since, inf)

    def out_of_patience(self, seat: int, since: float) -> float | None:
        """In a race only other persons' waiting counts; whoever is alone with bots has all the time in the world."""
        waited = self.waited_since(seat)
        if waited is None or self.patience is None:
            return None
        begins = max(since + A_LOOK * self.play.told[seat], waited)
        return begins + self.patience + self.given_back(begins)

    def waited_since(self, seat: int) -> float | None:
        """Since when somebody else who is here has had nothing to do; None where nobody has."""
        moments = [
            max(rests, sitter.here_since)
            for other, (sitter, rests) in enumerate(zip(self.seats, self.play.rests, strict=True))
            if other != seat and rests is not None and other not in self.play.resigned
            if sitter and sitter.is_person and sitter.gone_since is None and not sitter.stand_in
        ]
        return min(moments, default=None)

    def given_back(self, since: float) -> float:
        """Seconds that the table paused, or the server was down or stood still since then."""
        pauses = self.play.pauses
        stalled = sum(length for at, length in self.stalls if at >= since)
        return self.downtime.since(since, pauses.over) + pauses.taken(since, inf) + stalled

    def told(self, now: float, others_wait: bool) -> Deadlines:
        """What is left, for the wire: the same for everybody, as only what all have seen moves a deadline."""
        left: dict[int, float] = {}
        for seat in self.play.awaited:
            due = self.decision(seat, others_wait)
            if due is not None:
                left[seat] = round(max(0.0, due - now), 2)
        bell = self.bell()
        return Deadlines(left, UNSET if bell is None else round(max(0.0, bell - now), 2))
