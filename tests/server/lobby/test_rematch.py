"""A rematch seats nobody who did not ask for it: their seats are kept for a while, and then they are free."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from gelateria.server.accounts.sessions import Visitor
from gelateria.server.errors import Refused
from gelateria.server.lobby.lobby import Made, seat_for
from gelateria.server.lobby.next_game import KEPT_FOR
from gelateria.server.server import Server
from gelateria.server.store.schema import seats
from gelateria.server.table.access_keys import read_key
from gelateria.server.table.plan import Plan
from gelateria.server.table.table import Table
from tests.server.manual_clock import ManualClock
from tests.server.patience import until
from tests.server.tabled import Ear, arrive, as_after_a_kill, server_here

SECONDS = KEPT_FOR / 1000


class Again:
    """A game of Ada, Ben, Cleo and a bot is over, and Ben has asked for another."""

    def __init__(self, server: Server, clock: ManualClock, before: Table, people: list[Visitor], made: Made) -> None:
        self.server = server
        self.clock = clock
        self.before = before
        self.ada, self.ben, self.cleo = people
        self.made = made

    async def table(self) -> Table:
        return await self.server.registry.table(self.made.table)

    async def room(self) -> list[str]:
        """Who sits there; in brackets whoever is waited for, "free" where nobody is."""
        shown = (await self.table()).room().seats
        return ["free" if one.free else f"({one.name})" if one.reserved else one.name for one in shown]

    async def give(self, command: str, *values: Any) -> Any:
        async with self.server.registry.turn_at(self.made.table) as table:
            return await getattr(table.seating, command)(*values)

    async def start(self) -> None:
        async with self.server.registry.turn_at(self.made.table) as table:
            await table.starting.start(self.server.registry.downtime)

    async def ask(self, visitor: Visitor) -> Made:
        return await self.server.next_games.rematch(self.before, visitor)


@asynccontextmanager
async def asked_again(folder: Path, **plan: Any) -> AsyncIterator[Again]:
    clock = ManualClock()
    async with server_here(folder, clock) as server:
        people = [await arrive(server, name) for name in ("Ada", "Ben", "Cleo")]
        chosen = Plan(game="geizen", players=4, pace="instant", rated=True, **plan)
        made = await server.lobby.make(people[0], chosen)
        async with server.registry.turn_at(made.table) as before:
            for visitor in people[1:]:
                await before.seating.sit(seat_for(visitor), None, None, invited=True)
            await before.seating.rename("Cleo", "Cleo at the window")
            await before.seating.add_bots("random", None)
            await before.starting.start(server.registry.downtime)
        for seat in range(3):
            before.resign(seat)
        await before.settled()
        await until(lambda: before.status == "over")
        yield Again(server, clock, before, people, await server.next_games.rematch(before, people[1]))


def after_a_game(folder: Path, scene: Callable[[Again], Awaitable[None]], **plan: Any) -> None:
    async def visit() -> None:
        async with asked_again(folder, **plan) as again:
            await scene(again)

    asyncio.run(visit())


def test_only_whoever_asks_and_the_bots_sit_down(tmp_path: Path) -> None:
    async def scene(again: Again) -> None:
        *people, bot = await again.room()
        assert people == ["(Ada)", "Ben", "(Cleo at the window)"]
        assert bot == again.before.room().seats[3].name
        assert (await again.table()).plan == again.before.plan

    after_a_game(tmp_path, scene)


def test_it_does_not_begin_before_everybody_has_sat_down(tmp_path: Path) -> None:
    async def scene(again: Again) -> None:
        for visitor in (again.ada, again.cleo):
            with pytest.raises(Refused, match="not come yet"):
                await again.start()
            made = await again.ask(visitor)
            assert (made.table, made.host_key) == (again.made.table, "")
        assert (await again.room())[:3] == ["Ada", "Ben", "Cleo at the window"]
        await again.start()
        assert (await again.table()).status == "playing"

    after_a_game(tmp_path, scene)


def test_whoever_comes_by_the_link_takes_the_seat_that_is_kept_for_them(tmp_path: Path) -> None:
    async def scene(again: Again) -> None:
        seated = await again.give("sit", seat_for(again.ada, "her pledge"), 3, None)
        assert seated.seat == 0
        sitter = (await again.table()).seats[0]
        assert sitter
        assert (sitter.pledge, sitter.reserved) == ("her pledge", None)

    after_a_game(tmp_path, scene, listed=False)


def test_a_seat_is_kept_for_a_while_and_then_it_is_free_and_all_hear_of_it(tmp_path: Path) -> None:
    async def scene(again: Again) -> None:
        dan = await arrive(again.server, "Dan")
        table = await again.table()
        ear = Ear(table, 1)
        table.join(ear, 1, None, None)
        again.clock.pass_by(SECONDS - 1)
        with pytest.raises(Refused, match="taken"):
            await again.give("sit", seat_for(dan), None, None)
        assert table.id not in again.server.news.listed
        again.clock.pass_by(1)
        assert [seat["free"] for seat in ear.last("room")["seats"]] == [True, False, True, False]
        assert again.server.news.listed[table.id].seats == ["Ben", table.room().seats[3].name]
        with pytest.raises(Refused, match="free"):
            await again.start()
        assert (await again.give("sit", seat_for(dan), None, None)).seat == 0
        await again.give("add_bots", "random", None)
        assert (await again.room())[:2] == ["Dan", "Ben"]
        with pytest.raises(Refused, match="taken"):
            await again.ask(again.ada)
        await again.start()

    after_a_game(tmp_path, scene)


def test_whoever_comes_late_still_finds_a_seat_if_one_is_free(tmp_path: Path) -> None:
    async def scene(again: Again) -> None:
        again.clock.pass_by(10 * SECONDS)
        assert (await again.ask(again.cleo)).seat == 2
        dan = await arrive(again.server, "Dan")
        host = await read_key(again.server, again.made.table, again.made.host_key)
        invitation = await again.give("invite", host, False)
        await again.give("sit", seat_for(dan), 0, invitation)
        await again.give("kick", 2)
        assert (await again.ask(again.ada)).seat == 2, "she has played, so she needs no invitation"

    after_a_game(tmp_path, scene, listed=False)


def test_the_host_need_not_wait_and_nobody_has_to_come(tmp_path: Path) -> None:
    async def scene(again: Again) -> None:
        with pytest.raises(Refused, match="taken"):
            await again.give("add_bots", "random", [0])
        await again.give("kick", 0)
        await again.give("leave", "Cleo")
        assert (await again.room())[:3] == ["free", "Ben", "free"]
        await again.give("add_bots", "random", None)
        await again.start()

    after_a_game(tmp_path, scene)


def test_a_seat_is_kept_over_a_restart(tmp_path: Path) -> None:
    async def scene(again: Again) -> None:
        before = await again.room()
        copy = as_after_a_kill(tmp_path / "here", tmp_path / "there")
        clock = ManualClock(again.clock.now() + 1)
        async with server_here(copy, clock) as server:
            table = await server.registry.table(again.made.table)
            ear = Ear(table, 1)
            table.join(ear, 1, None, None)
            there = Again(server, clock, again.before, [again.ada, again.ben, again.cleo], again.made)
            assert await there.room() == before
            clock.pass_by(SECONDS)
            assert [seat["free"] for seat in ear.last("room")["seats"]] == [True, False, True, False]

    after_a_game(tmp_path / "here", scene)


def test_the_store_knows_for_whom_a_seat_is_kept(tmp_path: Path) -> None:
    async def scene(again: Again) -> None:
        rows = await again.server.rows(select(seats).where(seats.c.table == again.made.table).order_by(seats.c.seat))
        until_then = again.server.now_ms() + KEPT_FOR
        kept = [(row["person"], row["reserved"]) for row in rows]
        assert kept == [("Ada", until_then), ("Ben", None), ("Cleo", until_then), (None, None)]

    after_a_game(tmp_path, scene)


@pytest.mark.parametrize("listens", [True, False])
def test_a_bot_from_elsewhere_sits_down_again_if_it_listens(tmp_path: Path, listens: bool) -> None:
    async def scene() -> None:
        async with server_here(tmp_path, ManualClock()) as server:
            ada, robot = await arrive(server, "Ada"), await arrive(server, "Robot", kind="bot")
            made = await server.lobby.make(ada, Plan(game="geizen", players=2))
            async with server.registry.turn_at(made.table) as before:
                await before.seating.sit(seat_for(robot), None, None)
                await before.starting.start(server.registry.downtime)
            before.resign(0)
            await until(lambda: before.status == "over")
            with server.remote.listening("Robot") if listens else nullcontext():
                again = await server.next_games.rematch(before, ada)
            assert (await server.registry.table(again.table)).room().seats[1].reserved == (not listens)

    asyncio.run(scene())
