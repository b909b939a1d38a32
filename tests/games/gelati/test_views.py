"""Imagined worlds: every one that cannot be ruled out, each as likely as it is, and no other."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import permutations

import pytest
from scipy.stats import chi2_contingency, chisquare

from gelateria.engine import Dealer, find_game
from gelateria.games.gelati.notation import ice
from gelateria.games.gelati.rules import Gelati, cell_at
from tests.contract.tables import AnySetting, some_positions
from tests.games.gelati.laws import check, check_hands, check_pieces, disturb, held, listed
from tests.scale import many

GAME = find_game("gelati")
TWO = GAME.setting(2)
SAMPLES = 3000
ME, OTHER = 0, 1


def set_of(ices: Iterable[int]) -> int:
    return sum(1 << one for one in ices)


def hands(*held: list[int], empty: int = -1) -> list[list[int]]:
    """What is in each slot of the hands."""
    return [[*hand, *[empty] * (4 - len(hand))] for hand in (*held, *[[]] * (4 - len(held)))]


def small_world(hidden: list[int], mine: list[int], board: list[tuple[int, int]] | None = None) -> Gelati:
    """All tiles lie on the board but mine and a few: two of them in the other's hand, the others in the stack."""
    state: Gelati = TWO.blank()
    laid = [tile for tile in range(64) if tile not in (*hidden, *mine)]
    state.lay_out(board or [(tile, cell_at(i % 8, i // 8)) for i, tile in enumerate(laid)])
    state.hand = hands(mine, hidden[:2])
    state.stack = set_of(hidden[2:])
    orders = listed(state.menu)
    state.orders = hands(orders[:2], orders[2:4])
    state.order_stack, state.discards = set_of(orders[4:6]), set_of(orders[6:])
    state.mover, state.awaiting, state.phase = ME, 1 << ME, 2
    return state


def frequencies_are_right(state: Gelati, possible: Sequence[tuple[int, ...]], field: str) -> None:
    """Every possible filling of the other's hand comes as often as every other, and nothing else comes."""
    view, dealer = TWO.view(state, ME), Dealer(5)
    seen = Counter(tuple(getattr(TWO.imagine(view, dealer), field)[OTHER][:2]) for _ in range(SAMPLES))
    assert set(seen) == set(possible)
    assert len(possible) == 1 or chisquare([seen[filling] for filling in possible]).pvalue > 1e-4


def test_hidden_tiles_are_dealt_uniformly() -> None:
    hidden = [3, 17, 40, 41, 62]
    state = small_world(hidden, [0, 1])
    frequencies_are_right(state, list(permutations(hidden, 2)), "hand")


def test_a_place_never_holds_what_was_seen_to_go_into_the_stack_later() -> None:
    hidden = [3, 17, 40, 41, 62]
    state = small_world(hidden, [0, 1])
    state.never = hands([], [set_of([40, 62]), set_of([62])], empty=0)
    possible = [(a, b) for a, b in permutations(hidden, 2) if a not in (40, 62) and b != 62]
    frequencies_are_right(state, possible, "hand")


def test_even_if_only_one_way_is_left_it_is_found() -> None:
    hidden = [3, 17, 40, 41, 62]
    state = small_world(hidden, [0, 1])
    state.never = hands([], [set_of(hidden) ^ set_of([3]), set_of(hidden) ^ set_of([3, 17])], empty=0)
    frequencies_are_right(state, [(3, 17)], "hand")


def test_a_hidden_hand_about_to_place_has_a_tile_that_fits() -> None:
    hidden, mine = [ice(tile) for tile in ("BpU", "BpC", "BpW", "BpS")], [ice("BcW"), ice("BcS")]
    state = small_world(hidden, mine, heap())
    state.aside = 2**64 - 1 & ~set_of([tile for tile, _ in heap()] + hidden + mine)
    state.mover, state.awaiting, state.phase = OTHER, 1 << OTHER, 0
    state.hand = hands(mine, [hidden[0], hidden[2]])
    possible = [(a, b) for a, b in permutations(hidden, 2) if {a, b} != set(hidden[:2])]
    frequencies_are_right(state, possible, "hand")


def heap() -> list[tuple[int, int]]:
    """A big hexagon of 37 tiles that no pistachio in a bowl with an umbrella or a cherry can touch."""
    rim = [ice(cup + flavour + topping) for cup in "PCG" for flavour in "svc" for topping in "WS"]
    inside = [tile for tile in range(64) if tile not in rim][:19]
    cells = [(q, r) for q in range(-3, 4) for r in range(-3, 4)]
    around = [(q, r) for q, r in cells if max(abs(q), abs(r), abs(q + r)) == 3]
    middle = [(q, r) for q, r in cells if max(abs(q), abs(r), abs(q + r)) < 3]
    board = [*zip(rim, around, strict=True), *zip(inside, middle, strict=True)]
    return [(tile, cell_at(*cell)) for tile, cell in board]


def test_hidden_orders_are_dealt_uniformly() -> None:
    state = small_world([3, 17, 40, 41, 62], [0, 1])
    orders = listed(state.menu)
    frequencies_are_right(state, list(permutations(orders[2:6], 2)), "orders")


def test_an_order_is_none_of_those_reshuffled_since_it_came() -> None:
    state = small_world([3, 17, 40, 41, 62], [0, 1])
    orders = listed(state.menu)
    state.order_never = hands([], [set_of(orders[4:])], empty=0)
    possible = [(a, b) for a, b in permutations(orders[2:6], 2) if a not in orders[4:]]
    frequencies_are_right(state, possible, "orders")


# Against what really happens -------------------------------------------------------------------------


def stuck() -> Gelati:
    """Three players; the first has passed, and the second will find no place for a tile."""
    state: Gelati = GAME.setting(3).blank()
    state.lay_out(heap())
    mine, other = [ice("BcW"), ice("BcS")], [ice("BpU"), ice("BpC")]
    rest = [tile for tile in range(64) if tile not in {*(tile for tile, _ in heap()), *mine, *other}]
    state.hand = hands(mine, other, rest[:2])
    state.stack = set_of(rest[2:])
    state.mover, state.awaiting, state.phase, state.passes = 0, 1, 2, 1
    check(state)
    return state


def test_worlds_are_as_likely_as_in_games_that_were_really_dealt() -> None:
    setting, base, dealer = GAME.setting(3), stuck(), Dealer(7)
    out, some = ice("BpU"), listed(base.stack)[3]
    real, imagined = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for _ in range(4000):
        state = disturbed_uniformly(base, dealer)
        state.apply(0, 0, dealer)
        while state.phase == 1:
            state.apply(1, 4, dealer)  # the older tile goes, for all to see
        state.apply(1, state.legal(1)[0], dealer)
        world = setting.imagine(setting.view(state, 0), dealer)
        real[where(state, out), where(state, some)] += 1
        imagined[where(world, out), where(world, some)] += 1
    cases = sorted({*real, *imagined})
    assert len(cases) > 6
    assert {place for place, _ in cases} == {"hand (1, 1)", "stack"}
    often = [case for case in cases if real[case] + imagined[case] > 20]
    counts = [[seen[case] for case in often] for seen in (real, imagined)]
    assert chi2_contingency(counts).pvalue > 1e-4


def disturbed_uniformly(base: Gelati, dealer: Dealer) -> Gelati:
    """The third player's hand dealt anew."""
    state = base.copy()
    pool = [*listed(base.stack), *base.hand[2][:2]]
    state.hand = hands(base.hand[0][:2], base.hand[1][:2], [pool.pop(dealer.draw(len(pool))) for _ in range(2)])
    state.stack = set_of(pool)
    return state


def where(state: Gelati, tile: int) -> str:
    if at := held(state.hand).get(tile):
        return f"hand {at}"
    return "stack" if state.stack >> tile & 1 else "board"


# Over random games -----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", GAME.seats)
def test_worlds_vary_whenever_there_are_others_and_are_all_possible(players: int) -> None:
    setting: AnySetting = GAME.setting(players)
    for seed in many(3):
        for match in some_positions(setting, seed, every=9):
            for viewer in (None, *range(players)):
                view, dealer = match.view(viewer), Dealer(seed)
                worlds = [setting.imagine(view, dealer) for _ in range(12)]
                for world in worlds:
                    check_pieces(world)
                    check_hands(world)
                    assert setting.view(world, viewer) == view
                if disturb(match.state, viewer, Dealer(seed)) != match.state:
                    assert len({world.key() for world in worlds}) > 1


def test_a_view_that_no_world_has_is_refused() -> None:
    state = small_world([3, 17, 40, 41, 62], [0, 1])
    state.never = hands([], [2**64 - 1], empty=0)
    with pytest.raises(ValueError, match="no world looks like this"):
        TWO.imagine(TWO.view(state, ME), Dealer(1))


def test_a_swapped_out_tile_is_known_to_be_in_the_stack_until_somebody_draws() -> None:
    setting, state = GAME.setting(3), stuck()
    state.apply(0, 0, Dealer(1))
    state.apply(1, 4, Dealer(2))
    assert state.phase == 0
    for seed in range(200):
        world = setting.imagine(setting.view(state, 0), Dealer(seed))
        assert world.stack >> ice("BpU") & 1
