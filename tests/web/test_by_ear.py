"""Each game by ear: no picture, only what a screen reader reads out, and buttons by their names."""

import pytest
from playwright.sync_api import Browser, expect

from tests.web.listening import OVER, Listener
from tests.web.players import PLAYED, player_of
from tests.web.positions import near_the_end
from tests.web.tables import play_on
from tests.web.test_whole_games import said_at
from tests.web.visiting import QUICK, visit

LAST_DECISIONS = 3
AT_MOST = 40


@pytest.mark.parametrize("game", PLAYED)
def test_a_game_is_finished_by_whoever_only_hears_it(browser: Browser, address: str, game: str) -> None:
    """Every question is heard before it is answered, the focus never gets lost on the way, and the result is told."""
    with visit(browser, address, wishes=QUICK) as page:
        listener, done = Listener(page), said_at(page)
        play_on(page, near_the_end(player_of(game).layout, LAST_DECISIONS))
        listener.play()
        expect(page.get_by_role("region", name=OVER)).to_be_visible()
        page.wait_for_function("() => window.ear.heard.some((sentence) => /\\bwins?\\b/.test(sentence))")
        assert 0 < len(done) <= len(listener.questions) <= AT_MOST, listener.questions
        assert listener.lost == []
        assert any("You" in sentence or "Your" in sentence for sentence in [*listener.questions, *listener.heard])
