"""In a cage a program learns nothing of ours, and nothing of it is left: as far as this system allows, and we say so.

Every test runs in every cage that there is here, and asserts what we claim of that one.
"""

import contextlib
import gc
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from gelateria.bots import BotFault, UnknownBot
from gelateria.bots.external import launch
from gelateria.bots.external.cage import HELD, Cage, cages, in_words, keeper
from gelateria.bots.external.environment import clean_environment
from gelateria.bots.external.limits import Limits, chosen_limits
from gelateria.bots.external.stdio import ProgramGuest
from gelateria.engine import Dealer, Match, find_game
from tests.attack.figures import tally
from tests.bots.external.programs import BRIEF, PATIENT, WAITING, hosted, write_program

PATIENCE = 120
OPENING = Match(find_game("geizen").setting(2), Dealer(1))
VIEW = OPENING.view(OPENING.awaited()[0])
TELLS_ALL = set(HELD) - {"group"}
"""The cages that nobody leaves by becoming a stranger to whoever started them."""

pytestmark = pytest.mark.skipif(os.name != "posix", reason="programs play on Linux, macOS and the like")
needs_proc = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="there is no /proc to look into")


@pytest.fixture(params=list(HELD))
def cage(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Cage:
    kind: Cage = request.param
    if kind not in cages():
        pytest.skip(f"this system has no {kind}")
    monkeypatch.setenv("GELATERIA_BOT_CAGE", kind)
    return kind


def kept_in(cage: Cage, name: str, limits: Limits = PATIENT) -> ProgramGuest:
    return hosted(name, msgspec.structs.replace(limits, cage=cage))


def comes_true(what: Callable[[], bool]) -> bool:
    """Whether it is so within as much time as a busy machine may need."""
    for _ in range(PATIENCE * 50):
        if what():
            return True
        time.sleep(0.02)
    return False


# What it starts ------------------------------------------------------------------------------------

BREEDING = """
    import os, subprocess, sys, time

    def start(kind, leave):
        up = f"{folder}/{{kind}} is up"
        code = f"import signal; open({{up!r}}, 'w').close(); signal.pause()"
        leaving = os.fork() if leave else 0
        if leaving == 0:
            if leave:
                os.setsid()
            subprocess.Popen([sys.executable, "-I", "-S", "-c", code, {folder!r}, kind], stdout=2)
            if leave:
                os._exit(0)
        else:
            os.waitpid(leaving, 0)
        while not os.path.exists(up):
            time.sleep(0.01)

    start("child", False)
    start("runaway", True)
    for line in sys.stdin:
        if '"decide"' in line:
            print({answer!r})
    {at_the_end}
"""


def breeding(folder: Path, answer: str, at_the_end: str = "") -> str:
    """A program that starts two others, of which one has become a stranger to it."""
    return write_program(folder, BREEDING.format(folder=str(folder), answer=answer, at_the_end=at_the_end))


def running(folder: Path) -> dict[int, list[str]]:
    """Every process that was started with that folder in its command: the program, its keepers and all it started."""
    found = {}
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            words = (process / "cmdline").read_bytes().decode(errors="replace").split("\0")
            if any(str(folder) in word for word in words) and int(process.name) != os.getpid():
                found[int(process.name)] = words
    return found


@pytest.fixture
def seen_off(tmp_path: Path) -> Iterator[None]:
    """Whoever is left in the end is ours to end."""
    yield
    for process in running(tmp_path):
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)


def assert_ended(folder: Path, cage: Cage) -> None:
    """Nobody is left, but where we do not claim more, the one who went away."""

    def left() -> set[str]:
        return {words[-2] for words in running(folder).values()}

    survivors = set() if cage in TELLS_ALL else {"runaway"}
    assert comes_true(lambda: left() == survivors), left()
    if cage == cages()[0]:
        tally("runaways", ended=1, survived=len(left()))


@needs_proc
@pytest.mark.usefixtures("seen_off")
@pytest.mark.parametrize("end", ["fault", "close", "forget", "by itself"])
def test_whatever_a_program_started_ends_with_it(tmp_path: Path, cage: Cage, end: str) -> None:
    bot = kept_in(cage, breeding(tmp_path, "junk" if end == "fault" else '{"index": 0}', WAITING), BRIEF)
    if end == "by itself":
        bot = kept_in(cage, breeding(tmp_path, '{"index": 0}'))
    if end == "fault":
        with pytest.raises(BotFault):
            bot.decide(VIEW)
    else:
        bot.decide(VIEW)
        assert len(running(tmp_path)) >= 4
        if end == "forget":
            del bot
            gc.collect()
        else:
            assert bot.close() == (end == "by itself")
    assert_ended(tmp_path, cage)


