"""Floods from one address: what somebody sends who wants a server to have no time for anybody else.

Each flood is a function of a Target that goes on until `end` says so, and returns what became of it. To be run in a
process of its own: `python -m tests.attack.floods pongs 127.0.0.1:8000 5` floods a server on this machine for five
seconds, from 127.0.0.2. It refuses to send anything to another machine.
"""

import base64
import http.client
import ipaddress
import json
import math
import os
import selectors
import socket
import struct
import sys
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

FROM = "127.0.0.2"
"""On Linux every address that begins with 127 is this machine's, so a flooder has one that is nobody else's."""
LINES = 4
CROWD = 3000
MOST_BYTES_A_SECOND = 30e6
MOST_VISITS_A_SECOND = 2000
"""A flooder on the same machine takes its time from the same cores: so it is given no more than it needs."""
ENOUGH = 60e6
"""Bytes by which one sees whether a server keeps them; more would be unkind to the machine."""
PIECE = 65_536
CONTINUATION, TEXT, PING, PONG = 0x0, 0x1, 0x9, 0xA
FIN = 0x80
MOST_WAIT = 2.0


class Target(NamedTuple):
    """Where a flood goes, and from which address of this machine."""

    host: str
    port: int
    source: str = FROM

    def connect(self, timeout: float = MOST_WAIT) -> socket.socket:
        if not ipaddress.ip_address(self.host).is_loopback:
            raise ValueError("Floods stay on this machine.")
        return socket.create_connection((self.host, self.port), timeout, source_address=(self.source, 0))

    @property
    def name(self) -> bytes:
        return f"{self.host}:{self.port}".encode()

    def post(self, path: str, body: Any, **headers: str) -> tuple[Any, str]:
        """What the server says to a request, and the cookie it gives."""
        line = http.client.HTTPConnection(self.host, self.port, MOST_WAIT * 5, source_address=(self.source, 0))
        try:
            line.request("POST", path, json.dumps(body), {"Content-Type": "application/json", **headers})
            answer = line.getresponse()
            told = answer.read()
            if answer.status >= 400:
                raise ConnectionRefusedError(f"{path}: {answer.status} {told.decode(errors='replace')}")
            return json.loads(told) if told else None, (answer.headers.get("set-cookie") or "").split(";")[0]
        finally:
            line.close()


class Flooded(Struct):
    """What became of a flood."""

    bytes: int = 0
    opened: int = 0
    refused: int = 0
    """Connections that the server did not take, or took and had nothing to do with."""
    ended: int = 0
    """Connections that the server has closed."""


End = Callable[[], bool]
Open = Callable[[], socket.socket]
Flood = Callable[[Target, End], Flooded]


# The ways to flood ---------------------------------------------------------------------------------


class Pace:
    """No more than so many a second."""

    def __init__(self, most: float) -> None:
        self.most = most
        self._begun = time.monotonic()
        self._done = 0.0

    def keep(self, more: float) -> None:
        self._done += more
        ahead = self._done / self.most - (time.monotonic() - self._begun)
        if ahead > 0:
            time.sleep(min(ahead, 0.05))


class _Poured:
    """One connection, and how far it has come in what it says over and over."""

    def __init__(self, line: socket.socket, said: memoryview) -> None:
        self.line = line
        self.said = said
        self.at = 0


