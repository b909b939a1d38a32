"""A game in the terminal, as a picture: what `gelateria play geizen` really prints, a few turns in.

python docs/pictures/terminal.py    # writes terminal.svg beside this file
"""

import io
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

WORDS = ("play", "geizen", "--players", "3", "--names", "Ada,Ben,Cleo", "--seed", "31", "--quick")
ANSWERS = "1\n" * 11
WIDTH = 82

AUBERGINE, CREAM = (0x21, 0x18, 0x26), (0xF7, 0xEF, 0xE6)
EVENING = TerminalTheme(AUBERGINE, CREAM, [AUBERGINE, *[CREAM] * 7])

# Our own frame around rich's letters: no fonts from elsewhere, so that it looks the same wherever it is shown.
FRAME = """\
<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg" role="img" aria-label="Geizen in the terminal">
  <style>
    .{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: {char_height}px }}
    {styles}
  </style>
  <defs>{lines}</defs>
  <rect width="{width}" height="{height}" rx="14" fill="#211826"/>
  <g transform="translate(30 24)">SCOOPS</g>
  <g transform="translate({terminal_x}, {terminal_y})">
    {backgrounds}
    <g class="{unique_id}-matrix">{matrix}</g>
  </g>
</svg>
"""
SCOOPS = ("#F2C14E", "#E8647C", "#7FB77E", "#5B6EE1", "#9B5DE5")


def last_screen() -> str:
    """What stands in the terminal when Ada is asked for the last time, with its colours."""
    with tempfile.TemporaryDirectory() as home:
        told = subprocess.run(
            [sys.executable, "-m", "gelateria.cli", *WORDS],
            input=ANSWERS,
            env={
                **os.environ,
                "GELATERIA_LANG": "en",
                "COLUMNS": str(WIDTH),
                "FORCE_COLOR": "1",
                "COLORTERM": "truecolor",
                "GELATERIA_HOME": home,
            },
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=True,
        )
    screens = [screen for screen in told.stdout.split("\n\n") if screen.strip()]
    headings = [index for index, screen in enumerate(screens) if "─────" in screen]
    asked = "\n\n".join(screens[headings[-1] :])
    return asked[: asked.rindex(" > ") + 3]


def picture(screen: str) -> str:
    """The screen as SVG."""
    console = Console(record=True, width=WIDTH, file=io.StringIO(), color_system="truecolor", force_terminal=True)
    console.print(Text.from_ansi(screen), soft_wrap=True)
    scoops = "".join(f'<circle cx="{22 * index}" r="7" fill="{colour}"/>' for index, colour in enumerate(SCOOPS))
    frame = FRAME.replace("SCOOPS", scoops)
    return console.export_svg(title="", theme=EVENING, code_format=frame, unique_id="geizen")


if __name__ == "__main__":
    Path(__file__).with_suffix(".svg").write_text(picture(last_screen()), encoding="utf-8")
