"""The built client: how heavy it is, what is on its front page, and that every game can be played with it."""

import gzip
import json
import re

import pytest
from playwright.sync_api import Browser, expect

from tests.web.hands import Mouse
from tests.web.players import PLAYED, player_of
from tests.web.tables import begin
from tests.web.visiting import CLIENT, QUICK, missing, violations, visit

GEIZEN = player_of("geizen")
MOST = 120_000
"""Bytes of script and style, gzipped, before anything is on the screen."""


@pytest.mark.skipif(bool(missing), reason="the client is not built")
def test_the_first_load_is_light() -> None:
    files = json.loads((CLIENT / "files.json").read_text(encoding="utf-8"))
    named = set(re.findall(r"assets/[\w.-]+\.(?:js|css)", (CLIENT / "index.html").read_text(encoding="utf-8")))
    seen: set[str] = set()

    def collect(name: str) -> None:
        chunk = files[name]
        if chunk["file"] not in seen:
            seen.update([chunk["file"], *chunk.get("css", [])])
            for other in chunk.get("imports", []):
                collect(other)

    for name in [name for name, chunk in files.items() if chunk["file"] in named]:
        collect(name)
    collect("../src/gelateria/locales/en/app.ftl?raw")
    sizes = {name: len(gzip.compress((CLIENT / name).read_bytes(), 9)) for name in sorted(seen)}
    print(f"{sum(sizes.values())} bytes in {len(sizes)} files")
    assert any(name.endswith(".css") for name in sizes)
    assert sum(sizes.values()) < MOST


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_front_page_is_for_everyone_in_light_and_dark(browser: Browser, address: str, phone: bool) -> None:
    with visit(browser, address, phone=phone, wishes={**QUICK, "theme": "light"}) as page:
        page.goto("/")
        expect(page.get_by_role("article")).to_have_count(5)
        assert violations(page) == []
        page.get_by_role("button", name="Light", exact=True).click()
        page.get_by_role("button", name="Dark", exact=True).wait_for()
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_language_changes_in_the_middle(browser: Browser, address: str) -> None:
    with visit(browser, address) as page:
        page.goto("/")
        expect(page.get_by_role("heading", name="Open tables")).to_be_visible()
        for language, heading in {"de": "Offene Tische", "pt": "Mesas abertas", "it": "Tavoli aperti"}.items():
            page.get_by_role("combobox").select_option(language)
            expect(page.get_by_role("heading", name=heading)).to_be_visible()
        assert page.evaluate("document.documentElement.lang") == "it"
        page.reload()
        expect(page.get_by_role("heading", name="Tavoli aperti")).to_be_visible()


def test_a_friend_comes_by_the_link(browser: Browser, address: str) -> None:
    with visit(browser, address, wishes=QUICK) as host, visit(browser, address, phone=True, wishes=QUICK) as friend:
        host.goto("/")
        host.get_by_role("button", name="Friends …: Geizen").click()
        host.get_by_role("button", name="Invite friends").click()
        link = host.get_by_role("textbox", name="The link").input_value()
        assert violations(host) == []
        friend.goto(link)
        friend.get_by_label("Your name").fill("Bea")
        friend.get_by_role("button", name="Sit down").tap()
        expect(host.get_by_text("Bea")).to_be_visible()
        host.get_by_role("button", name="Begin", exact=True).click()
        for page in (host, friend):
            expect(page.get_by_role("list", name="Players, in turn order").get_by_role("listitem")).to_have_count(2)
        friend.get_by_role("button", name="Talk").tap()
        friend.get_by_label("Say something").fill("Ciao!")
        friend.get_by_label("Say something").press("Enter")
        host.get_by_role("button", name="Talk").click()
        expect(host.get_by_role("log").get_by_text("Ciao!")).to_be_visible()


def test_every_game_can_be_played_without_its_board(browser: Browser, address: str) -> None:
    with visit(browser, address, wishes={**QUICK, "plain": True}) as page:
        for game in PLAYED:
            begin(page, game)
            page.locator(f"[data-game={game}] [data-choice]").first.wait_for()
            assert (game, violations(page)) == (game, [])
            for _ in range(3):
                page.locator("[data-choice]").first.click()
            page.get_by_role("button", name="What happened").click()
            expect(page.locator("aside li").first).to_be_visible()


def test_a_reload_loses_nothing(browser: Browser, address: str) -> None:
    with visit(browser, address, wishes=QUICK) as page:
        begin(page, "geizen")
        GEIZEN.play_until(Mouse(page), "keep 5")
        dice = page.locator("[data-die]").evaluate_all("dice => dice.map(die => die.dataset.die)")
        page.reload()
        assert GEIZEN.wanted(page) == "keep 5"
        assert page.locator("[data-die]").evaluate_all("dice => dice.map(die => die.dataset.die)") == dice


def test_the_rules_can_be_searched_and_linked_to(browser: Browser, address: str) -> None:
    with visit(browser, address) as page:
        page.goto("/rules/geizen#geizen.red-take")
        expect(page.locator(".found")).to_have_attribute("data-rule", "geizen.red-take")
        assert violations(page, ".found") == []
        page.get_by_role("searchbox").fill("arrow-short")
        expect(page.get_by_role("main").locator("[data-rule]")).to_have_count(1)
