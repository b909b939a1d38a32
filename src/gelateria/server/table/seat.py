"""Who sits at a table."""

from collections.abc import Collection, Sequence
from itertools import chain, count
from typing import Any

from msgspec import Struct

from gelateria.bots.names import REGULARS
from gelateria.server.protocol.messages import Sitter

STAND_IN = "medium"
"""The level that plays for somebody who is away, out of time, or has resigned."""
FREE = Sitter(
    name="",
    person=None,
    bot=None,
    here=False,
    stand_in=False,
    resigned=False,
    free=True,
    added=False,
    reserved=False,
)

KEPT = ("person", "name", "bot", "nonce", "reserved")
"""What the store keeps of a seat."""


class Seat(Struct):
    """Somebody at the table: a person, or a bot of ours."""

    name: str
    nonce: str = ""
    """What this player added to the chance of the game; empty until it is given."""
    person: str | None = None
    bot: str | None = None
    """Its level."""
    remote: bool = False
    """A bot account that thinks elsewhere: nobody waits for its consent."""
    pledge: str | None = None
    """Of the nonce that the client in this seat will give: told on sitting down, and by every socket."""
    stand_in: bool = False
    stood_in_for: int = 0
    """The number of the decision that it stands in for, or at which they came back."""
    gives_back: bool = False
    """The seat is theirs again as soon as that decision is made; else the stand-in stays until they act."""
    gone_since: float | None = None
    here_since: float = 0.0
    reserved: int | None = None
    """Until then, in milliseconds since 1970, it is kept for them: they have not sat down yet."""

    def is_free(self, now: int) -> bool:
        """Whether it was kept for somebody who has not come in time."""
        return self.reserved is not None and self.reserved <= now

    def lend(self, decision: int, gives_back: bool) -> None:
        """A bot plays for them."""
        self.stand_in, self.stood_in_for, self.gives_back = True, decision, gives_back

    @property
    def is_person(self) -> bool:
        return self.person is not None and not self.remote

    def shown(self, here: bool, resigned: bool) -> Sitter:
        return Sitter(
            name=self.name,
            person=self.person,
            bot=self.bot,
            here=here or self.bot is not None,
            stand_in=self.stand_in,
            resigned=resigned,
            free=False,
            added=bool(self.nonce),
            reserved=self.reserved is not None,
        )


def unused_name(taken: Collection[str], name: str) -> str:
    """The name, or one like it that is not taken at this table."""
    regulars = (other for other in REGULARS if name in REGULARS)
    return next(one for one in chain([name], regulars, (f"{name} {i}" for i in count(2))) if one not in taken)


def rows_of(table: str, seats: Sequence[Seat | None]) -> list[dict[str, Any] | None]:
    """The seats as the store keeps them."""
    return [
        {"table": table, "seat": place, **{name: getattr(sitter, name) for name in KEPT}} if sitter else None
        for place, sitter in enumerate(seats)
    ]


def seats_of(players: int, rows: Sequence[Any]) -> list[Seat | None]:
    """The seats of a table as it was stored; each row with the kind of its person."""
    seats: list[Seat | None] = [None] * players
    for row in rows:
        seats[row["seat"]] = Seat(**{name: row[name] for name in KEPT}, remote=row["kind"] == "bot")
    return seats


def is_reserved(sitter: Seat | None) -> bool:
    """Whether it is kept for somebody who has not sat down yet."""
    return sitter is not None and sitter.reserved is not None


def seat_of(seats: Sequence[Seat | None], person: str) -> int | None:
    """Where somebody sits."""
    return next((place for place, sitter in enumerate(seats) if sitter and sitter.person == person), None)
