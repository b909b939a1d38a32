"""People come in, become somebody, come back, take everything along, and leave without a trace."""

import asyncio
import re
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import LargeBinary, String, Text, select

from gelateria.server.accounts.names import tidy_name
from gelateria.server.accounts.passwords import HASHER, NOBODYS, hash_code, is_code, new_code
from gelateria.server.core import Core
from gelateria.server.errors import Refused
from gelateria.server.store.schema import (
    chat,
    journal,
    keys,
    meetings,
    metadata,
    people,
    ratings,
    results,
    seats,
    tables,
)
from gelateria.server.store.writer import Job
from tests.server.tabled import nothing
from tests.server.visitors import Place, a_place

PASSWORD = "correct horse"
RATING = {"mu": 30.0, "sigma": 4.0, "games": 9, "worth": 5.0, "opponents": 6}


async def me(browser: httpx.AsyncClient) -> dict[str, Any]:
    told: dict[str, Any] = (await browser.get("/api/me")).json()
    return told


async def sat_at(place: Place, person: str) -> int:
    """At how many tables somebody sits or sat."""
    return len({row["table"] for row in await place.core.rows(select(seats.c.table).where(seats.c.person == person))})


def met(one: str, other: str) -> list[dict[str, Any]]:
    """The two have played against each other, whoever of them stands first."""
    return [
        {"game": game, "person": first, "opponent": second, "left": 0.5, "at": 7}
        for game, first, second in (("geizen", one, other), ("gelati", other, one))
    ]


async def sit(place: Place, table: str, person: str, name: str, *, status: str = "over", seat: int = 0) -> None:
    """Somebody sits, or sat, at a table: in every place where that leaves something."""
    at = place.core.now_ms()
    if seat == 0:
        await place.keep(
            tables,
            {
                "id": table,
                "game": "geizen",
                "status": status,
                "plan": "{}",
                "host": person,
                "seed": b"s" * 32,
                "made": at,
                "series": table,
                "record": "the record",
            },
        )
    await place.keep(seats, {"table": table, "seat": seat, "person": person, "name": name, "nonce": "n"})
    await place.keep(keys, {"hash": f"{table}{seat}".encode(), "table": table, "role": "seat", "person": person})
    await place.keep(
        chat,
        {"table": table, "line": seat, "person": person, "seat": seat, "name": name, "text": f"I am {name}", "at": at},
    )
    await place.keep(
        journal,
        {
            "table": table,
            "seq": seat,
            "kind": "move",
            "by": seat,
            "do": 7,
            "drew": "[5]",
            "client": f"{name}'s tab",
            "at": at,
        },
    )
    if status == "over":
        row = {"table": table, "seat": seat, "game": "geizen", "person": person, "name": name, "place": 1}
        await place.keep(results, {**row, "score": 3, "won": 1.0, "rated": True, "at": at})


async def everywhere(core: Core) -> str:
    """All that the database holds, as text."""
    found: list[str] = []
    for table in metadata.sorted_tables:
        for row in await core.rows(select(table)):
            found += [
                str(row[column.name])
                for column in table.columns
                if isinstance(column.type, String | Text | LargeBinary)
            ]
    return "\n".join(found)


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ada", "Ada"),
        ("  Ada  Lovelace ", "Ada Lovelace"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("李雷", "李雷"),
        ("🍨", "🍨"),
        ("x" * 20, "x" * 20),
    ],
)
def test_a_name_is_kept_in_one_form(given: str, kept: str) -> None:
    assert tidy_name(given) == kept


@pytest.mark.parametrize(
    "given",
    [
        "",
        "   ",
        "x" * 21,
        "Ada\nBen",
        "Ada\x00",
        "Ada\u202egnp",
        "\u2066Ada",
        "A\u200bda",
        "\u3164",
        "\u0301\u0301",
        "a\u2028b",
    ],
)
def test_a_name_that_cannot_be_read_is_refused(given: str) -> None:
    with pytest.raises(Refused):
        tidy_name(given)


