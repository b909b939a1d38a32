"""Photographs of the client for people to look at: `make screenshots`.

python -m tests.web.pictures FOLDER
"""

import sys
import tempfile
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.running import RunningServer
from tests.web.playing import decide, play_to_the_end, wanted
from tests.web.visiting import launch, visit


def front(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now: Geizen").wait_for()


def table(page: Page) -> None:
    """Some turns into a game, with dice on the tray and two of them chosen."""
    page.goto("/")
    page.get_by_role("button", name="Friends …: Geizen").click()
    page.get_by_role("button", name="3", exact=True).click()
    page.get_by_role("button", name="Play against bots").click()
    page.locator(".geizen").wait_for()
    for _ in range(7):
        decide(page, wanted(page))
    while wanted(page) != 5:
        decide(page, wanted(page))
    for die in page.locator("[data-die]").all()[:2]:
        die.click()


def waiting(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Friends …: Gelini Nightlife").click()
    page.get_by_role("button", name="Invite friends").click()
    page.get_by_alt_text("The link, to be photographed").wait_for()


def rules(page: Page) -> None:
    page.goto("/rules/geizen#geizen.red-take")
    page.get_by_text("geizen.red-take").wait_for()


def fallback(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now: Gelati").click()
    page.locator("[data-choice]").first.wait_for()


def over(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now: Geizen").click()
    play_to_the_end(page)


SCENES = {"front": front, "geizen": table, "waiting": waiting, "rules": rules, "gelati": fallback, "over": over}


def photograph(browser: Browser, address: str, folder: Path) -> None:
    for (name, scene), phone, colours in product(SCENES.items(), (False, True), ("light", "dark")):
        if name in ("rules", "over") and colours == "dark":
            continue
        wishes = {"pace": "instant", "speed": "still", "name": "Ada", "theme": colours}
        with visit(browser, address, phone=phone, wishes=wishes, device_scale_factor=1) as page:
            scene(page)
            page.wait_for_timeout(500)
            file = folder / f"{name}-{'phone' if phone else 'desktop'}-{colours}.png"
            page.screenshot(path=file, full_page=name == "front")
            print(file)


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, RunningServer(Path(data)) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        photograph(browser, server.address, folder)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
