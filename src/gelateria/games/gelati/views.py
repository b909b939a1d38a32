"""What can be seen in Gelati. Every secret of the game is on this page.

Tiles and orders stand in the hand in the order they were drawn, backs to the others (gelati.places). So everybody knows
since when a hidden one is held, and that it is none of those that were seen to go into the stack later: `Held.never`.
"""

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from gelateria.engine.dealer.base import Dealer
from gelateria.engine.game import Viewer
from gelateria.engine.view import TableView, fill_in, open_to_all
from gelateria.games.gelati.actions import Began, Drew, DrewOrder, Event, Fulfilled, Placed, Showed, Swapped
from gelateria.games.gelati.rules import Gelati, cell_at, coordinates

SECRETS: Mapping[str, str] = {
    "hand": "a player's tiles: the player; one that was shown for gelati.swap, everybody",
    "orders": "a player's orders: the player, and when it is over everybody",
    "stack": "the tiles left: nobody, until they are drawn",
    "order stack": "the orders left: nobody, until they are drawn",
}

ALL = 0xFFFFFFFFFFFFFFFF
NONE = -1
MOST_TRIES = 10_000
"""To deal a hidden hand that can place; nearly always the first one can."""

Phase = Literal["place", "swap", "order"]
PHASES: tuple[Phase, ...] = ("place", "swap", "order")


class Laid(Struct, frozen=True):
    """A tile on the board."""

    tile: int
    q: int
    r: int


class Spot(Struct, frozen=True):
    """An empty cell beside a tile: how many sides touch there, and what that is worth."""

    q: int
    r: int
    sides: int
    points: int


class Held(Struct, frozen=True):
    """A tile or an order in a hand: which it is, where the viewer knows it."""

    ice: int | None
    shown: bool = False
    """Whether everybody has seen it."""
    never: tuple[int, ...] = ()
    """What it cannot be, as everybody knows."""


NOTHING = Held(-1)
"""An empty place in a hand."""


class View(TableView, frozen=True, kw_only=True):
    """The table, with the viewer's own hand."""

    mover: int
    phase: Phase
    fulfilled: bool
    """Whether the mover has fulfilled an order this turn."""
    passes: int
    """How many players in a row have passed."""
    board: tuple[Laid, ...]
    spots: tuple[Spot, ...]
    stack: int
    aside: tuple[int, ...]
    """What was swapped out so far this turn."""
    order_stack: int
    discards: tuple[int, ...]
    """The fulfilled orders, until they are shuffled."""
    supply: tuple[int, ...]
    tokens: tuple[tuple[int, ...], ...]
    hands: tuple[tuple[Held, ...], ...]
    orders: tuple[tuple[Held, ...], ...]
    side_points: tuple[int, ...]
    """For 1 to 6 touching sides."""
    order_points: int
    goal: int
    limit: int
    opened: tuple[tuple[int, ...], ...] = ()
    """Everybody's orders, turned up when the game is over."""


def view(state: Gelati, viewer: Viewer) -> View:
    return View(
        **open_to_all(state, viewer),
        scores=tuple(state.score[: state.players]),
        mover=state.mover,
        phase=PHASES[state.phase],
        fulfilled=bool(state.fulfilled),
        passes=state.passes,
        board=_board(state),
        spots=_spots(state),
        stack=state.stack.bit_count(),
        aside=_listed(state.aside),
        order_stack=state.order_stack.bit_count(),
        discards=_listed(state.discards),
        supply=tuple(state.supply),
        tokens=tuple(map(tuple, state.tokens[: state.players])),
        hands=_hands(state, viewer),
        orders=_orders(state, viewer),
        side_points=tuple(state.side_points[1:]),
        order_points=state.order_points,
        goal=state.goal,
        limit=state.limit,
        opened=_opened(state) if state.over else (),
    )


def _opened(state: Gelati) -> tuple[tuple[int, ...], ...]:
    hands = state.orders[: state.players]
    return tuple(tuple(order for order in hand if order >= 0) for hand in hands)


def _board(state: Gelati) -> tuple[Laid, ...]:
    return tuple(
        Laid(tile, *coordinates(cell)) for tile, cell in zip(state.tile, state.cell, strict=False) if tile >= 0
    )


def _spots(state: Gelati) -> tuple[Spot, ...]:
    points = state.side_points
    beside = [(cell, sides.bit_count()) for cell, sides in zip(state.cell, state.sides, strict=False) if sides]
    return tuple(Spot(*coordinates(cell), sides, points[sides]) for cell, sides in beside)


def _hands(state: Gelati, viewer: Viewer) -> tuple[tuple[Held, ...], ...]:
    hands = zip(range(state.players), state.hand, state.shown, state.never, strict=False)
    return tuple(
        tuple(
            Held(tile if shown or seat == viewer else None, bool(shown), _listed(never))
            for tile, shown, never in zip(*hand, strict=True)
            if tile >= 0
        )
        for seat, *hand in hands
    )


