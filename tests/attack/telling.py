"""A plugin of pytest's: tells whoever waits how far a chapter is, and in the end what came of it, as JSON."""

import json
import os
import time
from pathlib import Path

import pytest

from tests.attack.figures import Progress


class Telling:
    """Counts the tests of one run."""

    def __init__(self, chapter: str, outcome: Path) -> None:
        self.outcome = outcome
        self.progress = Progress(chapter)
        self.begun = time.monotonic()
        self.wanted = 0
        self.passed = 0
        self.failed: list[str] = []
        self.skipped: dict[str, str] = {}

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.wanted = len(session.items)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)
        elif report.skipped:
            self.skipped[report.nodeid] = str(report.longrepr[2]) if isinstance(report.longrepr, tuple) else ""
        elif report.when == "call":
            self.passed += 1
        self.progress(f"{self.passed + len(self.failed) + len(self.skipped)} of {self.wanted} tests")

    def pytest_sessionfinish(self) -> None:
        told = {
            "passed": self.passed,
            "failed": self.failed,
            "skipped": self.skipped,
            "seconds": round(time.monotonic() - self.begun, 1),
        }
        self.outcome.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    outcome = Path(os.environ["GELATERIA_ATTACK_OUTCOME"])
    config.pluginmanager.register(Telling(outcome.stem, outcome))
