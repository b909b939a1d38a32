"""Whoever guesses passwords guesses slowly, learns nothing else, and keeps nobody out of their own account."""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from argon2 import PasswordHasher
from sqlalchemy import select, update

from gelateria.server.accounts import passwords
from gelateria.server.accounts.devices import LASTS, MOST_DEVICES, sweep_devices
from gelateria.server.ops.costly_work import MOST_OF_ONE_ADDRESS, MOST_WAITING, Waiting
from gelateria.server.store.schema import devices, people
from tests.attack.figures import note
from tests.server.patience import PATIENCE, until
from tests.server.visitors import Place, a_place

PASSWORD, NEW = "correct horse", "battery staple"
HOME = "198.51.100.1"
DEVICE = "gelateria-device"


async def sign_in(browser: httpx.AsyncClient, login: str = "ada", password: str = PASSWORD) -> int:
    return (await browser.post("/api/sign-in", json={"login": login, "password": password})).status_code


async def guess(place: Place, address: str, login: str = "ada") -> int:
    return await sign_in(place.browser(address), login, "wrong wrong")


def network(number: int) -> str:
    """An address in a network of its own."""
    return f"10.{number // 250}.{number % 250}.1"


async def a_crowd_guesses(place: Place, login: str = "ada") -> None:
    """From so many networks, so often, that no stranger is let in any more."""
    for number in range(200):
        if 429 in [await guess(place, network(number), login) for _ in range(5)]:
            return
    raise AssertionError("they were never stopped")


async def ada_at_home(place: Place) -> tuple[httpx.AsyncClient, str]:
    """Ada's own browser, signed out, and her recovery code."""
    browser = await place.guest("Ada", HOME)
    made = await browser.post("/api/account", json={"login": "ada", "password": PASSWORD})
    await browser.post("/api/sign-out")
    return browser, made.json()["recovery_code"]


# Nobody is locked out ------------------------------------------------------------------------------


