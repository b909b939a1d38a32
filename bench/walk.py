"""`GELATERIA_PLAIN=1 python -m bench.walk`: how far something walks through the server until everybody has seen it.

Walks on a real server in this process: a person's move at a table for two, a bot's decision (and the same in its
worker, which is a process of its own otherwise), and a newcomer who comes by a link. For each it tells how many of the
server's files are visited, how many of their functions, how often they are called, and how often a call is in another
file than the one before; and how many calls there are with those of engine, game and bots.
"""

import argparse
import asyncio
import inspect
import json
import os
import secrets
import sys
import threading
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType, FrameType
from typing import Any, NamedTuple
from unittest.mock import patch

import httpx
import msgspec

import gelateria
from bench.load.connections import Socket
from gelateria.engine import Dealer, Match, find_game, pledge
from gelateria.server.bots import players
from gelateria.server.lobby import lobby
from gelateria.server.ops.clock import WallClock
from gelateria.server.protocol.encoding import ENCODER
from gelateria.server.run import make_server
from gelateria.server.workers.bot_tasks import answer
from gelateria.server.workers.tasks import Task
from gelateria.uncompiled import is_compiled
from tests.server.hosted import QUICK

GAME = "geizen"
LEVEL = "easy"
TIMES = 5
"""How often each is walked. The shortest counts: now and then a chore of the server comes in between."""
HOME = f"{Path(gelateria.__file__).parent}{os.sep}"
SERVER = f"{HOME}server{os.sep}"
RESUMED = inspect.CO_COROUTINE | inspect.CO_GENERATOR | inspect.CO_ASYNC_GENERATOR

NONCE = "n" * 32

Message = dict[str, Any]


class Walk(NamedTuple):
    """Calls of functions of ours, in their order."""

    calls: list[CodeType]

    def between(self, function: CodeType) -> "Walk":
        """From its first call to its second, or to the end."""
        start, *again = [at for at, code in enumerate(self.calls) if code is function]
        return Walk(self.calls[start : again[0] if again else None])

    @property
    def in_server(self) -> list[CodeType]:
        return [code for code in self.calls if code.co_filename.startswith(SERVER)]

    @property
    def files(self) -> list[str]:
        """The server's, in the order in which they are first visited."""
        return list(dict.fromkeys(code.co_filename.removeprefix(SERVER) for code in self.in_server))

    @property
    def figures(self) -> dict[str, int]:
        calls = self.in_server
        return {
            "files": len(self.files),
            "functions": len(set(calls)),
            "calls": len(calls),
            "changes of file": sum(one.co_filename != other.co_filename for one, other in pairwise(calls)),
            "calls of all": len(self.calls),
        }


