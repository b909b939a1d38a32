"""`python -m bench.one_guest`: what one guest who asks for everything costs everybody else.

A real server in a process of its own. Ada plays quick games against bots at some tables, and it is measured how long
the bots take: alone, and while Eve asks for hints at sixteen tables at once, again as soon as each is answered. Ben,
who comes from elsewhere, asks for a hint now and then. Then Eve goes on from a long record at thirteen tables, and it
is measured what the server's process holds for them.
"""

import argparse
import asyncio
import json
import os
import re
import secrets
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, NamedTuple

import httpx
import msgspec
import psutil
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from gelateria.engine import Dealer, Match, find_game

HINTS_IN = "gelati"
BOTS_IN = "geizen"
RECORD_OF = "jelly-monster"
LEVEL = "hard"
ADAS_TABLES = 4
BEN_WAITS = 0.5
PATIENCE = 60.0
SETTINGS = {"GELATERIA_LOG_LEVEL": "warning", "GELATERIA_PROXIES": "1"}

Message = dict[str, Any]


class Guest:
    """Somebody with a browser, at an address of their own."""

    def __init__(self, server: str, address: str) -> None:
        self.server = server
        self.headers = {"X-Forwarded-For": address}
        self.http = httpx.AsyncClient(base_url=server, headers=self.headers, timeout=PATIENCE)

    async def post(self, path: str, **body: Any) -> httpx.Response:
        return await self.http.post(f"/api/{path}", json=body)

    async def quick_play(self, game: str, level: str) -> Message:
        wish = {"game": game, "level": level, "pace": "instant"}
        made: Message = (await self.post("quick-play", **wish)).raise_for_status().json()
        return made

    @asynccontextmanager
    async def sitting(self, made: Message) -> AsyncIterator["Seat"]:
        url = f"{self.server.replace('http://', 'ws://')}/ws/tables/{made['table']}"
        async with connect(url, additional_headers=self.headers, compression=None, ping_interval=None) as socket:
            seat = Seat(socket)
            await seat.say(t="join", key=made["seat_key"], client=secrets.token_hex(8))
            yield seat


class Seat:
    """A socket at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._numbers = count(1)

    async def say(self, **message: Any) -> None:
        await self._socket.send(msgspec.json.encode(message).decode())

    async def command(self, **message: Any) -> int:
        n = next(self._numbers)
        await self.say(n=n, **message)
        return n

    async def hear(self) -> Message:
        while True:
            message: Message = msgspec.json.decode(await self._socket.recv())
            if message["t"] != "ping":
                return message
            await self.say(t="pong", ping=message["ping"])


class Waits(NamedTuple):
    """Seconds that somebody waited, sorted."""

    seconds: list[float]

    @property
    def figures(self) -> dict[str, float]:
        if not self.seconds:
            return {"count": 0}
        at = [median(self.seconds), self.seconds[len(self.seconds) * 95 // 100], self.seconds[-1]]
        return {"count": len(self.seconds)} | dict(
            zip(("median", "p95", "slowest"), (round(1000 * seconds, 1) for seconds in at), strict=True)
        )


async def play(ada: Guest, waits: list[float]) -> None:
    """Quick games at one table after the other; what is measured is how long a bot is waited for."""
    while True:
        async with ada.sitting(await ada.quick_play(BOTS_IN, LEVEL)) as seat:
            over, since = False, None
            while not over:
                told = await seat.hear()
                over = told["t"] == "over"
                if told["t"] not in ("welcome", "update"):
                    continue
                if since is not None and told["steps"]:
                    waits.append(perf_counter() - since)
                snapshot = told["snapshot"]
                since = None if snapshot["choices"] else perf_counter()
                if snapshot["choices"]:
                    action = snapshot["choices"][0]["action"]
                    await seat.command(t="do", decision=snapshot["decision"], action=action)


class Asked(NamedTuple):
    """What came of asking for hints."""

    waits: list[float]
    refused: list[str]


async def ask_for_hints(guest: Guest, made: Message, pause: float, asked: Asked) -> None:
    """Again and again about the same position."""
    async with guest.sitting(made) as seat:
        while not (await seat.hear()).get("snapshot", {}).get("choices"):
            pass
        while True:
            begun, n = perf_counter(), await seat.command(t="hint")
            while (told := await seat.hear()).get("n") != n:
                pass
            if told["t"] == "refused":
                asked.refused.append(told["problem"]["code"])
                await asyncio.sleep(0.05)
            else:
                asked.waits.append(perf_counter() - begun)
            await asyncio.sleep(pause)


async def hints(address: str, tables: int, seconds: float) -> list[Message]:
    """How long bots and hints take, with so many tables of one guest at which hints are asked for."""
    ada, ben, eve = (Guest(address, f"10.0.0.{number}") for number in (1, 2, 3))
    for guest, name in ((ada, "Ada"), (ben, "Ben"), (eve, "Eve")):
        (await guest.post("guests", name=name)).raise_for_status()
    rows = []
    for flood in (0, tables):
        bots, bens, eves = list[float](), Asked([], []), Asked([], [])
        tasks = [asyncio.create_task(play(ada, bots)) for _ in range(ADAS_TABLES)]
        for guest, pause, asked in [(ben, BEN_WAITS, bens), *[(eve, 0.0, eves)] * flood]:
            made = await guest.quick_play(HINTS_IN, "easy")
            tasks.append(asyncio.create_task(ask_for_hints(guest, made, pause, asked)))
        await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        for task in tasks:
            task.cancel()
        for end in await asyncio.gather(*tasks, return_exceptions=True):
            if not isinstance(end, asyncio.CancelledError | ConnectionClosed):
                raise RuntimeError("somebody went") from end if isinstance(end, BaseException) else None
        rows.append(
            {
                "hints at": flood,
                "a bot": Waits(sorted(bots)).figures,
                "Ben's hint": Waits(sorted(bens.waits)).figures,
                "Eve's hint": Waits(sorted(eves.waits)).figures,
                "refused to Ben": len(bens.refused),
                "refused to Eve": len(eves.refused),
            }
        )
    for guest in (ada, ben, eve):
        await guest.http.aclose()
    return rows


def long_record(moves: int) -> str:
    """A game in which everybody throws for ever, as far as so many moves."""
    match = Match(find_game(RECORD_OF).setting(3), Dealer(1))
    while match.length < moves:
        if not match.awaited():  # a countdown runs
            match.ring(match.state.bell)
            continue
        seat = match.awaited()[match.length % len(match.awaited())]
        legal = match.legal(seat)
        match.do(seat, next((action for action in legal if action.__struct_config__.tag == "throw"), legal[0]))
    return match.record().to_token()


async def records(address: str, server: psutil.Process, tables: int, moves: int) -> Message:
    """What the server's process holds for so many tables that go on from a long record."""
    eve = Guest(address, "10.0.0.4")
    record, short = long_record(moves), long_record(1)
    async with eve.http:
        (await eve.post("guests", name="Eve")).raise_for_status()
        (await eve.post("tables/from-record", record=short, level="easy")).raise_for_status()
        before, begun = server.memory_info().rss, perf_counter()
        answers = [await eve.post("tables/from-record", record=record, level="easy") for _ in range(tables)]
    took, held = perf_counter() - begun, server.memory_info().rss - before
    opened = sum(answer.is_success for answer in answers)
    refused = next((answer.json()["error"]["sentence"] for answer in answers if not answer.is_success), "")
    return {
        "moves": moves,
        "token": len(record),
        "opened": opened,
        "seconds a table": round(took / tables, 3),
        "megabytes": round(held / 2**20, 1),
        "a table": round(held / 2**20 / max(1, opened), 2),
        "refused": refused,
    }


