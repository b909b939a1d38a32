"""The end of a game as everybody sees it: the last move, what is counted, who won by what, and the board beside it."""

import re
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from gelateria.engine import find_game, replay
from gelateria.engine.record import read_record
from gelateria.engine.tally import Tally, tally
from tests.web.hands import Mouse
from tests.web.players import player_of
from tests.web.positions import Layout, Moment, played, type_of
from tests.web.tables import play_on
from tests.web.visiting import CLIPBOARD, NOTE_BAR, PHONE, QUICK, Sighting, violations, visit

TURNED_UP = Layout("gelato-mio", 2), 5
"""A game whose first seat makes the last move and wins, after six steps of final scoring."""
LOST = Layout("geizen", 2), 0
"""Whoever makes the last move loses."""
SHARED = Layout("gelini-nightlife", 2), 38
"""Both have filled as many squares."""
NARROW = Layout("gelini-nightlife", 2), 56
"""Whoever makes the last move loses by one square."""
A_MOMENT = 50
"""Milliseconds of the page's own clock, far less than a step of the final scoring is shown."""
PLAIN = {"plain": True}
LAST_TILE = Layout("gelati", 2), 1
"""Whoever lays the last tile wins, and orders are left."""
HEARD_LAST = re.compile(r"You place .* Orders of Bruno: .* and .*\. You win by 16 points!$")
SLIM = {"width": 360, "height": 780}
SMALL = {"width": 360, "height": 640}
NOTE_HEIGHTS = """() => {
    window.heights = { boards: new Set(), sentences: new Set() };
    const board = document.querySelector('main .board');
    const skips = (button) => button.textContent.includes('Skip');
    const look = () => {
        if (![...document.querySelectorAll('[data-bar] button')].some(skips)) return;
        window.heights.boards.add(board.clientHeight);
        window.heights.sentences.add(document.querySelector('[data-bar] .sentence').clientHeight);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}"""
"""How high the board is, and how high the sentence below it, whenever the final scoring goes on."""
LIES_ON_THE_STAGE = """() => {
    const [tile, stage] = ['[data-last]', '.stage'].map((one) => document.querySelector(one).getBoundingClientRect());
    const [x, y] = [tile.left + tile.width / 2, tile.top + tile.height / 2];
    return x >= stage.left && x <= stage.right && y >= stage.top && y <= stage.bottom;
}"""
"""Whether the middle of what was laid last can be seen."""
COUNTING = "section[aria-label='Final scoring']"
RIGHT = "emblem => Math.max(...[...emblem.querySelectorAll('*')].map((part) => part.getBoundingClientRect().right))"
"""How far a drawing reaches, also where it leans over."""
LEFT = "words => words.getBoundingClientRect().left"
FIRST = f"body:not(:has({COUNTING})):not(:has([data-ending]))"
"""The page before anything was counted."""


class LastMove(NamedTuple):
    """The moment before it, and which of the plain board's buttons makes it."""

    moment: Moment
    button: int
    action: Any
    scores: list[int]
    told: Tally


def last_move(layout: Layout, seed: int) -> LastMove:
    """Of a game of greedy bots; nothing is left to chance in it."""
    *_, match = played(layout, seed)
    last, before = match.moves[-1], match.length - 1
    assert not last.drew
    legal = replay(find_game(layout.game), read_record(match.record().to_token()), before).legal(last.by)
    types = list(dict.fromkeys(map(type_of, legal)))
    buttons = sorted(range(len(legal)), key=lambda number: types.index(type_of(legal[number])))
    made = next(step.action for step in match.steps(before))
    moment = Moment(match.record().to_token(), before, last.by)
    return LastMove(moment, buttons.index(legal.index(made)), made, match.state.scores(), tally(match))


def headline(page: Page) -> str:
    return page.get_by_role("region", name="The game is over").get_by_role("heading").inner_text()


def plates(page: Page) -> list[str]:
    return [
        plate.evaluate("plate => plate.firstChild.data.trim()") for plate in page.locator("[data-seat-score]").all()
    ]


def parts(page: Page) -> list[list[str]]:
    rows = page.locator("[data-ending] table tr:has(th[scope=row])").all()
    return [[cell.replace("−", "-") for cell in row.locator("td").all_inner_texts()] for row in rows]


