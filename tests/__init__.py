"""All tests."""

import sys

if "pytest" in sys.modules:  # the programs among the tests run alone, and would only wait for it
    import tests.examples  # noqa: F401  # its settings hold for every test, also for those that do not ask for them
