"""What a player can do in Gelati and what can happen, as records.

A tile or an order is an ice cream: a number, cup * 16 + flavour * 4 + topping. A kind of component is 0 to 3 for the
cups, 4 to 7 for the flavours, 8 to 11 for the toppings, in the order of the edition. A cell is q steps to the right and
r steps down to the right from the middle of the board.
"""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct

from gelateria.engine.illegal import Illegal
from gelateria.games.gelati.rules import ACTIONS, Gelati, cell_at, coordinates

Ice = Annotated[int, Meta(ge=0, le=63)]
Kind = Annotated[int, Meta(ge=0, le=11)]
Step = Annotated[int, Meta(ge=-65, le=65)]

NEIGHBOURS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def kinds(ice: int) -> tuple[int, int, int]:
    """The cup, the flavour and the topping of an ice cream."""
    return ice >> 4, 4 + (ice >> 2 & 3), 8 + (ice & 3)


def ice_of(cup: int, flavour: int, topping: int) -> int:
    """The ice cream of these three kinds."""
    return cup * 16 + (flavour - 4) * 4 + topping - 8


class Place(Struct, frozen=True, tag="place", forbid_unknown_fields=True):
    """Lay an own tile on this cell."""

    tile: Ice
    q: Step
    r: Step


class Swap(Struct, frozen=True, tag="swap", forbid_unknown_fields=True):
    """Nothing fits: put this own tile aside and take the stack's next one."""

    tile: Ice


class Fulfil(Struct, frozen=True, tag="fulfil", forbid_unknown_fields=True):
    """Show this own order and return its three components."""

    order: Ice


class Trade(Struct, frozen=True, tag="trade", forbid_unknown_fields=True):
    """Two own tokens for one of the supply."""

    give: tuple[Kind, Kind]
    take: Kind


class Discard(Struct, frozen=True, tag="discard", forbid_unknown_fields=True):
    """Return a token, there are too many."""

    kind: Kind


class Done(Struct, frozen=True, tag="done", forbid_unknown_fields=True):
    """No more orders and trades this turn."""


Action = Place | Swap | Fulfil | Trade | Discard | Done
ALLOWED_BY: Mapping[str, str] = {
    "place": "gelati.hand",
    "swap": "gelati.swap",
    "fulfil": "gelati.order",
    "trade": "gelati.trade",
    "discard": "gelati.limit",
    "done": "gelati.turn",
}


class Opened(Struct, frozen=True, tag="opened"):
    """A tile of the cross was laid before the game."""

    tile: int
    q: int
    r: int


class Began(Struct, frozen=True, tag="began"):
    """A turn begins."""

    seat: int


class Drew(Struct, frozen=True, tag="drew"):
    """A tile was drawn; only its owner sees which. It stands last in the hand."""

    seat: int
    tile: int | None
    dealt: bool = False
    """Before the game, not at the end of a turn."""


class DrewOrder(Struct, frozen=True, tag="drew-order"):
    """An order was drawn; only its owner sees which. It stands last in the hand."""

    seat: int
    order: int | None
    dealt: bool = False
    """Before the game, not for one that was fulfilled."""


class Placed(Struct, frozen=True, tag="placed"):
    """A tile was laid, from this place in the hand."""

    seat: int
    tile: int
    q: int
    r: int
    place: int


class Scored(Struct, frozen=True, tag="scored"):
    """The touching sides were counted."""

    seat: int
    points: int
    sides: int


class Earned(Struct, frozen=True, tag="earned"):
    """A row was completed and earned a token; the axis is 0 along q, 1 along r, 2 the third."""

    seat: int
    kind: int
    axis: int


class Missed(Struct, frozen=True, tag="missed"):
    """A row was completed, but the supply has none of its kind."""

    seat: int
    kind: int
    axis: int


class Fulfilled(Struct, frozen=True, tag="fulfilled"):
    """An order was shown and served, from this place in the hand."""

    seat: int
    order: int
    points: int
    place: int


