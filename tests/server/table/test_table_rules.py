"""The rules of the house at a table that people reach over a network: taking back, leaving, being late."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from gelateria.server.errors import Refused
from gelateria.server.protocol.messages import Say
from gelateria.server.server import Server
from gelateria.server.table.plan import Plan
from tests.marks import rule
from tests.server.manual_clock import ManualClock
from tests.server.tabled import Company, Ear, arrive, deadlines, in_company, nothing, server_here


async def play_until(there: Company, wanted: Callable[[Ear], bool]) -> Ear:
    """First choices all round, until whoever is awaited fits."""
    for _ in range(200):
        if wanted(there.awaited):
            return there.awaited
        assert await there.awaited.act() is None
    raise AssertionError("that never came")


# Taking back ---------------------------------------------------------------------------------------


@rule("table.undo")
def test_a_move_that_drew_nothing_is_taken_back_alone(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        """In Gelini a passed throw goes to the next player without any chance."""
        mover = await play_until(there, lambda ear: any(c["action"]["type"] == "pass" for c in ear.snapshot["choices"]))
        before = mover.snapshot["view"]
        index = [c["action"]["type"] for c in mover.snapshot["choices"]].index("pass")
        assert await mover.act(index) is None
        assert mover.snapshot["can_undo"]
        other = there.awaited
        assert not other.snapshot["can_undo"]
        problem = await other.say("undo")
        assert problem
        assert problem["rule"] == "table.undo"
        assert await mover.say("undo") is None
        assert mover.snapshot["view"] == before
        assert mover.latest["steps"][-1]["back"] == 1
        assert other.latest["steps"][-1]["back"] == 1

    in_company(tmp_path, what, "gelini-nightlife", 3)


@rule("table.undo")
def test_taking_back_gives_nobody_a_new_clock(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        mover = await play_until(there, lambda ear: any(c["action"]["type"] == "pass" for c in ear.snapshot["choices"]))
        await there.pass_by(12)
        index = [c["action"]["type"] for c in mover.snapshot["choices"]].index("pass")
        assert await mover.act(index) is None
        await there.pass_by(5)
        assert await mover.say("undo") is None
        assert mover.latest["clock"]["seats"] == {str(mover.viewer): 8.0}, "what the other thought meanwhile is theirs"
        assert await mover.act(index) is None
        assert there.awaited.latest["clock"]["seats"] == {str(there.awaited.viewer): 20.0}

    in_company(tmp_path, what, "gelini-nightlife", 3, clock="fast")


@rule("table.undo")
def test_a_throw_is_never_taken_back(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        thrower = there.awaited
        assert await thrower.act() is None
        assert not thrower.snapshot["can_undo"]
        for way in ({"t": "undo"}, {"t": "propose", "what": "undo"}):
            problem = await thrower.say(**way)
            assert problem
            assert "Chance has spoken" in problem["sentence"]

    in_company(tmp_path, what, "geizen", 2)


@rule("table.undo-together")
def test_what_others_have_answered_is_taken_back_with_their_consent(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        mover = await play_until(there, lambda ear: any(c["action"]["type"] == "pass" for c in ear.snapshot["choices"]))
        before = mover.snapshot["view"]
        assert await pass_on(mover) is None
        second = there.awaited
        assert await pass_on(second) is None
        third = there.awaited
        assert (await mover.say("undo") or {})["rule"] == "table.undo"
        assert await mover.say("propose", what="undo") is None
        poll = third.last("poll")
        assert poll["open"]
        assert poll["agreed"] == [mover.viewer]
        assert await second.say("vote", poll=poll["poll"], yes=True) is None
        assert third.last("poll")["agreed"] == sorted([mover.viewer or 0, second.viewer or 0])
        assert mover.snapshot["view"] != before, "not before all have agreed"
        assert await third.say("vote", poll=poll["poll"], yes=True) is None
        await there.settle()
        for ear in there.ears:
            assert ear.last("poll")["outcome"] == "agreed"
        assert mover.snapshot["view"] == before
        assert third.latest["steps"][-1]["back"] == 2

    in_company(tmp_path, what, "gelini-nightlife", 3)


@rule("table.undo-together")
def test_one_no_is_enough_and_so_is_the_next_move(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        mover = await play_until(there, lambda ear: any(c["action"]["type"] == "pass" for c in ear.snapshot["choices"]))
        await pass_on(mover)
        second = there.awaited
        await pass_on(second)
        third = there.awaited
        stands = mover.snapshot["view"]
        await mover.say("propose", what="undo")
        await third.say("vote", poll=third.last("poll")["poll"], yes=False)
        for ear in there.ears:
            assert (ear.last("poll")["outcome"], ear.last("poll")["refused_by"]) == ("refused", third.viewer)
        late = await second.say("vote", poll=second.last("poll")["poll"], yes=True)
        assert late
        assert mover.snapshot["view"] == stands
        await mover.say("propose", what="undo")
        assert second.last("poll")["open"]
        assert await third.act() is None
        assert not second.last("poll")["open"]

    in_company(tmp_path, what, "gelini-nightlife", 3)


async def pass_on(ear: Ear) -> dict[str, Any] | None:
    kinds = [choice["action"]["type"] for choice in ear.snapshot["choices"]]
    return await ear.act(kinds.index("pass"))


# Commands ------------------------------------------------------------------------------------------


@rule("table.decision")
def test_an_answer_to_a_decision_that_is_closed_is_refused(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        mover = there.awaited
        decision = mover.snapshot["decision"]
        action = mover.snapshot["choices"][0]["action"]
        assert await mover.say("do", decision=decision, action=action) is None
        again = mover.snapshot["choices"][0]["action"]
        problem = await mover.say("do", decision=decision, action=again)
        assert problem
        assert problem["rule"] == "table.decision"
        assert await mover.act() is None

    in_company(tmp_path, what, "geizen", 2)


def test_a_command_sent_twice_is_done_once_and_answered_twice(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        from gelateria.server.protocol.messages import Do

        mover = there.awaited
        snapshot = mover.snapshot
        command = Do(77, snapshot["decision"], snapshot["choices"][0]["action"])
        assert await mover.repeat(command) is None
        steps = mover.latest["steps"][-1]["number"]
        assert await mover.repeat(command) is None
        assert [m["n"] for m in mover.heard if m["t"] == "ack"] == [77, 77]
        assert mover.latest["steps"][-1]["number"] == steps
        assert there.table.play
        assert there.table.play.match.length == 1

    in_company(tmp_path, what, "geizen", 2)


# Leaving -------------------------------------------------------------------------------------------


@rule("table.resign")
def test_who_resigns_comes_last_and_a_bot_plays_on(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        gone = there.awaited
        assert await gone.say("resign") is None
        assert gone.last("room")["seats"][gone.viewer]["resigned"]
        assert (await gone.say("resign") or {})["rule"] == "table.resign"
        others = [ear for ear in there.ears if ear is not gone]
        await there.until(lambda: there.table.play and there.table.play.awaited[0] != gone.viewer)
        assert (await gone.act(0) if gone.snapshot["choices"] else {"rule": "table.resign"}) is not None
        assert there.table.status == "playing", "two are left"
        assert await others[0].say("resign") is None
        await there.until(lambda: there.table.over)
        over = others[1].last("over")
        places = {place["seat"]: place["place"] for place in over["places"]}
        assert over["why"] == "table.resign"
        assert places[others[1].viewer] == 1
        assert (
            places[gone.viewer] == places[others[0].viewer] or min(places[gone.viewer], places[others[0].viewer]) == 2
        )

    in_company(tmp_path, what, "geizen", 3)


@rule("table.end-together")
def test_all_agree_to_end(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        first, second = there.ears
        assert await first.say("propose", what="end") is None
        assert there.table.status == "playing"
        assert await second.say("vote", poll=second.last("poll")["poll"], yes=True) is None
        await there.until(lambda: there.table.over)
        over = second.last("over")
        assert over["why"] == "table.end-together"
        assert all("after" not in place for place in over["places"]), "not rated"
        assert (await first.say("do", decision=1, action={}) or {})["rule"] == "table.over"

    in_company(tmp_path, what, "geizen", 2)


# Being late ----------------------------------------------------------------------------------------


@rule("table.stand-in")
def test_a_bot_stands_in_for_who_is_out_of_time_and_stays_until_they_act(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        late = there.awaited
        other = next(ear for ear in there.ears if ear is not late)
        assert late.latest["clock"]["seats"] == {str(late.viewer): 20.0}
        await there.pass_by(19)
        assert there.table.play
        assert there.table.play.match.length == 0
        await there.pass_by(2)
        await there.until(lambda: other.count("update"))
        rooms = [told["seats"][late.viewer]["stand_in"] for told in other.heard if told["t"] == "room"]
        assert True in rooms, "it was told, however soon the bot was done"
        assert other.latest["steps"][0]["stand_in"]
        await there.until(lambda: there.awaited is other)  # in Geizen a turn is several decisions
        assert other.last("room")["seats"][late.viewer]["stand_in"], "who only sits there has not come back"
        assert await late.say("here") is None
        assert not other.last("room")["seats"][late.viewer]["stand_in"], "the seat is theirs again"
        while there.awaited is other:
            assert await other.act() is None
        moves = there.table.play.match.length
        await there.pass_by(19)
        assert there.table.play.match.length == moves
        assert await late.act() is None

    in_company(tmp_path, what, "geizen", 2, clock="fast")


@rule("table.stand-in")
def test_who_is_gone_is_played_only_while_others_wait(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        gone = there.awaited
        other = next(ear for ear in there.ears if ear is not gone)
        there.table.leave(gone, gone.viewer)
        there.table.leave(other, other.viewer)
        await there.pass_by(1000)
        assert there.table.play
        assert there.table.play.match.length == 0, "nobody waits, nothing happens"
        there.table.join(other, other.viewer, None, None)
        await there.pass_by(1)
        await there.until(lambda: other.count("update") > 0)
        assert other.latest["steps"][0]["stand_in"]
        await there.until(lambda: there.awaited is other)
        there.table.join(gone, gone.viewer, None, None)
        shown = other.last("room")["seats"][gone.viewer]
        assert shown["here"]
        assert not shown["stand_in"]

    in_company(tmp_path, what, "geizen", 2)


@rule("table.pause")
def test_what_the_server_stood_still_is_given_back(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        for ear in there.ears[1:]:
            assert await ear.act() is None
        before = there.ears[0].last("clock") if there.ears[0].count("clock") else None
        left = deadlines(there.table, 0).seats[0]
        await there.pass_by(3)
        assert deadlines(there.table, 0).seats[0] == left - 3
        there.table.stalled(3.0)
        assert deadlines(there.table, 0).seats[0] == left
        assert there.ears[0].last("clock") != before

    in_company(tmp_path, what, "jelly-monster", 3)


# Talking -------------------------------------------------------------------------------------------


def test_chat_is_kept_heard_and_muted(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        first, second = there.ears
        assert await first.say("say", text="  good luck ") is None
        assert second.last("chat")["text"] == "good luck"
        assert await second.say("mute", seat=0) is None
        assert await first.say("say", text="are you there?") is None
        assert second.last("chat")["text"] == "good luck"
        assert await second.say("mute", seat=0, on=False) is None
        assert await first.say("say", text="hello") is None
        assert second.last("chat")["text"] == "hello"
        late = Ear(there.table, None)
        there.table.join(late, None, None, None)
        assert [line["text"] for line in late.last("welcome")["chat"]] == ["good luck", "are you there?", "hello"]
        assert (await first.say("say", text=" \u200d ") or {})["code"] == "conflict"

    in_company(tmp_path, what, "geizen", 2)


def test_an_expert_advises_whoever_asks_but_not_in_rated_games(tmp_path: Path) -> None:
    async def unrated(there: Company) -> None:
        asking = there.awaited
        await asking.ask("hint")
        await there.until(lambda: asking.count("advice"))
        advice = asking.last("advice")
        assert advice["decision"] == asking.snapshot["decision"]
        assert advice["explanation"]
        other = next(ear for ear in there.ears if ear is not asking)
        assert other.count("advice") == 0
        assert (await other.say("hint") or {})["rule"] == "table.turn"

    async def rated(there: Company) -> None:
        assert (await there.awaited.say("hint") or {})["code"] == "forbidden"

    in_company(tmp_path / "unrated", unrated, "geizen", 2)
    in_company(tmp_path / "rated", rated, "geizen", 2, rated=True)


# Coming and going ----------------------------------------------------------------------------------


def test_a_game_that_waits_for_people_who_are_away_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        registry, table = there.server.registry, there.table
        assert await there.awaited.act() is None
        here, away = there.ears
        hash_ = here.snapshot["hash"]
        registry.tidy()
        table.leave(away, away.viewer)
        registry.tidy()
        assert registry.tables[table.id] is table, "somebody is here"
        table.leave(here, here.viewer)
        registry.tidy()
        assert table.id not in registry.tables
        again = await registry.table(table.id)
        assert again is not table
        back = Ear(again, here.viewer)
        again.join(back, here.viewer, None, None)
        assert back.snapshot["hash"] == hash_

    in_company(tmp_path, what, "geizen", 2)


def test_a_finished_game_leaves_the_memory_with_the_last_who_looks_at_it(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        registry, table = there.server.registry, there.table
        first, second = there.ears
        assert await first.say("propose", what="end") is None
        assert await second.say("vote", poll=second.last("poll")["poll"], yes=True) is None
        await there.until(lambda: table.over)
        table.leave(first, first.viewer)
        assert registry.tables[table.id] is table, "somebody still looks"
        table.leave(second, second.viewer)
        assert table.id not in registry.tables
        again = await registry.table(table.id)
        late = Ear(again, None)
        again.join(late, None, None, None)
        assert late.latest["over"] == second.last("over")

    in_company(tmp_path, what, "geizen", 2)


def test_a_game_in_which_a_bot_or_a_clock_will_act_stays(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        table = there.table
        table.leave(there.ears[0], 0)
        for _ in range(2):
            there.server.registry.tidy()
        assert there.server.registry.tables[table.id] is table

    in_company(tmp_path / "days", what, "geizen", 1, bots=1, clock="days")


async def start_with_bots(server: Server, id_: str) -> None:
    async with server.registry.turn_at(id_) as table:
        await table.seating.add_bots("random", None)
        await table.starting.start(server.registry.downtime)


def test_nobody_clears_a_table_away_that_is_just_being_set(tmp_path: Path) -> None:
    """Else the game would begin at a table that nobody finds, and stand still at the one that they do."""

    async def run() -> None:
        async with server_here(tmp_path, ManualClock()) as server:
            made = await server.lobby.make(await arrive(server, "Ada"), Plan(game="geizen", players=2))
            table = await server.registry.table(made.table)
            async with server.registry.turn_at(made.table):
                for _ in range(2):
                    server.registry.tidy()
                await table.seating.add_bots("random", None)
                await table.starting.start(server.registry.downtime)
            assert await server.registry.table(made.table) is table

    asyncio.run(run())


def test_what_is_asked_of_a_table_that_was_cleared_away_happens_at_the_one_that_is_found(tmp_path: Path) -> None:
    async def run() -> None:
        async with server_here(tmp_path, ManualClock()) as server:
            made = await server.lobby.make(await arrive(server, "Ada"), Plan(game="geizen", players=2))
            table = await server.registry.table(made.table)
            async with table.seating.turn:
                waiting = asyncio.create_task(start_with_bots(server, made.table))
                await asyncio.sleep(0)
                server.registry.put_away(table)
            await waiting
            again = await server.registry.table(made.table)
            assert again is not table
            assert (table.status, again.status) == ("open", "playing")

    asyncio.run(run())


def test_what_is_said_while_the_store_closes_is_not_acknowledged(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        ear = there.ears[0]
        await there.server.writer.stop()
        ear.table.receive(ear, ear.viewer, Say(1, "Ciao"))
        assert ear.count("ack") == 0
        assert ear.closed
        assert ear.closed.code == "restarting"

    in_company(tmp_path, what, "geizen", 2)


def test_a_game_begins_once_however_often_it_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the database lets others speak before it answers."""

    async def run() -> None:
        async with server_here(tmp_path, ManualClock()) as server:
            host = await arrive(server, "Ada")
            made = await server.lobby.make(host, Plan(game="geizen", players=2))
            table = await server.registry.table(made.table)
            async with server.registry.turn_at(made.table):
                await table.seating.add_bots("random", None)
            find = server.find

            async def slowly(query: Any, **values: Any) -> Any:
                await server.writer.run(nothing)
                return await find(query, **values)

            monkeypatch.setattr(server, "find", slowly)

            async def give(command: Callable[[], Awaitable[None]]) -> None:
                async with server.registry.turn_at(made.table):
                    await command()

            start, kick = partial(table.starting.start, server.registry.downtime), partial(table.seating.kick, 1)
            answers = await asyncio.gather(*map(give, [start, start, start, kick]), return_exceptions=True)
            assert [isinstance(answer, Refused) for answer in answers] == [False, True, True, True]
            assert table.status == "playing"
            assert table.seats[1]

    asyncio.run(run())
