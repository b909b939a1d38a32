"""What jelly comes from in Attack of the Jelly Monster. Capsules are opened when it is over."""

from collections.abc import Iterable, Sequence

from gelateria.engine.game import Gain
from gelateria.games.jelly_monster.actions import Event, Gained, Opened, Paid
from gelateria.games.jelly_monster.rules import Jelly

REASONS: tuple[str, ...] = ("districts", "centre", "others", "capsules")


def gains(event: Event, scores: Sequence[int], blank: Jelly) -> Iterable[Gain]:
    match event:
        case Gained(seat, jelly, cause):
            yield Gain(seat, "centre" if cause == "centre" else "districts", jelly)
        case Paid(seat, to, jelly):
            yield Gain(seat, "others", -jelly)
            yield Gain(to, "others", jelly)
        case Opened(seat, jelly=jelly):
            yield Gain(seat, "capsules", jelly)


def is_final(event: Event) -> bool:
    return isinstance(event, Opened)
