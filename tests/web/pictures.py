"""Photographs of the client for people to look at: `make screenshots`.

python -m tests.web.pictures FOLDER [SCENE …]        # on every screen, and all of these on one sheet
python -m tests.web.pictures docs/pictures --kept    # those that the README shows
"""

import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.running import RIGGED, RunningServer
from tests.web.hands import Mouse
from tests.web.measure import NOBODY_STANDS_IN, SCREENS, SHOWN, WALL, fullest, moment_of, sit_down
from tests.web.players import player_of
from tests.web.positions import near_the_end
from tests.web.visiting import launch, visit

Scene = Callable[[Page], None]

COLOURS = {"en": "light", "de": "dark"}
"""By day in English, in the evening in German."""
SHEET = 1800
"""Pixels: how wide a sheet with all pictures of a scene is."""
RECORDS = Path(__file__).parent.parent / "records"


def front(page: Page) -> None:
    page.goto("/")
    page.get_by_role("article").first.wait_for()
    for card in page.get_by_role("article").all():  # what nobody looks at is not drawn
        card.scroll_into_view_if_needed()
        card.locator(".art svg").wait_for()
    page.evaluate("scrollTo(0, 0)")


def waiting(page: Page) -> None:
    page.goto("/")
    page.locator("article[data-game=gelini-nightlife] button").last.click()
    page.locator("dialog .main").click()
    page.locator(".waiting").wait_for()
    page.locator(".waiting img").wait_for()


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
    sit_down(page, player_of("geizen"), near_the_end(fullest("geizen"), 2))
    player_of("geizen").play(Mouse(page))


def board(game: str, kind: str) -> Scene:
    """With the most players, and as full as it gets."""

    def scene(page: Page) -> None:
        sit_down(page, player_of(game), moment_of(game, kind))

    return scene


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


PAGES: dict[str, Scene] = {
    "front": front,
    "waiting": waiting,
    "rules": rules,
    "guide": guide,
    "over": over,
    "replay": replay,
}
SCENES: dict[str, Scene] = {
    **PAGES,
    **{f"{game}-{kind}": board(game, kind) for game, kinds in SHOWN.items() for kind in kinds},
}


class Shot(NamedTuple):
    """One photograph that the README shows."""

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


def keep(browser: Browser, address: str, shot: Shot, folder: Path) -> None:
    """A picture for the README."""
    wishes = {"pace": "instant", "speed": "still", "name": "Ada", "theme": shot.colours}
    with visit(browser, address, phone=shot.device == "phone", wishes=wishes, device_scale_factor=1) as page:
        (PAGES.get(shot.scene) or table(shot.scene))(page)
        page.wait_for_timeout(500)
        file = folder / f"{shot.name}.jpg"
        page.screenshot(path=file, full_page=shot.scene == "front", quality=88)
        print(file)


def photograph(browser: Browser, address: str, scene: str, language: str, folder: Path) -> None:
    """A scene on every screen, and all of these on one sheet."""
    wishes = {"pace": "instant", "speed": "still", "name": "Ada", "theme": COLOURS[language], "language": language}
    with visit(browser, address, wishes=wishes) as page:
        SCENES[scene](page)
        files = []
        for screen in [*SCREENS, WALL] if scene == "front" else SCREENS:
            page.set_viewport_size(screen._asdict())  # type: ignore[arg-type]
            page.wait_for_timeout(300)
            files.append(folder / f"{scene}-{language}-{screen}.png")
            page.screenshot(path=files[-1])
    paper = browser.new_page(viewport={"width": SHEET, "height": SHEET})
    paper.set_content(sheet(files))
    paper.screenshot(path=folder / f"{scene}-{language}.png", full_page=True)
    paper.close()
    print(folder / f"{scene}-{language}.png", flush=True)


def sheet(files: list[Path]) -> str:
    """All of them on one page, each with its name."""
    pictures = (
        f'<figure><img src="data:image/png;base64,{base64.b64encode(file.read_bytes()).decode()}">'
        f"<figcaption>{file.stem}</figcaption></figure>"
        for file in files
    )
    style = """
        body { display: flex; flex-wrap: wrap; gap: 12px; align-items: start; margin: 12px; background: #999 }
        figure { margin: 0; font: 14px sans-serif }
        img { display: block; max-width: 860px; max-height: 640px }
    """
    return f"<style>{style}</style>{''.join(pictures)}"


def main(folder: Path, names: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    served = {"program": RIGGED, "absence": NOBODY_STANDS_IN}
    with (
        tempfile.TemporaryDirectory() as data,
        RunningServer(Path(data), **served) as server,  # type: ignore[arg-type]
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        if names == ["--kept"]:
            for shot in KEPT:
                keep(browser, server.address, shot, folder)
        else:
            for scene in [name for name in SCENES if not names or any(name.startswith(wish) for wish in names)]:
                for language in COLOURS:
                    photograph(browser, server.address, scene, language, folder)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
