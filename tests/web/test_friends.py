"""An evening with friends before the first move: links that last, seats that are left, names. Who sees what?"""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.running import RIGGED, RunningServer
from tests.web.conftest import NOBODY_STANDS_IN
from tests.web.tables import follow, open_short_table
from tests.web.visiting import PHONE, QUICK, missing, violations, visit

SMALLEST = {"width": 320, "height": 568}
ASK_THE_HOST = "This table is for those with its link. Ask the host for it."
REFUSED = "409"
"""What the browser says of a request that was refused on purpose."""


@pytest.fixture
def pages(browser: Browser, address: str) -> Iterator[list[Page]]:
    """Three phones, and a desktop for somebody who comes late."""
    with ExitStack() as stack:
        yield [
            stack.enter_context(
                visit(browser, address, phone=phone, wishes={**QUICK, "name": name}, provoked=("403", "404", REFUSED))
            )
            for name, phone in (("Ada", True), ("Bea", True), ("Cleo", True), ("Dora", False))
        ]


def link_of(host: Page) -> str:
    return host.get_by_role("textbox", name="The link").input_value()


def sit_down(page: Page, link: str) -> None:
    page.goto(link)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("you", exact=True)).to_be_visible()


def watch(page: Page, link: str) -> None:
    page.goto(link)
    page.get_by_role("button", name="Watch").click()
    expect(page.get_by_text("You watch. This is your name here:")).to_be_visible()


def opened_menu(page: Page) -> Page:
    page.get_by_role("button", name="Options").click()
    return page


def seats(page: Page) -> list[str]:
    """Who sits where, as this screen shows it."""
    return [
        row.locator("input").input_value()
        if row.locator("input").count()
        else row.locator(".called, .soft").first.inner_text()
        for row in page.locator(".waiting ol.seats li").all()
    ]


def test_an_invitation_outlives_a_reload_and_another_device(pages: list[Page]) -> None:
    host, bea, cleo, dora = pages
    open_short_table(host, players=3, bots=False)
    link = link_of(host)
    host.reload()
    assert link_of(host) == link, "whoever comes back from another app finds the same link"
    sit_down(bea, link)
    host.reload()
    assert link_of(host) == link
    watch(dora, link)
    bea.reload()
    dora.reload()
    for page in (host, bea, dora):
        expect(page.locator(".waiting").get_by_text("Dora watches.")).to_be_visible()
        expect(page.locator(".waiting").get_by_text("free", exact=True)).to_have_count(1)
        assert seats(page) == ["Ada", "Bea", "free"]
    sit_down(cleo, link)
    for page in pages:
        expect(page.locator(".waiting").get_by_text("free", exact=True)).to_have_count(0)
        assert seats(page) == ["Ada", "Bea", "Cleo"]


def test_another_link_is_made_only_on_demand_and_ends_the_old_one(pages: list[Page]) -> None:
    host, bea, cleo, _ = pages
    open_short_table(host, players=3, bots=False)
    old = link_of(host)
    host.get_by_role("button", name="Make a new link").click()
    expect(host.get_by_text("The old one opens nothing any more.")).to_be_visible()
    new = link_of(host)
    assert new != old
    bea.goto(old)
    bea.get_by_role("button", name="Sit down").click()
    expect(bea.get_by_text("This table is for those with its link.")).to_be_visible()
    sit_down(cleo, new)
    expect(host.get_by_text("Cleo", exact=True)).to_be_visible()


