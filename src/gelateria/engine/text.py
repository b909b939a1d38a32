"""Small pieces of English and of drawing that every game's `notation.py` shares."""

SHAPES = "●▲■◆★"
"""Each seat's own shape, beside its colour, on every piece, pile and name."""


def together(names: list[str]) -> str:
    """`Ada`, `Ada and Ben`, `Ada, Ben and Cleo`."""
    return " and ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))


def count(number: int, thing: str) -> str:
    """`1 chip`, `2 chips`."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
