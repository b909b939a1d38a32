"""Which mutants do the tests kill?

First every test runs once, alone, on the module with probes: that tells what it reaches and how long it takes. Then a
process that has collected all tests is forked for each mutant, the mutated function gets its other code, and the tests
that reach the statement run, the quickest first, until one fails. What already runs while tests are collected (tables
made at import, say) cannot be exchanged afterwards: such a mutant gets a process that collects with it.
"""

import random
import signal
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from tests.mutants.planting import code_of, function_of, plant, source_path, with_probes
from tests.mutants.processes import Ended, Work, each, limit_memory, limit_time, stream
from tests.mutants.slips import Mutant, Place, slips
from tests.mutants.suite import Target, collect, passes

Send = Callable[[Any], None]
Choose = Callable[[list[Mutant]], list[Mutant]]

COLLECTING = 60.0
"""Seconds of computing that a mutant may take to have its tests collected."""
AT_COLLECTION = "(collection)"


class Guard(msgspec.Struct):
    """A test, how long it computes, and what it reaches."""

    name: str
    group: str
    seconds: float
    reached: frozenset[Place]

    @property
    def patience(self) -> float:
        """How long it may compute on a mutant before that counts as an endless loop."""
        return 0.3 + 5 * self.seconds


class Scouted(msgspec.Struct):
    """What is known once every test has run on the unchanged module."""

    guards: list[Guard]
    early: frozenset[Place]
    """Statements that run while the tests are collected."""
    fixed: frozenset[str]
    """Functions whose code cannot be exchanged."""
    slow: list[str]
    """Tests that take longer than there is patience for; they guard nothing."""
    failing: list[str]
    idle: list[str]
    """Tests that do not reach the module."""


class Fate(NamedTuple):
    """What became of a mutant."""

    mutant: Mutant
    killer: str
    """The test that failed, and empty for a survivor."""
    group: str
    endless: bool
    """The killer did not fail, it did not come to an end."""
    guards: list[str]
    """The tests that reach it."""


class Report(NamedTuple):
    """What became of all of them."""

    target: Target
    path: Path
    scouted: Scouted
    fates: list[Fate]

    def killed(self, *groups: str) -> int:
        """How many mutants the tests of these groups kill; groups run in their order, so name the first ones."""
        return sum(fate.group in groups for fate in self.fates if fate.killer)

    def survivors(self) -> list[Fate]:
        return [fate for fate in self.fates if not fate.killer]


class NotSound(Exception):
    """The tests cannot be used to judge mutants: some fail without any."""


def check(
    target: Target,
    jobs: int,
    patience: float,
    tell: Callable[[str], None],
    choose: Choose = list,
) -> Report:
    """Try all mutants of the target, or those that are chosen."""
    path = source_path(target.module)
    source = path.read_bytes()
    scouted = scout(target, path, source, jobs, patience, tell)
    mutants = choose(slips(source))
    fates: dict[Mutant, Fate] = {}
    alive = 0
    for fate in try_all(target, path, source, scouted, mutants, jobs):
        fates[fate.mutant] = fate
        alive += not fate.killer
        tell(f"{target.name}: {len(fates)} of {len(mutants)} mutants tried, {alive} alive")
    return Report(target, path, scouted, [fates[mutant] for mutant in mutants])


def sample(count: int) -> Choose:
    """Always the same so many mutants, from everywhere in the module."""

    def choose(mutants: list[Mutant]) -> list[Mutant]:
        chosen = set(random.Random(count).sample(range(len(mutants)), min(count, len(mutants))))
        return [mutant for i, mutant in enumerate(mutants) if i in chosen]

    return choose


# Scouting -----------------------------------------------------------------------------------------


def scout(
    target: Target, path: Path, source: bytes, jobs: int, patience: float, tell: Callable[[str], None]
) -> Scouted:
    """Run every test once, on the module as it is."""
    scouted = Scouted([], frozenset(), frozenset(), [], [], [])
    done = 0
    for kind, news in stream(partial(_scouting, target, path, source, jobs, patience)):
        if kind == "collected":
            scouted.early, scouted.fixed = news
        else:
            getattr(scouted, kind).append(news)
            done += 1
            tell(f"{target.name}: {done} tests tried on the module as it is, {len(scouted.slow)} too slow")
    if scouted.failing:
        raise NotSound("without any mutant these fail: " + ", ".join(scouted.failing))
    if not scouted.guards:
        raise NotSound(f"no test reaches {target.module}")
    groups = list(target.groups)
    scouted.guards.sort(key=lambda guard: (groups.index(guard.group), guard.seconds))
    return scouted


