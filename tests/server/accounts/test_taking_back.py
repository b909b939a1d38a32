"""Whoever takes an account back has it alone: what others hold of it opens nothing from that moment on."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from gelateria.server.server import Server
from gelateria.server.sockets import table as sockets
from gelateria.server.table import access_keys
from gelateria.server.table.access_keys import Key
from tests.attack.figures import note, tally
from tests.server.guests import AtTable, Guest
from tests.server.hosted import Hosted, hosted
from tests.server.manual_clock import ManualClock
from tests.server.patience import PATIENCE, until
from tests.server.writer_gate import closed_gate

OLD, NEW = "correct horse", "battery staple"
PLAN = {"game": "geizen", "players": 2, "listed": False, "watch": "link"}


class Loot:
    """What somebody holds who is in Ada's account without being Ada."""

    def __init__(self, server: Hosted, browser: Guest, table: str) -> None:
        self.server = server
        self.browser = browser
        self.table = table
        self.path = f"/api/tables/{table}"
        self.cookies = dict(browser.http.cookies)
        self.seat = self.watch = self.host = self.invite = self.link = ""

    async def grab(self) -> None:
        post = self.browser.post
        self.seat = (await post(f"{self.path}/join"))["key"]
        self.host = (await post(f"{self.path}/host-key"))["host_key"]
        self.invite = (await post(f"{self.path}/invite", self.host))["link"].split("#invite=")[1]
        self.link = (await post(f"{self.path}/watch-link"))["link"].split("#watch=")[1]
        self.watch = (await post(f"{self.path}/watch", link=self.link))["key"]

    async def opens(self) -> set[str]:
        """What of it still opens anything."""
        found: set[str] = set()
        async with Guest(self.server.address) as thief:
            if (await thief.http.get("/api/me", headers=as_cookie(self.cookies))).is_success:
                found.add("session")
        async with Guest(self.server.address) as stranger:
            stranger.http.headers["X-Forwarded-For"] = "203.0.113.66"
            await stranger.post("/api/guests", name="Eve")
            if (await stranger.ask("POST", f"{self.path}/bots", self.host, {"seats": []})).is_success:
                found.add("host")
            if (await stranger.ask("POST", f"{self.path}/watch", None, {"link": self.link})).is_success:
                found.add("link")
            if (await stranger.ask("POST", f"{self.path}/join", None, {"invite": self.invite})).is_success:
                found.add("invite")
                await stranger.post(f"{self.path}/leave")
        for name, key in (("seat", self.seat), ("watch", self.watch)):
            if await first_word(self.server, self.table, key) == "welcome":
                found.add(name)
        return found


EVERYTHING = {"session", "host", "seat", "watch", "invite", "link"}


