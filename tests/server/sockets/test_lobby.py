"""In the lobby there is news, and now and then the question whether somebody is still there."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from gelateria.server.server import PINGS_ELSEWHERE
from gelateria.server.sockets.connection import DEAD_AFTER
from gelateria.server.sockets.fast_path import LAST_WORDS
from gelateria.server.sockets.lobby import MOST_WORDS
from tests.server.guests import connect_to
from tests.server.hosted import Hosted, hosted
from tests.server.manual_clock import ManualClock
from tests.server.patience import PATIENCE, until

Scene = Callable[[Hosted, ManualClock, Any], Awaitable[None]]


def in_the_lobby(folder: Path, scene: Scene) -> None:
    async def run() -> None:
        clock = ManualClock()
        async with hosted(folder, clock) as server, connect_to(f"{server.socket_address}/ws/lobby") as socket:
            assert json.loads(await socket.recv())["all"]
            try:
                await scene(server, clock, socket)
            finally:
                socket.transport.abort()

    asyncio.run(run())


async def goodbye(socket: Any) -> Any:
    return json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))


def test_who_answers_pings_may_stay(tmp_path: Path) -> None:
    async def scene(server: Hosted, clock: ManualClock, socket: Any) -> None:
        (end,) = server.open_sockets
        for _ in range(5):
            clock.pass_by(DEAD_AFTER - 1)
            heard = end.heard
            server.core.ping(everybody=True)
            await until(lambda heard=heard: end.heard > heard)  # type: ignore[misc]  # the browser answers by itself
        assert len(server.core.bystanders) == 1

    in_the_lobby(tmp_path, scene)


def test_who_does_not_answer_is_shown_out(tmp_path: Path) -> None:
    async def scene(server: Hosted, clock: ManualClock, socket: Any) -> None:
        clock.pass_by(DEAD_AFTER + 1)
        server.core.ping(everybody=True)
        told = await goodbye(socket)
        assert told["problem"] == {"code": "silent", "sentence": "Nothing was heard from you for a while."}
        await until(lambda: not server.core.bystanders)
        clock.pass_by(LAST_WORDS)
        await until(lambda: not server.open_sockets)

    in_the_lobby(tmp_path, scene)


def test_nobody_has_anything_to_say_there(tmp_path: Path) -> None:
    async def scene(server: Hosted, clock: ManualClock, socket: Any) -> None:
        for _ in range(MOST_WORDS + 1):
            await socket.send("hello?")
        problem = (await goodbye(socket))["problem"]
        assert problem["code"] == "unclear"
        assert problem["sentence"] == "Nobody listens in the lobby: it only tells which tables are open."
        await until(lambda: not server.core.bystanders)
        clock.pass_by(LAST_WORDS)

    in_the_lobby(tmp_path, scene)


def test_the_lobby_is_counted(tmp_path: Path) -> None:
    async def scene(server: Hosted, clock: ManualClock, socket: Any) -> None:
        caller = server.core.callers.of("127.0.0.1")
        assert (caller.connections, caller.sockets) == (1, 1)
        await socket.close()
        await until(lambda: not server.core.callers.connections)
        assert (caller.connections, caller.sockets, len(server.core.bystanders)) == (0, 0, 0)

    in_the_lobby(tmp_path, scene)


def test_a_lobby_is_asked_less_often_than_a_race() -> None:
    assert PINGS_ELSEWHERE * 1.0 < DEAD_AFTER, "so that an answer can come in time"
