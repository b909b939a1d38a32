"""Heads of requests and frames of sockets with bytes changed, lost or added: an answer, or a closed connection.

Whoever sends them ends their half of the connection then, so that the server need not wait for more.
"""

import logging
import random
import re
import socket
from collections.abc import Iterator

import httpx
import pytest

from tests.attack.figures import Progress, note
from tests.attack.floods import CONTINUATION, FIN, PING, PONG, TEXT, Open, Target, frame, head, own_seat, shake_hands
from tests.attack.length import lasting
from tests.attack.spoiling import spoil_bytes
from tests.server.hosted import Hosted, hosted_beside
from tests.server.patience import PATIENCE

BINARY, CLOSE, RESERVED = 0x2, 0x8, 0x3
JSON = b"Content-Type: application/json"
KEY = b"x" * 22 + b"=="
STATUS = re.compile(rb"^HTTP/1\.1 (\d{3})", re.MULTILINE)
NOW_AND_THEN = 25
"""So often somebody else asks whether they are served."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted_beside(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def target(server: Hosted) -> Target:
    url = httpx.URL(server.address)
    return Target(url.host, url.port or 80, "127.0.0.1")


@pytest.fixture(autouse=True)
def no_faults(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    with caplog.at_level(logging.ERROR):
        yield
        assert not [record.getMessage() for record in caplog.get_records("call") if record.exc_info]


def said_to(open_: Open, sent: bytes, last: bytes = b"") -> bytes:
    """All that the server says to these bytes, until it hangs up or has said the last that we want to hear."""
    heard = b""
    with open_() as line:
        line.settimeout(PATIENCE)
        try:
            line.sendall(sent)
            line.shutdown(socket.SHUT_WR)
            while not (last and last in heard) and (more := line.recv(65_536)):
                heard += more
        except ConnectionError:
            pass  # it has heard enough
    return heard


def is_served(target: Target) -> bool:
    return b"200 OK" in said_to(target.connect, head(target, b"GET", b"/health", b"Connection: close") + b"\r\n")


def heads(target: Target) -> list[bytes]:
    body = b'{"name":"Eve"}'
    about = (JSON, b"Content-Length: %d" % len(body))
    chunked = b"%x\r\n%s\r\n0\r\n\r\n" % (len(body), body)
    upgrade = (
        b"Connection: Upgrade",
        b"Upgrade: websocket",
        b"Sec-WebSocket-Version: 13",
        b"Sec-WebSocket-Key: " + KEY,
    )
    return [
        head(target) + b"\r\n",
        (head(target) + b"\r\n") * 3,
        head(target, b"POST", b"/api/guests", *about) + b"\r\n" + body,
        head(target, b"POST", b"/api/guests", JSON, b"Transfer-Encoding: chunked") + b"\r\n" + chunked,
        head(target, b"POST", b"/api/guests", *about, b"Transfer-Encoding: chunked") + b"\r\n" + chunked,
        head(target, b"GET", b"/ws/lobby", *upgrade) + b"\r\n",
        head(target, b"OPTIONS", b"/api/tables?x=%00", b"Origin: null", b"Cookie: gelateria=..") + b"\r\n",
    ]


def test_hostile_heads_are_answered_or_hung_up_on(server: Hosted, target: Target) -> None:
    luck, count, progress = random.Random("heads"), lasting(6000, 100), Progress("heads")
    for number in range(count):
        heard = said_to(target.connect, spoil_bytes(luck.choice(heads(target)), luck))
        assert not [status for status in STATUS.findall(heard) if status >= b"500"]
        assert b"Traceback" not in heard
        if number % NOW_AND_THEN == 0:
            assert is_served(target)
        progress(f"{number} of {count}")
    note("hostile", heads=count)


def test_hostile_frames_end_at_most_the_socket_they_came_by(server: Hosted, target: Target) -> None:
    luck, count, progress = random.Random("frames"), lasting(6000, 100), Progress("frames")
    doors: list[Open] = [own_seat(target), lambda: shake_hands(target, "/ws/lobby")]
    kinds = (CONTINUATION, TEXT, BINARY, RESERVED, CLOSE, PING, PONG)
    words = (b"", b'{"t":"sync","n":1}', b'{"t":"say","n":1,"text":"Hello"}', b"\x03\xe8bye", b"\xff\xfe", b"x" * 300)
    for number in range(count):
        frames = b"".join(
            frame(luck.choice(kinds), luck.choice(words), fin=luck.random() < 0.8) for _ in range(luck.randrange(1, 5))
        )
        heard = said_to(luck.choice(doors), spoil_bytes(frames, luck), bytes((FIN | CLOSE,)))
        assert b"Traceback" not in heard
        if number % NOW_AND_THEN == 0:
            assert is_served(target)
        progress(f"{number} of {count}")
    note("hostile", frames=count)
