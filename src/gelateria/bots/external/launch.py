"""Keeps a program in a cage and within its limits, and ends it with all that it started when nobody hears it any more.

`launch.py CAGE NETWORK LIFELINE BYTES FOLDER COMMAND …`, in a session of its own. The lifeline is a pipe whose other
end is held by whoever started us: when something comes from there, or that process is gone, however it went, the
program goes too. The folder is the program's own, and goes with it. `launch.py --probe` tells which cages there are,
the strongest first:

namespace   It can reach no process but those it started, and no network unless it may; the kernel ends all of them.
subreaper   Whoever of its descendants is left alone becomes our child, and is found and ended when it goes.
group       Its process group is ended; whoever has left the group is not found.

It stands alone, without the rest of the package, so that it is up in no time.
"""

import os
import select
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

NOT_FOUND = 127
NO_CAGE = 126
CLONE_NEWIPC, CLONE_NEWUSER, CLONE_NEWPID, CLONE_NEWNET = 0x08000000, 0x10000000, 0x20000000, 0x40000000
PR_SET_PDEATHSIG, PR_CAPBSET_DROP, PR_SET_CHILD_SUBREAPER, PR_SET_NO_NEW_PRIVS = 1, 24, 36, 38
MOST_CAPABILITIES = 64
MOST_LOOKS = 100
"""So often we look for those whom a program has started, before we end all whom we have found."""


# Cages ---------------------------------------------------------------------------------------------


