"""Two commands at the same moment, any two: one after the other is the worst that comes of it."""

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from gelateria.server.bots.players import BotPlayers
from gelateria.server.store.schema import people, tables
from gelateria.server.table.table import Table
from tests.attack.agreement import compare_until_equal
from tests.attack.figures import Progress, note
from tests.attack.length import ATTACK, lasting
from tests.server.guests import Guest
from tests.server.hosted import Hosted, hosted
from tests.server.manual_clock import ManualClock
from tests.server.patience import GLANCE
from tests.server.whole.test_failed_writes import Scene
from tests.server.writer_gate import closed_gate

ROUNDS = 4
"""Of every pair, in the whole attack."""
AT_ONE_SERVER = 40
"""What many tables leave behind makes every comparison longer."""
A_WHILE = 5
"""Glances: by then both commands have come as far as they can without the store."""

Racer = Callable[["Arena"], Awaitable[int]]
RACERS: dict[str, dict[str, Racer]] = {"open": {}, "full": {}, "playing": {}, "over": {}}
"""What can be done to a table, by the state that it is in; each returns the status of the answer."""


def racer(*states: str) -> Callable[[Racer], Racer]:
    def keep(act: Racer) -> Racer:
        for state in states:
            RACERS[state][act.__name__] = act
        return act

    return keep


class Arena(Scene):
    """Ada's table for three, with Ben; Cleo and Dora stand by."""

    cleo: Guest
    dora: Guest

    async def prepare(self, state: str) -> None:
        self.cleo, self.dora = await self.come("Cleo"), await self.come("Dora")
        self.account = {"login": f"ben-{self.number}", "password": "correct horse"}
        await (await self.come("Ben")).post("/api/account", **self.account)
        if state in ("open", "full"):
            await self.ben_sits()
        if state == "full":
            await self.ada.post(f"{self.path}/bots", self.made["host_key"], level="random")
        elif state == "playing":
            await self.playing()
        elif state == "over":
            await self.over()

    async def ask(self, guest: Guest, what: str, method: str = "POST", **body: Any) -> int:
        return (await guest.ask(method, f"{self.path}/{what}", None, body)).status_code

    async def command(self, what: str, method: str = "POST", **body: Any) -> int:
        return (await self.ada.ask(method, f"{self.path}/{what}", self.made["host_key"], body)).status_code

    async def say(self, tab: int, t: str, **fields: Any) -> int:
        return await self.saying(self.tabs[tab], t, **fields)()


# Before the game -----------------------------------------------------------------------------------


@racer("open", "full")
async def cleo_joins(there: Arena) -> int:
    return await there.ask(there.cleo, "join")


@racer("open", "full")
async def dora_joins(there: Arena) -> int:
    return await there.ask(there.dora, "join")


@racer("open", "full")
async def ben_joins_again(there: Arena) -> int:
    return await there.ask(there.ben, "join")


@racer("open", "full")
async def ben_leaves(there: Arena) -> int:
    return await there.ask(there.ben, "leave")


@racer("open", "full")
async def ada_leaves(there: Arena) -> int:
    return await there.ask(there.ada, "leave")


@racer("open", "full")
async def ben_takes_a_name(there: Arena) -> int:
    return await there.ask(there.ben, "name", "PUT", name="Ada")


@racer("open", "full")
async def ada_fills_up(there: Arena) -> int:
    return await there.command("bots", level="random")


@racer("open", "full")
async def ada_kicks_ben(there: Arena) -> int:
    return await there.command("kick", seat=1)


@racer("open", "full")
async def ada_reorders(there: Arena) -> int:
    return await there.command("order", order=[1, 2, 0])


@racer("open", "full")
async def ada_invites(there: Arena) -> int:
    return await there.command("invite")


@racer("open", "full")
async def ada_closes(there: Arena) -> int:
    return (await there.ada.ask("DELETE", there.path, there.made["host_key"], {})).status_code


@racer("full")
async def ada_starts(there: Arena) -> int:
    return await there.command("start")


# At any time ---------------------------------------------------------------------------------------


@racer("open", "full", "playing", "over")
async def ben_is_deleted(there: Arena) -> int:
    return (await there.ben.ask("DELETE", "/api/me", None, {})).status_code


@racer("open", "full", "playing", "over")
async def ada_is_deleted(there: Arena) -> int:
    return (await there.ada.ask("DELETE", "/api/me", None, {})).status_code


@racer("open", "full", "playing", "over")
async def ben_becomes_an_account(there: Arena) -> int:
    return (await there.ben.ask("POST", "/api/sign-in", None, there.account | {"adopt": True})).status_code


@racer("open", "playing")
async def ada_sets_the_pace(there: Arena) -> int:
    return await there.command("pace", pace="brisk")


# In the game and after it --------------------------------------------------------------------------


@racer("playing")
async def ben_resigns(there: Arena) -> int:
    return await there.say(1, "resign")


@racer("playing")
async def ada_resigns(there: Arena) -> int:
    return await there.say(0, "resign")


@racer("playing")
async def ada_proposes_the_end(there: Arena) -> int:
    return await there.say(0, "propose", what="end")


@racer("playing")
async def ben_proposes_the_end(there: Arena) -> int:
    return await there.say(1, "propose", what="end")


@racer("playing", "over")
async def ben_talks(there: Arena) -> int:
    return await there.say(1, "say", text="Hello!")


@racer("playing")
async def whoever_is_awaited_acts(there: Arena) -> int:
    for tab in there.tabs:
        if tab.choices:
            return await there.saying(tab, "do", decision=tab.decision, action=tab.choices[0]["action"])()
    return 409


