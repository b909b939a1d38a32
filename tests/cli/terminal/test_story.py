"""What the terminal tells of earlier moves, where people have to remember them."""

import pytest

from gelateria.cli.terminal.story import tell
from gelateria.engine import Dealer, Match, find_game
from gelateria.games.gelato_mio.actions import Draw
from tests.marks import rule

NAMES = ("Ada", "Ben")
GAME = find_game("gelato-mio")


def after_draws(moves: int, memory: bool = True) -> Match:  # type: ignore[type-arg]
    """Both draw, one after the other, whatever is there."""
    match = Match(GAME.setting(2, {"memory": memory}), Dealer(3))
    for _ in range(moves):
        (seat,) = match.awaited()
        match.do(seat, next(action for action in match.legal(seat) if isinstance(action, Draw)))
    return match


def told(match: Match, viewer: int) -> list[str]:  # type: ignore[type-arg]
    """The lines of the log that tell who drew something."""
    return [line.plain for line in tell(match, viewer, NAMES, you=viewer) if "display" in line.plain]


@rule("mio.memory-log")
@pytest.mark.parametrize("viewer", [0, 1])
def test_the_log_leaves_to_memory_what_others_drew_before_their_last_turn(viewer: int) -> None:
    match = after_draws(4)
    own = [line for line in told(match, viewer) if "You draw" in line]
    others = [line for line in told(match, viewer) if "You draw" not in line]
    assert len(own) == len(others) == 2
    assert not [line for line in own if "draw from the display" in line]
    before, last = (f"{NAMES[1 - viewer]} draws from the display" in line for line in others)
    first = match.moves[0].by
    assert (before, last) == (True, viewer != first)  # whose third turn has begun


@rule("mio.memory-log", "mio.known")
def test_the_log_tells_everything_where_the_table_remembers_and_when_it_is_over() -> None:
    assert "draws from the display" not in "".join(told(after_draws(4, memory=False), 0))
    match, chance = after_draws(4), Dealer(2)
    while not match.over:
        (seat,) = match.awaited()
        legal = match.legal(seat)
        match.do(seat, legal[chance.draw(len(legal))])
    assert "draws from the display" not in "".join(told(match, 0))
