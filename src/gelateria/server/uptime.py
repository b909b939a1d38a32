"""When the server was there for its players, so that whoever waited for it loses nothing by it.

It gives a sign of life every second. While it is down, and while its database is away, nobody can move: that time
is nobody's, and is given back.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

from sqlalchemy import Connection, insert, select, update

from gelateria.server.core import Core
from gelateria.server.store.schema import uptime

SIGN_OF_LIFE = 1.0
LONGEST_SILENCE = 5.0
"""Seconds between two tries to give one, when the database does not take it."""
BOOTS_KEPT = 200


class Downtime:
    """When nobody could move. Moments are in seconds since 1970."""

    def __init__(self, gaps: Sequence[tuple[float, float]], extra: float, now: Callable[[], float]) -> None:
        self._gaps = list(gaps)
        self._extra = extra
        self._now = now
        self._away_since: float | None = None

    @property
    def goes_on(self) -> bool:
        """Whether nobody can move just now."""
        return self._away_since is not None

    def since(self, moment: float, pauses: Sequence[tuple[float, float]] = ()) -> float:
        """Seconds to give back to what began at that moment; not those of a table's pauses, which are given anyway.

        Wherever a machine's clock was set to in between, they are no more than have passed, but for what every gap
        gives in addition: that is for coming back.
        """
        gaps = [(max(start, moment), until) for start, until in self._gaps if until > moment]
        if pauses:
            gaps = [gap for gap in gaps if _outside(gap, pauses) > 0]
        lost = sum(_outside(gap, pauses) for gap in gaps)
        now = self._now()
        if self._away_since is not None:
            lost += now - max(self._away_since, moment)
        return max(0.0, min(lost, now - moment)) + self._extra * len(gaps)

    def begin(self, moment: float) -> None:
        """From then on nobody can move."""
        if self._away_since is None:
            self._away_since = moment

    def end(self, moment: float) -> None:
        """Since then they can, and what was before counts as a restart does."""
        if self._away_since is not None:
            self._gaps.append((self._away_since, moment))
            self._away_since = None


def _outside(gap: tuple[float, float], pauses: Sequence[tuple[float, float]]) -> float:
    """Seconds of a gap in which no table paused."""
    start, until = gap
    return until - start - sum(max(0.0, min(until, end) - max(start, begun)) for begun, end in pauses)


class Uptime:
    """Gives the signs of life, and knows what was between them."""

    def __init__(self, core: Core, boot: int, downtime: Downtime) -> None:
        self.downtime = downtime
        self.on_back: Callable[[], None] = lambda: None
        """Is called when people can move again."""
        self.last = core.clock.now()
        """When the last sign of life was written."""
        self._core = core
        self._boot = boot

    async def sign(self) -> None:
        """A sign of life. After one that could not be given, it is written as if the server had begun anew."""
        now = self._core.clock.now()
        try:
            if self.downtime.goes_on:
                self._boot = await _note_boot(self._core)
            else:
                await self._core.writer.run(_sign(self._boot, self._core.now_ms()))
        except Exception:
            self.downtime.begin(self.last)
            raise
        self.last = now
        if self.downtime.goes_on:
            self.downtime.end(now)
            self.on_back()


async def note_start(core: Core) -> Uptime:
    """Write down that the server is up, and find out when it was not before."""
    boot = await _note_boot(core)
    boots = await core.rows(select(uptime).order_by(uptime.c.boot.desc()).limit(BOOTS_KEPT))
    gaps = [(before["alive"] / 1000, after["started"] / 1000) for before, after in pairwise(boots[::-1])]
    return Uptime(core, boot, Downtime(gaps, core.settings.restart_credit, core.clock.now))


async def _note_boot(core: Core) -> int:
    now = core.now_ms()

    def job(connection: Connection) -> Any:
        return connection.execute(insert(uptime).values(started=now, alive=now)).inserted_primary_key

    (boot,) = await core.writer.run(job)
    return int(boot)


def _sign(boot: int, now: int) -> Any:
    def job(connection: Connection) -> None:
        connection.execute(update(uptime).where(uptime.c.boot == boot).values(alive=now))

    return job
