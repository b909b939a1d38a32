"""From the smallest phone to a wall: no page is wider than its screen, and every board can be read and touched."""

from collections import defaultdict

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.scale import many
from tests.web.crowds import Friends, friends_of
from tests.web.hands import Mouse
from tests.web.measure import (
    ALL,
    SCREENS,
    SHOWN,
    WALL,
    Fault,
    Screen,
    fullest,
    look,
    measure_board,
    moment_of,
    sit_down,
    table_of,
)
from tests.web.measure import LANGUAGES as MEASURED
from tests.web.players import PLAYED, player_of
from tests.web.positions import near_the_end
from tests.web.tables import follow
from tests.web.visiting import QUICK, visit

TOO_WIDE = "() => document.documentElement.scrollWidth > innerWidth"
LANGUAGES = ["de", "fr", "nl", "en", "es", "it", "pt"]
WORDIEST = LANGUAGES[: max(2, len(many(1)))]
"""Those that are tried on every screen; the others on the smallest. All of them in `make soak`."""
HERE_BEFORE = {**QUICK, "visited": True}
FIRST_LOOK = [Screen(390, 844), Screen(768, 1024), Screen(1280, 800), Screen(1920, 1080)]
"""Where nobody has to look for a game that waits for them."""
UPRIGHT = [screen for screen in SCREENS if screen.height > 500 and screen.width < 1920]
"""Where the bar is below the board, and room is scarce."""
ROWS = """buttons => {
    const tops = buttons.map((button) => button.getBoundingClientRect().top);
    return 1 + Math.round((Math.max(...tops) - Math.min(...tops)) / 48);
}"""
"""In how many rows they stand; one that is touched is lifted a little."""
EDGES = "card => { const { top, right } = card.getBoundingClientRect(); return [top, right]; }"
BREAK = """() => {
    const card = document.querySelector('article');
    card.querySelector('.by').style.fontSize = '7px';
    Object.assign(card.querySelector('button').style, { minHeight: '0', height: '30px' });
    Object.assign(card.querySelector('h2').style, { width: '20px', overflow: 'hidden', whiteSpace: 'nowrap' });
    card.querySelector('.art').style.cssText = 'overflow: hidden; height: 20px; aspect-ratio: auto';
    card.querySelector('.art svg').style.height = '90px';
    Object.assign(card.querySelector('.facts').style, { width: '3000px', justifyContent: 'end' });
    const narrow = Object.assign(document.createElement('p'), { textContent: 'Word' });
    Object.assign(narrow.style, { width: '1em', overflowWrap: 'anywhere' });
    const piece = Object.assign(document.createElement('i'), { textContent: 'x' });
    piece.dataset.piece = 'a die';
    Object.assign(piece.style, { display: 'block', height: '4px' });
    card.prepend(narrow, piece);
}"""

BROKEN = {"wide", "text", "target", "cut", "outside", "broken", "piece"}

NOT_YET: dict[str, dict[str, list[str]]] = {}
"""What is still wrong, by game and kind of fault, and on which screens. It only ever gets shorter."""


def choose_language(page: Page, language: str) -> None:
    """As a visitor does, without a reload."""
    page.get_by_role("combobox").first.select_option(language)
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)


def faults_of(page: Page, screens: list[Screen]) -> list[Fault]:
    """Of the front page."""
    return [
        Fault("front", one["kind"], screen, one["what"], one["said"], board=False)
        for screen in screens
        for one in look(page, "front", screen)["found"]
    ]


def places_of(page: Page, friends: Friends) -> dict[str, str]:
    """Where to go, and what is there as soon as there is anything to see."""
    tables = {friends.sit_down_with(page, game): player_of(game).board for game in PLAYED}
    return {
        "/": ".turn",
        friends.sit_down_with(page, "geizen", begin=False): ".waiting",
        **tables,
        "/rules/gelini-nightlife": "[data-rule]",
        "/guide/jelly-monster": "[data-lesson] > *",
        "/replay": "main",
    }


def test_no_page_is_wider_than_its_screen(browser: Browser, address: str) -> None:
    """Not even with five people at the table whose names are as long as names can be."""
    with friends_of(browser, address) as friends, visit(browser, address, wishes=HERE_BEFORE) as page:
        places = places_of(page, friends)
        page.goto("/")
        wide = []
        for language in LANGUAGES:
            follow(page, "/")
            choose_language(page, language)
            for path, sight in places.items():
                follow(page, path)
                page.locator(sight).first.wait_for()
                for screen in SCREENS if language in WORDIEST else SCREENS[:1]:
                    page.set_viewport_size(screen._asdict())  # type: ignore[arg-type]
                    if page.evaluate(TOO_WIDE):
                        wide.append((language, sight, str(screen)))
        assert wide == []


