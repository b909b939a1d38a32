"""What is said over a table's socket, both ways: one JSON object a frame, its kind in `t`.

A client joins with a key and says what it has; it gets a Welcome, then Updates. Everything in an update was durable
before it was sent, and holds only what this viewer may know: steps are counted as this viewer saw them, so not even
the number of hidden ones can be read off it.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from gelateria.engine import Choice, Tally
from gelateria.engine.patterns import whole
from gelateria.server.errors import Problem
from gelateria.server.fields import (
    AFTER,
    BEFORE,
    PLAIN,
    TOKEN,
    WHY_UNRATED,
    WORTH,
    FinalPlace,
    FinalScore,
    GameSlug,
    SeatIndex,
    ShownName,
    SitterId,
    SitterLevel,
    TableRef,
    TableStatus,
    Unrated,
)

MOST_FRAME = 8192
Number = Annotated[int, Meta(ge=0, lt=2**53)]
MOST_SEATS = 16
Pledge = Annotated[
    str,
    Meta(
        pattern=whole("[0-9a-f]{64}"),
        description="What your nonce is bound to before it is given: SHA-256 of `gelateria nonce|` and the nonce.",
    ),
]

# From the client -----------------------------------------------------------------------------------


class Join(Struct, frozen=True, tag_field="t", tag="join", forbid_unknown_fields=True):
    """The first thing a client says."""

    key: Annotated[str, Meta(max_length=64, pattern=TOKEN)]
    client: Annotated[str, Meta(min_length=1, max_length=40, pattern=TOKEN)]
    """The client's own name for itself, at random and kept over reconnects: the numbers of commands belong to it."""
    have: Number | None = None
    """The number of the last step it knows."""
    hash: Annotated[str, Meta(max_length=32, pattern=TOKEN)] | None = None
    """The fingerprint of the view it has with that step."""
    pledge: Pledge | None = None
    """Of the nonce that this client will give when the table starts; without it the seat adds nothing."""


class Do(Struct, frozen=True, tag_field="t", tag="do", forbid_unknown_fields=True):
    """An action. `decision` is the number of the decision it answers, as the update told it."""

    n: Number
    decision: Number
    action: dict[str, Any]


class Undo(Struct, frozen=True, tag_field="t", tag="undo", forbid_unknown_fields=True):
    """Take back the own last move, where the rule allows it without asking."""

    n: Number


class Propose(Struct, frozen=True, tag_field="t", tag="propose", forbid_unknown_fields=True):
    """Ask the others: to go back to before the own last move, or to end the game."""

    n: Number
    what: Literal["undo", "end"]


class Vote(Struct, frozen=True, tag_field="t", tag="vote", forbid_unknown_fields=True):
    """Answer what somebody proposed."""

    n: Number
    poll: Number
    yes: bool


class Pause(Struct, frozen=True, tag_field="t", tag="pause", forbid_unknown_fields=True):
    """Nobody acts for a while; or, with `on` false, the game goes on. Where everybody must agree, they are asked."""

    n: Number
    on: bool = True


class Nonce(Struct, frozen=True, tag_field="t", tag="nonce", forbid_unknown_fields=True):
    """The own part in the chance of the game: when the table starts, and `sealed` holds its pledge."""

    n: Number
    nonce: Annotated[str, Meta(min_length=1, max_length=64, pattern=TOKEN)]


class Resign(Struct, frozen=True, tag_field="t", tag="resign", forbid_unknown_fields=True):
    """Give the seat up for good."""

    n: Number


class Say(Struct, frozen=True, tag_field="t", tag="say", forbid_unknown_fields=True):
    """A line of chat."""

    n: Number
    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=PLAIN)]


class Mute(Struct, frozen=True, tag_field="t", tag="mute", forbid_unknown_fields=True):
    """Do not show me what this seat says, or None: what spectators say."""

    n: Number
    seat: Annotated[int, Meta(ge=0, lt=MOST_SEATS)] | None
    on: bool = True


class Hint(Struct, frozen=True, tag_field="t", tag="hint", forbid_unknown_fields=True):
    """What would an expert do, and why? Not in rated games."""

    n: Number


class AskPreviews(Struct, frozen=True, tag_field="t", tag="preview", forbid_unknown_fields=True):
    """What would each of my choices do? In any game: whoever knows the rules can work it out."""

    n: Number


class Here(Struct, frozen=True, tag_field="t", tag="here", forbid_unknown_fields=True):
    """I am back: no bot need play for me any longer."""

    n: Number


