"""`python -m bench.tuned`: how much either search gives away in Pig, by how eager it is to try what it tried seldom.

The game is solved, so a decision can be judged without playing on. Values are chances to win on our side, 0 to 1, and
utilities on OpenSpiel's, -1 to 1: its constants are twice ours for the same eagerness.
"""

import argparse
import os
from statistics import fmean

from bench.matches import Effort, Ours, Side, Theirs
from bench.twins import Twins, choices_met
from gelateria.engine import find_game

EAGERNESS = (0.2, 0.3, 0.5, 0.7, 1.0, 1.4, 2.0)


def given_away(side: Side, positions: list[Twins], times: int) -> float:
    """The mean loss of its decisions, in chances to win."""
    return fmean(twins.given_away(side.decide(twins)) for twins in positions for _ in range(times))


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m bench.tuned", description=__doc__)
    asked.add_argument("--simulations", type=int, default=1000)
    asked.add_argument("--positions", type=int, default=100)
    asked.add_argument("--times", type=int, default=5)
    how = asked.parse_args()
    os.environ.setdefault("GELATERIA_GAMES", "examples")
    positions = choices_met(how.positions, seed=1)
    effort = Effort(how.simulations)
    print(f"Given away a decision, in per cent of a win, with {effort}:")
    for eagerness in EAGERNESS:
        ours = Ours(find_game("pig"), effort, eagerness, False, 1)
        theirs = Theirs(positions[0], effort, 2 * eagerness, 1)
        mine, yours = (100 * given_away(side, positions, how.times) for side in (ours, theirs))
        print(f"ours {eagerness:g}: {mine:.3f}    OpenSpiel's {2 * eagerness:g}: {yours:.3f}")


if __name__ == "__main__":
    main()
