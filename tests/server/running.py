"""A real server in a process of its own, that can be stopped, killed and started again."""

import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path
from typing import Self

import psutil

from tests.server.patience import PATIENCE

QUICK = {
    "GELATERIA_HTTP_RATE": "100000",
    "GELATERIA_SOCKET_RATE": "100000",
    "GELATERIA_GUEST_RATE": "100000",
    "GELATERIA_MOST_TABLES": "100000",
    "GELATERIA_MOST_LISTED": "100000",
    "GELATERIA_MOST_SOCKETS": "100000",
    "GELATERIA_BOT_WORKERS": "1",
    "GELATERIA_NONCE_WAIT": "600",
    "GELATERIA_LOG_LEVEL": "warning",
}
"""Settings for tests: no limits but those that a test sets itself."""


ROOT = Path(__file__).parent.parent.parent
RIGGED = "tests.server.rigged"
"""A server that deals what is known beforehand."""
LEAP = getattr(signal, "SIGUSR1", None)
"""What lets its time leap; not everywhere is there such a signal."""


def own_port() -> socket.socket | None:
    """A socket that keeps a port from everybody but those who ask for it by its number, also while nobody serves there.

    On Linux, that is: elsewhere the system would keep it from our server too.
    """
    if sys.platform != "linux":
        return None
    kept = socket.socket()
    kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    kept.bind(("127.0.0.1", 0))
    return kept


class RunningServer:
    """`gelateria serve` on a free port, with its data in a folder of the test.

    `program` is the module that serves: ours, or RIGGED. `root` is another copy of the repository, to serve from.
    """

    def __init__(
        self, folder: Path, *, program: str = "gelateria.cli", root: Path | None = None, **settings: object
    ) -> None:
        self.folder = folder
        self.program = program
        self.root = root
        self.settings = {f"GELATERIA_{name.upper()}": str(value) for name, value in settings.items()}
        self.address = ""
        self.port = 0
        self._process: subprocess.Popen[str] | None = None
        self.lines: list[str] = []

    def __enter__(self) -> Self:
        self._kept = own_port()
        if self._kept:
            self.port = self._kept.getsockname()[1]
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        if self._kept:
            self._kept.close()

    def start(self) -> None:
        """Begin, on the same port as before if there was one; returns when it listens."""
        self._process = self._run()
        assert self._process.stdout
        for line in self._process.stdout:
            self.lines.append(line)
            if found := re.search(r"open at (http://\S+:(\d+))", line):
                self.address, self.port = found[1], int(found[2])
                self._reader = threading.Thread(target=self._read_on, args=(self._process,), daemon=True)
                self._reader.start()
                return
        raise AssertionError("the server did not begin:\n" + "".join(self.lines))

    def try_to_start(self) -> tuple[int, str]:
        """Begin where that is refused; returns the exit code and what it said."""
        process = self._run()
        said, _ = process.communicate(timeout=PATIENCE)
        return process.returncode, said

    def kill_while_it_starts(self, seconds: float) -> None:
        """Begin, and have the plug pulled after that long, whether it is up by then or not."""
        process = self._run()
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.communicate(timeout=seconds)
        process.kill()
        process.communicate()

    def wait(self) -> int:
        """Until it ends; returns its exit code. All that it logged is in `lines` then."""
        assert self._process
        code = self._process.wait(timeout=PATIENCE)
        self._reader.join(PATIENCE)
        self._process = None
        return code

    def _run(self) -> "subprocess.Popen[str]":
        command = [sys.executable, "-m", self.program, "serve", "--no-browser", "--port", str(self.port)]
        ours = {name: value for name, value in os.environ.items() if name != "GELATERIA_GAMES"}
        copied = {"PYTHONPATH": str(self.root / "src")} if self.root else {}
        environment = ours | QUICK | copied | {"GELATERIA_DATA": str(self.folder)} | self.settings
        return subprocess.Popen(
            command, cwd=self.root or ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )

    def _read_on(self, process: "subprocess.Popen[str]") -> None:
        assert process.stdout
        with process.stdout:
            self.lines.extend(process.stdout)

    @property
    def pid(self) -> int:
        assert self._process
        return self._process.pid

    def leap(self) -> None:
        """Time passes, if the server is one whose time can leap (tests.server.rigged)."""
        assert self._process
        assert LEAP is not None
        self._process.send_signal(LEAP)

    def kill(self) -> None:
        """As if the plug were pulled."""
        assert self._process
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        self._process = None

    def stop(self) -> int:
        """As a self-hoster would; returns what it says at the end, 0 if all is well."""
        if not self._process:
            return 0
        self._process.send_signal(signal.SIGTERM)
        return self.wait()

    def helpers(self) -> "list[psutil.Process]":
        """The processes it has started."""
        return list(psutil.Process(self.pid).children(recursive=True))

    @property
    def socket_address(self) -> str:
        return self.address.replace("http://", "ws://")
