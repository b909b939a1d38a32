"""What chips come from and go to in Geizen."""

from collections.abc import Iterable, Sequence

from gelateria.engine.game import Gain
from gelateria.games.geizen.actions import Borrowed, Event, Fined, Laid, Repaid, Took
from gelateria.games.geizen.rules import Geizen

REASONS: tuple[str, ...] = ("rows", "laid", "arrows", "loans")


def gains(event: Event, scores: Sequence[int], blank: Geizen) -> Iterable[Gain]:
    match event:
        case Took(seat, _, chips):
            yield Gain(seat, "rows", chips)
        case Laid(seat, own=own):
            yield Gain(seat, "laid", -own)
        case Fined(seat, _, chips):
            yield Gain(seat, "arrows", -chips)
        case Borrowed(seat, chips):
            yield Gain(seat, "loans", chips)
        case Repaid(seat, chips):
            yield Gain(seat, "loans", -chips)


def is_final(event: Event) -> bool:
    return False
