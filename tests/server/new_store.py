"""A store that holds nothing yet, in the newest form: the migrations are carried out once in a process, then copied.

That they lead there is what `test_postgres.py` and `test_migrations.py` are about, and every server that runs as a
process of its own begins with none.
"""

import asyncio
import threading
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from gelateria.server.settings import Settings
from gelateria.server.store.migrate import migrate


def lay_new_store(settings: Settings) -> None:
    """Where the server would make one: none if it has one, or a database elsewhere."""
    store = settings.folder / "server.sqlite3"
    if not settings.database and not store.exists():
        store.parent.mkdir(parents=True, exist_ok=True)
        store.write_bytes(_empty())


@cache
def _empty() -> bytes:
    with TemporaryDirectory() as folder:
        store = Path(folder, "server.sqlite3")
        # In a thread, because an event loop may be running in this one.
        migrating = threading.Thread(target=lambda: asyncio.run(migrate(f"sqlite:///{store}")))
        migrating.start()
        migrating.join()
        return store.read_bytes()