def _orders(state: Gelati, viewer: Viewer) -> tuple[tuple[Held, ...], ...]:
    hands = zip(range(state.players), state.orders, state.order_never, strict=False)
    return tuple(
        tuple(
            Held(order if seat == viewer else None, False, _listed(never))
            for order, never in zip(*hand, strict=True)
            if order >= 0
        )
        for seat, *hand in hands
    )


def _listed(some: int) -> tuple[int, ...]:
    return tuple(ice for ice in range(64) if some >> ice & 1) if some else ()


def _set_of(some: Sequence[int]) -> int:
    return sum(1 << ice for ice in some)


def redact(event: Event, viewer: Viewer) -> Event | None:
    if isinstance(event, Drew) and event.seat != viewer:
        return replace(event, tile=None)
    if isinstance(event, DrewOrder) and event.seat != viewer:
        return replace(event, order=None)
    return event


def reveals(event: Event) -> bool:
    """A tile placed, a hand shown, an order fulfilled: nobody can unsee them."""
    return isinstance(event, Placed | Showed | Swapped | Fulfilled)


def is_unforeseen(event: Event, seat: int) -> bool:
    """When another's turn begins, a hand that cannot place is shown, and one that can is not."""
    return isinstance(event, Began) and event.seat != seat


# Worlds a view cannot rule out ---------------------------------------------------------------------


def imagine(view: View, blank: Gelati, dealer: Dealer) -> Gelati:
    """Deal what is hidden anew, every possible way as likely as the next.

    Every draw that was made took each tile of the stack with equal chance, so all ways to fill the hidden places are
    equally likely that put none of its `never` into a place and, where a hidden hand is about to place, leave it a tile
    that fits (else it would have been shown).
    """
    hands, orders = _spread(view.hands), _spread(_turned_up(view))
    _fill_in_the_open(view, blank)
    blank.shown = [[int(held.shown) for held in hand] for hand in hands]
    blank.never = [[_set_of(held.never) for held in hand] for hand in hands]
    blank.order_never = [[_set_of(held.never) for held in hand] for hand in orders]
    laid = _set_of([laid.tile for laid in view.board])
    for _ in range(MOST_TRIES):
        blank.hand, blank.stack = _deal(hands, ALL & ~laid & ~blank.aside, dealer)
        if view.phase != "place" or not view.awaiting or blank.mover_can_place():
            blank.orders, blank.order_stack = _deal(orders, blank.menu & ~blank.discards, dealer)
            return blank
    raise ValueError("no world looks like this: whatever the mover holds, nothing fits")


def _fill_in_the_open(view: View, blank: Gelati) -> None:
    fill_in(blank, view)
    empty = 4 - view.players
    blank.mover = view.mover
    blank.phase = PHASES.index(view.phase)
    blank.fulfilled = int(view.fulfilled)
    blank.passes = view.passes
    blank.lay_out([(laid.tile, cell_at(laid.q, laid.r)) for laid in view.board])
    blank.aside = _set_of(view.aside)
    blank.discards = _set_of(view.discards)
    blank.score = [*view.scores, *[0] * empty]
    blank.supply = list(view.supply)
    blank.tokens = [*map(list, view.tokens), *[[0] * 12] * empty]


def _turned_up(view: View) -> tuple[tuple[Held, ...], ...]:
    """The orders, as everybody knows them when the game is over."""
    if not view.opened:
        return view.orders
    both = zip(view.orders, view.opened, strict=True)
    return tuple(tuple(replace(held, ice=ice) for held, ice in zip(*hand, strict=True)) for hand in both)


def _spread(hands: tuple[tuple[Held, ...], ...]) -> list[list[Held]]:
    """All hands as they are in the state, filled up to full length."""
    hands += ((),) * (4 - len(hands))
    return [[*hand, *[NOTHING] * (4 - len(hand))] for hand in hands]


def _deal(hands: list[list[Held]], pool: int, dealer: Dealer) -> tuple[list[list[int]], int]:
    """Fill the hidden places from the pool; returns what is in all places, and what is left of the pool.

    The longer a place is held, the more it is known not to be: whatever an older one can be, a younger one can be too.
    So, filled from the oldest on, each has the same number of choices whatever came before it, never none, and all ways
    are equally likely.
    """
    ices = [[NONE if held.ice is None else held.ice for held in hand] for hand in hands]
    pool &= ~_set_of([ice for hand in ices for ice in hand if ice >= 0])
    hidden = [
        (pool & ~_set_of(held.never), seat, place)
        for seat, hand in enumerate(hands)
        for place, held in enumerate(hand)
        if held.ice is None
    ]
    for able, seat, place in sorted(hidden, key=lambda one: one[0].bit_count()):
        ones = _listed(able & pool)
        if not ones:
            raise ValueError("no world looks like this: nothing is left for a hidden place")
        ices[seat][place] = ones[dealer.draw(len(ones))]
        pool ^= 1 << ices[seat][place]
    return ices, pool
