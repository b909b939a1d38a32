"""Where people remember what they saw: of other hands they see how many cards, bots remember by their level."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from gelateria.bots import LEVELS, Bot, explain, levels_of
from gelateria.engine import Dealer, Match, Viewer, find_game, replay
from gelateria.games.gelato_mio.actions import Draw
from gelateria.games.gelato_mio.rules import GelatoMio
from gelateria.games.gelato_mio.views import View, forget
from tests.contract.tables import random_moves
from tests.games.gelato_mio.drawings import Table, board, mio
from tests.games.gelato_mio.laws import check, flat
from tests.marks import rule
from tests.records.keep import KEPT, kept

GAME = find_game("gelato-mio")
FULL = "Va Va Su / St Bo Co / Wa Ch Cr"
NOTHING = (0,) * 8


def shop() -> Table:
    return mio(board(FULL, ["Ch2 Su1", "Va2 St1 Wa2", "Co1"]), memory=True)


def imagined(bot: Bot, view: View) -> GelatoMio:
    world: Any = bot.imagine(view)
    assert isinstance(world, GelatoMio)
    return world


def hands(view: View) -> list[tuple[int, ...]]:
    return [player.hand.known for player in view.table]


@rule("mio.memory")
def test_memory_is_left_to_people_unless_the_table_remembers() -> None:
    assert GAME.setting(2).left_to_memory
    assert not GAME.setting(2, {"memory": False}).left_to_memory


@rule("mio.memory")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_of_other_hands_one_sees_how_many_cards_they_hold(viewer: Viewer) -> None:
    table = shop()
    view = table.view(viewer)
    assert hands(view) == [tuple(table.state.hand[seat]) if seat == viewer else NOTHING for seat in range(3)]
    assert [player.hand.size for player in view.table] == [3, 5, 1]
    assert (view.recalled, view.loose, view.opened, view.diary) == (False, NOTHING, (), None)
    assert {player.hand.sure for player in view.table} == {NOTHING}


@rule("mio.memory")
def test_a_card_that_all_saw_going_into_a_hand_is_not_shown_there() -> None:
    table = shop()
    table.do(0, Draw(1, 1))
    assert hands(table.view(1))[0] == NOTHING
    assert "● 0      balls V0 S0 C0   hand 5: ?5" in GAME.notation.draw(table.view(1))
    assert "in some hand" not in GAME.notation.draw(table.view(1))


@rule("mio.shown")
def test_at_the_end_all_hands_are_shown_all_the_same() -> None:
    match = Match(GAME.setting(2), Dealer(1))
    for _ in random_moves(match, Dealer(2)):
        assert not match.view(None).recalled
    assert match.view(None).recalled
    assert hands(match.view(None)) == [tuple(hand) for hand in match.state.hand[:2]]


@rule("mio.memory-bots", "mio.known")
def test_who_forgets_nothing_knows_what_the_table_would_show() -> None:
    table, told = shop(), mio(board(FULL, ["Ch2 Su1", "Va2 St1 Wa2", "Co1"]))
    for viewer in (None, 0, 1, 2):
        assert table.setting.recollection(table.state, viewer) == told.view(viewer)
        assert told.setting.recollection(told.state, viewer) == told.view(viewer)


@rule("mio.memory-bots")
def test_bots_remember_by_their_level() -> None:
    assert [levels_of(GAME)[level].memory for level in LEVELS] == [0.0, 0.5, 1.0, 1.0]
    bots = {level: levels_of(GAME)[level].bot(shop().setting, 1) for level in LEVELS}
    assert [bots[level].memory for level in LEVELS] == [0.0, 0.5, 1.0, 1.0]


@rule("mio.memory-bots")
@pytest.mark.parametrize(("level", "least", "most"), [("easy", 0, 30), ("medium", 45, 65), ("hard", 100, 100)])
def test_a_bot_imagines_hands_by_what_it_remembers(level: str, least: int, most: int) -> None:
    """How often the one card of the last hand is the cone that it is; of 100 worlds, some by a lucky guess."""
    table = shop()
    view = table.setting.recollection(table.state, 0)
    bot = levels_of(GAME)[level].bot(table.setting, 4)
    right = Counter(imagined(bot, view).hand[2][6] for _ in range(100))[1]
    assert least <= right <= most


@rule("mio.memory-bots")
def test_a_worse_memory_forgets_cards_of_others_and_never_invents_one() -> None:
    table = shop()
    view = table.setting.recollection(table.state, 0)
    for memory, kept_cards in ((0.0, {0}), (1.0, {6}), (0.5, set(range(7)))):
        for seed in range(60):
            left = forget(view, memory, Dealer(seed))
            assert hands(left)[0] == hands(view)[0]
            assert all(a <= b for a, b in zip(flat(hands(left)), flat(hands(view)), strict=True))  # type: ignore[arg-type]
            assert sum(flat(hands(left)[1:])) in kept_cards  # type: ignore[arg-type]


@rule("mio.memory-bots")
def test_where_the_table_remembers_bots_forget_nothing() -> None:
    table = mio(board(FULL, ["Ch2 Su1", "Va2 St1 Wa2", "Co1"]))
    view = table.view(0)
    bot = levels_of(GAME)["easy"].bot(table.setting, 1)
    assert all(imagined(bot, view).hand == table.state.hand for _ in range(20))


def test_what_a_person_sees_can_be_imagined_in_every_way_the_cards_allow() -> None:
    table, dealer = shop(), Dealer(3)
    worlds = [table.setting.imagine(table.view(0), dealer) for _ in range(300)]
    for world in worlds:
        check(world)
        assert world.hand[0] == table.state.hand[0]
        assert world.size == table.state.size
    assert {world.hand[2].index(1) for world in worlds} == set(range(8))


@rule("mio.memory-hints")
def test_a_hint_says_nothing_of_what_others_hold_or_may_do() -> None:
    drawing = board(FULL, ["Cr1 Su1", "Va1 Cr1 Su1 Co1", "Co1 St1"], balls=["V1", "V2", "S1"])
    discreet, open_ = mio(drawing, memory=True), mio(drawing)
    told = [explain(t.setting, t.setting.recollection(t.state, 0), 3, "hard") for t in (discreet, open_)]
    assert [option.action for option in told[0].options] == [option.action for option in told[1].options]
    assert {expected.seat for line in told[0].lines for expected in line} == {0}
    assert {expected.seat for line in told[1].lines for expected in line} > {0}
    assert all(because.whose == "own" for because in told[0].because)


def test_games_of_the_first_rules_show_what_they_showed() -> None:
    first = [kept(path) for path in KEPT if path.name.startswith("gelato-mio") and "-v1" in path.name]
    assert len(first) >= 12
    for record in first:
        assert set(record.options) == {"chain"}
        again = replay(GAME, record)
        assert not again.setting.left_to_memory
        assert again.setting.option_values() == record.options
        assert any(hand != NOTHING for hand in hands(again.view(None, at=1)))


def test_options_of_later_rules_are_not_told_of_earlier_ones() -> None:
    assert set(GAME.setting(2, version=1).option_values()) == {"chain"}
    assert set(GAME.setting(2).option_values()) == {"chain", "memory", "help"}


def test_nothing_of_another_hand_is_in_what_a_person_is_sent() -> None:
    """The bytes for a seat are the same, whatever the others hold."""
    cards = ("Va2 St1 Wa2", "Bo2 Su1 Cr2")
    tables = [mio(board(FULL, ["Ch2 Su1", cards[i], "Co1"]), memory=True) for i in (0, 1)]
    assert len({msgspec.json.encode(table.view(0)) for table in tables}) == 1
