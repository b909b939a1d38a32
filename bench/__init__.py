"""How fast Gelateria is, in one run: against hand-written C, against OpenSpiel, and against itself as plain Python."""
