"""Whatever text somebody sends, in whatever field, to either database: it is kept as it is, or refused with a reason.

Nothing else comes of it: no fault of ours, no table that ends, nothing half done.
"""

import asyncio
import contextlib
import itertools
import unicodedata
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import msgspec
from litestar import Litestar
from litestar.routes import HTTPRoute
from msgspec import inspect

from gelateria.engine import find_game
from gelateria.server.app import make_app
from gelateria.server.protocol.messages import FromClient
from gelateria.server.settings import Settings
from tests.server.guests import AtTable, Guest, connect_to
from tests.server.hosted import Hosted, hosted
from tests.server.hostile import HARMLESS, TEXTS
from tests.server.patience import PATIENCE

ADDRESSES = itertools.count()
REFUSED = (400, 401, 403, 404, 405, 409, 413, 422)
NAMES = {
    "account": "/api/me",
    "bot": "/api/bots",
    "seat": "/api/tables/TABLE/name",
}


class Scene:
    """Ada and Ben sit at a table that is to be left alone; Cleo watches, and Mallory has an account."""

    def __init__(self, server: Hosted) -> None:
        self.server = server
        self.guests: dict[str, Guest] = {}
        self.made: dict[str, Any] = {}
        self.watching = ""

    async def prepare(self) -> None:
        for name in ("Ada", "Ben", "Cleo", "Mallory"):
            self.guests[name] = await self.come(name)
        await self.mallory.post("/api/account", login="mallory", password="correct horse")
        self.made = await self.guests["Ada"].post(
            "/api/tables", plan={"game": "geizen", "players": 2, "watch": "everyone"}
        )
        sat = await self.guests["Ben"].post(f"{self.path}/join")
        await self.guests["Ada"].post(f"{self.path}/start", self.made["host_key"])
        self.made["second_key"] = sat["key"]
        self.watching = (await self.guests["Cleo"].post(f"{self.path}/watch"))["key"]

    async def come(self, name: str) -> Guest:
        guest = self.browser()
        guest.person = (await guest.post("/api/guests", name=name))["id"]
        return guest

    def browser(self) -> Guest:
        """Somebody new, at an address of their own."""
        guest = Guest(self.server.address)
        guest.http.headers["X-Forwarded-For"] = f"10.3.{next(ADDRESSES)}.1"
        return guest

    @property
    def mallory(self) -> Guest:
        return self.guests["Mallory"]

    @property
    def path(self) -> str:
        return f"/api/tables/{self.made['table']}"

    @property
    def socket(self) -> str:
        return f"{self.server.socket_address}/ws/tables/{self.made['table']}"

    def tab(self, key: str, client: str | None = None) -> AtTable:
        return AtTable(self.server.address, self.made["table"], key, client)


@contextlib.asynccontextmanager
async def a_scene(folder: Path, address: str) -> AsyncIterator[Scene]:
    async with hosted(folder, database=address, proxies=1) as server:
        scene = Scene(server)
        await scene.prepare()
        async with scene.tab(scene.made["seat_key"]) as ada, scene.tab(scene.made["second_key"]) as ben:
            table = server.core.registry.tables[scene.made["table"]]
            yield scene
            assert server.core.registry.tables[scene.made["table"]] is table, "it was not set up again"
            for tab in (ada, ben):
                assert not [message for message in tab.messages if message["t"] == "goodbye"]
                assert await tab.answer(await tab.send("say", text="Still here.")) is None
            for guest in scene.guests.values():
                await guest.http.aclose()


def among(folder: Path, address: str, what: Callable[[Scene], Awaitable[None]]) -> None:
    async def run() -> None:
        async with a_scene(folder, address) as scene:
            await what(scene)

    asyncio.run(run())


def is_refused(answer: httpx.Response) -> bool:
    """With a reason; a fault of ours is none."""
    assert answer.status_code < 500, answer.text
    if answer.is_success:
        return False
    assert answer.status_code in REFUSED
    assert answer.json()["error"]["sentence"]
    return True


def one_form(name: str) -> str:
    return " ".join(unicodedata.normalize("NFC", name).split())


# What people write -----------------------------------------------------------------------------------


def test_names(tmp_path: Path, address: str) -> None:
    """Those of all languages are kept; those that cannot be seen are not."""

    async def what(scene: Scene) -> None:
        mallory = scene.mallory
        table = (await mallory.post("/api/tables", plan={"game": "geizen", "players": 2}))["table"]
        for what, text in TEXTS.items():
            before = (await mallory.get("/api/me"))["name"]
            kept = {}
            for field, path in NAMES.items():
                method = {"account": "PATCH", "bot": "POST", "seat": "PUT"}[field]
                answer = await mallory.ask(method, path.replace("TABLE", table), body={"name": text})
                if not is_refused(answer):
                    kept[field] = answer.json().get("name") or answer.json()["bot"]["name"]
                    if field == "bot":
                        await mallory.ask("DELETE", f"/api/bots/{answer.json()['bot']['id']}")
            assert bool(kept) == (what in HARMLESS), what
            assert kept == (dict.fromkeys(NAMES, one_form(text)) if kept else {})
            now = (await mallory.get("/api/me"))["name"]
            assert now == (one_form(text) if kept else before)
        for text in TEXTS.values():
            newcomer = scene.browser()
            is_refused(await newcomer.ask("POST", "/api/guests", body={"name": text}))
            is_refused(await newcomer.ask("POST", f"{scene.path}/join", body={"name": text, "ticket": "n" * 22}))
            await newcomer.http.aclose()

    among(tmp_path, address, what)


