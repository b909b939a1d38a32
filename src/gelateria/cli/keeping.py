"""Files that a long run leaves behind: a report for people, rows for programs."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from gelateria.cli.failing import Spoiled, Unclear
from gelateria.lab.page import check_report_file
from gelateria.lab.rows import NoSuchFile, Row, check_rows_file, write_rows

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
