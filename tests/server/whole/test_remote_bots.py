"""Programs play at a real server, over real sockets, with a token and nothing else."""

import asyncio
import os
import secrets
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from gelateria.engine import check_dice, find_game, read_record, replay
from tests.server.hosted import hosted, hosted_beside
from tests.server.patience import PATIENCE

EXAMPLE = Path(__file__).parents[3] / "examples" / "remote_bot.py"


class Venue:
    """A server that runs, and those who come to it."""

    def __init__(self, address: str) -> None:
        self.address = address

    def somebody(self, token: str = "") -> httpx.AsyncClient:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return httpx.AsyncClient(base_url=self.address, headers=headers, timeout=PATIENCE, verify=False)

    async def bots(self, *names: str) -> list[str]:
        """Tokens of new bots, all of one owner."""
        async with self.somebody() as owner:
            (await owner.post("/api/guests", json={"name": "Ada"})).raise_for_status()
            account = {"login": f"ada-{secrets.token_hex(4)}", "password": "correct horse"}
            (await owner.post("/api/account", json=account)).raise_for_status()
            made = [await owner.post("/api/bots", json={"name": name}) for name in names]
            return [bot.raise_for_status().json()["token"] for bot in made]

    async def table(self, token: str, plan: dict[str, Any]) -> tuple[str, str]:
        """A table that this bot has made, and its host's key."""
        async with self.somebody(token) as host:
            made = (await host.post("/api/tables", json={"plan": plan})).raise_for_status().json()
            return made["table"], made["host_key"]

    async def start(self, table: str, key: str) -> None:
        async with self.somebody() as host:
            answer = await host.post(f"/api/tables/{table}/start", headers={"Gelateria-Key": key})
            answer.raise_for_status()

    async def record(self, table: str) -> str:
        async with self.somebody() as anybody:
            return (await anybody.get(f"/api/tables/{table}/record")).raise_for_status().text


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Venue]:
    with hosted_beside(tmp_path_factory.mktemp("venue")) as server:
        yield Venue(server.address)


@asynccontextmanager
async def stream(bot: httpx.AsyncClient) -> AsyncIterator[AsyncIterator[dict[str, Any]]]:
    async with bot.stream("GET", "/api/bot/stream") as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("application/x-ndjson")

        async def lines() -> AsyncIterator[dict[str, Any]]:
            async for line in answer.aiter_lines():
                yield msgspec.json.decode(line)

        yield lines()


@pytest.mark.parametrize("game", ["geizen", "gelini-nightlife"])
def test_the_example_plays_a_game_to_its_end(place: Venue, game: str) -> None:
    async def story() -> None:
        tokens = await place.bots("Pistachio", "Stracciatella")
        table, key = await place.table(tokens[0], {"game": game, "players": 2, "rated": False})
        programs = []
        for token in tokens:
            command = [sys.executable, str(EXAMPLE), place.address, table]
            environment = {**os.environ, "GELATERIA_TOKEN": token}
            programs.append(await asyncio.create_subprocess_exec(*command, env=environment, stderr=PIPE))
        async with place.somebody() as anybody, asyncio.timeout(PATIENCE):
            while not all(seat["here"] for seat in (await anybody.get(f"/api/tables/{table}")).json()["room"]["seats"]):
                await asyncio.sleep(0.05)
        await place.start(table, key)
        for program in programs:
            _, complaints = await program.communicate()
            assert (program.returncode, complaints) == (0, b"")
        record = read_record(await place.record(table))
        assert replay(find_game(game), record).over
        assert check_dice(find_game(game), record).holds

    asyncio.run(story())


async def who_begins(*bots: httpx.AsyncClient) -> int:
    """The seat that is told that it is its turn: chance decides."""

    async def wait(bot: httpx.AsyncClient) -> int:
        async with stream(bot) as lines:
            async for line in lines:
                if line["t"] == "turn":
                    seat: int = line["seat"]
                    return seat
        raise AssertionError("the stream ended")

    waiting = [asyncio.ensure_future(wait(bot)) for bot in bots]
    done, others = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    (first,) = done
    return first.result()


def test_what_waits_is_told_again_and_moves_count_once(place: Venue) -> None:
    async def story() -> None:
        one, two = await place.bots("One", "Two")
        table, key = await place.table(one, {"game": "geizen", "players": 2})
        async with place.somebody(one) as bot, place.somebody(two) as other:
            sat = await other.post(f"/api/bot/tables/{table}/sit", json={})
            assert sat.json()["seat"] == 1
            move = f"/api/bot/tables/{table}/move"
            early = await bot.post(move, json={"decision": 1, "action": {"type": "throw"}})
            assert early.status_code == 409
            await place.start(table, key)
            seat = await asyncio.wait_for(who_begins(bot, other), PATIENCE)
            if seat == 1:
                bot, other = other, bot
            for _ in range(2):
                async with stream(bot) as lines:
                    assert await anext(lines) == {"t": "hello"}
                    told = await anext(lines)
            assert (told["t"], told["table"], told["game"], told["seat"]) == ("turn", table, "geizen", seat)
            assert told["snapshot"]["view"]["viewer"] == seat
            answer = {"decision": told["snapshot"]["decision"], "action": told["snapshot"]["choices"][0]["action"]}
            refused = await other.post(move, json=answer)
            assert (refused.status_code, refused.json()["error"]["rule"]) == (422, "table.turn")
            nonsense = await bot.post(move, json={**answer, "action": {"type": "fly"}})
            assert (nonsense.status_code, nonsense.json()["error"]["rule"]) == (422, "table.form")
            assert (await bot.post(move, json=answer)).status_code == 204
            again = await bot.post(move, json=answer)
            assert (again.status_code, again.json()["error"]["code"]) == (409, "conflict")
            assert (await bot.post(f"/api/bot/tables/{table}/leave")).status_code == 409

    asyncio.run(story())


def test_nobody_else_moves_for_a_bot(place: Venue) -> None:
    async def story() -> None:
        one, two = await place.bots("One", "Two")
        table, _ = await place.table(one, {"game": "geizen", "players": 2})
        answer = {"decision": 1, "action": {"type": "throw"}}
        async with place.somebody(two) as stranger, place.somebody() as nobody, place.somebody(one + "x") as liar:
            assert (await stranger.post(f"/api/bot/tables/{table}/move", json=answer)).status_code == 404
            assert (await stranger.post("/api/bot/tables/2222222222/move", json=answer)).status_code == 404
            for who in (nobody, liar):
                refused = await who.get("/api/bot/stream")
                assert (refused.status_code, refused.json()["error"]["code"]) == (401, "who-are-you")
                assert (await who.post(f"/api/bot/tables/{table}/move", json=answer)).status_code == 401
            assert (await nobody.post("/api/guests", json={"name": "Eve"})).status_code == 201
            assert (await nobody.get("/api/bot/stream")).status_code == 401

    asyncio.run(story())


def test_a_server_that_stops_ends_its_streams_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosted(tmp_path) as server:
            place = Venue(server.address)
            (token,) = await place.bots("One")
            async with place.somebody(token) as bot, stream(bot) as lines:
                assert await anext(lines) == {"t": "hello"}
                server.begin_to_stop()
                assert [line async for line in lines] == []  # it ends as streams should, and is not cut off

    asyncio.run(story())
