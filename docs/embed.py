"""Writes the files that our pages show into the pages anew: every code block whose title is a path of ours."""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
BLOCK = re.compile(r'^(?P<head>```\w+ title="(?P<path>[^"]+)"\n).*?^```$', re.MULTILINE | re.DOTALL)


def embedded(page: str) -> str:
    """The page with every titled block as its file is now."""
    return BLOCK.sub(lambda block: f"{block['head']}{(ROOT / block['path']).read_text(encoding='utf-8')}```", page)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        page = Path(name)
        page.write_text(embedded(page.read_text(encoding="utf-8")), encoding="utf-8")
