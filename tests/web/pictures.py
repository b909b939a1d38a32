"""Photographs of the client for people to look at: `make screenshots`.

python -m tests.web.pictures FOLDER [SCENE …]
"""

import sys
import tempfile
from collections.abc import Callable
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.running import RunningServer
from tests.web.hands import Mouse
from tests.web.players import PLAYED, player_of
from tests.web.visiting import launch, visit

Scene = Callable[[Page], None]
RECORDS = Path(__file__).parent.parent / "records"


def front(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now: Geizen").wait_for()


def waiting(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Friends …: Gelini Nightlife").click()
    page.get_by_role("button", name="Invite friends").click()
    page.get_by_alt_text("The link, to be photographed").wait_for()


def rules(page: Page) -> None:
    page.goto("/rules/geizen#geizen.red-take")
    page.get_by_text("geizen.red-take").wait_for()


def replay(page: Page) -> None:
    token = (RECORDS / "geizen-3p-v1.txt").read_text(encoding="utf-8").strip()
    page.goto(f"/replay#record={token}&move=57&seat=1")
    page.get_by_role("slider").wait_for()
    page.locator(player_of("geizen").board).wait_for()


def guide(page: Page) -> None:
    page.goto("/guide/gelati")
    page.locator("[data-lesson]").wait_for()


def over(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now: Geizen").click()
    player_of("geizen").play(Mouse(page))


def table(game: str) -> Scene:
    """Some turns into a game of three."""

    def scene(page: Page) -> None:
        player = player_of(game)
        page.goto("/")
        page.get_by_role("button", name=f"Friends …: {player.title}").click()
        page.get_by_role("button", name="3", exact=True).click()
        page.get_by_role("button", name="Play against bots").click()
        page.locator(player.board).wait_for()
        player.play(Mouse(page), player.picture_after)
        player.pose(page)

    return scene


SCENES: dict[str, Scene] = {
    "front": front,
    "waiting": waiting,
    "rules": rules,
    "guide": guide,
    "over": over,
    "replay": replay,
    **{game: table(game) for game in PLAYED},
}


def photograph(browser: Browser, address: str, folder: Path, names: list[str]) -> None:
    scenes = [(name, SCENES[name]) for name in names or SCENES]
    for (name, scene), phone, colours in product(scenes, (False, True), ("light", "dark")):
        if name in ("rules", "over") and colours == "dark":
            continue
        wishes = {"pace": "instant", "speed": "still", "name": "Ada", "theme": colours}
        with visit(browser, address, phone=phone, wishes=wishes, device_scale_factor=1) as page:
            scene(page)
            page.wait_for_timeout(500)
            file = folder / f"{name}-{'phone' if phone else 'desktop'}-{colours}.png"
            page.screenshot(path=file, full_page=name == "front")
            print(file)


def main(folder: Path, names: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, RunningServer(Path(data)) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        photograph(browser, server.address, folder, names)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
