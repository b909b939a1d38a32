"""Why something happened: one rule for an event, or several cases that what it tells decides between."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gelateria.engine import find_game
from gelateria.learn.reasons import Reason, check_reasons, rule_for

VECTORS = json.loads((Path(__file__).parents[1] / "vectors" / "reasons.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", VECTORS["cases"], ids=lambda case: json.dumps(case["event"]))
def test_the_first_case_that_fits_is_cited_here_and_in_the_browser(case: dict[str, Any]) -> None:
    reasons = msgspec.convert(VECTORS["reasons"], dict[str, Reason])
    assert rule_for(reasons, case["event"]) == case["rule"]


@pytest.mark.parametrize(
    ("reason", "complaint"),
    [
        ({"flew": "geizen.roll"}, "flew never happens"),
        ({"threw": "geizen.fly"}, "threw is explained by geizen.fly, which is no rule"),
        ({"threw": [{"rule": "geizen.fly"}]}, "threw is explained by geizen.fly, which is no rule"),
        ({"threw": []}, "the last one, and no other, is for all the rest"),
        ({"threw": [{"rule": "geizen.roll", "when": {"seat": 1}}]}, "the last one, and no other, is for all the rest"),
        ({"threw": [{"rule": "geizen.roll"}] * 2}, "the last one, and no other, is for all the rest"),
        (
            {"threw": [{"rule": "geizen.roll", "when": {"wing": 1}}, {"rule": "geizen.roll"}]},
            "threw has no wing, only seat",
        ),
        (
            {"threw": [{"rule": "geizen.roll", "when": {"seat": "first"}}, {"rule": "geizen.roll"}]},
            "threw: seat is never 'first'",
        ),
        (
            {"threw": [{"rule": "geizen.roll", "when": {"seat": [1, "none"]}}, {"rule": "geizen.roll"}]},
            "threw: seat is never 'none'",
        ),
    ],
)
def test_what_cannot_be_true_is_refused(reason: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        check_reasons(find_game("geizen"), msgspec.convert(reason, dict[str, Reason]))


def test_a_field_that_may_be_empty_can_be_asked_for_by_that() -> None:
    cases = [{"rule": "gelati.secret", "when": {"tile": "none"}}, {"rule": "gelati.draw"}]
    reasons = msgspec.convert({"drew": cases}, dict[str, Reason])
    check_reasons(find_game("gelati"), reasons)
    assert rule_for(reasons, {"type": "drew", "seat": 0, "tile": None}) == "gelati.secret"
    assert rule_for(reasons, {"type": "drew", "seat": 0, "tile": 0}) == "gelati.draw"
