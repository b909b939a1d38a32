"""What a player can do in Gelini Nightlife and what can happen, as records.

A tile is written as it looks: the letter of its clique and its size (`b3`), `V4` a VIP, `S5` a star, `B6` the band,
`$` a coin, `F` Party Flyer, `C` Party Call, `P` Party People.
"""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct

from gelateria.engine.illegal import Illegal
from gelateria.engine.patterns import whole
from gelateria.games.gelini_nightlife.rules import ACTIONS, ENDINGS, LIMITS, PHASES, Gelini, tile_of

Tile = Annotated[str, Meta(pattern=whole("[a-zVSB][1-9]|[$FCP]"))]
Place = Annotated[int, Meta(ge=1, lt=LIMITS["places"])]
Seat = Annotated[int, Meta(ge=0, le=4)]
Cause = Literal["move", "flyer", "call", "people"]
"""What made it happen: a move by the throw, or an action tile."""
Ending = Literal["full", "band", "tie"]


class Throw(Struct, frozen=True, tag="throw", forbid_unknown_fields=True):
    """Throw the die."""


class Move(Struct, frozen=True, tag="move", forbid_unknown_fields=True):
    """Move by the throw."""


class Pass(Struct, frozen=True, tag="pass", forbid_unknown_fields=True):
    """Leave the throw to the next, or the offered tiles where they are."""


class Gather(Struct, frozen=True, tag="gather", forbid_unknown_fields=True):
    """Let the rest of the clique come along."""


class Leave(Struct, frozen=True, tag="leave", forbid_unknown_fields=True):
    """Leave the rest of the clique where it is."""


class Take(Struct, frozen=True, tag="take", forbid_unknown_fields=True):
    """By Party Call or Party People: take the tile at this place of the queue."""

    tile: Tile
    place: Place


class Lure(Struct, frozen=True, tag="lure", forbid_unknown_fields=True):
    """By Party Flyer: take a tile from this seat."""

    tile: Tile
    seat: Seat


Action = Throw | Move | Pass | Gather | Leave | Take | Lure
ALLOWED_BY: Mapping[str, str] = {
    "throw": "gelini.rearmost-rolls",
    "move": "gelini.move",
    "pass": "gelini.ask-in-order",
    "gather": "gelini.clique-choice",
    "leave": "gelini.clique-choice",
    "take": "gelini.actions-option",  # Party Call or Party People
    "lure": "gelini.flyer",
}


class Began(Struct, frozen=True, tag="began"):
    """Somebody is rearmost, and throws."""

    seat: int


class Threw(Struct, frozen=True, tag="threw"):
    """The die was thrown."""

    seat: int
    steps: int


class Passed(Struct, frozen=True, tag="passed"):
    """Somebody left the throw to the next."""

    seat: int


class Untaken(Struct, frozen=True, tag="untaken"):
    """Nobody took the throw; so many in a row by now."""

    throws: int
    limit: int


class Moved(Struct, frozen=True, tag="moved"):
    """A pawn went from place to place; 0 and below are behind the tail."""

    seat: int
    start: int
    place: int
    by: Cause


class Took(Struct, frozen=True, tag="took"):
    """A tile came to a floor: from a place of the queue, or from a seat."""

    seat: int
    tile: str
    place: int | None
    owner: int | None
    by: Cause


class Joined(Struct, frozen=True, tag="joined"):
    """A guest followed the clique: from a place of the queue, or from a seat."""

    seat: int
    tile: str
    place: int | None
    owner: int | None


class Stayed(Struct, frozen=True, tag="stayed"):
    """Somebody left the rest of a clique where it is."""

    seat: int


class Hired(Struct, frozen=True, tag="hired"):
    """Coins bought a star."""

    seat: int
    tile: str
    coins: int


class Acted(Struct, frozen=True, tag="acted"):
    """An action tile was reached and went to the box."""

    seat: int
    tile: str
    place: int


class Idle(Struct, frozen=True, tag="idle"):
    """The action found nothing to do."""

    seat: int
    tile: str


class Declined(Struct, frozen=True, tag="declined"):
    """Somebody wanted none of the offered tiles."""

    seat: int
    by: Cause


class Full(Struct, frozen=True, tag="full"):
    """A floor is full."""

    seat: int
    filled: int
    capacity: int


class Played(Struct, frozen=True, tag="played"):
    """A pawn reached the band, which now plays on that floor."""

    seat: int
    tile: str


class Ended(Struct, frozen=True, tag="ended"):
    """The game is over; the winners have so many free squares."""

    winners: tuple[int, ...]
    free: int
    why: Ending


Event = (
    Began
    | Threw
    | Passed
    | Untaken
    | Moved
    | Took
    | Joined
    | Stayed
    | Hired
    | Acted
    | Idle
    | Declined
    | Full
    | Played
    | Ended
)


def action(state: Gelini, seat: int, number: int) -> Action:
    if number == ACTIONS["throw"]:
        return Throw()
    if number == ACTIONS["move"]:
        return Move()
    if number == ACTIONS["pass"]:
        return Pass()
    if number == ACTIONS["gather"]:
        return Gather()
    if number == ACTIONS["leave"]:
        return Leave()
    if number < ACTIONS["lure"]:
        place = number - ACTIONS["take"]
        return Take(tile_of(state.face[state.queue[place]]), place)
    owner, kind = divmod(number - ACTIONS["lure"], LIMITS["kinds"])
    return Lure(tile_of(state.face[kind]), owner)


