"""The conformance kit finds what is wrong with a bot, and nothing where nothing is."""

import gc
import signal
import time
from pathlib import Path

import msgspec
import pytest

from gelateria.bots.external.limits import Limits
from gelateria.engine import find_game, games
from gelateria.lab.conformance.check import Table, check_bot, tables_of
from gelateria.lab.conformance.findings import PROMISES, Report, in_words, timing
from gelateria.lab.conformance.observing import Interrupted, interrupted_after
from tests.bots.external.bring import deciding, write
from tests.bots.external.programs import (
    BRIEF,
    IMPATIENT,
    PATIENT,
    WAITING,
    answering,
    making,
    time_is_up_with,
    write_program,
)
from tests.our_games import OURS

FOR_TWO = [Table(find_game("geizen"), 2, {})]
SECRET = [Table(find_game("gelati"), 2, {})]

RANDOM = """
    import random

    class Mine:
        def __init__(self, seed):
            self.chance = random.Random(seed)

        def decide(self, view, legal):
            return self.chance.choice(legal)
"""


def verdicts(report: Report) -> dict[str, str]:
    return {finding.check: finding.verdict for finding in report.findings}


def problem(report: Report, check: str) -> str:
    (finding,) = (finding for finding in report.findings if finding.check == check)
    return "\n".join([finding.says, *finding.problems])


def test_every_size_of_table_and_every_switch_is_tried() -> None:
    tables = [str(table) for table in tables_of([find_game("jelly-monster")])]
    assert tables == [
        "jelly-monster with 3 players",
        "jelly-monster with 4 players",
        "jelly-monster with 5 players",
        "jelly-monster with 3 players beginner=true",
        "jelly-monster with 3 players calm=true",
    ]


def test_a_good_bot_passes_in_all_games(tmp_path: Path) -> None:
    told: list[int] = []
    tables = tables_of([games()[slug] for slug in OURS])
    report = check_bot(write(tmp_path, RANDOM), tables, rounds=1, heard=told.append)
    assert report.ok
    assert verdicts(report) == {**dict.fromkeys(PROMISES, "pass"), "goodbye": "skip"}
    assert told == list(range(1, len(tables) + 1))
    assert report.games == 2 * len(tables) + 1
    assert 0 < report.seconds.p50 <= report.seconds.p99 <= report.seconds.max


def test_a_good_program_passes(tmp_path: Path) -> None:
    report = check_bot(answering(tmp_path, "{'index': len(said['legal']) - 1}"), FOR_TWO + SECRET)
    assert report.ok
    assert verdicts(report) == {**dict.fromkeys(PROMISES, "pass"), "stdio": "skip"}
    assert report.memory is not None
    assert report.memory > 1


def test_one_of_ours_passes() -> None:
    assert check_bot("greedy", FOR_TWO + SECRET).ok


@pytest.mark.parametrize(
    ("line", "check", "part"),
    [
        ("return 99", "answers", "geizen with 2 players: The bot"),
        ("raise OSError('no such model')", "answers", "raised OSError: no such model (my_bot.py, line 3)"),
        ("import msgspec; msgspec.structs.force_setattr(view, 'turns', 77); return 0", "views", "it changed the view"),
        ("return 0 if view.turns < 3 else 99", "answers", "answered 99"),
    ],
)
def test_what_would_spoil_a_result_is_a_failure(tmp_path: Path, line: str, check: str, part: str) -> None:
    report = check_bot(deciding(tmp_path, line), FOR_TWO, rounds=1)
    assert not report.ok
    assert [found for found, verdict in verdicts(report).items() if verdict == "fail"] == [check]
    assert part in problem(report, check)
    assert verdicts(report)["repeats"] == "skip"


@pytest.mark.parametrize("line", ["while True: pass", WAITING])
def test_who_takes_too_long_is_interrupted(tmp_path: Path, line: str) -> None:
    report = check_bot(deciding(tmp_path, line), FOR_TWO, limits=Limits(start=0.1, move=0.1))
    assert not report.ok
    assert "did not answer within 0.2 s" in problem(report, "time")
    assert verdicts(report)["answers"] == "skip"


