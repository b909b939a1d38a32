"""Bots that are watched here have the time they need."""

import pytest

from tests.bots.external.programs import be_patient


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    be_patient(monkeypatch)