def number(state: Gelini, seat: int, action: Action) -> int:
    phase = PHASES[state.phase]
    match action:
        case Throw():
            if phase != "throw":
                raise _wanted(phase)
            return ACTIONS["throw"]
        case Move():
            if phase != "ask":
                raise _wanted(phase)
            return ACTIONS["move"]
        case Pass():
            if phase == "ask" and state.untaken >= state.limit:
                sentence = f"Nobody wanted {state.untaken} throws in a row: the rearmost must take this one."
                raise Illegal("gelini.pass-limit", sentence, state.limit)
            if phase in ("throw", "call", "clique"):
                raise _wanted(phase)
            return ACTIONS["pass"]
        case Gather() | Leave():
            return _answer(phase, action)
        case Take():
            return _tile_to_take(state, seat, action)
        case Lure():
            return _tile_to_lure(state, seat, action)


def _answer(phase: str, action: Gather | Leave) -> int:
    if phase != "clique":
        raise Illegal("gelini.clique-choice", "Nobody of a clique waits to come along.")
    return ACTIONS["gather" if isinstance(action, Gather) else "leave"]


def _wanted(phase: str) -> Illegal:
    """The refusal of what does not fit the moment."""
    match phase:
        case "throw":
            return Illegal("gelini.rearmost-rolls", "The die is not thrown yet.")
        case "ask":
            return Illegal("gelini.ask-in-order", "The die is thrown: move by it, or pass.")
        case "flyer":
            return Illegal("gelini.flyer", "Party Flyer: lure a tile from another floor, or pass.")
        case "call":
            return Illegal("gelini.call", "Party Call: your pawn must go back to a tile.")
        case "clique":
            return Illegal("gelini.clique-choice", "Let the rest of the clique come along, or leave it where it is.")
        case _:
            return Illegal("gelini.people", "Party People: take a tile that every pawn has passed, or pass.")


def _tile_to_take(state: Gelini, seat: int, action: Take) -> int:
    match PHASES[state.phase]:
        case "call":
            rule = "gelini.call"
            sentence = "The pawn goes back to a tile that still lies behind it, and may not be the last one there."
        case "people":
            rule = "gelini.people"
            sentence = "Only guests, VIPs and coins that every pawn has passed can be taken."
        case "clique":
            raise _wanted("clique")
        case _:
            raise Illegal("gelini.take", "A tile of the queue is taken by moving onto it.")
    offered = [number - ACTIONS["take"] for number in state.legal(seat) if number >= ACTIONS["take"]]
    if action.place not in offered:
        raise Illegal(rule, sentence, offered)
    lies = tile_of(state.face[state.queue[action.place]])
    if lies != action.tile:
        raise Illegal(rule, f"{lies} lies at place {action.place}, not {action.tile}.", lies)
    return ACTIONS["take"] + action.place


def _tile_to_lure(state: Gelini, seat: int, action: Lure) -> int:
    if PHASES[state.phase] != "flyer":
        raise Illegal("gelini.flyer", "Only Party Flyer lures a tile from another floor.")
    if action.seat == seat:
        raise Illegal("gelini.flyer", "That is your own floor.")
    if action.tile.startswith("S"):
        raise Illegal("gelini.flyer", "A star never leaves.")
    offered = [number - ACTIONS["lure"] for number in state.legal(seat) if number >= ACTIONS["lure"]]
    there = {
        tile_of(state.face[number % LIMITS["kinds"]]): number for number in offered if _owner(number) == action.seat
    }
    if action.tile not in there:
        raise Illegal("gelini.flyer", f"There is no {action.tile} on that floor.", sorted(there))
    return ACTIONS["lure"] + there[action.tile]


def _owner(number: int) -> int:
    return number // LIMITS["kinds"]


def event(name: str, seat: int, a: int, b: int, c: int) -> Event:
    match name:
        case "began":
            return Began(seat)
        case "threw":
            return Threw(seat, a)
        case "passed":
            return Passed(seat)
        case "untaken":
            return Untaken(a, b)
        case "moved":
            return Moved(seat, a, b, _cause(c))
        case "took":
            # where no owner is, the moment stands, below zero; only Party Flyer takes from an owner
            return Took(seat, tile_of(a), b or None, None if c < 0 else c, "flyer" if c >= 0 else _cause(-c))
        case "joined":
            return Joined(seat, tile_of(a), b or None, c if c >= 0 else None)
        case "stayed":
            return Stayed(seat)
        case "hired":
            return Hired(seat, tile_of(a), b)
        case "acted":
            return Acted(seat, tile_of(a), b)
        case "idle":
            return Idle(seat, tile_of(a))
        case "declined":
            return Declined(seat, _cause(a))
        case "full":
            return Full(seat, a, b)
        case "played":
            return Played(seat, tile_of(a))
        case _:
            winners = tuple(seat for seat in range(5) if a >> seat & 1)
            return Ended(winners, b, _ending(winners, c))


def _cause(phase: int) -> Cause:
    """In which moment it happened; all others are a move's."""
    match PHASES[phase]:
        case "flyer" | "call" | "people" as action:
            return action
        case _:
            return "move"


def _ending(winners: tuple[int, ...], ending: int) -> Ending:
    if ending == ENDINGS["full"]:
        return "full"
    return "tie" if len(winners) > 1 else "band"
