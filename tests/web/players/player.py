"""What all who play in a browser have in common."""

from abc import ABC, abstractmethod

from playwright.sync_api import Page

from tests.web.hands import Hand, Keys
from tests.web.positions import Kind, Layout

OVER = "over"
MOST_DECISIONS = 300
"""No game of ours takes as many: whoever presses without an end presses in vain."""
BETWEEN_LOOKS = 30
"""Milliseconds: to look at every frame would keep the browser from its work."""


class Player(ABC):
    """Plays one game: looks at what is wanted, and presses something that does it."""

    game: str
    title: str
    """As it stands on the front page, in English."""
    board: str
    """A selector of the board."""
    looking: str
    """A function for the page: what is wanted from us now, or null while we wait. The end is seen by all alike."""
    layout: Layout
    """Games in which all that it can do comes up soon."""
    ways: dict[str, Kind]
    """Moments at which it does something, by the type of the action."""
    fewest = 5
    """A whole game takes more decisions of ours than this."""
    picture_after = 12
    """So many decisions of ours make a board that is worth a photograph."""

    def sit_down(self, hand: Hand) -> None:
        """From the front page to a table with bots."""
        hand.page.goto("/")
        hand.press(hand.page.get_by_role("button", name=f"Play now: {self.title}"))
        hand.page.locator(self.board).wait_for()

    def wanting(self) -> str:
        """The same with the end."""
        return f"() => document.querySelector('[data-ending]') ? '{OVER}' : ({self.looking})()"

    def wanted(self, page: Page) -> str:
        """What the table waits for from us; OVER when the game has ended."""
        return str(page.wait_for_function(self.wanting(), polling=BETWEEN_LOOKS).json_value())

    @abstractmethod
    def decide(self, hand: Hand, now: str) -> None:
        """Do something of what is wanted now."""

    def decide_by_keys(self, hand: Keys, now: str) -> None:
        """The same with the keys of the board's own, where it has some."""
        self.decide(hand, now)

    def act(self, hand: Hand, now: str) -> None:
        """Either of them, as this hand does it."""
        if isinstance(hand, Keys):
            self.decide_by_keys(hand, now)
        else:
            self.decide(hand, now)

    def pose(self, page: Page) -> None:
        """What else is done for a photograph; first, that something is wanted from us."""
        self.wanted(page)

    def play(self, hand: Hand, decisions: int | None = None) -> int:
        """Play on until the end or for so many decisions; returns how many there were."""
        for made in range(MOST_DECISIONS if decisions is None else decisions):
            now = self.wanted(hand.page)
            if now == OVER:
                return made
            self.act(hand, now)
        assert decisions is not None, f"no end in sight after {MOST_DECISIONS} decisions; now it is to {now}"
        return decisions

    def play_until(self, hand: Hand, moment: str) -> None:
        """Play on until this is wanted, or something that begins with it."""
        while not (now := self.wanted(hand.page)).startswith(moment):
            assert now != OVER, f"the game was over before somebody had to {moment}"
            self.act(hand, now)
