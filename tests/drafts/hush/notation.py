"""Hush in a line of letters."""

import re
from collections.abc import Mapping

from gelateria.engine.text import SHAPES
from hush.actions import Action
from hush.views import View

INKS: Mapping[str, str] = {}


def draw(view: View) -> str:
    seats = []
    for seat in range(view.players):
        mark = "!" if seat in view.shown else "?" if seat in view.awaiting else "-"
        crown = "♛" if seat in view.winners else ""
        seats.append(f"{SHAPES[seat]}{_card(view.cards[seat])}{_card(view.old[seat])}{mark}{crown}")
    return f"{' '.join(seats)} timer {view.timer} bell {view.bell}"


def _card(card: int | None) -> str:
    return "x" if card is None else str(card)


def read(text: str) -> View:
    seats = re.findall(rf"[{SHAPES}](.)(.)([!?-])(♛?)", text)
    timers = re.search(r"timer (\d+) bell (\d+)", text)
    if not seats or timers is None:
        raise ValueError("no drawing of Hush")
    cards = tuple(None if card == "x" else int(card) for card, _, _, _ in seats)
    shown = tuple(seat for seat, (_, _, mark, _) in enumerate(seats) if mark == "!")
    winners = tuple(seat for seat, (_, _, _, crown) in enumerate(seats) if crown)
    return View(
        viewer=None,
        players=len(seats),
        awaiting=tuple(seat for seat, (_, _, mark, _) in enumerate(seats) if mark == "?" and not winners),
        timer=int(timers[1]),
        bell=int(timers[2]),
        turns=int(bool(winners)),
        scores=tuple((cards[seat] or 0) if seat in shown else 0 for seat in range(len(seats))),
        winners=winners,
        ending=int(bool(winners)),
        cards=cards,
        old=tuple(None if old == "x" else int(old) for _, old, _, _ in seats),
        shown=shown,
    )


def label(action: Action) -> str:
    return type(action).__name__.lower()
