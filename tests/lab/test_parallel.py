"""Work is handed out to whoever there is; all of it is done, once."""

import sys
import time
from collections.abc import Iterator, Sequence
from types import SimpleNamespace

import pytest

from gelateria.engine import find_game
from gelateria.lab import NotInstalled, Workers, contest_of, fight
from gelateria.lab.parallel import NoCluster, Portions, hand_out

CONTEST = contest_of(find_game("geizen").setting(2), ["random", "greedy"], 5)


def squares(numbers: Sequence[int]) -> list[int]:
    return [number**2 for number in numbers]


def refuse(numbers: Sequence[int]) -> None:
    raise ValueError(f"{len(numbers)} too many")


def sum_of_squares(workers: Workers) -> int:
    return sum(sum(part) for part in hand_out(squares, range(100), workers))


@pytest.mark.parametrize("jobs", [None, 1, 2, 3])
def test_all_is_done_once(jobs: int | None) -> None:
    assert sum_of_squares(Workers(jobs=jobs)) == 328_350


def test_a_list_with_gaps_is_done_as_well() -> None:
    assert sorted(n for part in hand_out(squares, [2, 3, 7]) for n in part) == [4, 9, 49]


def test_portions_grow_with_what_the_last_ones_took_and_shrink_at_the_end() -> None:
    portions = Portions(range(1000))
    portions.workers = 2
    sizes = []
    for portion in portions:
        sizes.append(len(portion))
        portions.learn(len(portion), 0.001 * len(portion))
    assert sum(sizes) == 1000
    assert sizes[:3] == [1, 4, 16]
    assert max(sizes) == 229  # never more than half of a worker's share of what is left
    assert sizes[-1] == 1


def test_an_error_in_another_process_arrives_here() -> None:
    with pytest.raises(ValueError, match="too many"):
        list(hand_out(refuse, range(4), Workers(jobs=2)))


# On a cluster -------------------------------------------------------------------------------------


PATIENCE = "600"
"""Seconds that a cluster may take to come up, on a machine that has other things to do."""


@pytest.fixture
def dask_scheduler() -> Iterator[str]:
    distributed = pytest.importorskip("distributed", reason="dask is an extra: pip install 'gelateria[dask]'")
    import dask

    patient = {f"distributed.comm.timeouts.{what}": f"{PATIENCE}s" for what in ("connect", "tcp")}
    with (
        dask.config.set(patient),
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
        ) as cluster,
    ):
        yield cluster.scheduler_address


def test_a_dask_cluster_plays_the_same_games(dask_scheduler: str) -> None:
    there = fight(CONTEST, 60, workers=Workers("dask", dask_scheduler))
    assert there == fight(CONTEST, 60, workers=Workers(jobs=1))


def test_a_ray_cluster_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_AUTH_TOKEN", "a word for the cluster of this test alone")  # else it keeps one at home
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("RAY_memory_monitor_refresh_ms", "0")  # it would end workers when others need the memory
    for what in (
        "gcs_server_port_wait_time_s",
        "gcs_server_request_timeout_seconds",
        "worker_register_timeout_seconds",
    ):
        monkeypatch.setenv(f"RAY_{what}", PATIENCE)
    pytest.importorskip("ray", reason="ray is an extra: pip install 'gelateria[ray]'")
    slowly = {**vars(time), "monotonic": lambda: time.monotonic() / 20}  # it gives itself 30 seconds, whatever is set
    monkeypatch.setattr("ray._private.node.time", SimpleNamespace(**slowly))
    there = fight(CONTEST, 60, workers=Workers("ray", jobs=2))
    assert there == fight(CONTEST, 60, workers=Workers(jobs=1))


@pytest.mark.parametrize(("backend", "module"), [("dask", "distributed"), ("ray", "ray")])
def test_without_the_extra_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch, backend: str, module: str) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(NotInstalled, match=rf"pip install 'gelateria\[{backend}\]'"):
        list(hand_out(squares, range(3), Workers(backend)))  # type: ignore[arg-type]


def test_an_address_without_a_cluster_is_named() -> None:
    pytest.importorskip("distributed", reason="dask is an extra: pip install 'gelateria[dask]'")
    with pytest.raises(NoCluster, match="nowhere"):
        list(hand_out(squares, range(3), Workers("dask", "nowhere://1")))
