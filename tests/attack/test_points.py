"""Points of the review, done once more as they were done then, for the figures in docs/security.md.

Others are measured by the test that holds them; tests/attack/points.toml tells which.
"""

import asyncio
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path

import httpx
import msgspec
import psutil
import pytest
from sqlalchemy import select

from bench.one_guest import records, server_up
from gelateria.engine import find_game
from gelateria.server.http.request_protocol import HEAD_WITHIN
from gelateria.server.lobby.listing import OPEN_FOR
from gelateria.server.settings import Settings
from gelateria.server.store.schema import uptime
from tests.attack.figures import note
from tests.attack.floods import ENOUGH, Target, endless_headers, head, saying
from tests.attack.length import ATTACK, lasting
from tests.attack.small_disk import needs_small_disk, small_disk
from tests.server.guests import AtTable, Guest, connect_to
from tests.server.hosted import hosted
from tests.server.manual_clock import ManualClock
from tests.server.outages import LockedFile
from tests.server.patience import PATIENCE, until
from tests.server.postgres import needs_postgres
from tests.server.running import RunningServer
from tests.server.tabled import as_after_a_kill
from tests.server.whole.test_outages import an_evening, goodbyes, until_live

in_the_whole_attack = pytest.mark.skipif(not ATTACK, reason="for `make attack`: a test of its own room holds it")
DEFAULTS = Settings()
USUAL = {name: getattr(DEFAULTS, name) for name in ("http_rate", "guest_rate", "most_sockets", "most_listed")}
PLAN = {"game": "geizen", "players": 2}
EVES = "127.0.0.9"


def megabytes(process: psutil.Process) -> int:
    return int(process.memory_info().rss / 1e6)


# The store -----------------------------------------------------------------------------------------