class Log(Struct, frozen=True, tag_field="t", tag="log", forbid_unknown_fields=True):
    """Tell me the steps before this number."""

    n: Number
    before: Number


class Sync(Struct, frozen=True, tag_field="t", tag="sync", forbid_unknown_fields=True):
    """Something does not fit: begin anew."""

    n: Number


class Pong(Struct, frozen=True, tag_field="t", tag="pong", forbid_unknown_fields=True):
    """The answer to a ping."""

    ping: Number


class Numbered(Struct, frozen=True):
    """As much of a command as is needed to refuse it by its number."""

    n: Number


Command = Do | Undo | Propose | Vote | Pause | Nonce | Resign | Say | Mute | Hint | AskPreviews | Here | Log | Sync
FromClient = Join | Pong | Command

# From the server -----------------------------------------------------------------------------------


class Step(Struct, frozen=True):
    """Something that happened, as this viewer saw it."""

    number: int
    by: int
    """A seat, or -1 for the clock."""
    events: Raw
    back: int | UnsetType = UNSET
    """So many moves were taken back by it."""
    stand_in: bool | UnsetType = UNSET
    """A bot did it in the player's place."""
    retold: "list[Step] | UnsetType" = UNSET
    """Steps before it as they are told from now on: put them in the place of those with their numbers."""


class Snapshot(Struct, frozen=True):
    """How the game looks to one viewer after so many steps, and what they can do."""

    number: int
    """Of the last step that this viewer was shown."""
    view: Raw
    hash: str
    """The fingerprint of the view."""
    choices: list[Choice]
    decision: int
    """The number of the decision that the choices are for."""
    can_undo: bool


class Sitter(Struct, frozen=True):
    """Who sits in a seat."""

    name: ShownName
    person: SitterId
    bot: SitterLevel
    here: Annotated[bool, Meta(description="Whether they are at the table now.")]
    stand_in: Annotated[
        bool, Meta(description="A bot plays for somebody who is away or out of time, until they come back.")
    ]
    resigned: Annotated[bool, Meta(description="Whether they have given up.")]
    free: Annotated[bool, Meta(description="Nobody sits there.")]
    added: Annotated[bool, Meta(description="Whether a nonce of their own is part of the chance.")]
    reserved: Annotated[bool, Meta(description="Kept for somebody who played the last game and has not come yet.")]


class Paused(Struct, frozen=True):
    """A pause, which everybody sees."""

    by: SeatIndex
    begun: Annotated[
        bool, Meta(description="Whether nobody acts now; false in the middle of a race, which is run to its end first.")
    ]


class Room(Struct, frozen=True, tag_field="t", tag="room"):
    """The table and who is there."""

    table: TableRef
    game: GameSlug
    status: TableStatus
    plan: Annotated[Any, Meta(description="How the table is set up.")]
    host: Annotated[str | None, Meta(description="The name of whoever runs the table.")]
    host_gone: Annotated[
        bool, Meta(description="Whether they have been away so long that anybody who sits there may take it on.")
    ]
    seats: Annotated[list[Sitter], Meta(description="Who sits in each seat.")]
    watchers: Annotated[int, Meta(description="How many watch.")]
    watching: Annotated[list[str], Meta(description="Who they are: the names of the first few.")]
    commitment: Annotated[
        str, Meta(description="The fingerprint of the seed that all chance at this table comes from.")
    ]
    sealed: Annotated[
        list[str] | None,
        Meta(
            description="What each seat's nonce is bound to, from the start on: its pledge, or `seat-N`, which is then "
            "the nonce itself, where seat N adds none. Where a public beacon adds to chance, its round comes last: "
            "`beacon:KEY:ROUND`, and its nonce is the signature of that round."
        ),
    ]
    next: Annotated[str | None, Meta(description="The table of the next game.")]
    stand_in: Annotated[
        int, Meta(description="Seconds after which a bot plays for somebody who is gone; 0 is never.")
    ] = 0
    paused: Annotated[Paused | None, Meta(description="The pause that somebody has called.")] = None


class Deadlines(Struct, frozen=True):
    """Seconds left: for each seat that others wait for, until a bot stands in, and of the game's own timer."""

    seats: dict[int, float]
    timer: float | UnsetType = UNSET


class Welcome(Struct, frozen=True, tag_field="t", tag="welcome"):
    """Where the game is. `fresh`: forget what you had; else `steps` go on from what you have."""

    seat: int | None
    name: str
    """What you are called here."""
    fresh: bool
    steps: list[Step]
    """What was missed, or the last that happened; `log` tells what was before."""
    room: Room
    snapshot: Snapshot | None
    """None before the game begins."""
    clock: Deadlines
    chat: "list[Line]"
    poll: "Poll | None"
    over: "Over | None"


