"""A session is held by whoever holds its cookie, for as long as it holds, and by nobody else."""

import asyncio
from pathlib import Path

import httpx
import pytest
from litestar import get
from litestar.di import NamedDependency
from sqlalchemy import select

from gelateria.server.accounts.sessions import (
    DAY,
    MOST_SESSIONS,
    hash_of,
    read_cookie,
    signature,
    signed,
    sweep_sessions,
)
from gelateria.server.http.dependencies import VISITING, Visitor
from gelateria.server.store.schema import sessions
from tests.server.visitors import a_place

SECRET = b"s" * 32


def cookie_of(browser: httpx.AsyncClient) -> str:
    return browser.cookies["gelateria"]


def with_cookie(value: str) -> dict[str, str]:
    return {"cookie": f"gelateria={value}"}


def test_a_cookie_is_read_only_with_its_signature() -> None:
    good = signed(SECRET, "token")
    assert read_cookie(SECRET, good) == "token"
    assert read_cookie(b"t" * 32, good) is None
    for bad in ("", ".", "token", "token.", "tokem" + good[5:], good[:-1], good + "A", "token.ä", "ä." + good[6:]):
        assert read_cookie(SECRET, bad) is None


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            made = await place.browser().post("/api/guests", json={"name": "Ada"})
            name, *attributes = made.headers["set-cookie"].split("; ")
            assert name.startswith("gelateria=")
            assert set(attributes) == {"HttpOnly", "SameSite=lax", "Path=/", f"Max-Age={180 * 86_400}"}
            assert made.headers["cache-control"] == "no-store"

    asyncio.run(scene())


def test_behind_https_the_cookie_is_for_this_host_and_never_travels_in_the_clear(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path, address="https://play.example.org") as place:
            made = await place.browser().post("/api/guests", json={"name": "Ada"})
            name, *attributes = made.headers["set-cookie"].split("; ")
            assert name.startswith("__Host-gelateria=")
            assert {"Secure", "HttpOnly", "SameSite=lax", "Path=/"} < set(attributes)
            assert (await place.browser(cookie=name).get("/api/me")).status_code == 200

    asyncio.run(scene())


def test_a_forged_or_foreign_cookie_opens_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            ada = await place.guest()
            token, _, seal = cookie_of(ada).partition(".")
            (kept,) = await place.core.rows(select(sessions.c.hash))
            assert kept["hash"] == hash_of(token)
            for forged in (
                token,
                f"{token}.",
                f"{token}.{'A' * len(seal)}",
                f"{token}x.{seal}",
                signed(b"another server's key", token),
                signed(place.core.secret, "a token that was never given out"),
                signed(place.core.secret, hash_of(token).hex()),
            ):
                answer = await place.browser(**with_cookie(forged)).get("/api/me")
                assert answer.status_code == 401
                assert answer.json()["error"]["code"] == "who-are-you"
            assert (await place.browser(**with_cookie(cookie_of(ada))).get("/api/me")).status_code == 200
            assert signature(place.core.secret, token) == seal

    asyncio.run(scene())


