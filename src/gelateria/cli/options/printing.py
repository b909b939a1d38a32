"""What every command prints with."""

import json
from typing import Any

from rich.console import Console


def screen() -> Console:
    """Standard output, with colours where they are wanted (`NO_COLOR` turns them off)."""
    return Console(highlight=False)


def print_json(data: Any) -> None:
    """Data for programs."""
    print(json.dumps(data, indent=2, ensure_ascii=False))
