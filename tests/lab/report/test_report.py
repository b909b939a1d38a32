"""A report is one file that needs no other, says what was found, and is the same for the same settings."""

import json
import re
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from gelateria.engine import find_game
from gelateria.lab import (
    Bout,
    Dial,
    NotInstalled,
    Variant,
    Workers,
    all_variants,
    contest_of,
    fight,
    simulate,
    sweep,
)
from gelateria.lab.play.watching import Watched
from gelateria.lab.report.arena import arena_page
from gelateria.lab.report.charts import bin_width, histogram
from gelateria.lab.report.page import Numbers, Page, Plot, check_report_file, draw
from gelateria.lab.report.simulation import simulate_page
from gelateria.lab.report.sweep import sweep_page
from gelateria.lab.simulation.rows import NoSuchFile, arena_rows, check_rows_file, simulate_rows, sweep_rows, write_rows
from gelateria.lab.sweeps.sweep import Deal

GEIZEN = find_game("geizen").setting(2)
GELINI = find_game("gelini-nightlife").setting(3)
KINDS = ("throw", "keep", "pay")


def arena_report(jobs: int | None = None, players: int = 2) -> Page:
    contest = contest_of(GEIZEN if players == 2 else GELINI, ["random", "greedy"], 3)
    kept: list[Bout] = []
    result = fight(contest, 24, workers=Workers(jobs=jobs), keep=kept.append)
    return arena_page(result, contest, kept)


def sweep_report(jobs: int | None = None) -> Page:
    kept: list[Deal] = []
    variants = all_variants([Dial("edition.chips.loan", (5, 0))])
    result = sweep(GEIZEN, variants, ["greedy", "greedy"], 20, 3, workers=Workers(jobs=jobs), keep=kept.append)
    return sweep_page(result, kept, {"seed": 3})


def simulate_report(jobs: int | None = None) -> Page:
    kept: dict[int, Watched] = {}
    summary = simulate(GEIZEN, ["greedy", "random"], 20, 3, jobs, keep=kept.__setitem__)
    return simulate_page(summary, kept, {"seed": 3})


MAKERS = [arena_report, partial(arena_report, players=3), sweep_report, simulate_report]


@pytest.mark.parametrize("make", MAKERS)
def test_the_same_settings_give_the_same_bytes(make: Any) -> None:
    first = draw(make(jobs=1))
    assert draw(make(jobs=2)) == first
    assert len(first) > 500_000  # Vega is in it


@pytest.mark.parametrize("make", MAKERS)
def test_a_page_loads_nothing_from_anywhere(make: Any) -> None:
    page = draw(make())
    own = re.sub(r"<script>.*?</script>", "", page, flags=re.DOTALL)
    assert re.findall(r"""(?:src|href|url|@import)\s*[=(]\s*["']?[^"')>]+""", own) == []
    assert "default-src 'none'" in own  # and the browser would not let it
    assert "http" not in own.replace("http-equiv", "")
    assert page.count("<script>") == page.count("</script>") == 2


@pytest.mark.parametrize("make", MAKERS)
def test_every_plot_has_its_place_a_title_and_data(make: Any) -> None:
    page = make()
    text = draw(page)
    assert len(page.plots) >= 5
    for number, plot in enumerate(page.plots):
        assert f'id="plot-{number}"' in text
        assert plot.spec["width"] == "container"
        assert all(plot.spec["datasets"].values())
    assert len({plot.title for plot in page.plots}) == len(page.plots)


def test_the_figures_of_an_arena_stand_in_its_tables() -> None:
    page = arena_report()
    rows = {row[0]: row for row in page.numbers[0].rows}
    assert set(rows) == {"random", "greedy"}
    assert page.facts[0] == ("strongest", "greedy")
    assert rows["greedy"][1] in draw(page)