def board_is_seen(page: Page) -> bool:
    """The result lies beside the board or below it, and both have room."""
    boxes = [page.locator(part).bounding_box() for part in ("main .board", "[data-ending]")]
    board, result = [box for box in boxes if box]
    assert min(board["width"], board["height"], result["width"], result["height"]) > 100
    return board["x"] + board["width"] <= result["x"] + 1 or board["y"] + board["height"] <= result["y"] + 1


def watch(host: Page, friend: Page) -> None:
    host.get_by_role("button", name="Options").click()
    host.get_by_role("button", name="Copy a link for spectators").click()
    expect(host.get_by_text("The link is copied")).to_be_visible()
    friend.goto(host.evaluate("navigator.clipboard.readText()"))
    expect(friend.locator("[data-seat-score]").first).to_be_visible()


def test_the_final_scoring_is_counted_for_a_winner_and_a_spectator(browser: Browser, address: str) -> None:
    """Step by step: the winner skips the rest, the spectator sees it all; then each is told who won and by what."""
    last = last_move(*TURNED_UP)
    told, (most, second) = last.told, sorted(last.scores, reverse=True)
    with (
        visit(browser, address, wishes={**PLAIN, "speed": "calm", "sound": False}, permissions=CLIPBOARD) as winner,
        visit(browser, address, wishes={**PLAIN, "speed": "brisk", "sound": False}) as spectator,
    ):
        winner.clock.install()
        play_on(winner, last.moment)
        watch(winner, spectator)
        counted = Sighting(spectator, "section[aria-label='Final scoring'] li", len(told.counted))
        before = plates(winner)
        winner.clock.pause_at(winner.evaluate("Date.now()") + A_MOMENT)
        winner.locator(".choice").nth(last.button).click()
        expect(winner.locator("[data-seat-score] .unseen").first).to_be_attached()
        skip = winner.get_by_role("button", name="Skip")
        while not skip.is_visible():
            winner.clock.run_for(A_MOMENT)
        assert plates(winner) == before
        steps = winner.get_by_role("region", name="Final scoring").locator("li")
        for number, step in enumerate(told.counted[:2], 1):
            while steps.count() < number:
                winner.clock.run_for(A_MOMENT)
            assert plates(winner) == list(map(str, step.scores))
        expect(winner.locator("[data-ending]")).to_have_count(0)
        winner.keyboard.press("Escape")
        winner.clock.resume()
        expect(winner.locator("[data-ending=win]")).to_be_visible()
        assert headline(winner) == f"You win by {most - second} points!"
        assert plates(winner) == list(map(str, last.scores))
        expect(winner.get_by_role("button", name="Play again")).to_be_visible()

        counted.wait_for()
        expect(spectator.locator("[data-ending=watch]")).to_be_visible()
        assert headline(spectator) == f"Ada wins by {most - second} points!"
        expect(spectator.get_by_role("button", name="Play again")).to_have_count(0)
        for page in (winner, spectator):
            shown = [list(map(str, part.points)) for part in told.parts]
            assert parts(page) == [*shown, list(map(str, last.scores))]
            expect(page.locator("[data-curve] [data-line]")).to_have_count(2)
            assert board_is_seen(page)


def test_the_last_move_is_seen_before_anything_is_counted(browser: Browser, address: str) -> None:
    """On the game's own board: a card is drawn, and points fly up only where and when they are counted."""
    with visit(browser, address, wishes={"pace": "instant", "speed": "brisk", "sound": False}) as page:
        play_on(page, last_move(*TURNED_UP).moment)
        player = player_of("gelato-mio")
        wanted = player.wanted(page)
        page.evaluate(NOTE_BAR)
        early = Sighting(page, f"{FIRST} [data-float]")
        flown = [Sighting(page, f"body:has({COUNTING}) {part} [data-float]") for part in (".seat", "[data-float-at]")]
        pieces = Sighting(page, f"{COUNTING} [data-piece]")
        player.act(Mouse(page), wanted)
        for sighting in [*flown, pieces]:
            sighting.wait_for()
        assert not early.happened
        said = page.evaluate("() => window.said")
        drawn, first = (next(at for at, one in enumerate(said) if word in one) for word in ("You draw", "most"))
        assert drawn < first, said
        assert any(one.startswith("You have most") for one in said), said
        assert not any(one.startswith("The game is over") for one in said), said
        assert len(said) == len(set(said)), "nothing is told twice"
        expect(page.locator(".decided")).to_contain_text("You took the lead")