def test_a_crowd_of_strangers_does_not_lock_the_owner_out_of_her_own_browser(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            browser, _ = await ada_at_home(place)
            await a_crowd_guesses(place)
            assert await sign_in(place.browser("203.0.113.9")) == 429, "a stranger, who may be anybody"
            owner = await sign_in(browser)
            note("locked-out", owner=owner)
            assert owner == 200

    asyncio.run(scene())


def test_a_crowd_of_strangers_does_not_keep_the_owner_from_recovering(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            _, code = await ada_at_home(place)
            await a_crowd_guesses(place)
            elsewhere = place.browser("203.0.113.9")
            assert await sign_in(elsewhere) == 429
            body = {"login": "ada", "code": code, "password": NEW}
            assert (await elsewhere.post("/api/recover", json=body)).status_code == 200
            await elsewhere.post("/api/sign-out")
            assert await sign_in(elsewhere, password=NEW) == 200, "it is known there now"

    asyncio.run(scene())


def test_somebody_behind_the_same_address_locks_nobody_out_either(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            browser, code = await ada_at_home(place)
            while await guess(place, HOME, "somebody") != 429 or await guess(place, HOME) != 429:
                pass
            assert await sign_in(place.browser(HOME)) == 429
            assert await sign_in(browser) == 200
            body = {"login": "ada", "code": code, "password": NEW}
            assert (await place.browser(HOME).post("/api/recover", json=body)).status_code == 200

    asyncio.run(scene())


@pytest.mark.parametrize("places", ["10.0.0.{}", "2001:db8:1:{}::1"], ids=["IPv4", "IPv6"])
def test_one_network_never_uses_up_what_a_login_has(tmp_path: Path, places: str) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            await ada_at_home(place)
            for _ in range(3):  # hour after hour, from one address after the other
                place.clock.pass_by(3600)
                for number in range(1, 61):
                    await guess(place, places.format(number))
            assert await sign_in(place.browser("203.0.113.9")) == 200

    asyncio.run(scene())


def test_a_refused_try_costs_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            assert [await guess(place, HOME) for _ in range(60)] == [401] * 5 + [429] * 55
            assert await guess(place, HOME, "somebody") == 401, "the address itself has tries left"

    asyncio.run(scene())


def test_it_is_told_when_to_try_again(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            for _ in range(5):
                await guess(place, HOME)
            body = {"login": "ada", "password": PASSWORD}
            refused = await place.browser(HOME).post("/api/sign-in", json=body)
            assert (refused.status_code, refused.headers["retry-after"]) == (429, "30")
            assert refused.json()["error"]["limit"] == 30.0
            place.clock.pass_by(30)
            assert (await place.browser(HOME).post("/api/sign-in", json=body)).status_code == 401

    asyncio.run(scene())


# Known browsers ------------------------------------------------------------------------------------


def test_what_a_browser_is_known_by_is_no_session_and_out_of_reach(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path, address="https://play.example.org") as place:
            guest = await place.browser().post("/api/guests", json={"name": "Ada"})
            assert len(guest.headers.get_list("set-cookie")) == 1, "a guest has nothing to be locked out of"
            session = guest.headers["set-cookie"].split(";")[0]
            body = {"login": "ada", "password": PASSWORD}
            made = await place.browser(cookie=session).post("/api/account", json=body)
            (device,) = [one for one in made.headers.get_list("set-cookie") if "-device=" in one]
            value, *attributes = device.split("; ")
            assert value.startswith("__Host-gelateria-device=")
            assert set(attributes) == {"HttpOnly", "Secure", "SameSite=lax", "Path=/", f"Max-Age={400 * 86_400}"}
            as_session = value.replace("-device", "")
            for cookie in (value, as_session):
                assert (await place.browser(cookie=cookie).get("/api/me")).status_code == 401

    asyncio.run(scene())


def test_a_known_browser_is_known_for_its_own_people_only(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            browser, _ = await ada_at_home(place)
            eve = await place.guest("Eve", "192.0.2.66")
            await eve.post("/api/account", json={"login": "eve", "password": PASSWORD})
            await a_crowd_guesses(place)
            assert await sign_in(eve) == 429
            assert await sign_in(place.browser(cookie=f"{DEVICE}={eve.cookies['gelateria']}")) == 429
            assert await sign_in(browser) == 200

    asyncio.run(scene())


def test_a_browser_may_be_known_for_a_whole_family(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            await place.account("ben")
            browser, _ = await ada_at_home(place)
            assert await sign_in(browser, "ben") == 200
            for login in ("ada", "ben"):
                await a_crowd_guesses(place, login)
                assert await sign_in(browser, login) == 200
                place.clock.pass_by(3600)

    asyncio.run(scene())


def test_a_planted_device_is_worth_nothing_once_somebody_signs_in_with_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            browser, _ = await ada_at_home(place)
            eve = await place.guest("Eve", "192.0.2.66")
            await eve.post("/api/account", json={"login": "eve", "password": PASSWORD})
            planted = eve.cookies[DEVICE]
            browser.cookies.set(DEVICE, planted, domain="testserver.local", path="/")
            assert await sign_in(browser) == 200
            await a_crowd_guesses(place)
            assert await sign_in(place.browser("203.0.113.9", cookie=f"{DEVICE}={planted}")) == 429

    asyncio.run(scene())


def test_tries_in_a_known_browser_are_counted_too(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            browser, _ = await ada_at_home(place)
            told = [await sign_in(browser, password="wrong wrong") for _ in range(20)]
            assert told == [401] * 15 + [429] * 5, "ten of its own, and five as a stranger"
            place.clock.pass_by(30)
            assert await sign_in(browser) == 200

    asyncio.run(scene())


def test_trying_ones_own_password_is_counted_by_session(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            thief, owner = await place.account("ada"), place.browser()
            assert await sign_in(owner) == 200
            new = {"old": "wrong wrong", "new": NEW}
            told = [(await thief.post("/api/password", json=new)).status_code for _ in range(12)]
            assert told == [403] * 10 + [429] * 2
            assert (await owner.post("/api/password", json=new | {"old": PASSWORD})).status_code == 204

    asyncio.run(scene())


@pytest.mark.parametrize("path", ["password", "recover", "sign-out-everywhere"])
def test_whoever_takes_an_account_back_is_known_in_that_browser_alone(tmp_path: Path, path: str) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            lost, code = await ada_at_home(place)
            found = place.browser()
            assert await sign_in(found) == 200
            body = {"old": PASSWORD, "login": "ada", "code": code, "password": NEW, "new": NEW}
            fields = {"password": ("old", "new"), "recover": ("login", "code", "password")}.get(path, ())
            answer = await found.post(f"/api/{path}", json={name: body[name] for name in fields})
            assert answer.is_success
            await found.post("/api/sign-out")
            await a_crowd_guesses(place)
            password = PASSWORD if path == "sign-out-everywhere" else NEW
            assert await sign_in(lost, password=password) == 429
            assert await sign_in(found, password=password) == 200

    asyncio.run(scene())


def test_nobody_is_known_in_any_number_of_browsers_or_for_ever(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            browser, _ = await ada_at_home(place)
            for number in range(MOST_DEVICES + 5):
                place.clock.pass_by(60)
                assert await sign_in(place.browser(network(number))) == 200
            assert len(await place.core.rows(select(devices))) == MOST_DEVICES
            await a_crowd_guesses(place)
            assert await sign_in(browser) == 429, "it was not used for longest"
            now = place.core.now_ms()
            assert await place.core.writer.run(lambda c: sweep_devices(c, now + LASTS - 60_000)) == MOST_DEVICES - 1
            assert await place.core.writer.run(lambda c: sweep_devices(c, now + LASTS)) == 1

    asyncio.run(scene())


# Recovery codes ------------------------------------------------------------------------------------


def test_a_code_from_before_still_opens_the_account(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            await ada_at_home(place)
            code = passwords.new_code()
            old = passwords.HASHER.hash(code.replace("-", ""))
            await place.core.writer.run(lambda c: c.execute(update(people).values(recovery=old)))
            body = {"login": "ada", "code": code.lower(), "password": NEW}
            assert (await place.browser().post("/api/recover", json=body | {"code": "WRONG"})).status_code == 401
            browser = place.browser()
            await sign_in(browser)
            await another_code(browser)
            back = await place.browser().post("/api/recover", json=body)
            assert back.status_code == 200, "also when there is a newer one"
            kept = await place.core.value(select(people.c.recovery))
            assert kept == passwords.hash_code(back.json()["recovery_code"])

    asyncio.run(scene())


async def recover(place: Place, code: str, password: str = NEW) -> int:
    body = {"login": "ada", "code": code, "password": password}
    return (await place.browser().post("/api/recover", json=body)).status_code


async def another_code(browser: httpx.AsyncClient, password: str = PASSWORD) -> str:
    code: str = (await browser.post("/api/recovery-code", json={"password": password})).json()["recovery_code"]
    return code


def test_whoever_has_lost_the_code_gets_another_for_the_password(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            browser, lost = await ada_at_home(place)
            await sign_in(browser)
            refused = await browser.post("/api/recovery-code", json={"password": "wrong wrong"})
            assert refused.status_code == 403
            code = await another_code(browser)
            place.clock.pass_by(30 * 86_400)
            assert await recover(place, lost) == 401
            assert await recover(place, code) == 200
            assert (await (await place.guest()).post("/api/recovery-code", json={"password": ""})).status_code == 409

    asyncio.run(scene())


def test_whoever_has_stolen_the_password_cannot_make_the_owners_code_worthless(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            _, code = await ada_at_home(place)
            thief = place.browser()
            await sign_in(thief)
            stolen = [await another_code(thief) for _ in range(3)]
            await thief.post("/api/password", json={"old": PASSWORD, "new": "mine all mine"})
            stolen.append(await another_code(thief, "mine all mine"))
            place.clock.pass_by(30 * 86_400 - 1)
            assert await recover(place, code) == 200
            assert [await recover(place, one) for one in (*stolen, code)] == [401] * 5
            assert (await thief.get("/api/me")).status_code == 401

    asyncio.run(scene())


# Passwords -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "easy", ["password", "Passw0rd", "12345678", "qwertyuiop", "aaaaaaaa", "abababab", "ada-love", "ADA-LOVE1"]
)
def test_what_everybody_guesses_first_is_no_password(tmp_path: Path, easy: str) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            browser = await place.guest()
            refused = await browser.post("/api/account", json={"login": "ada-love", "password": easy})
            assert refused.status_code == 400
            made = await browser.post("/api/account", json={"login": "ada-love", "password": PASSWORD})
            new = {"login": "ada-love", "code": made.json()["recovery_code"], "password": easy}
            assert (await browser.post("/api/recover", json=new)).status_code == 400
            assert (await browser.post("/api/password", json={"old": PASSWORD, "new": easy})).status_code == 400

    asyncio.run(scene())


def test_a_password_that_is_kept_in_an_older_way_is_kept_anew(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            browser, _ = await ada_at_home(place)
            old = PasswordHasher(time_cost=2, memory_cost=512, parallelism=1).hash(PASSWORD)
            await place.core.writer.run(lambda c: c.execute(update(people).values(password=old)))
            assert await sign_in(browser) == 200
            kept = await place.core.value(select(people.c.password))
            assert not passwords.HASHER.check_needs_rehash(kept)
            assert await sign_in(browser) == 200

    asyncio.run(scene())


# Which logins there are ----------------------------------------------------------------------------


async def ask_for(place: Place, login: str, address: str = HOME) -> int:
    guest = await place.guest("Eve", network(int(place.core.writer.writes) % 60_000))
    guest = place.browser(address, cookie=f"gelateria={guest.cookies['gelateria']}")
    return (await guest.post("/api/account", json={"login": login, "password": PASSWORD})).status_code


def test_which_logins_are_taken_is_told_five_times_an_hour(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            await ada_at_home(place)
            told = [await ask_for(place, "ada") for _ in range(100)]
            note("sign-up", asked=len(told), told=told.count(409))
            assert told == [409] * 5 + [429] * 95
            assert await ask_for(place, "nobody-yet") == 429, "it tells nothing"
            assert await ask_for(place, "ada", "2001:db8::1") == 409, "somebody else may still ask"
            place.clock.pass_by(12 * 60)
            assert [await ask_for(place, "ada") for _ in range(2)] == [409, 429]

    asyncio.run(scene())


def test_a_class_of_people_makes_accounts_behind_one_address(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            assert [await ask_for(place, f"pupil-{number}") for number in range(30)] == [201] * 30

    asyncio.run(scene())


def test_that_a_login_is_taken_costs_as_much_as_making_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            await ada_at_home(place)
            for login, status in (("ada", 409), ("new-one", 201)):
                before = place.core.costly_work.done
                assert (await ask_for(place, login), place.core.costly_work.done - before) == (status, 1)

    asyncio.run(scene())


# Floods --------------------------------------------------------------------------------------------


@asynccontextmanager
async def all_threads_busy(place: Place) -> AsyncIterator[None]:
    """No password is checked before this is over."""
    begun, gate = threading.Semaphore(0), threading.Event()

    def hold() -> None:
        begun.release()
        assert gate.wait(PATIENCE)

    held = [asyncio.create_task(place.core.costly_work.do(Waiting("here"), hold)) for _ in range(2)]
    await asyncio.to_thread(lambda: [begun.acquire(timeout=PATIENCE) for _ in held])
    try:
        yield
    finally:
        gate.set()
        await asyncio.gather(*held)


def test_a_flood_waits_in_a_queue_that_ends_and_the_owner_in_another(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            browser, _ = await ada_at_home(place)
            async with all_threads_busy(place):
                flood = [asyncio.create_task(guess(place, network(number))) for number in range(MOST_WAITING + 10)]
                await until(lambda: sum(one.done() for one in flood) == 10)
                body = {"login": "ben", "password": PASSWORD}
                turned_away = await place.browser(HOME).post("/api/sign-in", json=body)
                assert (turned_away.status_code, turned_away.headers["retry-after"]) == (503, "5")
                assert (await place.browser().get("/api/me")).status_code == 401, "everybody else is served"
                ada = asyncio.create_task(sign_in(browser))
                await until(lambda: place.core.costly_work.waiting == MOST_WAITING + 1)
            assert await ada == 200
            assert sorted([await one for one in flood]) == [401] * MOST_WAITING + [503] * 10

    asyncio.run(scene())


def test_one_address_does_not_fill_the_queue(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place, all_threads_busy(place):
            told = [asyncio.create_task(guess(place, HOME, f"login-{number}")) for number in range(10)]
            await until(lambda: sum(one.done() for one in told) == 10 - MOST_OF_ONE_ADDRESS)
            assert {one.result() for one in told if one.done()} == {503}
            assert place.core.costly_work.waiting == MOST_OF_ONE_ADDRESS
            for one in told:
                one.cancel()
            await asyncio.gather(*told, return_exceptions=True)

    asyncio.run(scene())
