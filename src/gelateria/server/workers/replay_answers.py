"""What can be asked about a record, and what is told of it."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from gelateria.engine import Choice, Past, Tally
from gelateria.server.fields import GameSlug, OptionValues, PlayerCount


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


class Resume(Struct, frozen=True, tag=True):
    """How it stands after so many moves, or at its end, to be played on from there."""

    record: str
    move: int | None = None
    is_new: bool = True
    """Whether it is to be a new table: then it may not be longer than a game is."""


Question = Retell | Show | Verify | Resume


class PastStep(Struct, frozen=True, array_like=True):
    """Something that happened before it goes on, as one viewer saw it."""

    by: int
    events: bytes
    """JSON, as a table's steps have it."""


class Resumed(Struct, frozen=True):
    """A game that can be played on."""

    game: str
    players: int
    options: dict[str, Any]
    edition: dict[str, Any]
    rules: int
    """The version that it is played by."""
    over: bool
    past: Past
    record: str
    """The way there, as a token."""
    told: list[list[PastStep]] = []
    """The last steps of it as a spectator saw them, then as each seat did; the first alone where all see the same."""


class ReplayStep(Struct, frozen=True):
    """One move."""

    by: Annotated[int, Meta(description="A seat, or -1 for the clock.")]
    action: Annotated[dict[str, Any] | None, Meta(description="What was done; None for the clock.")]
    label: Annotated[str, Meta(description="The action as a player would type it.")]
    events: Annotated[
        list[dict[str, Any]],
        Meta(description="What came of it. Nothing is hidden: whoever has the record has all of it."),
    ]


class Replay(Struct, frozen=True):
    """A record that was played again, every move checked."""

    game: GameSlug
    title: Annotated[str, Meta(description="The game's name.")]
    token: Annotated[str, Meta(description="The record as one line of text.")]
    players: PlayerCount
    options: OptionValues
    edition: Annotated[dict[str, Any], Meta(description="The numbers printed on the material.")]
    moves: Annotated[int, Meta(description="How many moves.")]
    over: Annotated[bool, Meta(description="Whether it is over.")]
    why_over: Annotated[str, Meta(description="The id of the rule that ended it, or the empty text.")]
    scores: Annotated[list[int], Meta(description="The score of each seat.")]
    winners: Annotated[list[int], Meta(description="The seats that won.")]
    has_proof: Annotated[bool, Meta(description="Whether it tells the seed of its dice, so that they can be verified.")]
    opening: Annotated[list[dict[str, Any]], Meta(description="What happened before the first move.")]
    steps: Annotated[list[ReplayStep], Meta(description="What happened, move by move.")]
    view: Annotated[dict[str, Any], Meta(description="The last position, as the viewer saw it.")]
    tally: Annotated[Tally | None, Meta(description="Where the points came from; None while it is not over.")]


class Moment(Struct, frozen=True):
    """A position on the way."""

    moves: Annotated[int, Meta(description="After so many moves.")]
    view: Annotated[dict[str, Any], Meta(description="The position as the viewer sees it.")]
    choices: Annotated[dict[int, list[Choice]], Meta(description="What each awaited seat could do.")]


class Moments(Struct, frozen=True):
    """Some positions on the way."""

    moments: Annotated[list[Moment], Meta(description="The positions asked for.")]


class WrongDraw(Struct, frozen=True, kw_only=True):
    """One thing that does not hold."""

    kind: Annotated[str, Meta(description="`shown`, `commitment`, `inherited`, `draw` or `game`.")]
    sentence: Annotated[str, Meta(description="What does not hold, for people.")]
    move: Annotated[int | None, Meta(description="For a draw: the number of the move; 0 is the opening.")]
    place: Annotated[int | None, Meta(description="For a draw: which of that move's numbers, the first is 1.")]
    said: Annotated[int | None, Meta(description="For a draw: the number in the record.")]
    given: Annotated[int | None, Meta(description="For a draw: the number that the dice give.")]


class Proof(Struct, frozen=True, kw_only=True):
    """What the dice were made of, for whoever wants to throw them again: `docs/fair-dice.md` tells how."""

    seed: Annotated[str, Meta(description="Bytes, in hexadecimal.")]
    nonces: Annotated[list[str], Meta(description="What the players added.")]
    skipped: Annotated[
        int,
        Meta(description="So many of the `throws`, the opening among them, came from an earlier record's dice."),
    ]
    throws: Annotated[
        list[list[tuple[int, int]]],
        Meta(description="For the opening and each move, from how many sides and which number, counted from 0."),
    ]


class Verification(Struct, frozen=True, kw_only=True):
    """What came of checking the dice."""

    game: GameSlug
    holds: Annotated[bool, Meta(description="Whether all is as it was promised.")]
    commitment: Annotated[
        str, Meta(description="What the record says was shown before the game. Whoever was there compares.")
    ]
    checked: Annotated[int, Meta(description="So many numbers are those that the seed gives.")]
    taken_over: Annotated[int, Meta(description="So many numbers came from an earlier record and prove nothing.")]
    faults: Annotated[list[WrongDraw], Meta(description="What does not fit, if anything.")]
    proof: Annotated[
        Proof | None,
        Meta(description="None where the record leads nowhere, so that nobody knows how many sides a number has."),
    ]
