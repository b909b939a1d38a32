"""The tutorial, followed word by word, yields Pig."""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
FILES = {".py", ".pxd", ".toml", ".md", ".ftl", ".ts", ".svelte", ".css"}
BLOCK = re.compile(r'^```\w+ title="examples/pig/([\w./]+)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)

PLAY = """
from gelateria.engine import Dealer, Match, find_game, playouts
setting = find_game("pig").setting(3)
print(setting.game.folder, playouts(setting.blank(), 100, 1), type(setting.blank()).__module__)
"""


def written_files() -> dict[str, str]:
    return dict(BLOCK.findall(PAGE))


def write_files(folder: Path) -> None:
    """Do what the page says, in that folder."""
    for name, text in written_files().items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")


def test_the_page_yields_exactly_the_example() -> None:
    folder = ROOT / "examples" / "pig"
    sources = {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
        for path in folder.rglob("*")
        if path.suffix in FILES
    }
    assert written_files() == sources


def test_a_folder_made_from_the_page_alone_is_a_game_plain_and_compiled(tmp_path: Path) -> None:
    folder = tmp_path / "pig"
    write_files(folder)
    plain = run("-c", PLAY, cwd=tmp_path)
    run("-m", "gelateria.compiling", str(folder), cwd=tmp_path)
    compiled = run("-c", PLAY, cwd=tmp_path)
    assert plain == compiled
    assert plain.startswith(str(folder))
    assert list(folder.glob("rules.*.so"))


def run(*arguments: str, cwd: Path) -> str:
    environment = {**os.environ, "GELATERIA_GAMES": str(cwd)}
    done = subprocess.run(
        [sys.executable, *arguments], env=environment, cwd=cwd, capture_output=True, text=True, check=True
    )
    return done.stdout


def test_the_commands_of_the_page_exist() -> None:
    shell = re.findall(r"^```sh\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    commands = [line.split()[1] for block in shell for line in block.splitlines() if line.startswith("gelateria ")]
    assert commands == ["compile", "play", "simulate", "serve"]
    for command in commands:
        run("-m", "gelateria.cli", command, "--help", cwd=ROOT)
