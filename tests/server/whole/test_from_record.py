"""A game that goes on from a record is played again by a worker: the server waits for it, and takes its word."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec

from gelateria.engine import pledge
from gelateria.server.workers.framing import Reply
from gelateria.server.workers.replay_answers import Resume
from gelateria.server.workers.replay_requests import DUTY
from tests.records.keep import FOLDER, kept
from tests.server.guests import AtTable, Guest
from tests.server.hosted import Hosted, hosted
from tests.server.patience import until
from tests.server.workers_here import WorkerHere

RECORD = kept(FOLDER / "gelati-3p-v1-format2.txt").to_token()
WISH: dict[str, Any] = {"record": RECORD, "move": 20, "level": "random", "pace": "instant"}


def visit(folder: Path, what: Callable[[Hosted, Guest], Awaitable[None]]) -> None:
    async def run() -> None:
        async with hosted(folder) as server, await Guest.come(server.address, "Ada") as ada:
            await what(server, ada)

    asyncio.run(run())


def test_it_is_asked_of_a_worker_and_everybody_else_goes_on_meanwhile(tmp_path: Path) -> None:
    asked: list[Resume] = []
    ask = WorkerHere.ask

    async def what(server: Hosted, ada: Guest) -> None:
        gate = asyncio.Event()

        async def hold(worker: WorkerHere, body: bytes) -> Reply:
            if worker.duty == DUTY:
                asked.append(msgspec.msgpack.decode(body, type=Resume))
                await gate.wait()
            return await ask(worker, body)

        with patch.object(WorkerHere, "ask", hold):
            made = asyncio.create_task(ada.post("/api/tables/from-record", **WISH))
            await until(lambda: asked)
            assert await ada.get("/api/tables") == []
            assert not server.core.registry.tables
            gate.set()
            table = server.core.registry.tables[(await made)["table"]]
        assert table.play
        assert (table.play.inherited, table.play.match.length) == (20, 20)
        assert len(table.play.steps(0, 0, 100)) == 20, "the log begins with what came before"

    visit(tmp_path, what)
    assert [(question.record, question.move, question.is_new) for question in asked] == [(RECORD, 20, True)]


def test_a_record_that_every_worker_dies_over_is_refused_and_makes_no_table(tmp_path: Path) -> None:
    async def die(worker: WorkerHere, body: bytes) -> Reply:
        raise EOFError

    async def what(server: Hosted, ada: Guest) -> None:
        with patch.object(WorkerHere, "ask", die):
            refused = await ada.ask("POST", "/api/tables/from-record", body=WISH)
        assert (refused.status_code, refused.json()["error"]["code"]) == (503, "no-answer")
        assert not server.core.registry.tables
        assert server.core.replays.pool.deaths == 2
        assert (await ada.ask("POST", "/api/tables/from-record", body=WISH)).status_code == 201

    visit(tmp_path, what)


def test_a_table_that_waited_for_a_nonce_waits_anew_when_every_worker_died_over_its_record(tmp_path: Path) -> None:
    ask, deaths = WorkerHere.ask, [True, True]

    async def die_twice(worker: WorkerHere, body: bytes) -> Reply:
        if worker.duty == DUTY and deaths:
            deaths.pop()
            raise EOFError
        return await ask(worker, body)

    async def what(server: Hosted, ada: Guest) -> None:
        nonce = "n" * 32
        made = await ada.post("/api/tables/from-record", **WISH, pledge=pledge(nonce))
        assert server.core.registry.tables[made["table"]].status == "starting"
        with patch.object(WorkerHere, "ask", die_twice):
            async with AtTable(server.address, made["table"], made["seat_key"], nonce=nonce) as player:
                await player.until(lambda: player.room["status"] == "playing")
        play = server.core.registry.tables[made["table"]].play
        assert play
        assert play.inherited == 20
        assert not deaths

    visit(tmp_path, what)