@pytest.mark.parametrize("screen", [PHONE, SMALLEST])
def test_the_invitation_comes_first_as_long_as_a_seat_is_free(pages: list[Page], screen: dict[str, int]) -> None:
    host, bea, _, _ = pages
    host.set_viewport_size(screen)  # type: ignore[arg-type]
    open_short_table(host, bots=False)
    link = link_of(host)
    share = host.get_by_role("button", name="Share")
    expect(share).to_be_enabled()
    assert bottom(share) <= screen["height"], "one can send it without scrolling"
    assert bottom(share) < top(host.get_by_role("list", name="Who plays"))
    assert violations(host) == []
    sit_down(bea, link)
    expect(host.get_by_text("All seats are taken: whoever has this link watches.")).to_be_visible()
    assert top(share) > bottom(host.get_by_role("list", name="Who plays"))
    assert bottom(host.get_by_role("button", name="Begin", exact=True)) <= screen["height"]


def test_the_address_of_whoever_runs_the_table_is_the_invitation_and_nobody_elses(pages: list[Page]) -> None:
    host, bea, cleo, dora = pages
    host.goto("/")
    host.get_by_role("button", name="Friends …: Geizen").click()
    host.get_by_role("button", name="Invite friends").click()
    link = link_of(host)
    expect(host).to_have_url(link)
    host.reload()
    expect(host).to_have_url(link)
    assert link_of(host) == link
    host.go_back()
    expect(host.get_by_role("heading", name="Open tables")).to_be_visible()
    host.go_forward()
    expect(host).to_have_url(link)
    sit_down(bea, host.url)
    bare = link.partition("#")[0]
    expect(bea).to_have_url(bare)
    host.get_by_role("button", name="Make a new link").click()
    expect(host).not_to_have_url(link)
    expect(host).to_have_url(link_of(host))
    host.get_by_role("button", name="Let Bea run the table").click()
    host.get_by_role("button", name="Hand it over").click()
    expect(host).to_have_url(bare)
    expect(bea).to_have_url(link_of(bea))
    for page in (host, bea):
        page.reload()
        expect(page.locator(".waiting")).to_be_visible()
    expect(host).to_have_url(bare)
    watch(dora, bea.url)
    came_by = dora.url
    dora.reload()
    expect(dora.locator(".waiting")).to_be_visible()
    expect(dora).to_have_url(came_by)
    cleo.goto(bare)
    expect(cleo.get_by_text(ASK_THE_HOST)).to_be_visible()
    expect(cleo).to_have_url(bare)


def test_whoever_comes_without_the_link_is_told_to_ask_for_it(pages: list[Page]) -> None:
    """Before the game and in it; no button leads to a refusal."""
    host, bea, cleo, dora = pages
    open_short_table(host, bots=False)
    link = link_of(host)
    bare = link.partition("#")[0]
    for dead in (bare, f"{bare}#invite"):
        cleo.goto(dead)
        expect(cleo.get_by_text(ASK_THE_HOST)).to_be_visible()
        expect(cleo.get_by_role("button", name="Sit down")).to_have_count(0)
        expect(cleo.get_by_role("button", name="Watch")).to_have_count(0)
        assert violations(cleo) == []
    sit_down(bea, link)
    host.get_by_role("button", name="Begin", exact=True).click()
    for page in (host, bea):
        expect(page.get_by_role("list", name="Players, in turn order")).to_be_visible()
    for page in (cleo, dora):
        page.goto("/")
        page.goto(bare)
        expect(page.get_by_text(ASK_THE_HOST)).to_be_visible()
        expect(page.get_by_role("button", name="Watch")).to_have_count(0)
    cleo.goto(link)
    expect(cleo.get_by_text("You watch as Cleo.")).to_be_visible()


