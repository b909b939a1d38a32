"""What is particular about Gelini Nightlife's board: floors to look at, and action tiles."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.web.hands import Hand, Keys, Thumb
from tests.web.players import player_of
from tests.web.positions import first
from tests.web.tables import begin, play_on
from tests.web.visiting import QUICK, violations, visit

GELINI = player_of("gelini-nightlife")


def test_others_floors_are_enlarged_by_a_tap(browser: Browser, address: str) -> None:
    with visit(browser, address, phone=True, wishes=QUICK) as page:
        begin(page, "gelini-nightlife", players=5)
        GELINI.wanted(page)
        expect(page.locator(".floor")).to_have_count(5)
        expect(page.locator(".floor.large")).to_contain_text("Ada")
        page.get_by_role("button", name="Enlarge Bruno’s floor").tap()
        expect(page.locator(".floor.large")).to_contain_text("Bruno")
        assert violations(page) == []
        page.get_by_role("button", name="Enlarge Ada’s floor").tap()
        expect(page.locator(".floor.large")).to_contain_text("Ada")


def test_what_a_throw_brings_is_seen_before_it_is_taken(browser: Browser, address: str) -> None:
    with visit(browser, address, phone=True, wishes=QUICK) as page:
        begin(page, "gelini-nightlife")
        GELINI.play_until(Thumb(page), "asked")
        expect(page.locator(".floor.large .ghost").first).to_be_visible()
        expect(page.locator(".bar .more")).to_have_text(re.compile(r"squares?: \d+ of 37\.$|engage a star\.$"))
        expect(page.locator(".step").last).to_be_visible()
        expect(page.locator(".asking .now")).to_contain_text("now")


@pytest.mark.parametrize("hand_of", [Thumb, Keys], ids=["thumb", "keys"])
def test_a_clique_is_let_come_or_left(browser: Browser, address: str, hand_of: type[Hand]) -> None:
    with visit(browser, address, phone=hand_of.phone, wishes=QUICK) as page:
        for answer in ("gather", "leave"):
            answer_a_clique(hand_of(page), answer)


def answer_a_clique(hand: Hand, answer: str) -> None:
    page = hand.page
    play_on(page, first(GELINI.layout, GELINI.ways[answer]))
    expect(page.locator(".bar .sentence")).to_have_text("The rest of the clique: with them or without?")
    expect(page.locator(".bar .more")).to_have_text(re.compile(r"^\d+ squares?: \d+ of 37\."))
    friends = page.get_by_role("region", name="Who would come along").locator(".friend").count()
    expect(page.locator(".floor.large .dancer.ghost")).to_have_count(friends)
    expect(page.locator(".lit").first).to_be_visible()
    assert violations(page) == []
    dancing = page.locator(".floor.large .dancer:not(.ghost)")
    before = dancing.count()
    GELINI.act(hand, GELINI.wanted(page))
    expect(page.locator("[data-coming]")).to_have_count(0)
    assert dancing.count() == before + (friends if answer == "gather" else 0)


@pytest.mark.parametrize("hand_of", [Thumb, Keys], ids=["thumb", "keys"])
def test_action_tiles_are_played(browser: Browser, address: str, hand_of: type[Hand]) -> None:
    with visit(browser, address, phone=hand_of.phone, wishes=QUICK) as page:
        for action in ("take", "lure"):
            play_on(page, first(GELINI.layout, GELINI.ways[action]))
            sentence = page.locator(".bar .sentence")
            expect(sentence).to_have_text(re.compile(r"^Party "))
            assert GELINI.wanted(page) == "act"
            assert violations(page) == []
            before = sentence.inner_text()
            GELINI.act(hand_of(page), "act")
            expect(sentence).not_to_have_text(before)
