"""How much of a request is taken, how long it may take, and what is said when it is too much."""

import asyncio
import logging
from pathlib import Path

import httpx
import pytest

from gelateria.server.http.request_protocol import (
    BODY_GRACE,
    BYTES_A_TOKEN,
    HEAD_WITHIN,
    HOLD,
    LINGER,
    MOST_BODY,
    MOST_HEAD,
    MOST_HEADER,
    MOST_HEADERS,
    MOST_PIPELINED,
    PAGE_COST,
    SLOWEST_BODY,
    RequestProtocol,
)
from gelateria.server.http.security import HEADERS
from gelateria.server.ops.address_limits import BURST, READS
from tests.server.hosted import Hosted, with_server
from tests.server.manual_clock import ManualClock
from tests.server.patience import PATIENCE, until
from tests.server.raw import RawAnswer, RawConnection

HEAD = ("GET /api/tables HTTP/1.1", "Host: localhost")
JSON = "Content-Type: application/json"
LARGE_HEAD = f"The head of a request has at most {MOST_HEAD} bytes in {MOST_HEADERS} lines of {MOST_HEADER}."


def requests_of(server: Hosted) -> list[RequestProtocol]:
    return [one for one in server.serving.server_state.connections if isinstance(one, RequestProtocol)]


def is_refused(answer: RawAnswer, status: int, code: str, sentence: str) -> None:
    assert (answer.status, answer.error["code"], answer.error["sentence"]) == (status, code, sentence)
    assert answer.headers["connection"] == "close"
    assert HEADERS.items() <= answer.headers.items()


async def is_served(server: Hosted) -> None:
    async with httpx.AsyncClient(base_url=server.address) as bystander:
        assert (await bystander.get("/api/tables")).status_code == 200


# The head ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "more",
    [
        b"X-Header: and another one\r\n" * 10_000,
        b"X-Header: " + b"and on " * 40_000,
        b"a: b\r\n" * (MOST_HEADERS + 1),
        b"X-Header: " + b"x" * MOST_HEADER + b"\r\n\r\n",
    ],
    ids=["endless headers", "an endless header", "many headers", "a long header"],
)
def test_a_head_that_is_too_large_is_refused_while_it_comes(more: bytes, tmp_path: Path) -> None:
    async def scene(server: Hosted, _: ManualClock) -> None:
        async with RawConnection(server) as line:
            await line.say(*HEAD, more)
            is_refused(await line.answer(), 431, "too-large", LARGE_HEAD)
            assert await line.is_closed()
        await is_served(server)
        assert server.core.callers.turned_away["head"] == 1

    with_server(tmp_path, scene)


def test_an_endless_address_is_a_large_head_too(tmp_path: Path) -> None:
    async def scene(server: Hosted, _: ManualClock) -> None:
        async with RawConnection(server) as line:
            await line.say(b"GET /" + b"x" * MOST_HEAD)
            is_refused(await line.answer(), 431, "too-large", LARGE_HEAD)

    with_server(tmp_path, scene)


def test_no_more_of_a_head_is_kept_than_it_may_have(tmp_path: Path) -> None:
    async def scene(server: Hosted, _: ManualClock) -> None:
        async with RawConnection(server) as line:
            await line.say(*HEAD, b"X-Header: " + b"x" * (MOST_HEAD - 100))
            await until(lambda: requests_of(server) and requests_of(server)[0].head_bytes > MOST_HEAD - 100)
            (protocol,) = requests_of(server)
            assert protocol.head_bytes < MOST_HEAD
            await line.say(b"x" * 100_000)
            assert (await line.answer()).status == 431
            assert protocol.head_bytes <= MOST_HEAD

    with_server(tmp_path, scene)


def test_a_head_as_large_as_it_may_be_is_read_however_it_comes(tmp_path: Path) -> None:
    async def scene(server: Hosted, _: ManualClock) -> None:
        lines = [*HEAD, *(f"X-{number}: {'x' * 120}" for number in range(MOST_HEADERS - 1)), ""]
        request = "\r\n".join([*lines, ""]).encode()
        assert len(request) < MOST_HEAD
        async with RawConnection(server) as line:
            for piece in (request[:100], request[100:101], request[101:]):
                await line.say(piece)
                await asyncio.sleep(0)
            assert (await line.answer()).status == 200
            await line.say(request)
            assert (await line.answer()).status == 200

    with_server(tmp_path, scene)


def test_a_head_does_not_count_what_was_sent_before_it(tmp_path: Path) -> None:
    async def scene(server: Hosted, _: ManualClock) -> None:
        body = b'{"name": "Ada"' + b" " * (MOST_HEAD - 15) + b"}"
        async with RawConnection(server) as line:
            await line.say(
                "POST /api/guests HTTP/1.1", "Host: localhost", JSON, f"Content-Length: {len(body)}", "", body
            )
            await line.say(*HEAD, "")
            assert [(await line.answer()).status for _ in range(2)] == [201, 200]

    with_server(tmp_path, scene)


# Time ----------------------------------------------------------------------------------------------


