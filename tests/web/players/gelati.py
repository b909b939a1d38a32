"""Gelati: lay a tile where it brings most, serve what can be served, go on otherwise."""

from playwright.sync_api import Page

from tests.web.hands import Hand, Keys, Mouse, Thumb
from tests.web.players.player import Player

DEAREST = """() => {
    const within = (place) => {
        const { left, width, top, height } = place.getBoundingClientRect();
        return place.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    const places = [...document.querySelectorAll('.place')].filter(within);
    return places.sort((a, b) => b.dataset.points - a.dataset.points)[0].dataset.cell;
}"""
"""Of the places that nothing covers, the one that brings most."""


class Gelati(Player):
    """Ends soon, for it takes all the points there are."""

    game = "gelati"
    title = "Gelati"
    board = ".gelati"
    looking = """() => {
        if (document.querySelector('.place')) return 'place';
        if (document.querySelector('.held:enabled')) return 'swap';
        if (document.querySelector('.order.ready')) return 'serve';
        const main = document.querySelector('.bar .main:enabled');
        if (main && document.querySelector('.bar.wanted')) return 'go on';
        return document.querySelector('.token:enabled') ? 'put back' : null;
    }"""

    def decide(self, hand: Hand, now: str) -> None:
        if now == "place":
            hand.press(f'[data-cell="{hand.page.evaluate(DEAREST)}"]')
            if isinstance(hand, Thumb):
                hand.press(".bar .main")
            return
        if now == "put back":
            hand.press(".token:enabled")
        hand.press(".bar .main")

    def decide_by_keys(self, hand: Keys, now: str) -> None:
        """An arrow key leads to the dearest place, Enter does everything."""
        if now == "place":
            hand.page.keyboard.press("ArrowRight")
        elif now == "put back":
            hand.press(".token:enabled")
            hand.page.keyboard.press("Tab")
            hand.press(".bar .main")
            return
        hand.page.keyboard.press("Enter")

    def pose(self, page: Page) -> None:
        """The ghost of a tile over the dearest place."""
        while (now := self.wanted(page)) != "place":
            self.decide(Mouse(page), now)
        page.hover(f'[data-cell="{page.evaluate(DEAREST)}"]')


PLAYER = Gelati()