def test_a_guest_is_in_at_once_and_may_change_their_name(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            browser = place.browser()
            assert (await browser.post("/api/guests", json={"name": "a\u202eb"})).status_code == 400
            made = await browser.post("/api/guests", json={"name": " Ada "})
            assert made.status_code == 201
            assert made.json() == await me(browser)
            assert re.fullmatch("[A-Za-z0-9_-]{22}", made.json()["id"])
            assert made.json() | {"id": 0} == {
                "id": 0,
                "name": "Ada",
                "kind": "guest",
                "login": None,
                "made": place.core.now_ms(),
            }
            assert (await browser.patch("/api/me", json={"name": "Ada L."})).json()["name"] == "Ada L."
            again = await browser.post("/api/guests", json={"name": "Eve"})
            assert again.status_code == 409
            assert (await me(browser))["name"] == "Ada L."

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("guests", {}),
        ("guests", {"name": 3}),
        ("guests", {"name": "x" * 200}),
        ("guests", {"name": "Ada", "kind": "account"}),
        ("account", {"login": "ab", "password": PASSWORD}),
        ("account", {"login": "a b c", "password": PASSWORD}),
        ("account", {"login": "ada", "password": "short"}),
        ("account", {"login": "ada", "password": "x" * 201}),
    ],
)
def test_what_makes_no_sense_is_refused(tmp_path: Path, path: str, body: dict[str, Any]) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            browser = place.browser() if path == "guests" else await place.guest()
            assert (await browser.post(f"/api/{path}", json=body)).status_code == 400

    asyncio.run(scene())


