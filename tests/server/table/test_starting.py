"""The start: everybody's part in the chance is bound before anybody's is told. The game waits for it, not for ever."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from gelateria.engine import Witness, check_dice, commitment, placeholder, pledge, read_record
from gelateria.server.accounts.accounts import leave_for_good
from gelateria.server.accounts.sessions import Visitor
from gelateria.server.errors import Refused
from gelateria.server.lobby.lobby import seat_for
from gelateria.server.server import Server
from gelateria.server.store.schema import tables
from gelateria.server.table.plan import Plan
from gelateria.server.table.starting import JUST_GONE
from gelateria.server.table.table import Table
from tests.server.manual_clock import ManualClock
from tests.server.patience import until
from tests.server.tabled import Ear, arrive, as_after_a_kill, nothing, server_here

NONCES = ("of ada", "of ben")
PLEDGES = [pledge(nonce) for nonce in NONCES]
SEALED = [*PLEDGES, "seat-2"]


class Friends:
    """Ada, Ben and a bot at a table that has not begun; whoever is there has a tab."""

    def __init__(self, server: Server, clock: ManualClock, table: Table, people: list[Visitor]) -> None:
        self.server = server
        self.clock = clock
        self.table = table
        self.people = people

    def tab(self, seat: int, nonce: str | None) -> Ear:
        """A client in this seat that has pledged a nonce, or none."""
        ear = Ear(self.table, seat, client=f"tab with {nonce}")
        ear.pledge = None if nonce is None else pledge(nonce)
        self.table.join(ear, seat, None, None)
        return ear

    async def start(self) -> None:
        async with self.server.registry.turn_at(self.table.id) as table:
            await table.starting.start(self.server.registry.downtime)

    async def begun(self) -> None:
        await until(lambda: self.table.status == "playing")

    async def nonces(self) -> list[str]:
        """With which the game has begun, as they are stored."""
        await self.begun()
        told: list[str] = msgspec.json.decode(
            await self.server.value(select(tables.c.nonces).where(tables.c.id == self.table.id))
        )
        return told


async def give(ear: Ear, nonce: str) -> dict[str, Any] | None:
    """Give a nonce and hear the answer; None if it was acknowledged, else the problem."""
    before = ear.count("ack") + ear.count("refused")
    await ear.ask("nonce", nonce=nonce)
    await until(lambda: ear.count("ack") + ear.count("refused") > before)
    answer = next(message for message in reversed(ear.heard) if message["t"] in ("ack", "refused"))
    problem: dict[str, Any] | None = answer.get("problem")
    return problem


@asynccontextmanager
async def friends(folder: Path, **plan: Any) -> AsyncIterator[Friends]:
    clock = ManualClock()
    async with server_here(folder, clock) as server:
        people = [await arrive(server, name) for name in ("Ada", "Ben")]
        made = await server.lobby.make(people[0], Plan(game="geizen", players=3, pace="instant", **plan))
        async with server.registry.turn_at(made.table) as table:
            await table.seating.sit(seat_for(people[1]), None, None)
            await table.seating.add_bots("random", None)
        yield Friends(server, clock, table, people)


def at_a_start(folder: Path, scene: Callable[[Friends], Awaitable[None]], **plan: Any) -> None:
    async def visit() -> None:
        async with friends(folder, **plan) as there:
            await scene(there)

    asyncio.run(visit())


def test_all_are_bound_before_anybody_is_asked_and_the_last_nonce_begins_the_game(tmp_path: Path) -> None:
    async def scene(there: Friends) -> None:
        ada, ben = (there.tab(seat, NONCES[seat]) for seat in range(2))
        assert ada.last("welcome")["room"]["sealed"] is None
        await there.start()
        for ear in (ada, ben):
            room = ear.last("room")
            assert (room["status"], room["sealed"]) == ("starting", SEALED)
            assert room["commitment"] == there.table.commitment
        assert await give(ben, NONCES[1]) is None
        assert [sitter["added"] for sitter in ada.last("room")["seats"]] == [False, True, False]
        assert there.table.status == "starting"
        assert await give(ada, NONCES[0]) is None
        assert await there.nonces() == [*NONCES, placeholder(2)]
        assert ada.latest["snapshot"]
        assert not any(NONCES[1].encode() in frame for frame in ada.frames), "nobody hears another's nonce"

    at_a_start(tmp_path, scene)


def test_who_does_not_give_what_was_pledged_holds_nobody_up_for_ever(tmp_path: Path) -> None:
    async def scene(there: Friends) -> None:
        ada, _ = (there.tab(seat, NONCES[seat]) for seat in range(2))
        await there.start()
        await give(ada, NONCES[0])
        there.clock.pass_by(there.server.settings.nonce_wait - 1)
        await there.server.writer.run(nothing)
        assert there.table.status == "starting"
        there.clock.pass_by(1)
        assert await there.nonces() == [NONCES[0], placeholder(1), placeholder(2)]
        assert [sitter["added"] for sitter in ada.latest["room"]["seats"]] == [True, False, False], "everybody sees it"

    at_a_start(tmp_path, scene)


@pytest.mark.parametrize("there_is", ["nobody", "somebody who pledges nothing", "somebody who watches"])
def test_where_nobody_pledged_anything_the_game_begins_at_once(tmp_path: Path, there_is: str) -> None:
    async def scene(there: Friends) -> None:
        if there_is == "somebody who pledges nothing":
            there.tab(0, None)
        elif there_is == "somebody who watches":
            watcher = Ear(there.table, None)
            watcher.pledge = pledge("nobody's")
            there.table.join(watcher, None, None, None)
        await there.start()
        assert there.table.status == "playing"
        assert await there.nonces() == [placeholder(seat) for seat in range(3)]

    at_a_start(tmp_path, scene)


def test_who_is_away_when_it_starts_is_not_waited_for(tmp_path: Path) -> None:
    async def scene(there: Friends) -> None:
        ada, ben = (there.tab(seat, NONCES[seat]) for seat in range(2))
        there.table.leave(ben, 1)
        there.clock.pass_by(JUST_GONE)
        await there.start()
        assert ada.last("room")["sealed"] == [PLEDGES[0], "seat-1", "seat-2"]
        late = there.tab(1, NONCES[1])
        assert "pledged" in (await give(late, NONCES[1]) or {})["sentence"]
        await give(ada, NONCES[0])
        assert await there.nonces() == [NONCES[0], placeholder(1), placeholder(2)]

    at_a_start(tmp_path, scene, clock="days")


def test_whose_line_has_just_broken_is_waited_for(tmp_path: Path) -> None:
    async def scene(there: Friends) -> None:
        there.table.leave(there.tab(0, NONCES[0]), 0)
        there.clock.pass_by(JUST_GONE - 1)
        await there.start()
        assert await give(there.tab(0, NONCES[0]), NONCES[0]) is None
        assert (await there.nonces())[0] == NONCES[0]

    at_a_start(tmp_path, scene)


def test_who_has_just_sat_down_is_waited_for(tmp_path: Path) -> None:
    """The host may begin before the newcomer's socket is there."""

    async def scene(there: Friends) -> None:
        cleo = await arrive(there.server, "Cleo")
        async with there.server.registry.turn_at(there.table.id) as table:
            await table.seating.kick(1)
            await table.seating.sit(seat_for(cleo, PLEDGES[1]), 1, None)
        await there.start()
        assert there.table.sealed == ("seat-0", PLEDGES[1], "seat-2")
        assert await give(there.tab(1, NONCES[1]), NONCES[1]) is None
        assert (await there.nonces())[1] == NONCES[1]

    at_a_start(tmp_path, scene)


