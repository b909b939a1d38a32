"""A table's time: one alarm for whatever runs out first, and what follows when it does."""

from collections.abc import Callable, Mapping, Sequence

from gelateria.engine import Viewer
from gelateria.server.ops.clock import Alarm, Clock
from gelateria.server.protocol.encoding import ENCODER
from gelateria.server.protocol.messages import Deadlines, Fairness, Seconds
from gelateria.server.settings import Settings
from gelateria.server.table.broadcast import NO_DEADLINES, Channel
from gelateria.server.table.deadlines import Clockwork
from gelateria.server.table.lag import LagCompensation
from gelateria.server.table.live_game import LiveGame

LOOK_AGAIN = 1.0
"""Seconds after which is looked, while the store is away, whether time goes on."""


class Timers:
    """Keeps the time of one game, from its beginning."""

    def __init__(
        self,
        clockwork: Clockwork,
        channels: Mapping[Viewer, Channel],
        clock: Clock,
        settings: Settings,
        *,
        on_bell: Callable[[int], None],
        on_late: Callable[[Sequence[int]], None],
    ) -> None:
        self.clockwork = clockwork
        self.lag: LagCompensation | None = None
        """Where all act at once against a timer, it must be as fair to slow connections as to fast ones."""
        if clockwork.real_time:
            self.lag = LagCompensation(settings.tumble / 1000, settings.batch / 1000, settings.lag_cap / 1000)
        self._on_bell = on_bell
        """Is told the number of the game's own timer that has run out."""
        self._on_late = on_late
        """Is told the seats that are out of time."""
        self._play: LiveGame = clockwork.play
        self._seats = clockwork.seats
        self._channels = channels
        self._clock = clock
        self._hurried = clockwork.real_time or clockwork.plan.allowance is not None
        self._alarm: Alarm | None = None
        self._alarm_at = 0.0
        self._sand_runs = False
        self._stopped = False

    # What is told ----------------------------------------------------------------------------------

    def deadlines(self, viewer: Viewer) -> Deadlines:
        if self._play.pauses.since is not None:
            return NO_DEADLINES
        if not (self._hurried or any(sitter and sitter.gone_since for sitter in self._seats)):
            return NO_DEADLINES
        return self.clockwork.told(self._clock.now(), self._somebody_waits())

    def tell(self) -> None:
        """Everybody hears what they have left."""
        for viewer, channel in self._channels.items():
            channel.say(ENCODER.encode(Seconds(self.deadlines(viewer))))

    def _somebody_waits(self) -> bool:
        return any(
            sitter and sitter.is_person and self._channels[seat].listeners for seat, sitter in enumerate(self._seats)
        )

    # The alarm -------------------------------------------------------------------------------------

    @property
    def is_hurried(self) -> bool:
        """Whether seconds are counted, be anybody gone or not."""
        return self._hurried

    @property
    def is_set(self) -> bool:
        return self._alarm is not None

    def stop(self) -> None:
        """For good."""
        self._stopped = True
        self._cancel()

    def set_alarm(self) -> None:
        """Anew, whenever something has changed that a deadline depends on."""
        if self._stopped or self._play.over:
            return
        due = None
        if self._play.pauses.since is not None:
            self._cancel()
            return
        if self._hurried or any(sitter and sitter.gone_since for sitter in self._seats):
            due = self._first_due()
        if due is not None and self.clockwork.downtime.goes_on:
            due = max(due, self._clock.now() + LOOK_AGAIN)
        if self._alarm and due != self._alarm_at:
            self._cancel()
        if due is not None and not self._alarm:
            self._alarm_at = due
            self._alarm = self._clock.at(due, self._time_is_up)

    def stalled(self, seconds: float) -> None:
        """The server stood still: nobody's time has run meanwhile."""
        if self.clockwork.real_time and self._play.pauses.since is None:
            self.clockwork.stalls.append((self._clock.now(), seconds))
            self.set_alarm()
            self.tell()

    def _cancel(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None

    def _first_due(self) -> float | None:
        bell = self.clockwork.bell()
        # What a slow connection is given is looked up when the sand has run out, not before.
        moments = [bell if bell is not None and bell > self._clock.now() else self._rings()]
        waits = self._somebody_waits()
        moments += [self.clockwork.decision(seat, waits) for seat in self._play.awaited]
        return min((moment for moment in moments if moment is not None), default=None)

    def _time_is_up(self) -> None:
        self._alarm = None
        play, now = self._play, self._clock.now()
        if self._stopped or play.over or play.pauses.since is not None:
            return
        if self.clockwork.downtime.goes_on:  # nobody can move, so nobody is late
            self.set_alarm()
            return
        rings = self._rings()
        if rings is not None and now >= rings:
            self._on_bell(play.match.state.bell)
        waits = self._somebody_waits()
        late = []
        for seat in play.awaited:
            due = self.clockwork.decision(seat, waits)
            if due is not None and now >= due:
                late.append(seat)
        if late:
            self._on_late(late)
        self.set_alarm()

    # A race ----------------------------------------------------------------------------------------

    def watch_the_sand(self) -> None:
        """Something was shown: if a round against the timer has ended with it, it is told how fair it was."""
        running = bool(self._play.match.state.timer and self._play.awaited)  # nobody races during a countdown
        if self.lag and self._sand_runs and not running:
            self._tell_fairness(self.lag)
        self._sand_runs = running
        self.set_alarm()

    def _rings(self) -> float | None:
        """When the bell rings: after the sand has run out for the slowest connection."""
        bell = self.clockwork.bell()
        if bell is not None and self.lag:
            self._measure_round_trips(self.lag)
            bell += self.lag.most_credit(self._play.awaited)
        return bell

    def _measure_round_trips(self, lag: LagCompensation) -> None:
        """All of them, as they are now: if only those were measured that act, it would tell who acted unseen."""
        for seat in range(len(self._seats)):
            if listeners := self._channels[seat].listeners:
                lag.measure(seat, listeners[-1].round_trip)

    def _tell_fairness(self, lag: LagCompensation) -> None:
        """A round against the clock is over: what each connection cost, and what was given for it."""
        stalls = self.clockwork.stalls
        self._measure_round_trips(lag)
        measured = {seat: round(seconds, 3) for seat, seconds in sorted(lag.round_trips.items())}
        given = {seat: round(seconds, 3) for seat, seconds in sorted(lag.credited.items())}
        frame = ENCODER.encode(Fairness(measured, given, round(sum(length for _, length in stalls), 3)))
        for channel in self._channels.values():
            channel.say(frame)
        stalls.clear()
        lag.new_round()
