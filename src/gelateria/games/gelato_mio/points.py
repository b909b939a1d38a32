"""What points are for in Gelato Mio. Majorities and pairs count when it is over."""

from collections.abc import Iterable, Sequence

from gelateria.engine.game import Gain
from gelateria.games.gelato_mio.actions import Claimed, Event, Served, Showed, Won
from gelateria.games.gelato_mio.rules import GelatoMio

REASONS: tuple[str, ...] = ("customers", "races", "majorities", "pairs")


def gains(event: Event, scores: Sequence[int], blank: GelatoMio) -> Iterable[Gain]:
    match event:
        case Served(seat, points=points):
            yield Gain(seat, "customers", points)
        case Claimed(seat, points=points):
            yield Gain(seat, "races", points)
        case Won(seat, points=points):
            yield Gain(seat, "majorities", points)
        case Showed(seat, points=points):
            yield Gain(seat, "pairs", points)


def is_final(event: Event) -> bool:
    return isinstance(event, Won | Showed)
