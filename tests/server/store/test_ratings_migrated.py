"""What was rated by other rules is kept as far as different accounts stand behind it, and guests' ratings are gone."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from gelateria.server.store.database import open_database
from gelateria.server.store.migrate import migrate
from tests.server.postgres import needs_postgres

PEOPLE = {"ada": "account", "ben": "account", "cleo": "account", "gus": "guest", "robot": "bot"}
GAMES = [("ada", "ben")] * 9 + [("ada", "cleo")] * 3 + [("gus", "ada")] * 8 + [("robot", "ben", "cleo")]


def before(connection: Connection) -> None:
    """Some have played."""
    for id_, kind in PEOPLE.items():
        connection.execute(
            text("INSERT INTO people (id, name, kind, made) VALUES (:id, :id, :kind, 1)"), {"id": id_, "kind": kind}
        )
        games = sum(id_ in game for game in GAMES)
        connection.execute(
            text("INSERT INTO ratings (person, game, mu, sigma, games) VALUES (:id, 'geizen', 45.0, 3.0, :games)"),
            {"id": id_, "games": games},
        )
    for number, game in enumerate(GAMES):
        table = {"table": f"t{number}", "at": number}
        connection.execute(
            text(
                "INSERT INTO tables (id, game, status, plan, host, seed, made, series)"
                " VALUES (:table, 'geizen', 'over', '{}', '', :seed, 1, :table)"
            ),
            {**table, "seed": b"s" * 32},
        )
        for seat, who in enumerate(game):
            connection.execute(
                text(
                    'INSERT INTO results ("table", seat, game, person, name, place, score, won, rated, at)'
                    " VALUES (:table, :seat, 'geizen', :who, :who, 1, 1, 1.0, true, :at)"
                ),
                {**table, "seat": seat, "who": who},
            )


def found(connection: Connection) -> tuple[dict[str, Any], list[Any]]:
    kept = connection.execute(text("SELECT * FROM ratings")).mappings()
    met = connection.execute(text("SELECT * FROM meetings ORDER BY person, opponent")).mappings()
    return {row["person"]: dict(row) for row in kept}, [dict(row) for row in met]


async def carried_over(address: str) -> tuple[dict[str, Any], list[Any]]:
    await migrate(address, "0001")
    engine = open_database(address)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(before)
        await migrate(address)
        async with engine.connect() as connection:
            return await connection.run_sync(found)
    finally:
        await engine.dispose()


def check(kept: dict[str, Any], met: list[Any]) -> None:
    assert set(kept) == {"ada", "ben", "cleo", "robot"}
    figures = {who: (row["games"], row["opponents"], row["worth"]) for who, row in kept.items()}
    assert figures == {"ada": (20, 2, 4.0), "ben": (10, 2, 4.0), "cleo": (4, 2, 4.0), "robot": (1, 2, 1.0)}
    shares = {who: (row["mu"] - 25) / 20 for who, row in kept.items()}
    assert shares == pytest.approx({"ada": 0.2, "ben": 0.4, "cleo": 1.0, "robot": 1.0})
    assert kept["ada"]["sigma"] == pytest.approx(25 / 3 - 0.2 * (25 / 3 - 3))
    pairs = {(row["person"], row["opponent"]): (row["left"], row["at"]) for row in met}
    assert pairs == {("ada", "ben"): (0, 8), ("ada", "cleo"): (0, 11), ("ben", "cleo"): (0, 20)}


def test_old_ratings_are_carried_over_on_sqlite(tmp_path: Path) -> None:
    check(*asyncio.run(carried_over(f"sqlite:///{tmp_path / 'server.sqlite3'}")))


@needs_postgres
def test_old_ratings_are_carried_over_on_postgresql(database: str) -> None:
    check(*asyncio.run(carried_over(database)))
