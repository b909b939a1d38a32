"""No test runs on compiled rules that are not those that are written."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import gelateria
from gelateria.freshness import package_root, stale_below

ROOT = Path(__file__).resolve().parent.parent
OURS = (ROOT / "src", ROOT / "examples", ROOT / "tests" / "drafts")

os.environ["GELATERIA_LANG"] = "en"  # whatever the language of whoever runs the tests

MEMORY = Path("/dev/shm")
ROOM = 2 * 2**30
"""Bytes that must be free there: the largest of the tests' folders is a copy of the repository."""


def keep_files_in_memory() -> None:
    """Hundreds of stores are written through to the disk, one commit at a time: on a busy disk all wait for it."""
    if "PYTEST_DEBUG_TEMPROOT" in os.environ or not os.access(MEMORY, os.W_OK):
        return
    if shutil.disk_usage(MEMORY).free > ROOM:
        os.environ["PYTEST_DEBUG_TEMPROOT"] = str(MEMORY)


keep_files_in_memory()


def pytest_addoption() -> None:
    """The first hook there is: before the conftest of a folder imports rules that may not even fit together."""
    asked_already = "PYTEST_XDIST_WORKER" in os.environ
    if not asked_already and not os.environ.get("GELATERIA_PLAIN"):
        refuse_stale_rules()


def refuse_stale_rules() -> None:
    stale = [(module, why) for folder in folders() for module, why in stale_below(folder)]
    if not stale:
        return
    faults = [f"{os.path.relpath(module)} {why}" for module, why in stale]
    if len(faults) > 8:
        faults[7:] = [f"and {len(faults) - 7} more"]
    mends = dict.fromkeys(mend(module) for module, _ in stale)
    raise pytest.UsageError(
        "\n  ".join(["The compiled rules are not those that are written, and Python would run the compiled:", *faults])
        + "\n  ".join(["\nThis compiles what has changed:", *mends])
        + "\nOr run the rules as the plain Python they are, with GELATERIA_PLAIN=1."
    )


def folders() -> Iterator[Path]:
    """Where rules are compiled beside their sources. An installed package has none: it is built whole."""
    if Path(gelateria.__file__).resolve().is_relative_to(ROOT / "src"):
        yield ROOT / "src"
    yield from OURS[1:]
    for folder in filter(None, os.environ.get("GELATERIA_GAMES", "").split(os.pathsep)):
        if Path(folder).resolve() not in OURS:
            yield Path(folder).resolve()


def mend(module: Path) -> str:
    root = package_root(module)
    if root in OURS:
        return "make compile"
    return f"gelateria compile {os.path.relpath(root / module.relative_to(root).parts[0])}"
