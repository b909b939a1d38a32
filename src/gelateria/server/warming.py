"""Records that several threads read, made ready while there is only one.

msgspec 0.22 draws up how a type is read when it is read for the first time, and where two threads come to that at once,
the process ends with a segmentation fault.
"""

from typing import Any

import msgspec

from gelateria.bots.levels import Level
from gelateria.engine import Record, games
from gelateria.learn.scenes import Scenes


def warm_up() -> None:
    """Have all of them drawn up."""
    kinds: list[Any] = [Record, Scenes, Level]
    for game in games().values():
        kinds += (game.options, game.edition, game.action_records, game.view_record)
    for kind in kinds:
        msgspec.json.Decoder(kind)
