"""By an invitation to a seat in one request: whoever is new comes in with it, and asked twice nobody sits twice."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from gelateria.server.store.schema import people, sessions
from tests.server.guests import AtTable, Guest
from tests.server.hosted import Hosted, hosted_beside
from tests.server.manual_clock import ManualClock

TICKET = "0123456789abcdef0123456789abcdef"


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted_beside(tmp_path_factory.mktemp("server")) as running:
        yield running


class Invited:
    """Ada's table for three, which is not listed, and the key of her invitation."""

    def __init__(self, server: Hosted, ada: Guest, made: dict[str, Any], invite: str) -> None:
        self.server = server
        self.ada = ada
        self.made = made
        self.path = f"/api/tables/{made['table']}"
        self.invite = invite

    async def join(self, browser: Guest, **wish: Any) -> httpx.Response:
        return await browser.ask("POST", f"{self.path}/join", body={"invite": self.invite, **wish})

    async def names(self) -> list[str]:
        seats = (await self.ada.get(self.path))["room"]["seats"]
        return [seat["name"] for seat in seats if not seat["free"]]


def at_an_invitation(server: Hosted, scene: Callable[[Invited, Guest], Awaitable[None]]) -> None:
    async def visit() -> None:
        async with await Guest.come(server.address, "Ada") as ada, Guest(server.address) as browser:
            made = await ada.post("/api/tables", plan={"game": "geizen", "players": 3, "listed": False})
            link = (await ada.post(f"/api/tables/{made['table']}/invite", made["host_key"]))["link"]
            await scene(Invited(server, ada, made, link.partition("#invite=")[2]), browser)

    asyncio.run(visit())


def test_a_newcomer_is_a_guest_with_a_seat_after_one_request(server: Hosted) -> None:
    async def scene(there: Invited, browser: Guest) -> None:
        answer = await there.join(browser, name="Bea", ticket=TICKET)
        assert answer.status_code == 201, answer.text
        joined = answer.json()
        assert (joined["seat"], joined["me"]["name"], joined["me"]["kind"]) == (1, "Bea", "guest")
        assert (await browser.get("/api/me"))["id"] == joined["me"]["id"], "the cookie is theirs"
        async with AtTable(server.address, joined["table"], joined["key"]) as tab:
            assert tab.seat == 1
        assert await there.names() == ["Ada", "Bea"]

    at_an_invitation(server, scene)


def test_asked_again_because_the_answer_was_lost_it_is_the_same_guest_in_the_same_seat(server: Hosted) -> None:
    async def scene(there: Invited, browser: Guest) -> None:
        first = (await there.join(browser, name="Bea", ticket=TICKET)).json()
        browser.http.cookies.clear()
        again = (await there.join(browser, name="Bea", ticket=TICKET)).json()
        assert again["key"] != first["key"]
        assert {**again, "key": ""} == {**first, "key": ""}
        assert (await browser.get("/api/me"))["id"] == first["me"]["id"]
        third = (await there.join(browser, name="Bea", ticket=TICKET)).json()
        assert third["me"]["id"] == first["me"]["id"], "with the cookie too"
        assert await there.names() == ["Ada", "Bea"]

    at_an_invitation(server, scene)


def test_a_ticket_opens_no_account_and_nothing_after_the_game(server: Hosted) -> None:
    async def scene(there: Invited, browser: Guest) -> None:
        await there.join(browser, name="Bea", ticket=TICKET)
        await browser.post("/api/account", login="bea", password="correct horse")
        joined = (await there.join(browser)).json()
        async with Guest(server.address) as stranger:
            assert (await there.join(stranger, name="Eve", ticket=TICKET)).status_code == 401
            await there.ada.post(f"{there.path}/bots", there.made["host_key"], level="random")
            await there.ada.post(f"{there.path}/start", there.made["host_key"])
            for key in (there.made["seat_key"], joined["key"]):
                async with AtTable(server.address, joined["table"], key) as tab:
                    assert await tab.answer(await tab.send("resign")) is None
                    await tab.until(lambda: tab.over or key != joined["key"])  # noqa: B023
            refused = await there.join(stranger, name="Eve", ticket=TICKET)
            assert refused.status_code == 409
            assert "set-cookie" not in refused.headers

    at_an_invitation(server, scene)


def test_a_ticket_that_is_another_key_takes_nothing_away(server: Hosted) -> None:
    async def scene(there: Invited, browser: Guest) -> None:
        assert (await there.join(browser, name="Eve", ticket=there.invite)).status_code == 201
        async with Guest(server.address) as friend:
            assert (await there.join(friend, name="Bea", ticket=TICKET)).status_code == 201, "the invitation holds"
        async with AtTable(server.address, there.made["table"], there.made["seat_key"]) as tab:
            assert tab.seat == 0

    at_an_invitation(server, scene)


def test_somebody_known_joins_as_who_they_are_and_may_take_another_name(server: Hosted) -> None:
    async def scene(there: Invited, browser: Guest) -> None:
        me = await browser.post("/api/guests", name="Bea")
        joined = (await there.join(browser, name="Beatrice")).json()
        assert joined["me"] == me | {"name": "Beatrice"}
        assert await there.names() == ["Ada", "Beatrice"]
        assert (await there.join(browser)).json()["seat"] == joined["seat"]

    at_an_invitation(server, scene)


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"name": "Bea"}, 400),
        ({"ticket": TICKET}, 400),
        ({"name": "Bea", "ticket": "short"}, 400),
        ({"name": "Bea", "ticket": TICKET, "invite": "x" * 32}, 403),
        ({"name": "Bea", "ticket": TICKET, "seat": 0}, 409),
    ],
)
def test_who_is_refused_a_seat_has_not_come_in(server: Hosted, wish: dict[str, Any], status: int) -> None:
    async def scene(there: Invited, browser: Guest) -> None:
        refused = await there.join(browser, **wish)
        assert refused.status_code == status
        assert "set-cookie" not in refused.headers
        for table in (people, sessions):
            assert len(await server.core.rows(select(table))) == 1, "Ada alone"

    at_an_invitation(server, scene)


def test_as_many_newcomers_may_join_as_may_come_in(tmp_path: Path) -> None:
    async def scene(there: Invited, browser: Guest) -> None:
        answers = [(await there.join(browser, name="Bea", ticket=f"{TICKET}{n}", seat=0)).status_code for n in range(6)]
        assert answers == [409] * 4 + [429] * 2, "Ada came first"

    with hosted_beside(tmp_path, clock=ManualClock(), guest_rate=1) as server:
        at_an_invitation(server, scene)
