"""At the door: pages of other sites, strict headers on every answer, limits, no trace of a fault, no secret in logs."""

import asyncio
import json
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import get
from litestar.testing import create_test_client
from websockets.exceptions import ConnectionClosed, InvalidStatus

from gelateria.server.app import answer_fault
from gelateria.server.http.security import HEADERS
from gelateria.server.sockets import table as sockets
from tests.server.guests import AtTable, Guest, connect_to
from tests.server.hosted import Hosted, hosted, hosted_beside
from tests.server.manual_clock import ManualClock
from tests.server.patience import PATIENCE
from tests.server.running import RunningServer

EVIL = "https://evil.example"
MOST = 20


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    origins = "https://friend.example, https://other.example/"
    with hosted_beside(tmp_path_factory.mktemp("server"), origins=origins, proxies=1) as running:
        yield running


def ask(method: str, url: str, **how: Any) -> httpx.Response:
    """As somebody who has never been here."""
    with httpx.Client(timeout=PATIENCE, verify=False) as browser:
        return browser.request(method, url, **how)


def is_error(answer: httpx.Response) -> None:
    """A documented body, and nothing of our inside in it."""
    assert answer.headers["content-type"].startswith("application/json"), answer.text
    (body,) = answer.json().values()
    assert body["code"]
    assert body["sentence"]
    assert not re.search(r"Traceback|File \"|/site-packages/|\.py\b", answer.text)


def has_headers(answer: httpx.Response) -> None:
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert "server" not in answer.headers


@pytest.mark.parametrize(
    "request_", [b"FROBNICATE / HTTP/1.1\r\n\r\n", b"\x16\x03\x01hello\r\n\r\n"], ids=["method", "noise"]
)
def test_what_is_no_request_is_answered_like_everything_else(server: Hosted, request_: bytes) -> None:
    url = httpx.URL(server.address)
    with socket.create_connection((url.host, url.port or 80), PATIENCE) as line:
        line.sendall(request_)
        head, _, body = b"".join(iter(lambda: line.recv(4096), b"")).partition(b"\r\n\r\n")
    status, *lines = head.decode().split("\r\n")
    answer = httpx.Response(int(status.split()[1]), headers=dict(one.split(": ", 1) for one in lines), content=body)
    assert answer.status_code == 400
    is_error(answer)
    has_headers(answer)


# Other sites' pages --------------------------------------------------------------------------------


def test_what_changes_something_must_not_come_from_another_sites_page(server: Hosted) -> None:
    own = server.address
    for origin, status in ((EVIL, 403), ("null", 403), ("", 403), (f"{own}.evil.example", 403), (own, 201)):
        answer = ask("POST", f"{own}/api/guests", json={"name": "Ada"}, headers={"Origin": origin})
        assert answer.status_code == status, origin
        assert status == 201 or not answer.cookies
    for origin in ("https://friend.example", "https://other.example"):
        assert ask("POST", f"{own}/api/guests", json={"name": "Ada"}, headers={"Origin": origin}).status_code == 201
    for method, path in (("POST", "sign-out"), ("PATCH", "me"), ("DELETE", "me")):
        answer = ask(method, f"{own}/api/{path}", headers={"Origin": EVIL})
        assert answer.status_code == 403
        is_error(answer)
    answer = ask("GET", f"{own}/api/tables", headers={"Origin": EVIL})
    assert answer.status_code == 200
    assert "access-control-allow-origin" not in answer.headers


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
def test_what_a_plain_form_can_send_changes_nothing(server: Hosted, kind: str) -> None:
    for path in ("guests", "sign-in", "sign-out-everywhere"):
        answer = ask("POST", f"{server.address}/api/{path}", content=b'{"name":"Ada"}', headers={"Content-Type": kind})
        assert answer.status_code == 415
        is_error(answer)
        assert not answer.cookies


@pytest.mark.parametrize(("site", "status"), [("cross-site", 403), ("same-site", 403), ("same-origin", 201)])
def test_a_browser_that_says_where_a_request_comes_from_is_believed(server: Hosted, site: str, status: int) -> None:
    answer = ask("POST", f"{server.address}/api/guests", json={"name": "Ada"}, headers={"Sec-Fetch-Site": site})
    assert answer.status_code == status


