"""Whatever is asked of a table: if any write of it fails, the answer says so, and memory, store and restart agree.

Asked once more, it is done.
"""

import asyncio
import itertools
import shutil
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import pytest
from sqlalchemy import select

from gelateria.server.bots.players import BotPlayers
from gelateria.server.lobby import registry
from gelateria.server.lobby.restore_tables import restore_table
from gelateria.server.ops.logs import JsonLines
from gelateria.server.server import Server
from gelateria.server.store.schema import tables
from gelateria.server.table.seat import rows_of
from gelateria.server.table.table import Table
from tests.attack.figures import tally
from tests.records.keep import FOLDER, kept
from tests.server.failing_store import failing_write
from tests.server.guests import AtTable, Guest
from tests.server.hosted import Hosted, hosted
from tests.server.manual_clock import ManualClock
from tests.server.patience import GLANCE, until
from tests.server.tabled import as_after_a_kill, server_here

Act = Callable[[], Awaitable[int]]
"""Gives a command and returns the status of the answer."""
Command = Callable[["Scene"], Awaitable[Act]]
"""Prepares a scene for it."""

HONEST = (503,)
"""The database is away: try again."""
PLANTED = ("Adalgisa", "Benvenuto", "Cleofe", "Benedetta", "Buona sera", "Addio", "correct horse")
"""What people write must not get into the log, whatever fails."""
STATUS = {"away": 503}
"""Over a socket there are codes."""
COUNT = itertools.count()
COMMANDS: dict[str, Command] = {}


def command(prepare: Command) -> Command:
    COMMANDS[prepare.__name__] = prepare
    return prepare


class Scene:
    """Ada runs a table of Geizen for three; Ben is a guest."""

    ada: Guest
    ben: Guest

    def __init__(self, server: Hosted, folder: Path) -> None:
        self.server = server
        self.core: Server = server.core
        self.folder = folder
        self.number = next(COUNT)
        self.before: set[str] = set()
        """Tables of other scenes at this server."""
        self.made: dict[str, Any] = {}
        self.tabs: list[AtTable] = []
        self.guests: list[Guest] = []

    async def __aenter__(self) -> Self:
        self.before = await stored_tables(self.core)
        self.ada, self.ben = await self.come("Adalgisa"), await self.come("Benvenuto")
        plan = {"game": "geizen", "players": 3, "pace": "instant"}
        self.made = await self.ada.post("/api/tables", plan=plan)
        return self

    async def __aexit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        for tab in self.tabs:
            await tab.__aexit__()
        for guest in self.guests:
            await guest.http.aclose()

    def browser(self) -> Guest:
        """Somebody new, at an address that nobody came from yet."""
        guest = Guest(self.server.address)
        guest.http.headers["X-Forwarded-For"] = f"10.2.{next(COUNT)}.1"
        self.guests.append(guest)
        return guest

    async def come(self, name: str) -> Guest:
        """A guest."""
        guest = self.browser()
        guest.person = (await guest.post("/api/guests", name=name))["id"]
        return guest

    # What happens ----------------------------------------------------------------------------------

    @property
    def path(self) -> str:
        return f"/api/tables/{self.made['table']}"

    def asking(self, guest: Guest, method: str, path: str, key: str | None = None, **body: Any) -> Act:
        async def act() -> int:
            return (await guest.ask(method, path, key, body)).status_code

        return act

    def host_asking(self, what: str, **body: Any) -> Act:
        return self.asking(self.ada, "POST", f"{self.path}/{what}", self.made["host_key"], **body)

    async def ben_sits(self) -> str:
        key: str = (await self.ben.post(f"{self.path}/join"))["key"]
        return key

    async def sitting(self) -> None:
        """Ada, Ben and a bot; their tabs are not open yet."""
        self.tabs = [
            AtTable(self.server.address, self.made["table"], key)
            for key in (self.made["seat_key"], await self.ben_sits())
        ]
        await self.ada.post(f"{self.path}/bots", self.made["host_key"], level="random")

    async def playing(self) -> tuple[AtTable, AtTable]:
        """Ada, Ben and a bot that never acts."""
        await self.sitting()
        await self.ada.post(f"{self.path}/start", self.made["host_key"])
        ada, ben = self.tabs
        for tab in self.tabs:
            await tab.__aenter__()
        return ada, ben

    async def pledged(self) -> tuple[AtTable, AtTable]:
        """Ada and Ben are there and will add to chance when the test says so."""
        await self.sitting()
        ada, ben = self.tabs
        for tab in self.tabs:
            tab.gives = False
            await tab.__aenter__()
        return ada, ben

    async def starting(self) -> tuple[AtTable, AtTable]:
        ada, ben = await self.pledged()
        await self.ada.post(f"{self.path}/start", self.made["host_key"])
        for tab in self.tabs:
            await tab.until(partial(_starts, tab))
        return ada, ben

    async def somebody_awaited(self, game: str) -> AtTable:
        """At a table for Ada and Ben alone."""
        self.made = await self.ada.post("/api/tables", plan={"game": game, "players": 2})
        return next(tab for tab in await self.playing() if tab.choices)

    async def over(self) -> None:
        for tab in await self.playing():
            await tab.answer(await tab.send("resign"))
        await self.tabs[0].until(lambda: self.tabs[0].over)

    def saying(self, tab: AtTable, t: str, **fields: Any) -> Act:
        async def act() -> int:
            problem = await tab.answer(await tab.send(t, **fields))
            return STATUS.get(problem["code"], 409) if problem else 200

        return act

    # What is promised ------------------------------------------------------------------------------

    async def this_agrees(self) -> None:
        """All tables of this scene: what is in memory is what is stored, and what another server finds there."""
        await self._agrees(self.before)

    async def everything_agrees(self) -> None:
        """The same of all tables, those of the scenes before too."""
        await self._agrees(set())

    async def _agrees(self, but: set[str]) -> None:
        here = await all_tables(self.core, but)
        kept = self.core.registry
        assert here == {id_: facts(await restore_table(self.core, kept.bots, kept.downtime, id_)) for id_ in here}
        copy = as_after_a_kill(self.server.folder, self.folder / f"copy {next(COUNT)}")
        async with server_here(copy, ManualClock()) as again:
            assert await all_tables(again, but) == here
        shutil.rmtree(copy)


