"""What chance gave is counted, and held against what fair dice would give."""

from collections import Counter

import pytest
from scipy.stats import chi2, chisquare

from gelateria.engine import Dealer, Dice, Match, count_dice, dice_test, find_game
from gelateria.engine.dice_statistics import chi_square_tail

GEIZEN = find_game("geizen")


@pytest.mark.parametrize("freedom", [1, 2, 3, 4, 5, 6, 11, 20, 51, 62, 63, 300])
def test_the_tail_is_that_of_chi_square(freedom: int) -> None:
    for x in [0, 1e-9, 0.1, 1, freedom / 2, freedom, freedom + 0.5, 2 * freedom, 5 * freedom + 20]:
        assert chi_square_tail(x, freedom) == pytest.approx(chi2.sf(x, freedom), rel=1e-9, abs=1e-300)


def test_dice_are_tested_by_the_number_of_sides() -> None:
    dealer = Dealer(8)
    counts = Counter((sides, dealer.draw(sides)) for sides in (1, 2, 6, 52) for _ in range(5000))
    fits = {fit.sides: fit for fit in dice_test(counts)}
    assert list(fits) == [2, 6, 52]
    for sides, fit in fits.items():
        theirs = chisquare([counts[sides, face] for face in range(sides)])
        assert (fit.throws, fit.expected, sum(fit.counts)) == (5000, 5000 / sides, 5000)
        assert fit.chi_square == pytest.approx(theirs.statistic)
        assert fit.p_value == pytest.approx(theirs.pvalue)
        assert fit.p_value > 1e-4


def test_a_loaded_die_is_noticed_also_by_the_face_it_never_shows() -> None:
    (fit,) = dice_test(Counter({(6, face): 100 for face in range(5)}))
    assert fit.counts == (100, 100, 100, 100, 100, 0)
    assert fit.p_value < 1e-10
    (even,) = dice_test({(6, face): 100 for face in range(6)})
    assert (even.chi_square, even.p_value) == (0, 1)


def test_no_throws_are_no_test() -> None:
    assert dice_test({}) == dice_test({(6, 1): 0}) == dice_test({(1, 0): 50}) == ()


def test_the_dice_of_a_record_are_counted_with_their_sides() -> None:
    match = Match(GEIZEN.setting(3), Dealer(5))
    while not match.over:
        (seat,) = match.awaited()
        match.do(seat, match.legal(seat)[-1])
    record = match.record()
    thrown = Counter((6, number) for move in record.moves for number in move.drew)
    assert count_dice(GEIZEN, record) == thrown + Counter([(3, record.opening[0])])
    assert len(thrown) == 6
    later = match.record(Dice.of(bytes(16), inherited=10))
    assert count_dice(GEIZEN, later) == Counter((6, number) for move in record.moves[10:] for number in move.drew)
