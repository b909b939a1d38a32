"""A bot can be a program; whatever it does wrong, it is told clearly and soon, and nothing is left running."""

import json
import select
import subprocess
import sys
from io import BytesIO
from pathlib import Path

import msgspec
import pytest

from gelateria.bots import BotFault, UnknownBot, make_bot
from gelateria.bots.external.limits import Limits, chosen_limits
from gelateria.bots.external.program import LONGEST_LINE
from gelateria.bots.external.protocol import Hello, decide_line, line_of
from gelateria.bots.external.serve import serve
from gelateria.bots.external.stdio import ProgramGuest, read_command
from gelateria.engine import Dealer, Illegal, Match, find_game
from gelateria.lab import Played, play_game
from tests.bots.external.bring import write
from tests.bots.external.programs import (
    BRIEF,
    IMPATIENT,
    PATIENT,
    WAITING,
    answering,
    hosted,
    making,
    time_is_up_with,
    write_program,
)

PATIENCE = 120
SETTING = find_game("geizen").setting(2)
OPENING = Match(SETTING, Dealer(1))
(SEAT,) = OPENING.awaited()
VIEW = OPENING.view(SEAT)
(THROW,) = OPENING.legal(SEAT)


def has_spoken(bot: ProgramGuest) -> bool:
    """Wait until there is something to hear of a program that was not asked."""
    assert bot.program
    return bool(select.select([bot.program.child.stdout], [], [], PATIENCE)[0])


@pytest.mark.parametrize("answer", ["{'index': 0}", "{'action': said['legal'][0]}", "{'index': 0, 'why': 'luck'}"])
def test_a_program_answers_with_a_place_or_an_action(tmp_path: Path, answer: str) -> None:
    assert make_bot(answering(tmp_path, answer), SETTING, 1).decide(VIEW) == THROW


@pytest.mark.parametrize("game", ["geizen", "gelati", "jelly-monster"])
def test_a_program_plays_whole_games(tmp_path: Path, game: str) -> None:
    setting = find_game(game).setting(3)
    program = make_bot(answering(tmp_path, "{'index': len(said['legal']) // 2}"), setting, 1)
    bots = [program, make_bot("random", setting, 2), make_bot("greedy", setting, 3)]
    assert len(play_game(setting, bots, Dealer(4)).scores) == 3


def test_a_program_is_told_where_it_sits_and_what_it_sees(tmp_path: Path) -> None:
    log = tmp_path / "heard"
    name = write_program(
        tmp_path,
        f"""
        import sys
        with open({str(log)!r}, "w", buffering=1) as log:
            for line in sys.stdin:
                log.write(line)
                if '"decide"' in line:
                    print('{{"index": 0}}')
        """,
    )
    bot = hosted(name, seed=2**53 + 9)
    for seed in (None, None, 7):
        if seed is not None:
            bot.reseed(seed)
        bot.decide(VIEW)
    assert bot.close()
    heard = [json.loads(line) for line in log.read_text().splitlines()]
    assert [said["type"] for said in heard] == ["hello", "decide", "decide", "hello", "decide", "bye"]
    assert heard[0] == {
        "type": "hello",
        "protocol": 1,
        "game": "geizen",
        "players": 2,
        "options": {},
        "edition": SETTING.edition_values(),
        "seat": SEAT,
        "seed": 9,
        "rules": SETTING.version,
    }
    assert heard[3] == {**heard[0], "seed": 7}
    assert heard[1]["legal"] == [{"type": "throw"}]
    assert (heard[1]["view"]["viewer"], heard[1]["view"]["phase"]) == (SEAT, "throw")


@pytest.mark.parametrize("version", [1, 2])
def test_a_program_is_told_by_which_rules_the_game_goes(tmp_path: Path, version: int) -> None:
    name = answering(tmp_path, "{'index': 0}")
    setting = find_game("geizen").setting(2, version=version)
    bot = ProgramGuest(name, read_command(name), setting, 1)
    assert json.loads(line_of(bot.hello(SEAT)))["rules"] == setting.version == version


OBJECTING = """
    class Mine:
        def __init__(self, rules):
            self.rules = rules

        def decide(self, view, legal):
            raise ValueError(f"asked to play by rules {self.rules}")
"""


