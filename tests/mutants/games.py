"""The rules of our games, and the tests that guard them."""

import re

from tests.mutants.suite import ROOT, Group, Target

GAMES = sorted(path.parent.name for path in (ROOT / "src/gelateria/games").glob("*/rules.py"))
PLAYERS = 3
"""The contract is asked at tables for so many, with every option: enough to tell clockwise from counter-clockwise."""


def target_of(game: str) -> Target:
    """A game's rules. Golden playthroughs and kept records come last: they notice much and name nothing."""
    slug = game.replace("_", "-")
    return Target(
        name=game,
        module=f"gelateria.games.{game}.rules",
        groups={
            "its own tests": Group((f"tests/games/{game}",)),
            "the contract": Group(("tests/contract",), re.compile(rf"{slug}(-{PLAYERS}p.*)?")),
            "kept games": Group(("tests/contract/test_playthroughs.py", "tests/records"), re.compile(rf"{slug}-.*")),
        },
        ignored=(
            "tests/contract/test_bots.py",  # bots think long, and make do with any rules
            "tests/contract/test_same_everywhere.py",  # its games are played in processes that know no mutant
        ),
    )
