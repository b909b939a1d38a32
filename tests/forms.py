"""What bots know of a position, asked of the compiled form and of the plain one."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PROGRAM = """
import json, sys
from gelateria.uncompiled import is_compiled
from tests.positions import Position
slug, *drawings = json.loads(sys.argv[1])
told = [is_compiled()]
for drawing in drawings:
    place = Position(slug, drawing)
    evaluator, state = place.setting.evaluator(), place.state
    told.append([evaluator.listed_features(state, seat) for seat in range(state.players)])
    told.append([evaluator.listed_forecast(state), evaluator.listed_plan(state, 0)])
print(json.dumps(told))
"""


def known_in_both_forms(slug: str, drawings: Sequence[str]) -> tuple[Any, Any]:
    """Features, forecast and plan of every position: compiled, then plain."""
    told = []
    for plain in ("", "1"):
        run = subprocess.run(
            [sys.executable, "-c", PROGRAM, json.dumps([slug, *drawings])],
            env={**os.environ, "GELATERIA_PLAIN": plain},
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
        told.append(json.loads(run.stdout))
    (compiled, *one), (uncompiled, *other) = told
    assert (compiled, uncompiled) == (True, False)
    return one, other
