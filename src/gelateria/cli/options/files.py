"""Files that a long run leaves behind: what is finished, a report for people, rows for programs."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from cyclopts import Parameter

from gelateria.cli.options.failing import Spoiled, Unclear
from gelateria.lab import Journal
from gelateria.lab.checkpoint import Line
from gelateria.lab.report.page import check_report_file
from gelateria.lab.simulation.rows import NoSuchFile, Row, check_rows_file, write_rows

T = TypeVar("T")


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class CheckpointOptions:
    """The file of finished deals, if one is wanted."""

    out: Path | None = None
    """A new file to keep every finished deal in, so that the run can be taken up again."""
    resume: Path | None = None
    """Such a file to go on with; it is begun if it is not there."""

    @contextmanager
    def open(self, make: Callable[[Path], Journal[Line]]) -> Iterator[tuple[Journal[Line] | None, list[Line]]]:
        """The file, and what is in it already."""
        if self.out is not None and self.resume is not None:
            raise Unclear("--out begins a file and --resume goes on with one: give one of them.")
        path = self.out or self.resume
        if path is None:
            yield None, []
            return
        journal = make(path)
        finished: list[Line] = []
        if self.out is not None:
            journal.begin()
        else:
            finished = journal.take_up()
        with journal:
            yield journal, finished


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class ResultOptions:
    """What is written of a run once it is over, besides what the screen shows."""

    report: Path | None = None
    """A page to write, FILE.html: plots that need no network (pip install 'gelateria[lab]')."""
    data: Path | None = None
    """A file to write with a row for every game: FILE.jsonl or FILE.parquet."""

    @property
    def wanted(self) -> bool:
        return self.report is not None or self.data is not None

    def check(self) -> None:
        """Whether they can be written, before hours of play."""
        if self.report is not None:
            if self.report.suffix not in (".html", ".htm"):
                raise Unclear(f"{self.report} must end in .html.")
            check_report_file()
        if self.data is not None:
            try:
                check_rows_file(self.data)
            except NoSuchFile as error:
                raise Unclear(str(error)) from None
        for path in (self.report, self.data):
            if path is not None and not path.parent.is_dir():
                raise Spoiled(f"{path} cannot be written: there is no folder {path.parent}.")

    def keep_in(self, kept: list[T]) -> Callable[[T], None]:
        """Who hears of every game: what nobody wants written is not kept either."""
        return kept.append if self.wanted else lambda _: None

    def write(self, rows: Callable[[], list[Row]], page: Callable[[], str]) -> None:
        """Whatever of them is wanted."""
        if self.data is not None:
            _write(self.data, lambda path: write_rows(path, rows()))
        if self.report is not None:
            _write(self.report, lambda path: path.write_text(page(), encoding="utf-8"))


NO_CHECKPOINT = CheckpointOptions()
NO_FILES = ResultOptions()


def _write(path: Path, write: Callable[[Path], object]) -> None:
    try:
        write(path)
    except OSError as error:
        raise Spoiled(f"{path} cannot be written: {error.strerror}.") from None
