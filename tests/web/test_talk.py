"""Talk at a table: what is new is noticed, at the seat, in the column and by ear, and nobody has to listen."""

import re

from playwright.sync_api import Browser, Page, expect

from tests.web.listening import Listener
from tests.web.tables import open_short_table
from tests.web.test_friends import link_of, sit_down
from tests.web.visiting import QUICK, violations, visit


def say(page: Page, text: str) -> None:
    page.get_by_label("Say something").fill(text)
    page.get_by_label("Say something").press("Enter")


def test_what_is_said_is_noticed_by_all_and_by_nobody_who_does_not_want_to(browser: Browser, address: str) -> None:
    """Ada at a desk, Bea on a phone, Cleo watches on another."""
    with (
        visit(browser, address, wishes={**QUICK, "name": "Ada"}) as ada,
        visit(browser, address, phone=True, wishes={**QUICK, "name": "Bea"}) as bea,
        visit(browser, address, phone=True, wishes={**QUICK, "name": "Cleo"}) as cleo,
    ):
        ears = Listener(bea)
        open_short_table(ada, bots=False)
        link = link_of(ada)
        sit_down(bea, link)
        ada.get_by_role("button", name="Begin", exact=True).click()
        cleo.goto(link)
        for page in (ada, bea, cleo):
            expect(page.get_by_role("main", name="Board")).to_be_visible()

        # Beside the board there is room for both; whoever wants to write is there with one press.
        column = ada.get_by_role("complementary", name="What happened")
        expect(column.get_by_role("region", name="Talk")).to_be_visible()
        ada.get_by_role("button", name="Talk").click()
        expect(ada.get_by_label("Say something")).to_be_focused()

        # On a phone it is counted, shown at the seat and heard, each line once.
        say(ada, "Ciao!")
        bubble = bea.get_by_role("main").get_by_role("button", name="Ada Ciao!")
        expect(bubble).to_be_visible()
        expect(bea.get_by_role("button", name="Talk: 1 new line")).to_be_visible()
        assert violations(bea) == []
        board, box = bea.locator(".board").bounding_box(), bubble.bounding_box()
        assert board
        assert box
        assert box["y"] + box["height"] <= board["y"] + 1, "nothing of the board is covered"
        bubble.tap()
        expect(bubble).to_have_count(0)
        say(ada, "Are you there?")
        expect(bea.get_by_role("button", name="Talk: 2 new lines")).to_be_visible()
        assert [told for told in ears.heard if "says" in told] == ["Ada says: Ciao!", "Ada says: Are you there?"]

        # It is read while it is seen, and what is said after that is new again.
        bea.get_by_role("button", name="Talk: 2 new lines").tap()
        expect(bea.get_by_role("log")).to_contain_text("Are you there?")
        expect(bea.get_by_role("button", name="Talk", exact=True)).to_have_attribute("aria-pressed", "true")
        bea.keyboard.press("Escape")
        expect(bea.get_by_role("button", name="Talk", exact=True)).to_be_focused()
        say(ada, "Well?")
        expect(bea.get_by_role("button", name="Talk: 1 new line")).to_be_visible()
        bea.reload()
        expect(bea.get_by_role("button", name="Talk: 1 new line")).to_be_visible()

        # The column gives its room to the board, and is gone after a reload too. Then a desk is like a phone.
        narrow = ada.locator(".board").bounding_box()
        column.get_by_role("button", name="Close").click()
        expect(column).to_have_count(0)
        wide = ada.locator(".board").bounding_box()
        assert narrow
        assert wide
        assert wide["width"] > narrow["width"] + 200
        ada.reload()
        expect(ada.get_by_role("main", name="Board")).to_be_visible()
        expect(column).to_have_count(0)

        # Whoever watches is heard from the other end of the seats, unless nobody wants to.
        cleo.get_by_role("button", name="Talk").tap()
        say(cleo, "What a game")
        expect(ada.get_by_role("main").get_by_role("button", name=re.compile("What a game$"))).to_be_visible()
        expect(ada.get_by_role("button", name="Talk: 1 new line")).to_be_visible()
        ada.get_by_role("button", name="Talk: 1 new line").click()
        expect(ada.get_by_role("log")).to_contain_text("What a game")
        ada.get_by_role("button", name="Whom I listen to").click()
        ada.get_by_role("button", name="Do not listen to Spectators").click()
        expect(ada.get_by_role("log")).not_to_contain_text("What a game")
        say(cleo, "Hello?")
        expect(cleo.get_by_role("log")).to_contain_text("Hello?")
        bea.get_by_role("button", name=re.compile("Talk")).tap()
        expect(bea.get_by_role("log")).to_contain_text("Hello?")
        say(bea, "Here I am")
        expect(ada.get_by_role("log")).to_contain_text("Here I am")
        expect(ada.get_by_role("log")).not_to_contain_text("Hello?")
        assert violations(ada) == []


def test_the_keys_of_a_table_are_listed(browser: Browser, address: str) -> None:
    """Under the question mark and in the options; whoever types one into the chat means just that."""
    with visit(browser, address, wishes=QUICK) as page:
        open_short_table(page)
        expect(page.get_by_role("main", name="Board")).to_be_visible()
        keys = page.get_by_role("dialog", name="Keys")
        page.get_by_label("Say something").press("?")
        expect(page.get_by_label("Say something")).to_have_value("?")
        expect(keys).to_have_count(0)
        page.get_by_label("Say something").blur()
        page.keyboard.press("?")
        expect(keys.get_by_role("region", name="Geizen")).to_contain_text("Throw, or keep the dice you have chosen")
        expect(keys.get_by_role("region", name="Everywhere")).to_contain_text("Show the keys")
        assert violations(page, "dialog[open]") == []
        page.keyboard.press("Escape")
        expect(keys).to_have_count(0)
        page.get_by_role("button", name="Options").click()
        page.get_by_role("button", name="Show the keys").click()
        expect(keys).to_be_visible()
