"""What is dear to make, and the same for all tests: made once in a run, however many processes take part in it."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from filelock import FileLock


def made_once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], None]) -> Path:
    """The folder of that name that `make` has filled, here or in another process; others wait for it."""
    alone = "PYTEST_XDIST_WORKER" not in os.environ
    folder = (factory.getbasetemp() if alone else factory.getbasetemp().parent) / f"once-{name}"
    whole = folder / ".whole"
    with FileLock(f"{folder}.lock"):
        if not whole.exists():
            folder.mkdir()  # a second try after a failed one fails here, too
            make(folder)
            whole.touch()
    return folder