def test_a_page_that_came_in_the_clear_does_not_talk_to_a_server_behind_https(tmp_path: Path) -> None:
    with hosted_beside(tmp_path, address="https://play.example.org") as secure:
        for scheme, status in (("http", 403), ("https", 201)):
            headers = {"Host": "play.example.org", "Origin": f"{scheme}://play.example.org"}
            answer = ask("POST", f"{secure.address}/api/guests", json={"name": "Ada"}, headers=headers)
            assert answer.status_code == status


@pytest.mark.parametrize("path", ["/ws/lobby", "/ws/tables/2345678923"])
def test_a_socket_must_not_come_from_another_sites_page(path: str, server: Hosted) -> None:
    async def scene() -> None:
        for origin in (EVIL, "null"):
            with pytest.raises((InvalidStatus, ConnectionClosed)):
                async with connect_to(server.socket_address + path, origin=origin) as socket:
                    await socket.recv()
        for ours in (None, server.address, "https://friend.example"):
            async with connect_to(server.socket_address + path, origin=ours) as socket:
                await socket.send("{}")
                assert await socket.recv()

    asyncio.run(scene())


# Every answer --------------------------------------------------------------------------------------

ODD: dict[str, tuple[str, str, dict[str, str], bytes]] = {
    "no such page": ("GET", "/api/nothing", {}, b""),
    "no page at all": ("GET", "/nothing/../../etc/passwd", {}, b""),
    "wrong method": ("PUT", "/api/tables", {}, b""),
    "strange method": ("BREW", "/api/tables", {}, b""),
    "head": ("HEAD", "/api/tables", {}, b""),
    "no JSON": ("POST", "/api/guests", {"Content-Type": "application/json"}, b"{"),
    "no body": ("POST", "/api/guests", {"Content-Type": "application/json"}, b""),
    "broken text": ("POST", "/api/guests", {"Content-Type": "application/json"}, b'{"name":"\xff\xfe"}'),
    "a lone surrogate": ("POST", "/api/guests", {"Content-Type": "application/json"}, b'{"name":"\\ud800"}'),
    "deep": ("POST", "/api/guests", {"Content-Type": "application/json"}, b'{"name":' + b"[" * 9999),
    "a form": ("POST", "/api/guests", {"Content-Type": "application/x-www-form-urlencoded"}, b"name=Ada"),
    "a form with files": ("POST", "/api/guests", {"Content-Type": "multipart/form-data; boundary=x"}, b"--x--"),
    "too large": ("POST", "/api/guests", {"Content-Type": "application/json"}, b" " * 2_100_000),
    "a bad id": ("GET", "/api/tables/%00%ff", {}, b""),
    "a long id": ("GET", "/api/tables/" + "x" * 5000, {}, b""),
    "an odd person": ("GET", "/api/people/%00", {}, b""),
    "an odd game": ("GET", "/api/games/%2e%2e%2f", {}, b""),
    "an odd query": ("GET", "/api/games/geizen/ratings?limit=%ff&limit=9e9", {}, b""),
    "a bad cookie": ("GET", "/api/me", {"Cookie": "gelateria=\u00e9.x; ;;=; gelateria"}, b""),
    "a bad token": ("POST", "/api/bot/tables/2345678923/leave", {"Authorization": "Bearer gelateria-bot-\u00fc"}, b""),
    "a bad key": ("POST", "/api/tables/2345678923/start", {"Gelateria-Key": "\u00e9\u00e8"}, b""),
}


@pytest.mark.parametrize("name", ODD)
def test_odd_requests_are_refused_with_a_body(name: str, server: Hosted) -> None:
    method, path, headers, body = ODD[name]
    sent = [(key.encode(), value.encode("latin-1")) for key, value in headers.items()]
    answer = ask(method, server.address + path, headers=sent, content=body)
    has_headers(answer)
    assert 400 <= answer.status_code < 500
    if not path.startswith("/api"):  # for a person: the client shows the lost page
        assert answer.headers["content-type"].startswith("text/html")
        assert "passwd" not in answer.text
    elif method != "HEAD":
        is_error(answer)


def test_every_answer_carries_the_headers(server: Hosted) -> None:
    for path in ("/api/tables", "/api/games", "/api/schema/openapi.json", "/health", "/ready", "/metrics", "/api/me"):
        has_headers(ask("GET", server.address + path))


