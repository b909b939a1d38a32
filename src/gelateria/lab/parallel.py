"""Hands out work: to this process, to all cores of this machine, or to a cluster.

Work is a function of numbers: game 7, deal 12. Whoever does it, the same numbers give the same results, in any order.
"""

import importlib
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from math import inf
from pathlib import Path
from time import perf_counter
from typing import Any, Literal, NamedTuple, TypeVar

HEAD_START = 0.5
"""Seconds of work in this process before others are asked to help: short runs never need to."""
WORTHWHILE = 1.5
"""Seconds of work left that pay for starting other processes."""
MOST_WORKERS = 256
PORTION = 0.4
"""Seconds of work handed out at a time."""
GROWTH = 4
"""A portion is at most so many times the last one."""
AHEAD = 2
"""Portions that wait for each worker, so that none is idle."""
AS_THEY_COME: dict[str, Any] = {
    "batch_size": 1,
    "pre_dispatch": f"{AHEAD} * n_jobs",
    "return_as": "generator_unordered",
}
"""How joblib is asked: every portion for itself, cut when somebody is free for it, told when it is done."""

R = TypeVar("R")
Work = Callable[[Sequence[int]], R]
Backend = Literal["joblib", "dask", "ray"]


class NotInstalled(Exception):
    """Something that not everybody needs is not there; says how to get it."""


class NoCluster(Exception):
    """Nobody answers at the address of the cluster."""


class Workers(NamedTuple):
    """Who does the work: by default this machine, with as many processes as pay for themselves."""

    backend: Backend = "joblib"
    address: str = ""
    """Where the cluster is; without one, dask and ray begin one on this machine."""
    jobs: int | None = None


THIS_MACHINE = Workers()


class Portions:
    """Numbers in portions of about `PORTION` seconds of work, by what the last ones took."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self.numbers = numbers
        self.taken = 0
        self.size = 1
        self.workers = 1
        self.seconds = PORTION

    @property
    def left(self) -> int:
        return len(self.numbers) - self.taken

    def __iter__(self) -> Iterator[Sequence[int]]:
        while self.left:
            fair = -(-self.left // (2 * self.workers))
            size = max(1, min(self.size, fair))
            portion = self.numbers[self.taken : self.taken + size]
            self.taken += size
            yield portion

    def learn(self, done: int, seconds: float) -> None:
        """So many numbers took so many seconds."""
        self.size = max(1, min(self.size * GROWTH, int(done * self.seconds / max(seconds, 1e-6))))


class Done(NamedTuple):
    """A portion that was worked off."""

    result: Any
    numbers: int
    seconds: float


def hand_out(work: Work[R], numbers: Sequence[int], workers: Workers = THIS_MACHINE) -> Iterator[R]:
    """What the work makes of all numbers, portion by portion, in any order."""
    portions = Portions(numbers)
    if workers.backend == "joblib" and workers.jobs in (None, 1):
        yield from _here(work, portions, HEAD_START if workers.jobs is None else inf)
    if portions.left:
        for done in _BACKENDS[workers.backend](work, portions, workers):
            portions.learn(done.numbers, done.seconds)
            yield done.result


def work_off(work: Work[Any], portion: Sequence[int]) -> Done:
    """One portion, timed; this is what other processes are asked to do."""
    start = perf_counter()
    result = work(portion)
    return Done(result, len(portion), perf_counter() - start)


def work_off_in(folder: Path, work: Work[Any], portion: Sequence[int]) -> Done:
    """The same in a process that was perhaps started elsewhere, where a file of that name is another one."""
    os.chdir(folder)
    return work_off(work, portion)


def _here(work: Work[R], portions: Portions, seconds: float) -> Iterator[R]:
    """In this process, for so many seconds at most."""
    portions.seconds = HEAD_START / 5
    spent = 0.0
    for portion in portions:
        done = work_off(work, portion)
        portions.learn(done.numbers, done.seconds)
        yield done.result
        spent += done.seconds
        if spent >= seconds:
            break
    portions.size = max(1, int(portions.size * PORTION / portions.seconds))
    portions.seconds = PORTION


def _on_this_machine(work: Work[Any], portions: Portions, workers: Workers) -> Iterator[Done]:
    from joblib import Parallel, cpu_count, delayed  # slow to load, and most runs never need it

    expected = portions.left / portions.size * PORTION
    portions.workers = min(workers.jobs, MOST_WORKERS) if workers.jobs else cpu_count() if expected > WORTHWHILE else 1
    folder = Path.cwd()
    calls = (delayed(work_off_in)(folder, work, portion) for portion in portions)
    with _deaf_to_interrupts():
        done = Parallel(n_jobs=portions.workers, **AS_THEY_COME)(calls)
    yield from done


def _on_dask(work: Work[Any], portions: Portions, workers: Workers) -> Iterator[Done]:
    from joblib import Parallel, delayed, parallel_config

    distributed = _needed("distributed", "dask")
    here = {"n_workers": workers.jobs, "threads_per_worker": 1, "dashboard_address": None}
    try:
        client = distributed.Client(workers.address) if workers.address else distributed.Client(**here)
    except (OSError, ValueError) as error:
        raise NoCluster(f"No dask scheduler answers at {workers.address!r}: {error}.") from None
    with client:
        portions.workers = max(1, sum(client.nthreads().values()))
        calls = (delayed(work_off)(work, portion) for portion in portions)
        with parallel_config("dask", client=client):
            done = Parallel(n_jobs=-1, **AS_THEY_COME)(calls)
        yield from done


def _on_ray(work: Work[Any], portions: Portions, workers: Workers) -> Iterator[Done]:
    ray = _needed("ray", "ray")
    ours = not ray.is_initialized()
    if ours:
        where = (
            {"address": workers.address} if workers.address else {"num_cpus": workers.jobs, "include_dashboard": False}
        )
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody's business
        try:
            ray.init(**where, log_to_driver=False, logging_level="ERROR")
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise NoCluster(f"No ray cluster answers at {workers.address!r}: {error}.") from None
    try:
        portions.workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        remote = ray.remote(work_off)
        calls = (remote.remote(work, portion) for portion in portions)
        pending = list(islice(calls, AHEAD * portions.workers))
        while pending:
            (first,), pending = ray.wait(pending, num_returns=1)
            yield ray.get(first)
            pending += islice(calls, 1)
    finally:
        if ours:
            ray.shutdown()


_BACKENDS: dict[str, Callable[[Work[Any], Portions, Workers], Iterator[Done]]] = {
    "joblib": _on_this_machine,
    "dask": _on_dask,
    "ray": _on_ray,
}


def _needed(module: str, extra: str) -> Any:
    try:
        return importlib.import_module(module)
    except ImportError:
        raise NotInstalled(f"This needs {module}. Get it with: pip install 'gelateria[{extra}]'") from None


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes started in here leave Ctrl-C to this one, which stops them without a word."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
