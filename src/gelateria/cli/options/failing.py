"""The ways a command fails, beside those the engine knows."""


class Unclear(Exception):
    """The command line was not understood."""


class Spoiled(Exception):
    """A file or another thing we were given cannot be used."""


class Failed(Exception):
    """What the command found is not good. It has told everything; only the exit code is left."""
