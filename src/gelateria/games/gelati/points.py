"""What points are for in Gelati."""

from collections.abc import Iterable, Sequence

from gelateria.engine.game import Gain
from gelateria.games.gelati.actions import Event, Fulfilled, Scored
from gelateria.games.gelati.rules import Gelati

REASONS: tuple[str, ...] = ("sides", "orders")


def gains(event: Event, scores: Sequence[int], blank: Gelati) -> Iterable[Gain]:
    match event:
        case Scored(seat, points):
            yield Gain(seat, "sides", points)
        case Fulfilled(seat, points=points):
            yield Gain(seat, "orders", points)


def is_final(event: Event) -> bool:
    return False