@pytest.mark.parametrize(("told", "by"), [({"rules": 1}, 1), ({"rules": 2}, 2), ({}, SETTING.game.version)])
def test_a_served_bot_plays_by_the_rules_it_is_told_else_by_todays(
    tmp_path: Path, told: dict[str, int], by: int
) -> None:
    greeting = {"type": "hello", "protocol": 1, "game": "geizen", "players": 2, "options": {}, "seat": SEAT, "seed": 1}
    greeting |= {"edition": SETTING.edition_values(), **told}
    lines = [json.dumps(greeting).encode(), decide_line(VIEW, [THROW])]
    with pytest.raises(BotFault, match=f"asked to play by rules {by}"):
        serve(write(tmp_path, OBJECTING), lines, BytesIO())


def test_a_served_bot_does_not_play_by_rules_it_does_not_know() -> None:
    greeting = Hello(1, "geizen", players=2, options={}, edition=SETTING.edition_values(), seat=0, seed=1, rules=99)
    with pytest.raises(Illegal, match="knows no version 99"):
        serve("greedy", [line_of(greeting)], BytesIO())


FOREVER = "while True: pass"
FLOOD = "sys.stderr.write('help ' * 999)"
FAULTS = {
    "crashes at once": ("1 / 0", "ended with exit code 1", "ZeroDivisionError: division by zero"),
    "ends at once": ("", "ended with exit code 0", ""),
    "ends when asked": ("input(); import sys; sys.exit(3)", "ended with exit code 3", ""),
    "is killed": ("import os, signal; os.kill(os.getpid(), signal.SIGSEGV)", "was ended by SIGSEGV", ""),
    "says nothing": (WAITING, "did not answer within", ""),
    "hears nothing and thinks for ever": (FOREVER, "did not answer within", ""),
    "closes stdout": (f"import os; os.close(1); {WAITING}", "closed its stdout", ""),
    "closes all": (f"import os; os.closerange(0, 3); {WAITING}", "closed its stdout", ""),
    "no JSON": ("input(); print('Hello!')", "answered 'Hello!', which is no answer: JSON is malformed", ""),
    "no text": ("input(); import os; os.write(1, b'\\xff\\xfe\\n')", "which is no answer", ""),
    "an empty line": ("input(); print()", "answered '', which is no answer", ""),
    "no object": ("input(); print([0])", "which is no answer: Expected `object`, got `array`", ""),
    "no choice": ("input(); print('{}')", "it needs either an action or an index", ""),
    "two choices": (
        """input(); print('{"index": 0, "action": {"type": "throw"}}')""",
        "either an action or an index",
        "",
    ),
    "an action that is none": ("""input(); print('{"action": 0}')""", "Expected `object`, got `int`", ""),
    "an index that is none": ("""input(); print('{"index": "0"}')""", "Expected `int", ""),
    "an index too high": ("""input(); print('{"index": 1}')""", "answered 1. The 1 legal actions", ""),
    "an index out of this world": ("""input(); print('{"index": ' + '9' * 400 + '}')""", "999", ""),
    "an illegal action": (
        """import sys; input(); sys.stderr.write('I try'); print('{"action": {"type": "keep", "dice": [6]}}')""",
        'answered {"type":"keep","dice":[6]}.',
        "I try",
    ),
    "an unknown action": ("""input(); print('{"action": {"type": "fly"}}')""", "That is no action of Geizen", ""),
    "a deep answer": ("input(); print('{\"action\": ' + '[' * 20000)", "which is no answer", ""),
    "a line without end": ("input()\nwhile True: print('x' * 999, end='')", f"more than {LONGEST_LINE:,} bytes", ""),
    "two lines": ('input(); print(\'{"index": 0}\\n{"index": 0}\')', "answered with more than one line", ""),
    "too much memory": ("import sys; x = 'x' * 2**31; input(); print('{\"index\": 0}')", "exit code 1", "MemoryError"),
}


@pytest.mark.parametrize(("code", "problem", "last_words"), FAULTS.values(), ids=FAULTS)
def test_whatever_a_program_does_wrong_is_told(tmp_path: Path, code: str, problem: str, last_words: str) -> None:
    limits = IMPATIENT if "did not answer" in problem else BRIEF if "closed" in problem else PATIENT
    assert_fault(hosted(write_program(tmp_path, code), limits), problem, last_words)