class Recorder:
    """Notes calls in every thread that begins while it listens."""

    def __init__(self) -> None:
        self._calls: list[CodeType] | None = None
        self._entered: set[FrameType] = set()

    @contextmanager
    def listening(self) -> Iterator[None]:
        threading.setprofile(self._note)
        sys.setprofile(self._note)
        try:
            yield
        finally:
            sys.setprofile(None)
            threading.setprofile(None)

    def begin(self) -> None:
        self._calls = []

    def end(self) -> Walk:
        walk, self._calls = Walk(self._calls or []), None
        self._entered.clear()
        return walk

    def _note(self, frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event != "call" or self._calls is None or not code.co_filename.startswith(HOME):
            return
        if code.co_name.startswith("<") and code.co_name != "<lambda>":  # Python 3.12 calls no comprehension
            return
        if code.co_flags & RESUMED:  # how often it is resumed is the machine's affair
            if frame in self._entered:
                return
            self._entered.add(frame)
        self._calls.append(code)


class SameChance:
    """Stands in for `secrets` where games are dealt and bots think: every walk is the same."""

    choice = staticmethod(secrets.choice)

    def token_bytes(self, count: int) -> bytes:
        return bytes(count)

    def randbits(self, count: int) -> int:
        return count


class Visitor:
    """Somebody with a browser, who may sit at a table."""

    def __init__(self, address: str) -> None:
        self.http = httpx.AsyncClient(base_url=address)
        self.heard: asyncio.Queue[Message] = asyncio.Queue()
        self.number = 0

    async def ask(self, method: str, path: str, body: Any = None, key: str = "") -> Any:
        reply = await self.http.request(method, path, json=body, headers={"Gelateria-Key": key} if key else {})
        return reply.json() if reply.is_success and reply.content else None

    async def join(self, table: str, key: str) -> None:
        self.socket = Socket(self._read, lambda why: None)
        url = self.http.base_url
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        await self.socket.connect(url.host, url.port or 80, f"/ws/tables/{table}", cookie)
        self.socket.send(ENCODER.encode({"t": "join", "key": key, "client": "walk", "pledge": pledge(NONCE)}))

    def _read(self, frame: bytes) -> None:
        message = msgspec.json.decode(frame)
        if message["t"] == "room" and message["status"] == "starting" and not self.number:
            self.number += 1
            self.socket.send(ENCODER.encode({"t": "nonce", "n": self.number, "nonce": NONCE}))
        self.heard.put_nowait(message)

    async def begun(self) -> Message:
        """How the game looks when it begins."""
        while not (seen := (await self.hear("welcome"))["snapshot"]):
            pass
        return Message(seen)

    async def hear(self, kind: str) -> Message:
        while (message := await self.heard.get())["t"] != kind:
            pass
        return message

    def act(self, seen: Message) -> None:
        self.number += 1
        choice = seen["choices"][0]["action"]
        self.socket.send(ENCODER.encode({"t": "do", "n": self.number, "decision": seen["decision"], "action": choice}))

    async def leave(self) -> None:
        self.socket.close()
        await self.http.aclose()


class Walks:
    """A server that is up, and what is done there."""

    def __init__(self, address: str, recorder: Recorder) -> None:
        self.address = address
        self.recorder = recorder

    async def move(self) -> Walk:
        """From the frame's bytes to the update of both players, and the acknowledgement."""
        host, made = await self._host()
        guest, seated = await self._guest(made)
        await host.join(made["table"], made["seat_key"])
        await guest.join(made["table"], seated["key"])
        await host.hear("ping")
        await guest.hear("ping")
        await host.ask("POST", f"/api/tables/{made['table']}/start", {}, made["host_key"])
        snapshots = [await one.begun() for one in (host, guest)]
        mover, other = (host, guest) if snapshots[0]["choices"] else (guest, host)
        self.recorder.begin()
        mover.act(next(seen for seen in snapshots if seen["choices"]))
        await mover.hear("update")
        await mover.hear("ack")
        await other.hear("update")
        walk = self.recorder.end()
        await host.leave()
        await guest.leave()
        return walk

    async def decision(self) -> Walk:
        """From the moment a bot is awaited until a person sees what it did."""
        host, made = await self._host()
        await host.ask("POST", f"/api/tables/{made['table']}/bots", {"level": LEVEL}, made["host_key"])
        await host.join(made["table"], made["seat_key"])
        await host.hear("ping")
        await host.ask("POST", f"/api/tables/{made['table']}/start", {}, made["host_key"])
        told: Message = {"snapshot": await host.begun()}
        while not told["snapshot"]["choices"]:  # the bot may begin the game
            told = await host.hear("update")
        self.recorder.begin()
        by = 0
        while by == 0:
            if told["snapshot"]["choices"]:
                host.act(told["snapshot"])
            told = await host.hear("update")
            by = told["steps"][-1]["by"]
        walk = self.recorder.end().between(players.BotPlayers._decide.__code__)
        await host.leave()
        return walk

    async def newcomer(self) -> Walk:
        """From the first request after the page to the welcome in the seat."""
        host, made = await self._host()
        invitation = await host.ask("POST", f"/api/tables/{made['table']}/invite", {}, made["host_key"])
        key = invitation["link"].partition("#invite=")[2]
        guest = Visitor(self.address)
        self.recorder.begin()
        await guest.ask("GET", f"/api/tables/{made['table']}")
        wish = {"name": "Newcomer", "invite": key, "ticket": "t" * 32}
        seated = await guest.ask("POST", f"/api/tables/{made['table']}/join", wish)
        await guest.join(made["table"], seated["key"])
        await guest.hear("welcome")
        walk = self.recorder.end()
        await host.http.aclose()
        await guest.leave()
        return walk

    async def thought(self) -> Walk:
        """What the worker does that a bot's decision waits for, when it has made one like it before."""
        match = Match(find_game(GAME).setting(2), Dealer(1))
        view = ENCODER.encode(match.view(match.awaited()[0]))
        task = Task(game=GAME, players=2, options={}, edition=None, level=LEVEL, view=view, seed=1)
        body = msgspec.msgpack.encode(task)
        answer(body)
        self.recorder.begin()
        answer(body)
        return self.recorder.end()

    async def _host(self) -> tuple[Visitor, Message]:
        host = Visitor(self.address)
        await host.ask("POST", "/api/guests", {"name": "Host"})
        plan = {"game": GAME, "players": 2, "pace": "instant"}
        return host, await host.ask("POST", "/api/tables", {"plan": plan})

    async def _guest(self, made: Message) -> tuple[Visitor, Message]:
        guest = Visitor(self.address)
        await guest.ask("POST", "/api/guests", {"name": "Guest"})
        return guest, await guest.ask("POST", f"/api/tables/{made['table']}/join", {})


@asynccontextmanager
async def server_up() -> AsyncIterator[str]:
    """The address of a server on this event loop."""
    up: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    with TemporaryDirectory(prefix="gelateria-walk-") as folder:
        settings = msgspec.structs.replace(QUICK, data=folder)
        server = make_server(settings, up.set_result, WallClock())
        task = asyncio.create_task(server.serve())
        try:
            yield await up
        finally:
            server.should_exit = True
            await task


async def measure() -> dict[str, Walk]:
    recorder, chance = Recorder(), SameChance()
    with patch.object(lobby, "secrets", chance), patch.object(players, "secrets", chance), recorder.listening():
        async with server_up() as address:
            walks = Walks(address, recorder)
            kinds = {
                "a person's move": walks.move,
                "a bot's decision": walks.decision,
                "… in its worker": walks.thought,
                "a newcomer by link": walks.newcomer,
            }
            return {
                name: min([await walk() for _ in range(TIMES)], key=lambda walk: len(walk.calls))
                for name, walk in kinds.items()
            }


def table(found: dict[str, Walk]) -> str:
    heads = ["", *next(iter(found.values())).figures]
    rows = [[name, *map(str, walk.figures.values())] for name, walk in found.items()]
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def calls(walk: Walk) -> str:
    """What is called most, of the engine's and the games' too."""
    counted = Counter((code.co_filename.removeprefix(HOME), code.co_qualname) for code in walk.calls)
    return "\n".join(f"{count:5}  {file}: {name}" for (file, name), count in counted.most_common())


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m bench.walk", description=__doc__)
    asked.add_argument("--json", action="store_true", help="print the figures as JSON")
    asked.add_argument("--calls", action="store_true", help="print every function and how often it is called")
    how = asked.parse_args()
    if is_compiled():
        sys.exit("this is compiled; set GELATERIA_PLAIN=1")
    found = asyncio.run(measure())
    if how.json:
        print(json.dumps({name: walk.figures for name, walk in found.items()}))
        return
    print(table(found))
    if how.calls:
        for name, walk in found.items():
            print(f"\n{name}: {', '.join(walk.files)}\n{calls(walk)}")


if __name__ == "__main__":
    main()
