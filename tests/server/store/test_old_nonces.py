"""A database from before nonces were bound: what lies there plays on, and what nobody was bound to does not count."""

import asyncio
from pathlib import Path
from typing import Any

from alembic import command
from sqlalchemy import create_engine, text

from gelateria.engine import commitment
from gelateria.server.server import Server
from gelateria.server.store.migrate import _config
from gelateria.server.table.plan import Plan
from gelateria.server.table.seating import plan_text
from tests.server.manual_clock import ManualClock
from tests.server.tabled import server_here

SEED = bytes(range(32))
PLAN = plan_text(Plan(game="geizen", players=2))
TABLE = {"game": "geizen", "plan": PLAN, "host": "ada", "seed": SEED, "made": 1_000_000_000, "series": "x"}
SEATS = [("open", 0, "early-of-ada"), ("open", 1, "seat-1"), ("playing", 0, "early-of-ada"), ("playing", 1, "seat-1")]


def old_database(folder: Path) -> None:
    """As the first release left it: a table where somebody waits, and one where a game is on."""
    folder.mkdir()
    engine = create_engine(f"sqlite:///{folder / 'server.sqlite3'}")
    with engine.begin() as connection:
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for name in ("ada", "ben"):
            connection.execute(
                text("INSERT INTO people (id, name, kind, made) VALUES (:id, :id, 'guest', 0)"), {"id": name}
            )
        for status, begun in (
            ("open", {}),
            ("playing", {"nonces": '["early-of-ada","seat-1"]', "begun": 1_000_000_000}),
        ):
            row: dict[str, Any] = {**TABLE, "id": status, "status": status, **begun}
            names = ", ".join(row)
            connection.execute(text(f"INSERT INTO tables ({names}) VALUES (:{', :'.join(row)})"), row)
        for table, seat, nonce in SEATS:
            row = {"table": table, "seat": seat, "person": ("ada", "ben")[seat], "name": "x", "nonce": nonce}
            columns = ", ".join(f'"{name}"' for name in row)
            connection.execute(text(f"INSERT INTO seats ({columns}, resigned) VALUES (:{', :'.join(row)}, false)"), row)
    engine.dispose()


def test_a_game_plays_on_with_its_nonces_and_a_table_that_waits_asks_for_new_ones(tmp_path: Path) -> None:
    async def look(server: Server) -> None:
        waiting, playing = [await server.registry.table(id_) for id_ in ("open", "playing")]
        assert [sitter.nonce for sitter in waiting.seats if sitter] == ["", ""]
        assert [sitter.nonce for sitter in playing.seats if sitter] == ["early-of-ada", ""]
        assert playing.play
        assert (waiting.sealed, playing.sealed) == (None, None)
        assert waiting.commitment == commitment(SEED)

    async def run() -> None:
        async with server_here(tmp_path / "server", ManualClock()) as server:
            await look(server)

    old_database(tmp_path / "server")
    asyncio.run(run())
