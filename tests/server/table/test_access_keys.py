"""Every key opens its own door and no other: at this table and at another, and not for a moment longer than it may."""

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from gelateria.server.table.access_keys import MOST_KEYS
from tests.server.guests import AtTable, Guest, connect_to
from tests.server.hosted import Hosted, hosted_beside
from tests.server.patience import PATIENCE

PLAN = {"game": "geizen", "players": 4, "listed": False, "watch": "link"}
NOTHING = "x" * 32
COUNT = itertools.count()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted_beside(tmp_path_factory.mktemp("server"), proxies=1) as running:
        yield running


class Company:
    """Ada runs a table, Ben sits there, Cleo watches, Dora is a stranger with an account and a bot."""

    ada: Guest
    ben: Guest
    cleo: Guest
    dora: Guest

    def __init__(self, server: Hosted) -> None:
        self.server = server
        self.number = next(COUNT)
        self.keys: dict[str, str] = {}
        self.table = self.other_table = ""

    async def gather(self) -> None:
        for number, name in enumerate(("ada", "ben", "cleo", "dora")):
            guest = Guest(self.server.address)
            guest.http.headers["X-Forwarded-For"] = f"10.1.{self.number}.{number}"
            guest.person = (await guest.post("/api/guests", name=name.title()))["id"]
            setattr(self, name, guest)
        await self.dora.post("/api/account", login=f"dora-{self.number}", password="correct horse")
        made = await self.ada.post("/api/tables", plan=PLAN)
        other = await self.dora.post("/api/tables", plan=PLAN)
        self.table, self.other_table = made["table"], other["table"]
        invite = await self.ada.post(f"/api/tables/{self.table}/invite", made["host_key"])
        self.keys = {"host": made["host_key"], "seat": made["seat_key"], "invite": invite["link"].split("#invite=")[1]}
        sat = await self.ben.post(f"/api/tables/{self.table}/join", invite=self.keys["invite"])
        link = await self.ben.post(f"/api/tables/{self.table}/watch-link")
        self.keys |= {"other seat": sat["key"], "link": link["link"].split("#watch=")[1]}
        watching = await self.cleo.post(f"/api/tables/{self.table}/watch", link=self.keys["link"])
        self.keys |= {
            "watch": watching["key"],
            "bot": (await self.dora.post("/api/bots", name="Robot"))["token"],
            "cookie": next(iter(dict(self.ada.http.cookies).values())),
            "session": next(iter(dict(self.ada.http.cookies).values())).partition(".")[0],
            "nothing": NOTHING,
            "empty": "",
            "elsewhere host": other["host_key"],
            "elsewhere seat": other["seat_key"],
        }

    async def leave(self) -> None:
        for guest in (self.ada, self.ben, self.cleo, self.dora):
            await guest.http.aclose()

    async def refusal(self, table: str, key: str) -> str | int | None:
        """What a socket with this key is told: the seat it has, None if it watches, or why it has none."""
        first = await hello(self.server, table, {"t": "join", "key": key, "client": "tab"})
        if first["t"] == "welcome":
            seat: int | None = first["seat"]
            return seat
        code: str = first["problem"]["code"]
        return code


async def hello(server: Hosted, table: str, message: Any) -> dict[str, Any]:
    """The first answer to the first thing that is said."""
    async with connect_to(f"{server.socket_address}/ws/tables/{table}", compression=None) as socket:
        await socket.send(message if isinstance(message, str | bytes) else json.dumps(message))
        return await answer(socket)


async def answer(socket: ClientConnection) -> dict[str, Any]:
    """What is said next, but for pings."""
    while True:
        told: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        if told["t"] != "ping":
            return told


@asynccontextmanager
async def company(server: Hosted) -> AsyncIterator[Company]:
    gathered = Company(server)
    try:
        await gathered.gather()
        yield gathered
    finally:
        await gathered.leave()


# Only the right pairs open -------------------------------------------------------------------------


def test_a_socket_opens_for_keys_of_seats_and_of_watchers_only(server: Hosted) -> None:
    async def scene() -> None:
        async with company(server) as here:
            opened = {name: await here.refusal(here.table, key) for name, key in here.keys.items()}
            expected: dict[str, Any] = dict.fromkeys(here.keys, "forbidden")
            expected |= {"seat": 0, "other seat": 1, "watch": None}
            expected["cookie"] = "unclear"  # it is too long for a key
            assert opened == expected
            elsewhere = {name: await here.refusal(here.other_table, key) for name, key in here.keys.items()}
            assert {name for name, told in elsewhere.items() if told not in ("forbidden", "unclear")} == {
                "elsewhere seat"
            }

    asyncio.run(scene())


