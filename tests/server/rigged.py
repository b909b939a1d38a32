"""`gelateria serve` with known chance, nobody in a hurry, and time that can leap. It exists in tests only.

python -m tests.server.rigged serve --no-browser    # and whatever else `gelateria serve` takes

A real table draws its seed from the machine; here every table has the same one. The players' nonces are chance's other
half (docs/fair-dice.md), so whoever makes a table chooses its deal with the nonce, whatever other tables there are.
Bots think from a seed that follows from what they see: at the same position they do the same.

On LEAP, as long passes as between two signs of life, and everybody is asked for the next one.
"""

import asyncio
import hashlib
import secrets
import sys
from collections.abc import Callable
from functools import partial

import msgspec

from gelateria.cli import main
from gelateria.server import server
from gelateria.server.bots import players as bots
from gelateria.server.bots.thinking import Task, Thinkers
from gelateria.server.lobby import lobby
from gelateria.server.ops.clock import ROUNDING, WallClock
from gelateria.server.table.table import Table
from gelateria.server.workers import replay_requests as replays
from tests.server.running import LEAP

SEED = hashlib.sha256(b"known to all").digest()
PATIENCE = 300.0
"""Seconds for a thought or a replay: where a machine is busy with other tests, what is right may take its time."""


A_LEAP = server.PING_EVERY * server.PINGS_ELSEWHERE
"""Seconds."""


class LeapingAlarm:
    """Rings by the event loop, or sooner where time leaps."""

    def __init__(self, when: float, act: Callable[[], None]) -> None:
        self.when, self._act = when, act
        self._handle: asyncio.TimerHandle | None = None

    def set(self, seconds: float) -> None:
        self.cancel()
        self._handle = asyncio.get_running_loop().call_later(seconds, self._act)

    @property
    def is_set(self) -> bool:
        """Whether it has still to ring."""
        return self._handle is not None and not self._handle.cancelled()

    def cancel(self) -> None:
        if self._handle:
            self._handle.cancel()


class LeapingClock(WallClock):
    """The real clock, but that time can leap ahead."""

    def __init__(self) -> None:
        super().__init__()
        self._alarms: list[LeapingAlarm] = []

    def at(self, when: float, act: Callable[[], None]) -> LeapingAlarm:
        def ring() -> None:
            self._alarms.remove(alarm)
            act()

        self._alarms = [other for other in self._alarms if other.is_set]
        alarm = LeapingAlarm(when, ring)
        self._alarms.append(alarm)
        self._set(alarm)
        return alarm

    def leap(self, seconds: float) -> None:
        """Whatever comes due meanwhile happens now, in its order."""
        self._origin += seconds
        self._alarms = sorted((alarm for alarm in self._alarms if alarm.is_set), key=lambda alarm: alarm.when)
        for alarm in self._alarms:
            self._set(alarm)

    def _set(self, alarm: LeapingAlarm) -> None:
        alarm.set(max(0.0, alarm.when - self.now()) + ROUNDING)


class PingsOnCall(server.Pings):
    """As ever, and whenever time leaps."""

    def __init__(self, served: server.Server) -> None:
        super().__init__(served)
        if LEAP is not None:
            asyncio.get_running_loop().add_signal_handler(LEAP, self._leap)

    def _leap(self) -> None:
        assert isinstance(self._server.clock, LeapingClock)
        self._server.clock.leap(A_LEAP)
        self._server.ping(everybody=True)


class KnownChance:
    """What the lobby takes from `secrets`: the names of tables differ as ever, their seeds do not."""

    choice = staticmethod(secrets.choice)

    @staticmethod
    def token_bytes(_: int) -> bytes:
        return SEED


class ConsiderateBots(bots.BotPlayers):
    """Bots that do the same at the same position, and never overtake a person in a race."""

    def wake(self, table: Table, seat: int) -> None:
        if not (_is_race(table) and _awaits_a_person(table)):
            super().wake(table, seat)

    @staticmethod
    def _task(table: Table, seat: int, level: str) -> Task:
        task = bots.BotPlayers._task(table, seat, level)
        return msgspec.structs.replace(task, seed=int.from_bytes(hashlib.sha256(task.view).digest()[:7]))


def _is_race(table: Table) -> bool:
    return bool(table.play and table.play.setting.timers)


def _awaits_a_person(table: Table) -> bool:
    return any(table.bot_for(seat) is None for seat in table.play.awaited) if table.play else False


def rig() -> None:
    """From here on this process deals what is known."""
    for module, name, known in (
        (lobby, "secrets", KnownChance),
        (server, "BotPlayers", ConsiderateBots),
        (server, "WallClock", LeapingClock),
        (server, "Pings", PingsOnCall),
        (server, "Thinkers", partial(Thinkers, patience=PATIENCE)),
        (replays, "PATIENCE", PATIENCE),
    ):
        assert hasattr(module, name), f"{module.__name__} has no {name} to be replaced"
        setattr(module, name, known)


if __name__ == "__main__":
    rig()
    sys.exit(main())