def test_a_server_behind_https_tells_browsers_to_stay_there(tmp_path: Path) -> None:
    with hosted_beside(tmp_path, address="https://play.example.org") as secure:
        answer = ask("POST", f"{secure.address}/api/guests", json={"name": "Ada"})
        assert answer.headers["strict-transport-security"].startswith("max-age=")
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-gelateria=")
        assert {"Secure", "HttpOnly", "Path=/"} <= set(cookie.split("; "))
        assert "samesite=lax" in cookie.lower() or "samesite=strict" in cookie.lower()


def test_a_fault_of_ours_is_logged_and_not_told(caplog: pytest.LogCaptureFixture) -> None:
    @get("/")
    async def broken() -> None:
        raise RuntimeError("the inside of the server")

    with create_test_client(broken, exception_handlers={Exception: answer_fault}, logging_config=None) as browser:
        answer = browser.get("/")
    assert answer.status_code == 500
    is_error(answer)
    assert "inside" not in answer.text
    assert "the inside of the server" in caplog.text


# Limits --------------------------------------------------------------------------------------------


def test_too_much_is_refused_over_http_and_over_sockets(tmp_path: Path) -> None:
    async def scene(server: Hosted, clock: ManualClock) -> None:
        async with await Guest.come(server.address, "Ada") as ada:
            made = await ada.post("/api/tables", plan={"game": "geizen", "players": 2})
            async with AtTable(server.address, made["table"], made["seat_key"]) as tab:
                numbers = [await tab.send("mute", seat=None, on=True) for _ in range(30)]
                refused = [problem for n in numbers if (problem := await tab.answer(n))]
                assert [problem["code"] for problem in refused] == ["too-many"] * (30 - 3 * 4)
                clock.pass_by(1.0)
                talk = [await tab.send("say", text="Hm.") for _ in range(5)]
                told = [await tab.answer(n) for n in talk]
                assert [problem and problem["code"] for problem in told] == [None] * 4 + ["too-many"]
            async with AtTable(server.address, made["table"], made["seat_key"]):
                crowd = [await connect_to(f"{server.socket_address}/ws/tables/{made['table']}") for _ in range(4)]
                goodbye = json.loads(await asyncio.wait_for(crowd[-1].recv(), PATIENCE))
                assert goodbye["problem"]["code"] == "too-many"
                for one in crowd:
                    await one.close()
            clock.pass_by(60.0)
            answers = [await ada.ask("GET", "/api/tables") for _ in range(60)]
            assert [answer.status_code for answer in answers] == [200] * 5 * 5 + [429] * (60 - 5 * 5)
            late = answers[-1]
            is_error(late)
            has_headers(late)
            assert int(late.headers["retry-after"]) == 1
            assert late.json()["error"]["code"] == "too-many"

    async def run() -> None:
        clock = ManualClock()
        async with hosted(tmp_path, clock, http_rate=5, socket_rate=4, most_sockets=4) as server:
            await scene(server, clock)

    asyncio.run(run())


def test_who_claims_to_come_from_elsewhere_comes_from_where_they_are(tmp_path: Path) -> None:
    with hosted_beside(tmp_path, clock=ManualClock(), guest_rate=6) as server:
        statuses = [
            ask(
                "POST",
                f"{server.address}/api/guests",
                json={"name": "Ada"},
                headers={"X-Forwarded-For": f"203.0.113.{number}"},
            ).status_code
            for number in range(32)
        ]
        wrong = {"login": "nobody", "password": "not this one"}
        guesses = [
            ask(
                "POST", f"{server.address}/api/sign-in", json=wrong, headers={"X-Forwarded-For": f"198.51.100.{number}"}
            ).status_code
            for number in range(7)
        ]
    assert statuses == [201] * 30 + [429] * 2
    assert guesses == [401] * 5 + [429] * 2


def test_who_never_waits_when_told_to_is_shown_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(server: Hosted, clock: ManualClock) -> None:
        async with await Guest.come(server.address, "Ada") as ada:
            made = await ada.post("/api/tables", plan={"game": "geizen", "players": 2})
        told: list[Any] = []
        async with connect_to(f"{server.socket_address}/ws/tables/{made['table']}") as socket:
            await socket.send(json.dumps({"t": "join", "key": made["seat_key"], "client": "tab"}))
            for n in range(3 * 4 + 4 * MOST):  # as many as are read, which is more than are allowed
                await socket.send(json.dumps({"t": "mute", "n": n, "seat": None, "on": True}))
                while not told or told[-1].get("n") != n:
                    told.append(json.loads(await asyncio.wait_for(socket.recv(), PATIENCE)))
                    if told[-1]["t"] == "goodbye":
                        return check(told)
                clock.pass_by(1 / 8)
        raise AssertionError("nobody was shown out")

    def check(told: list[Any]) -> None:
        assert told[-1]["problem"]["code"] == "too-many"
        assert sum(one["t"] == "refused" for one in told) == MOST

    async def run() -> None:
        clock = ManualClock()
        async with hosted(tmp_path, clock, socket_rate=4) as server:
            await scene(server, clock)

    monkeypatch.setattr(sockets, "MOST_TOO_MANY", MOST)
    asyncio.run(run())


