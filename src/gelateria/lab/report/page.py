"""A report as one page of HTML that needs nothing else: no network, no server, no other file."""

import json
from collections.abc import Sequence
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from gelateria import __version__
from gelateria.lab.parallel import NotInstalled

TEMPLATE = Path(__file__).with_name("page.html")


class Plot(Struct, frozen=True):
    """A plot, and a sentence that says how to read it."""

    title: str
    note: str
    spec: dict[str, Any]
    wide: bool = False


class Numbers(Struct, frozen=True):
    """A table. Numbers stand to the right."""

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Page(Struct, frozen=True):
    """All that is on it, from top to bottom."""

    title: str
    subtitle: str
    facts: tuple[tuple[str, str], ...]
    plots: tuple[Plot, ...]
    numbers: tuple[Numbers, ...]
    settings: dict[str, Any]


def check_report_file() -> None:
    """Whether a report can be made, before hours of play."""
    _vega()
    try:
        import altair  # noqa: F401  # whether it is there is all that is asked
    except ImportError:
        raise _missing() from None


def draw(page: Page) -> str:
    """The page as text. The same page is the same text."""
    parts = {
        "title": escape(page.title),
        "subtitle": escape(page.subtitle),
        "facts": "\n".join(f"<div><dt>{escape(name)}</dt><dd>{escape(fact)}</dd></div>" for name, fact in page.facts),
        "plots": "\n".join(_plot(number, plot) for number, plot in enumerate(_in_pairs(page.plots))),
        "numbers": "\n".join(_table(table) for table in page.numbers),
        "settings": escape(json.dumps(page.settings, indent=2, ensure_ascii=False)),
        "version": escape(__version__),
        "specs": _for_script([plot.spec for plot in page.plots]),
        "vega": _vega(),
    }
    text = TEMPLATE.read_text(encoding="utf-8")
    head, *rest = text.split("{{")
    for piece in rest:
        name, _, tail = piece.partition("}}")
        head += parts[name] + tail
    return head


def _in_pairs(plots: Sequence[Plot]) -> list[Plot]:
    """Narrow plots stand two in a row; one that is left over at the end is wide."""
    arranged = list(plots)
    if sum(not plot.wide for plot in plots) % 2:
        last = max(number for number, plot in enumerate(plots) if not plot.wide)
        arranged[last] = replace(arranged[last], wide=True)
    return arranged


def _plot(number: int, plot: Plot) -> str:
    wide = " wide" if plot.wide else ""
    return (
        f'<figure class="card{wide}"><figcaption><h2>{escape(plot.title)}</h2><p>{escape(plot.note)}</p></figcaption>'
        f'<div class="plot" id="plot-{number}" role="img" aria-label="{escape(plot.title)}"></div></figure>'
    )


def _table(table: Numbers) -> str:
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in table.head)
    rows = "\n".join(
        f'<tr><th scope="row">{escape(first)}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in rest)}</tr>'
        for first, *rest in table.rows
    )
    return (
        f'<section class="card wide"><h2>{escape(table.title)}</h2><div class="scroll"><table><thead><tr>{head}</tr>'
        f"</thead><tbody>\n{rows}\n</tbody></table></div></section>"
    )


def _for_script(specs: Sequence[Any]) -> str:
    """Data that no word in it can end the script it stands in."""
    return json.dumps(specs, ensure_ascii=True, separators=(",", ":")).replace("<", "\\u003c")


@cache
def _vega() -> str:
    try:
        import vl_convert
    except ImportError:
        raise _missing() from None
    bundle = vl_convert.javascript_bundle("window.vegaEmbed = vegaEmbed;")
    return bundle.replace("</script", "<\\/script")


def _missing() -> NotInstalled:
    return NotInstalled("A report needs Altair and Vega. Get them with: pip install 'gelateria[lab]'")
