"""Every word fits: nothing is cut off on a phone, not even on the smallest."""

import json

from playwright.sync_api import Browser, Page

from tests.scale import many
from tests.web.players import PLAYED, player_of
from tests.web.positions import near_the_end
from tests.web.tables import follow, play_on
from tests.web.visiting import QUICK, visit

LANGUAGES = ["de", "fr", "nl", "en", "es", "it", "pt"][: max(3, len(many(1)))]
"""The wordiest three; all seven in `make soak`."""
FAR_FROM_IT = 15
SIZES = [(390, 844), (320, 568)]

CUT_OFF = """() => {
    const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const cut = [];
    for (const element of document.querySelectorAll('header *, main *, .bar *')) {
        const words = [...element.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
        if (!words.length || element.closest('svg, .name, [inert], [aria-hidden=true]') || !seen(element)) continue;
        const style = getComputedStyle(element);
        if (style.clipPath !== 'none' || style.position === 'absolute' && element.clientWidth <= 1) continue;
        const range = document.createRange();
        range.setStart(words[0], 0);
        range.setEnd(words.at(-1), words.at(-1).length);
        const text = range.getBoundingClientRect();
        const clips = ['hidden', 'clip'].includes(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
        const button = element.closest('button, .button, .bar')?.getBoundingClientRect();
        const overhangs = button && (text.right > button.right + 1 || text.left < button.left - 1);
        if (clips || overhangs) cut.push(`${element.className}: ${element.textContent.trim()}`);
    }
    return cut;
}"""


def speak(page: Page, language: str) -> None:
    page.evaluate("language => localStorage.setItem('gelateria.language', language)", json.dumps(language))
    page.reload()
    page.wait_for_function(f"() => document.documentElement.lang === '{language}'")


def cut_off(page: Page) -> dict[tuple[int, int], list[str]]:
    found = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        found[width, height] = page.evaluate(CUT_OFF)
    return {size: words for size, words in found.items() if words}


def test_the_front_page_fits(browser: Browser, address: str) -> None:
    with visit(browser, address, phone=True, wishes=QUICK) as page:
        page.goto("/")
        found = {}
        for language in LANGUAGES:
            speak(page, language)
            page.get_by_role("article").first.wait_for()
            found[language] = cut_off(page)
        assert {language: cut for language, cut in found.items() if cut} == {}


def test_every_table_fits(browser: Browser, address: str) -> None:
    """In the middle of each game; one page goes from table to table, in one language after the other."""
    with visit(browser, address, phone=True, wishes=QUICK, provoked="before the connection is established") as page:
        tables = {}
        for game in PLAYED:
            play_on(page, near_the_end(player_of(game).layout, FAR_FROM_IT))
            page.locator(player_of(game).board).wait_for()
            tables[game] = page.url
        found = {}
        for language in LANGUAGES:
            speak(page, language)
            for game, table in tables.items():
                follow(page, table)
                page.locator(player_of(game).board).wait_for()
                player_of(game).wanted(page)
                found[language, game] = cut_off(page)
        assert {where: cut for where, cut in found.items() if cut} == {}


def test_words_that_are_cut_off_are_found(browser: Browser, address: str) -> None:
    with visit(browser, address, phone=True, wishes=QUICK) as page:
        page.goto("/")
        button = page.get_by_role("button", name="Play now: Geizen")
        narrow = {"flex": "none", "minWidth": "0", "width": "40px", "padding": "0", "whiteSpace": "nowrap"}
        button.evaluate("(button, narrow) => Object.assign(button.style, narrow)", narrow)
        assert page.evaluate(CUT_OFF) != []
