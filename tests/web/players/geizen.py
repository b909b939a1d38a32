"""Geizen: throw; keep two dice of five, then all that are left; pay what glows first."""

from playwright.sync_api import Page

from tests.web.hands import Hand, Keys, Mouse
from tests.web.players.player import Player
from tests.web.positions import Layout, only

WAYS = {action: only(action) for action in ("throw", "keep", "pay")}


class Geizen(Player):
    """Stops throwing after the second throw."""

    game = "geizen"
    title = "Geizen"
    board = ".geizen"
    layout = Layout("geizen", 3)
    ways = WAYS
    picture_after = 7
    looking = """() => {
        if (document.querySelector('.throw')) return 'throw';
        if (document.querySelector('.pay')) return 'pay';
        const dice = document.querySelectorAll('[data-die]:enabled').length;
        return dice ? `keep ${dice}` : null;
    }"""

    def decide(self, hand: Hand, now: str) -> None:
        if now == "throw":
            hand.press(".throw")
        elif now == "pay":
            hand.press(".pay")
        else:
            if now == "keep 5":
                hand.press("[data-die] >> nth=0")
                hand.press("[data-die] >> nth=1")
            elif now == "keep 1":
                hand.press("[data-die]")
            else:
                hand.press(".bar .buttons .plain:not(.bare)")
            hand.press(".bar .main")

    def decide_by_keys(self, hand: Keys, now: str) -> None:
        """Digits choose dice, Enter throws and keeps them."""
        if now == "pay":
            hand.press(".pay")
            return
        if now != "throw":
            for face in hand.page.locator("[data-die]").evaluate_all("dice => dice.map(die => die.dataset.die)"):
                hand.page.keyboard.press(face)
        hand.page.keyboard.press("Enter")

    def pose(self, page: Page) -> None:
        """Five dice on the tray, two of them chosen."""
        self.play_until(Mouse(page), "keep 5")
        for die in page.locator("[data-die]").all()[:2]:
            die.click()


PLAYER = Geizen()