def test_of_two_tabs_in_a_seat_the_later_adds(tmp_path: Path) -> None:
    async def scene(there: Friends) -> None:
        phone, laptop = there.tab(0, "of the phone"), there.tab(0, "of the laptop")
        await there.start()
        assert phone.last("room")["sealed"][0] == pledge("of the laptop")
        assert await give(phone, "of the phone")
        assert await give(laptop, "of the laptop") is None
        assert (await there.nonces())[0] == "of the laptop"

    at_a_start(tmp_path, scene)


def test_a_nonce_is_taken_while_it_starts_and_as_it_was_pledged(tmp_path: Path) -> None:
    async def scene(there: Friends) -> None:
        ada, ben = (there.tab(seat, NONCES[seat]) for seat in range(2))
        assert (await give(ada, NONCES[0]) or {})["code"] == "conflict"
        await there.start()
        assert (await give(ada, "another") or {})["code"] == "unclear"
        assert (await give(ada, "one|more") or {})["code"] == "unclear"
        assert (await give(ada, NONCES[1]) or {})["code"] == "unclear", "another's is not one's own"
        for _ in range(2):
            assert await give(ada, NONCES[0]) is None, "given again, it is kept once"
        await give(ben, NONCES[1])
        await there.begun()
        assert await give(ada, NONCES[0]) is None
        assert (await give(ada, "another") or {})["code"] == "conflict"
        watcher = Ear(there.table, None)
        there.table.join(watcher, None, None, None)
        await watcher.ask("nonce", nonce="nobody's")
        assert watcher.last("refused")["problem"]["code"] == "forbidden"

    at_a_start(tmp_path, scene)


def test_while_it_starts_nobody_comes_or_goes(tmp_path: Path) -> None:
    async def scene(there: Friends) -> None:
        there.tab(0, NONCES[0])
        await there.start()
        cleo = await arrive(there.server, "Cleo")
        seating = there.table.seating
        for command in (
            seating.sit(seat_for(cleo), None, None),
            seating.leave("Ben"),
            seating.kick(1),
            there.table.arranging.reorder([1, 0, 2]),
            seating.close(),
            there.table.starting.start(there.server.registry.downtime),
        ):
            async with seating.turn:
                with pytest.raises(Refused, match="has begun"):
                    await command
        assert there.table.status == "starting"

    at_a_start(tmp_path, scene)