def enter(cage: str, network: bool) -> None:
    """From here on whatever we start is in the cage; OSError where this system does not allow it."""
    if cage == "namespace":
        enter_namespaces(CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWIPC | (0 if network else CLONE_NEWNET))
    elif cage == "subreaper":
        if not Path(f"/proc/{os.getpid()}/stat").exists():
            raise OSError("there is no /proc")
        system("prctl", PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def enter_namespaces(kinds: int) -> None:
    """Nobody but us is in them, under our own number; in the one for processes only whoever we start from now on."""
    user, group = os.geteuid(), os.getegid()
    system("unshare", kinds)
    for name, line in (("setgroups", "deny"), ("uid_map", f"{user} {user} 1"), ("gid_map", f"{group} {group} 1")):
        Path(f"/proc/self/{name}").write_text(line, encoding="ascii")


def system(name: str, *numbers: int) -> None:
    """A call of the system that Python does not have; OSError where it fails or there is none."""
    try:
        import ctypes

        call = getattr(ctypes.CDLL(None, use_errno=True), name)
    except (ImportError, AttributeError) as error:
        raise OSError(f"there is no {name} here") from error
    if call(*map(ctypes.c_ulong, numbers)):
        number = ctypes.get_errno()
        raise OSError(number, f"{name}: {os.strerror(number)}")


def probe() -> None:
    """Try them all, each in a process of its own."""
    for cage in ("namespace", "subreaper", "group"):
        if os.fork() == 0:
            try:
                enter(cage, network=False)
                ended(fork_off(lambda: None))
            except OSError:
                os._exit(1)
            os._exit(0)
        if os.wait()[1] == 0:
            os.write(1, f"{cage}\n".encode())


# The program ---------------------------------------------------------------------------------------


def run(cage: str, network: bool, lifeline: int, memory: int, command: list[str]) -> int:
    """The program's exit code; 128 and more when a signal ended it, as shells have it."""
    try:
        enter(cage, network)
    except OSError as error:
        os.write(2, f"There is no cage of this kind here, {cage}: {error}\n".encode())
        return NO_CAGE

    def become_program() -> None:
        os.close(lifeline)
        become(cage, memory, command)

    def watch_over_program() -> None:
        """The first process of a namespace: when it ends, so do all others."""
        system("prctl", PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
        program = fork_off(become_program)
        os.close(lifeline)
        close_streams()
        os._exit(ended(program) or 0)

    child = fork_off(watch_over_program if cage == "namespace" else become_program)
    close_streams()
    code = attend(child, lifeline)
    if cage == "subreaper":
        end_descendants()
    elif cage == "group":
        with suppress(OSError):
            os.killpg(child, signal.SIGKILL)
    return code


def fork_off(what: Callable[[], None]) -> int:
    child = os.fork()
    if child == 0:
        try:
            what()
        finally:
            os._exit(0)
    return child


def close_streams() -> None:
    """They are the program's: who hears nothing more from it, hears nothing more from us."""
    for stream in (0, 1, 2):
        os.close(stream)


def become(cage: str, memory: int, command: list[str]) -> None:
    """From here on this process is the program."""
    import resource

    for undone in (signal.SIGPIPE, signal.SIGXFSZ):  # Python ignores them, others do not expect that
        signal.signal(undone, signal.SIG_DFL)
    if cage == "group":
        os.setpgid(0, 0)
    with suppress(OSError):  # other systems have no such thing
        system("prctl", PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
        system("prctl", PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
    if cage == "namespace":  # whoever is root here would be a little king there
        with suppress(OSError):
            for capability in range(MOST_CAPABILITIES):
                system("prctl", PR_CAPBSET_DROP, capability, 0, 0, 0)
    with suppress(ValueError, OSError):  # some systems have no such limit
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    try:
        os.execvp(command[0], command)
    except OSError as error:
        os.write(2, f"{command[0]}: {error.strerror}\n".encode())
        os._exit(NOT_FOUND)


def attend(child: int, lifeline: int) -> int:
    """Until it ends, by itself or because there is something to read: a word, or that the lifeline is cut.

    Without a thread: who has entered a namespace for processes may not have a second one.
    """
    noticed, notice = os.pipe()
    os.set_blocking(notice, False)
    signal.set_wakeup_fd(notice)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    heard = [noticed, lifeline]
    while (code := ended(child, os.WNOHANG)) is None:
        ready, _, _ = select.select(heard, [], [])
        if noticed in ready:
            os.read(noticed, 64)
        if lifeline in ready:
            heard.remove(lifeline)
            os.kill(child, signal.SIGKILL)
    return code


def ended(child: int, how: int = 0) -> int | None:
    """How it ended, or None while it has not; those who were left to us are seen off on the way."""
    while True:
        process, status = os.waitpid(-1, how)
        if process == 0:
            return None
        if process == child:
            code = os.waitstatus_to_exitcode(status)
            return code if code >= 0 else 128 - code


# Those whom it started -----------------------------------------------------------------------------


def end_descendants() -> None:
    """Stop them all first, until nobody is found who still runs: who is stopped starts nobody any more."""
    stopped: set[int] = set()
    for _ in range(MOST_LOOKS):
        running = descendants() - stopped
        if not running:
            break
        for process in running:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(process, signal.SIGSTOP)
        stopped |= running
    for process in descendants():
        with suppress(ProcessLookupError, PermissionError):
            os.kill(process, signal.SIGKILL)
    with suppress(ChildProcessError):
        while True:
            os.wait()


def descendants() -> set[int]:
    """All who have us for an ancestor."""
    parents = {int(folder.name): parent_of(folder) for folder in Path("/proc").glob("[0-9]*")}
    found, generation = set[int](), {os.getpid()}
    while generation:
        generation = {process for process, parent in parents.items() if parent in generation}
        found |= generation
    return found


def parent_of(folder: Path) -> int:
    """0 for one that has just gone, or is dead and only waits to be noticed."""
    with suppress(OSError):
        state, parent = (folder / "stat").read_bytes().rpartition(b")")[2].split()[:2]
        return 0 if state in (b"Z", b"X") else int(parent)
    return 0


def remove(folder: str) -> None:
    import shutil

    shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    if sys.argv[1:] == ["--probe"]:
        probe()
        os._exit(0)
    code = run(sys.argv[1], sys.argv[2] == "network", int(sys.argv[3]), int(sys.argv[4]), sys.argv[6:])
    remove(sys.argv[5])
    os._exit(code)
