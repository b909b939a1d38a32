"""Until when: what each decision and each of the game's timers has left. Deadlines are computed, never ticked.

They follow from when a decision began, which the journal knows, so they survive a restart; the time the server was
down, or stood still, is given back.
"""

from collections.abc import Sequence

from msgspec import UNSET

from gelateria.engine import Viewer
from gelateria.server.protocol.messages import Deadlines
from gelateria.server.table.live_game import LiveGame
from gelateria.server.table.plan import Plan
from gelateria.server.table.seat import Seat
from gelateria.server.uptime import Downtime

IDLE_IN_REAL_TIME = 60.0
"""Seconds in a race without anything that others could see: then a bot stands in, so that nobody waits for ever."""


class Clockwork:
    """The deadlines of one table."""

    def __init__(
        self, plan: Plan, play: LiveGame, seats: Sequence[Seat | None], downtime: Downtime, absence: float
    ) -> None:
        self.plan = plan
        self.play = play
        self.seats = seats
        self.downtime = downtime
        self.absence = absence
        self.real_time = bool(play.setting.timers)
        self.stalls: list[tuple[float, float]] = []
        """When the server stood still in the middle of it, and for how long."""

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
        allowance = self.plan.allowance
        if self.real_time:
            allowance = IDLE_IN_REAL_TIME
        due = None if allowance is None else since + allowance + self.given_back(since)
        if sitter.gone_since is not None and others_wait and self.plan.clock != "days":
            gone = max(since, sitter.gone_since) + self.absence
            due = gone if due is None else min(due, gone)
        return due

    def given_back(self, since: float) -> float:
        """Seconds that the server was down or stood still since then."""
        return self.downtime.since(since) + sum(length for at, length in self.stalls if at >= since)

    def told(self, now: float, others_wait: bool, viewer: Viewer) -> Deadlines:
        """What is left, for the wire. In a race it would tell how often others threw, so each is told their own."""
        left: dict[int, float] = {}
        for seat in self.play.awaited:
            if self.real_time and seat != viewer:
                continue
            due = self.decision(seat, others_wait)
            if due is not None:
                left[seat] = round(max(0.0, due - now), 2)
        bell = self.bell()
        return Deadlines(left, UNSET if bell is None else round(max(0.0, bell - now), 2))
