"""What a player can do in Attack of the Jelly Monster and what can happen, as records.

Districts and zones are counted from 1 here, as in every drawing; a capsule is its number, or "die".
"""

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Literal

from msgspec import Meta, Struct

from gelateria.engine.illegal import Illegal
from gelateria.games.jelly_monster.rules import (
    ACTIONS,
    CAUSES,
    Jelly,
    count_of,
    district_of,
    effect_of,
    face_placed,
    face_removed,
    one_die,
    owner_of,
    placement,
    removal,
)

Seat = Annotated[int, Meta(ge=0, le=4)]
Die = Annotated[int, Meta(ge=1, le=6)]
Number = Annotated[int, Meta(ge=1, le=7)]
Value = Annotated[int, Meta(ge=1, le=99)]
Capsule = Value | Literal["die"]
Way = Literal["clockwise", "counter-clockwise"]
Cause = Literal["jelly", "capsule", "per capsule", "take", "give", "second", "others", "dice", "centre"]
"""What brought something: a symbol's kind, the rank or the dice that it is for, or most dice in the city centre."""


class Ready(Struct, frozen=True, tag="ready", forbid_unknown_fields=True):
    """The dice are in hand: the round may begin."""


class Throw(Struct, frozen=True, tag="throw", forbid_unknown_fields=True):
    """Throw all dice that are left, behind the screen."""


class Remove(Struct, frozen=True, tag="remove", forbid_unknown_fields=True):
    """The effect of a 1 or 2: this die goes to the city centre."""

    seat: Seat
    die: Die


class Shift(Struct, frozen=True, tag="shift", forbid_unknown_fields=True):
    """The effect of a 3 or 4: the marker goes one zone up, away from the entrance, or down."""

    to: Literal["up", "down"]


class Place(Struct, frozen=True, tag="place", forbid_unknown_fields=True):
    """Place one thrown die at a district's entrance, with its effect or without."""

    die: Die
    district: Number
    effect: Remove | Shift | None = None


class Pass(Struct, frozen=True, tag="pass", forbid_unknown_fields=True):
    """Place none of these dice (calm mode; otherwise one throws again)."""


class Seal(Struct, frozen=True, tag="seal", forbid_unknown_fields=True):
    """Close a district's entrance for this round."""

    district: Number


class Turn(Struct, frozen=True, tag="turn", forbid_unknown_fields=True):
    """Turn the sand timer."""


class Done(Struct, frozen=True, tag="done", forbid_unknown_fields=True):
    """Nothing more this round."""


class Choose(Struct, frozen=True, tag="choose", forbid_unknown_fields=True):
    """Which neighbour's reward it shall be."""

    way: Way
    district: Number | None = None
    """The district that is scored …"""
    pays: Number | None = None
    """… and the one that would pay. Who names them answers this question and no later one."""


class Give(Struct, frozen=True, tag="give", forbid_unknown_fields=True):
    """Who gets the next one of too few jelly."""

    seat: Seat


class Lose(Struct, frozen=True, tag="lose", forbid_unknown_fields=True):
    """Which capsule goes back to the box."""

    capsule: Capsule


Action = Ready | Throw | Place | Pass | Seal | Turn | Done | Choose | Give | Lose
ALLOWED_BY: Mapping[str, str] = {
    "ready": "jelly.ready",
    "throw": "jelly.roll",
    "place": "jelly.place",
    "pass": "jelly.calm-step",
    "seal": "jelly.seal",
    "turn": "jelly.timer",
    "done": "jelly.done",
    "choose": "jelly.neighbour-choice",
    "give": "jelly.short",
    "lose": "jelly.lose-capsule",
}


class Laid(Struct, frozen=True, tag="laid"):
    """A board was laid out, with this side up."""

    district: int
    side: str


class Began(Struct, frozen=True, tag="began"):
    """A round begins; `first` is the first player clockwise from the drone."""

    round: int
    first: int


class Ordered(Struct, frozen=True, tag="ordered"):
    """Calm mode: the order of steps was drawn."""

    seats: tuple[int, ...]


class Readied(Struct, frozen=True, tag="readied"):
    """Somebody is ready."""

    seat: int


class Started(Struct, frozen=True, tag="started"):
    """All are ready: go!"""


class Threw(Struct, frozen=True, tag="threw"):
    """A throw behind the screen."""

    seat: int
    dice: tuple[int, ...]