def test_half_a_head_is_waited_for_and_no_longer(tmp_path: Path) -> None:
    async def scene(server: Hosted, clock: ManualClock) -> None:
        async with RawConnection(server) as line:
            await line.say(*HEAD)
            await until(lambda: requests_of(server) and requests_of(server)[0].head_bytes)
            clock.pass_by(HEAD_WITHIN / 2)
            await line.say("X-Slow: still here")  # a word now and then buys no time
            await until(lambda: requests_of(server)[0].head_bytes > len("\r\n".join(HEAD)) + 2)
            clock.pass_by(HEAD_WITHIN / 2)
            is_refused(await line.answer(), 408, "slow", "Your request took too long to arrive.")
            assert await line.is_closed()
        await until(lambda: not server.core.callers.connections)

    with_server(tmp_path, scene)


def test_who_says_nothing_at_all_is_let_go_without_a_word(tmp_path: Path) -> None:
    async def scene(server: Hosted, clock: ManualClock) -> None:
        async with RawConnection(server) as line:
            await until(lambda: requests_of(server))
            clock.pass_by(HEAD_WITHIN)
            assert await line.is_closed()
        assert server.core.callers.turned_away == {"silent": 1}

    with_server(tmp_path, scene)


def test_the_next_head_on_a_connection_has_its_time_too(tmp_path: Path) -> None:
    async def scene(server: Hosted, clock: ManualClock) -> None:
        async with RawConnection(server) as line:
            await line.say(*HEAD, "")
            assert (await line.answer()).status == 200
            clock.pass_by(HEAD_WITHIN * 10)  # on the server's clock; uvicorn's own for idle connections is another
            await line.say(*HEAD)
            await until(lambda: requests_of(server)[0].head_bytes)
            clock.pass_by(HEAD_WITHIN)
            assert (await line.answer()).status == 408

    with_server(tmp_path, scene)