@pytest.mark.parametrize(
    ("first", "then", "last_words"),
    [("print('{', end='')", WAITING, ""), (FLOOD, f"while True: {FLOOD}", "help")],
    ids=["does not end a line", "a flood on stderr"],
)
def test_who_says_something_but_no_answer_is_late_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, first: str, then: str, last_words: str
) -> None:
    said = tmp_path / "said"
    time_is_up_with(monkeypatch, said)
    name = write_program(tmp_path, f"import sys\n{first}\n{making(said)}\n{then}")
    assert_fault(hosted(name, IMPATIENT), "did not answer within 1 s", last_words)


def assert_fault(bot: ProgramGuest, problem: str, last_words: str) -> None:
    with pytest.raises(BotFault) as caught:
        bot.decide(VIEW)
    fault = caught.value
    assert fault.problem.startswith(f"(in geizen, seat {SEAT}, turn 0) ")
    assert problem in fault.problem
    assert last_words in fault.last_words
    assert len(fault.last_words) <= 4096
    assert fault.legal == '[{"type":"throw"}]'
    assert bot.program is None


def test_a_program_that_never_stops_talking_is_not_listened_to_for_long(tmp_path: Path) -> None:
    bot = hosted(write_program(tmp_path, "while True: print('{\"index\": 0}')"))
    with pytest.raises(BotFault, match=r"spoke without being asked|more than|before it had heard"):
        while True:
            bot.decide(VIEW)
            assert has_spoken(bot)


def test_a_program_that_speaks_out_of_turn_is_noticed_when_it_is_asked_again(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    name = write_program(
        tmp_path,
        f"""
        import os, time
        input(), input()
        print('{{"index": 0}}')
        while not os.path.exists({str(heard)!r}):
            time.sleep(0.01)
        print('{{"index": 0}}')
        {WAITING}
        """,
    )
    bot = hosted(name)
    bot.decide(VIEW)
    heard.touch()
    assert has_spoken(bot)
    with pytest.raises(BotFault, match=r"spoke without being asked"):
        bot.decide(VIEW)


def test_a_program_that_ended_is_noticed_when_it_is_asked_again_and_then_started_anew(tmp_path: Path) -> None:
    bot = hosted(write_program(tmp_path, "input(); input(); print('{\"index\": 0}')"))
    assert bot.decide(VIEW) == THROW
    with pytest.raises(BotFault, match="ended with exit code 0"):
        bot.decide(VIEW)
    assert bot.decide(VIEW) == THROW


def test_a_question_longer_than_any_pipe_comes_through(tmp_path: Path) -> None:
    bot = hosted(answering(tmp_path, "{'index': len(said['legal']) - 1}"))
    assert bot.ask(VIEW, [THROW] * 50_000) == 49_999


def test_who_answers_before_hearing_the_question_is_told(tmp_path: Path) -> None:
    bot = hosted(write_program(tmp_path, f"import os; os.read(0, 1); print('{{\"index\": 0}}'); {WAITING}"))
    with pytest.raises(BotFault, match="answered before it had heard the question"):
        bot.ask(VIEW, [THROW] * 50_000)


def pipes() -> set[str]:
    """Every pipe that this process holds an end of."""
    targets = (str(file.readlink()) for file in Path("/proc/self/fd").iterdir() if file.is_symlink())
    return {target for target in targets if target.startswith("pipe:")}


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="there is no /proc to look into")
def test_no_open_file_is_left_behind(tmp_path: Path) -> None:
    name = answering(tmp_path, "{'index': 0}")
    before = pipes()
    for _ in range(3):
        bot = hosted(name)
        bot.decide(VIEW)
        assert bot.close()
        with pytest.raises(BotFault):
            hosted(write_program(tmp_path, "")).decide(VIEW)
        name = answering(tmp_path, "{'index': 0}")
    assert pipes() <= before


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("stdio:", "names no program"),
        ("stdio:   ", "names no program"),
        ("stdio:no-such-program-here --fast", "There is no program 'no-such-program-here' to start"),
        ("stdio:sh -c 'echo", "is no command: No closing quotation"),
    ],
)
def test_a_command_that_leads_nowhere_is_refused(name: str, why: str) -> None:
    with pytest.raises(UnknownBot) as caught:
        make_bot(name, SETTING, 1)
    assert why in str(caught.value)


