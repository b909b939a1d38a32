"""Gelato Mio: serve whoever can be served, make whatever can be made, and collect for the flavour that is scarcest."""

from playwright.sync_api import Page

from tests.web.hands import Hand, Keys, Mouse, Thumb
from tests.web.players.player import Player
from tests.web.positions import Layout, among_others, offered, only

WAYS = {
    **{action: only(action) for action in ("draw", "help", "ask", "discard", "return")},
    "serve": among_others("serve"),
    "make": lambda match, seat: "make" in (can := offered(match, seat)) and "serve" not in can,
}
"""It never comes to `pass` in as many games as anybody would play for it: whoever holds two cards can ask for help."""


class GelatoMio(Player):
    """Looks for what can be done in one glance, the most useful first; the smallest pile is emptied, so games end."""

    game = "gelato-mio"
    title = "Gelato Mio"
    board = ".mio"
    layout = Layout("gelato-mio", 4)
    ways = WAYS
    picture_after = 16
    looking = """() => {
        const all = (what) => [...document.querySelectorAll(`[data-can=${what}]`)];
        const main = document.querySelector('.bar .main');
        const scarcest = () => {
            const piles = [...document.querySelectorAll('[data-pile]')];
            const left = (pile) => Number(pile.querySelector('.left').textContent);
            return piles.sort((a, b) => left(a) - left(b)).map((pile) => pile.dataset.pile);
        };
        for (const what of ['ask', 'return', 'serve']) if (all(what).length) return what;
        const makes = all('make').map((button) => button.parentElement.dataset.pile);
        if (makes.length) return `make ${scarcest().find((flavour) => makes.includes(flavour))}`;
        const fan = (kind) => document.querySelector(`.touch[data-kind=${kind}]`)?.parentElement;
        const held = (kind) => fan(kind)?.querySelectorAll('.held').length ?? 0;
        const flavours = scarcest();
        const useful = [flavours[0], 'creams', 'sugar', 'cone', flavours[1], 'bowl', 'wafer', flavours[2]];
        const worth = (card) => useful.indexOf(card.dataset.kind) + 4 * held(card.dataset.kind);
        const best = (cards) => cards.sort((a, b) => worth(a) - worth(b));
        if (all('discard').length) return `discard ${best(all('discard')).at(-1).dataset.kind}`;
        if (all('draw').length) return `draw ${best(all('draw'))[0].dataset.cell}`;
        if (main) return 'pass';
        return document.querySelector('.bar .buttons .plain:not(.bare)') ? 'help' : null;
    }"""

    def decide(self, hand: Hand, now: str) -> None:
        what, _, which = now.partition(" ")
        targets = {
            "make": f"[data-pile={which}] button",
            "discard": f"[data-can=discard][data-kind={which}]",
            "draw": f'[data-cell="{which}"]',
            "pass": ".bar .main",
            "help": ".bar .buttons .plain:not(.bare)",
        }
        hand.press(targets.get(what, f"[data-can={what}]"))
        if what == "draw" and isinstance(hand, Thumb):
            hand.press(".bar .main")

    def decide_by_keys(self, hand: Keys, now: str) -> None:
        """Digits go to a place of the display."""
        what, _, which = now.partition(" ")
        if what == "draw":
            hand.page.keyboard.press(str(int(which) + 1))
            hand.page.keyboard.press("Enter")
        else:
            self.decide(hand, now)

    def pose(self, page: Page) -> None:
        """A card of the display is looked at, one with neighbours if there is any."""
        cells = page.locator("[data-can=draw]")
        self.play_until(Mouse(page), "draw")
        together = cells.evaluate_all("cells => cells.findIndex((cell) => cell.ariaLabel.includes('together'))")
        cells.nth(max(0, together)).hover()


PLAYER = GelatoMio()