def _starts(tab: AtTable) -> bool:
    return bool(tab.room["status"] == "starting")


async def stored_tables(server: Server) -> set[str]:
    return {row["id"] for row in await server.rows(select(tables.c.id))}


async def all_tables(server: Server, but: set[str]) -> dict[str, Any]:
    """What a server tells of its tables when nothing is under way; in memory there are none that are not stored."""
    stored = await stored_tables(server)
    assert set(server.registry.tables) <= stored
    return {id_: facts(await at_rest(server, id_)) for id_ in stored - but}


async def at_rest(server: Server, id_: str) -> Table:
    """The table when nothing happens there by itself any more: no game is about to begin or to end."""
    while True:
        table = await server.registry.table(id_)
        await table.settled()
        if table.status != "ending" and not (table.status == "starting" and not table.starting.missing):
            return table
        await asyncio.sleep(GLANCE)


@pytest.fixture(autouse=True)
def bots_that_never_act(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing happens at a table but what the test asks for."""
    monkeypatch.setattr(BotPlayers, "wake", lambda self, *_: None)


def facts(table: Table) -> dict[str, Any]:
    """All about a table that must not be lost."""
    play = table.play
    return {
        "status": table.status,
        "plan": table.plan,
        "host": table.host,
        "next": table.next,
        "sealed": table.sealed,
        "seats": rows_of(table.id, table.seats),
        "chat": table.chat.lines,
        "over": table.over,
        "game": play and (play.entries, play.resigned, [play.snapshot(viewer) for viewer in table.channels]),
    }


# Before the game -----------------------------------------------------------------------------------


@command
async def make(there: Scene) -> Act:
    return there.asking(there.ben, "POST", "/api/tables", plan={"game": "gelati", "players": 2})


@command
async def quick_play(there: Scene) -> Act:
    return there.asking(there.ben, "POST", "/api/quick-play", game="geizen", level="random")


@command
async def go_on_from_a_record(there: Scene) -> Act:
    record = kept(FOLDER / "gelini-nightlife-3p-v1-format2.txt").to_token()
    return there.asking(there.ben, "POST", "/api/tables/from-record", record=record, move=9, level="random")


@command
async def sit(there: Scene) -> Act:
    return there.asking(there.ben, "POST", f"{there.path}/join")


@command
async def sit_again(there: Scene) -> Act:
    await there.ben_sits()
    return there.asking(there.ben, "POST", f"{there.path}/join")


@command
async def join_as_a_newcomer(there: Scene) -> Act:
    return there.asking(there.browser(), "POST", f"{there.path}/join", name="Cleofe", ticket=f"{there.number:032}")


@command
async def leave(there: Scene) -> Act:
    await there.ben_sits()
    return there.asking(there.ben, "POST", f"{there.path}/leave")


@command
async def leave_as_the_host(there: Scene) -> Act:
    await there.ben_sits()
    return there.asking(there.ada, "POST", f"{there.path}/leave")


@command
async def rename(there: Scene) -> Act:
    await there.ben_sits()
    return there.asking(there.ben, "PUT", f"{there.path}/name", name="Benedetta")


@command
async def invite(there: Scene) -> Act:
    return there.host_asking("invite")


@command
async def bots(there: Scene) -> Act:
    return there.host_asking("bots", level="random")


@command
async def kick(there: Scene) -> Act:
    await there.ben_sits()
    return there.host_asking("kick", seat=1)


@command
async def reorder(there: Scene) -> Act:
    await there.ben_sits()
    return there.host_asking("order", order=[1, 2, 0])


@command
async def close(there: Scene) -> Act:
    await there.ben_sits()
    return there.asking(there.ada, "DELETE", there.path, there.made["host_key"])


@command
async def start(there: Scene) -> Act:
    await there.ben_sits()
    await there.ada.post(f"{there.path}/bots", there.made["host_key"], level="random")
    return there.host_asking("start")


@command
async def start_with_pledges(there: Scene) -> Act:
    await there.pledged()
    return there.host_asking("start")


@command
async def give_the_first_nonce(there: Scene) -> Act:
    ada, _ = await there.starting()
    return there.saying(ada, "nonce", nonce=ada.nonce)


@command
async def give_the_last_nonce(there: Scene) -> Act:
    """The game begins with it, also when the table had to be set up again before that."""
    ada, ben = await there.starting()
    await ben.answer(await ben.send("nonce", nonce=ben.nonce))
    give = there.saying(ada, "nonce", nonce=ada.nonce)

    async def act() -> int:
        status = await give()
        await ada.begun()
        return status

    return act


@command
async def quick_play_with_a_pledge(there: Scene) -> Act:
    return there.asking(there.ben, "POST", "/api/quick-play", game="geizen", level="random", pledge="0" * 64)


# In the game ---------------------------------------------------------------------------------------


@command
async def pace(there: Scene) -> Act:
    await there.playing()
    return there.host_asking("pace", pace="brisk")


@command
async def say(there: Scene) -> Act:
    ada, _ = await there.playing()
    return there.saying(ada, "say", text="Buona sera!")


@command
async def do(there: Scene) -> Act:
    mover = await there.somebody_awaited("geizen")
    return there.saying(mover, "do", decision=mover.decision, action=mover.choices[0]["action"])


@command
async def undo(there: Scene) -> Act:
    """In Gelini a passed throw draws nothing, so it can be taken back."""
    await there.somebody_awaited("gelini-nightlife")
    while not (undoing := [tab for tab in there.tabs if tab.can_undo]):
        (mover,) = [tab for tab in there.tabs if tab.choices]
        actions = [choice["action"] for choice in mover.choices]
        await mover.answer(await mover.do(next((one for one in actions if one["type"] == "pass"), actions[0])))
        await until(lambda: sum(bool(tab.choices) for tab in there.tabs) == 1)
    return there.saying(undoing[0], "undo")


@command
async def resign(there: Scene) -> Act:
    _, ben = await there.playing()
    return there.saying(ben, "resign")


@command
async def resign_and_end_the_game(there: Scene) -> Act:
    ada, ben = await there.playing()
    await ben.answer(await ben.send("resign"))
    return there.saying(ada, "resign")


@command
async def end_together(there: Scene) -> Act:
    ada, ben = await there.playing()

    async def act() -> int:
        await ada.answer(await ada.send("propose", what="end"))
        asked = core_table(there).votes.asked
        if not asked:
            return 409
        return 503 if await ben.answer(await ben.send("vote", poll=asked.poll, yes=True)) else 200

    return act


def core_table(there: Scene) -> Table:
    return there.core.registry.tables[there.made["table"]]


@command
async def rematch(there: Scene) -> Act:
    await there.over()
    return there.asking(there.ben, "POST", f"{there.path}/rematch")


@command
async def join_the_rematch(there: Scene) -> Act:
    await there.over()
    await there.ada.post(f"{there.path}/rematch")
    return there.asking(there.ben, "POST", f"{there.path}/rematch")


# People --------------------------------------------------------------------------------------------


@command
async def delete_oneself_before_the_game(there: Scene) -> Act:
    await there.ben_sits()
    return there.asking(there.ben, "DELETE", "/api/me")


@command
async def delete_the_host_before_the_game(there: Scene) -> Act:
    await there.ben_sits()
    return there.asking(there.ada, "DELETE", "/api/me")


@command
async def delete_oneself_while_it_starts(there: Scene) -> Act:
    await there.starting()
    return there.asking(there.ben, "DELETE", "/api/me")


@command
async def delete_oneself_in_the_game(there: Scene) -> Act:
    _, ben = await there.playing()
    await ben.answer(await ben.send("say", text="Addio!"))
    return there.asking(there.ben, "DELETE", "/api/me")


@command
async def guest_becomes_account(there: Scene) -> Act:
    await there.ben_sits()
    account = {"login": f"ben-{there.number}", "password": "correct horse"}
    laptop = await there.come("Benvenuto")
    await laptop.post("/api/account", **account)
    return there.asking(there.ben, "POST", "/api/sign-in", **account, adopt=True)


async def account(there: Scene) -> tuple[Guest, dict[str, str]]:
    """Cleo has an account and sits at Ada's table."""
    cleo, login = await there.come("Cleo"), {"login": f"cleo-{there.number}", "password": "correct horse"}
    code = (await cleo.post("/api/account", **login))["recovery_code"]
    await cleo.post(f"{there.path}/join")
    return cleo, login | {"code": code}


@command
async def make_an_account(there: Scene) -> Act:
    await there.ben_sits()
    login = {"login": f"ben-{there.number}", "password": "correct horse"}
    return there.asking(there.ben, "POST", "/api/account", **login)


@command
async def sign_in_and_leave_a_guest_behind(there: Scene) -> Act:
    _, known = await account(there)
    login = {name: known[name] for name in ("login", "password")}
    return there.asking(there.ben, "POST", "/api/sign-in", **login)


@command
async def recover_an_account(there: Scene) -> Act:
    _, known = await account(there)
    return there.asking(there.ben, "POST", "/api/recover", **known | {"password": "battery staple"})


@command
async def change_the_password(there: Scene) -> Act:
    cleo, known = await account(there)
    await cleo.post("/api/bots", name="Robot")
    return there.asking(cleo, "POST", "/api/password", old=known["password"], new="battery staple")


@command
async def get_another_recovery_code(there: Scene) -> Act:
    cleo, known = await account(there)
    return there.asking(cleo, "POST", "/api/recovery-code", password=known["password"])


@command
async def sign_out(there: Scene) -> Act:
    await there.ben_sits()
    return there.asking(there.ben, "POST", "/api/sign-out")


@command
async def sign_out_everywhere(there: Scene) -> Act:
    cleo, _ = await account(there)
    return there.asking(cleo, "POST", "/api/sign-out-everywhere")


@command
async def get_a_key_to_run_the_table(there: Scene) -> Act:
    return there.asking(there.ada, "POST", f"{there.path}/host-key")


@command
async def make_a_bot(there: Scene) -> Act:
    cleo, _ = await account(there)
    return there.asking(cleo, "POST", "/api/bots", name="Robot")


@command
async def renew_a_bots_token(there: Scene) -> Act:
    cleo, _ = await account(there)
    bot = (await cleo.post("/api/bots", name="Robot"))["bot"]["id"]
    return there.asking(cleo, "POST", f"/api/bots/{bot}/token")


@command
async def delete_a_bot_that_sits(there: Scene) -> Act:
    cleo, _ = await account(there)
    made = await cleo.post("/api/bots", name="Robot")
    program = there.browser()
    program.http.headers["Authorization"] = f"Bearer {made['token']}"
    await program.post(f"/api/bot/tables/{there.made['table']}/sit")
    return there.asking(cleo, "DELETE", f"/api/bots/{made['bot']['id']}")


@pytest.mark.parametrize("name", COMMANDS)
def test_after_any_failed_write_memory_store_and_restart_agree(
    name: str, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    failed = 0

    async def visit() -> None:
        nonlocal failed
        monkeypatch.setattr(registry, "END_AGAIN", GLANCE)
        async with hosted(tmp_path / "server", ManualClock(), proxies=1) as server:
            for nth in itertools.count(1):
                async with Scene(server, tmp_path) as there:
                    act = await COMMANDS[name](there)
                    with failing_write(server.core, nth) as failure:
                        status = await act()
                    if not failure.happened:
                        await there.everything_agrees()
                        assert status < 300
                        assert failed, "it writes something"
                        return
                    await there.this_agrees()
                    failed = nth
                    if status >= 300:
                        assert status in HONEST
                        assert await act() < 300
                        await there.this_agrees()

    asyncio.run(visit())
    told = "".join(JsonLines().format(record) for record in caplog.records)
    assert "the database is away" in told
    found = [planted for planted in PLANTED if planted in told]
    tally("failed-writes", commands=1, writes=failed)
    tally("names-in-logs", writes=failed, names=len(found))
    assert not found