# Logs ----------------------------------------------------------------------------------------------


def test_nothing_secret_is_logged_or_stands_in_an_address(tmp_path: Path) -> None:
    secrets: set[str] = set()
    paths: list[str] = []

    async def note(response: httpx.Response) -> None:
        paths.append(str(response.request.url))
        assert not response.is_redirect
        assert "location" not in response.headers

    async def scene(server: RunningServer) -> None:
        async with Guest(server.address) as ada, Guest(server.address) as ben:
            for guest, name in ((ada, "Adalbertine"), (ben, "Benedikta")):
                guest.http.event_hooks = {"response": [note]}
                await guest.post("/api/guests", name=name)
                secrets.update(guest.http.cookies.values())
                secrets.add(name)
            account = await ada.post("/api/account", login="adalbert", password="correct horse")
            secrets.update(["correct horse", account["recovery_code"], "wrong horse", *ada.http.cookies.values()])
            assert (
                await ben.ask("POST", "/api/sign-in", None, {"login": "adalbert", "password": "wrong horse"})
            ).is_error
            recovered = await ben.ask(
                "POST", "/api/recover", None, {"login": "adalbert", "code": "none", "password": "correct horse"}
            )
            assert recovered.is_error
            secrets.add((await ada.post("/api/bots", name="Robot"))["token"])
            made = await ada.post("/api/tables", plan={"game": "geizen", "players": 2})
            table, host = made["table"], made["host_key"]
            invite = await ada.post(f"/api/tables/{table}/invite", host)
            assert not re.search(r"[?&]", invite["link"])
            key = invite["link"].split("#invite=")[1]
            sat = await ben.post(f"/api/tables/{table}/join", invite=key)
            secrets.update([host, made["seat_key"], sat["key"], key, "a-nonce-of-adas"])
            assert (await ben.ask("POST", f"/api/tables/{table}/start", sat["key"])).status_code == 403
            async with (
                AtTable(server.address, table, made["seat_key"], nonce="a-nonce-of-adas") as first,
                AtTable(server.address, table, sat["key"]) as second,
                connect_to(f"{server.socket_address}/ws/tables/{table}") as wrong,
            ):
                await ada.post(f"/api/tables/{table}/start", host)
                await asyncio.gather(first.begun(), second.begun())
                await wrong.send(json.dumps({"t": "join", "key": host, "client": "tab"}))
                assert "goodbye" in str(await wrong.recv())
                secrets.add("a secret that was said")
                await first.answer(await first.send("say", text="a secret that was said"))
                mover = first if first.choices else second
                await mover.answer(await mover.do(mover.choices[0]["action"]))
                await second.answer(await second.send("do", decision=999, action={"type": "nonsense"}))
            await ada.post("/api/sign-out-everywhere")

    with RunningServer(tmp_path, log_level="debug") as server:
        asyncio.run(scene(server))
        server.stop()
        assert server.lines
        for secret in secrets:
            assert len(secret) > 4
            assert not [line for line in server.lines if secret in line], secret
            assert not [path for path in paths if secret in path], secret


def test_how_busy_the_server_is_is_told_on_this_machine_only(server: Hosted) -> None:
    for address, status in (("127.0.0.1", 200), ("::1", 200), ("203.0.113.9", 404)):
        answer = ask("GET", f"{server.address}/metrics", headers={"X-Forwarded-For": address})
        assert answer.status_code == status, address
    assert ask("GET", f"{server.address}/api/games").is_success  # so that there is something to count
    counted = ask("GET", f"{server.address}/metrics", headers={"X-Forwarded-For": "127.0.0.1"}).text
    for name in ("commands_total", "writes_total", "sockets", "bot_decisions_total", "requests_total"):
        assert f"\ngelateria_{name}" in counted
