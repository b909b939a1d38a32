"""`@rule("geizen.keep-one")`: this test shows that rule. `test_rule_ids.py` holds the marks and the pages together."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the ids of the rules it shows."""
    return pytest.mark.rule(*ids)
