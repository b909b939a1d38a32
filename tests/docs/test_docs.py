"""The documentation is true: its code runs, its links lead somewhere, its commands and its map exist."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from cyclopts import CycloptsError

from gelateria.cli.app import app
from gelateria.engine import games
from gelateria.language import LANGUAGES
from tests.docs.run_page import blocks, run

ROOT = Path(__file__).parent.parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "changes").glob("README.md")])
TARGETS = set(re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


WITH_CODE = [page for page in PAGES if blocks(page.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("page", WITH_CODE, ids=name_of)
def test_the_code_on_a_page_runs_without_a_warning(page: Path, tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("GELATERIA_")}
    told = subprocess.run(
        [sys.executable, "-W", "error", str(ROOT / "tests/docs/run_page.py"), str(page)],
        cwd=tmp_path,
        env={**environment, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert told.returncode == 0, told.stdout + told.stderr


def test_the_readme_shows_code() -> None:
    assert ROOT / "README.md" in WITH_CODE


def test_a_page_that_shows_something_untrue_is_noticed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("page", "```python\n>>> 1 + 1\n3\n```\n") == 1
    assert "Expected:\n    3" in capsys.readouterr().out


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", text) + re.findall(r'(?:src|href)="([^"#]+)"', text)
    assert [link for link in links if "://" not in link and not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_make_command_exists(page: Path) -> None:
    named = re.findall(r"(?:`|^)make ([a-z][a-z-]*)", page.read_text(encoding="utf-8"), re.MULTILINE)
    assert set(named) <= TARGETS


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_command_is_understood(page: Path) -> None:
    shell = "".join(re.findall(r"^```sh\n(.*?)^```$", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL))
    for command in re.findall(r"^gelateria (.*)$", shell, re.MULTILINE):
        words = shlex.split(command, comments=True)
        in_a_language = words[0] == "--lang" and words[1] in LANGUAGES
        app.parse_args(words[2:] if in_a_language else words, exit_on_error=False, print_error=False)


def test_a_command_that_does_not_exist_is_noticed() -> None:
    with pytest.raises(CycloptsError):
        app.parse_args(["play", "geizen", "--sed", "1"], exit_on_error=False, print_error=False)


def test_the_readme_names_every_game_and_who_made_it() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (.+?) \| (.+?) \| (\d)–(\d) \| playable \|$", text, re.MULTILINE)
    ours = [game for game in games().values() if game.folder.parent.name == "games"]
    assert {row[0] for row in rows} == {game.title for game in ours}, "is its last column up to date?"
    for game in ours:
        _, makers, fewest, most = next(row for row in rows if row[0] == game.title)
        assert all(name in makers for name in (game.designer, game.publisher))
        assert (int(fewest), int(most)) == (game.seats[0], game.seats[-1])


def test_the_map_in_the_readme_is_of_this_house() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    folder, places = ROOT, []
    for line in re.findall(r"^    .*$", text.partition("## The map\n")[2].partition("\n## ")[0], re.MULTILINE):
        name = line.split()[0].replace("<game>", "geizen")
        if not line.startswith("      "):
            folder = ROOT / name
        places.append(folder / name if line.startswith("      ") else folder)
    assert len(places) > 5
    assert [place for place in places if not place.exists()] == []
