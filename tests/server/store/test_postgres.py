"""The same server on PostgreSQL: a whole game over sockets, the plug pulled in the middle, everything kept."""

import asyncio
import random
from pathlib import Path
from typing import Any

import httpx
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from gelateria.engine import check_dice, find_game, read_record
from gelateria.server.store.database import open_database
from gelateria.server.store.migrate import migrate, newest
from gelateria.server.store.schema import metadata
from tests.server.guests import AtTable, Guest
from tests.server.hosted import hosted
from tests.server.postgres import needs_postgres
from tests.server.running import RunningServer

GAME = "geizen"

# What is stored ------------------------------------------------------------------------------------


async def differences(address: str) -> tuple[list[Any], str | None]:
    """What stands otherwise in a migrated database than in the schema, and which migration was the last."""

    def compare(connection: Connection) -> tuple[list[Any], str | None]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, metadata)), context.get_current_revision()

    await migrate(address)
    await migrate(address)  # the second time there is nothing to do
    engine = open_database(address)
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(compare)
    finally:
        await engine.dispose()


def test_migrations_lead_to_the_schema_on_sqlite(tmp_path: Path) -> None:
    assert asyncio.run(differences(f"sqlite:///{tmp_path / 'server.sqlite3'}")) == ([], newest())


@needs_postgres
def test_migrations_lead_to_the_schema_on_postgresql(database: str) -> None:
    assert asyncio.run(differences(database)) == ([], newest())


# What is played ------------------------------------------------------------------------------------


@needs_postgres
def test_a_whole_game_with_the_plug_pulled(tmp_path: Path, database: str) -> None:
    with RunningServer(tmp_path, database=database) as server:
        asyncio.run(play(server, database))
        assert not (tmp_path / "server.sqlite3").exists()


async def play(server: RunningServer, database: str) -> None:
    luck = random.Random(7)

    def choose(view: Any, choices: list[Any]) -> Any:
        return luck.choice(choices)["action"]

    async with await Guest.come(server.address, "Ada") as ada, await Guest.come(server.address, "Ben") as ben:
        for guest, login in ((ada, "ada"), (ben, "ben")):
            await guest.post("/api/account", login=login, password="correct horse")
        made = await ada.post("/api/tables", plan={"game": GAME, "players": 3, "pace": "instant", "rated": True})
        table = made["table"]
        sat = await ben.post(f"/api/tables/{table}/join")
        await ada.post(f"/api/tables/{table}/bots", made["host_key"], level="random")
        promised = (await ada.get(f"/api/tables/{table}"))["room"]["commitment"]
        async with (
            AtTable(server.address, table, made["seat_key"]) as first,
            AtTable(server.address, table, sat["key"]) as second,
        ):
            await first.answer(await first.send("say", text="Buona sera! 🍨"))
            await ada.post(f"/api/tables/{table}/start", made["host_key"])
            playing = asyncio.gather(first.play(choose), second.play(choose))
            await first.until(lambda: first.number >= 15)
            server.kill()
            await asyncio.to_thread(server.start)
            await playing
            assert first.over == second.over is not None
            steps = [step["number"] for step in first.steps]
            assert steps == sorted(set(steps))
        record = read_record((await ada.ask("GET", f"/api/tables/{table}/record")).text)
        for witness in (first.witness, second.witness):
            assert witness
            assert check_dice(find_game(GAME), record, promised, witness).proven
        verdict = check_dice(find_game(GAME), record, promised)
        assert verdict.holds
        assert verdict.checked > 0
        before = [await told(guest) for guest in (ada, ben)]
        assert before[0]["history"]["tables"][0]["table"] == table
        assert [told["profile"]["games"][0]["games"] for told in before] == [1, 1]
        assert [line["games"] for line in before[0]["ratings"]["ranked"]] == [1, 1]
        assert before[0]["dice"]["games"][GAME]
        await asyncio.to_thread(server.kill)
        async with hosted(server.folder, database=database) as again:
            for guest in (ada, ben):
                guest.http.base_url = httpx.URL(again.address)
            assert [await told(guest) for guest in (ada, ben)] == before
            async with AtTable(again.address, table, made["seat_key"]) as late:
                assert late.over == first.over


async def told(guest: Guest) -> dict[str, Any]:
    """What must outlive the process."""
    paths = {
        "me": "/api/me",
        "history": "/api/me/history",
        "profile": f"/api/people/{guest.person}",
        "ratings": f"/api/games/{GAME}/ratings",
        "dice": "/api/dice",
    }
    return {name: await guest.get(path) for name, path in paths.items()}