US = """
import os, signal
from gelateria.bots import make_bot
from gelateria.engine import Dealer, Match, find_game
setting = find_game("geizen").setting(2)
match = Match(setting, Dealer(1))
bot = make_bot({name!r}, setting, 1)
bot.decide(match.view(match.awaited()[0]))
print(bot.program.child.folder, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


@needs_proc
@pytest.mark.usefixtures("seen_off")
def test_when_we_are_killed_the_program_does_not_survive_us(tmp_path: Path, cage: Cage) -> None:
    name = breeding(tmp_path, '{"index": 0}', "while True: pass")
    ran = subprocess.run([sys.executable, "-c", US.format(name=name)], stdout=subprocess.PIPE, text=True, check=False)
    assert_ended(tmp_path, cage)
    assert comes_true(lambda: not Path(ran.stdout.strip()).exists()), "its folder goes too"


@needs_proc
def test_a_program_whose_keeper_is_killed_goes_too(tmp_path: Path) -> None:
    """In a namespace at least: the keeper's end is the end of all."""
    if "namespace" not in cages():
        pytest.skip("this system has no namespaces")
    bot = kept_in("namespace", breeding(tmp_path, '{"index": 0}', WAITING))
    bot.decide(VIEW)
    assert bot.program
    bot.program.child.process.kill()
    assert_ended(tmp_path, "namespace")


# What it can reach ---------------------------------------------------------------------------------

ASKING = """
    import json, os, socket, sys

    def outcome():
        {try_it}
        return "done"

    for line in sys.stdin:
        if '"decide"' in line:
            try:
                said = outcome()
            except Exception as error:
                said = type(error).__name__
            with open({told!r}, "w") as file:
                file.write(said)
            print('{{"index": 0}}')
"""


def tried(folder: Path, cage: Cage, what: str, network: bool = False, variables: str = "") -> str:
    """What came of a program's attempt: `done`, or the error that it got; or whatever it returns."""
    told = folder / "told"
    name = write_program(folder, ASKING.format(try_it=what, told=str(told)))
    bot = kept_in(cage, name, msgspec.structs.replace(PATIENT, network=network, variables=variables))
    bot.decide(VIEW)
    assert bot.close()
    return told.read_text(encoding="utf-8")


@pytest.mark.parametrize("network", [False, True])
def test_a_program_has_the_network_that_we_say(tmp_path: Path, cage: Cage, network: bool) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        calling = f"socket.create_connection({server.getsockname()!r}).close()"
        reached = tried(tmp_path, cage, calling, network=network) == "done"
    assert reached == (network or cage != "namespace")
    assert ("no network" in in_words(cage, network)) == (not reached)


def test_in_a_namespace_a_program_reaches_none_of_our_processes(tmp_path: Path, cage: Cage) -> None:
    signalled = tried(tmp_path, cage, f"os.kill({os.getpid()}, 0)")
    assert signalled == ("ProcessLookupError" if cage == "namespace" else "done")
    assert ("sees no other process" in in_words(cage, network=False)) == (cage == "namespace")
    if cage == "namespace" and Path("/proc/self/environ").exists():
        assert tried(tmp_path, cage, f"open('/proc/{os.getpid()}/environ', 'rb').read()") == "PermissionError"


def test_a_program_is_told_no_secret_of_our_environment(
    tmp_path: Path, cage: Cage, monkeypatch: pytest.MonkeyPatch
) -> None:
    secrets = {"GELATERIA_SECRET": "s" * 32, "GELATERIA_DATABASE": "postgresql://me:pw@db", "AWS_SECRET_KEY": "k"}
    for name, value in {**secrets, "LC_TIME": "de_DE.UTF-8", "MY_MODEL": "large"}.items():
        monkeypatch.setenv(name, value)
    told = msgspec.json.decode(tried(tmp_path, cage, "return json.dumps(dict(os.environ))", variables="MY_MODEL, NONE"))
    tally("environment", planted=len(secrets), told=len(set(secrets) & set(told)))
    assert not set(secrets) & set(told)
    assert (told["LC_TIME"], told["MY_MODEL"], told["PATH"]) == ("de_DE.UTF-8", "large", os.environ["PATH"])
    assert told["HOME"] == told["TMPDIR"] != os.environ.get("HOME")
    assert not Path(told["HOME"]).exists(), "a home of its own, that is gone with it"


