"""Each game in a browser, against bots: by mouse, by touch on a phone, by keyboard alone."""

import json

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from gelateria.engine import find_game
from tests.web.hands import HANDS, Hand, Keys, Mouse, Thumb
from tests.web.players import OVER, PLAYED, player_of
from tests.web.positions import first, near_the_end
from tests.web.tables import play_on
from tests.web.test_words import tags
from tests.web.visiting import PHONE, QUICK, violations, visit

WHOLE = [
    ("geizen", Thumb),
    ("gelati", Keys),
    ("gelato-mio", Mouse),
    ("gelini-nightlife", Thumb),
    ("jelly-monster", Keys),
]
LAST_DECISIONS = 4
MOST_TRIES = 6
"""An action may take some decisions that lead to it: whoever asks for help gives two cards first."""
NEVER = {"gelato-mio": {"pass"}, "jelly-monster": {"ready"}}
"""Nobody has to pass in as many games as can be tried; `ready` is for games against the clock (test_jelly_monster)."""


def said_at(page: Page) -> list[str]:
    """A list that grows with what is done at this page's tables: the type of every action."""
    types: list[str] = []

    def note(text: str | bytes) -> None:
        said = json.loads(text)
        if said["t"] == "do":
            types.append(said["action"]["type"])

    def listen(line: WebSocket) -> None:
        line.on("framesent", note)

    page.on("websocket", listen)
    return types


def wishes_of(hand_of: type[Hand]) -> dict[str, object]:
    return {**QUICK, "theme": "dark" if hand_of is Keys else "light"}


def is_for_everyone(hand: Hand) -> None:
    assert violations(hand.page) == []
    if hand.phone:
        size = hand.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
        assert size == [PHONE["width"], PHONE["height"]]


@pytest.mark.parametrize(("game", "hand_of"), WHOLE)
def test_a_whole_game(browser: Browser, address: str, game: str, hand_of: type[Hand]) -> None:
    """From the front page to the last decision: nothing on the way is ever missing that somebody needs to go on."""
    player = player_of(game)
    with visit(browser, address, phone=hand_of.phone, wishes=wishes_of(hand_of)) as page:
        hand = hand_of(page)
        player.sit_down(hand)
        assert player.play(hand) > player.fewest
        expect(page.get_by_role("region", name="The game is over")).to_be_visible()


@pytest.mark.parametrize("hand_of", HANDS, ids=[hand.name for hand in HANDS])
@pytest.mark.parametrize("game", PLAYED)
def test_everything_can_be_done_and_the_end_is_shown(
    browser: Browser, address: str, game: str, hand_of: type[Hand]
) -> None:
    """Each hand does whatever the rules of each game know, and reaches its end; board and end are for everyone.

    It begins shortly before the end. What has not been done when it is over, is done at a moment that offers it.
    """
    player = player_of(game)
    with visit(browser, address, phone=hand_of.phone, wishes=wishes_of(hand_of)) as page:
        hand, done = hand_of(page), said_at(page)
        play_on(page, near_the_end(player.layout, LAST_DECISIONS))
        assert player.wanted(page) != OVER
        is_for_everyone(hand)
        player.play(hand)
        expect(page.get_by_role("region", name="The game is over")).to_be_visible()
        is_for_everyone(hand)
        known = tags(find_game(game).action_records) - NEVER.get(game, set())
        print(game, hand.name, "to the end:", len(done), "decisions; missing", sorted(known - set(done)))
        for action in sorted(known):
            if action in done:
                continue
            play_on(page, first(player.layout, player.ways[action]))
            for _ in range(MOST_TRIES):
                player.act(hand, player.wanted(page))
                if action in done:
                    break
        assert set(done) == known
