"""A server that stops closes nobody's socket before they have heard why, and when to come back.

However far they have come, however busy they are, and whatever they are just saying.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.connection import WebSocket
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from gelateria.server import run as serving
from gelateria.server.sockets import connection
from gelateria.server.sockets import table as sockets
from tests.server.guests import Guest, connect_to
from tests.server.hosted import Hosted, hosted
from tests.server.patience import PATIENCE, until

A_WHILE = 1.5
"""Seconds in which a server that does not wait would be through."""
PLAN = {"game": "geizen", "players": 2}


@pytest.fixture(autouse=True)
def nobody_hurries(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a slow machine too, whoever is waited for here comes in time."""
    for where in (connection, serving):
        monkeypatch.setattr(where, "LAST_WORDS", PATIENCE)


def at_a_server(folder: Path, scene: Callable[[Hosted, str, str], Awaitable[None]]) -> None:
    """A table and the key of a seat at it."""

    async def run() -> None:
        async with hosted(folder) as server, await Guest.come(server.address, "Ada") as ada:
            made = await ada.post("/api/tables", plan=PLAN)
            await scene(server, f"{server.socket_address}/ws/tables/{made['table']}", made["seat_key"])

    asyncio.run(run())


async def say(socket: ClientConnection, **message: Any) -> None:
    await socket.send(msgspec.json.encode(message).decode())


@contextlib.asynccontextmanager
async def joined(server: Hosted, address: str, key: str) -> AsyncIterator[ClientConnection]:
    """The socket of somebody who sits there."""
    async with connect_to(address) as socket:
        await say(socket, t="join", key=key, client="tab")
        await until(lambda: server.core.connections)
        yield socket


async def heard(socket: ClientConnection) -> list[dict[str, Any]]:
    """Everything until it closes."""
    told = []
    with contextlib.suppress(ConnectionClosed):
        while True:
            told.append(msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE)))
    return told


def is_told(messages: list[dict[str, Any]]) -> None:
    goodbyes = [message for message in messages if message["t"] == "goodbye"]
    assert [goodbye["problem"]["code"] for goodbye in goodbyes] == ["restarting"]
    assert goodbyes[0]["again"] > 0
    assert messages[-1] == goodbyes[0]


def test_who_sits_there(tmp_path: Path) -> None:
    async def scene(server: Hosted, address: str, key: str) -> None:
        async with joined(server, address, key) as socket:
            server.begin_to_stop()
            is_told(await heard(socket))

    at_a_server(tmp_path, scene)


def test_who_is_too_busy_to_listen_and_talks_on(tmp_path: Path) -> None:
    """Whoever writes to a line that is closed at the other end loses what they have not read."""

    async def scene(server: Hosted, address: str, key: str) -> None:
        async with joined(server, address, key) as socket:
            socket.transport.pause_reading()
            server.begin_to_stop()
            await asyncio.sleep(A_WHILE)
            with contextlib.suppress(ConnectionClosed):
                for n in range(5):
                    await say(socket, t="sync", n=n)
                    await asyncio.sleep(0.01)
            with contextlib.suppress(RuntimeError):  # the line is broken already
                socket.transport.resume_reading()
            is_told(await heard(socket))

    at_a_server(tmp_path, scene)


def test_whose_line_is_full(tmp_path: Path) -> None:
    async def scene(server: Hosted, address: str, key: str) -> None:
        async with joined(server, address, key) as socket:
            (line,) = server.open_sockets
            line.pause_writing()
            server.begin_to_stop()
            await asyncio.sleep(A_WHILE)
            line.resume_writing()
            is_told(await heard(socket))

    at_a_server(tmp_path, scene)


def test_who_has_not_said_yet_what_they_want(tmp_path: Path) -> None:
    async def scene(server: Hosted, address: str, key: str) -> None:
        async with connect_to(address) as socket:
            await until(lambda: server.core.newcomers)
            server.begin_to_stop()
            is_told(await heard(socket))

    at_a_server(tmp_path, scene)


async def come(address: str) -> ClientConnection:
    return await connect_to(address)


@contextlib.contextmanager
def held_up(patch: pytest.MonkeyPatch, where: Any, name: str) -> Iterator[tuple[asyncio.Event, asyncio.Event]]:
    """Whoever comes this way waits: `there` tells that somebody does, `on` lets them go on."""
    there, on = asyncio.Event(), asyncio.Event()
    way = getattr(where, name)

    async def wait(*given: Any) -> Any:
        there.set()
        await on.wait()
        return await way(*given)

    patch.setattr(where, name, wait)
    try:
        yield there, on
    finally:
        on.set()


def test_who_is_just_joining(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(server: Hosted, address: str, key: str) -> None:
        with held_up(monkeypatch, sockets, "read_key") as (there, on):
            async with connect_to(address) as socket:
                await say(socket, t="join", key=key, client="tab")
                await asyncio.wait_for(there.wait(), PATIENCE)
                server.begin_to_stop()
                await until(lambda: server.core.stopping)
                on.set()
                is_told(await heard(socket))

    at_a_server(tmp_path, scene)


def test_who_is_just_coming_through_the_door(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server has begun to stop before it has answered the handshake."""

    async def scene(server: Hosted, address: str, key: str) -> None:
        with held_up(monkeypatch, WebSocket, "accept") as (there, on):
            coming = asyncio.create_task(come(address))
            await asyncio.wait_for(there.wait(), PATIENCE)
            server.begin_to_stop()
            await until(lambda: server.core.stopping)
            on.set()
            is_told(await heard(await coming))

    at_a_server(tmp_path, scene)


def test_who_stands_in_the_lobby(tmp_path: Path) -> None:
    async def scene(server: Hosted, _: str, __: str) -> None:
        async with connect_to(f"{server.socket_address}/ws/lobby") as socket:
            assert msgspec.json.decode(await socket.recv())["t"] == "tables"
            server.begin_to_stop()
            is_told(await heard(socket))

    at_a_server(tmp_path, scene)


def test_who_asks_when_nothing_is_written_any_more(tmp_path: Path) -> None:
    async def scene(server: Hosted, address: str, _: str) -> None:
        await server.core.writer.stop()
        async with Guest(server.address) as late:
            answer = await late.ask("POST", "/api/guests", body={"name": "Cleo"})
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "restarting")
        assert int(answer.headers["retry-after"]) > 0

    at_a_server(tmp_path, scene)


def test_who_meets_a_fault_of_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not a restart, but they are told as well, and when to come back."""

    async def scene(server: Hosted, address: str, key: str) -> None:
        async def fault(*_: Any) -> None:
            raise RuntimeError("the inside of the server")

        monkeypatch.setattr(sockets, "read_key", fault)
        async with connect_to(address) as socket:
            await say(socket, t="join", key=key, client="tab")
            (told,) = await heard(socket)
        assert (told["t"], told["problem"]["code"]) == ("goodbye", "fault")
        assert told["again"] > 0
        assert "inside" not in str(told)

    at_a_server(tmp_path, scene)


def test_who_never_answers_is_not_waited_for_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(server: Hosted, address: str, key: str) -> None:
        async with joined(server, address, key) as socket:
            socket.transport.pause_reading()
            monkeypatch.setattr(serving, "LAST_WORDS", 0.0)
            async with asyncio.timeout(PATIENCE):
                await server.stop()
            assert not server.open_sockets
            socket.transport.abort()

    at_a_server(tmp_path, scene)
