"""`python -m bench.floods`: what bystanders feel while one address floods the server.

The server has its default limits. For every flood the same bystanders are measured while it is quiet, while the flood
goes on, and when it is quiet again, so the machine's mood is in both figures. Server, bystanders and flooder are
processes of the same priority; where there are fewer cores than that, the flooder also takes CPU from those whom it
floods. The row "nothing" shows how much of it is only that: a neighbour who is as busy and sends nothing.
"""

import argparse
import asyncio
import json
import sys

from bench.floods.measuring import MOST_RATIO, Outcome, measure, rows
from tests.attack.floods import FLOODS


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m bench.floods", description=__doc__)
    asked.add_argument("--only", nargs="+", choices=list(FLOODS), help="these floods alone")
    asked.add_argument("--seconds", type=float, default=5.0, help="how long each is measured, quiet and flooded (5)")
    asked.add_argument("--bystanders", type=int, default=8, help="how many, each from an address of their own (8)")
    asked.add_argument("--json", action="store_true", help="print everything as JSON")
    how = asked.parse_args()
    outcomes = asyncio.run(measure(how.only or list(FLOODS), how.seconds, how.bystanders, report))
    if how.json:
        print(json.dumps({"most_ratio": MOST_RATIO, "floods": [one.told for one in outcomes]}, indent=2))
    else:
        print(rows(outcomes))
    return 0 if all(one.kept for one in outcomes) else 1


def report(outcome: Outcome) -> None:
    print(outcome.line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
