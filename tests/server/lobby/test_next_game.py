"""After a game anybody who was there comes along to the next, whatever it is; and the evening is counted."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from gelateria.server.accounts.sessions import Visitor
from gelateria.server.errors import Refused
from gelateria.server.lobby.evening import evening_of
from gelateria.server.lobby.lobby import seat_for
from gelateria.server.server import Server
from gelateria.server.table.access_keys import Holder, issue
from gelateria.server.table.plan import Plan
from gelateria.server.table.table import Table
from tests.server.manual_clock import ManualClock
from tests.server.patience import until
from tests.server.tabled import Ear, arrive, as_after_a_kill, server_here
from tests.server.writer_gate import closed_gate

GELATI = Plan(game="gelati", players=2, pace="instant")


class After:
    """A game of Ada, Ben and Cleo with a bot is over, all of them are still there, and Wanda has watched."""

    def __init__(self, server: Server, people: list[Visitor], table: Table) -> None:
        self.server = server
        assert isinstance(server.clock, ManualClock)
        self.clock = server.clock
        self.ada, self.ben, self.cleo, self.wanda = people
        self.table = table
        self.ears = [Ear(table, seat) for seat in range(3)]
        for seat, ear in enumerate(self.ears):
            table.join(ear, seat, None, None)

    async def choose(self, visitor: Visitor, plan: Plan) -> Table:
        made = await self.server.next_games.choose(self.table, visitor, plan)
        return await self.server.registry.table(made.table)

    async def come(self, visitor: Visitor, watch: bool = False) -> int | None:
        return (await self.server.next_games.come_along(self.table, visitor, watch)).seat


async def played(server: Server, people: list[Visitor], plan: Plan) -> Table:
    """A game that all people have given up, so the bot has won."""
    made = await server.lobby.make(people[0], plan)
    async with server.registry.turn_at(made.table) as table:
        for visitor in people[1:3]:
            await table.seating.sit(seat_for(visitor), None, None, invited=True)
        await table.seating.add_bots("random", None)
        await table.starting.start(server.registry.downtime)
    await give_up(table, (2, 1, 0))
    return table


async def give_up(table: Table, seats: tuple[int, ...]) -> None:
    for seat in seats:
        table.resign(seat)
        await table.settled()
    await until(lambda: table.status == "over")


def after_a_game(folder: Path, scene: Callable[[After], Awaitable[None]]) -> None:
    async def visit() -> None:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(server_here(folder, ManualClock()))
            people = [await arrive(server, name) for name in ("Ada", "Ben", "Cleo", "Wanda")]
            table = await played(server, people, Plan(game="geizen", players=4, pace="instant", watch="everyone"))
            await server.writer.run(lambda connection: issue(connection, table.id, "watch", Holder("Wanda")))
            await scene(After(server, people, await server.registry.table(table.id)))

    asyncio.run(visit())


def shown(table: Table) -> list[str]:
    """Who sits there; in brackets whoever is waited for."""
    return [
        "free" if one.free else f"({one.name})" if one.reserved else "bot" if one.bot else one.name
        for one in table.room().seats
    ]


def test_in_a_smaller_game_people_come_before_bots_and_whoever_has_no_seat_watches(tmp_path: Path) -> None:
    async def scene(after: After) -> None:
        next_ = await after.choose(after.ada, GELATI)
        assert shown(next_) == ["Ada", "(Ben)"]
        for ear in after.ears:
            assert ear.last("room")["next"] == next_.id
        assert await after.come(after.cleo) is None, "she is told so, and watches"
        assert await after.come(after.ben) == 1
        assert await after.come(after.ben) == 1, "asked twice, it is the same seat"
        assert await after.come(after.wanda) is None
        assert shown(next_) == ["Ada", "Ben"]

    after_a_game(tmp_path, scene)


def test_in_a_larger_game_the_bot_comes_too_and_whoever_watched_finds_a_seat(tmp_path: Path) -> None:
    async def scene(after: After) -> None:
        next_ = await after.choose(after.ada, Plan(game="geizen", players=5, pace="instant"))
        assert shown(next_) == ["Ada", "(Ben)", "(Cleo)", "bot", "free"]
        assert await after.come(after.wanda, watch=True) is None
        assert await after.come(after.wanda) == 4
        assert shown(next_)[4] == "Wanda"

    after_a_game(tmp_path, scene)


def test_the_host_chooses_and_when_the_host_is_away_anybody_who_played(tmp_path: Path) -> None:
    async def scene(after: After) -> None:
        with pytest.raises(Refused, match="The host chooses"):
            await after.choose(after.ben, GELATI)
        with pytest.raises(Refused, match="Only those who played"):
            await after.choose(after.wanda, GELATI)
        with pytest.raises(Refused, match="let the others watch"):
            await after.choose(after.ada, Plan(game="gelati", players=2, watch="none"))
        with pytest.raises(Refused, match="no next game"):
            await after.come(after.ben)
        stranger = await arrive(after.server, "Mallory")
        after.table.leave(after.ears[0], 0)
        next_ = await after.choose(after.ben, GELATI)
        assert (next_.host, shown(next_)) == ("Ben", ["Ben", "(Cleo)"]), "of those who are here"
        with pytest.raises(Refused, match="laid out already"):
            await after.choose(after.ada, GELATI)
        with pytest.raises(Refused, match="were at the last game"):
            await after.come(stranger)

    after_a_game(tmp_path, scene)


def test_two_who_choose_at_once_get_one_next_game(tmp_path: Path) -> None:
    async def scene(after: After) -> None:
        async with closed_gate(after.server):
            chosen = asyncio.create_task(after.choose(after.ada, GELATI))
            again = asyncio.create_task(after.server.next_games.rematch(after.table, after.ben))
            await until(lambda: after.server.writer.backlog == 1)
        next_, made = await asyncio.gather(chosen, again)
        assert made.table == next_.id == after.table.next
        assert shown(next_) == ["Ada", "Ben"]

    after_a_game(tmp_path, scene)


def test_a_next_game_that_was_closed_is_followed_by_another(tmp_path: Path) -> None:
    async def scene(after: After) -> None:
        first = await after.choose(after.ada, GELATI)
        async with after.server.registry.turn_at(first.id) as table:
            await table.seating.close()
        with pytest.raises(Refused, match="no next game"):
            await after.come(after.ben)
        second = await after.choose(after.ada, GELATI)
        assert second.id != first.id
        assert await after.come(after.ben) == 1

    after_a_game(tmp_path, scene)


def test_the_evening_is_counted_from_table_to_table_and_over_a_restart(tmp_path: Path) -> None:
    async def scene(after: After) -> None:
        after.clock.pass_by(60)
        next_ = await after.choose(after.ada, GELATI)
        await after.come(after.ben)
        async with after.server.registry.turn_at(next_.id):
            await next_.seating.rename("Ben", "Benedetta")
            await next_.starting.start(after.server.registry.downtime)
        await give_up(next_, (0,))
        async with server_here(as_after_a_kill(tmp_path / "here", tmp_path / "there"), ManualClock()) as server:
            for table in (after.table.id, next_.id):
                evening = await evening_of(server, table)
                assert [game.game for game in evening.games] == ["geizen", "gelati"]
                assert [(one.name, one.wins, one.games) for one in evening.tally[:2]] == the_wins(evening)
                assert ("Benedetta", 1, 2) in [(one.name, one.wins, one.games) for one in evening.tally]
                assert ("Ada", 0, 2) in [(one.name, one.wins, one.games) for one in evening.tally]
                assert evening.games[1].places[0].won

    def the_wins(evening: Any) -> list[tuple[str, int, int]]:
        """The bot outlasted them all in the first game, Ben in the second."""
        bot = evening.games[0].places[0].name
        return [(bot, 1, 1), ("Benedetta", 1, 2)]

    after_a_game(tmp_path / "here", scene)
