"""Good order in the house: nothing that names a machine, nothing half there, nothing forgotten."""

import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from graphlib import TopologicalSorter
from pathlib import Path
from typing import Any

import grimp
import msgspec
import pytest
from packaging.requirements import Requirement
from packaging.version import Version

from gelateria import __version__

ROOT = Path(__file__).parent.parent
IGNORED = [
    line.rstrip("/")
    for line in (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
GAMES = sorted(box.parent for box in (ROOT / "src/gelateria/games").glob("*/__init__.py"))
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
FRAGMENTS = sorted(set((ROOT / "changes").iterdir()) - {ROOT / "changes/README.md"})

# Each with a letter in brackets, so that this file does not contain what it looks for.
ADDRESSES = re.compile(r"[p]ypi\.org|[p]ythonhosted\.org|[r]egistry\.[\w-]+\.(org|com|net|io|dev)\b|/[s]imple/?\b")
OPTIONS = re.compile(r"--(extra-)?[i]ndex-url|--[f]ind-links[ =]+\S|[t]rusted-host")
MACHINES = re.compile(r"(?<![\w.~$}>)*-])/(home|root|tmp|opt|work|Users|mnt|srv)/[\w.]")


def kept(folder: Path = ROOT) -> Iterator[Path]:
    """Every text file that belongs to the project, whether or not git is at hand to ask."""
    for path in sorted(folder.iterdir()):
        if path.name == ".git" or any(fnmatch(path.name, pattern) for pattern in IGNORED):
            continue
        if path.is_dir():
            yield from kept(path)
        elif not path.is_symlink():
            yield path


def finds(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{path.relative_to(ROOT)}:{number}: {found[0]}"
        for path in kept()
        for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), 1)
        if (found := pattern.search(line))
    ]


def test_no_file_names_a_registry() -> None:
    assert finds(ADDRESSES) + finds(OPTIONS) == []


def test_no_file_names_a_place_on_somebodys_machine() -> None:
    assert finds(MACHINES) == []


@pytest.mark.parametrize(
    ("pattern", "planted"),
    [
        (ADDRESSES, "https://files.python|hosted.org/packages/x.whl"),
        (ADDRESSES, '"resolved": "https://registry|.npmjs.org/x.tgz"'),
        (ADDRESSES, "https://mirror.example/root/|simple/"),
        (OPTIONS, "--index|-url=https://mirror.example"),
        (MACHINES, "open('/|home/ada/games')"),
        (MACHINES, "see /|tmp/notes.md"),
    ],
)
def test_a_planted_address_or_place_is_found(pattern: re.Pattern[str], planted: str) -> None:
    assert pattern.search(planted.replace("|", ""))


