"""For whoever watches over the server: whether the process lives, and whether it can serve."""

import asyncio

from litestar import Response, get
from litestar.datastructures import State
from sqlalchemy import select

from gelateria.server.server import Server
from gelateria.server.store.outage import Away

ANSWERS_WITHIN = 2.0
"""Seconds: a database that takes longer than that would make everybody wait."""
STALE = 15.0
"""Seconds since the last sign of life, after which something is wrong though nothing has failed yet."""
ASK_AGAIN = "5"


@get("/health", include_in_schema=False)
async def health() -> str:
    """The process lives. It need not be started again because its database is away."""
    return "ok"


@get("/ready", include_in_schema=False)
async def ready(state: State) -> Response[str]:
    """It can serve: all games are set up again, the database answers, and takes what is written."""
    server: Server | None = state.get("core")
    if not server or not server.ready:
        return _not_ready("not yet")
    if server.uptime.downtime.goes_on or server.clock.now() - server.uptime.last > STALE:
        return _not_ready("the database cannot be written")
    try:
        async with asyncio.timeout(ANSWERS_WITHIN):
            await server.rows(select(1))
    except (Away, TimeoutError):
        return _not_ready("the database is away")
    return Response("ready", media_type="text/plain")


def _not_ready(why: str) -> Response[str]:
    return Response(why, status_code=503, media_type="text/plain", headers={"retry-after": ASK_AGAIN})