def test_the_front_page_is_for_every_screen(browser: Browser, address: str) -> None:
    with friends_of(browser, address) as friends, visit(browser, address, wishes=HERE_BEFORE) as page:
        for game in ("gelini-nightlife", "jelly-monster"):
            friends.sit_down_with(page, game)
        page.goto("/")
        page.locator(".turn").wait_for()
        assert not (faults := faults_of(page, ALL)), table_of(faults)
        for screen in FIRST_LOOK:
            page.set_viewport_size(screen._asdict())  # type: ignore[arg-type]
            expect(page.locator(".turn").first).to_be_in_viewport()
        page.set_viewport_size(WALL._asdict())  # type: ignore[arg-type]
        cards = [card.evaluate(EDGES) for card in page.get_by_role("article").all()]
        assert len({top for top, _ in cards}) == 1, "all games stand side by side"
        assert cards[-1][1] > WALL.width * 0.9
        page.set_viewport_size(SCREENS[0]._asdict())  # type: ignore[arg-type]
        page.evaluate(BREAK)
        assert {fault.kind for fault in faults_of(page, SCREENS[:1])} == BROKEN


@pytest.mark.parametrize("game", PLAYED)
def test_every_board_is_for_every_screen(browser: Browser, address: str, game: str) -> None:
    """With the most players; what is listed above is still wrong, and nothing else."""
    first, *others = SHOWN[game]
    with visit(browser, address, wishes=QUICK) as page:
        seen = measure_board(page, game, first, ALL)
        for kind in others:
            seen += measure_board(page, game, kind, SCREENS)
    faults = [fault for measured in seen for fault in measured.faults]
    around = [fault for fault in faults if not fault.board]
    assert not around, table_of(around)
    found: dict[str, set[Screen]] = defaultdict(set)
    for fault in faults:
        found[fault.kind].add(fault.screen)
    assert {kind: [str(one) for one in sorted(screens)] for kind, screens in sorted(found.items())} == NOT_YET.get(
        game, {}
    ), table_of(faults)


def test_the_board_keeps_its_size_for_as_long_as_a_turn_lasts(browser: Browser, address: str) -> None:
    """And has more of the smallest phone while others play."""
    phone = SCREENS[0]
    with friends_of(browser, address) as friends, visit(browser, address, wishes=HERE_BEFORE) as page:
        page.set_viewport_size(phone._asdict())  # type: ignore[arg-type]
        board = page.locator("main .board")
        page.goto(friends.sit_down_with(page, "geizen"))
        page.locator(".geizen").wait_for()
        others = board.bounding_box()
        sit_down(page, player_of("geizen"), moment_of("geizen", "throw"))
        own = [board.bounding_box()]
        page.locator(".throw").click()
        for die in page.locator("[data-die]").all():
            own.append(board.bounding_box())
            die.click()
        own.append(board.bounding_box())
        assert own == own[:1] * len(own)
        assert others["height"] > own[0]["height"] + 40  # type: ignore[index]


def test_what_is_around_the_boards_is_for_every_screen(browser: Browser, address: str) -> None:
    """Rules, guides, a waiting room and a result, with names as long as names can be."""
    with friends_of(browser, address) as friends, visit(browser, address, wishes=HERE_BEFORE) as page:
        over = {}
        for game in ("geizen", "gelato-mio"):
            sit_down(page, player_of(game), near_the_end(fullest(game), 1))
            player_of(game).play(Mouse(page))
            over[page.url.removeprefix(address)] = (game, "[data-ending]")
        places = {
            **over,
            friends.sit_down_with(page, "geizen", begin=False): ("geizen", ".waiting"),
            "/rules/gelini-nightlife": ("gelini-nightlife", "[data-rule]"),
            **{f"/guide/{game}": (game, "[data-lesson] > *") for game in PLAYED},
        }
        faults = []
        for language in MEASURED:
            follow(page, "/")
            choose_language(page, language)
            for path, (game, sight) in places.items():
                follow(page, path)
                page.locator(sight).first.wait_for()
                faults += [
                    Fault(game, one["kind"], screen, f"{sight}: {one['what']}", one["said"])
                    for screen in SCREENS
                    for one in look(page, game, screen)["found"]
                ]
        assert not faults, table_of(faults)


def test_an_experts_advice_hides_nothing_of_the_board(browser: Browser, address: str) -> None:
    """However long it is; what has happened since one's last turn gives way to it."""
    with visit(browser, address, wishes={**HERE_BEFORE, "language": "de"}) as page:
        board, bar, recap = page.locator("main .board"), page.locator("[data-bar]"), page.locator("[data-recap]")
        for game in ("gelati", "jelly-monster"):
            sit_down(page, player_of(game), moment_of(game, "place"))
            for screen in UPRIGHT:
                page.set_viewport_size(screen._asdict())  # type: ignore[arg-type]
                before = board.bounding_box()
                happened = recap.count()
                page.get_by_role("button", name="Um Rat fragen").click()
                page.get_by_role("button", name="So machen").wait_for()
                assert board.bounding_box() == before, (game, screen)
                assert before["y"] + before["height"] <= bar.bounding_box()["y"] + 1, (game, screen)  # type: ignore[index]
                assert bar.locator(".buttons .button").evaluate_all(ROWS) == 1, (game, screen)
                assert recap.count() == 0
                page.get_by_role("button", name="Danke, nein").click()
                expect(recap).to_have_count(happened)
