"""What happened at a table, entry by entry, as it is kept: the entries of a journal lead to the same game again."""

from typing import Any, Literal

import msgspec
from msgspec import Struct
from sqlalchemy.engine import RowMapping


class Origin(Struct, frozen=True):
    """Who sent it: a client, with its own number for it, or a bot. Nothing is known of what the table did by itself."""

    client: str | None = None
    number: int | None = None
    stand_in: bool = False
    """A bot did it in the place of whoever sits there."""


class JournalEntry(Struct, frozen=True):
    """One thing that happened."""

    kind: Literal["move", "back", "resign", "end", "pause", "go-on"]
    by: int
    """A seat, or -1 for the clock and for what all agreed on."""
    do: int = 0
    """The number of the action; or how many moves were taken back."""
    drew: tuple[int, ...] = ()
    at: float = 0.0
    origin: Origin = Origin()


def to_row(entry: JournalEntry, table: str, seq: int) -> dict[str, Any]:
    """For `schema.journal`."""
    return {
        "table": table,
        "seq": seq,
        "kind": entry.kind,
        "by": entry.by,
        "do": entry.do,
        "drew": msgspec.json.encode(entry.drew).decode(),
        "client": entry.origin.client,
        "number": entry.origin.number,
        "stand_in": entry.origin.stand_in,
        "at": int(entry.at * 1000),
    }


def from_row(row: RowMapping) -> JournalEntry:
    drew = msgspec.json.decode(row["drew"], type=tuple[int, ...])
    origin = Origin(row["client"], row["number"], row["stand_in"])
    return JournalEntry(row["kind"], row["by"], row["do"], drew, row["at"] / 1000, origin)