def test_the_board_keeps_its_size_while_points_are_counted(browser: Browser, address: str) -> None:
    """On a phone, where the sentence is sometimes one line and sometimes two."""
    with visit(browser, address, phone=True, wishes={"pace": "instant", "speed": "brisk", "sound": False}) as page:
        play_on(page, last_move(*TURNED_UP).moment)
        page.set_viewport_size(SMALL)  # type: ignore[arg-type]
        player = player_of("gelato-mio")
        wanted = player.wanted(page)
        page.evaluate(NOTE_HEIGHTS)
        player.act(Mouse(page), wanted)
        page.locator("[data-ending]").wait_for()
        boards, sentences = page.evaluate("[[...window.heights.boards], [...window.heights.sentences]]")
        assert len(boards) == 1
        assert len(sentences) > 1, "nothing was put to the test"


def test_objectives_fit_beside_the_result_on_a_phone(browser: Browser, address: str) -> None:
    """They are what was counted: all seven are seen without swiping."""
    with visit(browser, address, phone=True, wishes=QUICK) as page:
        play_on(page, last_move(*TURNED_UP).moment)
        player = player_of("gelato-mio")
        player.act(Mouse(page), player.wanted(page))
        page.locator("[data-ending]").wait_for()
        for size in (PHONE, SLIM):
            page.set_viewport_size(size)  # type: ignore[arg-type]
            goals = [goal.bounding_box() for goal in page.locator("[data-goals] [data-goal]").all()]
            assert len(goals) == 7
            assert all(goal and goal["x"] >= 0 and goal["x"] + goal["width"] <= size["width"] for goal in goals)


def test_beside_the_result_the_last_tile_is_seen_and_secret_orders_were_held_up(browser: Browser, address: str) -> None:
    """By hand the table was moved closer; then the result takes most of its room."""
    last = last_move(*LAST_TILE)
    tile, cell = last.action.tile, f"{last.action.q},{last.action.r}"
    with visit(browser, address, phone=True, wishes={"pace": "instant", "speed": "brisk", "sound": False}) as page:
        play_on(page, last.moment)
        own = page.locator(f"[data-own='{tile}']:enabled")
        own.wait_for()
        if own.get_attribute("aria-pressed") != "true":
            own.click()
        place = page.locator(f"[data-cell='{cell}']")
        for _ in range(2):
            page.get_by_role("button", name="Nearer").click()
        place.focus()
        early = Sighting(page, "body:not(:has([data-turned-up])):not(:has([data-ending])) .opened")
        held = Sighting(page, "body:not(:has([data-ending])):has([data-turned-up]) .opened.pointed")
        place.press("Enter")
        held.wait_for()
        page.locator("[data-ending]").wait_for()
        assert not early.happened
        expect(page.locator(".voice").first).to_contain_text(HEARD_LAST)
        page.wait_for_function(LIES_ON_THE_STAGE)


@pytest.mark.parametrize(
    ("which", "tone", "told"),
    [
        (LOST, "lose", "Anna wins by 21 chips."),
        (NARROW, "close", "So close! Anna wins by 1 square."),
        (SHARED, "share", "You and Bruno share the win!"),
    ],
    ids=["lost", "narrow", "shared"],
)
def test_a_loser_and_those_who_share_a_win_have_an_end_of_their_own(
    browser: Browser, address: str, which: tuple[Layout, int], tone: str, told: str
) -> None:
    last = last_move(*which)
    with visit(browser, address, phone=True, wishes={**QUICK, **PLAIN}) as page:
        play_on(page, last.moment)
        page.locator(".choice").nth(last.button).click()
        expect(page.locator(f"[data-ending={tone}]")).to_be_visible()
        assert headline(page) == told
        assert page.locator(".emblem").evaluate(RIGHT) <= page.locator("[data-ending] h2").evaluate(LEFT)
        assert plates(page) == list(map(str, last.scores))
        assert [sum(map(int, column)) for column in zip(*parts(page)[:-1], strict=True)] == last.scores
        assert board_is_seen(page)
        assert violations(page, "[data-ending]") == []
        page.get_by_role("button", name="Only the board").click()
        expect(page.locator("[data-ending]")).to_have_count(0)
        page.get_by_role("button", name="Result").click()
        page.set_viewport_size({"width": 844, "height": 390})
        assert board_is_seen(page)
        page.reload()
        expect(page.locator(f"[data-ending={tone}]")).to_be_visible()
        page.get_by_role("button", name="Play again").click()
        expect(page.locator("[data-ending]")).to_have_count(0)
