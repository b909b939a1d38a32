"""How much a program takes is its own affair, not that of whoever started it."""

import subprocess
import sys

import pytest

from gelateria.lab.conformance.memory import memory_here, memory_of_group

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells what others hold")

HOLDING = "x = b'x' * (int(input()) << 20); print(); input()"


def test_what_a_large_parent_holds_is_not_its_programs() -> None:
    held = b"x" * (300 << 20)
    assert memory_here() > 300
    assert 0 < held_by(1) < 100
    del held


def test_what_a_program_once_held_counts() -> None:
    assert held_by(200) > 200


def test_of_a_group_that_is_gone_nothing_is_known() -> None:
    with subprocess.Popen(["true"], start_new_session=True) as program:
        program.wait()
    assert memory_of_group(program.pid) == -1


def held_by(megabytes: int) -> float:
    command = [sys.executable, "-I", "-S", "-c", HOLDING]
    pipes = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipes, stdout=pipes, start_new_session=True) as program:
        assert program.stdin
        assert program.stdout
        program.stdin.write(b"%d\n" % megabytes)
        program.stdin.flush()
        program.stdout.readline()
        return memory_of_group(program.pid)