class Traded(Struct, frozen=True, tag="traded"):
    """Two tokens became one."""

    seat: int
    give: tuple[int, int]
    take: int


class Discarded(Struct, frozen=True, tag="discarded"):
    """A token went back to the supply."""

    seat: int
    kind: int


class Showed(Struct, frozen=True, tag="showed"):
    """Nothing fits: the whole hand was shown."""

    seat: int
    tiles: tuple[int, ...]


class Swapped(Struct, frozen=True, tag="swapped"):
    """A tile of the hand went aside, from this place, and the stack's next one came, for all to see."""

    seat: int
    out: int
    new: int
    place: int


class Shuffled(Struct, frozen=True, tag="shuffled"):
    """The tiles that were swapped out are in the stack again."""

    seat: int
    tiles: int


class Reshuffled(Struct, frozen=True, tag="reshuffled"):
    """The discarded orders are the order stack again."""

    seat: int
    orders: int


class Passed(Struct, frozen=True, tag="passed"):
    """No tile could be placed."""

    seat: int


End = Literal["fifty", "stack-out", "all-pass"]
ENDS: tuple[End, ...] = ("fifty", "stack-out", "all-pass")
"""Somebody has enough points; no tile is left to draw; or there is, but nobody can place one."""


class Ended(Struct, frozen=True, tag="ended"):
    """The game is over."""

    winners: tuple[int, ...]
    points: int
    why: End


Event = (
    Opened
    | Began
    | Drew
    | DrewOrder
    | Placed
    | Scored
    | Earned
    | Missed
    | Fulfilled
    | Traded
    | Discarded
    | Showed
    | Swapped
    | Shuffled
    | Reshuffled
    | Passed
    | Ended
)


def action(state: Gelati, seat: int, number: int) -> Action:
    if number >= ACTIONS["place"]:
        slot, cell = divmod(number - ACTIONS["place"], ACTIONS["cells"])
        return Place(state.hand[seat][slot], *coordinates(cell))
    if number >= ACTIONS["trade"]:
        pair, take = divmod(number - ACTIONS["trade"], 12)
        return Trade(divmod(pair, 12), take)
    if number >= ACTIONS["discard"]:
        return Discard(number - ACTIONS["discard"])
    if number >= ACTIONS["swap"]:
        return Swap(state.hand[seat][number - ACTIONS["swap"]])
    if number >= ACTIONS["fulfil"]:
        return Fulfil(state.orders[seat][number - ACTIONS["fulfil"]])
    return Done()


def number(state: Gelati, seat: int, action: Action) -> int:
    match action:
        case Place(tile, q, r):
            return _number_of_place(state, seat, tile, q, r)
        case Swap(tile):
            if state.phase == 0:
                raise Illegal("gelati.must-place", "One of your tiles fits, so it must be placed.")
            _ask_phase(state, 1)
            return ACTIONS["swap"] + _own_tile(state, seat, tile)
        case Fulfil(order):
            return _number_of_fulfil(state, seat, order)
        case Trade(give, take):
            return _number_of_trade(state, seat, give, take)
        case Discard(kind):
            _ask_phase(state, 2)
            if sum(state.tokens[seat]) <= state.limit:
                raise Illegal("gelati.limit", "You have no token too many.", state.limit)
            if not state.tokens[seat][kind]:
                raise Illegal("gelati.limit", "You have no such token.", _kinds_held(state, seat))
            return ACTIONS["discard"] + kind
        case Done():
            _ask_phase(state, 2)
            if sum(state.tokens[seat]) > state.limit:
                raise Illegal(
                    "gelati.limit", f"You may keep {state.limit} tokens: order, trade or discard first.", state.limit
                )
            return ACTIONS["done"]


