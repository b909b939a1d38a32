"""Photographs of the client for people to look at: `make screenshots`.

python -m tests.web.pictures FOLDER [SCENE …]
python -m tests.web.pictures docs/pictures --kept    # those that the README shows
"""

import sys
import tempfile
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.running import RunningServer
from tests.web.hands import Mouse
from tests.web.players import PLAYED, player_of
from tests.web.visiting import launch, visit

Scene = Callable[[Page], None]

DEVICES = ("desktop", "phone")
COLOURS = ("light", "dark")
RECORDS = Path(__file__).parent.parent / "records"


def front(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now: Geizen").wait_for()
    for card in page.get_by_role("article").all():  # what nobody looks at is not drawn
        card.scroll_into_view_if_needed()
        card.locator(".art svg").wait_for()
    page.evaluate("scrollTo(0, 0)")


def waiting(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Friends …: Gelini Nightlife").click()
    page.get_by_role("button", name="Invite friends").click()
    page.get_by_alt_text("The link, to be photographed").wait_for()


def rules(page: Page) -> None:
    page.goto("/rules/geizen#geizen.red-take")
    page.locator(".found").wait_for()


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


class Shot(NamedTuple):
    """One photograph."""

    scene: str
    device: str
    colours: str

    @property
    def name(self) -> str:
        return "-".join(self)


KEPT = [
    Shot("front", "desktop", "light"),
    Shot("geizen", "phone", "light"),
    Shot("gelati", "desktop", "light"),
    Shot("gelato-mio", "phone", "light"),
    Shot("gelini-nightlife", "phone", "dark"),
    Shot("jelly-monster", "desktop", "dark"),
]


def photograph(browser: Browser, address: str, shot: Shot, file: Path) -> None:
    wishes = {"pace": "instant", "speed": "still", "name": "Ada", "theme": shot.colours}
    with visit(browser, address, phone=shot.device == "phone", wishes=wishes, device_scale_factor=1) as page:
        SCENES[shot.scene](page)
        page.wait_for_timeout(500)
        quality = 88 if file.suffix == ".jpg" else None
        page.screenshot(path=file, full_page=shot.scene == "front", quality=quality)
        print(file)


def main(folder: Path, names: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    kept = names == ["--kept"]
    shots = KEPT if kept else [Shot(*given) for given in product(names or SCENES, DEVICES, COLOURS)]
    with tempfile.TemporaryDirectory() as data, RunningServer(Path(data)) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        for shot in shots:
            photograph(browser, server.address, shot, folder / f"{shot.name}.{'jpg' if kept else 'png'}")
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