def as_cookie(cookies: dict[str, str]) -> dict[str, str]:
    return {"cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}


async def first_word(server: Hosted, table: str, key: str) -> str:
    tab = AtTable(server.address, table, key)
    tab.joined.set()  # whatever it hears
    async with tab:
        await tab.until(lambda: tab.messages)
    kind: str = tab.messages[0]["t"]
    return kind


async def goodbye(tab: AtTable) -> str:
    """Why the socket was closed."""
    await tab.until(lambda: any(message["t"] == "goodbye" for message in tab.messages))
    code: str = next(message for message in tab.messages if message["t"] == "goodbye")["problem"]["code"]
    return code


class Scene:
    """Ada has an account, and runs a table at which she sits. Mallory knows her password, and is in."""

    ada: Guest
    code: str
    made: dict[str, Any]
    loot: Loot

    def __init__(self, server: Hosted) -> None:
        self.server = server
        self.guests: list[Guest] = []

    async def begin(self) -> None:
        self.ada = await self.come("Ada")
        self.code = (await self.ada.post("/api/account", login="ada", password=OLD))["recovery_code"]
        self.made = await self.ada.post("/api/tables", plan=PLAN)
        mallory = self.browser()
        await mallory.post("/api/sign-in", login="ada", password=OLD)
        self.loot = Loot(self.server, mallory, self.made["table"])
        await self.loot.grab()

    def browser(self) -> Guest:
        guest = Guest(self.server.address)
        self.guests.append(guest)
        guest.http.headers["X-Forwarded-For"] = f"192.0.2.{len(self.guests)}"
        return guest

    async def come(self, name: str) -> Guest:
        guest = self.browser()
        guest.person = (await guest.post("/api/guests", name=name))["id"]
        return guest


@asynccontextmanager
async def scene(folder: Path) -> AsyncIterator[Scene]:
    async with hosted(folder, ManualClock(), proxies=1) as server:
        there = Scene(server)
        try:
            await there.begin()
            yield there
        finally:
            for guest in there.guests:
                await guest.http.aclose()


async def new_password(there: Scene) -> httpx.Response:
    return await there.ada.ask("POST", "/api/password", None, {"old": OLD, "new": NEW})


async def recovery(there: Scene) -> httpx.Response:
    return await there.ada.ask("POST", "/api/recover", None, {"login": "ada", "code": there.code, "password": NEW})


async def signing_out_everywhere(there: Scene) -> httpx.Response:
    return await there.ada.ask("POST", "/api/sign-out-everywhere")


WAYS: list[Callable[[Scene], Awaitable[httpx.Response]]] = [new_password, recovery, signing_out_everywhere]
either_way = pytest.mark.parametrize("taking_back", WAYS, ids=lambda way: way.__name__)


@either_way
def test_it_takes_sessions_seats_and_tables_back(
    tmp_path: Path, taking_back: Callable[[Scene], Awaitable[httpx.Response]]
) -> None:
    async def story() -> None:
        async with scene(tmp_path) as there:
            assert await there.loot.opens() == EVERYTHING
            async with AtTable(there.server.address, there.loot.table, there.loot.seat) as mallory:
                assert (await taking_back(there)).is_success
                assert await goodbye(mallory) == "signed-out"
            opened = await there.loot.opens()
            tally("stolen-password", opened=len(opened), held=len(EVERYTHING))
            assert opened == set()

    asyncio.run(story())


@pytest.mark.parametrize("taking_back", WAYS[:2], ids=lambda way: way.__name__)
def test_the_owners_own_browser_is_back_in_its_seat_by_itself(
    tmp_path: Path, taking_back: Callable[[Scene], Awaitable[httpx.Response]]
) -> None:
    async def story() -> None:
        async with scene(tmp_path) as there:
            path = f"/api/tables/{there.made['table']}"
            async with AtTable(there.server.address, there.made["table"], there.made["seat_key"]) as tab:
                await taking_back(there)
                assert await goodbye(tab) == "signed-out"
            again = await there.ada.post(f"{path}/join")
            assert again["seat"] == there.made["seat"]
            assert await first_word(there.server, there.made["table"], again["key"]) == "welcome"
            host = (await there.ada.post(f"{path}/host-key"))["host_key"]
            assert (await there.ada.ask("POST", f"{path}/bots", host, {"level": "random"})).is_success

    asyncio.run(story())


@pytest.mark.parametrize("taking_back", WAYS[:2], ids=lambda way: way.__name__)
def test_a_copy_of_the_owners_own_cookie_opens_nothing_either(
    tmp_path: Path, taking_back: Callable[[Scene], Awaitable[httpx.Response]]
) -> None:
    async def story() -> None:
        async with scene(tmp_path) as there:
            copied = dict(there.ada.http.cookies)
            assert (await there.loot.browser.http.get("/api/me", headers=as_cookie(copied))).is_success
            await taking_back(there)
            async with Guest(there.server.address) as stranger:
                assert (await stranger.http.get("/api/me", headers=as_cookie(copied))).status_code == 401
            assert (await there.ada.get("/api/me"))["login"] == "ada"

    asyncio.run(story())


# What is under way at that moment ------------------------------------------------------------------

UNDER_WAY: dict[str, tuple[str, str, dict[str, Any] | None]] = {
    "a session by the old password": ("POST", "/api/sign-in", {"login": "ada", "password": OLD}),
    "a key to the seat": ("POST", "/api/tables/TABLE/join", {}),
    "a key to run the table": ("POST", "/api/tables/TABLE/host-key", None),
    "a key to watch": ("POST", "/api/tables/TABLE/watch", {"link": "LINK"}),
    "a link to watch": ("POST", "/api/tables/TABLE/watch-link", None),
    "an invitation": ("POST", "/api/tables/TABLE/invite", None),
    "another table": ("POST", "/api/tables", {"plan": {"game": "geizen", "players": 2}}),
    "a game with bots": ("POST", "/api/quick-play", {"game": "geizen"}),
    "a bot": ("POST", "/api/bots", {"name": "Mole"}),
    "a token of a bot": ("POST", "/api/bots/BOT/token", None),
    "the end of a bot": ("DELETE", "/api/bots/BOT", None),
    "another name": ("PATCH", "/api/me", {"name": "Mallory"}),
    "yet another password": ("POST", "/api/password", {"old": OLD, "new": "mine all mine"}),
    "the end of all sessions": ("POST", "/api/sign-out-everywhere", None),
    "another recovery code": ("POST", "/api/recovery-code", {"password": OLD}),
    "the end of the account": ("DELETE", "/api/me", {"password": OLD}),
}


@pytest.mark.parametrize("what", UNDER_WAY)
def test_what_is_asked_for_at_the_same_moment_comes_too_late(tmp_path: Path, what: str) -> None:
    async def story() -> None:
        async with scene(tmp_path) as there:
            bot = (await there.ada.post("/api/bots", name="Robot"))["bot"]["id"]
            method, path, body = UNDER_WAY[what]
            path = path.replace("TABLE", there.loot.table).replace("BOT", bot)
            if body and "link" in body:
                body = {"link": there.loot.link}
            writer = there.server.core.writer
            async with closed_gate(there.server.core):
                taken_back = asyncio.create_task(recovery(there))
                await until(lambda: writer.backlog == 1)
                late = asyncio.create_task(there.loot.browser.ask(method, path, there.loot.host, body))
                await until(lambda: writer.backlog == 2 or late.done())
            assert (await taken_back).status_code == 200
            assert (await late).status_code in (401, 403), (await late).text
            assert await there.loot.opens() == set()
            assert (await there.ada.get("/api/me"))["name"] == "Ada"
            room = (await there.ada.get(there.loot.path))["room"]
            assert (room["status"], room["seats"][0]["name"]) == ("open", "Ada")

    asyncio.run(story())


def test_a_socket_that_is_being_opened_at_that_moment_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys_read: list[str] = []

    async def read_key(core: Server, table: str, key: str) -> Key | None:
        found = await access_keys.read_key(core, table, key)
        keys_read.append(key)
        return found

    async def story() -> None:
        monkeypatch.setattr(sockets, "read_key", read_key)
        async with scene(tmp_path) as there:
            address, table, writer = there.server.address, there.made["table"], there.server.core.writer
            ben = await (await there.come("Ben")).post(f"{there.loot.path}/join", invite=there.loot.invite)
            await there.ada.post(f"{there.loot.path}/start", there.made["host_key"])
            late = AtTable(address, table, there.loot.seat)
            async with (
                AtTable(address, table, there.made["seat_key"]) as first,
                AtTable(address, table, ben["key"]) as second,
            ):
                mover = first if first.choices else second
                async with closed_gate(there.server.core):
                    taken_back = asyncio.create_task(recovery(there))
                    await until(lambda: writer.backlog == 1)
                    await mover.do(mover.choices[0]["action"])
                    await until(lambda: writer.backlog == 2)  # nobody joins before that is written
                    waiting = asyncio.create_task(late.__aenter__())
                    await until(lambda: there.loot.seat in keys_read)
                assert (await taken_back).status_code == 200
                assert await goodbye(late) in ("signed-out", "forbidden")
            waiting.cancel()
            await late.__aexit__()
            assert not late.joined.is_set()

    asyncio.run(story())


# Planted, adopted, signed out ----------------------------------------------------------------------


async def a_planted_guest(there: Scene) -> tuple[Guest, dict[str, Any], Loot]:
    """Somebody whose browser was given Mallory's cookie; the table that she made with it, and all that she holds."""
    mallory, victim = await there.come("Guest"), there.browser()
    made = await mallory.post("/api/tables", plan=PLAN)
    planted = Loot(there.server, mallory, made["table"])
    await planted.grab()
    victim.http.cookies.update(mallory.http.cookies)
    return victim, made, planted


def test_a_planted_cookie_does_not_open_the_account_that_is_made_with_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with scene(tmp_path) as there:
            victim, made, planted = await a_planted_guest(there)
            async with AtTable(there.server.address, made["table"], planted.seat) as tab:
                await victim.post("/api/account", login="victim", password=OLD)
                assert await goodbye(tab) == "signed-out"
            opened = await planted.opens()
            note("planted-cookie", opened=len(opened), of=len(EVERYTHING))
            assert opened == set()
            assert (await victim.get("/api/me"))["login"] == "victim"
            assert (await victim.post(f"/api/tables/{made['table']}/join"))["seat"] == made["seat"]

    asyncio.run(story())


def test_what_the_guest_held_opens_nothing_once_an_account_has_taken_the_seats_over(tmp_path: Path) -> None:
    async def story() -> None:
        async with scene(tmp_path) as there:
            victim, made, planted = await a_planted_guest(there)
            async with AtTable(there.server.address, made["table"], planted.seat) as tab:
                await victim.post("/api/sign-in", login="ada", password=OLD, adopt=True)
                assert await goodbye(tab) == "signed-out"
            assert await planted.opens() == set()
            assert (await victim.post(f"/api/tables/{made['table']}/join"))["seat"] == made["seat"]

    asyncio.run(story())


def test_an_account_that_is_being_made_is_not_swallowed_by_another(tmp_path: Path) -> None:
    async def story() -> None:
        async with scene(tmp_path) as there:
            guest, writer = await there.come("Cleo"), there.server.core.writer
            table = (await guest.post("/api/tables", plan=PLAN))["table"]
            async with closed_gate(there.server.core):
                made = asyncio.create_task(guest.ask("POST", "/api/account", None, {"login": "cleo", "password": OLD}))
                await until(lambda: writer.backlog == 1)
                body = {"login": "ada", "password": OLD, "adopt": True}
                late = asyncio.create_task(guest.ask("POST", "/api/sign-in", None, body))
                await until(lambda: writer.backlog == 2)
            assert (await made).status_code == 201
            assert (await late).status_code == 401
            assert (await there.browser().post("/api/sign-in", login="cleo", password=OLD))["login"] == "cleo"
            assert table in there.server.core.registry.tables, "nothing is set up again: nothing was written"

    asyncio.run(story())


def test_signing_out_ends_what_this_browser_holds_and_nothing_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with scene(tmp_path) as there:
            address, table = there.server.address, there.made["table"]
            async with (
                AtTable(address, table, there.made["seat_key"]) as laptop,
                AtTable(address, table, there.loot.seat) as phone,
            ):
                await there.loot.browser.post("/api/sign-out")
                assert await goodbye(phone) == "signed-out"
                await laptop.sync()
                await laptop.until(lambda: sum(message["t"] == "welcome" for message in laptop.messages) == 2)
            assert await there.loot.opens() == set()
            assert await first_word(there.server, table, there.made["seat_key"]) == "welcome"

    asyncio.run(story())


@pytest.mark.parametrize("way_out", ["sign-out", "sign-out-everywhere"])
def test_a_guest_who_has_signed_out_does_not_come_back_by_their_ticket(tmp_path: Path, way_out: str) -> None:
    async def story() -> None:
        async with scene(tmp_path) as there:
            path = f"/api/tables/{there.made['table']}/join"
            wish = {"name": "Ben", "ticket": "n" * 32, "invite": there.loot.invite}
            ben, again = there.browser(), there.browser()
            joined = await ben.post(path, **wish)
            assert (await again.post(path, **wish))["seat"] == joined["seat"], "the answer may have been lost"
            await again.post(f"/api/{way_out}")
            assert (await there.browser().ask("POST", path, None, wish)).status_code == 401
            assert (await ben.ask("GET", "/api/me")).status_code == 401, "a guest has one browser"

    asyncio.run(story())


# Bots ----------------------------------------------------------------------------------------------


class Program:
    """A program that listens as a bot of Ada's and sits at her table."""

    def __init__(self, there: Scene) -> None:
        self.there = there
        self.bot = self.key = ""
        self.http = there.browser().http
        self.lines: list[str] = []

    async def begin(self) -> None:
        made = await self.there.ada.post("/api/bots", name="Robot")
        self.bot = made["bot"]["id"]
        self.http.headers["Authorization"] = f"Bearer {made['token']}"
        sat = await self.http.post(self.sitting, json={"invite": self.there.loot.invite})
        self.key = sat.json()["key"]
        self.listening = asyncio.create_task(self._listen())
        await until(lambda: self.lines)

    @property
    def sitting(self) -> str:
        return f"/api/bot/tables/{self.there.made['table']}/sit"

    async def _listen(self) -> None:
        async with self.http.stream("GET", "/api/bot/stream") as answer:
            async for line in answer.aiter_lines():
                self.lines.append(line)

    async def is_cut_off(self) -> None:
        """The stream ends by itself, and neither token nor key opens anything."""
        await asyncio.wait_for(self.listening, PATIENCE)
        assert (await self.http.post(self.sitting, json={})).status_code == 401
        assert await first_word(self.there.server, self.there.made["table"], self.key) == "goodbye"


async def new_token(there: Scene, bot: str) -> None:
    await there.ada.post(f"/api/bots/{bot}/token")


async def new_password_of_its_owner(there: Scene, bot: str) -> None:
    assert (await new_password(there)).is_success


async def recovery_of_its_owner(there: Scene, bot: str) -> None:
    assert (await recovery(there)).is_success


async def its_end(there: Scene, bot: str) -> None:
    assert (await there.ada.ask("DELETE", f"/api/bots/{bot}")).is_success


@pytest.mark.parametrize(
    "change", [new_token, new_password_of_its_owner, recovery_of_its_owner, its_end], ids=lambda change: change.__name__
)
def test_a_program_with_the_old_token_is_cut_off_at_once(
    tmp_path: Path, change: Callable[[Scene, str], Awaitable[None]]
) -> None:
    async def story() -> None:
        async with scene(tmp_path) as there:
            program = Program(there)
            await program.begin()
            async with AtTable(there.server.address, there.made["table"], program.key) as tab:
                await change(there, program.bot)
                await goodbye(tab)
            await program.is_cut_off()

    asyncio.run(story())