def test_its_home_can_be_written_to(tmp_path: Path, cage: Cage) -> None:
    assert tried(tmp_path, cage, "open(os.path.expanduser('~/notes'), 'w').close()") == "done"


def test_a_host_may_name_what_we_would_have_said_otherwise() -> None:
    ours = {"HOME": "/mine", "PATH": "/bin", "TOKEN": "t"}
    assert clean_environment(ours, Path("/x"), "HOME")["HOME"] == "/mine"
    assert clean_environment(ours, Path("/x")) == {
        "HOME": "/x",
        "TMPDIR": "/x",
        "PYTHONUNBUFFERED": "1",
        "PATH": "/bin",
    }


@needs_proc
def test_nobody_becomes_root_by_a_program_that_may(tmp_path: Path, cage: Cage) -> None:
    status = tried(tmp_path, cage, "return open('/proc/self/status').read()")
    held = dict(line.split(":\t", 1) for line in status.splitlines() if ":\t" in line)
    assert held["NoNewPrivs"] == "1"
    if cage == "namespace":
        assert int(held["CapEff"], 16) == int(held["CapBnd"], 16) == 0


# Which there are -----------------------------------------------------------------------------------


def test_there_is_always_a_cage_and_it_says_what_it_holds() -> None:
    assert cages()[-1] == "group"
    assert list(cages()) == [cage for cage in HELD if cage in cages()]
    assert len({in_words(cage, network=False) for cage in HELD}) == len(HELD)
    assert Limits().own_cage == cages()[0]


FORBIDDEN = """
import os, sys
sys.path.insert(0, sys.argv[1])
import launch

launch.enter_namespaces(launch.CLONE_NEWUSER)
open("/proc/sys/user/max_user_namespaces", "w").write("0")
os.execv(sys.argv[2], sys.argv[2:])
"""


@pytest.mark.skipif("namespace" not in cages(), reason="this system has no namespaces to be forbidden")
def test_where_namespaces_are_forbidden_we_find_out_and_do_without(tmp_path: Path) -> None:
    """On a system that allows them, within one in which nobody may have more of them."""

    def without(*command: str) -> "subprocess.CompletedProcess[str]":
        inside = [sys.executable, "-S", "-c", FORBIDDEN, str(Path(launch.__file__).parent), *command]
        return subprocess.run(inside, capture_output=True, text=True, check=False)

    assert without(*keeper(), "--probe").stdout.split() == ["subreaper", "group"]
    name = breeding(tmp_path, '{"index": 0}', WAITING)
    played = without(sys.executable, "-c", US.format(name=name))
    assert Path(played.stdout.strip()).name.startswith("gelateria-bot-"), played.stderr
    assert_ended(tmp_path, "subreaper")


@pytest.mark.skipif("namespace" not in cages(), reason="this system has no namespaces to be forbidden")
def test_a_cage_that_is_named_and_not_there_is_told(tmp_path: Path) -> None:
    inside = [sys.executable, "-S", "-c", FORBIDDEN, str(Path(launch.__file__).parent), *keeper()]
    asked = [*inside, "namespace", "no-network", "0", str(2**32), str(tmp_path / "own"), "true"]
    ran = subprocess.run(asked, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    assert "There is no cage of this kind here, namespace" in ran.stderr
    assert ran.returncode == launch.NO_CAGE


def test_the_environment_chooses_a_cage_and_what_it_lets_through(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GELATERIA_BOT_CAGE", "group")
    monkeypatch.setenv("GELATERIA_BOT_NETWORK", "1")
    monkeypatch.setenv("GELATERIA_BOT_VARIABLES", "HOME")
    chosen = chosen_limits()
    assert (chosen.own_cage, chosen.network, chosen.variables) == ("group", True, "HOME")
    monkeypatch.setenv("GELATERIA_BOT_CAGE", "a box of paper")
    with pytest.raises(UnknownBot, match="a box of paper"):
        chosen_limits()