def test_a_body_comes_at_a_pace(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scene(server: Hosted, clock: ManualClock) -> None:
        async with RawConnection(server) as line:
            await line.say("POST /api/replays HTTP/1.1", "Host: localhost", JSON, "Content-Length: 1000000", "")
            await line.say(b" " * SLOWEST_BODY * 5)
            await until(lambda: requests_of(server) and requests_of(server)[0].body_bytes == 5 * SLOWEST_BODY)
            clock.pass_by(BODY_GRACE + 4.9)
            await line.say(b" ")
            await until(lambda: requests_of(server)[0].body_bytes == 5 * SLOWEST_BODY + 1)
            clock.pass_by(0.2)
            is_refused(await line.answer(), 408, "slow", "Your request took too long to arrive.")
        await until(lambda: not server.serving.server_state.tasks)
        await is_served(server)

    with caplog.at_level(logging.WARNING):
        with_server(tmp_path, scene)
    assert not caplog.records, "nothing of ours has failed"


def test_who_does_not_take_an_answer_is_cut_off(tmp_path: Path) -> None:
    async def scene(server: Hosted, clock: ManualClock) -> None:
        async with RawConnection(server) as line:
            line.writer.transport.pause_reading()  # type: ignore[attr-defined]  # it is one that reads
            ask = b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
            await until(lambda: requests_of(server))
            (protocol,) = requests_of(server)

            async def go_on_asking() -> None:
                while not protocol.flow.write_paused:
                    await line.say(ask)
                    await asyncio.sleep(0.001)

            await asyncio.wait_for(go_on_asking(), PATIENCE)
            clock.pass_by(60)
            await until(lambda: not server.core.callers.connections)

    with_server(tmp_path, scene)


# The body ------------------------------------------------------------------------------------------


def test_a_body_that_is_too_large_is_refused_before_it_comes(tmp_path: Path) -> None:
    async def scene(server: Hosted, clock: ManualClock) -> None:
        async with RawConnection(server) as line:
            await line.say(
                "POST /api/replays HTTP/1.1", "Host: localhost", JSON, f"Content-Length: {MOST_BODY + 1}", ""
            )
            is_refused(await line.answer(), 413, "too-large", f"A body has at most {MOST_BODY} bytes.")
            await line.say(b" " * 1000)  # it is heard and forgotten, so that the answer arrives
            clock.pass_by(LINGER)
            assert await line.is_closed()
            assert not server.core.callers.connections

    with_server(tmp_path, scene)


def test_a_body_says_how_long_it_is(tmp_path: Path) -> None:
    async def scene(server: Hosted, _: ManualClock) -> None:
        async with RawConnection(server) as line:
            await line.say("POST /api/guests HTTP/1.1", "Host: localhost", JSON, "Transfer-Encoding: chunked", "")
            await line.say(b"1\r\n \r\n" * 1000)
            is_refused(await line.answer(), 411, "unclear", "Say how long the body is: Content-Length, not in chunks.")

    with_server(tmp_path, scene)


def test_a_long_body_costs_as_much_as_many_requests(tmp_path: Path) -> None:
    async def scene(server: Hosted, _: ManualClock) -> None:
        body = b" " * (BYTES_A_TOKEN * 8)  # and one for the request: nine of ten
        async with httpx.AsyncClient(base_url=server.address) as ada:
            answers = [await ada.post("/api/replays", content=body) for _ in range(2)]
            assert [answer.status_code for answer in answers] == [400, 429]
            assert answers[1].json()["error"]["limit"] == 4.0
            assert (await ada.get("/api/tables")).status_code == 200

    with_server(tmp_path, scene, http_rate=2)


def test_the_longest_body_waits_for_a_full_bucket_and_not_for_ever(tmp_path: Path) -> None:
    async def scene(server: Hosted, clock: ManualClock) -> None:
        async with httpx.AsyncClient(base_url=server.address) as ada:
            for _ in range(2):
                assert (await ada.post("/api/replays", content=b" " * 2**20)).status_code == 400
                clock.pass_by(BURST)

    with_server(tmp_path, scene, http_rate=2)


# How often -----------------------------------------------------------------------------------------


def test_pages_are_cheap_and_all_else_is_not(tmp_path: Path) -> None:
    async def scene(server: Hosted, clock: ManualClock) -> None:
        async with httpx.AsyncClient(base_url=server.address) as ada:
            for path, cost in (("/", PAGE_COST), ("/assets/none.js", PAGE_COST), ("/api/games", 1), ("/%61ssets/x", 1)):
                clock.pass_by(60)
                many = round(1 / cost)
                answers = [(await ada.get(path)).status_code for _ in range(many + 1)]
                assert answers.index(429) == many, path

    with_server(tmp_path, scene, http_rate=1 / BURST)


def test_a_letter_at_a_time_is_read_no_faster_than_it_is_paid_for(tmp_path: Path) -> None:
    async def scene(server: Hosted, clock: ManualClock) -> None:
        async with RawConnection(server) as line:
            await line.say(b"GET /")
            await until(lambda: requests_of(server) and requests_of(server)[0].head_bytes)
            (protocol,) = requests_of(server)
            protocol.caller.reads.take(clock.now(), READS * BURST - 2)  # type: ignore[union-attr]  # somebody has read
            for letter in b"abc":
                seen = protocol.head_bytes
                await line.say(bytes((letter,)))
                await until(lambda seen=seen: protocol.head_bytes > seen or protocol.flow.is_held)  # type: ignore[misc]
            assert protocol.flow.is_held
            assert not protocol.transport.is_reading()
            clock.pass_by(HOLD + 0.01)
            await line.say(b" HTTP/1.1\r\n\r\n")
            assert (await line.answer()).status == 404

    with_server(tmp_path, scene, http_rate=1)


def test_requests_that_are_sent_before_the_last_is_answered_are_few(tmp_path: Path) -> None:
    async def scene(server: Hosted, _: ManualClock) -> None:
        async with RawConnection(server) as line:
            request = "\r\n".join([*HEAD, "", ""]).encode()
            await line.say(request * (MOST_PIPELINED + 1))
            assert [(await line.answer()).status for _ in range(MOST_PIPELINED + 1)] == [200] * (MOST_PIPELINED + 1)
            await line.say(request * 1000)
            assert (await line.answer()).status == 200
            assert await line.is_closed()
        await is_served(server)
        assert server.core.callers.turned_away["requests"] == 1

    with_server(tmp_path, scene)


def test_a_handshake_costs_too(tmp_path: Path) -> None:
    async def scene(server: Hosted, clock: ManualClock) -> None:
        upgrade = ("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13")
        statuses = []
        for _ in range(6):
            async with RawConnection(server) as line:
                await line.say(
                    "GET /ws/lobby HTTP/1.1", "Host: localhost", *upgrade, f"Sec-WebSocket-Key: {'A' * 22}=="
                )
                await line.say("")
                statuses.append((await line.answer()).status)
        assert statuses == [101] * 5 + [429]

    with_server(tmp_path, scene, http_rate=2)


# Who asks ------------------------------------------------------------------------------------------


def test_nobody_believes_who_says_they_come_from_elsewhere(tmp_path: Path) -> None:
    async def scene(server: Hosted, _: ManualClock) -> None:
        async with httpx.AsyncClient(base_url=server.address) as ada:
            answers = [
                (await ada.get("/api/games", headers={"X-Forwarded-For": f"203.0.113.{number}"})).status_code
                for number in range(12)
            ]
        assert answers == [200] * 10 + [429] * 2

    with_server(tmp_path, scene, http_rate=2)


def test_behind_a_proxy_everybody_is_counted_by_themselves(tmp_path: Path) -> None:
    async def scene(server: Hosted, _: ManualClock) -> None:
        async with httpx.AsyncClient(base_url=server.address) as proxy:

            async def ask(told: str) -> int:
                return (await proxy.get("/api/games", headers={"X-Forwarded-For": told} if told else {})).status_code

            assert [await ask("203.0.113.1") for _ in range(11)] == [200] * 10 + [429]
            assert await ask("198.51.100.7, 203.0.113.1") == 429, "the last is the one whom the proxy saw"
            assert await ask("203.0.113.1, 203.0.113.2") == 200
            assert await ask("") == 200, "and who came past the proxy is who they are"
        assert not server.core.callers.of("203.0.113.1").connections

    with_server(tmp_path, scene, http_rate=2, proxies=1)
