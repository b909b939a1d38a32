"""When this server was up, so that whoever waited for it loses nothing by it."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from sqlalchemy import Connection, insert, select, update

from gelateria.server.core import Core
from gelateria.server.ops.clock import pause
from gelateria.server.store.schema import uptime

SIGN_OF_LIFE = 1.0
BOOTS_KEPT = 200


class Downtime:
    """When the server was down. What is asked about is in seconds since 1970."""

    def __init__(self, gaps: Sequence[tuple[float, float]], extra: float) -> None:
        self._gaps = gaps
        self._extra = extra

    def since(self, moment: float) -> float:
        """Seconds to give back to what began at that moment."""
        return sum(until - max(start, moment) + self._extra for start, until in self._gaps if until > moment)


async def note_start(core: Core) -> tuple[int, Downtime]:
    """Write down that the server is up; returns the number of this start and when it was down before."""
    now = core.now_ms()

    def job(connection: Connection) -> Any:
        return connection.execute(insert(uptime).values(started=now, alive=now)).inserted_primary_key

    (boot,) = await core.writer.run(job)
    boots = await core.rows(select(uptime).order_by(uptime.c.boot.desc()).limit(BOOTS_KEPT))
    boots = boots[::-1]
    gaps = [(before["alive"] / 1000, after["started"] / 1000) for before, after in pairwise(boots)]
    return boot, Downtime(gaps, core.settings.restart_credit)


async def stay_alive(core: Core, boot: int) -> None:
    """A sign of life every second, for ever."""
    while True:
        await pause(core.clock, SIGN_OF_LIFE)
        await core.writer.run(_sign(boot, core.now_ms()))


def _sign(boot: int, now: int) -> Any:
    def job(connection: Connection) -> None:
        connection.execute(update(uptime).where(uptime.c.boot == boot).values(alive=now))

    return job
