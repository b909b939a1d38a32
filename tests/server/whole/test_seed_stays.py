"""The seed of a running game, and what others added to it, never leave the server before the end."""

import asyncio
import base64
import random
import sqlite3
from pathlib import Path
from typing import Any

from tests.server.guests import AtTable, Guest
from tests.server.hosted import Hosted, hosted_beside

NONCES = ("ada-put-this-in", "ben-put-this-in")


def test_the_seed_is_told_at_the_end_and_not_before(tmp_path: Path) -> None:
    with hosted_beside(tmp_path) as server:
        asyncio.run(play_and_search(server))


async def play_and_search(server: Hosted) -> None:
    luck = random.Random(5)

    def choose(view: Any, choices: list[Any]) -> Any:
        return luck.choice(choices)["action"]

    async with await Guest.come(server.address, "Ada") as ada, await Guest.come(server.address, "Ben") as ben:
        plan = {"game": "gelini-nightlife", "players": 2, "watch": "everyone"}
        made = await ada.post("/api/tables", plan=plan)
        table = made["table"]
        sat = await ben.post(f"/api/tables/{table}/join")
        watching = await ben.post(f"/api/tables/{table}/watch")
        async with (
            AtTable(server.address, table, made["seat_key"], nonce=NONCES[0]) as first,
            AtTable(server.address, table, sat["key"], nonce=NONCES[1]) as second,
            AtTable(server.address, table, watching["key"]) as watcher,
        ):
            await ada.post(f"/api/tables/{table}/start", made["host_key"])
            await asyncio.gather(first.begun(), second.begun())
            for _ in range(20):
                mover = first if first.choices else second
                assert await mover.answer(await mover.do(choose(mover.view, mover.choices))) is None
                await asyncio.gather(*(tab.until(lambda: first.choices or second.choices) for tab in (first, second)))
            heard = [frame for tab in (first, second, watcher) for frame in tab.frames]
            answers = [await everything_asked(guest, table) for guest in (ada, ben)]
            seed = seed_of(server, table)
            assert not found(seed, [*heard, *answers[0], *answers[1]])
            for nonce, others in (
                (NONCES[0], [*second.frames, *watcher.frames, *answers[1]]),
                (NONCES[1], first.frames),
            ):
                assert not any(nonce in text for text in others)
            for guest in (ada, ben):
                for what in ("record", "token"):
                    assert (await guest.ask("GET", f"/api/tables/{table}/{what}")).status_code == 409
            await asyncio.gather(first.play(choose), second.play(choose))
            assert first.over
            assert first.over["seed"] == seed.hex()
            assert first.over["nonces"] == list(NONCES)
            assert found(seed, first.frames)


async def everything_asked(guest: Guest, table: str) -> list[str]:
    """Every page of the running server that this guest can read."""
    schema = await guest.get("/api/schema/openapi.json")
    paths = [path for path, item in schema["paths"].items() if "get" in item and "stream" not in path]
    person = guest.person
    told = []
    for path in [*paths, "/metrics", "/health", "/ready"]:
        for name, value in {"table_id": table, "person": person, "player": person, "bot": person}.items():
            path = path.replace("{" + name + "}", value)
        answer = await guest.ask("GET", path)
        told.append(answer.text + str(answer.headers))
    return told


def seed_of(server: Hosted, table: str) -> bytes:
    with sqlite3.connect(server.folder / "server.sqlite3") as store:
        row = store.execute("SELECT seed FROM tables WHERE id = ?", [table]).fetchone()
    store.close()
    seed: bytes = row[0]
    return seed


def found(seed: bytes, texts: list[str]) -> list[str]:
    """Where the seed stands, in any of the ways it could be written."""
    forms = [seed.hex(), base64.b64encode(seed).decode()[:40], base64.urlsafe_b64encode(seed).decode()[:40]]
    forms += [str(int.from_bytes(seed, "big")), str(list(seed))[1:40], repr(seed)[2:20]]
    return [text for text in texts for form in forms if form.lower() in text.lower()]
