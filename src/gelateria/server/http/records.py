"""Records: to look at, move by move, and to check their dice. The browser knows no rules, the server keeps nothing."""

from typing import Annotated, Any, cast

from litestar import MediaType, Response, Router, post
from litestar.datastructures import State
from litestar.params import JSONBody
from msgspec import Meta, Struct, field

from gelateria.engine.patterns import whole
from gelateria.server.errors import unclear
from gelateria.server.http.documented_errors import errors
from gelateria.server.workers.replay_answers import Moments, Replay, Verification
from gelateria.server.workers.replay_requests import Replays

MOST_BODY = 2**20
MOST_MOMENTS = 50

RecordText = Annotated[
    str, Meta(min_length=1, max_length=MOST_BODY, description="A record: its token, or its JSON as text.")
]
Viewer = Annotated[int, Meta(ge=0, le=15, description="A seat, or null for a spectator.")] | None
Commitment = Annotated[str, Meta(pattern=whole("[0-9a-fA-F]{64}"), description="The commitment that the table showed.")]
Moves = Annotated[int, Meta(ge=0, le=20_000)]


class RecordToReplay(Struct, frozen=True, forbid_unknown_fields=True):
    """A record, and through whose eyes."""

    record: RecordText
    viewer: Viewer = None


class RecordToShow(Struct, frozen=True, forbid_unknown_fields=True):
    """A record, through whose eyes, and which positions: at most 50 at once."""

    record: RecordText
    start: Annotated[Moves, Meta(description="The first position: after so many moves.")] = field(name="from")
    stop: Annotated[Moves, Meta(description="The last position.")] = field(name="to")
    viewer: Viewer = None


class RecordToVerify(Struct, frozen=True, forbid_unknown_fields=True):
    """A record, and what was shown before the game, if somebody noted it."""

    record: RecordText
    shown: Commitment | None = None


@post("/replays", status_code=200, request_max_body_size=MOST_BODY, responses=errors(400, 413, 422, 429, 503))
async def open_replay(state: State, data: JSONBody[RecordToReplay]) -> Response[Replay]:
    """Play a record again: what it was played with, every move and what came of it, and how it ended."""
    return as_it_is(await replays(state).retell(data.record, data.viewer))


@post("/replays/views", status_code=200, request_max_body_size=MOST_BODY, responses=errors(400, 413, 422, 429, 503))
async def show_replay(state: State, data: JSONBody[RecordToShow]) -> Response[Moments]:
    """How a recorded game looked after so many moves, with what could have been done there."""
    if not 0 <= data.stop - data.start < MOST_MOMENTS:
        raise unclear(f"`to` must not be before `from`, and at most {MOST_MOMENTS} positions are shown.", MOST_MOMENTS)
    return as_it_is(await replays(state).show(data.record, data.viewer, data.start, data.stop))


@post("/verify", status_code=200, request_max_body_size=MOST_BODY, responses=errors(400, 413, 422, 429, 503))
async def verify_dice(state: State, data: JSONBody[RecordToVerify]) -> Response[Verification]:
    """Check that the dice of a record are those that were promised before the game."""
    return as_it_is(await replays(state).verify(data.record, data.shown))


def replays(state: State) -> Replays:
    found: Replays = state.core.replays
    return found


def as_it_is(body: bytes) -> Response[Any]:
    """JSON that is ready to be sent."""
    return Response(cast("Any", body), media_type=MediaType.JSON)


ROUTES = [Router("/", route_handlers=[open_replay, show_replay, verify_dice], tags=["records"])]