def test_every_pxd_has_its_py() -> None:
    alone = [path for path in kept() if path.suffix == ".pxd" and not path.with_suffix(".py").is_file()]
    assert alone == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_is_made_of_the_same_files(game: Path) -> None:
    files = {
        "edition.toml",
        "material.py",
        "actions.py",
        "rules.md",
        "rules.pxd",
        "rules.py",
        "evaluation.py",
        "views.py",
        "notation.py",
    }
    assert files - {path.name for path in game.iterdir()} == set()
    assert (game / "rules.md").resolve().parent == ROOT / "docs" / "rules"


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_everything_locked_has_a_hash(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8").replace("\\\n", "")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    assert len(lines) > 10
    assert [
        line for line in lines if not re.match(r"[a-z0-9._-]+==\S+( ;.*?)? +--hash=sha256:[0-9a-f]{64}", line)
    ] == []


@pytest.mark.parametrize(
    ("lock", "extras"),
    [
        ("play", ["build"]),
        ("test", ["build", "dev", "lab", "dask", "ray"]),
        ("bench", ["build", "dev", "lab", "dask", "ray", "bench"]),
    ],
)
def test_what_the_project_needs_is_locked(lock: str, extras: list[str]) -> None:
    text = (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
    locked = {
        line.split("==")[0]: line.split("==")[1].split()[0] for line in re.findall(r"^[a-z].*$", text, re.MULTILINE)
    }
    wanted = PROJECT["project"]["dependencies"] + PROJECT["build-system"]["requires"]
    for extra in extras:
        wanted += PROJECT["project"]["optional-dependencies"][extra]
    for requirement in map(Requirement, wanted):
        name = requirement.name.lower().replace("_", "-")
        assert name in locked, "`make lock` writes the requirements anew"
        assert requirement.specifier.contains(locked[name])


def test_the_locks_agree() -> None:
    pins = [set(re.findall(r"^[a-z].*?==[^\\; ]*", lock.read_text(encoding="utf-8"), re.MULTILINE)) for lock in LOCKS]
    bench, play, test = pins
    assert play < test < bench


@pytest.mark.parametrize("fragment", FRAGMENTS, ids=lambda fragment: fragment.name)
def test_a_changelog_fragment_is_a_sentence_of_a_known_kind(fragment: Path) -> None:
    kinds = [kind["directory"] for kind in PROJECT["tool"]["towncrier"]["type"]]
    assert re.fullmatch(rf"(\+[a-z0-9-]+|\d+)\.({'|'.join(kinds)})\.md", fragment.name)
    assert re.fullmatch(r"[A-Z`].*\.\n", fragment.read_text(encoding="utf-8"), re.DOTALL)


RINGS = {
    "gelateria.cli.terminal.words": "gelateria.cli.terminal.table",
    **{f"gelateria.games.{game.name}.rules": f"gelateria.games.{game.name}.material" for game in GAMES},
}
"""Who names a type of somebody that imports it. A game's rules name its edition, which knows their limits."""


@pytest.mark.parametrize("names_of_types", [False, True])
def test_nothing_imports_in_a_ring(names_of_types: bool) -> None:
    graph = grimp.build_graph("gelateria", exclude_type_checking_imports=not names_of_types, cache_dir=None)
    excused = RINGS if names_of_types else {}
    imports = {one: graph.find_modules_directly_imported_by(one) - {excused.get(one)} for one in graph.modules}
    assert len(imports) > 200
    TopologicalSorter(imports).prepare()


def made() -> set[str]:
    return set(re.findall(r"^([a-z-]+):.*  ## \S", MAKEFILE, re.MULTILINE))


WORKFLOWS: dict[str, Any] = {
    path.stem: msgspec.yaml.decode(path.read_bytes()) for path in sorted((ROOT / ".github/workflows").iterdir())
}


def steps_of(*workflows: str) -> list[dict[str, Any]]:
    return [step for name in workflows for job in WORKFLOWS[name]["jobs"].values() for step in job["steps"]]


def set_up(job: dict[str, Any], tool: str) -> Any:
    """The version of Python or Node that a job asks for."""
    return next(step["with"][f"{tool}-version"] for step in job["steps"] if f"/setup-{tool}@" in step.get("uses", ""))


def test_workflows_make_only_what_make_can_make_and_run_only_what_is_there() -> None:
    run = "\n".join(step["run"] for step in steps_of(*WORKFLOWS) if "run" in step)
    named = set(re.findall(r"\bmake ([a-z-]+)", run)) | set(
        WORKFLOWS["nightly"]["jobs"]["night"]["strategy"]["matrix"]["target"]
    )
    assert {"test", "check-web", "soak"} <= named <= made()
    programs = {ROOT / program for program in re.findall(r"\.ci/\w+", run)}
    assert [program for program in programs if not program.is_file()] == []


def test_the_workflows_try_every_python_and_node_that_we_promise() -> None:
    promised = re.findall(r"Python :: (3\.\d+)$", "\n".join(PROJECT["project"]["classifiers"]), re.MULTILINE)
    assert PROJECT["project"]["requires-python"] == f">={promised[0]}"
    jobs = WORKFLOWS["tests"]["jobs"]
    assert jobs["anywhere"]["strategy"]["matrix"]["python"] == promised
    assert set_up(jobs["everything"], "python") == promised[0]
    node = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))["engines"]["node"]
    assert node == f">={jobs['web']['strategy']['matrix']['node'][0]}" == f">={set_up(jobs['everything'], 'node')}"
    devcontainer = json.loads((ROOT / ".devcontainer/devcontainer.json").read_text(encoding="utf-8"))
    assert f"python:{promised[0]}-" in devcontainer["image"]
    assert [f">={feature['version']}" for feature in devcontainer["features"].values()] == [node]


def test_a_hook_calls_only_what_make_installs() -> None:
    hooks = msgspec.yaml.decode((ROOT / ".pre-commit-config.yaml").read_bytes())["repos"][0]["hooks"]
    assert {hook["language"] for hook in hooks} == {"system"}
    assert {hook["entry"].split("/")[0] for hook in hooks} == {".venv", ".ci", "web"}


def release_notes(*version: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / ".ci/notes.py"), *version]
    return subprocess.run(command, capture_output=True, encoding="utf-8", check=False)


def test_the_changelog_tells_of_the_release_that_this_is_or_follows() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    releases = [Version(number) for number in re.findall(r"^## ([0-9.]+), \d{4}-\d\d-\d\d$", text, re.MULTILINE)]
    assert len(releases) == text.count("\n## ")
    assert releases == sorted(set(releases), reverse=True)
    here = Version(__version__)
    assert here > releases[0] if here.is_devrelease else here == releases[0]


def test_a_tag_says_what_the_changelog_says_of_its_release_alone() -> None:
    assert "\n## " not in release_notes().stdout
    first = release_notes("0.1.0").stdout
    assert first.startswith("Gelateria 0.1.0, 2026-11-18\n\nThe first release")
    assert first.endswith("tell what came of it.\n")


def test_a_release_that_never_was_has_no_notes() -> None:
    never = release_notes("0.0.1")
    assert never.returncode == 1
    assert never.stderr.startswith("CHANGELOG.md tells nothing of 0.0.1; it knows")


def test_make_tells_of_everything_it_can_make() -> None:
    phony = " ".join(re.findall(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)).split()
    assert set(phony) - {"ready", "build/drawn"} == made()