def test_there_is_no_shell(tmp_path: Path) -> None:
    with pytest.raises(BotFault):
        hosted(f"{write_program(tmp_path, '')} ; touch {tmp_path / 'owned'} $(touch {tmp_path / 'owned'})").decide(VIEW)
    assert not (tmp_path / "owned").exists()


def test_the_environment_sets_the_limits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GELATERIA_BOT_START", "0.25")
    monkeypatch.setenv("GELATERIA_BOT_MOVE", "0.5")
    monkeypatch.setenv("GELATERIA_BOT_MEMORY", "512")
    monkeypatch.setenv("GELATERIA_BOT_END", "2")
    assert chosen_limits() == Limits(start=0.25, move=0.5, memory=512, end=2)
    with pytest.raises(BotFault, match=r"within 0\.75 s"):
        make_bot(write_program(tmp_path, FOREVER), SETTING, 1).decide(VIEW)


@pytest.mark.parametrize("value", ["soon", "0", "-1", "nan", "inf"])
def test_a_limit_that_is_none_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    monkeypatch.setenv("GELATERIA_BOT_MOVE", value)
    with pytest.raises(UnknownBot, match="The environment sets a limit"):
        make_bot(answering(tmp_path, "0"), SETTING, 1)


CHATTY = """
    import random

    class Mine:
        def __init__(self, seed):
            self.chance = random.Random(seed)

        def decide(self, view, legal):
            print("let me see")
            return self.chance.choice(legal)
"""


@pytest.mark.parametrize("game", ["geizen", "gelato-mio"])
def test_a_class_plays_the_same_here_and_as_a_program(tmp_path: Path, game: str) -> None:
    setting = find_game(game).setting(2)
    here = write(tmp_path, CHATTY)
    there = f"stdio:{sys.executable} -m gelateria.cli bot serve {here}"
    games: dict[str, list[Played]] = {here: [], there: []}
    for name, played in games.items():
        bots = [make_bot(name, setting, 2**60 + 5), make_bot("random", setting, 6)]
        for seed in (1, 2, 1):
            for bot in bots:
                bot.reseed(seed + 2**60)
            played.append(play_game(setting, bots, Dealer(7)))
    assert games[here] == games[there]
    assert games[here][0] == games[here][2] != games[here][1]


def test_what_a_served_bot_does_wrong_is_among_its_last_words(tmp_path: Path) -> None:
    served = f"stdio:{sys.executable} -m gelateria.cli bot serve {write(tmp_path, 'class Mine: pass')}"
    with pytest.raises(BotFault) as caught:
        hosted(served).decide(VIEW)
    assert "ended with exit code 2" in caught.value.problem
    assert "it has no decide(view, legal)" in caught.value.last_words


def hello(protocol: int, game: str) -> str:
    said = Hello(protocol, game, players=2, options={}, edition={}, seat=0, seed=1)
    return line_of(said).decode()


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("Hello!\n", "This is no line of the protocol"),
        ('{"type":"decide","view":{},"legal":[]}\n', "before anybody said hello"),
        (
            '{"type":"hello","protocol":9,"game":"geizen","players":2,"options":{},"edition":{},"seat":0,"seed":1}\n',
            "9",
        ),
        ('{"type":"hello","protocol":1,"game":"go","players":2,"options":{},"edition":{},"seat":0,"seed":1}\n', "'go'"),
    ],
)
def test_a_served_bot_says_what_it_does_not_understand(said: str, why: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "gelateria.cli", "bot", "serve", "greedy"],
        input=said,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.returncode in (1, 2), ran.stdout) == (True, "")
    assert why in ran.stderr


def test_without_a_word_in_the_environment_the_limits_are_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    for field in msgspec.structs.fields(Limits):
        monkeypatch.delenv(f"GELATERIA_BOT_{field.name.upper()}", raising=False)
    assert chosen_limits() == Limits()
