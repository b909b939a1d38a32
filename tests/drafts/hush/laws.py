"""What must always hold in Hush."""

from gelateria.engine import Dealer, Viewer
from hush.rules import Hush


def check(state: Hush) -> None:
    cards = [card for card in (*state.card, *state.old) if card]
    for value, count in enumerate(state.counts, 1):
        assert cards.count(value) + state.bag[value - 1] == count


def disturb(state: Hush, seat: Viewer, dealer: Dealer) -> Hush:
    """Shuffle all cards that this seat does not know."""
    twin = state.copy()
    hidden = [("card", s) for s in range(4) if s != seat and state.card[s] and not state.shown >> s & 1]
    hidden += [("old", s) for s in range(4) if s != seat and state.old[s]]
    pool = [getattr(state, name)[s] for name, s in hidden]
    pool += [value for value in range(1, 7) for _ in range(state.bag[value - 1])]
    for name, s in hidden:
        cards = getattr(twin, name)
        cards[s] = pool.pop(dealer.draw(len(pool)))
        setattr(twin, name, cards)
    twin.bag = [pool.count(value) for value in range(1, 7)]
    return twin