def _scouting(target: Target, path: Path, source: bytes, jobs: int, patience: float, send: Send) -> None:
    reached: set[Place] = set()
    plant(target.module, path, with_probes(source, path), __reached__=reached)

    def use(items: list[pytest.Item]) -> None:
        functions = {mutant.function for mutant in slips(source)}
        module = sys.modules.get(target.module)
        fixed = {name for name in functions if module is None or function_of(module, name) is None}
        send(("collected", (frozenset(reached), frozenset(fixed))))
        reached.clear()
        for number, ended in each([partial(_run_once, item, reached, patience) for item in items], jobs):
            send(_scouted(items[number].nodeid, target.group(items[number]), ended))

    if not collect(target, use):
        send(("failing", AT_COLLECTION))


def _run_once(item: pytest.Item, reached: set[Place], patience: float, send: Send) -> None:
    limit_time(patience)
    before = time.process_time()
    send((passes(item), time.process_time() - before, frozenset(reached)))


def _scouted(name: str, group: str, ended: Ended) -> tuple[str, Any]:
    if ended.signal == signal.SIGPROF:
        return "slow", name
    passed, seconds, reached = ended.told[0] if ended.told else (False, 0.0, frozenset())
    if not passed:
        return "failing", name
    return ("guards", Guard(name, group, seconds, reached)) if reached else ("idle", name)


# Trying -------------------------------------------------------------------------------------------


def try_all(
    target: Target, path: Path, source: bytes, scouted: Scouted, mutants: list[Mutant], jobs: int
) -> Iterator[Fate]:
    groups = {guard.name: guard.group for guard in scouted.guards}
    early: list[Trial] = []
    late: list[Trial] = []
    for mutant in mutants:
        guards = [guard for guard in scouted.guards if mutant.statement in guard.reached]
        if mutant.statement in scouted.early or mutant.function in scouted.fixed:
            early.append(Trial(mutant, scouted.guards))
        elif guards:
            late.append(Trial(mutant, guards))
        else:
            yield Fate(mutant, "", "", False, [])

    def fate(trial: Trial, ended: Ended) -> Fate:
        guards = [guard.name for guard in trial.guards]
        if ended.told[-1:] == [True]:
            return Fate(trial.mutant, "", "", False, guards)
        killer = last_name(ended)
        group = groups.get(killer, next(iter(target.groups)))
        return Fate(trial.mutant, killer, group, ended.signal == signal.SIGPROF, guards)

    if late:
        for number, ended in stream(partial(_exchanging, target, path, source, late, jobs)):
            yield fate(late[number], ended)
    works: list[Work] = [partial(_collecting, target, path, source, trial) for trial in early]
    for number, ended in each(works, jobs):
        yield fate(early[number], ended)


def last_name(ended: Ended) -> str:
    """The test that a mutant was at when it ended."""
    return next((told for told in reversed(ended.told) if isinstance(told, str)), AT_COLLECTION)


class Trial(NamedTuple):
    """A mutant and the tests it has to get past."""

    mutant: Mutant
    guards: list[Guard]

    def code(self, path: Path, source: bytes) -> Any:
        return compile(self.mutant.applied(source), path, "exec")

    def run(self, items: dict[str, pytest.Item], send: Send) -> None:
        """Tell the name of each test before it runs, and in the end whether the mutant is still alive."""
        alive = True
        for guard in self.guards:
            send(guard.name)
            limit_time(guard.patience)
            alive = guard.name in items and passes(items[guard.name])
            limit_time(0)
            if not alive:
                break
        send(alive)


def _exchanging(target: Target, path: Path, source: bytes, trials: list[Trial], jobs: int, send: Send) -> None:
    """Collect the tests once, and try every mutant in a copy of this process."""
    groups = list(target.groups)
    killers: dict[str, int] = {}

    def promising(guard: Guard) -> tuple[int, int, float]:
        """Whoever killed a neighbour lately may kill this one too."""
        return groups.index(guard.group), -killers.get(guard.name, -1), guard.seconds

    def use(items: list[pytest.Item]) -> None:
        named = {item.nodeid: item for item in items}
        works = (
            partial(exchange, trial._replace(guards=sorted(trial.guards, key=promising)), named) for trial in trials
        )
        for number, ended in each(works, jobs):
            if ended.told[-1:] != [True]:
                killers[last_name(ended)] = number
            send((number, ended))

    def exchange(trial: Trial, named: dict[str, pytest.Item], send: Send) -> None:
        limit_memory()
        function = function_of(sys.modules[target.module], trial.mutant.function)
        assert function
        function.__code__ = code_of(trial.code(path, source), trial.mutant.function)
        trial.run(named, send)

    collect(target, use)


def _collecting(target: Target, path: Path, source: bytes, trial: Trial, send: Send) -> None:
    """Plant the mutant, then collect the tests."""
    limit_memory()
    limit_time(COLLECTING)
    plant(target.module, path, trial.code(path, source))
    collect(target, lambda items: trial.run({item.nodeid: item for item in items}, send))
