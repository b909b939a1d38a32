"""How long a line is: by pings, but no longer than TCP itself finds, where it can be asked."""

import asyncio
import sys
from collections.abc import Callable, Coroutine
from types import SimpleNamespace
from typing import Any, cast

import pytest
import uvloop
from litestar.connection import WebSocket

from gelateria.server.sockets.connection import SLACK, Connection
from gelateria.server.sockets.fast_path import EXTENSION, FrameProtocol, head
from gelateria.server.table.access_keys import Holder
from tests.server.manual_clock import ManualClock
from tests.server.patience import PATIENCE


class ShortConnection:
    """A socket to somebody near."""

    def __init__(self, round_trip: float | None) -> None:
        self.seconds = round_trip
        self.written: list[bytes] = []

    def write_frame(self, payload: bytes) -> bool:
        self.written.append(payload)
        return True

    def round_trip(self) -> float | None:
        return self.seconds

    def give_back(self) -> None: ...


def measured(line: ShortConnection, answered_after: float, is_direct: bool) -> float:
    """What the server takes the line for, when every ping is answered after so long."""

    async def measure() -> float:
        clock = ManualClock()
        socket = cast("WebSocket[Any, Any, Any]", SimpleNamespace(scope={"extensions": {EXTENSION: line}}))
        connection = Connection(socket, clock, "client", Holder(), "127.0.0.1", 10, in_a_race=True, is_direct=is_direct)
        assert connection.round_trip == 0.0
        for ping in range(1, 6):
            connection.ping()
            clock.pass_by(answered_after)
            connection.pong(ping)
        await connection.finish()
        return connection.round_trip

    return asyncio.run(measure())


def test_answering_pings_late_makes_nobody_far_away() -> None:
    assert measured(ShortConnection(0.02), 0.4, is_direct=True) == pytest.approx(0.02 + SLACK)


def test_an_honest_line_is_as_long_as_its_pings_say() -> None:
    assert measured(ShortConnection(0.39), 0.4, is_direct=True) == pytest.approx(0.4)


@pytest.mark.parametrize(("system_says", "is_direct"), [(0.001, False), (None, True)])
def test_behind_a_proxy_or_where_the_system_is_silent_there_are_only_pings(
    system_says: float | None, is_direct: bool
) -> None:
    assert measured(ShortConnection(system_says), 0.4, is_direct) == pytest.approx(0.4)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not tell")
@pytest.mark.parametrize("run", [asyncio.run, uvloop.run])
def test_the_system_knows_a_real_line(run: Callable[[Coroutine[Any, Any, float | None]], float | None]) -> None:
    async def ask() -> float | None:
        here: asyncio.Future[asyncio.WriteTransport] = asyncio.get_running_loop().create_future()
        server = await asyncio.start_server(lambda _, writer: here.set_result(writer.transport), "127.0.0.1", 0)
        _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        transport = await here
        found = FrameProtocol.round_trip(cast("FrameProtocol", SimpleNamespace(transport=transport)))
        writer.close()
        transport.close()
        server.close()
        await server.wait_closed()
        return found

    found = run(ask())
    assert found is not None
    assert 0 <= found < PATIENCE, "this machine is not far from itself"


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536, 200_000])
def test_a_frame_begins_as_the_library_would_begin_it(length: int) -> None:
    from websockets.frames import Frame, Opcode

    payload = b"x" * length
    assert head(length) + payload == Frame(Opcode.TEXT, payload).serialize(mask=False)
