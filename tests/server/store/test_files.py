"""What a server keeps on the disk is for nobody else to read, and nobody can guess what it signs with."""

import asyncio
import sqlite3
import stat
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import select

from gelateria.server.core import open_core, server_key
from gelateria.server.settings import BadSetting, Settings, read_settings
from gelateria.server.store.files import prepare_files, write_new
from gelateria.server.store.schema import people
from tests.attack.figures import note, tally

not_on_windows = pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps such things elsewhere")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def keep_somebody(settings: Settings) -> dict[str, int]:
    """Returns who may do what with each file, while the server has them open."""

    async def visit() -> dict[str, int]:
        async with open_core(settings) as core:
            await core.writer.add(people, {"id": "ada", "name": "Ada", "kind": "guest", "made": 0})
            assert await core.rows(select(people))
            return {file.name: mode(file) for file in settings.folder.iterdir()}

    return asyncio.run(visit())


@not_on_windows
def test_folder_and_files_are_for_whoever_runs_the_server(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "data"
    modes = keep_somebody(Settings(data=str(folder)))
    note("files", folder=f"{mode(folder):04o}", files=f"{max(modes.values()):04o}")
    assert modes == {
        "server.key": 0o600,
        "server.sqlite3": 0o600,
        "server.sqlite3-wal": 0o600,
        "server.sqlite3-shm": 0o600,
    }
    assert mode(folder) == 0o700


@not_on_windows
def test_what_an_older_server_left_open_is_closed(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    with closing(sqlite3.connect(folder / "server.sqlite3")) as file:
        file.execute("PRAGMA journal_mode = WAL")
        file.execute("CREATE TABLE t (a)")
        (folder / "server.key").write_text("0123456789abcdef" * 4)
        (folder / "server.sqlite3.lock").touch()
        for path in (folder, *folder.iterdir()):
            path.chmod(0o755)
        modes = keep_somebody(Settings(data=str(folder)))
    assert set(modes) > {"server.sqlite3-wal", "server.sqlite3.lock"}
    assert set(modes.values()) == {0o600}
    assert mode(folder) == 0o700


@not_on_windows
def test_a_folder_where_other_things_lie_stays_as_it_is(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    (home / "letters.txt").touch()
    home.chmod(0o755)
    prepare_files(Settings(data=str(home)))
    assert mode(home) == 0o755
    assert mode(home / "server.sqlite3") == 0o600
    assert mode(home / "letters.txt") != 0o600


@not_on_windows
def test_a_database_elsewhere_is_closed_too(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    prepare_files(Settings(data=str(tmp_path / "data"), database=f"sqlite:///{path}"))
    assert mode(path) == 0o600


def test_a_new_file_is_there_as_a_whole_or_not_at_all(tmp_path: Path) -> None:
    write_new(tmp_path / "new", b"all of it")
    assert (tmp_path / "new").read_bytes() == b"all of it"
    with pytest.raises(FileExistsError):
        write_new(tmp_path / "new", b"something else")
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [("new", b"all of it")]


# Secrets -------------------------------------------------------------------------------------------


def test_a_key_is_made_once(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path))
    key = server_key(settings)
    assert len(key) == 64
    assert server_key(settings) == key
    assert server_key(Settings(data=str(tmp_path), secret="s" * 32)) == b"s" * 32


@pytest.mark.parametrize("content", [b"", b"\n", b"short", b" " * 64, b"x" * 31])
def test_a_key_that_could_be_guessed_is_refused_and_kept(content: bytes, tmp_path: Path) -> None:
    """Whoever runs the server decides: everybody would have to sign in again."""
    path = tmp_path / "server.key"
    path.write_bytes(content)
    with pytest.raises(BadSetting, match="Delete it"):
        server_key(Settings(data=str(tmp_path)))
    assert path.read_bytes() == content
    tally("weak-secrets", refused=1)


@pytest.mark.parametrize("secret", ["short", "x" * 31, " " * 40])
def test_a_secret_that_could_be_guessed_is_refused_and_not_shown(secret: str) -> None:
    with pytest.raises(BadSetting, match="GELATERIA_SECRET cannot be that: it needs 32 characters") as raised:
        read_settings({"GELATERIA_SECRET": secret})
    assert secret not in str(raised.value)
    with pytest.raises(ValueError, match="32"):
        Settings(secret=secret)
    tally("weak-secrets", refused=1)


def test_no_secret_is_no_weak_one() -> None:
    assert read_settings({"GELATERIA_SECRET": ""}).secret == ""
    assert read_settings({"GELATERIA_SECRET": "x" * 32}).secret == "x" * 32