def test_who_stops_watching_is_gone_for_everybody(pages: list[Page]) -> None:
    """Before the game, in it and after it."""
    host, bea, cleo, dora = pages
    open_short_table(host, bots=False)
    link = link_of(host)
    sit_down(bea, link)
    watch(cleo, link)
    for page in (host, bea, cleo):
        expect(page.locator(".waiting").get_by_text("Cleo watches.")).to_be_visible()
    opened_menu(cleo).get_by_role("button", name="Stop watching").click()
    expect(cleo.get_by_role("heading", name="Open tables")).to_be_visible()
    for page in (host, bea):
        expect(page.locator(".waiting").get_by_text("Nobody watches yet.")).to_be_visible()
    host.get_by_role("button", name="Begin", exact=True).click()
    for page in (dora, cleo):
        page.goto(link)
        expect(page.get_by_text("The game has begun: you watch.")).to_be_visible()
    for page in (host, bea):
        expect(
            opened_menu(page).get_by_text("Dora, Cleo watch.").or_(page.get_by_text("Cleo, Dora watch."))
        ).to_be_visible()
    opened_menu(dora).get_by_role("button", name="Stop watching").click()
    for page in (host, bea):
        expect(page.get_by_text("Cleo watches.")).to_be_visible()
        expect(page.locator(".seat", has_text="away")).to_have_count(0)
    go_home(cleo)
    for page in (host, bea):
        expect(page.get_by_text("Nobody watches yet.")).to_be_visible()


def test_who_goes_to_the_front_page_in_a_game_is_away_for_all_and_comes_back_to_the_seat(pages: list[Page]) -> None:
    """The one whose turn it is and the one who waits, and so whoever runs the table, too; and after the end."""
    host, bea, cleo, _ = pages
    open_short_table(host, bots=False)
    link = link_of(host)
    sit_down(bea, link)
    watch(cleo, link)
    host.get_by_role("button", name="Begin", exact=True).click()
    for page in (host, bea, cleo):
        expect(page.locator(".seat.active")).to_have_count(1)
    for page, name, others in ((host, "Ada", (bea, cleo)), (bea, "Bea", (host, cleo))):
        go_home(page, "Your seat is kept. While you are away, a bot plays for you.")
        for other in others:
            expect(other.locator(".seat", has_text=name)).to_contain_text("away")
        page.get_by_role("link", name="Geizen").filter(has_text="Bea").first.click()
        for each in (host, bea, cleo):
            expect(each.locator(".seat.active")).to_have_count(1)
            expect(each.locator(".seat", has_text="away")).to_have_count(0)
    opened_menu(bea).get_by_role("button", name="Give up").click()
    bea.get_by_role("button", name="Really give up?").click()
    for page in (host, bea, cleo):
        expect(page.locator("[data-ending] li", has_text="Bea")).to_contain_text("gave up")
    follow(host, "/")
    expect(host.get_by_role("heading", name="Open tables")).to_be_visible()
    for page in (bea, cleo):
        page.reload()
        expect(page.locator("[data-ending] li", has_text="Ada")).to_contain_text("won")
    assert violations(cleo) == []


def test_who_leaves_while_the_dice_are_mixed_is_waited_for_and_comes_back_by_the_link(pages: list[Page]) -> None:
    host, bea, cleo, _ = pages
    link = begin_without_bea(host, bea, cleo)
    for page in (host, cleo):
        expect(page.get_by_text("Still missing: Bea")).to_be_visible()
    bea.goto(link)
    for page in (host, bea, cleo):
        expect(page.locator(".seat.active")).to_have_count(1)
        expect(page.locator(".seat", has_text="away")).to_have_count(0)


def test_without_whoever_does_not_come_back_the_game_begins_all_the_same(browser: Browser, tmp_path: Path) -> None:
    if missing:
        pytest.skip(f"not here: {', '.join(missing)}")
    with (
        RunningServer(tmp_path, program=RIGGED, absence=NOBODY_STANDS_IN, nonce_wait=1) as server,
        ExitStack() as stack,
    ):
        host, bea, cleo = (
            stack.enter_context(visit(browser, server.address, phone=True, wishes={**QUICK, "name": name}))
            for name in ("Ada", "Bea", "Cleo")
        )
        link = begin_without_bea(host, bea, cleo)
        for page in (host, cleo):
            expect(page.locator(".seat.active")).to_have_count(1)
            expect(page.locator(".seat", has_text="Bea")).to_contain_text("away")
        bea.goto(link)
        for page in (host, bea, cleo):
            expect(page.locator(".seat.active")).to_have_count(1)
            expect(page.locator(".seat", has_text="away")).to_have_count(0)


