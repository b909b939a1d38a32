"""What a game's words are called follows from its records: nothing missing, nothing left over from before."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from gelateria.engine import find_game, games

LOCALES = Path(__file__).parent.parent.parent / "src" / "gelateria" / "locales"
WORDED = sorted(file.stem for file in (LOCALES / "en").glob("*.ftl") if file.stem in games())


def ids(game: str, kind: str) -> set[str]:
    text = (LOCALES / "en" / f"{game}.ftl").read_text(encoding="utf-8")
    return set(re.findall(rf"^{game}-{kind}-([a-z-]+) =", text, re.MULTILINE))


def tags(union: object) -> set[str]:
    found = msgspec.inspect.multi_type_info(get_args(union) or (union,))
    return {str(info.tag) for info in found if isinstance(info, msgspec.inspect.StructType)}


@pytest.mark.parametrize("game", WORDED)
def test_every_event_has_its_sentence_and_every_action_its_name(game: str) -> None:
    assert ids(game, "event") == tags(find_game(game).event_records)
    assert ids(game, "do") == tags(find_game(game).actions)
