"""Positions are kept sparsely, and none is lost, however far somebody goes back."""

from gelateria.engine import Dealer, Match, find_game
from gelateria.engine.positions import RECENT, SPAN, Positions
from tests.contract.tables import AnyMatch, random_moves

LONG = Match(find_game("gelato-mio").setting(2), Dealer(1))
WERE = [LONG.state.key() for _ in random_moves(LONG, Dealer(2))]


def laid_down(match: AnyMatch, first: int = 0) -> Positions:  # type: ignore[type-arg]  # whatever the game
    positions = Positions(match.state_after(first), first)
    for number in range(first, match.length):
        positions.add(match.state_after(number).copy(), match.moves[number])
    return positions


def test_few_are_kept_and_all_are_found() -> None:
    assert len(WERE) > 4 * SPAN
    positions = laid_down(LONG)
    assert positions.kept <= RECENT + 2 + len(WERE) // SPAN
    assert [state.key() for state in positions.walk(0)] == WERE
    assert [positions.before(number).key() for number in range(len(WERE))] == WERE


def test_who_goes_back_goes_on_from_how_it_was() -> None:
    positions = laid_down(LONG)
    for to in (len(WERE) - 1, len(WERE) - RECENT, len(WERE) - RECENT - 1, 3 * SPAN, 3 * SPAN - 1, SPAN + 1, 1, 0):
        state = positions.go_back(to)
        assert state.key() == WERE[to]
        assert [before.key() for before in positions.walk(0)] == WERE[:to]
        for number in range(to, to + RECENT + SPAN):
            if number < len(WERE):
                positions.add(LONG.state_after(number).copy(), LONG.moves[number])
        assert positions.before(to).key() == WERE[to]


def test_they_may_begin_in_the_middle() -> None:
    first = SPAN + 7
    positions = laid_down(LONG, first)
    assert [state.key() for state in positions.walk(first)] == WERE[first:]
    assert positions.go_back(first).key() == WERE[first]
    assert positions.kept == 1


def test_what_is_handed_out_to_be_played_on_is_nobody_else_s() -> None:
    positions = laid_down(LONG)
    state = positions.go_back(2 * SPAN)
    state.awaiting = 0
    positions.add(LONG.state_after(2 * SPAN).copy(), LONG.moves[2 * SPAN])
    assert positions.before(2 * SPAN).key() == WERE[2 * SPAN]
