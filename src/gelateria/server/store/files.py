"""What lies on the disk is for the eyes of whoever runs the server, and for nobody else's."""

import contextlib
import os
import sys
from pathlib import Path

from sqlalchemy import make_url

from gelateria.server.settings import Settings

BESIDE = ("", "-wal", "-shm", "-journal", ".lock")
"""What SQLite and we keep beside a database. SQLite makes its own files as the database is; older ones may be open."""
OURS = "server."
"""How everything begins that a server keeps in its data folder."""


def prepare_files(settings: Settings) -> None:
    """The data folder and the database file: made where they are missing, and closed to others.

    A folder in which other things lie is somebody's own, and stays as it is.
    """
    folder = settings.folder
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if all(file.name.startswith(OURS) for file in folder.iterdir()):
        close_to_others(folder, 0o700)
    url = make_url(settings.database_address)
    if url.drivername.startswith("sqlite") and url.database and not url.database.startswith((":memory:", "file:")):
        path = Path(url.database)
        if not path.exists():
            write_new(path, b"")
        for name in BESIDE:
            close_to_others(path.with_name(path.name + name), 0o600)


def write_new(path: Path, content: bytes) -> None:
    """A file that nobody else can read, all of it or nothing; FileExistsError if there is one already."""
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        with open(draft, "xb", opener=_for_us_alone) as file:  # Path.open has no opener
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            raise FileExistsError(path)
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def _for_us_alone(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def close_to_others(path: Path, mode: int) -> None:
    """Windows keeps such things elsewhere; and where it is not ours to decide, somebody else has."""
    if sys.platform != "win32":
        with contextlib.suppress(FileNotFoundError, PermissionError):
            path.chmod(mode)
