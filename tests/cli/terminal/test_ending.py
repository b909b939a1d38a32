"""The end of a game in the terminal: what is counted, and what decided it, as somebody in a seat is told."""

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from gelateria.cli.options.language import words_for
from gelateria.cli.terminal.ending import celebrate
from gelateria.cli.terminal.sitting import Sitter
from gelateria.engine import find_game, replay, tally
from gelateria.engine.record import read_record
from gelateria.language import decided, headline

RECORD = Path(__file__).parent.parent.parent / "records" / "gelato-mio-2p-v2-format2.txt"
NAMES = ("Ada", "Bea")


def told(viewer: int | None) -> str:
    """What this seat reads of a recorded game, in one line; None for somebody who watches."""
    match = replay(find_game("gelato-mio"), read_record(RECORD.read_text(encoding="utf-8").strip()))
    screen = StringIO()
    sitters = [Sitter(name, "" if seat == viewer else "greedy") for seat, name in enumerate(NAMES)]
    celebrate(Console(file=screen, width=200), match, sitters, viewer)
    return " ".join(screen.getvalue().split())


@pytest.mark.parametrize(("seat", "other"), [(0, "Bea"), (1, "Ada")])
def test_whoever_plays_is_told_as_one_tells_them(seat: int, other: str) -> None:
    text = told(seat)
    assert "You show " in text
    assert f"{other} shows " in text
    assert f"{NAMES[seat]} shows " not in text
    assert f"{NAMES[seat]} took the lead" not in text


def test_who_watches_is_told_of_everybody_by_name() -> None:
    text = told(None)
    assert "You " not in text
    assert "Ada shows " in text
    assert "Bea shows " in text


def test_the_winner_is_told_what_decided_it_and_the_loser_who_won() -> None:
    seats = [told(seat) for seat in range(len(NAMES))]
    assert sorted(text.count("You win by ") for text in seats) == [0, 1]
    assert sorted(text.count("You took the lead ") for text in seats) == [0, 1]


def test_where_nobody_wins_nobody_is_named_and_nothing_has_decided_it() -> None:
    game = find_game("gelato-mio")
    match = replay(game, read_record(RECORD.read_text(encoding="utf-8").strip()))
    told = tally(match, [])
    assert headline(words_for(game), (20, 12), [], NAMES, 0) == "The game was ended. Nobody wins."
    assert decided(words_for(game), told, NAMES) == ""


def test_a_win_by_others_who_gave_up_was_not_decided_by_points() -> None:
    game = find_game("gelato-mio")
    match = replay(game, read_record(RECORD.read_text(encoding="utf-8").strip()))
    assert decided(words_for(game), tally(match, [1]), NAMES) != ""
    assert decided(words_for(game), tally(match, [1], [0]), NAMES) == ""
