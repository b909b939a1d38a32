"""All tests."""

import sys

if "pytest" in sys.modules:  # the programs among the tests run alone, and would only wait for hypothesis
    from tests.scale import set_up_hypothesis

    set_up_hypothesis()  # for every test, also for those that do not ask for it