def pour(open_: Open, said: bytes, end: End, lines: int = LINES, most: float = math.inf) -> Flooded:
    """Say something over and over on some connections; what the server closes is opened again."""
    told, pace = Flooded(), Pace(MOST_BYTES_A_SECOND)
    much = memoryview(said * max(1, 4 * PIECE // len(said)))
    open_now = 0
    with selectors.DefaultSelector() as ready:
        while not end():
            if told.bytes >= most:
                time.sleep(0.05)
            while open_now < lines and not end():
                try:
                    line = open_()
                except OSError:
                    told.refused += 1
                    time.sleep(0.01)
                    break
                told.opened += 1
                line.setblocking(False)
                ready.register(line, selectors.EVENT_READ | selectors.EVENT_WRITE, _Poured(line, much))
                open_now += 1
            for key, events in ready.select(0.05):
                one: _Poured = key.data
                try:
                    if events & selectors.EVENT_READ and not one.line.recv(PIECE):
                        raise ConnectionResetError
                    if events & selectors.EVENT_WRITE and told.bytes < most:
                        sent = one.line.send(one.said[one.at : one.at + PIECE])
                        one.at = (one.at + sent) % len(one.said)
                        told.bytes += sent
                        pace.keep(sent)
                except BlockingIOError:
                    pass
                except OSError:
                    ready.unregister(one.line)
                    one.line.close()
                    open_now -= 1
                    told.ended += 1
        for key in list(ready.get_map().values()):
            key.data.line.close()
    return told


def hold(open_: Open, end: End, lines: int, drip: bytes = b"", every: float = 0.2, read: bool = True) -> Flooded:
    """Open many connections and keep them, with a word now and then or none at all."""
    told, pace = Flooded(), Pace(MOST_VISITS_A_SECOND)
    held: set[socket.socket] = set()
    due = time.monotonic()
    try:
        while not end():
            if len(held) < lines:
                pace.keep(1)
                try:
                    line = open_()
                except OSError:
                    told.refused += 1
                    continue
                line.setblocking(False)
                held.add(line)
                told.opened += 1
            else:
                time.sleep(0.01)
            if time.monotonic() >= due:
                due = time.monotonic() + every
                for line in [line for line in held if _is_over(line, drip, told, read)]:
                    line.close()
                    held.discard(line)
                    told.ended += 1
    finally:
        for line in held:
            line.close()
    return told


def _is_over(line: socket.socket, drip: bytes, told: Flooded, read: bool) -> bool:
    """Whether the server has closed it; if not, it hears the next word."""
    try:
        if drip:
            told.bytes += line.send(drip)
        return read and not line.recv(PIECE)
    except BlockingIOError:
        return False
    except OSError:
        return True


def storm(visit: Callable[[], int], end: End, most: float = MOST_VISITS_A_SECOND) -> Flooded:
    """Come and go, as often as it can be done."""
    told, pace = Flooded(), Pace(most)
    while not end():
        try:
            told.bytes += visit()
            told.opened += 1
        except OSError:
            told.refused += 1
        pace.keep(1)
    return told


# HTTP ----------------------------------------------------------------------------------------------


def saying(target: Target, first: bytes) -> Open:
    """A connection that begins with these words."""

    def open_() -> socket.socket:
        line = target.connect()
        try:
            line.sendall(first)
        except OSError:
            line.close()
            raise
        return line

    return open_


def head(target: Target, method: bytes = b"GET", path: bytes = b"/api/tables", *more: bytes) -> bytes:
    return b"\r\n".join([method + b" " + path + b" HTTP/1.1", b"Host: " + target.name, *more, b""])


def endless_headers(target: Target, end: End) -> Flooded:
    """A request that never comes to an end of its headers."""
    return pour(saying(target, head(target)), b"X-Header: and another one\r\n", end, most=ENOUGH)


def endless_header(target: Target, end: End) -> Flooded:
    """A request with one header that never comes to an end."""
    return pour(saying(target, head(target) + b"X-Header: "), b"and on ", end, most=ENOUGH)


def many_headers(target: Target, end: End) -> Flooded:
    """Whole requests with thousands of headers each, one after the other."""
    return pour(target.connect, head(target, b"GET", b"/health", *[b"a: b"] * 5000) + b"\r\n", end)


def half_sent_heads(target: Target, end: End) -> Flooded:
    """Thousands of connections that have said half of what they want."""
    return hold(saying(target, head(target)), end, CROWD)


def slow_heads(target: Target, end: End) -> Flooded:
    """Heads that come a letter at a time."""
    return hold(saying(target, head(target) + b"X-Slow: "), end, CROWD // 10, b"x", every=0.01)


def silent_connections(target: Target, end: End) -> Flooded:
    """Thousands of connections that say nothing."""
    return hold(target.connect, end, CROWD)


def slow_bodies(target: Target, end: End) -> Flooded:
    """Bodies that were announced and come a letter at a time."""
    first = head(target, b"POST", b"/api/replays", b"Content-Type: application/json", b"Content-Length: 1000000")
    return hold(saying(target, first + b"\r\n"), end, CROWD // 10, b" ", every=0.01)


def big_bodies(target: Target, end: End) -> Flooded:
    """Bodies as large as they may be, and costly to read."""
    body = b'{"viewer":[' + b"[0]," * 260_000 + b'[0]],"record":"x"}'
    about = (b"Content-Type: application/json", f"Content-Length: {len(body)}".encode())
    return pour(target.connect, head(target, b"POST", b"/api/replays", *about) + b"\r\n" + body, end)


def tiny_chunks(target: Target, end: End) -> Flooded:
    """A body that comes in chunks of one letter."""
    about = (b"Content-Type: application/json", b"Transfer-Encoding: chunked")
    return pour(saying(target, head(target, b"POST", b"/api/guests", *about) + b"\r\n"), b"1\r\n \r\n", end)


def requests(target: Target, end: End) -> Flooded:
    """Requests one after the other without waiting for answers."""
    return pour(target.connect, head(target) + b"\r\n", end)


def pages(target: Target, end: End) -> Flooded:
    """The same for pages, which nobody needs to be let in for."""
    return pour(target.connect, head(target, b"GET", b"/") + b"\r\n", end)


def connections(target: Target, end: End) -> Flooded:
    """Connections that are opened and closed."""

    def visit() -> int:
        line = target.connect()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        line.close()
        return 0

    return storm(visit, end)


def slow_readers(target: Target, end: End) -> Flooded:
    """Requests whose answers are never read."""

    def open_() -> socket.socket:
        line = target.connect()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        line.sendall((head(target, b"GET", b"/api/schema/openapi.json") + b"\r\n") * 4)
        return line

    return hold(open_, end, 200, read=False)


# Sockets -------------------------------------------------------------------------------------------


def frame(kind: int, payload: bytes = b"", fin: bool = True) -> bytes:
    """As a client sends it, masked with zeros."""
    length = len(payload)
    size = bytes((128 | length,)) if length < 126 else struct.pack("!BH", 128 | 126, length)
    return bytes((kind | (FIN if fin else 0),)) + size + b"\0\0\0\0" + payload


def shake_hands(target: Target, path: str) -> socket.socket:
    """A socket that is open; ConnectionRefusedError where the server will not have it."""
    line = target.connect()
    key = base64.b64encode(os.urandom(16))
    upgrade = (
        b"Connection: Upgrade",
        b"Upgrade: websocket",
        b"Sec-WebSocket-Version: 13",
        b"Sec-WebSocket-Key: " + key,
    )
    try:
        line.sendall(head(target, b"GET", path.encode(), *upgrade) + b"\r\n")
        heard = b""
        while b"\r\n\r\n" not in heard:
            more = line.recv(PIECE)
            if not more:
                raise ConnectionRefusedError
            heard += more
        if b" 101 " not in heard.split(b"\r\n", 1)[0]:
            raise ConnectionRefusedError(heard[:80])
    except OSError:
        line.close()
        raise
    return line


def own_seat(target: Target) -> Open:
    """Sockets in a seat of one's own at a table of one's own."""
    _, cookie = target.post("/api/guests", {"name": "Flood"})
    plan = {"plan": {"game": "geizen", "players": 2, "listed": False}}
    made, _ = target.post("/api/tables", plan, Cookie=cookie)

    def open_() -> socket.socket:
        line = shake_hands(target, f"/ws/tables/{made['table']}")
        line.sendall(frame(TEXT, json.dumps({"t": "join", "key": made["seat_key"], "client": "flood"}).encode()))
        return line

    return open_


def pongs(target: Target, end: End) -> Flooded:
    """Answers to pings that nobody sent, as messages."""
    return pour(own_seat(target), frame(TEXT, b'{"t":"pong","ping":0}'), end)


def control_frames(target: Target, end: End) -> Flooded:
    """Pings and pongs of the socket itself."""
    return pour(own_seat(target), frame(PING, b"ping") + frame(PONG), end)


def empty_fragments(target: Target, end: End) -> Flooded:
    """One message in pieces that hold nothing, without an end."""
    seat = own_seat(target)

    def open_() -> socket.socket:
        line = seat()
        line.sendall(frame(TEXT, fin=False))
        return line

    return pour(open_, frame(CONTINUATION, fin=False), end)


def empty_messages(target: Target, end: End) -> Flooded:
    """Messages with nothing in them."""
    return pour(own_seat(target), frame(TEXT), end)


def nonsense(target: Target, end: End) -> Flooded:
    """Messages that mean nothing, as long as they may be."""
    return pour(own_seat(target), frame(TEXT, b'{"t":"nonsense","n":[' + b"1," * 4000 + b"1]}"), end)


def syncs(target: Target, end: End) -> Flooded:
    """Commands far beyond the limit, of the kind that has the longest answer."""
    return pour(own_seat(target), frame(TEXT, b'{"t":"sync","n":1}'), end)


def lobby_text(target: Target, end: End) -> Flooded:
    """Words in the lobby, where nobody listens."""
    return pour(lambda: shake_hands(target, "/ws/lobby"), frame(TEXT, b"hello?"), end)


def handshakes(target: Target, end: End) -> Flooded:
    """Sockets that are opened and closed."""

    def visit() -> int:
        shake_hands(target, "/ws/lobby").close()
        return 0

    return storm(visit, end)


def crowded_sockets(target: Target, end: End) -> Flooded:
    """As many sockets as there can be, all talking a little."""
    return pour(own_seat(target), frame(TEXT, b'{"t":"sync","n":1}'), end, lines=100)


def nothing(target: Target, end: End) -> Flooded:
    """No flood, but a neighbour that keeps a core of the machine as busy as a flooder would: to compare with."""
    told = Flooded()
    while not end():
        told.bytes += len(json.dumps(list(range(1000))))
        time.sleep(0.0002)
    return told


FLOODS: dict[str, Flood] = {
    "nothing": nothing,
    "endless-headers": endless_headers,
    "endless-header": endless_header,
    "many-headers": many_headers,
    "half-sent-heads": half_sent_heads,
    "slow-heads": slow_heads,
    "silent-connections": silent_connections,
    "slow-bodies": slow_bodies,
    "big-bodies": big_bodies,
    "tiny-chunks": tiny_chunks,
    "requests": requests,
    "pages": pages,
    "slow-readers": slow_readers,
    "connections": connections,
    "handshakes": handshakes,
    "pongs": pongs,
    "control-frames": control_frames,
    "empty-fragments": empty_fragments,
    "empty-messages": empty_messages,
    "nonsense": nonsense,
    "syncs": syncs,
    "crowded-sockets": crowded_sockets,
    "lobby-text": lobby_text,
}


def seconds_from_now(seconds: float) -> End:
    until = time.monotonic() + seconds
    return lambda: time.monotonic() >= until


def main() -> None:
    kind, where, seconds = sys.argv[1:4]
    host, _, port = where.rpartition(":")
    target = Target(host, int(port))
    print("begins", flush=True)
    told = FLOODS[kind](target, seconds_from_now(float(seconds)))
    print(msgspec.json.encode(told).decode(), flush=True)


if __name__ == "__main__":
    main()
