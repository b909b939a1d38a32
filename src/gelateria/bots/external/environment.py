"""What a program is told of our environment: where programs are and how people here write, and no secret.

Whatever else it needs, its host names: `GELATERIA_BOT_VARIABLES`.
"""

from collections.abc import Mapping
from pathlib import Path

TOLD = frozenset(
    {
        "PATH",
        "LANG",
        "LANGUAGE",
        "TZ",
        "LD_LIBRARY_PATH",
        "DYLD_LIBRARY_PATH",
        "PYTHONPATH",
        "PYTHONHOME",
        "PYTHONHASHSEED",
        "VIRTUAL_ENV",
        "NODE_PATH",
        "JAVA_HOME",
        "GELATERIA_GAMES",
        "GELATERIA_PLAIN",
    }
)
"""How a program is found, and what it is made of."""
LOCALE = "LC_"


def clean_environment(ours: Mapping[str, str], folder: Path, named: str = "") -> dict[str, str]:
    """Ours, as far as it is told, with a home of its own in this folder; `named` are more names, commas between."""
    wanted = TOLD | {name.strip() for name in named.split(",")}
    told = {name: value for name, value in ours.items() if name in wanted or name.startswith(LOCALE)}
    home = str(folder)
    return {"HOME": home, "TMPDIR": home, "PYTHONUNBUFFERED": "1", **told}  # many forget to flush
