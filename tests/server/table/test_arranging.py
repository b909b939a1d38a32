"""Before the game the host changes what is played, by how many and in which order: all see it, and it is stored."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from gelateria.server.errors import Refused
from gelateria.server.lobby.lobby import seat_for
from gelateria.server.store.schema import keys, tables
from gelateria.server.table.arranging import Changes
from gelateria.server.table.plan import stored_plan
from tests.server.manual_clock import ManualClock
from tests.server.table.test_seating import Waiting, at_a_table
from tests.server.tabled import Ear, arrive, as_after_a_kill, server_here
from tests.server.writer_gate import closed_gate


class Evening(Waiting):
    """Ada, Ben in the last seat, and somebody who watches; all of them listen."""

    async def settle_in(self) -> list[Ear]:
        await self.give("sit", seat_for(self.ben), 2, None)
        ears = []
        for viewer, person in ((0, "Ada"), (2, "Ben"), (None, "Wanda")):
            ear = Ear(self.table, viewer)
            ear.person, ear.name = person, person
            self.table.join(ear, viewer, None, None)
            ears.append(ear)
        return ears


def in_the_evening(folder: Path, scene: Callable[[Evening, list[Ear]], Awaitable[None]]) -> None:
    async def visit(there: Waiting) -> None:
        evening = Evening(there.server, there.table, there.ada, there.ben)
        await scene(evening, await evening.settle_in())

    at_a_table(folder, visit)


def told(ear: Ear) -> dict[str, Any]:
    """The room as this socket was told it last."""
    last = next(one for one in reversed(ear.heard) if one["t"] in ("room", "welcome"))
    room: dict[str, Any] = last["room"] if last["t"] == "welcome" else last
    return room


def names(room: dict[str, Any]) -> list[str]:
    return [seat["name"] for seat in room["seats"]]


def test_what_the_host_changes_everybody_is_told_and_the_store_keeps(tmp_path: Path) -> None:
    async def scene(there: Evening, ears: list[Ear]) -> None:
        wish = Changes(game="gelato-mio", players=4, options={"memory": True}, clock="fast", watch="none", listed=False)
        await there.give("change", wish)
        for ear in ears:
            room = told(ear)
            plan = room["plan"]
            assert (room["game"], plan["options"], plan["clock"], plan["watch"]) == (
                "gelato-mio",
                {"memory": True},
                "fast",
                "none",
            )
            assert names(room) == ["Ada", "", "Ben", ""]
        copy = as_after_a_kill(tmp_path / "here", tmp_path / "there")
        async with server_here(copy, ManualClock()) as server:
            again = await server.registry.table(there.table.id)
            assert again.plan == there.table.plan
            assert names({"seats": [{"name": one.name} for one in again.room().seats]}) == ["Ada", "", "Ben", ""]

    in_the_evening(tmp_path / "here", scene)


def test_with_another_game_options_and_material_begin_anew(tmp_path: Path) -> None:
    async def scene(there: Evening, ears: list[Ear]) -> None:
        await there.give("change", Changes(game="gelato-mio", options={"memory": True}))
        await there.give("change", Changes(game="geizen"))
        assert there.table.plan.options == {}
        (row,) = await there.server.rows(select(tables.c.game, tables.c.plan).where(tables.c.id == there.table.id))
        assert row["game"] == "geizen"
        assert stored_plan(row["plan"]) == there.table.plan

    in_the_evening(tmp_path, scene)


def test_fewer_seats_move_people_up_with_their_keys_and_words_and_bots_make_room(tmp_path: Path) -> None:
    async def scene(there: Evening, ears: list[Ear]) -> None:
        ada, ben, wanda = ears
        await there.give("add_bots", "random", [1])
        assert await ben.say("say", text="Ciao!") is None
        assert await ada.say("mute", seat=2) is None
        await there.give("change", Changes(players=2))
        for ear in ears:
            assert names(told(ear)) == ["Ada", "Ben"], "the bot has gone"
            assert [line["seat"] for line in ear.last("welcome")["chat"]] == [1]
        assert [ear.last("welcome")["seat"] for ear in ears] == [0, 1, None]
        assert await ben.say("say", text="Here I am.") is None
        assert ada.count("chat") == 1, "whom she does not want to hear, she does not hear there either"
        assert wanda.last("chat")["seat"] == 1
        theirs = select(keys.c.person, keys.c.seat).where(keys.c.table == there.table.id, keys.c.role == "seat")
        assert {(row["person"], row["seat"]) for row in await there.server.rows(theirs)} == {("Ada", 0), ("Ben", 1)}
        there.table.leave(ben, ben.viewer)
        assert not told(ada)["seats"][1]["here"]

    in_the_evening(tmp_path, scene)


def test_what_cannot_be_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async def scene(there: Evening, ears: list[Ear]) -> None:
        cleo = await arrive(there.server, "Cleo")
        await there.give("sit", seat_for(cleo), 1, None)
        plan, seats = there.table.plan, list(there.names)
        for wish, why in (
            (Changes(players=2), "More people sit here"),
            (Changes(players=9), "players"),
            (Changes(options={"no such": True}), "option"),
            (Changes(game="chess"), "no such game"),
            (Changes(game="jelly-monster", clock="days"), "races for days"),
        ):
            with pytest.raises(Refused, match=why):
                await there.give("change", wish)
        with pytest.raises(Refused, match="every seat once"):
            await there.give("reorder", [0, 0, 1])
        assert (there.table.plan, there.names) == (plan, seats)
        await there.start()
        for late in (Changes(players=4), Changes(options={})):
            with pytest.raises(Refused, match="has begun"):
                await there.give("change", late)
        with pytest.raises(Refused, match="has begun"):
            await there.give("reorder", None)

    in_the_evening(tmp_path, scene)


def test_shuffled_seats_hold_the_same_people_and_everybody_knows_where_they_are(tmp_path: Path) -> None:
    async def scene(there: Evening, ears: list[Ear]) -> None:
        await there.give("reorder", [2, 0, 1])
        assert there.names == await there.stored() == ["Ben", "Ada", None]
        await there.give("reorder", None)
        assert sorted(map(str, there.names)) == ["Ada", "Ben", "None"]
        for ear in ears[:2]:
            assert there.names[ear.last("welcome")["seat"]] == ear.person
            assert ear.viewer == ear.last("welcome")["seat"]

    in_the_evening(tmp_path, scene)


def test_it_begins_with_those_who_are_there(tmp_path: Path) -> None:
    async def scene(there: Evening, ears: list[Ear]) -> None:
        with pytest.raises(Refused, match="come or gone"):
            await there.give("drop_free_seats", 3)
        await there.give("drop_free_seats", 2)
        await there.start()
        assert there.table.status == "playing"
        for ear in ears:
            assert names(ear.last("welcome")["room"]) == ["Ada", "Ben"]
            assert ear.last("welcome")["snapshot"]

    in_the_evening(tmp_path, scene)


def test_a_bot_plays_at_another_level_and_stays_who_it_is(tmp_path: Path) -> None:
    async def scene(there: Evening, ears: list[Ear]) -> None:
        await there.give("add_bots", "easy", [1])
        before = told(ears[1])["seats"][1]
        await there.give("add_bots", "expert", [1])
        after = told(ears[1])["seats"][1]
        assert (after["name"], before["bot"], after["bot"]) == (before["name"], "easy", "expert")
        with pytest.raises(Refused, match="taken"):
            await there.give("add_bots", "hard", [1, 2])

    in_the_evening(tmp_path, scene)


def test_whoever_sits_down_while_the_seats_go_finds_no_seat_and_nobody_is_lost(tmp_path: Path) -> None:
    async def scene(there: Evening, ears: list[Ear]) -> None:
        cleo = await arrive(there.server, "Cleo")
        async with closed_gate(there.server):
            fewer = asyncio.create_task(there.give("change", Changes(players=2)))
            sits = asyncio.create_task(there.give("sit", seat_for(cleo), None, None))
            await there.to_be_written(1)
            assert there.names == ["Ada", None, "Ben"], "nothing is shown before it is written"
        await fewer
        with pytest.raises(Refused, match="All seats are taken"):
            await sits
        assert there.names == (await there.stored())[:2] == ["Ada", "Ben"]

    in_the_evening(tmp_path, scene)
