"""The whole server in this process, behind real sockets: its clock, its chance and its connections are the test's."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
from anyio.from_thread import start_blocking_portal

from gelateria.server.ops.clock import Clock
from gelateria.server.run import Announcing, make_server
from gelateria.server.server import Server
from gelateria.server.settings import Settings
from gelateria.server.sockets import table as sockets
from gelateria.server.sockets.fast_path import FrameProtocol
from tests.server.manual_clock import ManualClock
from tests.server.new_store import lay_new_store
from tests.server.patience import PATIENCE
from tests.server.workers_here import workers_here

QUICK = Settings(
    port=0,
    http_rate=1e5,
    socket_rate=1e5,
    guest_rate=1e5,
    most_tables=100_000,
    most_listed=100_000,
    most_sockets=100_000,
    bot_workers=1,
    nonce_wait=600,
)  # no limits but those that a test sets itself


class Hosted:
    """A server that is up."""

    def __init__(self, serving: Announcing, task: "asyncio.Task[None]", address: str, folder: Path) -> None:
        self.serving = serving
        self.address = address
        self.folder = folder
        self._task = task

    @property
    def socket_address(self) -> str:
        return self.address.replace("http://", "ws://")

    @property
    def core(self) -> Server:
        core: Server = self.serving.app.state.core
        return core

    @property
    def open_sockets(self) -> list[FrameProtocol]:
        return self.serving.open_sockets

    def begin_to_stop(self) -> None:
        """As a signal would have it."""
        self.serving.should_exit = True

    async def stop(self) -> None:
        self.begin_to_stop()
        await self._task


@asynccontextmanager
async def hosted(folder: Path, clock: Clock | None = None, **settings: Any) -> AsyncIterator[Hosted]:
    """A server on this event loop."""
    loop = asyncio.get_running_loop()
    ready: asyncio.Future[str] = loop.create_future()
    with workers_here(), patch.object(sockets, "TIME_TO_JOIN", PATIENCE):
        chosen = msgspec.structs.replace(QUICK, data=str(folder), **settings)
        lay_new_store(chosen)
        serving = make_server(chosen, ready.set_result, clock)
        task = loop.create_task(serving.serve())
        await asyncio.wait((ready, task), return_when=asyncio.FIRST_COMPLETED)
        server = Hosted(serving, task, ready.result(), folder)
        try:
            yield server
        finally:
            await server.stop()


def with_server(folder: Path, scene: Callable[[Hosted, ManualClock], Awaitable[None]], **settings: Any) -> None:
    """A scene at a server whose clock stands."""

    async def run() -> None:
        clock = ManualClock()
        async with hosted(folder, clock, **settings) as server:
            await scene(server, clock)

    asyncio.run(run())


@contextmanager
def hosted_beside(folder: Path, **settings: Any) -> Iterator[Hosted]:
    """The same on an event loop of its own in another thread, for tests that ask and wait, and for many tests."""
    with (
        start_blocking_portal(backend_options={"use_uvloop": True}) as portal,
        portal.wrap_async_context_manager(hosted(folder, **settings)) as server,
    ):
        yield server
