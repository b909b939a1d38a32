"""Games that wait to be played on, and games that were: files in the user's data folder."""

import os
import re
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from platformdirs import user_data_path

from gelateria.cli.options.failing import Spoiled
from gelateria.cli.options.language import shown, words
from gelateria.cli.terminal.sitting import Sitter
from gelateria.engine import Damaged, Record, read_record
from gelateria.engine.record import MOST_BYTES


class Save(Struct, frozen=True):
    """A record, who sat at the table, and where its chance comes from."""

    sitters: tuple[Sitter, ...]
    seed: Annotated[int, Meta(ge=0)]
    record: Record

    def to_json(self) -> str:
        """As a record is written: a move a line."""
        sitters = msgspec.json.encode(self.sitters).decode()
        return f'{{"sitters": {sitters}, "seed": {self.seed}, "record":\n{self.record.to_json()}}}\n'


def home() -> Path:
    """Where this user's games are; `GELATERIA_HOME` says so, or the system does."""
    chosen = os.environ.get("GELATERIA_HOME")
    return Path(chosen) if chosen else user_data_path("gelateria", appauthor=False)


def waiting_folder() -> Path:
    return home() / "saves"


def played_folder() -> Path:
    return home() / "played"


def new_name(slug: str) -> str:
    """A file name that nothing here has yet: the game and the time."""
    name = stamp = f"{slug}-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    number = 1
    while any((folder / f"{name}.json").exists() for folder in (waiting_folder(), played_folder())):
        number += 1
        name = f"{stamp}-{number}"
    return name


def write(path: Path, text: str) -> None:
    """All of it or nothing: whoever pulls the plug finds the file as it was before."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".part")
    draft.write_text(text, encoding="utf-8")
    draft.replace(path)


def waiting(slug: str = "") -> list[Path]:
    """The saved games, the latest first; of one game or of all."""
    found = (
        path
        for path in waiting_folder().glob("*.json")
        if not slug or re.fullmatch(rf"{re.escape(slug)}-[\d-]+", path.stem)
    )
    return sorted(found, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)


def by_name(name: str) -> Path | None:
    """A kept game by the name of its file: one that waits, or one that was played to its end."""
    if not re.fullmatch(r"[\w-]{1,100}", name):
        return None
    places = (folder / f"{name}.json" for folder in (waiting_folder(), played_folder()))
    return next((path for path in places if path.is_file()), None)


def find_save(name: str, slug: str) -> Path:
    """The game to go on with: by its file, its name or its slug; else the latest of this slug, or of all."""
    if path := by_name(name):
        return path
    if "." in name or "/" in name:
        return Path(name)
    sort = name or slug
    found = waiting(sort)
    if not found:
        said = words().say("terminal-wrong-no-save-of", {"game": shown(sort)})
        raise Spoiled(said if sort else words().say("terminal-wrong-no-save"))
    return found[0]


def read_any(source: str) -> tuple[Record, Sequence[Sitter], int | None]:
    """A record, from the text of a save, a JSON record or a token; with who sat there and the seed, if it says so."""
    text = source.strip()
    if len(text) > MOST_BYTES or not text.startswith("{"):
        return read_record(text), (), None
    try:
        data = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Damaged(f"This JSON is no record: {error}.") from None
    if not isinstance(data, dict) or "record" not in data:
        return read_record(text), (), None
    return _read_save(data)


def _read_save(data: dict[str, Any]) -> tuple[Record, Sequence[Sitter], int | None]:
    record = read_record(msgspec.json.encode(data["record"]).decode())
    try:
        save = msgspec.convert(data, Save)
    except msgspec.ValidationError as error:
        raise Damaged(f"This is no saved game: {error}.") from None
    if len(save.sitters) != record.players:
        raise Damaged(f"This saved game has {len(save.sitters)} sitters for {record.players} seats.")
    return record, save.sitters, save.seed


def read_file(path: Path) -> str:
    """The text of a file, or why it cannot be had."""
    try:
        with path.open(encoding="utf-8") as file:
            return file.read(MOST_BYTES + 1)  # one more than any record has, which is then refused
    except OSError as error:
        said = {"file": str(path)[:100], "why": str(error.strerror)}
        raise Spoiled(words().say("terminal-wrong-unread", said)) from None
    except ValueError:
        raise Damaged(f"{str(path)[:100]} is no record: it is not text.") from None
