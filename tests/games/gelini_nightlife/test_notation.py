"""The night in words and letters: it can be read back, fits a terminal, and names things as players do."""

import re

import pytest
from msgspec.structs import replace

from gelateria.engine import Dealer, Match, find_game
from gelateria.engine.edition import plain_value
from gelateria.games.gelini_nightlife.actions import Gather, Leave, Lure, Move, Take
from gelateria.games.gelini_nightlife.notation import INKS, STYLES, draw, label, read
from gelateria.games.gelini_nightlife.rules import COLOURS
from gelateria.language import speak_of
from tests.games.gelini_nightlife.drawings import night
from tests.marks import rule

GAME = find_game("gelini-nightlife")
NAMES = ("Ada", "Ben", "Cleo", "Dora", "Egon")

NIGHT = """
move 5, ▲ is asked                  die 3, untaken 0 of 10, aside S5 S5

      ·   ■   ·  ▸ tail
  1 ▸ w1  c1  ·   g2  ▲   p2  V4 [b3] ·   a2  $   t2  m1  r2  ·   i3 ╮
      ♪B6♪ ●   l2  c1 ╯ 17

● 27/25       ▲ 4/25 ←      ■ 1/25
┌──────────┐  ┌──────────┐  ┌──────────┐
│i3iiiip1V4│  │t2ttr2rr··│  │w1········│
│VVVVVVV4VV│  │··········│  │··········│
│VVVVV4VVVV│  │··········│  │··········│
│VVS5SSSSSS│  │··········│  │··········│
│SSB6BBBBBB│  │··········│  │··········│
└──────────┘  └─$────────┘  └──────────┘
┊BBBB      ┊

coral c1111  blue b123
"""


def test_a_drawing_tells_everything() -> None:
    view = read(NIGHT)
    assert (view.turns, view.awaiting, view.phase, view.thrown, view.target) == (5, (1,), "ask", 3, 8)
    assert view.queue[:8] == ("w1", "c1", "", "g2", "", "p2", "V4", "b3")
    assert view.queue[16:] == ("c1", "l2", "", "B6")
    assert view.pawns == (19, 5, -1)
    assert [floor.filled for floor in view.floors] == [27, 4, 1]
    assert view.floors[0].tiles == ("i3", "p1", "V4", "V4", "V4", "S5", "B6")
    assert (view.floors[1].coins, view.scores, view.stars) == (1, (25, 4, 1), ("S5", "S5"))
    assert read(draw(view)) == view


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("actions", [False, True])
def test_every_position_reads_back_and_fits_eighty_columns(players: int, actions: bool) -> None:
    setting = GAME.setting(players, {"actions": actions})
    for seed in range(4):
        match, choice = Match(setting, Dealer(seed)), Dealer(seed)
        while True:
            drawing = draw(match.view(None))
            assert setting.imagine(read(drawing), Dealer(1)) == match.state
            assert max(len(line) for line in drawing.splitlines()) <= 80
            if match.over:
                break
            (seat,) = match.awaited()
            legal = match.legal(seat)
            match.do(seat, legal[choice.draw(len(legal))])


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("die 3", "dice 3"),
        ("▲ is asked", "▲ sleeps"),
        ("4/25", "5/25"),
        ("■   ·", "·   ·"),
        ("coral c1111  blue b123", ""),
    ],
)
def test_what_is_no_drawing_is_refused(old: str, new: str) -> None:
    assert old in NIGHT
    with pytest.raises(ValueError):
        read(NIGHT.replace(old, new))


def test_the_tile_that_the_throw_leads_to_stands_in_brackets() -> None:
    view = read(night("● c1 ▲ V4 ■ B6", die=2))
    assert "[V4]" in draw(GAME.setting(3).view(GAME.setting(3).imagine(view, Dealer(1)), None))


def test_labels_are_what_a_player_would_type() -> None:
    assert [label(action) for action in (Move(), Gather(), Leave(), Take("b3", 17), Lure("V4", 1))] == [
        "move",
        "gather",
        "leave",
        "take b3 at 17",
        "lure V4 from ▲",
    ]