def begin_without_bea(host: Page, bea: Page, cleo: Page) -> str:
    """She has taken her seat and is somewhere else when it begins; Cleo watches. Returns the link."""
    open_short_table(host, bots=False)
    link = link_of(host)
    sit_down(bea, link)
    watch(cleo, link)
    bea.goto("/rules/geizen")
    for page in (host, cleo):
        expect(page.locator(".waiting ol.seats li", has_text="Bea")).to_contain_text("away")
    host.get_by_role("button", name="Begin", exact=True).click()
    return link


def go_home(page: Page, told: str = "") -> None:
    """By the menu, which says what becomes of the seat."""
    page.get_by_role("button", name="Options").click()
    menu = page.get_by_role("complementary", name="Options")
    expect(menu).to_contain_text(told)
    menu.get_by_role("link", name="To the front page").click()
    expect(page.get_by_role("heading", name="Open tables")).to_be_visible()


def top(part: Locator) -> float:
    return float(part.evaluate("part => part.getBoundingClientRect().top"))


def bottom(part: Locator) -> float:
    return float(part.evaluate("part => part.getBoundingClientRect().bottom"))


def test_who_comes_too_late_watches_and_is_told_so(pages: list[Page]) -> None:
    host, bea, cleo, dora = pages
    open_short_table(host, bots=False)
    link = link_of(host)
    sit_down(bea, link)
    expect(host.get_by_text("All seats are taken: whoever has this link watches.")).to_be_visible()
    cleo.goto(link)
    expect(cleo.get_by_text("All seats are taken. You can watch.")).to_be_visible()
    expect(cleo.get_by_role("button", name="Sit down")).to_have_count(0)
    cleo.get_by_role("button", name="Watch").click()
    expect(cleo.get_by_text("You watch. As long as a seat is free, you can sit down.")).to_be_visible()
    host.get_by_role("button", name="Begin", exact=True).click()
    dora.goto(link)
    expect(dora.get_by_text("The game has begun: you watch.")).to_be_visible()
    for page in pages:
        players = page.get_by_role("list", name="Players, in turn order").get_by_role("listitem")
        expect(players).to_have_count(2)
    assert violations(dora) == []


def test_who_leaves_the_table_has_left_it_and_somebody_else_can_sit_down(pages: list[Page]) -> None:
    host, bea, cleo, dora = pages
    open_short_table(host, bots=False)
    link = link_of(host)
    sit_down(bea, link)
    cleo.goto(link)
    cleo.get_by_role("button", name="Watch").click()
    watch(dora, link)
    opened_menu(bea).get_by_role("button", name="Leave the table").click()
    expect(bea).to_have_url(host.url.split("/table/")[0] + "/")
    for page in (host, cleo, dora):
        expect(page.locator(".waiting").get_by_text("free", exact=True)).to_be_visible()
        assert "Bea" not in seats(page)
    cleo.get_by_role("button", name="Sit down").click()
    for page in (host, cleo, dora):
        expect(page.locator(".waiting").get_by_text("free", exact=True)).to_have_count(0)
        assert seats(page) == ["Ada", "Cleo"]
    bea.goto(link)
    expect(bea.get_by_text("All seats are taken. You can watch.")).to_be_visible()
    assert violations(bea) == []
    opened_menu(host).get_by_role("button", name="Close the table").click()
    host.get_by_role("button", name="Really close it?").click()
    expect(host).to_have_url(bea.url.split("/table/")[0] + "/")
    for page in (cleo, dora):
        expect(page.get_by_text("The host has closed this table.")).to_be_visible()
    bea.goto(link)
    expect(bea.get_by_role("button", name="Sit down")).to_have_count(0)


