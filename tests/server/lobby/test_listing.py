"""What stands in the lobby: not more of one address than there is room for, and nothing that nobody is at."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from gelateria.server.accounts.sessions import Visitor
from gelateria.server.errors import Refused
from gelateria.server.lobby.listing import OPEN_FOR, OPEN_FOR_DAYS
from gelateria.server.server import Server
from gelateria.server.table.plan import Plan
from tests.attack.figures import note
from tests.server.guests import Guest
from tests.server.hosted import hosted
from tests.server.manual_clock import ManualClock
from tests.server.tabled import Ear, arrive, server_here

HOME, AWAY = "192.0.2.1", "192.0.2.2"
OPEN = Plan(game="geizen", players=2)
PRIVATE = Plan(game="geizen", players=2, listed=False)

Scene = Callable[[Server, ManualClock, Visitor], Awaitable[None]]


def with_ada(folder: Path, scene: Scene, **settings: Any) -> None:
    async def run() -> None:
        clock = ManualClock()
        async with server_here(folder, clock, **settings) as server:
            await scene(server, clock, await arrive(server, "Ada"))

    asyncio.run(run())


def shown(server: Server) -> list[str]:
    return list(server.news.listed)


def test_an_address_has_so_many_tables_in_the_lobby_whoever_makes_them(tmp_path: Path) -> None:
    async def scene(server: Server, _: ManualClock, ada: Visitor) -> None:
        ben = await arrive(server, "Ben")
        for maker in (ada, ben):
            await server.lobby.make(maker, OPEN, HOME)
        with pytest.raises(
            Refused, match="2 tables in the lobby are yours already; begin or close one of them first"
        ) as no:
            await server.lobby.make(ada, OPEN, HOME)
        assert (no.value.status, no.value.problem.code) == (429, "too-many")
        await server.lobby.make(ada, PRIVATE, HOME)
        await server.lobby.make(ada, OPEN, AWAY)
        assert len(shown(server)) == 3

    with_ada(tmp_path, scene, most_listed=2)


def test_what_is_shown_by_another_way_waits_for_room(tmp_path: Path) -> None:
    async def scene(server: Server, _: ManualClock, ada: Visitor) -> None:
        watched = Plan(game="geizen", players=2, listed=False, watch="everyone", pace="instant")
        made = [await server.lobby.make(ada, watched, HOME) for _ in range(3)]
        for one in made:
            async with server.registry.turn_at(one.table) as table:
                await table.seating.add_bots("random", None)
                await table.starting.start(server.registry.downtime)
        assert shown(server) == [one.table for one in made[:2]]
        table = await server.registry.table(made[0].table)
        table.resign(0)
        await table.settled()
        while made[0].table in server.news.listed:
            await asyncio.sleep(0)
        assert shown(server) == [one.table for one in made[1:]]

    with_ada(tmp_path, scene, most_listed=2)


def test_a_table_that_is_closed_makes_room(tmp_path: Path) -> None:
    async def scene(server: Server, clock: ManualClock, ada: Visitor) -> None:
        for _ in range(3):
            made = await server.lobby.make(ada, OPEN, HOME)
            assert shown(server) == [made.table]
            async with server.registry.turn_at(made.table) as table:
                await table.seating.close()
            assert not shown(server)

    with_ada(tmp_path, scene, most_listed=1)


def test_a_table_that_nobody_is_at_is_not_shown_for_ever(tmp_path: Path) -> None:
    async def scene(server: Server, clock: ManualClock, ada: Visitor) -> None:
        made = await server.lobby.make(ada, OPEN, HOME)
        table = await server.registry.table(made.table)
        ear = Ear(table, 0)
        table.join(ear, 0, None, None)
        clock.pass_by(OPEN_FOR * 10)
        server.news.tidy()
        assert shown(server) == [made.table], "somebody waits there"
        table.leave(ear, 0)
        clock.pass_by(OPEN_FOR)
        server.news.tidy()
        assert shown(server) == [made.table]
        clock.pass_by(1)
        server.news.tidy()
        assert not shown(server)
        server.registry.tidy()
        server.registry.tidy()
        table = await server.registry.table(made.table)
        table.join(Ear(table, 0), 0, None, None)
        assert shown(server) == [made.table], "who comes back finds it there again"

    with_ada(tmp_path, scene)


def test_where_a_decision_takes_days_a_table_waits_for_a_day(tmp_path: Path) -> None:
    async def scene(server: Server, clock: ManualClock, ada: Visitor) -> None:
        await server.lobby.make(ada, Plan(game="geizen", players=2, clock="days"), HOME)
        for seconds, count in ((OPEN_FOR_DAYS, 1), (1, 0)):
            clock.pass_by(seconds)
            server.news.tidy()
            assert len(shown(server)) == count

    with_ada(tmp_path, scene)


def test_abandoned_tables_of_one_address_are_gone_after_a_while(tmp_path: Path) -> None:
    async def scene(server: Server, clock: ManualClock, ada: Visitor) -> None:
        for _ in range(20):
            await server.lobby.make(ada, OPEN, HOME)
        clock.pass_by(OPEN_FOR + 1)
        server.news.tidy()
        assert not shown(server)
        ben = await arrive(server, "Ben")
        await server.lobby.make(ben, OPEN, HOME)
        assert len(shown(server)) == 1

    with_ada(tmp_path, scene)


def test_news_do_not_grow_while_nobody_listens(tmp_path: Path) -> None:
    async def scene(server: Server, clock: ManualClock, ada: Visitor) -> None:
        for _ in range(5):
            await server.lobby.make(ada, OPEN, HOME)
        note("lobby-news", tables=5, kept=len(server.news._changed))
        assert not server.news._changed
        queue = server.news.listen()
        await server.lobby.make(ada, OPEN, HOME)
        assert len(server.news._changed) == 1
        server.news.stop_listening(queue)
        assert not server.news._changed
        assert server.news._handle is None

    with_ada(tmp_path, scene)


def test_after_a_restart_what_stands_in_the_lobby_is_its_makers(tmp_path: Path) -> None:
    async def scene(server: Server, clock: ManualClock, ada: Visitor) -> None:
        for _ in range(2):
            await server.lobby.make(ada, OPEN, HOME)

    async def again(server: Server, clock: ManualClock, _: Visitor) -> None:
        assert len(shown(server)) == 2
        ada = Visitor("Ada", "Ada", "guest", b"")
        with pytest.raises(Refused, match="2 tables in the lobby are yours already"):
            await server.lobby.make(ada, OPEN)

    async def run() -> None:
        clock = ManualClock()
        async with server_here(tmp_path, clock) as server:
            await scene(server, clock, await arrive(server, "Ada"))
        async with server_here(tmp_path, clock, most_listed=2) as server:
            await again(server, clock, Visitor("Ada", "Ada", "guest", b""))

    asyncio.run(run())


def test_over_http_an_address_is_where_somebody_comes_from(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            hosted(tmp_path, most_listed=1) as server,
            await Guest.come(server.address, "Ada") as ada,
            await Guest.come(server.address, "Ben") as ben,
        ):
            await ada.post("/api/tables", plan={"game": "geizen", "players": 2})
            answer = await ben.ask("POST", "/api/tables", body={"plan": {"game": "geizen", "players": 2}})
            assert answer.status_code == 429

    asyncio.run(run())
