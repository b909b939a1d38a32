"""Gelati: lay a tile where it brings most, trade for what an order lacks, serve it, go on otherwise."""

from playwright.sync_api import Page

from gelateria.engine import Dealer, RecordingDealer
from tests.contract.tables import AnyMatch
from tests.web.hands import Hand, Keys, Mouse, Thumb
from tests.web.players.player import Player
from tests.web.positions import Kind, Layout, among_others, offered, only, type_of

DEAREST = """() => {
    const within = (place) => {
        const { left, width, top, height } = place.getBoundingClientRect();
        return place.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    const places = [...document.querySelectorAll('.place')].filter(within);
    return places.sort((a, b) => b.dataset.points - a.dataset.points)[0].dataset.cell;
}"""
"""Of the places that nothing covers, the one that brings most."""

TRADE = """() => {
    const tokens = [...document.querySelectorAll('[data-token]:enabled')].map((token) => Number(token.dataset.token));
    for (const order of document.querySelectorAll('.order')) {
        const ice = Number(order.dataset.order);
        const parts = [ice >> 4, 4 + ((ice >> 2) & 3), 8 + (ice & 3)];
        const [lacks, ...more] = parts.filter((kind) => !tokens.includes(kind));
        const spare = tokens.flatMap((kind, at) => parts.includes(kind) && tokens.indexOf(kind) === at ? [] : [at]);
        if (spare.length > 1 && !more.length && document.querySelector(`[data-take="${lacks}"]:enabled`))
            return [spare[0], spare[1], lacks];
    }
    return null;
}"""
"""Two tokens that an order does not need, by their places, and the last kind that it lacks."""


def can_complete(match: AnyMatch, seat: int) -> bool:
    """Whether a trade brings the last component of an order."""
    for trade in (action for action in match.legal(seat) if type_of(action) == "trade"):
        after = match.state.copy()
        after.apply(seat, match.setting.number(match.state, seat, trade), RecordingDealer(Dealer(0)))
        if any(type_of(action) == "fulfil" for action in match.setting.legal(after, seat)):
            return True
    return False


def without_order(action: str) -> Kind:
    """Nothing to serve, and no trade would help: then it does this."""
    return lambda match, seat: (
        action in (can := offered(match, seat)) and "fulfil" not in can and not can_complete(match, seat)
    )


WAYS = {
    "place": only("place"),
    "swap": only("swap"),
    "fulfil": among_others("fulfil"),
    "trade": lambda match, seat: "fulfil" not in offered(match, seat) and can_complete(match, seat),
    "discard": without_order("discard"),
    "done": without_order("done"),
}


class Gelati(Player):
    """Ends soon, for it takes all the points there are."""

    game = "gelati"
    title = "Gelati"
    board = ".gelati"
    layout = Layout("gelati", 2)
    ways = WAYS
    looking = f"""() => {{
        if (document.querySelector('.place')) return 'place';
        if (document.querySelector('.held:enabled')) return 'swap';
        if (document.querySelector('.order.ready')) return 'fulfil';
        if (({TRADE})()) return 'trade';
        const main = document.querySelector('.bar .main:enabled');
        if (main && document.querySelector('.bar.wanted')) return 'done';
        return document.querySelector('[data-token]:enabled') ? 'discard' : null;
    }}"""

    def decide(self, hand: Hand, now: str) -> None:
        if now == "place":
            hand.press(f'[data-cell="{hand.page.evaluate(DEAREST)}"]')
            if isinstance(hand, Thumb):
                hand.press(".bar .main")
            return
        if now == "trade":
            one, other, lacks = hand.page.evaluate(TRADE)
            for target in (f"[data-token] >> nth={one}", f"[data-token] >> nth={other}", f'[data-take="{lacks}"]'):
                hand.press(target)
            return
        if now == "discard":
            hand.press("[data-token]:enabled")
        hand.press(".bar .main")

    def decide_by_keys(self, hand: Keys, now: str) -> None:
        """An arrow key leads to the dearest place, Enter does everything else; only a trade takes the Tab key."""
        if now in ("trade", "discard"):
            self.decide(hand, now)
            return
        if now == "place":
            hand.page.keyboard.press("ArrowRight")
        hand.page.keyboard.press("Enter")

    def pose(self, page: Page) -> None:
        """The ghost of a tile over the dearest place."""
        self.play_until(Mouse(page), "place")
        page.hover(f'[data-cell="{page.evaluate(DEAREST)}"]')


PLAYER = Gelati()
