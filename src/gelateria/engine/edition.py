"""A game's material as data: read from a TOML file, checked against the game's schema."""

import re
import tomllib
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeVar

import msgspec

from gelateria.engine.patterns import shown

Word = Literal["printed", "deduced", "reconstructed", "ruling"]
"""Read off the printed game, following from what is printed, reconstructed to fit it, or ours where it is silent."""
Source = Word | dict[str, Word]
"""Where a table of the edition comes from: all of it, or field by field."""

MOST_BYTES = 64 * 1024
PATH = re.compile(r"(?P<reason>.*?)(?: - at (?:`key` in )?`\$\.?(?P<path>[^`]*)`)?", re.DOTALL)

D = TypeVar("D", bound=msgspec.Struct)


class EditionError(ValueError):
    """An edition that cannot be played, with the place that is wrong."""

    def __init__(self, file: str, table: str, field: str, reason: str) -> None:
        place = f"[{table}]" + (f" {field}" if field else "") if table else "the file"
        super().__init__(f"{file}: {place}: {reason}")
        self.file = file
        self.table = table
        self.field = field
        self.reason = reason


class Objection(NamedTuple):
    """What today's rules have against an edition that earlier ones played."""

    table: str
    field: str
    reason: str


def read_edition(kind: type[D], path: Path) -> D:
    """The edition in a TOML file, checked."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise EditionError(str(path), "", "", f"cannot be read: {error.strerror}") from None
    if len(text) > MOST_BYTES:
        raise EditionError(path.name, "", "", f"is larger than {MOST_BYTES // 1024} KiB")
    try:
        data = tomllib.loads(text.decode("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise EditionError(path.name, "", "", f"is not TOML: {error}") from None
    return check_edition(kind, data, path.name)


def check_edition(kind: type[D], data: Any, file: str = "edition") -> D:
    """The edition in a plain value, checked; an error names the file, the table and the field."""
    try:
        return msgspec.convert(data, kind, str_keys=True)
    except msgspec.ValidationError as error:
        raise _explain(file, str(error)) from None


def sources_of(edition: dict[str, Any]) -> dict[str, Word]:
    """Where an edition's parts come from: by the names of its tables, or `table.field` where fields differ."""
    sources: dict[str, Word] = {}
    for name, table in edition.items():
        source = table.get("source") if isinstance(table, dict) else None
        if isinstance(source, dict):
            sources |= {f"{name}.{field}": word for field, word in source.items()}
        elif source is not None:
            sources[name] = source
    return sources


def plain_value(record: msgspec.Struct) -> dict[str, Any]:
    """An edition, options or a view, as JSON knows it: for records and for editing."""
    value: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(record))
    return value


def _explain(file: str, message: str) -> EditionError:
    found = PATH.fullmatch(shown(message))
    if found is None:  # the pattern takes any text; this is for the type checker
        return EditionError(file, "", "", message)
    table, _, field = (found["path"] or "").partition(".")
    reason = found["reason"]
    if missing := re.fullmatch(r"Object missing required field `(.+)`", reason):
        table, field = (table, missing[1]) if table else (missing[1], "")
        reason = "is missing"
    elif unknown := re.fullmatch(r"Object contains unknown field `(.+)`", reason):
        table, field = (table, unknown[1]) if table else (unknown[1], "")
        reason = "is not a field of this edition"
    if entry := re.fullmatch(r"(\w*)\[(\d+)\](.*)", table):
        table, field = entry[1], f"entry {int(entry[2]) + 1}{entry[3]}" + (f", {field}" if field else "")
    return EditionError(file, table, field, reason)