def test_words_cannot_break_out_of_the_page() -> None:
    nasty = '</script><script>alert("x")</script>{{vega}}'
    plot = Plot(nasty, nasty, {"title": nasty})
    page = draw(
        Page(nasty, nasty, ((nasty, nasty),), (plot,), (Numbers(nasty, (nasty,), ((nasty,),)),), {nasty: nasty})
    )
    assert page.count("<script>") == page.count("</script>") == 2
    assert "alert(&quot;x&quot;)" in page
    assert page.count("{{vega}}") > 5


def test_without_altair_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "altair", None)
    with pytest.raises(NotInstalled, match=r"pip install 'gelateria\[lab\]'"):
        check_report_file()


def test_bins_are_round_and_few() -> None:
    assert bin_width({"a": [0, 10], "b": [5, 31]}) == 1
    assert bin_width({"a": [0, 32]}) == 2
    assert bin_width({"a": [-100, 900]}) == 50
    rows = histogram("a", [1, 1, 2, 5], 2)
    assert [(row["range"], row["share"]) for row in rows] == [
        ("-2 to -1", 0),
        ("0 to 1", 0.5),
        ("2 to 3", 0.25),
        ("4 to 5", 0.25),
        ("6 to 7", 0),
    ]


# Rows ---------------------------------------------------------------------------------------------


def rows_of_everything() -> dict[str, list[dict[str, Any]]]:
    contest = contest_of(GELINI, ["random", "greedy"], 3)
    bouts: list[Bout] = []
    fight(contest, 12, workers=Workers(jobs=2), keep=bouts.append)
    games: dict[int, Watched] = {}
    simulate(GEIZEN, ["greedy", "random"], 5, 3, keep=games.__setitem__)
    deals: list[Deal] = []
    variants = [Variant({"edition.chips.loan": loan}) for loan in (5, 0)]
    sweep(GEIZEN, variants, ["greedy", "random"], 4, 3, keep=deals.append)
    return {
        "arena": arena_rows(contest, reversed(bouts)),
        "simulate": simulate_rows(games, KINDS),
        "sweep": sweep_rows(variants, reversed(deals), KINDS),
    }


def test_there_is_a_row_for_every_game_in_order() -> None:
    rows = rows_of_everything()
    assert [(row["deal"], row["table"], row["rotation"]) for row in rows["arena"]] == [
        (deal, table, rotation) for deal in range(2) for table in range(2) for rotation in range(3)
    ]
    assert [row["game"] for row in rows["simulate"]] == [0, 1, 2, 3, 4]
    assert [(row["edition.chips.loan"], row["deal"], row["rotation"]) for row in rows["sweep"]] == [
        (loan, deal, rotation) for loan in (5, 0) for deal in range(2) for rotation in range(2)
    ]
    assert rows["sweep"][0]["bots"] == ["greedy", "random"]
    assert rows["sweep"][1]["bots"] == ["random", "greedy"]
    assert set(rows["simulate"][0]["actions"]) == set(KINDS)


@pytest.mark.parametrize("kind", ["jsonl", "parquet"])
def test_files_hold_the_rows_and_are_the_same_bytes_again(tmp_path: Path, kind: str) -> None:
    for name, rows in rows_of_everything().items():
        path = tmp_path / f"{name}.{kind}"
        check_rows_file(path)
        write_rows(path, rows)
        first = path.read_bytes()
        write_rows(path, rows_of_everything()[name])
        assert path.read_bytes() == first
        if kind == "jsonl":
            assert [json.loads(line) for line in first.splitlines()] == rows
        else:
            parquet = pytest.importorskip("pyarrow.parquet")
            assert parquet.read_table(path).to_pylist() == rows


def test_other_kinds_of_files_are_refused(tmp_path: Path) -> None:
    with pytest.raises(NoSuchFile, match=r"\.jsonl or \.parquet"):
        check_rows_file(tmp_path / "rows.xlsx")


def test_without_pyarrow_it_says_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(NotInstalled, match=r"pip install 'gelateria\[lab\]'"):
        check_rows_file(tmp_path / "rows.parquet")
    check_rows_file(tmp_path / "rows.jsonl")
