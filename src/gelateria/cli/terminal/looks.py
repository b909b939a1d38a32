"""How things look in a terminal: colours that can be read on light and dark, a shape beside every colour."""

import re
from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from gelateria.cli.options.language import words_for
from gelateria.engine import AnyGame
from gelateria.engine.game import SpokenNotation
from gelateria.engine.text import SHAPES

SEAT_INKS = ("#D9730D", "#1E88C7", "#2F8F4E", "#9B5DE5", "default")
"""Orange, sky, green, violet, and black that is white in the dark."""
SCOOPS = {
    "lemon": "#D9A520",
    "strawberry": "#E8647C",
    "pistachio": "#5FA35E",
    "blueberry": "#5B6EE1",
    "mint": "#9B5DE5",
}
PALETTE = {
    "red": "#D6455D",
    "green": "#2F8F4E",
    "yellow": "#B07D0A",
    "blue": "#5B6EE1",
    "magenta": "#B455C9",
    "cyan": "#1A8F9C",
    "white": "default",
    "black": "default",
}
"""The plain colour names that games ink their boards with, in tones that stand out on cream as on aubergine."""


def shape(seat: int) -> str:
    return SHAPES[seat % len(SHAPES)]


def seat_ink(seat: int) -> str:
    return f"bold {SEAT_INKS[seat % len(SEAT_INKS)]}"


def seat_mark(seat: int, name: str = "") -> Text:
    """The seat's shape in its colour, and who sits there."""
    return Text.assemble((shape(seat), seat_ink(seat)), f" {name}" if name else "")


def ink(style: str) -> str:
    """A game's style in our tones."""
    return " ".join(PALETTE.get(word, word) for word in style.split())


def board(game: AnyGame, view: Any) -> Text:
    """The drawing of a game in the player's words, and in colour."""
    drawing = words_for(game).draw(view)
    text = Text(drawing.text, no_wrap=True, overflow="ignore")
    styles = game.notation.INKED if isinstance(game.notation, SpokenNotation) else {}
    for phrase, said in drawing.phrases:
        if phrase in styles:
            text.highlight_words([said], ink(styles[phrase]))
    for pattern, style in game.notation.INKS.items():
        text.highlight_regex(pattern, ink(style))
    for seat, sign in enumerate(SHAPES):
        text.highlight_regex(sign, seat_ink(seat))
    return text


def prose(sentences: Iterable[str], names: Sequence[str]) -> Text:
    """Sentences in a row, every name in its seat's colour."""
    text = Text(" ".join(sentences))
    for seat, name in enumerate(names):
        text.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", seat_ink(seat))
    return text


def cone() -> Text:
    """The mark: a cone with five scoops, one for each game."""
    lemon, strawberry, pistachio, blueberry, mint = SCOOPS.values()
    waffle = ["╲╳╳╳╳╳╳╳╳╱", "╲╳╳╳╳╳╳╱", "╲╳╳╳╳╱", "╲╳╳╱", "╲╱"]
    return Text.assemble(
        ("  ▟██▙", lemon),
        ("▟██▙  \n", strawberry),
        ("▟██▙", pistachio),
        ("▟██▙", blueberry),
        ("▟██▙\n", mint),
        ("\n".join(f"{row:^12}" for row in waffle), "#B07D3C"),
    )


def beside(left: RenderableType, right: RenderableType) -> Table:
    """Two things next to each other."""
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_row(left, right)
    return grid