def test_half_a_letter_is_no_password(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            browser = await place.guest()
            body = b'{"login": "ada", "password": "12345678\\ud800"}'
            answer = await browser.post("/api/account", content=body, headers={"content-type": "application/json"})
            assert answer.status_code == 400

    asyncio.run(scene())


def test_a_guest_with_an_account_is_the_same_person_with_the_same_games(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            browser = await place.guest()
            before = await me(browser)
            await sit(place, "t1", before["id"], "Ada")
            made = await browser.post("/api/account", json={"login": "Ada.L", "password": PASSWORD})
            assert made.status_code == 201
            assert re.fullmatch("([0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}", made.json()["recovery_code"])
            assert await me(browser) == before | {"kind": "account", "login": "ada.l"}

            row = await place.core.row(select(people))
            assert row is not None
            assert row["password"].startswith("$argon2id$")
            assert row["recovery"] == hash_code(made.json()["recovery_code"])
            again = await browser.post("/api/account", json={"login": "other", "password": PASSWORD})
            assert again.status_code == 409

    asyncio.run(scene())


def test_two_people_never_have_one_login(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            guests = [await place.guest(name) for name in ("Ada", "Ben", "Cy")]
            answers = await asyncio.gather(
                *(guest.post("/api/account", json={"login": "both", "password": PASSWORD}) for guest in guests)
            )
            assert sorted(answer.status_code for answer in answers) == [201, 409, 409]
            assert sorted([(await me(guest))["kind"] for guest in guests]) == ["account", "guest", "guest"]

    asyncio.run(scene())


def test_signing_in_tells_nobody_which_logins_exist(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            await place.account("ada")
            wrong = [
                await place.browser().post("/api/sign-in", json={"login": login, "password": "not it at all"})
                for login in ("ada", "nobody")
            ]
            assert [answer.status_code for answer in wrong] == [401, 401]
            assert wrong[0].content == wrong[1].content
            assert wrong[0].headers.get("set-cookie") is None
            right = await place.browser().post("/api/sign-in", json={"login": "ADA", "password": PASSWORD})
            assert right.json()["login"] == "ada"

    asyncio.run(scene())


def test_an_unknown_login_costs_the_same_work(tmp_path: Path) -> None:
    assert not HASHER.check_needs_rehash(NOBODYS)

    async def scene() -> None:
        async with a_place(tmp_path) as place:
            await place.account("ada")
            work = place.core.costly_work
            wrong = {"password": "not it at all"}
            for path, secret in (("sign-in", wrong), ("recover", wrong | {"code": "B"})):
                for login in ("ada", "nobody"):
                    before = work.done
                    answer = await place.browser().post(f"/api/{path}", json={"login": login, **secret})
                    assert (answer.status_code, work.done - before) == (401, 1), (path, login)

    asyncio.run(scene())


def test_passwords_are_guessed_slowly(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            await place.account("ada")

            async def guess(password: str, address: str = "192.0.2.1") -> int:
                body = {"login": "ada", "password": password}
                return (await place.browser(address).post("/api/sign-in", json=body)).status_code

            assert [await guess("wrong wrong") for _ in range(6)] == [401] * 5 + [429]
            assert await guess(PASSWORD) == 429
            assert await guess(PASSWORD, "192.0.2.2") == 200
            place.clock.pass_by(31)
            assert await guess(PASSWORD) == 200
            assert [await guess("wrong wrong") for _ in range(6)] == [401] * 5 + [429]

    asyncio.run(scene())


def test_an_address_brings_in_only_so_many_guests(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path, proxies=1) as place:

            async def knock(address: str) -> int:
                browser = place.browser(**{"x-forwarded-for": f"198.51.100.7, {address}"})
                return (await browser.post("/api/guests", json={"name": "Ada"})).status_code

            assert [await knock("2001:db8::1") for _ in range(31)] == [201] * 30 + [429]
            assert await knock("2001:db8::2") == 429
            assert await knock("2001:db8:1::1") == 201
            place.clock.pass_by(11)
            assert await knock("2001:db8::2") == 201

    asyncio.run(scene())


def test_what_a_guest_did_can_go_over_to_an_account(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            account = await me(await place.account("ada"))
            browser = await place.guest("Ada on the phone")
            guest = await me(browser)
            await sit(place, "t1", guest["id"], "Ada on the phone")
            await sit(place, "t2", account["id"], "Ada")
            await place.keep(ratings, {"person": account["id"], "game": "geizen", **RATING})
            told: list[tuple[str, ...]] = []

            @asynccontextmanager
            async def becoming(guest: str, account: str) -> AsyncIterator[None]:
                yield
                told.append((guest, account))

            place.core.becoming = becoming  # type: ignore[method-assign]
            body = {"login": "ada", "password": PASSWORD, "adopt": True}
            answer = await browser.post("/api/sign-in", json=body)
            assert answer.json() == account
            assert await sat_at(place, account["id"]) == 2
            assert await me(browser) == answer.json()
            assert guest["id"] not in await everywhere(place.core)
            assert told == [(guest["id"], account["id"])]
            (kept,) = await place.core.rows(select(ratings))
            assert {name: kept[name] for name in RATING} == RATING, "it is the account's own"

    asyncio.run(scene())


def test_without_adopting_a_guest_who_sat_somewhere_stays_and_one_who_did_not_is_gone(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            await place.account("ada")
            for name, sat in (("Player", True), ("Passer-by", False)):
                browser = await place.guest(name)
                guest = await me(browser)
                if sat:
                    await sit(place, "t1", guest["id"], name)
                assert (
                    await browser.post("/api/sign-in", json={"login": "ada", "password": PASSWORD})
                ).status_code == 200
                assert await sat_at(place, (await me(browser))["id"]) == 0
                assert (guest["id"] in await everywhere(place.core)) == sat

    asyncio.run(scene())


def test_a_recovery_code_may_be_typed_as_people_type() -> None:
    code = new_code().replace("A", "0").replace("B", "1")
    kept = hash_code(code)
    assert is_code(kept, code.lower().replace("-", " ").replace("0", "o").replace("1", "l"))
    assert not is_code(kept, code[:-1])


def test_the_recovery_code_opens_the_account_once_and_ends_all_sessions(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            lost = await place.guest()
            made = await lost.post("/api/account", json={"login": "ada", "password": PASSWORD})
            code = made.json()["recovery_code"]
            body = {"login": "ada", "code": code, "password": "battery staple"}

            browser = place.browser()
            assert (await browser.post("/api/recover", json=body | {"code": new_code()})).status_code == 401
            assert (await browser.post("/api/recover", json=body | {"login": "eve"})).status_code == 401
            back = await browser.post("/api/recover", json=body)
            assert back.status_code == 200
            assert back.json()["id"] == made.json()["id"]
            assert back.json()["recovery_code"] != code
            assert (await me(browser))["login"] == "ada"
            assert (await lost.get("/api/me")).status_code == 401

            assert (await place.browser().post("/api/recover", json=body)).status_code == 401
            for password, status in ((PASSWORD, 401), ("battery staple", 200)):
                answer = await place.browser().post("/api/sign-in", json={"login": "ada", "password": password})
                assert answer.status_code == status

    asyncio.run(scene())


def test_another_password_needs_the_old_one_and_ends_the_other_sessions(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            here, there = await place.account("ada"), place.browser()
            await there.post("/api/sign-in", json={"login": "ada", "password": PASSWORD})
            new = {"old": "not it at all", "new": "battery staple"}
            assert (await here.post("/api/password", json=new)).status_code == 403
            assert (await here.post("/api/password", json=new | {"old": PASSWORD})).status_code == 204
            assert (await here.get("/api/me")).status_code == 200
            assert (await there.get("/api/me")).status_code == 401
            assert (await (await place.guest()).post("/api/password", json=new)).status_code == 409

    asyncio.run(scene())


def test_the_export_holds_everything_about_me_and_nothing_else(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            browser = await place.account("ada")
            ada = await me(browser)
            ben = await me(await place.guest("Ben"))
            token = (await browser.post("/api/bots", json={"name": "Adabot"})).json()["token"]
            await sit(place, "t1", ada["id"], "Ada")
            await sit(place, "t1", ben["id"], "Ben", seat=1)
            await sit(place, "t2", ada["id"], "Ada", status="playing")
            await place.keep(ratings, {"person": ada["id"], "game": "geizen", **RATING})
            await place.keep(meetings, *met(ada["id"], ben["id"]))

            answer = await browser.get("/api/me/export")
            assert answer.headers["content-disposition"] == 'attachment; filename="gelateria-my-data.json"'
            told = answer.json()
            assert told["person"] == {name: ada[name] for name in ("id", "name", "kind", "login", "made")}
            assert [len(told[part]) for part in ("sessions", "bots", "hosted", "seats", "keys")] == [1, 1, 2, 2, 2]
            parts = ("devices", "results", "ratings", "meetings", "chat")
            assert [len(told[part]) for part in parts] == [1, 1, 1, 2, 2]
            over, running = told["seats"]
            assert over["record"] == "the record"
            assert "record" not in running
            assert running["moves"] == [{"do": 7, "at": place.core.now_ms()}]
            for secret in ("argon2", "hash", "password", "seed", "drew", token, "Ben", ben["id"]):
                assert secret not in answer.text

    asyncio.run(scene())


def test_every_column_that_names_a_person_is_in_the_export_or_says_nothing(tmp_path: Path) -> None:
    naming = {
        (table.name, column.name)
        for table in metadata.sorted_tables
        for column in table.columns
        if column.name in ("person", "opponent", "owner", "host")
    }
    assert naming == {
        ("people", "owner"),
        ("sessions", "person"),
        ("devices", "person"),
        ("tables", "host"),
        ("seats", "person"),
        ("keys", "person"),
        ("chat", "person"),
        ("results", "person"),
        ("ratings", "person"),
        ("meetings", "person"),
        ("meetings", "opponent"),
    }, "a new one belongs into server/accounts/guest_to_account.py, and then here"


def test_whoever_leaves_for_good_leaves_no_trace(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            browser = await place.account("countess", "Lovelace")
            ada, ben = await me(browser), await me(await place.guest("Ben"))
            bot = (await browser.post("/api/bots", json={"name": "Engine"})).json()
            for number, (person, name) in enumerate([(ada["id"], "Lovelace"), (bot["bot"]["id"], "Engine")]):
                await sit(place, f"t{number}", person, name)
                await sit(place, f"t{number}", ben["id"], "Ben", seat=1)
            await place.keep(ratings, {"person": ada["id"], "game": "geizen", **RATING})
            await place.keep(meetings, *met(ada["id"], ben["id"]))
            left: list[str] = []

            @asynccontextmanager
            async def departing(gone: Collection[str], first: Job[object]) -> AsyncIterator[Job[None]]:
                left.extend(gone)
                yield nothing

            place.core.departing = departing  # type: ignore[method-assign]
            refused = await browser.request("DELETE", "/api/me", json={"password": "not it at all"})
            assert refused.status_code == 403
            assert "Lovelace" in await everywhere(place.core)

            gone = await browser.request("DELETE", "/api/me", json={"password": PASSWORD})
            assert gone.status_code == 204
            assert sorted(left) == sorted([ada["id"], bot["bot"]["id"]])
            text = await everywhere(place.core)
            for trace in ("Lovelace", "countess", ada["id"], "Engine", bot["bot"]["id"]):
                assert trace not in text
            assert (await browser.get("/api/me")).status_code == 401
            assert await place.core.value(select(ratings.c.person)) is None

            sat = await place.core.rows(select(seats).order_by(seats.c.table, seats.c.seat))
            assert [row["name"] for row in sat] == ["Somebody", "Ben"] * 2
            assert [row["name"] for row in await place.core.rows(select(results))] == ["Somebody", "Ben"] * 2
            assert {row["text"] for row in await place.core.rows(select(chat))} == {"", "I am Ben"}

    asyncio.run(scene())


def test_a_guest_leaves_without_a_password(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            browser = await place.guest("Passer-by")
            assert (await browser.request("DELETE", "/api/me", json={})).status_code == 204
            assert await place.core.value(select(people.c.id)) is None

    asyncio.run(scene())


def test_bots_belong_to_accounts_and_come_in_by_their_token_only(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            guest, ada = await place.guest("Ben"), await place.account("ada")
            assert (await guest.post("/api/bots", json={"name": "Robot"})).status_code == 403
            made = (await ada.post("/api/bots", json={"name": "Robot"})).json()
            assert made["token"].startswith("gelateria-bot-")
            assert (await ada.get("/api/bots")).json() == [made["bot"]]
            assert made["token"] not in (await ada.get("/api/bots")).text
            bot = made["bot"]["id"]

            for _ in range(4):
                assert (await ada.post("/api/bots", json={"name": "Robot"})).status_code == 201
            assert (await ada.post("/api/bots", json={"name": "Robot"})).json()["error"]["limit"] == 5

            assert (await guest.get("/api/bots")).json() == []
            assert (await guest.post(f"/api/bots/{bot}/token")).status_code == 404
            assert (await guest.delete(f"/api/bots/{bot}")).status_code == 404
            assert (await ada.delete("/api/bots/a%00b")).status_code == 404

            token = (await ada.post(f"/api/bots/{bot}/token")).json()["token"]
            assert token != made["token"]
            assert (await ada.delete(f"/api/bots/{bot}")).status_code == 204
            assert len((await ada.get("/api/bots")).json()) == 4

    asyncio.run(scene())


def test_a_code_is_never_the_same_twice() -> None:
    assert len({new_code() for _ in range(1000)}) == 1000
    assert len(new_code()) == 29
