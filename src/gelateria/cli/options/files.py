"""Files that a long run leaves behind: what is finished, a report for people, rows for programs."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from gelateria.cli.options.failing import Spoiled, Unclear
from gelateria.lab import Journal
from gelateria.lab.checkpoint import Line
from gelateria.lab.report.page import check_report_file
from gelateria.lab.simulation.rows import NoSuchFile, Row, check_rows_file, write_rows

Report = Annotated[Path | None, Parameter(name="--report")]
Data = Annotated[Path | None, Parameter(name="--data")]


def check_files(report: Path | None, data: Path | None) -> None:
    """Whether they can be written, before hours of play."""
    if report is not None:
        if report.suffix not in (".html", ".htm"):
            raise Unclear(f"{report} must end in .html.")
        check_report_file()
    if data is not None:
        try:
            check_rows_file(data)
        except NoSuchFile as error:
            raise Unclear(str(error)) from None
    for path in (report, data):
        if path is not None and not path.parent.is_dir():
            raise Spoiled(f"{path} cannot be written: there is no folder {path.parent}.")


def open_journal(
    make: Callable[[Path], Journal[Line]], out: Path | None, resume: Path | None
) -> tuple[Journal[Line] | None, list[Line]]:
    """The file of finished deals, if one is wanted, and what is in it already."""
    if out is not None and resume is not None:
        raise Unclear("--out begins a file and --resume goes on with one: give one of them.")
    path = out or resume
    if path is None:
        return None, []
    journal = make(path)
    if out is not None:
        journal.begin()
        return journal, []
    return journal, journal.take_up()


def write_report(path: Path, page: str) -> None:
    try:
        path.write_text(page, encoding="utf-8")
    except OSError as error:
        raise Spoiled(f"{path} cannot be written: {error.strerror}.") from None


def write_data(path: Path, rows: list[Row]) -> None:
    try:
        write_rows(path, rows)
    except OSError as error:
        raise Spoiled(f"{path} cannot be written: {error.strerror}.") from None