HOST_ONLY = {
    "invite": {},
    "bots": {"level": "random", "seats": [3]},
    "kick": {"seat": 1},
    "order": {"order": [0, 1, 3, 2]},
    "start": {},
    "": None,
}


def test_only_the_hosts_key_runs_a_table(server: Hosted) -> None:
    async def scene() -> None:
        async with company(server) as here:
            before = await here.ada.get(f"/api/tables/{here.table}")
            for what, body in HOST_ONLY.items():
                method = "POST" if what else "DELETE"
                path = f"/api/tables/{here.table}/{what}".rstrip("/")
                for name, key in here.keys.items():
                    if name != "host":
                        for guest in (here.ada, here.dora):  # who asks makes no difference, not even the host herself
                            answer = await guest.ask(method, path, key, body)
                            assert answer.status_code in (400, 403), (what, name, answer.text)
                elsewhere = await here.ada.ask(
                    method, f"/api/tables/{here.other_table}/{what}".rstrip("/"), here.keys["host"], body
                )
                assert elsewhere.status_code == 403
            assert await here.ada.get(f"/api/tables/{here.table}") == before
            assert (await here.cleo.ask("POST", f"/api/tables/{here.table}/host-key")).status_code == 403
            for what, body in list(HOST_ONLY.items())[:4]:
                answer = await here.dora.ask("POST", f"/api/tables/{here.table}/{what}", here.keys["host"], body)
                assert answer.is_success, (what, answer.text)

    asyncio.run(scene())


def test_only_an_invitation_lets_sit_and_only_it_or_a_link_lets_watch(server: Hosted) -> None:
    async def scene() -> None:
        async with company(server) as here:
            for name, key in sorted(here.keys.items(), key=lambda item: item[0] == "invite"):
                sat = await here.dora.ask("POST", f"/api/tables/{here.table}/join", None, {"invite": key})
                watched = await here.dora.ask("POST", f"/api/tables/{here.table}/watch", None, {"link": key})
                assert sat.status_code in ((201,) if name == "invite" else (400, 403)), name
                assert watched.status_code in ((201,) if name in ("link", "invite") else (400, 403)), name
                for what, field in (("join", "invite"), ("watch", "link")):
                    body = {field: key}
                    other = await here.ben.ask("POST", f"/api/tables/{here.other_table}/{what}", None, body)
                    assert other.status_code in (400, 403)

    asyncio.run(scene())


def test_people_and_bots_are_not_each_other(server: Hosted) -> None:
    async def scene() -> None:
        async with company(server) as here:
            stranger = Guest(server.address)
            stranger.http.headers["X-Forwarded-For"] = "10.2.0.1"
            async with stranger:
                for name, key in here.keys.items():
                    if not key:
                        continue
                    bearer = await stranger.http.get("/api/me", headers={"Authorization": f"Bearer {key}"})
                    assert bearer.status_code == 401, name
                    move = f"/api/bot/tables/{here.table}/leave"
                    as_bot = await stranger.http.post(move, headers={"Authorization": f"Bearer {key}"})
                    assert as_bot.status_code == (409 if name == "bot" else 401), name
                    if name != "cookie":
                        cookie = await stranger.http.get("/api/me", headers={"Cookie": f"gelateria={key}"})
                        assert cookie.status_code == 401, name

    asyncio.run(scene())


# Dead at once --------------------------------------------------------------------------------------


async def closes_with(socket: AtTable, code: str) -> None:
    await socket.until(
        lambda: any(frame for frame in socket.frames if json.loads(frame).get("problem", {}).get("code") == code)
    )


def test_who_is_shown_out_has_a_dead_key_and_a_closed_socket_and_who_is_moved_keeps_both(server: Hosted) -> None:
    async def scene() -> None:
        async with company(server) as here:
            async with AtTable(server.address, here.table, here.keys["other seat"]) as ben:
                await here.ada.post(f"/api/tables/{here.table}/kick", here.keys["host"], seat=1)
                await closes_with(ben, "shown-out")
                await closes_with(ben, "forbidden")  # it tries again by itself, in vain
            assert await here.refusal(here.table, here.keys["other seat"]) == "forbidden"
            async with AtTable(server.address, here.table, here.keys["seat"]) as ada:
                await here.ada.post(f"/api/tables/{here.table}/order", here.keys["host"], order=[2, 1, 0, 3])
                await ada.until(lambda: ada.seat == 2)
            assert await here.refusal(here.table, here.keys["seat"]) == 2, "the same key, to the seat she has now"
            again = await here.ada.post(f"/api/tables/{here.table}/join")
            assert again["seat"] == 2
            new = await here.ada.post(f"/api/tables/{here.table}/invite?anew=true", here.keys["host"])
            stale = await here.ben.ask("POST", f"/api/tables/{here.table}/join", None, {"invite": here.keys["invite"]})
            assert stale.status_code == 403
            await here.ben.post(f"/api/tables/{here.table}/join", invite=new["link"].split("=")[1])
            await here.ben.post(f"/api/tables/{here.table}/leave")
            assert (await here.ada.get(f"/api/tables/{here.table}"))["room"]["seats"][0]["free"]

    asyncio.run(scene())


