"""The tests that should mind a mutant, collected once by pytest and run one by one as often as it takes."""

import gc
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from _pytest.runner import runtestprotocol

ROOT = Path(__file__).parent.parent.parent
OPTIONS = ("-q", "-s", "-p", "no:cacheprovider")


class Group(NamedTuple):
    """Tests that lie in some folders or files, and are about the right thing."""

    places: tuple[str, ...]
    about: re.Pattern[str] | None = None
    """What the id of a test's parameters must match."""

    def has(self, item: pytest.Item) -> bool:
        path, callspec = item.path.relative_to(ROOT), getattr(item, "callspec", None)
        return any(path.is_relative_to(place) for place in self.places) and (
            self.about is None or bool(callspec and self.about.fullmatch(callspec.id))
        )


class Target(NamedTuple):
    """A module, and who guards it."""

    name: str
    module: str
    groups: dict[str, Group]
    """In the order they are asked; a test is in the last that has it."""
    ignored: tuple[str, ...] = ()

    def group(self, item: pytest.Item) -> str:
        """Which group a test is in; empty when it is about something else."""
        return ([name for name, group in self.groups.items() if group.has(item)] or [""])[-1]


class Session:
    """A plugin of pytest that hands over the collected tests instead of running them."""

    def __init__(self, target: Target, use: Callable[[list[pytest.Item]], None]) -> None:
        self.target, self.use, self.used = target, use, False

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if not session.testsfailed:
            self.used = True
            gc.collect()
            gc.freeze()  # a forked process then shares the memory it only reads
            self.use([item for item in session.items if self.target.group(item)])
        return True


def collect(target: Target, use: Callable[[list[pytest.Item]], None]) -> bool:
    """Collect the target's tests and use them; False when they could not even be collected."""
    silence()
    session = Session(target, use)
    places = dict.fromkeys(place for group in target.groups.values() for place in group.places)
    pytest.main([*OPTIONS, *(f"--ignore={place}" for place in target.ignored), *places], plugins=[session])
    return session.used


def silence() -> None:
    """What tests print is nobody's business here."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def passes(item: pytest.Item) -> bool:
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))