class Placed(Struct, frozen=True, tag="placed"):
    """A die was placed."""

    seat: int
    die: int
    district: int


class Removed(Struct, frozen=True, tag="removed"):
    """A die was sent to the city centre."""

    seat: int
    district: int
    owner: int
    die: int


class Shifted(Struct, frozen=True, tag="shifted"):
    """A marker was moved to this zone."""

    seat: int
    district: int
    zone: int


class Passed(Struct, frozen=True, tag="passed"):
    """Calm mode: a step without a placement."""

    seat: int


class Emptied(Struct, frozen=True, tag="emptied"):
    """Somebody has placed the last die."""

    seat: int


class Sealed(Struct, frozen=True, tag="sealed"):
    """A district was sealed."""

    seat: int
    district: int


class Turned(Struct, frozen=True, tag="turned"):
    """The sand timer was turned, by the table where `seat` is None."""

    seat: int | None
    calm: bool = False


class Rested(Struct, frozen=True, tag="rested"):
    """Somebody does nothing more this round."""

    seat: int


class Closed(Struct, frozen=True, tag="closed"):
    """The round is over, because time is up or because all are done; now it is scored."""

    time_up: bool
    calm: bool = False


class Cancelled(Struct, frozen=True, tag="cancelled"):
    """Equal dice of one player cancelled each other."""

    seat: int
    district: int
    die: int
    count: int


class Controlled(Struct, frozen=True, tag="controlled"):
    """Who controls a district, or has most dice in the city centre, which is district 0."""

    district: int
    seats: tuple[int, ...]


class Pointed(Struct, frozen=True, tag="pointed"):
    """A district pays what a neighbour pays, or nothing where the chain came round."""

    district: int
    neighbour: int
    pays: bool


class Chose(Struct, frozen=True, tag="chose"):
    """Somebody chose a neighbour."""

    seat: int
    way: Way


class Gained(Struct, frozen=True, tag="gained"):
    """Jelly from the supply."""

    seat: int
    jelly: int
    cause: Cause = "jelly"


class Drew(Struct, frozen=True, tag="drew"):
    """A capsule from the stack; what it shows is for its owner alone."""

    seat: int
    capsule: Capsule | None
    cause: Cause = "capsule"


class Short(Struct, frozen=True, tag="short"):
    """Too few capsules for all of these, so none of them got one."""

    seats: tuple[int, ...]


class Lost(Struct, frozen=True, tag="lost"):
    """A capsule went back to the box, unseen by the others."""

    seat: int
    capsule: Capsule | None


class Paid(Struct, frozen=True, tag="paid"):
    """Jelly went from one player to another."""

    seat: int
    to: int
    jelly: int
    cause: Cause = "take"


class Opened(Struct, frozen=True, tag="opened"):
    """The end: a capsule and what was in it."""

    seat: int
    capsule: Capsule
    jelly: int


class Ended(Struct, frozen=True, tag="ended"):
    """The game is over."""

    winners: tuple[int, ...]
    jelly: int


Event = (
    Laid
    | Began
    | Ordered
    | Readied
    | Started
    | Threw
    | Placed
    | Removed
    | Shifted
    | Passed
    | Emptied
    | Sealed
    | Turned
    | Rested
    | Closed
    | Cancelled
    | Controlled
    | Pointed
    | Chose
    | Gained
    | Drew
    | Short
    | Lost
    | Paid
    | Opened
    | Ended
)

SIMPLE: dict[int, Action] = {
    ACTIONS["ready"]: Ready(),
    ACTIONS["throw"]: Throw(),
    ACTIONS["pass"]: Pass(),
    ACTIONS["turn"]: Turn(),
    ACTIONS["done"]: Done(),
}
NUMBERS = {action: number for number, action in SIMPLE.items()}
WAYS: dict[Way, tuple[int, int]] = {
    "clockwise": (ACTIONS["clockwise"], 1),
    "counter-clockwise": (ACTIONS["counter"], -1),
}
"""The number of each choice, and where it leads."""


@cache
def dice_in(handful: int) -> tuple[int, ...]:
    """The dice of one of the rules' handfuls, the lowest first."""
    return tuple(face + 1 for face in range(6) for _ in range(count_of(face, handful)))


def handful(dice: tuple[int, ...]) -> int:
    """The way back."""
    return sum(one_die(die - 1) for die in dice)


