"""The command as a person or a script meets it: its own process, a real terminal, a pipe that closes early."""

import codecs
import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

pty = pytest.importorskip("pty", reason="terminals like this are for Unix")
pytest.importorskip("readline", reason="this Python was built without it")

GELATERIA = [sys.executable, "-m", "gelateria.cli"]
SIT_DOWN = ["sh", "-c", 'exec "$@" < "$0"']
"""Who opens a terminal in a session of their own sits at it: a Ctrl-C that is typed there interrupts them."""
CTRL_C, CTRL_D = "\x03", "\x04"
PATIENCE = 120.0


class Terminal:
    """Somebody at a terminal: reads up to a prompt, types an answer."""

    def __init__(self, *command: str, **environment: str) -> None:
        ours, theirs = pty.openpty()
        env = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24", **environment}
        if "NO_COLOR" not in environment:
            env.pop("NO_COLOR", None)
        command = (*SIT_DOWN, os.ttyname(theirs), *command)
        # Whoever runs the tests in the background ignores Ctrl-C, and so would the program: a terminal does not.
        before = signal.signal(signal.SIGINT, signal.default_int_handler)
        self.process = subprocess.Popen(
            command,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=env,
            start_new_session=True,
        )
        signal.signal(signal.SIGINT, before)
        os.close(theirs)
        self.screen = ours
        self.decoder = codecs.getincrementaldecoder("utf-8")()
        self.seen = ""

    def read(self) -> str:
        """What came on the screen, up to a prompt or the end."""
        new = ""
        while not asks(new):
            ready, _, _ = select.select([self.screen], [], [], PATIENCE)
            assert ready, f"nothing came after: {new[-300:]}"
            try:
                part = os.read(self.screen, 65536)
            except OSError:
                break
            if not part:
                break
            new += self.decoder.decode(part)
        self.seen += new
        return new

    def type(self, text: str) -> str:
        """Answer a prompt; returns what came of it."""
        os.write(self.screen, text.encode())
        return self.read()

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.screen)


def asks(screen: str) -> bool:
    """Whether somebody waits for an answer."""
    return screen.endswith("> ")


@pytest.fixture
def terminal(request: pytest.FixtureRequest) -> Iterator[Terminal]:
    command, environment = request.param
    opened = Terminal(*command, **environment)
    yield opened
    opened.close()


at = pytest.mark.parametrize
GAME = [*GELATERIA, "play", "geizen", "--seed", "5"]
AT_ONCE = """
import ctypes, functools, readline, signal
readline.set_pre_input_hook(functools.partial(ctypes.CDLL(None)["raise"], signal.SIGINT))
from gelateria.cli import main
main(["play", "geizen", "--seed", "5"])
"""
"""A Ctrl-C in the moment between the prompt and the listening."""


@at("terminal", [(GAME, {})], indirect=True)
def test_a_whole_game_is_played_in_a_terminal_with_colours(terminal: Terminal) -> None:
    screen = terminal.read()
    while asks(screen):
        screen = terminal.type("\r" if "Enter" in screen.splitlines()[-1] else "1\r")
    assert terminal.process.wait(PATIENCE) == 0
    assert "♛" in screen
    assert "\x1b[1;38;5;172m" in terminal.seen  # the orange of the first seat
    assert "Traceback" not in terminal.seen


@at("terminal", [(GAME, {"NO_COLOR": "1"})], indirect=True)
def test_no_color_is_respected(terminal: Terminal) -> None:
    assert "38;5;" not in terminal.read() + terminal.type("1\r")


@at("terminal", [([*GELATERIA, "play", "geizen", "--seed", "3"], {})], indirect=True)
def test_before_the_bots_answer_a_move_can_be_taken_back(terminal: Terminal) -> None:
    screen = terminal.read()
    while "takes it back" not in screen:
        screen = terminal.type("1\r")
    assert "Taken back." in terminal.type("undo\r")
    assert "takes it back" in terminal.type("1\r")
    assert "Throw the dice." in terminal.type("\r")


@at("terminal", [(GAME, {})], indirect=True)
@at("key", [CTRL_C, CTRL_D], ids=["ctrl-c", "ctrl-d"])
def test_ctrl_c_and_ctrl_d_keep_the_game(terminal: Terminal, key: str, home: Path) -> None:
    terminal.read()
    terminal.type("1\r")
    assert "--resume" in terminal.type(key)
    assert terminal.process.wait(PATIENCE) == 0
    assert len(list((home / "saves").glob("*.json"))) == 1


@at("terminal", [([sys.executable, "-c", AT_ONCE], {})], indirect=True)
def test_a_ctrl_c_that_comes_with_the_prompt_is_heard(terminal: Terminal) -> None:
    terminal.read()
    terminal.read()  # what follows the prompt, unless both came in one
    assert "● Ada > " in terminal.seen
    assert "See you!" in terminal.seen
    assert terminal.process.wait(PATIENCE) == 0


def test_a_reader_who_has_seen_enough_ends_it_quietly() -> None:
    process = subprocess.Popen([*GELATERIA, "rules", "geizen"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout
    assert process.stderr
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(PATIENCE) == 1


def test_a_terminal_that_knows_no_circles_gets_question_marks() -> None:
    env = {**os.environ, "PYTHONIOENCODING": "ascii"}
    ran = subprocess.run(GAME, input=b"1\n\xff\xfe\n1\n", capture_output=True, env=env, check=False)
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert b"? Ada >" in ran.stdout


def test_the_first_word_is_quick_to_come() -> None:
    """What only some commands need is loaded by those alone."""
    code = "import sys; from gelateria.cli import main; main(['games']); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert not {"joblib", "setuptools", "Cython.Build", "numpy"} & set(loaded)