@racer("playing", "over")
async def ada_wants_a_rematch(there: Arena) -> int:
    return await there.ask(there.ada, "rematch")


@racer("playing", "over")
async def ben_wants_a_rematch(there: Arena) -> int:
    return await there.ask(there.ben, "rematch")


# What must be true after it ------------------------------------------------------------------------


async def race(there: Arena, state: str, racers: list[Racer], at_the_store: bool) -> list[int]:
    """Both at once; `at_the_store`, the store keeps both waiting until neither can come any further."""
    await there.prepare(state)
    async with closed_gate(there.core) if at_the_store else contextlib.nullcontext():
        running = asyncio.gather(*(act(there) for act in racers))
        for _ in range(A_WHILE if at_the_store else 0):
            await asyncio.sleep(GLANCE)
    statuses = await running
    assert all(status < 500 for status in statuses), statuses
    await compare_until_equal(there.core)
    await nothing_is_odd(there)
    return statuses


async def nothing_is_odd(there: Arena) -> None:
    known = {row["id"] for row in await there.core.rows(select(people.c.id))}
    table = await there.core.registry.table(there.made["table"])
    seated = [sitter.person for sitter in table.seats if sitter and sitter.person]
    assert len(seated) == len(set(seated)), "nobody sits twice"
    assert set(seated) <= known, "nobody sits who is gone"
    assert table.status != "playing" or not unplayed(table), "somebody plays for every seat"
    stored = [row["id"] for row in await there.core.rows(select(tables.c.id).where(tables.c.series == table.id))]
    assert len(stored) <= 2, "there is one rematch"
    assert table.next is None or table.next in stored


def unplayed(table: Table) -> list[int]:
    """Seats in which nobody sits who has not resigned."""
    resigned = table.play.resigned if table.play else ()
    empty = [place for place, one in enumerate(table.seats) if not one or (one.person is None and one.bot is None)]
    return [place for place in empty if place not in resigned]


@pytest.fixture(autouse=True)
def bots_that_never_act(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing happens at a table but what the race is about."""
    monkeypatch.setattr(BotPlayers, "wake", lambda self, *_: None)


async def race_in(server: Hosted, folder: Path, state: str, racers: list[Racer], at_the_store: bool) -> list[int]:
    async with Arena(server, folder) as there:
        return await race(there, state, racers, at_the_store)


ONE_WINS: dict[str, tuple[str, list[Racer]]] = {
    "two for one seat": ("open", [cleo_joins, dora_joins]),
    "start against leave": ("full", [ada_starts, ben_leaves]),
    "start against kick": ("full", [ada_starts, ada_kicks_ben]),
    "start against close": ("full", [ada_starts, ada_closes]),
    "start against start": ("full", [ada_starts, ada_starts]),
    "leave against kick": ("full", [ben_leaves, ada_kicks_ben]),
}
BOTH_WIN: dict[str, tuple[str, list[Racer]]] = {
    "rematch against rematch": ("over", [ada_wants_a_rematch, ben_wants_a_rematch]),
    "one's own seat twice": ("open", [cleo_joins, cleo_joins]),
    "resign against resign": ("playing", [ada_resigns, ben_resigns]),
}


@pytest.mark.parametrize("at_the_store", [False, True], ids=["at once", "at the store"])
def test_of_two_that_exclude_each_other_one_wins_and_of_others_both(at_the_store: bool, tmp_path: Path) -> None:
    async def visit() -> None:
        async with hosted(tmp_path / "server", ManualClock(), proxies=1) as server:
            for races, winners in ((ONE_WINS, 1), (BOTH_WIN, 2)):
                for name, (state, racers) in races.items():
                    statuses = await race_in(server, tmp_path, state, racers, at_the_store)
                    assert sum(status < 300 for status in statuses) == winners, (name, statuses)

    asyncio.run(visit())


def test_whatever_comes_first_memory_and_store_agree_and_no_seat_is_left_to_nobody(tmp_path: Path) -> None:
    pairs = [(state, pair) for state, acts in RACERS.items() for pair in combinations_with_replacement(acts, 2)]
    if not ATTACK:
        pairs = random.Random(1).sample(pairs, 6)
    rounds, told = lasting(ROUNDS, 1), Progress("races")

    async def visit() -> None:
        for some in range(0, len(pairs), AT_ONE_SERVER):
            async with hosted(tmp_path / f"server {some}", ManualClock(), proxies=1) as server:
                for number, (state, pair) in enumerate(pairs[some : some + AT_ONE_SERVER]):
                    for round_ in range(rounds):
                        racers = [RACERS[state][name] for name in random.Random(round_).sample(pair, 2)]
                        await race_in(server, tmp_path, state, racers, at_the_store=bool((round_ + number) % 2))
                    told(f"{some + number + 1} of {len(pairs)} pairs")
        note("races", pairs=len(pairs), races=rounds * len(pairs))

    asyncio.run(visit())


def test_deleting_oneself_while_the_game_starts_leaves_no_seat_to_nobody(tmp_path: Path) -> None:
    wanted = lasting(25, 4)

    async def visit() -> None:
        empty = 0
        async with hosted(tmp_path / "server", ManualClock(), proxies=1) as server:
            for number in range(wanted):
                async with Arena(server, tmp_path) as there:
                    await there.prepare("full")
                    acts = [ada_starts, ben_is_deleted][:: 1 if number % 2 else -1]
                    await asyncio.gather(*(act(there) for act in acts))
                    table = await there.core.registry.table(there.made["table"])
                    empty += table.status == "playing" and bool(unplayed(table))
        assert empty == 0
        note("deleted-at-start", tried=wanted, empty=empty)

    asyncio.run(visit())
