"""The list of keys: it opens on every table, and names what its board listens to in words."""

from playwright.sync_api import Browser, expect

from tests.web.players import PLAYED, player_of
from tests.web.positions import near_the_end
from tests.web.tables import play_on
from tests.web.visiting import QUICK, violations, visit

LISTED = "lists => lists.map((list) => [...list.querySelectorAll('div')].map((one) => one.innerText.split('\\n')))"


def test_the_list_of_keys_opens_on_every_table(browser: Browser, address: str) -> None:
    with visit(browser, address, wishes=QUICK) as page:
        for game in PLAYED:
            player = player_of(game)
            play_on(page, near_the_end(player.layout, 2))
            page.locator(player.board).wait_for()
            page.keyboard.press("?")
            keys = page.get_by_role("dialog", name="Keys")
            expect(keys.get_by_role("region", name=player.title)).to_be_visible()
            own, everywhere = keys.locator("dl").evaluate_all(LISTED)
            assert len(own) >= 2
            assert len(everywhere) == 5
            for *_, does in [*own, *everywhere]:
                assert " " in does, f"{does} is no sentence"
            assert violations(page, "dialog[open]") == []
            page.keyboard.press("Escape")
            expect(keys).to_have_count(0)
