"""What follows from what a viewer saw.

Cards come into a hand and leave it in the open; only what help brings is seen by two alone. So a viewer who kept the
hands as they once lay open, and every card that moved since, can tell each way the hands may be now, and how likely
each is, given two things: a theft is blind, and whatever else was done tells nothing but that it was possible.

A world is all hands in one number, four bits a kind, eight kinds a hand. Its weight counts the ways it came about.
"""

from collections.abc import Sequence
from functools import lru_cache, reduce
from operator import and_, or_

from msgspec import Struct

from gelateria.engine.dealer.base import Dealer

Counts = tuple[int, ...]
"""How many cards of each kind, in the order of `actions.CARDS`."""
Worlds = dict[int, int]
"""The worlds that cannot be ruled out, with their weights."""

SEATS, KINDS, BITS, FULL = 4, 8, 4, 15
MOST_WORLDS = 400
"""With more than this to keep in mind a viewer loses count."""
CHUNK = 1 << 30


class Moved(Struct, frozen=True, array_like=True):
    """A card (its kind, or None for one nobody showed) left a hand, came into one, or both. None is the open table."""

    card: int | None
    source: int | None
    target: int | None


def pack(hands: Sequence[Counts]) -> int:
    return sum(count << _at(seat, kind) for seat, hand in enumerate(hands) for kind, count in enumerate(hand))


def unpack(world: int) -> tuple[Counts, ...]:
    return tuple(tuple(world >> at & FULL for at in hand) for hand in PLACES)


def _at(seat: int, kind: int) -> int:
    """Where a kind's number stands among the bits of a world."""
    return (seat * KINDS + kind) * BITS


PLACES = tuple(tuple(_at(seat, kind) for kind in range(KINDS)) for seat in range(SEATS))


@lru_cache(maxsize=8)  # a view is made, and a moment later imagined
def recall(opened: tuple[Counts, ...], diary: tuple[Moved, ...]) -> tuple[Worlds, ...] | None:
    """The worlds before every blind theft and, last, those of now; None when they are too many to keep in mind."""
    worlds: Worlds = {pack(opened): 1}
    pages = []
    for fact in diary:
        if fact.card is None:
            pages.append(worlds)
        worlds = _after(worlds, fact)
        if len(worlds) > MOST_WORLDS:
            return None
    return *pages, worlds


def _after(worlds: Worlds, fact: Moved) -> Worlds:
    source, target = fact.source, fact.target
    if source is None:
        card = 0 if target is None or fact.card is None else 1 << _at(target, fact.card)
        return {world + card: weight for world, weight in worlds.items()}
    after: Worlds = {}
    for kind in range(KINDS) if fact.card is None else (fact.card,):
        at = _at(source, kind)
        change = (0 if target is None else 1 << _at(target, kind)) - (1 << at)
        for world, weight in worlds.items():
            if count := world >> at & FULL:
                # a blind hand finds a kind as often as it is there; an open card tells only that it was there
                ways = weight if target is None else weight * count
                after[world + change] = after.get(world + change, 0) + ways
    return after


def certain(worlds: Worlds) -> tuple[Counts, ...]:
    """The cards that each hand holds in every one of these worlds."""
    always, ever = reduce(and_, worlds), reduce(or_, worlds)
    doubtful = always ^ ever  # elsewhere all worlds have the same number
    return tuple(
        tuple(
            min(world >> at & FULL for world in worlds) if doubtful >> at & FULL else always >> at & FULL for at in hand
        )
        for hand in PLACES
    )


def tell(pages: Sequence[Worlds], diary: Sequence[Moved], dealer: Dealer) -> tuple[tuple[Counts, ...], list[int]]:
    """One story of those that fit, each as likely as it is: the hands it leads to, and every card that moved."""
    *before, now = pages
    world = _pick(now, dealer)
    hands, cards = unpack(world), []
    for fact in reversed(diary):
        kind = _pick(_before(before.pop(), fact, world), dealer) if fact.card is None else fact.card
        world = _undone(world, fact, kind)
        cards.append(kind)
    return hands, cards[::-1]


def _before(page: Worlds, fact: Moved, world: int) -> dict[int, int]:
    """The kinds that the blind card may have been, given the world it led to."""
    ways = {}
    for kind in range(KINDS):
        earlier = _undone(world, fact, kind)
        if earlier in page and fact.source is not None:
            ways[kind] = page[earlier] * (earlier >> _at(fact.source, kind) & FULL)
    return ways


def _undone(world: int, fact: Moved, kind: int) -> int:
    if fact.source is not None:
        world += 1 << _at(fact.source, kind)
    if fact.target is not None:
        world -= 1 << _at(fact.target, kind)
    return world


def _pick(weights: dict[int, int], dealer: Dealer) -> int:
    """One of the keys, by weight. Weights grow with every theft, so chance is asked for as many digits as they have."""
    total = sum(weights.values())
    size, left = 1, 0
    while size < total << 20:
        size, left = size * CHUNK, left * CHUNK + dealer.draw(CHUNK)
    left = left * total // size
    for key, weight in weights.items():
        left -= weight
        if left < 0:
            return key
    raise ValueError("there is nothing to pick from")


def by_counting(sure: Sequence[Counts], sizes: Sequence[int], pool: Counts) -> tuple[Counts, ...]:
    """The cards that each hand must hold: those that are sure, and those of the pool that fit nowhere else.

    The pool is what is in the hands and not sure; it fills the places that are left.
    """
    places = [size - sum(hand) for size, hand in zip(sizes, sure, strict=True)]
    elsewhere = [sum(places) - own for own in places]
    return tuple(
        tuple(count + max(0, loose - free) for count, loose in zip(hand, pool, strict=True))
        for hand, free in zip(sure, elsewhere, strict=True)
    )
