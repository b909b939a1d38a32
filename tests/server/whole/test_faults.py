"""Lines that break at any message, are late and say things twice: all end with the server's view all the same."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from gelateria.server.protocol.messages import Do, Say, Sync
from gelateria.server.sockets import connection
from tests.scale import many
from tests.server.faulty_connection import FaultyConnection
from tests.server.guests import AtTable, connect_to
from tests.server.hosted import Hosted, hosted, hosted_beside
from tests.server.manual_clock import ManualClock
from tests.server.patience import PATIENCE
from tests.server.storms import Storm
from tests.server.tabled import Company, Ear, company, in_company, server_here

GAMES = ("gelati", "gelato-mio", "geizen", "gelini-nightlife", "jelly-monster")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted_beside(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.mark.parametrize("seed", many(3))
def test_everybody_plays_to_the_end_over_a_faulty_line(seed: int, server: Hosted) -> None:
    async def visit() -> None:
        async with FaultyConnection(server.address, seed) as line:
            games = [GAMES[seed % 5], GAMES[(seed + 1) % 5]]
            async with Storm(server.address, seed, games).begun(line.address) as storm:
                await storm.blow()
                await storm.check(server.folder)
            assert line.faults.total() > 5, "the line was as bad as it should be"

    asyncio.run(visit())


# What must hold, one by one --------------------------------------------------------------------------


class LosesAcks(FaultyConnection):
    """Swallows the first answer to each command of a kind, and breaks."""

    def __init__(self, server: str, kind: str) -> None:
        super().__init__(server, 0, breaks=0, late=0, twice=0)
        self.kind = kind
        self.lost: set[int] = set()

    async def _down(self, client: Any, server: Any) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for frame in server:
                message = msgspec.json.decode(frame)
                if message["t"] == self.kind and message["n"] not in self.lost:
                    self.lost.add(message["n"])
                    return
                await client.send(frame)


def test_every_ack_is_lost_once(server: Hosted) -> None:
    """The line breaks between the write and its acknowledgement, for every single move of a game."""

    async def visit() -> None:
        async with (
            LosesAcks(server.address, "ack") as line,
            Storm(server.address, 5, ["gelini-nightlife"]).begun(line.address) as storm,
        ):
            await storm.blow()
            assert line.lost >= {n for player in storm.players for n in player.acked}
            await storm.check(server.folder)

    asyncio.run(visit())


def test_a_lost_refusal_is_told_again(server: Hosted) -> None:
    async def visit() -> None:
        async with (
            LosesAcks(server.address, "refused") as line,
            Storm(server.address, 6, ["geizen"]).begun(line.address) as storm,
        ):
            tab = storm.players[0]
            problem = await tab.answer(await tab.send("do", decision=99, action={"do": "nothing of the kind"}))
            assert problem
            assert len(tab.refused) == 1
            assert line.lost == {1}

    asyncio.run(visit())


def command(ear: Ear, n: int) -> Do:
    """The first thing on offer."""
    return Do(n, ear.snapshot["decision"], ear.snapshot["choices"][0]["action"])


async def moves(there: Company) -> int:
    assert there.table.play
    return there.table.play.entries


def test_gone_between_the_write_and_the_ack(tmp_path: Path) -> None:
    async def visit(there: Company) -> None:
        ear = there.awaited
        do = command(ear, 1)
        there.table.receive(ear, ear.viewer, do)
        there.table.leave(ear, ear.viewer)
        back = Ear(there.table, ear.viewer, ear.client)
        there.table.receive(back, ear.viewer, do)  # it comes back before the write is done, and asks again
        await there.settle()
        assert [m["n"] for m in back.heard if m["t"] == "ack"] == [1]
        late = Ear(there.table, ear.viewer, ear.client)
        assert await late.repeat(do) is None
        assert await moves(there) == 1

    in_company(tmp_path, visit, "geizen", 2)


def test_a_refusal_stays_a_refusal(tmp_path: Path) -> None:
    """Though it would be allowed by now: the client was told no, and may have done something else since."""

    async def visit(there: Company) -> None:
        first = there.awaited
        second = next(ear for ear in there.ears if ear is not first)
        do = Do(7, second.snapshot["decision"], first.snapshot["choices"][0]["action"])
        problem = await second.repeat(do)
        assert problem
        assert problem["rule"] == "table.turn"
        for _ in range(200):
            if there.awaited is second and do.action in [c["action"] for c in second.snapshot["choices"]]:
                break
            assert await there.awaited.act(-1) is None
        before = await moves(there)
        assert await second.repeat(do) == problem
        assert await moves(there) == before

    in_company(tmp_path, visit, "geizen", 2)


def test_two_tabs_answer_the_same_decision(tmp_path: Path) -> None:
    async def visit(there: Company) -> None:
        ear = there.awaited
        other = Ear(there.table, ear.viewer, "another tab")
        there.table.join(other, ear.viewer, None, None)
        do = command(ear, 1)
        there.table.receive(ear, ear.viewer, do)
        there.table.receive(other, ear.viewer, do)
        await there.settle()
        assert ear.count("ack") == 1
        assert other.count("ack") == 0
        assert other.last("refused")["problem"]["rule"] in ("table.decision", "table.turn")
        assert await moves(there) == 1
        assert ear.snapshot["hash"] == other.snapshot["hash"]

    in_company(tmp_path, visit, "geizen", 2)


def test_a_sync_shows_nothing_that_is_not_written(tmp_path: Path) -> None:
    async def visit(there: Company) -> None:
        ear = there.awaited
        there.table.receive(ear, ear.viewer, command(ear, 1))
        heard = len(ear.frames)
        there.table.receive(ear, ear.viewer, Sync(2))
        assert len(ear.frames) == heard, "it waits for the write"
        await there.settle()
        numbers = [step["number"] for m in ear.heard if m["t"] == "update" for step in m["steps"]]
        assert numbers == [1], "shown once"
        assert ear.heard[-1]["t"] == "welcome"
        assert ear.heard[-1]["snapshot"]["number"] == 1

    in_company(tmp_path, visit, "geizen", 2)


def test_what_was_said_before_a_restart_is_not_said_again(tmp_path: Path) -> None:
    """Neither a line of chat nor a move, though the answer never came."""

    async def visit() -> None:
        async with company(tmp_path, "geizen", 2) as there:
            ear, table = there.awaited, there.table.id
            do, say = command(ear, 1), Say(2, "did you hear me?")
            assert await ear.repeat(do) is None
            assert await ear.repeat(say) is None
        async with server_here(tmp_path, ManualClock()) as server:
            again = Ear(await server.registry.table(table), ear.viewer, ear.client)
            again.table.join(again, ear.viewer, None, None)
            assert await again.repeat(do) is None
            assert await again.repeat(say) is None
            assert again.count("chat") == 0
            assert again.count("update") == 0
            assert [line["text"] for line in again.last("welcome")["chat"]] == ["did you hear me?"]
            assert again.snapshot["hash"] == ear.snapshot["hash"]

    asyncio.run(visit())


# A line that cannot keep up ----------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def deaf(tab: AtTable, server: Hosted) -> AsyncIterator[tuple[ClientConnection, int]]:
    """A narrow line for this seat that asks and asks, and hears none of it, until the server has had enough of it.

    With it comes how often it has asked.
    """
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.setblocking(False)
    host, port = tab.url.split("/")[2].split(":")
    await asyncio.get_running_loop().sock_connect(narrow, (host, int(port)))
    others = server.open_sockets
    async with connect_to(tab.url, sock=narrow, max_queue=1) as line:
        (theirs,) = [one for one in server.open_sockets if one not in others]
        theirs.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        await line.send(msgspec.json.encode({"t": "join", "key": tab.key, "client": "deaf"}).decode())
        asked = 0
        async with asyncio.timeout(PATIENCE):
            while not any(one.client == "deaf" and one.closing for one in server.core.connections):
                await line.send(msgspec.json.encode({"t": "sync", "n": asked}).decode())
                await asyncio.sleep(0)
                asked += 1
        yield line, asked
        line.transport.abort()


def test_a_slow_line_is_closed_and_begins_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "LAST_WORDS", PATIENCE)

    async def visit() -> None:
        async with hosted(tmp_path) as server, Storm(server.address, 8, ["geizen"]).begun() as storm:
            ada = storm.players[0]
            async with deaf(ada, server) as (slow, asked):
                said = []
                with contextlib.suppress(ConnectionClosed):
                    while True:
                        said.append(msgspec.json.decode(await asyncio.wait_for(slow.recv(), PATIENCE)))
                assert said[-1]["t"] == "goodbye"
                assert said[-1]["problem"]["code"] == "slow"
                assert said[-1]["again"] > 0
                assert len(said) < asked
            async with AtTable(server.address, ada.room["table"], ada.key, ada.client) as again:
                assert again.hash == ada.hash
            await storm.blow()
            await storm.check(server.folder)

    asyncio.run(visit())


def test_a_line_that_is_dead_holds_no_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is full, and takes in not even why it is closed."""
    monkeypatch.setattr(connection, "LAST_WORDS", 0.1)

    async def visit() -> None:
        async with hosted(tmp_path) as server, Storm(server.address, 9, ["geizen"]).begun() as storm:
            ada, ben = storm.players
            async with deaf(ada, server):
                await ada.__aexit__()
                await ben.until(lambda: not ben.room["seats"][0]["here"])

    asyncio.run(visit())
