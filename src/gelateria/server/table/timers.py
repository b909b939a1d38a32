"""A table's time: one alarm for whatever runs out first, and what follows when it does."""

from typing import TYPE_CHECKING

from msgspec import UNSET

from gelateria.engine import Viewer
from gelateria.server.ops.clock import Alarm
from gelateria.server.protocol.encoding import ENCODER
from gelateria.server.protocol.messages import Deadlines, Fairness, Seconds
from gelateria.server.table.deadlines import Clockwork
from gelateria.server.table.lag import LagCompensation
from gelateria.server.table.live_game import LiveGame
from gelateria.server.uptime import Downtime

if TYPE_CHECKING:
    from gelateria.server.table.table import Table


class Timers:
    """Keeps the time of one game, from its beginning."""

    def __init__(self, table: "Table", play: LiveGame, downtime: Downtime) -> None:
        settings = table.core.settings
        self.clockwork = Clockwork(table.plan, play, table.seats, downtime, settings.absence)
        self.lag: LagCompensation | None = None
        """Where all act at once against a timer, somebody must see that it is fair."""
        if self.clockwork.real_time:
            self.lag = LagCompensation(settings.tumble / 1000, settings.batch / 1000, settings.lag_cap / 1000)
        self._table = table
        self._play = play
        self._clock = table.core.clock
        self._alarm: Alarm | None = None
        self._alarm_at = 0.0
        self._sand_runs = False

    # What is told ----------------------------------------------------------------------------------

    def deadlines(self, viewer: Viewer) -> Deadlines:
        return self.clockwork.told(self._clock.now(), self._somebody_waits(), viewer)

    def tell(self) -> None:
        """Everybody hears what they have left."""
        for viewer, channel in self._table.channels.items():
            clock = self.deadlines(viewer)
            if clock.seats or clock.timer is not UNSET:
                channel.say(ENCODER.encode(Seconds(clock)))

    def _somebody_waits(self) -> bool:
        return any(
            sitter and sitter.is_person and self._table.channels[seat].listeners
            for seat, sitter in enumerate(self._table.seats)
        )

    # The alarm -------------------------------------------------------------------------------------

    @property
    def is_set(self) -> bool:
        return self._alarm is not None

    def stop(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None

    def set_alarm(self) -> None:
        """Anew, whenever something has changed that a deadline depends on."""
        if self._play.over or self._table.broken:
            return
        bell = self.clockwork.bell()
        # What a slow connection is given is looked up when the sand has run out, not before.
        moments = [bell if bell is not None and bell > self._clock.now() else self._rings()]
        hurried = self._table.plan.allowance is not None or self.clockwork.real_time
        if hurried or any(sitter and sitter.gone_since for sitter in self._table.seats):
            waits = self._somebody_waits()
            moments += [self.clockwork.decision(seat, waits) for seat in self._play.awaited()]
        due = min((moment for moment in moments if moment is not None), default=None)
        if self._alarm and due == self._alarm_at:
            return
        self.stop()
        if due is not None:
            self._alarm_at = due
            self._alarm = self._clock.at(due, self._time_is_up)

    def stalled(self, seconds: float) -> None:
        """The server stood still: nobody's time has run meanwhile."""
        if self.clockwork.real_time:
            self.clockwork.stalls.append((self._clock.now(), seconds))
            self.set_alarm()
            self.tell()

    def _time_is_up(self) -> None:
        self._alarm = None
        play, now = self._play, self._clock.now()
        if self._table.broken or play.over:
            return
        rings = self._rings()
        if rings is not None and now >= rings:
            self._table.ring(play.match.state.bell)
        waits = self._somebody_waits()
        late = []
        for seat in play.awaited():
            due = self.clockwork.decision(seat, waits)
            if due is not None and now >= due:
                late.append(seat)
        if late:
            self._table.stand_in(late)
        self.set_alarm()

    # A race ----------------------------------------------------------------------------------------

    def watch_the_sand(self) -> None:
        """Something was shown: if a round against the timer has ended with it, it is told how fair it was."""
        running = bool(self._play.match.state.timer)
        if self.lag and self._sand_runs and not running:
            self._tell_fairness(self.lag)
        self._sand_runs = running
        self.set_alarm()

    def _rings(self) -> float | None:
        """When the bell rings: after the sand has run out for the slowest connection."""
        bell = self.clockwork.bell()
        if bell is not None and self.lag:
            self._measure_round_trips(self.lag)
            bell += self.lag.most_credit(self._play.awaited())
        return bell

    def _measure_round_trips(self, lag: LagCompensation) -> None:
        """All of them, as they are now: if only those were measured that act, it would tell who acted unseen."""
        for seat in range(self._table.plan.players):
            if listeners := self._table.channels[seat].listeners:
                lag.measure(seat, listeners[-1].round_trip)

    def _tell_fairness(self, lag: LagCompensation) -> None:
        """A round against the clock is over: what each connection cost, and what was given for it."""
        stalls = self.clockwork.stalls
        self._measure_round_trips(lag)
        measured = {seat: round(seconds, 3) for seat, seconds in sorted(lag.round_trips.items())}
        given = {seat: round(seconds, 3) for seat, seconds in sorted(lag.credited.items())}
        self._table.tell(ENCODER.encode(Fairness(measured, given, round(sum(length for _, length in stalls), 3))))
        stalls.clear()
        lag.new_round()
