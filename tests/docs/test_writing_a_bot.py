"""The page about bots, followed word by word, leads into a tournament."""

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from docs.embed import embedded
from gelateria.bots.external.cage import HELD
from gelateria.bots.external.environment import LOCALE, TOLD
from gelateria.bots.external.limits import Limits
from gelateria.bots.external.program import LONGEST_LINE
from gelateria.bots.external.protocol import Bye, decide_line, line_of
from gelateria.bots.external.stdio import ProgramGuest
from gelateria.engine import Dealer, Match, find_game
from gelateria.lab import simulate
from gelateria.lab.conformance.findings import PROMISES
from tests.bots.external.programs import be_patient

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "writing-a-bot.md").read_text(encoding="utf-8")
COMMANDS = [
    line.partition("  #")[0].strip()
    for block in re.findall(r"^```sh\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    for line in block.splitlines()
]
needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="there is no node here")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that are left are kept in a folder of the test, and programs have the time they need."""
    monkeypatch.setenv("GELATERIA_HOME", str(tmp_path / "home"))
    be_patient(monkeypatch)


def said_on_the_page_should_be() -> str:
    """What a program hears at the beginning of the game that the page plays."""
    setting = find_game("geizen").setting(2)
    match = Match(setting, Dealer(4))
    hello = ProgramGuest("stdio:", [], setting, 7).hello(0)
    lines = [line_of(hello), decide_line(match.view(0), match.legal(0)), line_of(Bye())]
    return b"".join(lines).decode()


def gelateria(folder: Path, command: str, typed: str = "") -> str:
    """Run a command of the page in a folder, quicker than on the page; what it printed."""
    words = shlex.split(command)
    assert words.pop(0) == "gelateria"
    if "--games" in words:
        words[words.index("--games") + 1] = "4"
    if words[:2] == ["bot", "check"]:
        words += ["--rounds", "1"] if "--rounds" not in words else []
        words += ["--game", "geizen"] if "--game" not in words else []
    words = [word.replace("stdio:gelateria", f"stdio:{sys.executable} -m gelateria.cli") for word in words]
    ran = subprocess.run(
        [sys.executable, "-m", "gelateria.cli", *words],
        cwd=folder,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def test_the_files_on_the_page_are_the_files_there_are() -> None:
    assert "class MyBot:" in PAGE
    assert "createInterface" in PAGE
    assert embedded(PAGE) == PAGE


def test_what_is_said_on_the_page_is_what_is_said() -> None:
    assert f"```json\n{said_on_the_page_should_be()}```" in PAGE


def test_the_tables_on_the_page_are_true() -> None:
    promised = dict(re.findall(r"^\| (\w+) \| .* \| (fail|warn)s \|$", PAGE, re.MULTILINE))
    assert promised == {check: promise.verdict for check, promise in PROMISES.items()}
    limits = re.findall(r"^\| \w+ .* \| (\d+) \| `GELATERIA_BOT_(\w+)` \|$", PAGE, re.MULTILINE)
    ours = {name: limit for name, limit in msgspec.structs.asdict(Limits()).items() if type(limit) in (int, float)}
    assert {name.lower(): int(limit) for limit, name in limits} == ours
    for name in set(msgspec.structs.asdict(Limits())) - set(ours):
        assert f"`GELATERIA_BOT_{name.upper()}" in PAGE
    assert set(re.findall(r"^\| `(\w+)`: ", PAGE, re.MULTILINE)) == set(HELD)
    told = re.findall(r"`(\w+)`", PAGE.partition("nothing of your environment but")[2].partition(". ")[0])
    assert set(told) == TOLD | {LOCALE}
    assert f"| bytes of an answer | {LONGEST_LINE} | |" in PAGE


def test_a_stranger_follows_the_page(tmp_path: Path) -> None:
    kinds = {"bot new": 1, "bot check": 2, "simulate": 2, "play": 1}
    ours = [command for command in COMMANDS if "my_bot.py" in command and "stdio:" not in command]
    assert [sum(command.startswith(f"gelateria {kind} ") for command in ours) for kind in kinds] == [*kinds.values()]
    said = [gelateria(tmp_path, command) for command in ours]
    template = (ROOT / "src/gelateria/bots/external/template.py").read_text(encoding="utf-8")
    assert (tmp_path / "my_bot.py").read_text(encoding="utf-8") == template
    assert "It is welcome at every table." in said[1]
    assert "my_bot.py:MyBot" in said[3]


@needs_node
def test_a_program_in_another_language_follows_the_page() -> None:
    commands = [command for command in COMMANDS if "node" in command]
    checked, simulated = (gelateria(ROOT, command) for command in commands)
    assert "It is welcome at every table." in checked
    assert "4 games, 2 players" in simulated


@needs_node
def test_the_program_on_the_page_knows_what_it_does() -> None:
    setting = find_game("geizen").setting(2)
    summary = simulate(setting, [f"stdio:node {ROOT / 'examples/bot.mjs'}", "random"], games=30, seed=1, jobs=1)
    assert summary.wins[0] > 20


def test_a_served_bot_follows_the_page(tmp_path: Path) -> None:
    played, served = (command for command in COMMANDS if "bot serve" in command)
    gelateria(tmp_path, "gelateria bot new my_bot.py")
    assert "(" in gelateria(tmp_path, played, typed="1\n1\n")
    answers = gelateria(tmp_path, served, typed=said_on_the_page_should_be())
    assert answers == '{"action":{"type":"throw"}}\n'
