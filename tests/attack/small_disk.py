"""A disk that is soon full: a file system of some megabytes in memory, where we may mount one."""

import errno
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

MEGABYTES = 24
PIECE = 64 * 1024
WITHOUT = "only root may mount a small disk, on Linux"


class SmallDisk:
    """A folder, and something that can take all the room beside it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._balloon = folder / "balloon"

    def fill(self) -> None:
        """From here on not a byte more can be written."""
        with self._balloon.open("ab", buffering=0) as file:
            piece = PIECE
            while piece:
                try:
                    file.write(bytes(piece))
                except OSError as error:
                    assert error.errno == errno.ENOSPC
                    piece //= 2

    def free(self) -> None:
        self._balloon.unlink(missing_ok=True)


def may_mount() -> bool:
    return sys.platform == "linux" and os.geteuid() == 0


needs_small_disk = pytest.mark.skipif(not may_mount(), reason=WITHOUT)


@contextmanager
def small_disk() -> Iterator[SmallDisk]:
    folder = Path(tempfile.mkdtemp(prefix="gelateria-disk-"))
    try:
        mount = ["mount", "-t", "tmpfs", "-o", f"size={MEGABYTES}m", "tmpfs", str(folder)]
        if subprocess.run(mount, capture_output=True, check=False).returncode:
            pytest.skip(WITHOUT)
        try:
            yield SmallDisk(folder)
        finally:
            subprocess.run(["umount", "--lazy", str(folder)], check=True)
    finally:
        folder.rmdir()
