"""Gelini Nightlife: throw, take every throw but to each fifth place; with an action tile, the first that glows.

A clique comes along, but for those whose letter is early in the alphabet.
"""

from playwright.sync_api import Page

from tests.web.hands import Hand, Keys, Mouse
from tests.web.players.player import Player
from tests.web.positions import Layout, among_others, offered, only

WAYS = {
    "throw": only("throw"),
    "move": only("move"),
    "pass": lambda match, seat: offered(match, seat) == {"move", "pass"} and match.view(seat).target % 5 == 0,
    "take": only("take"),
    "lure": among_others("lure"),
    "gather": lambda match, seat: offered(match, seat) == {"gather", "leave"} and match.view(seat).coming > "c",
    "leave": lambda match, seat: offered(match, seat) == {"gather", "leave"} and match.view(seat).coming <= "c",
}


class Gelini(Player):
    """Waits for a better throw now and then."""

    game = "gelini-nightlife"
    title = "Gelini Nightlife"
    board = ".gelini"
    layout = Layout("gelini-nightlife", 2, ("actions",))
    ways = WAYS
    looking = """() => {
        if (document.querySelector('.die:enabled')) return 'throw';
        const coming = document.querySelector('[data-coming]')?.dataset.coming;
        if (coming) return `clique ${coming}`;
        const place = document.querySelector('.target .pick')?.dataset.pick;
        if (place) return document.querySelector('.bar .plain:not(.bare)') ? `asked ${place}` : 'must';
        return document.querySelector('[data-pick]') ? 'act' : null;
    }"""
    picture_after = 8

    def decide(self, hand: Hand, now: str) -> None:
        if now == "throw":
            hand.press(".die")
        elif now == "act":
            hand.press("[data-pick]")
            hand.press(".bar .main")
        elif now.startswith("clique "):
            hand.press(".bar .plain:not(.bare)" if self._leaves(now) else ".bar .main")
        elif self._waits(now):
            hand.press(".bar .plain:not(.bare)")
        elif now == "must":
            hand.press(".bar .main")
        else:
            hand.press(".target .pick")

    def decide_by_keys(self, hand: Keys, now: str) -> None:
        """Enter throws, takes and brings the clique, P passes and leaves it, the arrows choose."""
        if self._waits(now) or self._leaves(now):
            hand.page.keyboard.press("p")
            return
        if now == "act":
            hand.page.keyboard.press("ArrowRight")
        hand.page.keyboard.press("Enter")

    def _waits(self, now: str) -> bool:
        return now.startswith("asked ") and int(now.removeprefix("asked ")) % 5 == 0

    def _leaves(self, now: str) -> bool:
        return now.startswith("clique ") and now.removeprefix("clique ") <= "c"

    def pose(self, page: Page) -> None:
        """Somebody is being asked: we are."""
        self.play_until(Mouse(page), "asked")


PLAYER = Gelini()