def test_a_program_that_takes_too_long_fails_for_that(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = tmp_path / "said"
    time_is_up_with(monkeypatch, said)
    name = write_program(tmp_path, f"import sys; sys.stderr.write('hm'); {making(said)}; input(); input(); input()")
    report = check_bot(name, FOR_TWO, limits=IMPATIENT)
    assert "did not answer within 1 s" in problem(report, "time")
    assert "Its last words: hm" in problem(report, "time")


def test_who_fails_in_a_game_is_not_asked_to_fail_again(tmp_path: Path) -> None:
    report = check_bot(deciding(tmp_path, "return 99"), tables_of([find_game("geizen")]))
    assert len(report.findings[0].problems) == 1
    assert report.games == 0


def test_who_plays_by_a_chance_of_its_own_gets_a_warning(tmp_path: Path) -> None:
    own = RANDOM.replace("import random", "import random; CHANCE = random.Random(1)")
    name = write(tmp_path, own.replace("random.Random(seed)", "CHANCE"))
    report = check_bot(name, SECRET)
    assert report.ok
    assert verdicts(report)["repeats"] == "warn"
    assert (verdicts(report)["anew"], verdicts(report)["secrets"]) == ("skip", "skip")
    assert not check_bot(name, SECRET, strict=True).ok


def test_who_remembers_earlier_games_gets_a_warning(tmp_path: Path) -> None:
    name = write(
        tmp_path,
        """
        class Mine:
            games = 0

            def reseed(self, seed):
                self.games += 1

            def decide(self, view, legal):
                return self.games % len(legal)
        """,
    )
    report = check_bot(name, FOR_TWO)
    assert report.ok
    assert verdicts(report)["anew"] == "warn"
    assert "depends on their order" in problem(report, "anew")


def test_who_tells_worlds_apart_that_look_the_same_fails(tmp_path: Path) -> None:
    name = write(
        tmp_path,
        """
        class Mine:
            def __init__(self):
                self.seen = []

            def reseed(self, seed):
                pass

            def decide(self, view, legal):
                if view not in self.seen:
                    self.seen.append(view)
                return legal[0 if any(view is other for other in self.seen) else -1]
        """,
    )
    report = check_bot(name, SECRET, rounds=1)
    assert not report.ok
    assert [check for check, verdict in verdicts(report).items() if verdict == "fail"] == ["secrets"]


def test_who_does_not_leave_gets_a_warning(tmp_path: Path) -> None:
    name = write_program(
        tmp_path,
        f"""
        import sys
        for line in sys.stdin:
            if '"decide"' in line:
                print('{{"index": 0}}')
        {WAITING}
        """,
    )
    report = check_bot(name, FOR_TWO, limits=BRIEF, rounds=1)
    assert report.ok
    assert verdicts(report)["goodbye"] == "warn"


def test_who_needs_too_much_memory_fails(tmp_path: Path) -> None:
    gc.collect()  # what earlier tests left behind must not be given back in between
    name = write(
        tmp_path,
        """
        class Mine:
            def __init__(self):
                self.cache = b"x" * (200 << 20)

            def reseed(self, seed):
                pass

            def decide(self, view, legal):
                return 0
        """,
    )
    report = check_bot(name, FOR_TWO, limits=msgspec.structs.replace(PATIENT, memory=40), rounds=1)
    assert verdicts(report)["memory"] == "fail"
    assert verdicts(report)["stdio"] == "fail"


def test_a_class_that_cannot_be_a_program_fails(tmp_path: Path) -> None:
    name = write(
        tmp_path,
        """
        import sys

        class Mine:
            def decide(self, view, legal):
                return 99 if "serve" in sys.argv else 0
        """,
    )
    report = check_bot(name, FOR_TWO, rounds=1)
    assert not report.ok
    assert "answered 99" in problem(report, "stdio")


def test_the_time_of_most_decisions_and_of_the_slowest() -> None:
    took = timing([0.001] * 98 + [0.5, 2.0])
    assert (took.p50, took.p99, took.max) == (0.001, 0.5, 2.0)
    assert [in_words(seconds) for seconds in (took.p50, took.p99, took.max)] == ["1.00 ms", "500 ms", "2.0 s"]
    assert timing([]).max == 0


def test_an_interruption_comes_through_and_leaves_nothing_behind() -> None:
    with pytest.raises(Interrupted), interrupted_after(0.05):
        try:
            while True:
                time.sleep(1)
        except Exception:  # as a careless bot would
            pass
    before = signal.getsignal(signal.SIGALRM)
    with interrupted_after(600):
        assert signal.getsignal(signal.SIGALRM) != before
    assert signal.getsignal(signal.SIGALRM) == before
    assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)
