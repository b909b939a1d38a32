"""Who fills the squares of a floor in Gelini Nightlife."""

from collections.abc import Iterable, Iterator, Sequence

from gelateria.engine.game import Gain
from gelateria.games.gelini_nightlife.actions import Event, Hired, Joined, Played, Took
from gelateria.games.gelini_nightlife.rules import Gelini

REASONS: tuple[str, ...] = ("guests", "vips", "stars", "band", "over")
KINDS = {"V": "vips", "S": "stars", "B": "band"}


def gains(event: Event, scores: Sequence[int], blank: Gelini) -> Iterable[Gain]:
    match event:
        case Took(seat, tile, owner=owner) | Joined(seat, tile, owner=owner):
            if owner is not None:
                yield Gain(owner, _kind(tile), -_squares(tile))
            yield from _comes(seat, tile, scores, blank)
        case Hired(seat, tile) | Played(seat, tile):
            yield from _comes(seat, tile, scores, blank)


def is_final(event: Event) -> bool:
    return False


def _comes(seat: int, tile: str, scores: Sequence[int], blank: Gelini) -> Iterator[Gain]:
    """What hangs over the floor's edge counts for nothing."""
    yield Gain(seat, _kind(tile), _squares(tile))
    over = scores[seat] + _squares(tile) - blank.capacity
    if over > 0:
        yield Gain(seat, "over", -over)


def _kind(tile: str) -> str:
    return KINDS.get(tile[0], "guests")


def _squares(tile: str) -> int:
    return int(tile[1:] or 0)
