"""A PostgreSQL of the tests' own, where it is installed: begun in a folder, gone afterwards."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url

from gelateria.server.store.database import open_database
from tests.server.patience import PATIENCE

WHERE = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin")
WITHOUT = "PostgreSQL is not installed: on Debian and Ubuntu, apt install postgresql"


def programs() -> Path | None:
    """The folder of `initdb` and `postgres`."""
    found = shutil.which("initdb")
    if found and Path(found).resolve().with_name("postgres").exists():
        return Path(found).resolve().parent
    folders = [folder for pattern in WHERE for folder in Path("/").glob(pattern[1:])]
    return next((folder for folder in sorted(folders, reverse=True) if (folder / "initdb").exists()), None)


def _somebody() -> dict[str, Any]:
    """PostgreSQL does not run as root: then somebody else must."""
    if os.geteuid():
        return {}
    names = {entry.pw_name for entry in pwd.getpwall()}
    user = "postgres" if "postgres" in names else "nobody"
    return {"user": user, "group": pwd.getpwnam(user).pw_gid, "extra_groups": []}


needs_postgres = pytest.mark.skipif(programs() is None, reason=WITHOUT)


@contextmanager
def a_postgres() -> Iterator[str]:
    """The address of its first database."""
    folder = programs()
    assert folder
    somebody = _somebody()
    place = Path(tempfile.mkdtemp(prefix="gelateria-postgres-"))
    try:
        if somebody:
            os.chown(place, pwd.getpwnam(somebody["user"]).pw_uid, somebody["group"])
        data = place / "data"
        subprocess.run(
            [folder / "initdb", "-D", data, "-U", "gelateria", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
            check=True,
            capture_output=True,
            cwd=place,
            **somebody,
        )
        log = (place / "log").open("wb")
        running = subprocess.Popen(
            [folder / "postgres", "-D", data, "-h", "", "-k", place, "-c", "fsync=off"],
            stdout=log,
            stderr=log,
            cwd=place,
            **somebody,
        )
        try:
            _wait_for(place, running)
            yield f"postgresql://gelateria@/postgres?host={place}"
        finally:
            running.send_signal(signal.SIGINT)
            running.wait(PATIENCE)
            log.close()
    finally:
        shutil.rmtree(place, ignore_errors=True)


async def new_database(address: str, name: str) -> str:
    """The address of an empty one beside it."""
    engine = open_database(address)
    async with engine.connect() as line:
        await (await line.execution_options(isolation_level="AUTOCOMMIT")).exec_driver_sql(f'CREATE DATABASE "{name}"')
    await engine.dispose()
    return make_url(address).set(database=name).render_as_string(hide_password=False)


def _wait_for(place: Path, running: "subprocess.Popen[bytes]") -> None:
    folder = programs()
    assert folder
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        asked = subprocess.run([folder / "pg_isready", "-q", "-h", place], check=False)
        if asked.returncode == 0:
            return
        assert running.poll() is None, (place / "log").read_text()
        time.sleep(0.1)
    raise AssertionError((place / "log").read_text())
