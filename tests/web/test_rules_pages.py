"""The rules as a player reads them: prose, the material as the edition has it, numbers and sources on demand."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from gelateria.engine import find_game
from gelateria.engine.edition import plain_value
from tests.our_games import OURS
from tests.web.tables import follow
from tests.web.visiting import QUICK, violations, visit

NUMBERS = "Rule numbers and sources"
DIFFERS = "reconstructed: your copy may differ"


def edition_of(slug: str) -> dict[str, Any]:
    return plain_value(find_game(slug).printed_edition())


def drawn(page: Page, rule: str) -> Locator:
    """What is drawn of the material under a rule."""
    place = page.locator(f'[data-material="{rule}"]')
    place.wait_for()
    return place


def data(place: Locator, name: str) -> list[str]:
    """The values of an attribute `data-…`, in the order of the page."""
    found: list[str] = place.locator(f"[data-{name}]").evaluate_all(
        "(places, name) => places.map(place => place.getAttribute(`data-${name}`))", name
    )
    return found


def words_of(place: Locator) -> list[str]:
    return [text.strip() for text in place.all_inner_texts()]


def test_numbers_and_sources_are_there_for_who_asks_and_stay(browser: Browser, address: str) -> None:
    with visit(browser, address, wishes=QUICK) as page:
        page.goto("/rules/geizen")
        rule = page.locator('[data-rule="geizen.keep-final"]')
        expect(rule).not_to_contain_text("geizen.keep-final")
        page.get_by_label(NUMBERS).check()
        expect(rule.get_by_role("link", name="geizen.keep-final")).to_be_visible()
        expect(rule).to_contain_text("printed in the rulebook")
        expect(rule).to_contain_text("our ruling")
        assert violations(page) == []
        page.reload()
        expect(rule.get_by_role("link", name="geizen.keep-final")).to_be_visible()
        page.get_by_label(NUMBERS).uncheck()
        expect(rule).not_to_contain_text("geizen.keep-final")


@pytest.mark.parametrize("numbers", [False, True], ids=["read", "cited"])
def test_a_link_leads_to_its_rule_whatever_is_shown(browser: Browser, address: str, numbers: bool) -> None:
    with visit(browser, address, wishes={**QUICK, "rule-numbers": numbers}) as page:
        page.goto("/rules/gelati#gelati.fifty")
        found = page.locator(".found")
        expect(found).to_have_attribute("data-rule", "gelati.fifty")
        expect(found).to_be_in_viewport()


def test_a_rule_of_the_house_unfolds_the_house(browser: Browser, address: str) -> None:
    with visit(browser, address, wishes=QUICK) as page:
        page.goto("/rules/geizen")
        house = page.locator('[data-rule="table.undo"]')
        expect(page.locator('[data-rule="geizen.end"]')).to_be_visible()
        expect(house).to_be_hidden()
        page.goto("/rules/geizen#table.undo")
        expect(house).to_be_in_viewport()
        expect(page.locator(".found")).to_have_attribute("data-rule", "table.undo")


def test_the_contents_lead_to_a_section(browser: Browser, address: str) -> None:
    with visit(browser, address, wishes=QUICK) as page:
        page.goto("/rules/geizen")
        page.get_by_role("navigation", name="Contents").get_by_role("link", name="The end").click()
        expect(page.get_by_role("heading", name="The end")).to_be_in_viewport()
        assert page.url.endswith("#rules-section-the-end")


def test_what_is_reconstructed_is_marked_and_nothing_printed_is(browser: Browser, address: str) -> None:
    with visit(browser, address, wishes=QUICK) as page:
        for slug in OURS:
            marked = {rule.id for rule in find_game(slug).rulebook.values() if "C" in rule.source.split()}
            open_rules(page, slug)
            shown = set(data(page.locator("main").filter(has_text=""), "rule"))
            told = page.locator("[data-rule]").filter(has_text=DIFFERS)
            found = set(told.evaluate_all("rules => rules.map(rule => rule.dataset.rule)"))
            assert marked <= found <= shown, slug
            drawings = {rule for rule in found - marked if page.locator(f'[data-material="{rule}"]').count()}
            assert found - marked == drawings, slug


def open_rules(page: Page, slug: str) -> None:
    follow(page, f"/rules/{slug}")
    own, _, _ = next(iter(find_game(slug).rulebook)).partition(".")
    page.locator(f'[data-material^="{own}."]').first.wait_for()


def test_who_made_a_game_stands_with_it(browser: Browser, address: str) -> None:
    with visit(browser, address, wishes=QUICK) as page:
        page.goto("/")
        for slug in OURS:
            card = page.get_by_role("article", name=find_game(slug).title, exact=True)
            expect(card).to_contain_text(find_game(slug).designer)
            expect(card).to_contain_text(find_game(slug).publisher)
        for slug in OURS:
            game = find_game(slug)
            open_rules(page, slug)
            head = page.locator("main > header")
            expect(head).to_contain_text(game.designer)
            expect(head).to_contain_text(game.publisher)
            expect(head).to_contain_text(f"{game.seats[0]} to {game.seats[-1]} players")
            expect(head).to_contain_text(f"{game.minutes} minutes")


def check_geizen(page: Page, edition: dict[str, Any]) -> None:
    board = edition["board"]
    rows = drawn(page, "geizen.board").get_by_role("group")
    expect(rows).to_have_count(len(board["rows"]))
    colours = {"green": "G", "yellow": "Y", "red": "R"}
    for row, fields, first, arrow in zip(rows.all(), board["rows"], board["first"], board["arrows"], strict=True):
        shown = row.locator(".field").evaluate_all("fields => fields.map(field => field.className)")
        assert "".join(letter for name in shown for colour, letter in colours.items() if colour in name) == fields
        assert (words_of(row.locator(".field").first) == [str(first)]) == (first > 1)
        assert words_of(row.locator(".arrow")) == [str(arrow)]


def check_gelati(page: Page, edition: dict[str, Any]) -> None:
    menu = edition["menu"]
    kinds = [menu["cups"], menu["flavours"], menu["toppings"]]
    numbers = [
        sum(unit * names.index(word) for unit, names, word in zip((16, 4, 1), kinds, order.split(", "), strict=True))
        for order in menu["orders"]
    ]
    assert data(drawn(page, "gelati.orders"), "order") == [str(number) for number in numbers]
    assert data(drawn(page, "gelati.cross"), "cell") == [f"{q},{r}" for q, r in edition["cross"]["cells"]]
    points = edition["points"]["sides"]
    assert words_of(drawn(page, "gelati.points").locator("b")) == [f"+{number}" for number in points]


def check_gelato_mio(page: Page, edition: dict[str, Any]) -> None:
    customers = [edition["customers"]["special"], *edition["customers"]["others"]]
    place = drawn(page, "mio.orders")
    shown = list(zip(data(place, "customer"), data(place, "points"), strict=True))
    assert sorted(shown) == sorted((customer["balls"], str(customer["points"])) for customer in customers)
    counts = [int(count) for text in words_of(place.locator(".count")) for count in re.findall(r"\d+", text)]
    assert sorted(counts) == sorted(customer["count"] for customer in customers if customer.get("count", 1) > 1)
    for rule, table in {"mio.ingredients": "ingredients", "mio.equipment": "equipment"}.items():
        cards = {card: number for card, number in edition[table].items() if card != "source"}
        assert data(drawn(page, rule), "thing") == list(cards)
        told = words_of(drawn(page, rule).get_by_role("listitem"))
        assert [re.findall(r"\d+", text) for text in told] == [[str(number)] for number in cards.values()]
    for makes, cards in edition["recipes"].items():
        if makes != "source":
            taken = data(drawn(page, "mio.recipes").locator(f'[data-recipe="{makes}"]'), "card")
            assert taken == [*(["strawberry"] if makes == "ball" else []), *cards]
    goals = edition["objectives"]
    for goal in data(drawn(page, "mio.objectives"), "goal"):
        worth = goals[goal]["points"] if isinstance(goals[goal], dict) else goals[goal]
        card = page.locator(f'[data-goal="{goal}"]')
        expect(card).to_contain_text(f"{worth} point")
        if isinstance(goals[goal], dict):
            expect(card).to_contain_text(f"First to {goals[goal]['number']}")


def check_gelini(page: Page, edition: dict[str, Any]) -> None:
    place = drawn(page, "gelini.clique-mix")
    groups = edition["cliques"]["groups"]
    assert data(place, "clique") == [group["colour"] for group in groups]
    tiles = [f"{group['colour'][0]}{size}" for group in groups for size in group["sizes"]]
    assert data(place, "tile") == tiles
    sizes = [f"V{edition['vips']['size']}", f"S{edition['stars']['size']}", f"B{edition['band']['size']}"]
    assert data(drawn(page, "gelini.sizes"), "tile") == sizes
    assert data(drawn(page, "gelini.die"), "face") == [str(face) for face in edition["die"]["faces"]]
    floors = drawn(page, "gelini.floor").locator("figure")
    for floor, squares in zip(floors.all(), (edition["floor"]["squares"], edition["floor"]["extra"]), strict=True):
        expect(floor.locator("rect")).to_have_count(squares)
        expect(floor).to_contain_text(str(squares))


def check_jelly(page: Page, edition: dict[str, Any]) -> None:
    sides = {side: zones for side, zones in edition["districts"].items() if side != "source"}
    place = drawn(page, "jelly.rewards")
    assert data(place, "side") == list(sides)
    for side, zones in sides.items():
        numbers = [re.findall(r"\d+", re.sub(r"\d\S* dice: ", "", zone)) for zone in reversed(zones)]
        shown = [words_of(zone.locator(".jelly")) for zone in place.locator(f'[data-side="{side}"] .zone').all()]
        assert shown == numbers, side
    capsules = {**edition["capsules"]["values"], "die": edition["capsules"]["dice"]}
    place = drawn(page, "jelly.capsules")
    assert data(place, "capsule") == list(capsules)
    assert words_of(place.locator("b")) == [f"{count}×" for count in capsules.values()]


CHECKS = {
    "geizen": check_geizen,
    "gelati": check_gelati,
    "gelato-mio": check_gelato_mio,
    "gelini-nightlife": check_gelini,
    "jelly-monster": check_jelly,
}


def changed(slug: str) -> dict[str, Any]:
    """The edition with other numbers."""
    edition = edition_of(slug)
    match slug:
        case "geizen":
            edition["board"].update(rows=["GR", "GGR", "GYGR", "YYGGR", "GGGGYR"], arrows=[3, 1, 0, 4, 2])
        case "gelati":
            edition["menu"]["orders"] = edition["menu"]["orders"][::-2]
            edition["points"]["sides"] = [1, 2, 4, 7, 11, 16]
        case "gelato-mio":
            edition["customers"]["others"][0]["points"] = 17
            edition["ingredients"]["sugar"] = 9
            edition["recipes"]["cone"] = ["cone", "wafer"]
            edition["objectives"]["bowls"] = {"number": 3, "points": 8}
        case "gelini-nightlife":
            edition["cliques"]["groups"] = edition["cliques"]["groups"][3:7]
            edition["die"]["faces"] = [1, 1, 2, 6]
            edition["floor"].update(squares=30, extra=7)
            edition["stars"]["size"] = 3
        case "jelly-monster":
            edition["districts"]["A1"] = ["9", "2 per capsule", "first 6, second 1"]
            edition["capsules"]["values"] = {"1": 4, "9": 2}
    return edition


def test_the_material_is_drawn_with_the_numbers_of_the_edition(browser: Browser, address: str) -> None:
    with visit(browser, address, wishes=QUICK) as page:
        for slug in OURS:
            open_rules(page, slug)
            CHECKS[slug](page, edition_of(slug))


def test_another_edition_is_drawn_otherwise(browser: Browser, address: str) -> None:
    editions = {slug: changed(slug) for slug in OURS}

    def print_another(route: Route) -> None:
        slug = route.request.url.split("/")[-2]
        route.fulfill(json={"edition": editions[slug], "sources": {}})

    with visit(browser, address, wishes=QUICK) as page:
        page.route("**/edition", print_another)
        for slug, edition in editions.items():
            open_rules(page, slug)
            CHECKS[slug](page, edition)


def test_a_small_phone_shows_all_of_it_without_scrolling_sideways(browser: Browser, address: str) -> None:
    with visit(browser, address, phone=True, wishes={**QUICK, "language": "de"}) as page:
        page.set_viewport_size({"width": 360, "height": 640})
        for slug in OURS:
            open_rules(page, slug)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), slug
            for place in page.locator("[data-material]").all():
                assert place.evaluate("place => place.scrollWidth <= place.clientWidth + 1"), slug