@asynccontextmanager
async def server_up() -> AsyncIterator[tuple[str, psutil.Process]]:
    """A server's address, and its process."""
    command = [sys.executable, "-m", "gelateria.cli", "serve", "--port", "0", "--no-browser"]
    with TemporaryDirectory(prefix="gelateria-one-guest-") as folder, (Path(folder) / "log").open("w+") as log:
        environment = os.environ | SETTINGS | {"GELATERIA_DATA": folder}
        server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=log, text=True)
        assert server.stdout
        try:
            found = next(found for line in server.stdout if (found := re.search(r"open at (http://\S+)", line)))
            yield found[1], psutil.Process(server.pid)
        finally:
            server.terminate()
            server.communicate()
            log.seek(0)
            print(log.read()[-2000:], file=sys.stderr, end="")


async def measure(how: argparse.Namespace) -> Message:
    async with server_up() as (address, _):
        waits = await hints(address, how.tables, how.seconds)
    async with server_up() as (address, server):
        return {"hints": waits, "records": [await records(address, server, how.records, moves) for moves in how.moves]}


def table(rows: list[Message]) -> str:
    lines = [list(rows[0]), ["---"] * len(rows[0]), *[[cell(value) for value in row.values()] for row in rows]]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def cell(value: Any) -> str:
    if not isinstance(value, dict):
        return str(value)
    if not value["count"]:
        return "–"
    return f"{value['median']:g} ms, p95 {value['p95']:g}, slowest {value['slowest']:g} (of {value['count']})"


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m bench.one_guest", description=__doc__)
    asked.add_argument("--tables", type=int, default=16, help="tables at which hints are asked for (16)")
    asked.add_argument("--seconds", type=float, default=10.0, help="how long each of the two is measured (10)")
    asked.add_argument("--records", type=int, default=13, help="tables that go on from a record (13)")
    asked.add_argument("--moves", type=int, nargs="+", default=[1000, 20_000], help="moves of that record (1000 20000)")
    asked.add_argument("--json", action="store_true", help="print the figures as JSON")
    how = asked.parse_args()
    found = asyncio.run(measure(how))
    print(json.dumps(found) if how.json else f"{table(found['hints'])}\n\n{table(found['records'])}")


if __name__ == "__main__":
    main()