def _ask_phase(state: Gelati, phase: int) -> None:
    """Each action has its time in the turn."""
    if state.phase == phase:
        return
    now = (
        "Place a tile first.",
        "Nothing fits: swap a tile first.",
        "Your tile is placed: now it is orders and trades.",
    )
    raise Illegal("gelati.turn", now[state.phase])


def _own_tile(state: Gelati, seat: int, tile: int) -> int:
    hand = [held for held in state.hand[seat] if held >= 0]
    if tile not in hand:
        raise Illegal("gelati.hand", "That tile is not in your hand.", hand)
    return hand.index(tile)


def _number_of_place(state: Gelati, seat: int, tile: int, q: int, r: int) -> int:
    _ask_phase(state, 0)
    slot = _own_tile(state, seat, tile)
    cell = cell_at(q, r)
    board = {cell: laid for cell, laid in zip(state.cell, state.tile, strict=False) if laid >= 0}
    if cell in board:
        raise Illegal("gelati.touch", "A tile lies there already.")
    around = [board[near] for dq, dr in NEIGHBOURS if (near := cell_at(q + dq, r + dr)) in board]
    if not around:
        raise Illegal("gelati.touch", "A tile must share a side with one on the board.")
    if strangers := [other for other in around if not set(kinds(tile)) & set(kinds(other))]:
        raise Illegal("gelati.match", "It has nothing in common with a tile beside it.", strangers)
    return ACTIONS["place"] + slot * ACTIONS["cells"] + cell


def _kinds_held(state: Gelati, seat: int) -> list[int]:
    return [kind for kind, count in enumerate(state.tokens[seat]) if count]


def _number_of_fulfil(state: Gelati, seat: int, order: int) -> int:
    _ask_phase(state, 2)
    if state.fulfilled:
        raise Illegal("gelati.order", "One order a turn, and you have served yours.", 1)
    mine = [held for held in state.orders[seat] if held >= 0]
    if order not in mine:
        raise Illegal("gelati.order", "That order is not yours.", mine)
    if missing := [kind for kind in kinds(order) if not state.tokens[seat][kind]]:
        raise Illegal("gelati.order", "A component of this order is missing.", missing)
    return ACTIONS["fulfil"] + mine.index(order)


def _number_of_trade(state: Gelati, seat: int, give: tuple[int, int], take: int) -> int:
    _ask_phase(state, 2)
    if any(state.tokens[seat][kind] < give.count(kind) for kind in give):
        raise Illegal("gelati.trade", "A trade takes two tokens of your own.", _kinds_held(state, seat))
    if take in give:
        raise Illegal("gelati.trade-other", "You would get back what you give.")
    if not state.supply[take]:
        raise Illegal("gelati.trade", "The supply has none of these left.", 0)
    return ACTIONS["trade"] + (min(give) * 12 + max(give)) * 12 + take


def event(name: str, seat: int, a: int, b: int, c: int) -> Event:
    match name:
        case "opened":
            return Opened(a, *coordinates(b))
        case "began":
            return Began(seat)
        case "drew":
            return Drew(seat, a, bool(b))
        case "drew-order":
            return DrewOrder(seat, a, bool(b))
        case "placed":
            return Placed(seat, a, *coordinates(b), c)
        case "scored":
            return Scored(seat, a, b)
        case "earned":
            return Earned(seat, a, b)
        case "missed":
            return Missed(seat, a, b)
        case "fulfilled":
            return Fulfilled(seat, a, b, c)
        case "traded":
            return Traded(seat, (a, b), c)
        case "discarded":
            return Discarded(seat, a)
        case "showed":
            return Showed(seat, tuple(tile for tile in (a, b, c) if tile >= 0))
        case "swapped":
            return Swapped(seat, a, b, c)
        case "shuffled":
            return Shuffled(seat, a)
        case "reshuffled":
            return Reshuffled(seat, a)
        case "passed":
            return Passed(seat)
        case _:
            return Ended(tuple(seat for seat in range(4) if a >> seat & 1), b, ENDS[c - 1])
