"""Every board on every screen, measured: is its smallest text legible, can everything be touched, is nothing cut off?

python -m tests.web.measure GAME [KIND …]                    # all kinds of decisions, or these; en and de
python -m tests.web.measure GAME --into build/screenshots    # and photographs of what was measured
"""

import argparse
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page, sync_playwright

from gelateria.engine import find_game
from tests.server.running import RIGGED, RunningServer
from tests.web.players import PLAYED, Player, player_of
from tests.web.positions import Layout, Moment, latest
from tests.web.tables import play_on
from tests.web.visiting import QUICK, launch, visit

NOBODY_STANDS_IN = 86_400
LANGUAGES = ("en", "de")
LONG = "W" * 20
"""As wide as a name can be."""


class Screen(NamedTuple):
    """So many pixels of CSS."""

    width: int
    height: int

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"

    @property
    def smallest_text(self) -> float:
        """Pixels: who has the largest screens sits farther away from them."""
        return 14 if self.width >= 1920 else 12 if self.width >= 1024 else 11

    @property
    def smallest_letter(self) -> float:
        """Of those that are drawn on a piece, in its SVG: they tell no more than its shape and colour do."""
        return 11 if self.width >= 1024 else 8

    def fits_into(self, other: "Screen") -> bool:
        return self.width <= other.width and self.height <= other.height


SCREENS = [
    Screen(320, 568),
    Screen(360, 640),
    Screen(390, 844),
    Screen(844, 390),
    Screen(768, 1024),
    Screen(1280, 800),
    Screen(1920, 1080),
    Screen(2560, 1440),
]
WALL = Screen(3840, 2160)
"""As large as a screen can be: a board is as it is on the largest desk, and is looked at less often."""
ALL = [*SCREENS, WALL]
TARGET = 44
SMALLER_TARGETS = {"gelati": {".place": 40}, "front": {".scoop": 26}}
"""What may be smaller, and why: hexagons that touch each other leave a finger more room than their height tells; what
the scoops of the mark lead to are the cards right below them."""
PIECES = {
    "geizen": [".big", ".small", ".field"],
    "gelati": [".cell", "[data-token]", "[data-order]"],
    "gelato-mio": ["[data-cell]", "[data-pile]", ".hand .held"],
    "gelini-nightlife": ["[data-die]", ".queue .gummy", ".floor"],
    "jelly-monster": ["[data-die]", "[data-district]"],
}
"""What is played with: on a larger screen it is never smaller. Its selectors may match nothing at some moments."""
SHOWN = {
    "geizen": ["keep", "pay"],
    "gelati": ["place"],
    "gelato-mio": ["draw"],
    "gelini-nightlife": ["take"],
    "jelly-monster": ["place", "choose", "give"],
}
"""The decisions at which a board shows most: where tests and photographs look."""
SLACK = 1.0
"""Pixels that are lost in rounding."""

MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")
"""Waits until a resized page stands still, then tells what is wrong with it, and how large each kind of piece is.

`wide`: the page is wider than the screen. `text`: letters or digits below the smallest size. `cut`: words that do not
fit where they stand, unless an ellipsis says so. `broken`: a word that goes on in the next line without a hyphen.
`piece`: a little picture among words that is lower than these. `target`: too small for a finger. `outside`: not all of
it is to be seen, and nothing there scrolls. A part that is dragged instead says so with `data-movable`."""


class Fault(NamedTuple):
    """Something that is not as it should be."""

    game: str
    kind: str
    screen: Screen
    what: str
    said: str
    board: bool = True
    """On the board itself; else it is the page around it."""
    language: str = ""
    moment: str = ""


class Sizes(NamedTuple):
    """What was measured at one moment, by screen."""

    faults: list[Fault]
    pieces: dict[Screen, dict[str, float]]


def fullest(game: str) -> Layout:
    """With as many players as there can be."""
    return Layout(game, max(find_game(game).seats), player_of(game).layout.options)


def moment_of(game: str, kind: str) -> Moment:
    """The board is as full as it gets, and we have this to decide."""
    return latest(fullest(game), player_of(game).ways[kind])


def look(page: Page, game: str, screen: Screen) -> dict[str, Any]:
    """Measure this page on this screen."""
    page.set_viewport_size(screen._asdict())  # type: ignore[arg-type]
    least = {"smallest": screen.smallest_text, "letter": screen.smallest_letter, "target": TARGET}
    special = {"smaller": SMALLER_TARGETS.get(game, {}), "pieces": PIECES.get(game, [])}
    found: dict[str, Any] = page.evaluate(MEASURE, least | special)
    return found


