"""How long bots' hands take, without waiting for it."""

from statistics import median

import pytest

from gelateria.bots import levels_of
from gelateria.engine import Dealer, find_game
from gelateria.server.bots.pace import hand_slips, hand_time

JELLY = find_game("jelly-monster").setting(3)
CALM = find_game("jelly-monster").setting(3, {"calm": True})
GEIZEN = find_game("geizen").setting(3)


def times(setting: object, level: str = "easy", **how: object) -> list[float]:
    dealer = Dealer(7)
    given = {"throws": False, "first": False, **how}
    return [hand_time(level, setting, dealer=dealer, **given) for _ in range(2001)]  # type: ignore[arg-type]


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "expert"])
def test_against_the_clock_a_level_keeps_to_its_tempo(level: str) -> None:
    tempo = levels_of(JELLY.game)[level].tempo
    assert tempo
    assert median(times(JELLY, level)) == pytest.approx(tempo.choose, rel=0.05)
    assert median(times(JELLY, level, throws=True)) == pytest.approx(tempo.throw, rel=0.05)
    assert median(times(JELLY, level, first=True)) == pytest.approx(tempo.choose + tempo.reaction, rel=0.05)
    assert times(JELLY, level, pace="instant") == times(JELLY, level)


def test_elsewhere_people_can_follow() -> None:
    assert median(times(GEIZEN, first=True)) == pytest.approx(0.9, rel=0.05)
    assert median(times(GEIZEN)) == pytest.approx(0.4, rel=0.05)
    assert median(times(CALM, first=True, pace="brisk")) == pytest.approx(0.3, rel=0.05)
    assert set(times(GEIZEN, pace="instant", first=True)) == {0.0}


def test_hands_slip_in_the_hurry_and_only_there() -> None:
    dealer = Dealer(1)
    share = sum(hand_slips("easy", JELLY, dealer) for _ in range(4000)) / 4000
    assert share == pytest.approx(0.08, abs=0.015)
    assert not any(hand_slips("easy", CALM, dealer) for _ in range(100))
    assert not any(hand_slips("expert", JELLY, dealer) for _ in range(100))
    assert not any(hand_slips("greedy", JELLY, dealer) for _ in range(100))
