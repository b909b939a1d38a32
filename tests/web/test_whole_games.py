"""A whole game of each in a browser, against a bot: by mouse, by touch on a phone, by keyboard alone."""

import pytest
from playwright.sync_api import Browser, expect

from tests.web.hands import HANDS, Hand, Keys, Mouse
from tests.web.players import OVER, PLAYED, player_of
from tests.web.visiting import QUICK, violations, visit


@pytest.mark.parametrize("hand_of", HANDS, ids=[hand.name for hand in HANDS])
@pytest.mark.parametrize("game", PLAYED)
def test_a_whole_game(browser: Browser, address: str, game: str, hand_of: type[Hand]) -> None:
    player = player_of(game)
    wishes = {**QUICK, "theme": "dark" if hand_of is Keys else "light"}
    with visit(browser, address, phone=hand_of.phone, wishes=wishes) as page:
        hand = hand_of(page)
        player.sit_down(hand)
        assert player.wanted(page) != OVER
        assert violations(page) == []
        if hand.phone:
            assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [
                390,
                844,
            ]
        assert player.play(hand) > player.fewest
        expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()
        assert violations(page) == []


def test_after_the_game_the_dice_are_checked_and_it_is_played_again(browser: Browser, address: str) -> None:
    player = player_of("geizen")
    with visit(browser, address, wishes=QUICK) as page:
        hand = Mouse(page)
        player.sit_down(hand)
        player.play(hand)
        hand.press(page.get_by_role("button", name="Verify dice"))
        expect(page.get_by_text("The dice are honest")).to_be_visible()
        hand.press(page.get_by_role("button", name="Play again"))
        expect(page.get_by_role("button", name="Begin")).to_be_enabled()
