"""What can be asked about a record, and what is told of it."""

from typing import Any

from msgspec import Struct

from gelateria.engine import Choice


class Retell(Struct, frozen=True, tag=True):
    """The whole game."""

    record: str
    viewer: int | None


class Show(Struct, frozen=True, tag=True):
    """How it looked after `start` moves, and after each one up to `stop`."""

    record: str
    viewer: int | None
    start: int
    stop: int


class Verify(Struct, frozen=True, tag=True):
    """Whether its dice are those that were promised."""

    record: str
    shown: str | None


Question = Retell | Show | Verify


class ReplayStep(Struct, frozen=True):
    """One move."""

    by: int
    """A seat, or -1 for the clock."""
    action: dict[str, Any] | None
    """What was done; None for the clock."""
    label: str
    """The action as a player would type it."""
    events: list[dict[str, Any]]
    """What came of it. Nothing is hidden: whoever has the record has all of it."""


class Replay(Struct, frozen=True):
    """A record that was played again, every move checked."""

    game: str
    title: str
    token: str
    """The record as one line of text."""
    players: int
    options: dict[str, Any]
    edition: dict[str, Any]
    moves: int
    over: bool
    why_over: str
    """The id of the rule that ended it, or the empty text."""
    scores: list[int]
    winners: list[int]
    has_proof: bool
    """Whether it tells the seed of its dice, so that they can be verified."""
    opening: list[dict[str, Any]]
    """What happened before the first move."""
    steps: list[ReplayStep]
    view: dict[str, Any]
    """The last position, as the viewer saw it."""


class Moment(Struct, frozen=True):
    """A position on the way."""

    moves: int
    """After so many moves."""
    view: dict[str, Any]
    choices: dict[int, list[Choice]]
    """What each awaited seat could do."""


class Moments(Struct, frozen=True):
    """Some positions on the way."""

    moments: list[Moment]


class WrongDraw(Struct, frozen=True, kw_only=True):
    """One thing that does not hold."""

    kind: str
    """`shown`, `commitment`, `inherited`, `draw` or `game`."""
    sentence: str
    move: int | None
    """For a draw: the number of the move; 0 is the opening."""
    place: int | None
    """For a draw: which of that move's numbers, the first is 1."""
    said: int | None
    """For a draw: the number in the record."""
    given: int | None
    """For a draw: the number that the dice give."""


class Proof(Struct, frozen=True, kw_only=True):
    """What the dice were made of, for whoever wants to throw them again: `docs/fair-dice.md` tells how."""

    seed: str
    """Bytes, in hexadecimal."""
    nonces: list[str]
    """What the players added."""
    skipped: int
    """So many of the `throws`, the opening among them, came from an earlier record and not from this seed."""
    throws: list[list[tuple[int, int]]]
    """For the opening and each move, from how many sides and which number, counted from 0."""


class Verification(Struct, frozen=True, kw_only=True):
    """What came of checking the dice."""

    game: str
    holds: bool
    commitment: str
    """What the record says was shown before the game. Whoever was there compares."""
    checked: int
    """So many numbers are those that the seed gives."""
    taken_over: int
    """So many numbers came from an earlier record and prove nothing."""
    faults: list[WrongDraw]
    proof: Proof | None
    """None where the record leads nowhere, so that nobody knows how many sides a number has."""
