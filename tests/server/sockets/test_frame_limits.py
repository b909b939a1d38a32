"""Every frame costs a token, of its socket and of its address. Who has none is not read; who goes on is not kept."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from gelateria.server.ops.address_limits import FRAMES, FRAMES_BURST
from gelateria.server.protocol.messages import MOST_FRAME
from gelateria.server.sockets.fast_path import (
    BREATHER,
    FRAME_BURST,
    FRAME_RATE,
    LAST_WORDS,
    MOST_FRAGMENTS,
    OVER_FOR,
    cost_of,
    frame_size,
    head,
)
from tests.attack.floods import CONTINUATION, PING, PONG, TEXT, frame
from tests.server.guests import AtTable, Guest, connect_to
from tests.server.hosted import Hosted, hosted
from tests.server.manual_clock import ManualClock
from tests.server.patience import PATIENCE, until

RATE = 2
BURST = RATE * FRAME_BURST
TOO_MUCH = "You send more than can be read; come back in a moment, and more slowly."
MUTE = '{"t":"mute","n":%d,"seat":null,"on":true}'

Scene = Callable[["Seated", ManualClock], Awaitable[None]]


class Seated:
    """Somebody at a table, and the server's end of their socket."""

    def __init__(self, server: Hosted, made: dict[str, Any], socket: Any) -> None:
        self.server = server
        self.made = made
        self.socket = socket
        (self.end,) = server.open_sockets

    def pour(self, frames: bytes) -> None:
        """Straight on the wire, whole frames or not."""
        self.socket.transport.write(frames)

    async def hear_goodbye(self) -> Any:
        """The last that is said, after all else."""
        async with asyncio.timeout(PATIENCE):
            while (told := json.loads(await self.socket.recv()))["t"] != "goodbye":
                pass
        await until(lambda: self.socket.protocol.close_rcvd)
        return told

    async def is_cut_off(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            async with asyncio.timeout(PATIENCE):
                while True:
                    await self.socket.recv()

    async def is_held(self) -> None:
        await until(lambda: self.end.unread and not self.end.transport.is_reading())


@contextlib.asynccontextmanager
async def seated(folder: Path, clock: ManualClock, **settings: Any) -> AsyncIterator[Seated]:
    few = {"socket_rate": RATE} | settings
    async with hosted(folder, clock, **few) as server, await Guest.come(server.address, "Ada") as ada:
        made = await ada.post("/api/tables", plan={"game": "geizen", "players": 2})
        async with connect_to(f"{server.socket_address}/ws/tables/{made['table']}", max_queue=None) as socket:
            await socket.send(json.dumps({"t": "join", "key": made["seat_key"], "client": "tab"}))
            assert json.loads(await socket.recv())["t"] == "welcome"
            assert json.loads(await socket.recv())["t"] == "ping"
            try:
                yield Seated(server, made, socket)
            finally:
                socket.transport.abort()


def in_seat(folder: Path, scene: Scene, **settings: Any) -> None:
    async def run() -> None:
        clock = ManualClock()
        async with seated(folder, clock, **settings) as somebody:
            await scene(somebody, clock)

    asyncio.run(run())


@pytest.mark.parametrize(
    "said",
    [
        frame(TEXT, b'{"t":"pong","ping":0}'),
        frame(PING, b"ping"),
        frame(PONG),
        frame(TEXT, b'{"t":"sync","n":1}'),
        frame(TEXT, MUTE.encode() % 1),
    ],
    ids=["pongs", "pings", "control pongs", "syncs", "commands"],
)
def test_whoever_sends_too_much_is_not_read_and_then_shown_out(said: bytes, tmp_path: Path) -> None:
    async def scene(somebody: Seated, clock: ManualClock) -> None:
        many = 3 * BURST
        somebody.pour(said * many)
        await somebody.is_held()
        spent = BURST - 1  # the join was one
        assert somebody.end.unread == (many - spent) * len(said), "as many were read as could be paid for"
        clock.pass_by(1.0)
        assert somebody.end.unread == (many - spent - FRAME_RATE * RATE) * len(said), "then as many as come by time"
        somebody.pour(said * 1000)
        clock.pass_by(OVER_FOR)
        last = await somebody.hear_goodbye()
        assert not somebody.end.transport.is_reading(), "a socket that is being closed is not read"
        clock.pass_by(LAST_WORDS)
        await somebody.is_cut_off()
        assert (last["t"], last["problem"]["code"], last["problem"]["sentence"]) == ("goodbye", "too-many", TOO_MUCH)
        assert last["again"] > 0
        assert (somebody.socket.close_code, somebody.socket.close_reason) == (1008, "too-many")
        assert somebody.end.unread == 0
        assert somebody.server.core.callers.turned_away["frames"] == 1

    in_seat(tmp_path, scene)


def test_a_burst_is_read_to_its_end_if_it_has_one(tmp_path: Path) -> None:
    async def scene(somebody: Seated, clock: ManualClock) -> None:
        for _ in range(2):  # again and again, but with a pause between them
            somebody.pour(frame(PONG) * (BURST + 10))
            await somebody.is_held()
            clock.pass_by(5.0)
            await until(lambda: not somebody.end.unread and somebody.end.transport.is_reading())
            clock.pass_by(BREATHER + 0.1)
        await somebody.socket.send(MUTE % 1)
        assert json.loads(await somebody.socket.recv()) == {"t": "ack", "n": 1}

    in_seat(tmp_path, scene)


def test_four_sockets_get_no_more_than_their_address(tmp_path: Path) -> None:
    async def scene(somebody: Seated, clock: ManualClock) -> None:
        address = f"{somebody.server.socket_address}/ws/lobby"
        crowd = [await connect_to(address) for _ in range(8)]
        together = RATE * FRAMES * FRAMES_BURST - 1
        for socket in crowd:
            socket.transport.write(frame(PONG) * BURST)
        ends = [end for end in somebody.server.open_sockets if end is not somebody.end]
        await until(lambda: sum(end.unread for end in ends) == (len(ends) * BURST - together) * len(frame(PONG)))
        assert together < len(ends) * BURST
        clock.pass_by(OVER_FOR * 2)
        await until(lambda: not any(end.unread for end in ends))
        assert len(somebody.server.open_sockets) == 9, "nobody goes for what others of the address do"
        for socket in crowd:
            await socket.close()

    in_seat(tmp_path, scene)


def test_an_answer_to_a_ping_costs_nothing_once(tmp_path: Path) -> None:
    async def scene(somebody: Seated, clock: ManualClock) -> None:
        for ping in range(1, 3 * BURST):
            await somebody.socket.send(json.dumps({"t": "pong", "ping": ping}))
            (connection,) = somebody.server.core.connections
            connection.ping()
            assert json.loads(await somebody.socket.recv())["t"] == "ping"
        somebody.pour(frame(TEXT, b'{"t":"pong","ping":1}') * 2 * BURST)
        await somebody.is_held()

    in_seat(tmp_path, scene)


def test_a_message_has_at_most_so_many_pieces(tmp_path: Path) -> None:
    async def scene(somebody: Seated, clock: ManualClock) -> None:
        somebody.pour(frame(TEXT, fin=False) + frame(CONTINUATION, fin=False) * (MOST_FRAGMENTS - 1))
        await until(lambda: len(somebody.end.frames) == MOST_FRAGMENTS)
        somebody.pour(frame(CONTINUATION, fin=False))
        last = await somebody.hear_goodbye()
        assert last["problem"]["sentence"] == f"A message comes in at most {MOST_FRAGMENTS} pieces."
        assert last["problem"]["limit"] == MOST_FRAGMENTS
        assert not somebody.end.frames
        clock.pass_by(LAST_WORDS)
        await somebody.is_cut_off()
        assert somebody.socket.close_code == 1008

    in_seat(tmp_path, scene, socket_rate=100)


def test_a_message_may_come_in_some_pieces(tmp_path: Path) -> None:
    async def scene(somebody: Seated, clock: ManualClock) -> None:
        text = (MUTE % 7).encode()
        whole = (
            frame(TEXT, text[:3], fin=False) + frame(CONTINUATION, text[3:5], fin=False) + frame(CONTINUATION, text[5:])
        )
        for letter in whole[:10]:
            somebody.pour(bytes((letter,)))
            await asyncio.sleep(0)
        somebody.pour(whole[10:])
        assert json.loads(await somebody.socket.recv()) == {"t": "ack", "n": 7}

    in_seat(tmp_path, scene)


def test_a_frame_that_claims_to_be_huge_is_refused_by_its_claim(tmp_path: Path) -> None:
    async def scene(somebody: Seated, clock: ManualClock) -> None:
        somebody.pour(b"\x81\xff" + (2**40).to_bytes(8, "big") + b"\0\0\0\0")
        await somebody.is_cut_off()
        assert somebody.socket.close_code == 1009

    in_seat(tmp_path, scene)


def test_what_is_no_text_is_said_to_be_none(tmp_path: Path) -> None:
    async def scene(somebody: Seated, clock: ManualClock) -> None:
        somebody.pour(frame(TEXT, b"\xff\xfe"))
        last = await somebody.hear_goodbye()
        clock.pass_by(LAST_WORDS)
        await somebody.is_cut_off()
        assert last["problem"]["sentence"] == "That is no text: it is not UTF-8."
        assert somebody.socket.close_code == 1007

    in_seat(tmp_path, scene)


def test_long_frames_cost_more() -> None:
    assert [cost_of(len(frame(TEXT, b"x" * length))) for length in (0, 100, 1000, 2000, MOST_FRAME)] == [1, 1, 1, 2, 9]


@pytest.mark.parametrize("length", [0, 1, 125, 126, 1000, MOST_FRAME])
def test_where_a_frame_ends_is_told_by_its_beginning(length: int) -> None:
    whole = frame(TEXT, b"x" * length)
    start = 2 if length < 126 else 4
    assert frame_size(whole[: start - 1]) is None
    assert frame_size(whole[:start]) == frame_size(whole + whole) == len(whole)


def test_answers_to_pings_are_not_kept_for_who_takes_none(tmp_path: Path) -> None:
    async def scene(somebody: Seated, clock: ManualClock) -> None:
        somebody.socket.transport.pause_reading()
        while somebody.end.writable.is_set():
            somebody.end.transport.write(b"".join([head(50_000), b" " * 50_000]))
        full = somebody.end.transport.get_write_buffer_size()
        somebody.pour(frame(PING, b"ping") * 10 + frame(TEXT, b'{"t":"pong","ping":1}'))
        (connection,) = somebody.server.core.connections
        await until(lambda: not connection._pings)  # type: ignore[attr-defined]  # all before the pong is read
        assert somebody.end.transport.get_write_buffer_size() == full

    in_seat(tmp_path, scene)


def test_a_flooded_server_still_answers_the_others(tmp_path: Path) -> None:
    async def scene(somebody: Seated, clock: ManualClock) -> None:
        somebody.pour(frame(TEXT, b'{"t":"sync","n":1}') * 5000)
        await somebody.is_held()
        async with await Guest.come(somebody.server.address, "Ben") as ben:
            made = await ben.post("/api/tables", plan={"game": "geizen", "players": 2})
            async with AtTable(somebody.server.address, made["table"], made["seat_key"]) as tab:
                assert await tab.answer(await tab.send("mute", seat=None, on=True)) is None

    in_seat(tmp_path, scene)
