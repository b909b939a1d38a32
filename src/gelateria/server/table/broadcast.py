"""What goes out to the sockets of one viewer: at once, or held back until a moment that is the same for all."""

from collections.abc import Callable
from typing import Protocol

from gelateria.engine import Viewer
from gelateria.server.errors import Problem
from gelateria.server.ops.clock import Alarm, Clock
from gelateria.server.protocol.encoding import ENCODER
from gelateria.server.protocol.messages import Deadlines, Snapshot, Step, Update


class Listener(Protocol):
    """A socket, as the table knows it."""

    client: str
    viewer: Viewer
    """Whose eyes it has; before the game a seat may move."""
    person: str | None
    name: str
    """Of whoever watches: what the person is called elsewhere."""
    in_a_race: bool
    """Whether its round trip must be measured often."""
    address: str
    muted: set[int | None]
    pledge: str | None
    """Of the nonce that this client will give when the table starts."""

    @property
    def round_trip(self) -> float:
        """Seconds, as the server measured them."""

    def send(self, frame: bytes) -> None:
        """Never waits: a socket that cannot keep up is closed."""

    def close(self, problem: Problem, again: float | None = None) -> None: ...


NO_DEADLINES = Deadlines({})


def no_deadlines(viewer: Viewer) -> Deadlines:
    """Nobody counts the seconds."""
    return NO_DEADLINES


class Channel:
    """The sockets of one viewer and what they have not been shown yet."""

    def __init__(self, viewer: Viewer, clock: Clock) -> None:
        self.viewer = viewer
        self.listeners: list[Listener] = []
        self.deadlines: Callable[[Viewer], Deadlines] = no_deadlines
        """What is left when something is shown: the table's own timers know, once the game has begun."""
        self._clock = clock
        self._steps: list[Step] = []
        self._snapshot: Snapshot | None = None
        self._opens = 0.0
        self._alarm: Alarm | None = None
        self._then: list[Callable[[], None]] = []

    @property
    def holds_back(self) -> bool:
        return bool(self._steps)

    def update(self, steps: list[Step], snapshot: Snapshot) -> None:
        """At once."""
        if self.listeners:
            frame = ENCODER.encode(Update(steps, snapshot, self.deadlines(self.viewer)))
            for listener in self.listeners:
                listener.send(frame)

    def show(self, step: Step, snapshot: Snapshot) -> None:
        """As soon as nothing is held back: nothing overtakes."""
        if self._steps:
            self._add(step, snapshot)
        else:
            self.update([step], snapshot)

    def show_with_batch(self, step: Step, snapshot: Snapshot, seconds: float) -> None:
        """At the next tick of a clock that ticks every so many seconds for everybody."""
        if not self._steps:
            self._opens = (self._clock.now() // seconds + 1) * seconds
        self._add(step, snapshot)
        self._wait()

    def show_not_before(self, step: Step, snapshot: Snapshot, when: float) -> None:
        """Held back until then, together with whatever comes meanwhile."""
        self._opens = max(self._opens, when) if self._steps else when
        self._add(step, snapshot)
        self._wait()

    def when_open(self, act: Callable[[], None]) -> None:
        """Do it as soon as nothing is held back: whoever asks anew is shown nothing before its time either."""
        if self._steps:
            self._then.append(act)
        else:
            act()

    def flush(self) -> None:
        """Everything that was held back, now."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        steps, snapshot = self._steps, self._snapshot
        self._steps, self._snapshot = [], None
        if snapshot:
            self.update(steps, snapshot)
        acts, self._then = self._then, []
        for act in acts:
            act()

    def say(self, frame: bytes) -> None:
        for listener in self.listeners:
            listener.send(frame)

    def _add(self, step: Step, snapshot: Snapshot) -> None:
        self._steps.append(step)
        self._snapshot = snapshot

    def _wait(self) -> None:
        if self._alarm:
            self._alarm.cancel()
        if self._opens <= self._clock.now():
            self.flush()
        else:
            self._alarm = self._clock.at(self._opens, self.flush)