@in_the_whole_attack
def test_two_servers_on_one_database(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.sqlite3'}"

    async def play(address: str) -> AtTable:
        async with await Guest.come(address, "Ada") as ada:
            made = await ada.post("/api/quick-play", game="geizen", level="random", pace="instant")
            async with AtTable(address, made["table"], made["seat_key"]) as tab:
                for _ in range(12):
                    await tab.until(lambda: tab.choices or tab.over)
                    if not tab.over:
                        await tab.answer(await tab.do(tab.choices[0]["action"]))
            return tab

    with RunningServer(tmp_path / "first", database=database) as first:
        code, said = RunningServer(tmp_path / "second", database=database).try_to_start()
        tab = asyncio.run(play(first.address))
        first.kill()
    assert "Another server" in said
    with closing(sqlite3.connect(tmp_path / "games.sqlite3")) as store:
        kept = {number for (number,) in store.execute("SELECT number FROM journal WHERE client = ?", [tab.client])}
    moves = {n for n in tab.acked if n != tab.gave}
    note("two-servers", code=code, acknowledged=len(moves), unreadable=len(moves - kept))
    assert moves
    assert moves <= kept


def test_half_a_change(tmp_path: Path) -> None:
    async def visit() -> None:
        async with hosted(tmp_path) as server, await Guest.come(server.address, "Ada") as ada:
            made = await ada.post("/api/tables", plan=PLAN | {"players": 3})
            path = f"/api/tables/{made['table']}"
            answer = await ada.ask("POST", f"{path}/bots", made["host_key"], {"level": "random", "seats": [1, 0]})
            seats = (await ada.get(path))["room"]["seats"]
            seated = sum(seat["bot"] is not None for seat in seats)
            note("half-a-change", status=answer.status_code, seated=seated)
            assert (answer.status_code, seated) == (409, 0)

    asyncio.run(visit())


@needs_small_disk
def test_sitting_down_while_the_disk_is_full(tmp_path: Path) -> None:
    """Refused, she is not in the room; asked again she is, and still when the server was killed."""

    async def visit(folder: Path, fill: partial[None], free: partial[None]) -> None:
        async with (
            hosted(folder) as server,
            await Guest.come(server.address, "Ada") as ada,
            await Guest.come(server.address, "Ben") as ben,
        ):
            made = await ada.post("/api/tables", plan=PLAN)
            path = f"/api/tables/{made['table']}"
            await asyncio.to_thread(fill)
            refused = await ben.ask("POST", f"{path}/join", None, {})
            seats = (await ada.get(path))["room"]["seats"]
            inside = sum(bool(seat and seat["name"] == "Ben") for seat in seats)
            free()
            sat = await ben.post(f"{path}/join")
            copy = as_after_a_kill(folder, tmp_path / "copy")
            async with hosted(copy) as again, AtTable(again.address, made["table"], sat["key"]) as tab:
                found = int(tab.seat == sat["seat"])
            note("disk-full-seat", status=refused.status_code, inside=inside, found=found)
            assert (refused.status_code, inside, found) == (503, 0, 1)

    with small_disk() as disk:
        asyncio.run(visit(disk.folder, partial(disk.fill), partial(disk.free)))


@pytest.mark.usefixtures("impatient_sqlite")
def test_a_database_that_is_away_for_163_seconds(tmp_path: Path) -> None:
    async def visit() -> None:
        mortal = LockedFile(tmp_path / "games.sqlite3")
        async with an_evening(tmp_path, mortal) as evening:
            async with mortal.away():
                await until_live(evening, lambda: evening.server.core.chores.failures["signs of life"])
                await evening.live_for(163)
                ready = (await evening.fetch("/ready")).status_code
                refused = await evening.ada.ask("PATCH", "/api/me", body={"name": "Adelaide"})
                tab = evening.awaited
                await tab.do(tab.choices[0]["action"])
                await tab.until(lambda: goodbyes(tab))
            await evening.until_it_is_back()
            (newest,) = await evening.server.core.rows(select(uptime).order_by(uptime.c.boot.desc()).limit(1))
            age = evening.clock.now() - newest["alive"] / 1000
            again = goodbyes(tab)[0]["again"]
            note(
                "away",
                ready=ready,
                status=refused.status_code,
                retry=int(refused.headers["retry-after"]),
                again=round(again),
                age=round(age),
                back=(await evening.fetch("/ready")).status_code,
            )
            assert (ready, refused.status_code) == (503, 503)
            assert age <= 1

    asyncio.run(visit())


# Floods --------------------------------------------------------------------------------------------


@in_the_whole_attack
def test_a_head_without_an_end(tmp_path: Path) -> None:
    """As much as was sent when it was first tried, or until the server has hung up often enough."""
    with RunningServer(tmp_path, **USUAL) as server:
        process, over = psutil.Process(server.pid), threading.Event()
        before = most = megabytes(process)
        with ThreadPoolExecutor(1) as beside:
            target = Target("127.0.0.1", server.port, EVES)
            flood = beside.submit(endless_headers, target, over.is_set)
            for _ in range(600):
                most = max(most, megabytes(process))
                over.wait(0.05)
            over.set()
            told = flood.result(PATIENCE)
    note("endless-headers", before=before, most=most, sent=round(told.bytes / 1e6), ended=told.ended)
    assert told.ended
    assert told.bytes <= ENOUGH * 1.1
    assert most - before < 60


def test_connections_that_have_sent_half_a_request(tmp_path: Path) -> None:
    async def visit() -> None:
        clock = ManualClock()
        async with hosted(tmp_path, clock, **USUAL) as server:
            url, callers = httpx.URL(server.address), server.core.callers
            target = Target(url.host, url.port or 80, EVES)
            say_half = saying(target, head(target))
            lines, wanted = [], lasting(3000, 1000)
            try:
                for _ in range(wanted):
                    try:
                        lines.append(await asyncio.to_thread(say_half))
                    except OSError:
                        continue  # it was not taken
                await until(lambda: callers.turned_away["connections"])
                open_ = callers.of(EVES).connections
                clock.pass_by(HEAD_WITHIN + 1)
                await until(lambda: not callers.of(EVES).connections)
            finally:
                for line in lines:
                    line.close()
            note("half-sent", tried=wanted, open=open_, within=round(HEAD_WITHIN), later=0)
            assert open_ <= callers.most_connections

    asyncio.run(visit())


# Visitors ------------------------------------------------------------------------------------------


@needs_postgres
def test_a_nul_in_a_clients_name(tmp_path: Path, database: str) -> None:
    async def visit() -> None:
        async with (
            hosted(tmp_path, database=database) as server,
            await Guest.come(server.address, "Ada") as ada,
            await Guest.come(server.address, "Eve") as eve,
        ):
            made = await ada.post("/api/tables", plan=PLAN | {"watch": "everyone"})
            key = (await eve.post(f"/api/tables/{made['table']}/watch"))["key"]
            async with AtTable(server.address, made["table"], made["seat_key"]) as tab:
                async with connect_to(tab.url) as line:
                    await line.send(msgspec.json.encode({"t": "join", "key": key, "client": "a\0b"}).decode())
                    told = msgspec.json.decode(await asyncio.wait_for(line.recv(), PATIENCE))
                ended = sum(message["t"] == "goodbye" for message in tab.messages)
                assert await tab.answer(await tab.send("say", text="Still here.")) is None
            note("nul", code=told["problem"]["code"], ended=ended)
            assert (told["t"], ended) == ("goodbye", 0)

    asyncio.run(visit())


def test_addresses_that_somebody_only_claims_to_have(tmp_path: Path) -> None:
    """On a server without a proxy, and on a clock that stands."""

    async def visit() -> None:
        async with hosted(tmp_path, ManualClock(), **USUAL) as server:
            async with await Guest.come(server.address, "Ada") as ada:
                await ada.post("/api/account", login="ada", password="correct horse")
            statuses: dict[str, list[int]] = {}
            for what, tries, path, body in (
                ("passwords", 52, "/api/sign-in", {"login": "ada", "password": "wrong wrong"}),
                ("guests", 200, "/api/guests", {"name": "Eve"}),
            ):
                server.core.callers.of("127.0.0.1").requests.give_back(server.core.callers.now(), 1000)
                statuses[what] = []
                async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as eve:
                    for number in range(tries):
                        told = {"X-Forwarded-For": f"10.1.{number}.1", "Forwarded": f"for=10.1.{number}.1"}
                        statuses[what].append((await eve.post(path, json=body, headers=told)).status_code)
                        eve.cookies.clear()
            guests, passwords = statuses["guests"].count(201), statuses["passwords"].count(401)
            note("forwarded", guests=guests, of=200, passwords=passwords, tries=52)
            assert guests < DEFAULTS.guest_rate * 5
            assert passwords == 5

    asyncio.run(visit())


def test_a_row_that_ends_in_a_newline(tmp_path: Path) -> None:
    async def visit() -> None:
        edition = msgspec.json.decode(msgspec.json.encode(find_game("geizen").setting(2).edition))
        edition["board"]["rows"][0] = "GGGR\n"
        async with hosted(tmp_path) as server, await Guest.come(server.address, "Eve") as eve:
            answer = await eve.ask("POST", "/api/tables", None, {"plan": PLAN | {"edition": edition}})
            note("newline", status=answer.status_code, code=answer.json()["error"]["code"])
            assert answer.status_code == 400

    asyncio.run(visit())


def test_tables_that_are_made_and_abandoned(tmp_path: Path) -> None:
    """By as many guests as it takes, all of one address."""

    async def visit() -> None:
        clock, wanted = ManualClock(), lasting(600, 60)
        async with hosted(tmp_path, clock, most_listed=DEFAULTS.most_listed) as server:
            async with await Guest.come(server.address, "Eve") as eve:
                answers = [await eve.ask("POST", "/api/tables", None, {"plan": PLAN}) for _ in range(wanted)]
            news = server.core.news
            listed = len(news.listed)
            clock.pass_by(OPEN_FOR + 1)
            news.tidy()
            note("abandoned", tried=wanted, listed=listed, later=len(news.listed), minutes=round(OPEN_FOR / 60))
            assert listed == sum(answer.is_success for answer in answers) == DEFAULTS.most_listed
            assert not news.listed

    asyncio.run(visit())


@in_the_whole_attack
def test_tables_that_go_on_from_a_long_record() -> None:
    async def visit() -> None:
        async with server_up() as (address, server):
            told = [await records(address, server, 13, moves) for moves in (1000, 20_000)]
        short, long = told
        note("records", tables=short["opened"], together=short["megabytes"], long=long["opened"], why=long["refused"])
        assert short["opened"] == 13
        assert short["megabytes"] < 50
        assert not long["opened"]

    asyncio.run(visit())
