"""What must match a pattern matches it as a whole: Python's `$` would let a newline through at the end."""

import re
from pathlib import Path
from typing import Annotated

import msgspec
import pytest
from msgspec import Meta

from gelateria.engine import EditionError, find_game
from gelateria.engine.edition import plain_value
from gelateria.engine.patterns import whole

SOURCES = sorted((Path(__file__).parents[2] / "src").rglob("*.py"))


@pytest.mark.parametrize("text", ["abc\n", "abc\n\n", "\nabc", "abcd", "ab", "", "abc\r\n"])
def test_nothing_stands_before_or_behind(text: str) -> None:
    letters = msgspec.json.Decoder(Annotated[str, Meta(pattern=whole("[a-c]{3}|x"))])
    assert letters.decode('"abc"') == "abc"
    with pytest.raises(msgspec.ValidationError):
        letters.decode(msgspec.json.encode(text))


def test_an_edition_with_a_newline_in_a_row_is_refused_with_its_place() -> None:
    geizen = find_game("geizen")
    edition = plain_value(geizen.setting(2).edition)
    edition["board"]["rows"][0] = "GGGR\n"
    with pytest.raises(EditionError, match="board"):
        geizen.setting(2, edition=edition)


LOOSE = re.compile(r"""pattern=r?["']|\.match\(|re\.\w+\(.*[^\\[]\$["']""")


def test_every_pattern_is_whole() -> None:
    """The Metas that go into schemas; and nobody matches the beginning of a text and forgets the end."""
    lines = [(path.name, line.strip()) for path in SOURCES for line in path.read_text(encoding="utf-8").splitlines()]
    assert [found for found in lines if LOOSE.search(found[1])] == []


@pytest.mark.parametrize(
    "planted",
    ['Meta(pattern="^[a-z]+$")', "Meta(pattern=r'[a-z]')", "ROW.match(line)", 'X = re.compile("^[a-z]+$")'],
)
def test_a_planted_loose_pattern_is_found(planted: str) -> None:
    assert LOOSE.search(planted)
