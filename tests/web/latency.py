"""How long it takes from a click to the board showing the server's answer, in a real browser and on loopback.

python -m tests.web.latency [GAMES]

The clock stands in the page: it starts with the click that sends a move, and stops in the first frame after the board
has changed to what only the server can know (dice that were thrown, chips that were laid). Nothing is animated.
"""

import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.server.running import RunningServer
from tests.web.hands import Mouse
from tests.web.players import OVER, player_of
from tests.web.visiting import QUICK, launch, visit

GAMES = 2
WATCH = """
    window.delays = [];
    const told = () => JSON.stringify([
        [...document.querySelectorAll('[data-die]')].map(die => die.dataset.die),
        document.querySelectorAll('.kept .small, .laid:not(:has(.ghost))').length,
        [...document.querySelectorAll('[data-seat-score]')].map(score => score.textContent),
    ]);
    addEventListener('click', event => {
        if (!event.target.closest('.throw, .pay, .bar .main')) return;
        const [begun, before] = [performance.now(), told()];
        const watcher = new MutationObserver(() => {
            if (told() === before) return;
            watcher.disconnect();
            requestAnimationFrame(() => window.delays.push(performance.now() - begun));
        });
        watcher.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    }, true);
"""


def measure(page: Page, games: int) -> list[float]:
    player = player_of("geizen")
    delays: list[float] = []
    for _ in range(games):
        page.goto("/")
        page.get_by_role("button", name=f"Play now: {player.title}").click()
        page.locator(player.board).wait_for()
        page.evaluate(f"() => {{ {WATCH} }}")
        while (now := player.wanted(page)) != OVER:
            player.decide(Mouse(page), now)
        delays += page.evaluate("window.delays")
    return delays


def main(games: int) -> None:
    with tempfile.TemporaryDirectory() as data, RunningServer(Path(data)) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        with visit(browser, server.address, wishes=QUICK) as page:
            delays = sorted(measure(page, games))
        browser.close()
    tenths = statistics.quantiles(delays, n=10)
    print(
        f"{len(delays)} moves: median {statistics.median(delays):.1f} ms, "
        f"nine of ten below {tenths[-1]:.1f} ms, slowest {delays[-1]:.1f} ms"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
