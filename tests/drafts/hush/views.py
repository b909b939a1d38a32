"""Who may know which card of Hush."""

from collections.abc import Mapping

from gelateria.engine import Dealer, TableView, Viewer
from gelateria.engine.view import fill_in, open_to_all
from hush.actions import Dealt, Event, Showed, Swapped
from hush.rules import Hush

SECRETS: Mapping[str, str] = {"card": "its owner, until shown", "old": "its owner", "bag": "nobody"}


class View(TableView, frozen=True, kw_only=True):
    """0 stands for no card, None for one that is not known."""

    cards: tuple[int | None, ...]
    old: tuple[int | None, ...]
    shown: tuple[int, ...]


def view(state: Hush, viewer: Viewer) -> View:
    seats = range(state.players)
    return View(
        **open_to_all(state, viewer),
        scores=tuple(state.points(seat) for seat in seats),
        cards=tuple(state.card[seat] if seat == viewer or state.shown >> seat & 1 else None for seat in seats),
        old=tuple(state.old[seat] if seat == viewer or not state.old[seat] else None for seat in seats),
        shown=tuple(seat for seat in seats if state.shown >> seat & 1),
    )


def redact(event: Event, viewer: Viewer) -> Event | None:
    match event:
        case Dealt(seat, _) if seat != viewer:
            return Dealt(seat, None)
        case Swapped(seat, _) if seat != viewer:
            return Swapped(seat, None)
        case _:
            return event


def reveals(event: Event) -> bool:
    return isinstance(event, Showed)


def imagine(view: View, blank: Hush, dealer: Dealer) -> Hush:
    fill_in(blank, view)
    blank.shown = sum(1 << seat for seat in view.shown)
    known = [card for card in (*view.cards, *view.old) if card]
    blank.bag = [count - known.count(value) for value, count in enumerate(blank.counts, 1)]
    blank.card = [0] * 4
    blank.old = [0] * 4
    for seat in range(view.players):
        card, old = view.cards[seat], view.old[seat]
        blank.card[seat] = blank.draw_card(_Plain(dealer)) if card is None else card
        blank.old[seat] = blank.draw_card(_Plain(dealer)) if old is None else old
    return blank


class _Plain(Dealer):
    """The dealer, as plain rules know it."""

    def __init__(self, dealer: Dealer) -> None:
        super().__init__()
        self._dealer = dealer

    def below(self, n: int) -> int:
        return self._dealer.draw(n)
