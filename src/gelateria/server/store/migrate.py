"""Bring the database to the form this version knows: Alembic, at every start."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from gelateria.server.store.database import open_database


async def migrate(address: str, to: str = "head") -> None:
    """Carry out every migration that this database has not seen, as far as this one."""
    engine = open_database(address, patience=None)  # what changes a large table takes its time
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade, to)
    finally:
        await engine.dispose()


def newest() -> str:
    """The id of the last migration there is."""
    head = ScriptDirectory.from_config(_config()).get_current_head()
    assert head
    return head


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    return config


def _upgrade(connection: Connection, to: str) -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)