def capsule(shows: int) -> Capsule:
    """A capsule by what it shows: 0 is a die."""
    return shows or "die"


def kind(state: Jelly, capsule: Capsule) -> int:
    """The way back to the rules' number; one that no capsule has, for a number that none shows."""
    shows = state.shows
    return 0 if capsule == "die" else shows.index(capsule) if capsule in shows else len(shows)


def side(number: int) -> str:
    """The name of a board's side: A1 to A8 the green ones, B1 to B8 the others."""
    return "AB"[number // 8] + str(number % 8 + 1)


def cause(number: int) -> Cause:
    """What brought something, from the rules' number."""
    return CAUSES[number]  # type: ignore[return-value]  # the rest of them bring nothing


def seats_in(seats: int) -> tuple[int, ...]:
    """The seats of a bit set."""
    return tuple(seat for seat in range(5) if seats >> seat & 1)


# Actions ------------------------------------------------------------------------------------------


def action(state: Jelly, seat: int, number: int) -> Action:
    if number in SIMPLE:
        return SIMPLE[number]
    for way, (choice, step) in WAYS.items():
        if number == choice:
            return Choose(way, state.at + 1, state.beside(state.source, step) + 1)
    if number >= ACTIONS["place"]:
        return Place(face_placed(number) + 1, district_of(number) + 1, _effect(effect_of(number)))
    if number >= ACTIONS["lose"]:
        return Lose(capsule(state.shows[number - ACTIONS["lose"]]))
    if number >= ACTIONS["give"]:
        return Give(number - ACTIONS["give"])
    return Seal(number - ACTIONS["seal"] + 1)


def _effect(effect: int) -> Remove | Shift | None:
    if effect >= ACTIONS["remove"]:
        return Remove(owner_of(effect), face_removed(effect) + 1)
    return Shift("up" if effect == ACTIONS["up"] else "down") if effect else None


def number(state: Jelly, seat: int, action: Action) -> int:
    match action:
        case Choose() | Give() | Lose():
            return _answer(state, seat, action)
        case Ready():
            if state.phase != 0:
                raise Illegal("jelly.ready", "The round has already begun.")
            return ACTIONS["ready"]
    _refuse_out_of_round(state)
    match action:
        case Place(die, district, effect):
            return _placement(state, seat, die, district, effect)
        case Throw():
            _refuse_without_dice(state, seat)
            if state.calm and state.throws[seat]:
                raise Illegal("jelly.calm-step", "One throw a step: place one of these dice, or none.")
        case Pass():
            _refuse_without_dice(state, seat)
            if not state.throws[seat]:
                raise Illegal("jelly.roll", "The dice are not thrown yet.")
            if not state.calm:
                raise Illegal("jelly.place", "To place none of these dice, throw again.")
        case Seal(district):
            _refuse_with_dice(state, seat, "jelly.seal", "seal a district")
            _refuse_unknown(state, district)
            if not state.may_seal[seat]:
                raise Illegal("jelly.seal", "One district is all you can seal.", 1)
            if state.seal[district - 1] >= 0:
                raise Illegal("jelly.seal", f"District {district} is sealed already.", _open(state))
            return ACTIONS["seal"] + district - 1
        case Turn():
            _refuse_with_dice(state, seat, "jelly.timer", "turn the timer")
            if state.turned:
                raise Illegal("jelly.timer", "The timer was turned already, and once a round is all.", 1)
        case Done():
            _refuse_with_dice(state, seat, "jelly.roll", "be done")
    return NUMBERS[action]


def _refuse_out_of_round(state: Jelly) -> None:
    if state.phase == 0:
        raise Illegal("jelly.ready", "The round has not begun: not everybody is ready.", list(state.seats_awaited()))
    if state.phase == 2:
        raise Illegal("jelly.time-up", "The round is over and being scored.")


def _refuse_without_dice(state: Jelly, seat: int) -> None:
    if not state.loose[seat]:
        raise Illegal("jelly.roll", "All your dice are placed.", 0)


def _refuse_with_dice(state: Jelly, seat: int, rule: str, wish: str) -> None:
    if state.loose[seat]:
        raise Illegal(rule, f"Place your last die first, then you may {wish}.", int(state.loose[seat]))


def _refuse_unknown(state: Jelly, district: int) -> None:
    if district > state.districts:
        raise Illegal("jelly.districts", f"There is no district {district} today.", int(state.districts))


def _open(state: Jelly) -> list[int]:
    return [district + 1 for district in range(state.districts) if state.seal[district] < 0]


def _placement(state: Jelly, seat: int, die: int, district: int, effect: Remove | Shift | None) -> int:
    _refuse_without_dice(state, seat)
    _refuse_unknown(state, district)
    if not state.throws[seat]:
        raise Illegal("jelly.roll", "The dice are not thrown yet.")
    thrown = dice_in(state.thrown[seat])
    if die not in thrown:
        raise Illegal("jelly.place", f"There is no {die} in this throw.", list(thrown))
    if state.seal[district - 1] >= 0:
        raise Illegal("jelly.seal", f"District {district} is sealed.", _open(state))
    match effect:
        case Remove(owner, other):
            if die > 2:
                raise Illegal("jelly.plain" if die > 4 else "jelly.remove", f"A {die} removes nothing.", [1, 2])
            if owner >= state.players or other not in dice_in(state.entrance[district - 1][owner]):
                raise Illegal("jelly.remove", f"There is no such {other} at the entrance of district {district}.")
            return placement(die - 1, district - 1, removal(owner, other - 1))
        case Shift(to):
            if die not in (3, 4):
                raise Illegal("jelly.plain" if die > 4 else "jelly.shift", f"A {die} moves no marker.", [3, 4])
            zone = state.marker[district - 1] + 1
            if zone == (3 if to == "up" else 1):
                raise Illegal("jelly.shift", f"The marker of district {district} cannot go further {to}.", zone)
            return placement(die - 1, district - 1, ACTIONS[to])
        case None:
            return placement(die - 1, district - 1, ACTIONS["no effect"])


def _answer(state: Jelly, seat: int, action: Choose | Give | Lose) -> int:
    legal = state.legal(seat)
    match action:
        case Choose(way, district, pays):
            found, step = WAYS[way]
            asked = (state.at + 1, state.beside(state.source, step) + 1)
            if (district or asked[0], pays or asked[1]) != asked:
                found = -1
            rule, why = "jelly.neighbour-choice", "Which neighbour pays is settled: there is nothing to choose now."
        case Give(other):
            found = ACTIONS["give"] + other
            rule, why = "jelly.short", "That player gets nothing from you now."
        case Lose(which):
            found = ACTIONS["lose"] + kind(state, which)
            rule, why = "jelly.lose-capsule", "You have no such capsule to lose now."
    if found not in legal:
        raise Illegal(rule, why)
    return found


# Events -------------------------------------------------------------------------------------------


def event(name: str, seat: int, a: int, b: int, c: int) -> Event:
    match name:
        case "laid":
            return Laid(a, side(b))
        case "began":
            return Began(a, b)
        case "ordered":
            return Ordered(tuple(int(digit) - 1 for digit in str(a)))
        case "readied":
            return Readied(seat)
        case "started":
            return Started()
        case "threw":
            return Threw(seat, dice_in(a))
        case "placed":
            return Placed(seat, a, b)
        case "removed":
            return Removed(seat, a, b, c)
        case "shifted":
            return Shifted(seat, a, b)
        case "passed":
            return Passed(seat)
        case "emptied":
            return Emptied(seat)
        case "sealed":
            return Sealed(seat, a)
        case "turned":
            return Turned(seat if seat >= 0 else None, a == 1)
        case "rested":
            return Rested(seat)
        case "closed":
            return Closed(a == 1, b == 1)
        case "cancelled":
            return Cancelled(seat, a, b, c)
        case _:
            return _scoring_event(name, seat, a, b, c)


def _scoring_event(name: str, seat: int, a: int, b: int, c: int) -> Event:
    match name:
        case "controlled":
            return Controlled(a, seats_in(b))
        case "pointed":
            return Pointed(a, b, c == 1)
        case "chose":
            return Chose(seat, "counter-clockwise" if a else "clockwise")
        case "gained":
            return Gained(seat, a, cause(b))
        case "drew":
            return Drew(seat, capsule(a), cause(b))
        case "short":
            return Short(seats_in(a))
        case "lost":
            return Lost(seat, capsule(a))
        case "paid":
            return Paid(seat, a, b, cause(c))
        case "opened":
            return Opened(seat, capsule(a), b)
        case _:
            return Ended(seats_in(a), b)