class Update(Struct, frozen=True, tag_field="t", tag="update"):
    """What happened, and how the table looks now."""

    steps: list[Step]
    snapshot: Snapshot
    clock: Deadlines


class Ack(Struct, frozen=True, tag_field="t", tag="ack"):
    """Command `n` is done and durable."""

    n: int


class Refusal(Struct, frozen=True, tag_field="t", tag="refused"):
    """Command `n` was refused, and changed nothing."""

    n: int
    problem: Problem


class Line(Struct, frozen=True, tag_field="t", tag="chat"):
    """A line of chat."""

    line: int
    seat: int | None
    name: str
    text: str
    at: int


class Poll(Struct, frozen=True, tag_field="t", tag="poll"):
    """Somebody proposes something; `open` until all have agreed or one has not. Then all hear what came of it."""

    poll: int
    what: Literal["undo", "end", "pause"]
    by: int
    agreed: list[int]
    open: bool
    asked: list[int]
    """Everybody whose consent it takes, whoever asked among them."""
    outcome: Literal["agreed", "refused", "lapsed", "overtaken"] | UnsetType = UNSET
    """Once it is closed: all agreed, one did not, nobody answered in time, or something else happened first."""
    refused_by: int | UnsetType = UNSET


class Seconds(Struct, frozen=True, tag_field="t", tag="clock"):
    """The deadlines, where they changed without a step."""

    clock: Deadlines


class Steps(Struct, frozen=True, tag_field="t", tag="log"):
    """The answer to `log`."""

    n: int
    steps: list[Step]


class Advice(Struct, frozen=True, tag_field="t", tag="advice"):
    """The answer to `hint`: what each action is worth and why, as `gelateria.bots.Explanation` tells it."""

    n: int
    decision: int
    explanation: Any


class Previews(Struct, frozen=True, tag_field="t", tag="previews"):
    """The answer to `preview`: what each choice would do, in the order of the snapshot's `choices`."""

    n: int
    number: int
    """Of the snapshot that they belong to."""
    decision: int
    previews: Raw
    """For each choice `events`, as this seat would see them, and `open`, whether more would follow by chance or by what
    is hidden: `gelateria.engine.Preview`."""


class Fairness(Struct, frozen=True, tag_field="t", tag="fairness"):
    """At the end of a round against the clock: how late each connection was, and what was credited for it."""

    lag: dict[int, float]
    credited: dict[int, float]
    paused: float
    """Seconds the server itself stood still and gave back."""


class Place(Struct, frozen=True):
    """How a seat came out."""

    seat: SeatIndex
    place: FinalPlace
    score: FinalScore
    before: Annotated[float | UnsetType, BEFORE] = UNSET
    after: Annotated[float | UnsetType, AFTER] = UNSET
    worth: Annotated[float | UnsetType, WORTH] = UNSET
    unrated: Annotated[Unrated | UnsetType, WHY_UNRATED] = UNSET
    resigned: Annotated[bool | UnsetType, Meta(description="Whether they gave up.")] = UNSET


class Over(Struct, frozen=True, tag_field="t", tag="over"):
    """The game is over, and the seed is shown."""

    why: Annotated[str, Meta(description="The id of the rule that ended it.")]
    places: Annotated[list[Place], Meta(description="How each seat came out.")]
    seed: Annotated[str, Meta(description="The seed that all chance came from, in hexadecimal.")]
    nonces: Annotated[list[str], Meta(description="What each player's device added to the chance.")]
    commitment: Annotated[str, Meta(description="The fingerprint of the seed that all chance at the table comes from.")]
    winners: Annotated[list[SeatIndex], Meta(description="The seats that won; nobody where it was ended together.")]
    tally: Annotated[Tally, Meta(description="Where the points came from, and what decided it.")]


class Ping(Struct, frozen=True, tag_field="t", tag="ping"):
    """Answer at once: so the server measures the round trip."""

    ping: int


class Goodbye(Struct, frozen=True, tag_field="t", tag="goodbye"):
    """The socket closes, and why; `again` after so many seconds."""

    problem: Problem
    again: float | None = None


FromServer = (
    Welcome
    | Update
    | Ack
    | Refusal
    | Room
    | Line
    | Poll
    | Seconds
    | Steps
    | Advice
    | Previews
    | Fairness
    | Over
    | Ping
    | Goodbye
)