def test_half_a_character(tmp_path: Path, address: str) -> None:
    """Which JSON can write and UTF-8 cannot; and bytes that are no text."""

    async def what(scene: Scene) -> None:
        for body in (b'{"name":"\\ud800"}', b'{"name":"\\ud83c!"}', b'{"name":"\\udc00\\ud800"}', b'{"name":"\xff"}'):
            answer = await scene.mallory.http.patch(
                "/api/me", content=body, headers={"content-type": "application/json"}
            )
            assert is_refused(answer)
        assert (await scene.mallory.get("/api/me"))["name"] == "Mallory"

    among(tmp_path, address, what)


def test_what_is_said(tmp_path: Path, address: str) -> None:
    """By somebody who plays and by somebody who watches: the others hear just that, or the speaker hears why not."""

    async def what(scene: Scene) -> None:
        async with scene.tab(scene.made["second_key"]) as ben:
            for key, (what, text) in itertools.product((scene.made["seat_key"], scene.watching), TEXTS.items()):
                async with scene.tab(key) as speaker:  # each anew: nobody may talk so fast
                    problem = await speaker.answer(await speaker.send("say", text=text))
                    if problem:
                        assert problem["sentence"]
                        assert what not in HARMLESS
                    else:
                        await ben.until(lambda: last_line(ben) == text.strip())  # noqa: B023  # it is asked at once

    among(tmp_path, address, what)


def last_line(tab: AtTable) -> str | None:
    return next((message["text"] for message in reversed(tab.messages) if message["t"] == "chat"), None)


def test_names_in_an_edition(tmp_path: Path, address: str) -> None:
    edition = msgspec.json.encode(find_game("gelati").setting(2).edition).decode()
    assert "china bowl" in edition

    async def what(scene: Scene) -> None:
        for what, text in TEXTS.items():
            renamed = edition.replace("china bowl", msgspec.json.encode(text).decode()[1:-1])
            plan = {"game": "gelati", "players": 2, "edition": msgspec.json.decode(renamed)}
            answer = await scene.mallory.ask("POST", "/api/tables", body={"plan": plan})
            assert is_refused(answer) == (what not in HARMLESS), what
            if answer.is_success:
                shown = await scene.mallory.get(f"/api/tables/{answer.json()['table']}")
                assert shown["room"]["plan"]["edition"] == plan["edition"]

    among(tmp_path, address, what)


# What programs make up -------------------------------------------------------------------------------


def test_what_programs_make_up(tmp_path: Path, address: str) -> None:
    """Nonces, keys, levels, games, options, records: of them, only plain ones mean anything."""

    async def what(scene: Scene) -> None:
        ask, path = scene.mallory.ask, scene.path
        mine = await scene.mallory.post("/api/tables", plan={"game": "geizen", "players": 3})
        for text in TEXTS.values():
            plan = {"game": "geizen", "players": 2}
            for body in (
                {"plan": plan, "pledge": text},
                {"plan": plan | {"game": text}},
                {"plan": plan | {"options": {text: text}}},
                {"plan": plan | {"edition": {text: text}}},
                {"plan": plan | {"clock": text}},
            ):
                is_refused(await ask("POST", "/api/tables", body=body))
            for where, sent in (
                ("/api/quick-play", {"game": text}),
                ("/api/quick-play", {"game": "geizen", "level": text}),
                ("/api/tables/from-record", {"record": text}),
                ("/api/replays", {"record": text}),
                ("/api/verify", {"record": text, "shown": text}),
                (f"{path}/join", {"invite": text}),
                (f"{path}/join", {"ticket": text, "name": "Cleo"}),
                (f"{path}/watch", {"link": text}),
                (f"/api/tables/{mine['table']}/bots", {"level": text}),
            ):
                is_refused(await ask("POST", where, mine["host_key"], sent))

    among(tmp_path, address, what)


