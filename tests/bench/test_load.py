"""The climb and the arithmetic of a load, on figures that can be checked by hand."""

import shutil
import subprocess
from collections.abc import Callable

import msgspec
import pytest

from bench.load.climbing import Climb, Spread, Step, spread
from bench.load.contestants import FILES, MEMORY, OURS, THEIRS
from bench.load.page import Outcome, data, doubts, kept, page, ratio, summary, table

FACTS = {
    "tables": 200,
    "seconds": 10.0,
    "warm": 3.0,
    "clients": "another",
    "python": "CPython",
    "node": "20",
    "boardgameio": "0.50.2",
}


def a_step(rate: float, **other: object) -> Step:
    fine = Spread(5.0, 20.0, 30.0)
    used = {"server_cpu": 0.5, "server_memory": 90.0, "client_cpu": 0.1, "elsewhere": 0.05}
    plain = Step(rate, rate, fine, fine, games=1, refused=0, lost=0, **used)
    return msgspec.structs.replace(plain, **other)


def rates(climb: Climb, outcome: Callable[[float], Step]) -> list[float]:
    tried = []
    while (rate := climb.next()) is not None:
        tried.append(rate)
        climb.steps.append(outcome(rate))
    return tried


def holding(limit: float) -> Callable[[float], Step]:
    return lambda rate: a_step(rate, moves=min(rate, limit))


def test_a_climb_doubles_and_then_halves_the_gap() -> None:
    climb = Climb(200, fineness=1.1)
    assert rates(climb, holding(1000)) == [200, 400, 800, 1600, 1600, 1200, 1200, 1000, 1100, 1100]
    assert climb.held
    assert climb.held.rate == 1000


def test_a_rate_that_fails_once_by_chance_is_not_given_up() -> None:
    climb = Climb(200, doublings=2)
    moods = iter([True, False, True, True])
    assert rates(climb, lambda rate: a_step(rate, lost=0 if next(moods) else 1)) == [200, 400, 400, 800]


def test_a_server_that_cannot_hold_the_first_rate_holds_nothing() -> None:
    climb = Climb(200)
    assert rates(climb, holding(10)) == [200, 200]
    assert climb.held is None


@pytest.mark.parametrize(
    ("change", "held"),
    [
        ({}, True),
        ({"moves": 979.0}, False),
        ({"own": Spread(1.0, 100.1, 200.0)}, False),
        ({"others": Spread(1.0, 100.1, 200.0)}, False),
        ({"refused": 1}, False),
        ({"lost": 1}, False),
    ],
)
def test_a_rate_is_held_if_moves_are_made_in_time_and_none_is_missing(change: dict[str, object], held: bool) -> None:
    assert a_step(1000, **change).held is held


def test_a_spread_tells_the_middle_the_99th_and_the_worst_in_milliseconds() -> None:
    assert spread([1000 * ms for ms in range(101)]) == Spread(50.0, 99.0, 100.0)
    assert spread([2500]) == Spread(2.5, 2.5, 2.5)
    assert spread([]) == Spread(0.0, 0.0, 0.0)


def outcomes(ours: float, files: float, memory: float) -> list[Outcome]:
    steps = {OURS: ours, FILES: files, MEMORY: memory}
    return [Outcome(one.name, [a_step(rate)], a_step(rate)) for one, rate in steps.items()]


def test_the_promise_is_three_times_the_moves_of_boardgame_io_that_stores_them() -> None:
    assert ratio(outcomes(3000, 1000, 2000), FILES.name) == 3.0
    assert kept(outcomes(3000, 1000, 2000))
    assert not kept(outcomes(2999, 1000, 2000))
    assert "NOT KEPT" in summary(outcomes(2999, 1000, 2000))


def test_figures_of_a_busy_machine_are_called_doubtful() -> None:
    assert doubts(outcomes(3000, 1000, 2000)) == ""
    busy = a_step(1000, elsewhere=1.3)
    assert "up to 1.3 cores" in summary([Outcome(OURS.name, [a_step(500), busy], busy)])


def test_the_page_has_a_table_for_each_server() -> None:
    written = page(outcomes(3000, 1000, 2000), FACTS)
    assert written.count("| asked |") == 3
    assert "**3.00** times that" in written


def test_a_row_tells_rate_latencies_and_cost() -> None:
    *_, row = table([a_step(1000)]).splitlines()
    assert row == ("| 1,000 | 1,000 | 5.0 ms | 20.0 ms | 5.0 ms | 20.0 ms | 0.50 | 0.50 ms | 90 MB | 0.10 | held |")


def test_the_json_carries_every_step() -> None:
    told = msgspec.json.decode(data(outcomes(3, 2, 1), FACTS))["outcomes"]
    assert msgspec.convert(told, list[Outcome]) == outcomes(3, 2, 1)


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node")
@pytest.mark.parametrize("program", ["game.cjs", "load.cjs", "server.cjs"])
def test_what_is_written_for_node_can_be_read(program: str) -> None:
    subprocess.run(["node", "--check", str(THEIRS / program)], check=True)