def test_a_session_holds_half_a_year_from_its_last_use(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            ada, idle = await place.guest(), await place.guest("Ben")
            place.clock.pass_by(179 * 86_400)
            answer = await ada.get("/api/me")
            assert f"Max-Age={180 * 86_400}" in answer.headers["set-cookie"]
            place.clock.pass_by(2 * 86_400)
            assert (await idle.get("/api/me")).status_code == 401
            assert (await ada.get("/api/me")).status_code == 200
            place.clock.pass_by(181 * 86_400)
            assert (await ada.get("/api/me")).status_code == 401

    asyncio.run(scene())


def test_using_a_session_all_day_is_written_down_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            ada = await place.guest()
            place.clock.pass_by(2 * 86_400)
            before = place.core.writer.commits
            told = []
            for _ in range(5):
                told.append("set-cookie" in (await ada.get("/api/me")).headers)
                place.clock.pass_by(3600)
            assert place.core.writer.commits == before + 1
            assert told == [True, False, False, False, False], "an old cookie must not overtake a new one"

    asyncio.run(scene())


def test_sessions_that_are_over_are_swept_away(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            await place.guest()
            now = place.core.now_ms()
            assert await place.core.writer.run(lambda c: sweep_sessions(c, now + 179 * DAY)) == 0
            assert await place.core.writer.run(lambda c: sweep_sessions(c, now + 181 * DAY)) == 1

    asyncio.run(scene())


def test_nobody_has_any_number_of_sessions(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            browsers = [await place.account("ada")]
            for number in range(MOST_SESSIONS):
                place.clock.pass_by(60)
                browsers.append(place.browser(f"10.0.{number}.1"))
                signed_in = await browsers[-1].post("/api/sign-in", json={"login": "ada", "password": "correct horse"})
                assert signed_in.status_code == 200
            assert len(await place.core.rows(select(sessions))) == MOST_SESSIONS
            told = [(await browser.get("/api/me")).status_code for browser in browsers[:2]]
            assert told == [401, 200], "the oldest has ended"

    asyncio.run(scene())


def test_signing_out_ends_the_session_and_not_only_the_cookie(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            ada = await place.guest()
            cookie = cookie_of(ada)
            gone = await ada.post("/api/sign-out")
            assert gone.status_code == 204
            assert "Max-Age=0" in gone.headers["set-cookie"]
            assert (await place.browser(**with_cookie(cookie)).get("/api/me")).status_code == 401

    asyncio.run(scene())


def test_signing_out_everywhere_ends_every_session_of_this_person_only(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            laptop, ben = await place.account("ada"), await place.guest("Ben")
            phone = place.browser()
            signed_in = await phone.post("/api/sign-in", json={"login": "ada", "password": "correct horse"})
            assert signed_in.status_code == 200
            old = [cookie_of(laptop), cookie_of(phone)]
            assert (await laptop.post("/api/sign-out-everywhere")).status_code == 204
            for cookie in old:
                assert (await place.browser(**with_cookie(cookie)).get("/api/me")).status_code == 401
            assert (await ben.get("/api/me")).status_code == 200

    asyncio.run(scene())


@pytest.mark.parametrize("path", ["/api/me", "/api/me/export", "/api/bots", "/api/me/history"])
def test_what_is_mine_is_told_to_nobody_else(tmp_path: Path, path: str) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            assert (await place.browser().get(path)).status_code == 401

    asyncio.run(scene())


@get("/bot", dependencies=VISITING)
async def which_bot(bot_visitor: NamedDependency[Visitor]) -> str:
    return bot_visitor.person


@get("/player", dependencies=VISITING)
async def which_player(player: NamedDependency[Visitor]) -> str:
    return player.kind


def test_a_bots_token_is_for_a_bot_and_a_cookie_for_a_person(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path, which_bot, which_player) as place:
            ada = await place.account("ada")
            made = (await ada.post("/api/bots", json={"name": "Robot"})).json()
            bot, token = made["bot"]["id"], made["token"]

            async def ask(path: str, **headers: str) -> httpx.Response:
                return await place.browser(**headers).get(path)

            assert (await ask("/api/bot", authorization=f"Bearer {token}")).text == bot
            assert (await ask("/api/player", authorization=f"Bearer {token}")).text == "bot"
            assert (await ada.get("/api/player")).text == "account"
            assert (await ada.get("/api/bot")).status_code == 401
            assert (await ask("/api/me", authorization=f"Bearer {token}")).status_code == 401
            assert (await ask("/api/me", **with_cookie(signed(place.core.secret, token)))).status_code == 401
            session = cookie_of(ada).partition(".")[0]
            for wrong in (token, f"Basic {token}", f"Bearer {token}x", f"Bearer {session}", "Bearer ", "Bearer é"):
                headers = httpx.Headers({"authorization": wrong}, encoding="utf-8")
                assert (await place.browser().get("/api/bot", headers=headers)).status_code == 401

            place.clock.pass_by(20 * 365 * 86_400)
            assert (await ask("/api/bot", authorization=f"Bearer {token}")).status_code == 200

    asyncio.run(scene())


def test_a_new_token_kills_the_old_one(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path, which_bot) as place:
            ada = await place.account("ada")
            made = (await ada.post("/api/bots", json={"name": "Robot"})).json()
            fresh = (await ada.post(f"/api/bots/{made['bot']['id']}/token")).json()["token"]
            for token, status in ((made["token"], 401), (fresh, 200)):
                browser = place.browser(authorization=f"Bearer {token}")
                assert (await browser.get("/api/bot")).status_code == status

    asyncio.run(scene())


def test_the_routes_describe_themselves(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            schema = place.app.openapi_schema.to_schema()
            assert schema["openapi"].startswith("3.1")
            guests = schema["paths"]["/api/guests"]["post"]
            assert set(guests["responses"]) == {"201", "400", "409", "429", "503"}
            assert "ErrorBody" in str(guests["responses"]["409"])
            for path in schema["paths"].values():
                for operation in path.values():
                    assert operation["description"]
                    assert not {"visitor", "optional_visitor"} & {p["name"] for p in operation.get("parameters", [])}

    asyncio.run(scene())
