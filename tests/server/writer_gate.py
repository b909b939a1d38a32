"""A store that is slow at the moment that a test is about."""

import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import Connection

from gelateria.server.core import Core
from tests.server.patience import PATIENCE, until


@asynccontextmanager
async def closed_gate(core: Core) -> AsyncIterator[None]:
    """What is to be written waits, and is the writer's backlog. For SQLite: its jobs run in a thread of their own."""
    reached, gate = threading.Event(), threading.Event()

    def hold(_: Connection) -> None:
        reached.set()
        assert gate.wait(PATIENCE)

    held = core.writer.run(hold)
    await until(reached.is_set)
    try:
        yield
    finally:
        gate.set()
        await held