def test_who_is_shown_out_is_told_the_truth_and_the_host_is_asked_first(pages: list[Page]) -> None:
    host, bea, cleo, dora = pages
    open_short_table(host, players=3, bots=False)
    link = link_of(host)
    sit_down(bea, link)
    sit_down(cleo, link)
    watch(dora, link)
    host.get_by_role("button", name="Free the seat of Bea").click()
    expect(host.get_by_text("Bea stands before the door again")).to_be_visible()
    for page in pages:
        assert seats(page) == ["Ada", "Bea", "Cleo"], "she has only been asked whether she means it"
    host.get_by_role("button", name="Free it, and make a new link").click()
    expect(bea.get_by_text("The host has freed your seat.")).to_be_visible()
    for page in (host, cleo, dora):
        expect(page.locator(".waiting").get_by_text("free", exact=True)).to_be_visible()
        expect(page.get_by_text("Bea", exact=True)).to_have_count(0)
    assert link_of(host) != link
    bea.goto(link)
    bea.get_by_role("button", name="Sit down").click()
    expect(bea.get_by_text("This table is for those with its link.")).to_be_visible()
    for page in (host, cleo, dora):
        assert seats(page) == ["Ada", "free", "Cleo"]


def test_a_new_name_is_seen_by_everybody_before_the_game_and_in_it(pages: list[Page]) -> None:
    host, bea, cleo, _ = pages
    open_short_table(host, bots=False)
    link = link_of(host)
    sit_down(bea, link)
    cleo.goto(link)
    cleo.get_by_role("button", name="Watch").click()
    rename(host, "Nonna")
    for page in (bea, cleo):
        expect(page.get_by_text("Nonna", exact=True)).to_be_visible()
    host.get_by_role("button", name="Begin", exact=True).click()
    rename(opened_menu(bea), "Beatrice")
    for page in (host, bea, cleo):
        players = page.get_by_role("list", name="Players, in turn order")
        expect(players.get_by_text("Beatrice")).to_be_visible()
        expect(players.get_by_text("Nonna")).to_be_visible()


def test_who_watches_signs_with_the_name_given_at_the_door_or_in_the_talk(
    pages: list[Page], browser: Browser, address: str
) -> None:
    """Also somebody whom nobody has asked, because the game was on."""
    host, bea, cleo, dora = pages
    with (
        visit(browser, address, phone=True, wishes=QUICK) as emil,
        visit(browser, address, phone=True, wishes=QUICK) as late,
    ):
        open_short_table(host, bots=False)
        link = link_of(host)
        emil.goto(link)
        emil.get_by_role("textbox", name="Your name").fill("Emil")
        emil.get_by_role("button", name="Watch").click()
        for page in (host, emil):
            expect(page.locator(".waiting").get_by_text("Emil watches.")).to_be_visible()
        sit_down(bea, link)
        cleo.goto(link)
        expect(cleo.get_by_text("All seats are taken. You can watch.")).to_be_visible()
        cleo.get_by_role("textbox", name="Your name").fill("Cleopatra")
        cleo.get_by_role("button", name="Watch").click()
        for page in (host, bea, cleo, emil):
            expect(page.locator(".waiting").get_by_text("Emil, Cleopatra watch.")).to_be_visible()
        host.get_by_role("button", name="Begin", exact=True).click()
        for page in (late, dora):
            page.goto(link)
            expect(page.get_by_text("The game has begun: you watch.")).to_be_visible()
        late.get_by_role("button", name="Talk").tap()
        rename(late, "Franca")
        late.get_by_role("textbox", name="Say something").fill("Sorry I am late")
        late.get_by_role("textbox", name="Say something").press("Enter")
        expect(late.get_by_role("log")).to_have_text("Franca Sorry I am late")
        assert violations(late) == []
        for page in (host, bea, cleo, emil, dora):
            expect(page.get_by_role("main").get_by_role("button", name="Franca Sorry I am late")).to_be_visible()


def rename(page: Page, name: str) -> None:
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Take this name").click()
