"""A PostgreSQL of the tests' own, where it is installed: begun in a folder, gone afterwards."""

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psutil
import pytest
from sqlalchemy import make_url

from gelateria.server.store.database import open_database
from tests.server.patience import PATIENCE

if sys.platform != "win32":
    import pwd

WHERE = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin")
QUICK = ("-c", "fsync=off")
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


class Postgres:
    """One that can be killed, frozen, and started again."""

    def __init__(self, programs: Path, place: Path, somebody: dict[str, Any]) -> None:
        self.address = f"postgresql://gelateria@/postgres?host={place}"
        self._programs = programs
        self._place = place
        self._somebody = somebody
        self._running: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Returns when it takes connections."""
        with (self._place / "log").open("ab") as log:
            self._running = subprocess.Popen(
                [self._programs / "postgres", "-D", self._place / "data", "-h", "", "-k", self._place, *QUICK],
                stdout=log,
                stderr=log,
                cwd=self._place,
                **self._somebody,
            )
        _wait_for(self._place, self._running)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        if self._running:
            self._running.send_signal(how)
            self._running.wait(PATIENCE)
            self._running = None

    def crash(self) -> None:
        """All connections break, and what was not committed is gone."""
        self.stop(signal.SIGQUIT)

    def kill(self) -> None:
        """As if the plug were pulled: all of its processes at once, without a word."""
        assert self._running
        postmaster = psutil.Process(self._running.pid)
        for process in (postmaster, *postmaster.children(recursive=True)):
            with contextlib.suppress(psutil.NoSuchProcess):
                process.kill()
        self._running.wait(PATIENCE)
        self._running = None

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """It is there, and answers nobody."""
        assert self._running
        postmaster = psutil.Process(self._running.pid)
        processes = [postmaster, *postmaster.children(recursive=True)]
        for process in processes:
            process.suspend()
        try:
            yield
        finally:
            for process in processes:
                process.resume()


@contextmanager
def a_postgres() -> Iterator[Postgres]:
    """As long as this lasts."""
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
        postgres = Postgres(folder, place, somebody)
        try:
            postgres.start()
            yield postgres
        finally:
            postgres.stop()
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
