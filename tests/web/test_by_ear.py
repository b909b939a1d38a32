"""Each game by ear: no picture, only what a screen reader reads out, and buttons by their names.

In `make test` its last decisions; from the very first one in `make soak`.
"""

import pytest
from playwright.sync_api import Browser, expect

from tests.scale import SCALE
from tests.web.listening import OVER, Listener
from tests.web.players import PLAYED, player_of
from tests.web.positions import Layout, Moment, first, near_the_end
from tests.web.tables import play_on
from tests.web.test_whole_games import said_at
from tests.web.visiting import QUICK, visit

WHOLE = SCALE >= 5
LAST_DECISIONS = 3
FEWEST = 2 * LAST_DECISIONS if WHOLE else 1
AT_MOST = 400 if WHOLE else 40
"""Questions; whoever only presses what is offered first needs no more for it."""


def beginning(layout: Layout) -> Moment:
    return first(layout, lambda _match, _seat: True)


@pytest.mark.parametrize("game", PLAYED)
def test_a_game_is_finished_by_whoever_only_hears_it(browser: Browser, address: str, game: str) -> None:
    """Every question is heard before it is answered, the focus never gets lost on the way, and the result is told."""
    with visit(browser, address, wishes=QUICK) as page:
        listener, done = Listener(page), said_at(page)
        layout = player_of(game).layout
        play_on(page, beginning(layout) if WHOLE else near_the_end(layout, LAST_DECISIONS))
        listener.play()
        expect(page.get_by_role("region", name=OVER)).to_be_visible()
        page.wait_for_function("() => window.ear.heard.some((sentence) => /\\bwins?\\b/.test(sentence))")
        print(game, "by ear:", len(done), "decisions,", len(listener.questions), "questions heard")
        assert FEWEST <= len(done) <= len(listener.questions) <= AT_MOST, listener.questions
        assert listener.lost == []
        assert any("You" in sentence or "Your" in sentence for sentence in [*listener.questions, *listener.heard])