def test_signing_out_everywhere_ends_keys_and_sockets_too(server: Hosted) -> None:
    async def scene() -> None:
        async with company(server) as here, AtTable(server.address, here.table, here.keys["other seat"]) as ben:
            await here.ben.post("/api/sign-out-everywhere")
            await closes_with(ben, "forbidden")
            assert await here.refusal(here.table, here.keys["other seat"]) == "forbidden"
            assert await here.refusal(here.table, here.keys["seat"]) == 0, "nobody else is touched"

    asyncio.run(scene())


def test_nobody_holds_any_number_of_keys(server: Hosted) -> None:
    async def scene() -> None:
        async with company(server) as here:
            given = [(await here.ben.post(f"/api/tables/{here.table}/join"))["key"] for _ in range(MOST_KEYS)]
            assert len({here.keys["other seat"], *given}) == MOST_KEYS + 1
            assert await here.refusal(here.table, given[-1]) == 1
            assert await here.refusal(here.table, here.keys["other seat"]) == "forbidden", "the oldest are dead"

    asyncio.run(scene())


# Nothing but messages ------------------------------------------------------------------------------

NONSENSE: dict[str, str | bytes] = {
    "no JSON": "hello",
    "nothing": "",
    "a list": "[1,2,3]",
    "no kind": "{}",
    "another kind": '{"t":"win","n":1}',
    "a number too large": '{"t":"undo","n":99999999999999999999999}',
    "a negative number": '{"t":"undo","n":-1}',
    "more than was asked": '{"t":"undo","n":1,"seat":3}',
    "deep": '{"t":"do","n":1,"decision":1,"action":' + '{"a":' * 1300 + "1" + "}" * 1300 + "}",
    "deep lists": '{"t":"do","n":1,"decision":1,"action":{"a":' + "[" * 3000 + "]" * 3000 + "}}",
    "a lone surrogate": '{"t":"say","n":1,"text":"\\ud800"}',
    "not a number": '{"t":"undo","n":NaN}',
    "a text for a number": '{"t":"undo","n":"1"}',
    "bytes": b'{"t":"undo","n":1}',
    "other bytes": b"\x00\xff",
}


@pytest.mark.parametrize("name", NONSENSE)
def test_nonsense_is_refused_with_a_reason_and_changes_nothing(name: str, server: Hosted) -> None:
    async def scene() -> None:
        async with (
            company(server) as here,
            connect_to(f"{server.socket_address}/ws/tables/{here.table}", compression=None) as socket,
        ):
            await socket.send(json.dumps({"t": "join", "key": here.keys["seat"], "client": "tab"}))
            assert (await answer(socket))["t"] == "welcome"
            await socket.send(NONSENSE[name])
            refused = await answer(socket)
            assert refused["t"] == "refused"
            assert refused["problem"]["sentence"]
            assert "Traceback" not in refused["problem"]["sentence"]
            await socket.send('{"t":"sync","n":7}')
            assert (await answer(socket))["t"] == "welcome"
            first = await hello(server, here.table, NONSENSE[name])
            assert first["t"] == "goodbye"
            assert first["problem"]["code"] in ("unclear", "forbidden")

    asyncio.run(scene())


def test_an_oversized_frame_closes_the_socket(server: Hosted, caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        frame = '{"t":"say","n":1,"text":"' + "x" * 9000 + '"}'
        async with (
            company(server) as here,
            connect_to(f"{server.socket_address}/ws/tables/{here.table}", compression=None) as socket,
        ):
            await socket.send(json.dumps({"t": "join", "key": here.keys["seat"], "client": "tab"}))
            assert (await answer(socket))["t"] == "welcome"
            await socket.send(frame)
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await answer(socket)
            assert closed.value.rcvd
            assert (closed.value.rcvd.code, bool(closed.value.rcvd.reason)) == (1009, True)
            with pytest.raises(ConnectionClosed):
                await hello(server, here.table, frame)
            assert await here.refusal(here.table, here.keys["seat"]) == 0
        assert not [record for record in caplog.records if record.exc_info]

    asyncio.run(scene())
