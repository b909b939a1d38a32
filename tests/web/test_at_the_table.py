"""What helps at a table: a hint, why something cannot be done, bots that show that they think and how long they may."""

import json
import re
from typing import Any

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.web.hands import Mouse
from tests.web.players import player_of
from tests.web.tables import begin
from tests.web.visiting import QUICK, Sighting, violations, visit

GEIZEN = player_of("geizen")


def sit_down(page: Page) -> None:
    """With five dice on the tray."""
    begin(page, "geizen")
    GEIZEN.play_until(Mouse(page), "keep 5")


def test_an_expert_says_what_to_do_and_why_and_does_it(browser: Browser, address: str) -> None:
    with visit(browser, address, phone=True, wishes=QUICK) as page:
        sit_down(page)
        page.get_by_role("button", name="Ask for a hint").tap()
        bar = page.locator(".bar")
        expect(bar).to_contain_text("The expert’s advice: Keep")
        expect(bar).to_contain_text("% to win")
        marked = page.locator("[data-die].advised")
        faces = [die.get_attribute("data-die") or "" for die in marked.all()]
        assert faces
        assert violations(page) == []
        page.get_by_role("button", name="Do that").tap()
        page.get_by_role("button", name="What happened").tap()
        expect(page.locator("aside li", has_text=f"You keep {' '.join(sorted(faces))}.").last).to_be_visible()


def test_a_hint_is_told_in_the_players_language_and_can_be_put_aside(browser: Browser, address: str) -> None:
    """Whatever the dice, the expert has the same two reasons."""
    because = [{"feature": "chips", "whose": "own"}, {"feature": "turn", "whose": "others"}]

    def change(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def say(text: str | bytes) -> None:
            message: dict[str, Any] = json.loads(text)
            if message["t"] == "advice":
                message["explanation"]["because"] = because
            line.send(json.dumps(message))

        server.on_message(say)

    with visit(browser, address, wishes=QUICK) as page:
        page.route_web_socket("**/ws/tables/*", change)
        sit_down(page)
        page.get_by_role("button", name="Options").click()
        page.get_by_role("combobox", name="Language").select_option("fr")
        page.get_by_role("button", name="Demander conseil").click()
        expect(page.locator(".bar")).to_contain_text("Conseil de l’expert")
        told = page.locator(".bar .more")
        expect(told).to_contain_text(re.compile(r"\d+\s% de chances de gagner"))
        expect(told).to_contain_text(re.compile(r"En sa faveur\s: plus de jetons\."))
        expect(told).to_contain_text(re.compile(r"Ce qui échappe aux autres\s: le tour\."))
        page.get_by_role("button", name="Non merci").click()
        expect(page.get_by_role("button", name="Demander conseil")).to_be_visible()
        expect(page.locator("[data-die].advised")).to_have_count(0)


def test_what_is_refused_is_explained_with_its_rule(browser: Browser, address: str) -> None:
    """The client offers nothing illegal, so somebody on the way changes what it says."""

    def change(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def say(text: str | bytes) -> None:
            message: dict[str, Any] = json.loads(text)
            if message["t"] == "do" and message["action"]["type"] == "keep":
                message["action"] = {"type": "pay", "number": 1}
            server.send(json.dumps(message))

        line.on_message(say)

    with visit(browser, address, wishes=QUICK) as page:
        page.route_web_socket("**/ws/tables/*", change)
        sit_down(page)
        dice = page.locator("[data-die]").all_inner_texts()
        GEIZEN.decide(Mouse(page), "keep 5")
        note = page.get_by_role("alert")
        expect(note).to_contain_text(".")
        assert GEIZEN.wanted(page) == "keep 5", "the same can be decided again"
        assert page.locator("[data-die]").all_inner_texts() == dice
        assert violations(page, "[role=alert]") == []
        note.get_by_role("link", name="The rule").click()
        expect(page.get_by_role("complementary").locator(".found")).to_be_visible()
        expect(page.get_by_role("main").locator(GEIZEN.board)).to_be_visible()


def test_bots_show_that_they_think_and_hurry_when_told_to(browser: Browser, address: str) -> None:
    """At a table from the front page, where they take their time; the wish is kept for this table and for the next."""
    with visit(browser, address, wishes={"speed": "still", "sound": False}) as page:
        page.goto("/")
        page.get_by_role("button", name="Play now: Geizen").click()
        GEIZEN.wanted(page)
        thoughts = Sighting(page, ".seat .thinking")
        page.get_by_role("button", name="Options").click()
        expect(page.get_by_role("combobox", name="Bots")).to_have_value("natural")
        while not thoughts.happened:
            GEIZEN.decide(Mouse(page), GEIZEN.wanted(page))
        page.get_by_role("combobox", name="Bots").select_option("at once")
        GEIZEN.play(Mouse(page), 4)
        page.reload()
        page.get_by_role("button", name="Options").click()
        expect(page.get_by_role("combobox", name="Bots")).to_have_value("instant")
        page.goto("/")
        page.get_by_role("button", name="Play now: Geizen").click()
        page.get_by_role("button", name="Options").click()
        expect(page.get_by_role("combobox", name="Bots")).to_have_value("instant")