def measure(
    page: Page, game: str, screens: list[Screen], language: str = "", moment: str = "", into: Path | None = None
) -> Sizes:
    """One page on these screens."""
    faults: list[Fault] = []
    pieces: dict[Screen, dict[str, float]] = {}
    for screen in screens:
        seen = look(page, game, screen)
        for one in seen["found"]:
            said = one["said"] + (f" and {one['count'] - 1} more" if one["count"] > 1 else "")
            faults.append(Fault(game, one["kind"], screen, one["what"], said, one["board"], language, moment))
        pieces[screen] = seen["sizes"]
        if into:
            page.screenshot(path=into / f"{game}-{moment}-{screen}-{language}.png")
    return Sizes(faults + shrinking(game, pieces, language, moment), pieces)


def shrinking(game: str, pieces: dict[Screen, dict[str, float]], language: str = "", moment: str = "") -> list[Fault]:
    """Pieces that are smaller on a larger screen."""
    return [
        Fault(
            game,
            "shrinks",
            large,
            selector,
            f"{size} px on {small}, {pieces[large][selector]} px here",
            True,
            language,
            moment,
        )
        for small, large in combinations(pieces, 2)
        if small.fits_into(large)
        for selector, size in pieces[small].items()
        if selector in pieces[large] and pieces[large][selector] < size - SLACK
    ]


def speak(page: Page, language: str) -> None:
    """The same page in another language."""
    page.evaluate("language => localStorage.setItem('gelateria.language', JSON.stringify(language))", language)
    page.reload()
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)


def sit_down(page: Page, player: Player, moment: Moment) -> None:
    page.request.post("/api/guests", data={"name": LONG})
    play_on(page, moment)
    player.wanted(page)


def measure_board(
    page: Page, game: str, kind: str, screens: list[Screen] = ALL, into: Path | None = None
) -> list[Sizes]:
    """A board at one kind of decision, on these screens, in both languages."""
    player = player_of(game)
    sit_down(page, player, moment_of(game, kind))
    measured = []
    for language in LANGUAGES:
        if page.evaluate("document.documentElement.lang") != language:
            speak(page, language)
            player.wanted(page)
        measured.append(measure(page, game, screens, language, kind, into))
    return measured


@contextmanager
def somebody() -> Iterator[Page]:
    """A page at a server of our own."""
    served = {"program": RIGGED, "absence": NOBODY_STANDS_IN}
    with (
        tempfile.TemporaryDirectory() as data,
        RunningServer(Path(data), **served) as server,  # type: ignore[arg-type]
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        with visit(browser, server.address, wishes=QUICK) as page:
            yield page
        browser.close()


def table_of(faults: list[Fault]) -> str:
    """One line for each thing that is wrong, with all the screens where it is."""
    lines: dict[tuple[bool, str, str], dict[Screen, str]] = defaultdict(dict)
    for fault in faults:
        lines[not fault.board, fault.kind, fault.what].setdefault(fault.screen, fault.said)
    told = []
    for (around, kind, what), screens in sorted(lines.items()):
        told.append(f"{kind:8} {what}{'   (not on the board, but around it)' if around else ''}")
        told += [f"           {screen!s:10} {said}" for screen, said in sorted(screens.items())]
    return "\n".join(told)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game", choices=PLAYED)
    asked.add_argument("kinds", nargs="*", help="such decisions only")
    asked.add_argument("--into", type=Path, help="a folder for photographs")
    wish = asked.parse_args()
    if wish.into:
        wish.into.mkdir(parents=True, exist_ok=True)
    with somebody() as page:
        for kind in wish.kinds or player_of(wish.game).ways:
            try:
                measured = measure_board(page, wish.game, kind, into=wish.into)
            except LookupError as error:
                print(f"== {wish.game}, {kind}: {error}")
                continue
            print(f"== {wish.game}, {kind}: smallest pieces by screen")
            for screen, sizes in measured[0].pieces.items():
                print(f"   {screen!s:10}", "  ".join(f"{selector} {size}" for selector, size in sizes.items()))
            print(table_of([fault for one in measured for fault in one.faults]) or "   nothing is wrong", flush=True)


if __name__ == "__main__":
    main()