def test_after_a_restart_it_is_bound_to_the_same_and_what_was_given_is_there(tmp_path: Path) -> None:
    async def scene(there: Friends) -> None:
        for seat in range(2):
            ear = there.tab(seat, NONCES[seat])
        await there.start()
        await give(ear, NONCES[1])
        copy = as_after_a_kill(tmp_path / "server", tmp_path / "copy")
        clock = ManualClock(there.clock.now())
        async with server_here(copy, clock) as again:
            assert there.table.id in again.registry.tables, "it goes on by itself"
            table = await again.registry.table(there.table.id)
            there_again = Friends(again, clock, table, there.people)
            ada = there_again.tab(0, NONCES[0])
            room = ada.last("welcome")["room"]
            assert (room["status"], room["sealed"], room["commitment"]) == ("starting", SEALED, there.table.commitment)
            await give(ada, NONCES[0])
            assert await there_again.nonces() == [*NONCES, placeholder(2)]

    at_a_start(tmp_path / "server", scene)


def test_after_a_restart_it_waits_as_long_again(tmp_path: Path) -> None:
    async def scene(there: Friends) -> None:
        there.tab(0, NONCES[0])
        await there.start()
        copy = as_after_a_kill(tmp_path / "server", tmp_path / "copy")
        clock = ManualClock(there.clock.now() + 1000)
        async with server_here(copy, clock) as again:
            table = await again.registry.table(there.table.id)
            assert table.status == "starting"
            clock.pass_by(again.settings.nonce_wait)
            await until(lambda: table.status == "playing")

    at_a_start(tmp_path / "server", scene)


def test_who_leaves_for_good_while_it_starts_resigns(tmp_path: Path) -> None:
    async def scene(there: Friends) -> None:
        ada, _ = (there.tab(seat, NONCES[seat]) for seat in range(2))
        await there.start()
        await give(ada, NONCES[0])
        await leave_for_good(there.server, there.people[1])
        assert await there.nonces() == [NONCES[0], placeholder(1), placeholder(2)]
        assert there.table.play
        assert there.table.play.resigned == {1}

    at_a_start(tmp_path, scene)


def test_a_table_is_not_cleared_away_while_it_starts(tmp_path: Path) -> None:
    async def scene(there: Friends) -> None:
        ada = there.tab(0, NONCES[0])
        await there.start()
        there.table.leave(ada, 0)
        for _ in range(2):
            there.server.registry.tidy()
        assert there.server.registry.tables[there.table.id] is there.table
        there.clock.pass_by(there.server.settings.nonce_wait)
        await there.begun()

    at_a_start(tmp_path, scene)


def test_quick_play_waits_for_the_nonce_that_was_pledged(tmp_path: Path) -> None:
    """One request, and the game is there when the browser is: it had no part in the seed, nor the seed in its nonce."""

    async def scene(there: Friends) -> None:
        plan = Plan(game="geizen", players=2, pace="instant", listed=False, rated=False)
        at_once = await there.server.lobby.play_bots(there.people[0], plan, None, "random")
        assert (await there.server.registry.table(at_once.table)).status == "playing"
        made = await there.server.lobby.play_bots(there.people[0], plan, PLEDGES[0], "random")
        there.table = await there.server.registry.table(made.table)
        ada = there.tab(0, NONCES[0])
        room = ada.last("welcome")["room"]
        assert (room["status"], room["sealed"]) == ("starting", [PLEDGES[0], "seat-1"])
        witness = Witness(room["commitment"], tuple(room["sealed"]), 0, NONCES[0])
        await give(ada, NONCES[0])
        assert await there.nonces() == [NONCES[0], placeholder(1)]
        there.table.resign(0)
        await until(lambda: there.table.status == "over")
        record = read_record(await there.server.value(select(tables.c.record).where(tables.c.id == made.table)))
        assert check_dice(plan.setting().game, record, witness=witness).proven

    at_a_start(tmp_path, scene)


def test_a_rematch_has_a_seed_and_nonces_of_its_own(tmp_path: Path) -> None:
    async def scene(there: Friends) -> None:
        ears = [there.tab(seat, NONCES[seat]) for seat in range(2)]
        await there.start()
        for ear, nonce in zip(ears, NONCES, strict=True):
            await give(ear, nonce)
        await there.begun()
        for seat in range(2):
            there.table.resign(seat)
        await until(lambda: there.table.status == "over")
        before = there.table.commitment
        made, _ = [await there.server.next_games.rematch(there.table, there.people[seat]) for seat in (1, 0)]
        there.table = await there.server.registry.table(made.table)
        assert there.table.commitment != before
        assert [sitter.nonce for sitter in there.table.seats if sitter] == ["", "", ""]
        ben = there.tab(1, "of ben, again")
        await there.start()
        await give(ben, "of ben, again")
        assert await there.nonces() == [placeholder(0), "of ben, again", placeholder(2)]
        seed = await there.server.value(select(tables.c.seed).where(tables.c.id == made.table))
        assert commitment(seed) == there.table.commitment

    at_a_start(tmp_path, scene)
