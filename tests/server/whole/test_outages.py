"""The database goes away under a running server, and comes back: everybody is told, nobody is lost, no restart."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from gelateria.server import server as serving
from gelateria.server.http.metrics import exposition
from gelateria.server.store.schema import uptime
from gelateria.server.table.table import Table
from tests.server.guests import AtTable, Guest, connect_to
from tests.server.hosted import Hosted, hosted
from tests.server.manual_clock import ManualClock
from tests.server.outages import MortalStore
from tests.server.patience import GLANCE, PATIENCE, until

PLAN = {"game": "geizen", "players": 2}


class Evening:
    """Ada and Ben play, over a database that may go away."""

    def __init__(self, server: Hosted, clock: ManualClock, guests: list[Guest], made: dict[str, Any], ben: str) -> None:
        self.server = server
        self.clock = clock
        self.ada, self.ben = guests
        self.made = made
        self.tabs = [AtTable(server.address, made["table"], key) for key in (made["seat_key"], ben)]

    @property
    def awaited(self) -> AtTable:
        (tab,) = [tab for tab in self.tabs if tab.choices]
        return tab

    @property
    def table(self) -> Table | None:
        return self.server.core.registry.tables.get(self.made["table"])

    @property
    def path(self) -> str:
        return f"/api/tables/{self.made['table']}"

    async def fetch(self, path: str) -> httpx.Response:
        return await self.ada.ask("GET", path)

    async def live_for(self, seconds: int) -> None:
        """Second by second, each with its sign of life; but one that failed rests for a while."""
        for _ in range(seconds):
            was_here, before = not self.server.core.uptime.downtime.goes_on, self.signs
            self.clock.pass_by(1)
            if was_here:
                await until(partial(self.is_later_than, before))
            else:
                await asyncio.sleep(GLANCE)

    def is_later_than(self, before: tuple[float, int]) -> bool:
        return self.signs != before

    @property
    def signs(self) -> tuple[float, int]:
        """The last one, and how many were not given."""
        return self.server.core.uptime.last, self.server.core.chores.failures["signs of life"]

    async def until_it_is_back(self) -> None:
        await until_live(self, lambda: not self.server.core.uptime.downtime.goes_on)


async def until_live(evening: Evening, happened: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await evening.live_for(1)


@contextlib.asynccontextmanager
async def an_evening(folder: Path, mortal: MortalStore, **plan: Any) -> AsyncIterator[Evening]:
    clock = ManualClock()
    async with (
        hosted(folder, clock, database=mortal.address) as server,
        await Guest.come(server.address, "Ada") as ada,
        await Guest.come(server.address, "Ben") as ben,
    ):
        made = await ada.post("/api/tables", plan=PLAN | plan)
        sat = await ben.post(f"/api/tables/{made['table']}/join")
        await ada.post(f"/api/tables/{made['table']}/start", made["host_key"])
        evening = Evening(server, clock, [ada, ben], made, sat["key"])
        async with contextlib.AsyncExitStack() as sockets:
            for tab in evening.tabs:
                await sockets.enter_async_context(tab)
            yield evening


def on_an_evening(folder: Path, mortal: MortalStore, scene: Callable[[Evening], Awaitable[None]], **plan: Any) -> None:
    async def run() -> None:
        async with an_evening(folder, mortal, **plan) as evening:
            await scene(evening)

    asyncio.run(run())


def is_told_away(answer: httpx.Response) -> bool:
    """With when to come back, and without why."""
    error = answer.json()["error"]
    assert "disk" not in answer.text
    assert "lock" not in answer.text
    return answer.status_code == 503 and error["code"] == "away" and 1 <= int(answer.headers["retry-after"]) <= 10


async def last_words(address: str, key: str) -> dict[str, Any]:
    """What somebody hears who comes in by this key, if it closes."""
    async with connect_to(address) as socket:
        await socket.send(msgspec.json.encode({"t": "join", "key": key, "client": "late"}).decode())
        message: dict[str, Any] = {}
        with contextlib.suppress(ConnectionClosed):
            while True:
                message = msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE))
        return message


def goodbyes(tab: AtTable) -> list[dict[str, Any]]:
    return [message for message in tab.messages if message["t"] == "goodbye"]


# What visitors see ---------------------------------------------------------------------------------


def test_requests_are_answered_by_when_to_come_back(tmp_path: Path, mortal: MortalStore) -> None:
    async def scene(evening: Evening) -> None:
        ada, key = evening.ada, evening.made["host_key"]
        async with Guest(evening.server.address) as newcomer, mortal.away():
            assert is_told_away(await ada.ask("POST", "/api/tables", body={"plan": PLAN}))
            assert is_told_away(await ada.ask("POST", f"{evening.path}/pace", key, {"pace": "brisk"}))
            assert is_told_away(await ada.ask("PATCH", "/api/me", body={"name": "Adelaide"}))
            assert is_told_away(await newcomer.ask("POST", "/api/guests", body={"name": "Cleo"}))
            if mortal.reads_fail:
                assert is_told_away(await ada.ask("GET", "/api/me"))
                assert is_told_away(await ada.ask("GET", "/api/dice"))
        answer = await ada.ask("PATCH", "/api/me", body={"name": "Adelaide"})
        assert answer.json()["name"] == "Adelaide"

    on_an_evening(tmp_path, mortal, scene)


def test_a_table_says_goodbye_and_goes_on_where_it_was(tmp_path: Path, mortal: MortalStore) -> None:
    """What was not written is sent again, and done once."""

    async def scene(evening: Evening) -> None:
        tab = evening.awaited
        for _ in range(3):
            assert await tab.answer(await tab.do(tab.choices[0]["action"])) is None
            await until(lambda: sum(bool(one.choices) for one in evening.tabs) == 1)
            tab = evening.awaited
        before = tab.number
        async with mortal.away():
            n = await tab.do(tab.choices[0]["action"])
            for one in evening.tabs:
                await one.until(partial(goodbyes, one))
                assert goodbyes(one)[0]["problem"]["code"] == "away"
                assert 1 <= goodbyes(one)[0]["again"] <= 10
            if mortal.reads_fail:
                late = await last_words(tab.url, tab.key)
                assert (late["t"], late["problem"]["code"]) == ("goodbye", "away")
                assert late["again"] > 0
            assert n not in tab.acked
        assert await tab.answer(n) is None
        assert tab.acked.count(n) == 1
        assert tab.number == before + 1

    on_an_evening(tmp_path, mortal, scene)


def test_what_is_said_then_is_refused_and_ends_no_table(tmp_path: Path, mortal: MortalStore) -> None:
    async def scene(evening: Evening) -> None:
        tab, table = evening.tabs[0], evening.table
        async with mortal.away():
            problem = await tab.answer(await tab.send("say", text="Is anybody there?"))
            assert problem
            assert problem["code"] == "away"
            assert evening.table is table
            assert not goodbyes(tab)
        assert await tab.answer(await tab.send("say", text="Now?")) is None
        assert table
        assert [line.text for line in table.chat.lines] == ["Now?"]

    on_an_evening(tmp_path, mortal, scene)


# What whoever watches over it sees -------------------------------------------------------------------


def test_it_lives_but_is_not_ready_and_then_is_again(tmp_path: Path, mortal: MortalStore) -> None:
    async def scene(evening: Evening) -> None:
        server = evening.server.core
        assert (await evening.fetch("/ready")).text == "ready"
        async with mortal.away():
            await until_live(evening, lambda: server.chores.failures["signs of life"])
            ready = await evening.fetch("/ready")
            assert (ready.status_code, int(ready.headers["retry-after"])) == (503, 5)
            assert "database" in ready.text
            assert (await evening.fetch("/health")).status_code == 200
            told = exposition(server).decode()
            assert 'gelateria_chore_failures_total{chore="signs of life"} 0' not in told
            assert "gelateria_database_away 1.0" in told
        await evening.until_it_is_back()
        assert (await evening.fetch("/ready")).text == "ready"
        assert "gelateria_database_away 0.0" in exposition(server).decode()

    on_an_evening(tmp_path, mortal, scene)


def test_all_chores_go_on_without_a_restart(
    tmp_path: Path, mortal: MortalStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The sign of life is fresh again, and abandoned tables are put away."""
    monkeypatch.setattr(serving, "TIDY_EVERY", 0.05)

    async def scene(evening: Evening) -> None:
        server = evening.server.core
        async with mortal.away():
            await until_live(evening, lambda: server.chores.failures["signs of life"])
            await until(lambda: server.chores.failures["tidying"])
        await evening.until_it_is_back()
        await evening.live_for(3)
        (newest,) = await server.rows(select(uptime).order_by(uptime.c.boot.desc()).limit(1))
        assert evening.clock.now() - newest["alive"] / 1000 <= 1
        abandoned = (await evening.ada.post("/api/tables", plan=PLAN))["table"]
        await until(lambda: abandoned not in server.registry.tables)

    on_an_evening(tmp_path, mortal, scene)


def test_the_log_is_told_why_and_visitors_are_not(
    tmp_path: Path, mortal: MortalStore, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(evening: Evening) -> None:
        async with mortal.away():
            assert is_told_away(await evening.ada.ask("PATCH", "/api/me", body={"name": "Adelaide"}))
        (told,) = [record for record in caplog.records if record.message == "the database is away"]
        assert told.__dict__["why"]
        assert "Adelaide" not in caplog.text

    on_an_evening(tmp_path, mortal, scene)


# Those who are not there -----------------------------------------------------------------------------


def test_a_game_that_nobody_comes_back_to_goes_on_all_the_same(tmp_path: Path, mortal: MortalStore) -> None:
    """Its deadline is set again, though no client ever asks for the table."""

    async def scene(evening: Evening) -> None:
        lost = evening.table
        async with mortal.away():
            await evening.awaited.do(evening.awaited.choices[0]["action"])
            await until(lambda: evening.table is not lost)
            for tab in evening.tabs:
                await tab.__aexit__()
        await until_live(evening, lambda: evening.table)
        assert evening.table
        assert evening.table.time
        assert evening.table.time.is_set

    on_an_evening(tmp_path, mortal, scene, clock="fast")
