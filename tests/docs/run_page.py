"""Runs the Python of a page, from top to bottom, as a reader would who types it in: `run_page.py README.md`.

What is opened by three backticks and `python`, and nothing more, is run. A block with `>>>` must print what it shows.
"""

import doctest
import re
import sys
from pathlib import Path
from typing import Any

BLOCK = re.compile(r"^```python\n(?P<code>.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(page: str) -> list[tuple[int, str]]:
    """The code of each block, with the line it begins at."""
    return [(page[: found.start("code")].count("\n"), found["code"]) for found in BLOCK.finditer(page)]


def run(name: str, page: str) -> int:
    """Run all blocks in one namespace; returns how many went wrong."""
    names: dict[str, Any] = {"__name__": "__main__"}
    wrong = 0
    for line, code in blocks(page):
        if ">>>" in code:
            test = doctest.DocTestParser().get_doctest(code, names, name, name, line)
            wrong += doctest.DocTestRunner().run(test, clear_globs=False).failed
            names = test.globs
        else:
            exec(compile("\n" * line + code, name, "exec"), names)
    return wrong


if __name__ == "__main__":
    sys.exit(run(sys.argv[1], Path(sys.argv[1]).read_text(encoding="utf-8")))