def test_guests_who_may_come_along_stand_in_brackets() -> None:
    drawing = night("c1 ● [b3] [b2] ▲ ■ B6", now="● may bring a clique", floors=("b1", "", ""))
    view = read(drawing)
    assert (view.phase, view.coming, view.target) == ("clique", "b", 0)
    assert "[b3][b2]" in draw(view)
    assert read(draw(view)) == view
    with pytest.raises(ValueError, match="in brackets"):
        read(drawing.replace("[", "").replace("]", ""))


@pytest.mark.parametrize(
    ("now", "untaken", "words"),
    [
        ("throws", 0, "You are last in line. Throw the die."),
        ("is asked", 0, "A 2: take a VIP or pass?"),
        ("is asked", 10, "Nobody took 10 throws: this 2 is yours."),
        ("has Party Flyer", 0, "Party Flyer: whom do you lure away?"),
        ("has Party Call", 0, "Party Call: back to whom?"),
        ("has Party People", 0, "Party People: who comes in?"),
    ],
)
def test_a_prompt_says_what_is_wanted(now: str, untaken: int, words: str) -> None:
    drawing = night("● c1 ▲ [V4] ■ B6", now=f"● {now}", die=2, untaken=untaken)
    assert speak_of(GAME, "en").prompt(replace(read(drawing), viewer=0), NAMES) == words


STAGES = """
move 27, over: a floor is full      die –, untaken 0 of 10, aside S5 S5

  1 ▸ V4  ·   i3  ▲   ●  ♪B6♪

● 36/25+12             ▲ 38/25+12 ♛
┌──────────┐ ╔══════╗  ┌──────────┐ ╔══════╗
│c1g2ggl2ll│ ║SSSSSS║  │c1m1m1m1m1│ ║VVVVVV║
│l2lll2llr2│ ║S5SSSS║  │w1w1g2ggt2│ ║V4VVVV║
│rra3aaaab2│ ║SSSSi3║  │ttt2ttt2tt│ ║VVV4VV║
│bbi1i2iir2│ ║iiii··║  │a2aab1p1p2│ ║VVVVi2║
│rrr2rrS5SS│ ╚══════╝  │ppp3ppppV4│ ╚══════╝
└──────────┘           └─$────────┘
                       ┊ii        ┊

coral c1111  indigo i123
"""


@rule("gelini.floor")
def test_two_players_have_a_stage_of_three_by_four_beside_a_floor_of_five_by_five() -> None:
    view = read(STAGES)
    assert [floor.filled for floor in view.floors] == [36, 38]
    assert view.floors[0].tiles[-4:] == ("r2", "S5", "S5", "i3")
    assert view.floors[1].tiles[-5:] == ("p3", "V4", "V4", "V4", "i2")
    assert (view.capacity, view.extra, view.scores, view.winners) == (37, 12, (36, 37), (1,))
    assert draw(view) == STAGES.strip()
    assert read(draw(view)) == view


@rule("gelini.floor")
@pytest.mark.parametrize(("squares", "extra"), [(60, 60), (5, 60), (60, 1), (7, 0)])
def test_floor_and_stage_of_another_edition_read_back_and_fit_eighty_columns(squares: int, extra: int) -> None:
    edition = plain_value(GAME.printed_edition())
    edition["floor"].update(squares=squares, extra=extra)
    setting = GAME.setting(2, edition=edition)
    for seed in range(3):
        match, choice = Match(setting, Dealer(seed)), Dealer(seed)
        while not match.over:
            (seat,) = match.awaited()
            legal = match.legal(seat)
            match.do(seat, legal[choice.draw(len(legal))])
        drawing = draw(match.view(None))
        assert read(drawing) == match.view(None)
        assert max(map(len, drawing.splitlines())) <= 80


@pytest.mark.parametrize("edge", "│║")
def test_guests_have_the_ink_of_their_clique(edge: str) -> None:
    row = f"{edge}bbbb{edge}"  # who began in the row above
    inks = {style for pattern, style in INKS.items() if re.search(pattern, row)}
    assert "dodger_blue1" in inks
    assert len(set(STYLES.values())) == len(STYLES) == len(COLOURS)