def test_logins_and_passwords(tmp_path: Path, address: str) -> None:
    async def what(scene: Scene) -> None:
        ask = scene.mallory.ask
        for text in TEXTS.values():
            stranger = scene.browser()
            is_refused(await stranger.ask("POST", "/api/sign-in", body={"login": text, "password": "correct horse"}))
            is_refused(await stranger.ask("POST", "/api/sign-in", body={"login": "mallory", "password": text}))
            recovery = {"login": text, "code": text, "password": "correct horse"}
            is_refused(await stranger.ask("POST", "/api/recover", body=recovery))
            await stranger.http.aclose()
        assert (await ask("POST", "/api/sign-in", body={"login": "ada\n", "password": "x"})).status_code == 400

    among(tmp_path, address, what)


def test_what_stands_in_addresses(tmp_path: Path, address: str) -> None:
    async def what(scene: Scene) -> None:
        for text in (text for text in TEXTS.values() if text and len(text) < 100):
            odd = quote(text, safe="")
            for path in (
                f"/api/tables/{odd}",
                f"/api/people/{odd}",
                f"/api/games/{odd}",
                f"/api/games/{odd}/ratings",
                f"/api/me/history?game={odd}",
                f"/api/me/history?before={odd}",
                f"/api/games?v={odd}",
            ):
                is_refused(await scene.mallory.ask("GET", path))
            is_refused(await scene.mallory.ask("DELETE", f"/api/bots/{odd}"))

    among(tmp_path, address, what)


def test_what_a_client_calls_itself(tmp_path: Path, address: str) -> None:
    """And then says something: its name is written down with what it says."""

    async def what(scene: Scene) -> None:
        for text in TEXTS.values():
            for field in ("client", "key", "hash", "pledge"):
                message = {"t": "join", "key": scene.watching, "client": "tab", field: text}
                first = await first_word(scene.socket, message)
                assert first["t"] in ("welcome", "goodbye")
                if first["t"] == "goodbye":
                    assert first["problem"]["code"] in ("unclear", "forbidden")
        for text in ("\x00", "Ada\n", "a" * 10, "aaaaaaaaa\n", "'"):
            elsewhere = f"{scene.server.socket_address}/ws/tables/{quote(text, safe='')}"
            first = await first_word(elsewhere, {"t": "join", "key": "key", "client": "tab"})
            assert first["problem"]["code"] == "not-found"

    among(tmp_path, address, what)


def test_what_is_added_to_chance(tmp_path: Path, address: str) -> None:
    async def what(scene: Scene) -> None:
        made = await scene.mallory.post("/api/tables", plan={"game": "geizen", "players": 2})
        await scene.mallory.post(f"/api/tables/{made['table']}/bots", made["host_key"], level="random")
        for which, text in TEXTS.items():
            tab = AtTable(scene.server.address, made["table"], made["seat_key"])
            async with tab:
                problem = await tab.answer(await tab.send("nonce", nonce=text))
                assert problem, which
                assert problem["sentence"]

    among(tmp_path, address, what)


async def first_word(address: str, join: dict[str, Any]) -> dict[str, Any]:
    """What somebody hears who joins so; if they are let in, they also speak."""
    async with connect_to(address) as socket:
        await socket.send(msgspec.json.encode(join).decode())
        first: dict[str, Any] = msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE))
        if first["t"] == "welcome":
            await socket.send('{"t":"say","n":1,"text":"hello"}')
            while (heard := msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE)))["t"] != "ack":
                assert heard["t"] != "goodbye"
    return first


# That no field is forgotten ----------------------------------------------------------------------------

KEPT_NOWHERE = {"password", "old", "new", "code", "record"}
"""Hashed, compared or parsed, but never written down as they were sent."""


def open_texts(kind: inspect.Type, name: str = "") -> set[str]:
    """The fields of a message in which any text may stand."""
    match kind:
        case inspect.StrType():
            return set() if kind.pattern else {name}
        case inspect.StructType():
            return {found for field in kind.fields for found in open_texts(field.type, field.encode_name)}
        case inspect.UnionType():
            return {found for one in kind.types for found in open_texts(one, name)}
        case inspect.ListType():
            return open_texts(kind.item_type, name)
        case inspect.Metadata():
            return open_texts(kind.type, name)
        case _:
            return set()


def test_every_text_of_a_socket_has_a_pattern() -> None:
    assert open_texts(inspect.type_info(FromClient)) == set()


def test_every_text_of_a_request_has_a_pattern(tmp_path: Path) -> None:
    app: Litestar = make_app(Settings(data=str(tmp_path)))
    handlers = [handler for route in app.routes if isinstance(route, HTTPRoute) for handler in route.route_handlers]
    bodies = {field.annotation for handler in handlers if (field := handler.parsed_fn_signature.parameters.get("data"))}
    assert len(bodies) > 15
    found = {name for body in bodies for name in open_texts(inspect.type_info(body))}
    assert found <= KEPT_NOWHERE


class Inner(msgspec.Struct):
    """A text that anything may stand in."""

    text: str | None


class Planted(msgspec.Struct):
    """And where it hides."""

    deep: list[Inner]


def test_a_planted_open_text_is_found() -> None:
    assert open_texts(inspect.type_info(Planted)) == {"text"}
