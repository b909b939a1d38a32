"""What can be seen in Geizen: everything. There are no secrets; what chance will give, nobody holds."""

from collections.abc import Mapping
from functools import lru_cache

from msgspec import Struct

from gelateria.engine.dealer.base import Dealer
from gelateria.engine.game import Viewer
from gelateria.engine.view import TableView, fill_in, open_to_all
from gelateria.games.geizen.actions import Event
from gelateria.games.geizen.rules import PHASES, Geizen, Phase

SECRETS: Mapping[str, str] = {}


class Row(Struct, frozen=True):
    """One row of the board."""

    fields: str
    first: int
    arrow: int
    filled: int


class View(TableView, frozen=True, kw_only=True):
    """The table, as everybody sees it. The scores are the players' chips."""

    mover: int
    phase: Phase
    bank: int
    rows: tuple[Row, ...]
    thrown: tuple[int, ...]
    loose: int
    kept: tuple[int, ...]
    loan: int


def view(state: Geizen, viewer: Viewer) -> View:
    kept = state.kept
    return View(
        **open_to_all(state, viewer),
        scores=tuple(state.stock[: state.players]),
        mover=state.mover,
        phase=PHASES[state.phase],
        bank=state.bank,
        rows=_rows(state),
        thrown=tuple([die for die in state.thrown if die]),
        loose=state.loose,
        kept=tuple([face + 1 for face, count in enumerate(kept) for _ in range(count)]),
        loan=state.loan,
    )


def _rows(state: Geizen) -> tuple[Row, ...]:
    """Each list is asked for once: a compiled position makes a new one every time."""
    printed = _printed(tuple(map(tuple, state.colour)), tuple(state.length))
    return tuple(map(Row, printed, [chips[0] for chips in state.lays], state.arrow, state.filled))


@lru_cache(maxsize=64)
def _printed(colours: tuple[tuple[int, ...], ...], lengths: tuple[int, ...]) -> tuple[str, ...]:
    """The fields of the five rows, as letters."""
    return tuple(
        "".join("GYR"[colour] for colour in row[:length]) for row, length in zip(colours, lengths, strict=True)
    )


def redact(event: Event, viewer: Viewer) -> Event | None:
    return event


def reveals(event: Event) -> bool:
    return False


def is_unforeseen(event: Event, seat: int) -> bool:
    return False


def as_if_last(state: Geizen, seat: int, number: int) -> tuple[Geizen, int] | None:
    """Dice that are kept, as if no other were left to throw: what all kept ones would cost if they were paid now."""
    thrown = state.thrown
    dice = [die for i, die in enumerate(thrown) if number >> i & 1]
    if PHASES[state.phase] != "keep" or len(dice) == state.loose:
        return None
    last = state.copy()
    last.loose = len(dice)
    last.thrown = [*dice, *[0] * (len(thrown) - len(dice))]
    return last, (1 << len(dice)) - 1


def imagine(view: View, blank: Geizen, dealer: Dealer) -> Geizen:
    fill_in(blank, view)
    blank.mover = view.mover
    blank.phase = PHASES.index(view.phase)
    blank.stock = [*view.scores, *[0] * (5 - view.players)]
    blank.bank = view.bank
    blank.filled = [row.filled for row in view.rows]
    blank.thrown = [*view.thrown, *[0] * (6 - len(view.thrown))]
    blank.loose = view.loose
    blank.kept = [view.kept.count(face) for face in range(1, 7)]
    blank.loan = view.loan
    return blank
