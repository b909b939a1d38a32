r"""Regular expressions that a whole text must match, the same in Python and in JavaScript.

Schemas carry them to both. Python's `$` also matches before a newline at the end, and JavaScript knows no `\Z`.
"""


def whole(pattern: str) -> str:
    """For `Meta(pattern=…)`: nothing before it, nothing behind it, not even a newline."""
    return rf"^(?:{pattern})$(?!\n)"


def shown(message: str) -> str:
    """A sentence of msgspec's, with patterns as they were before they were made whole."""
    return message.replace("'^(?:", "'").replace(r")$(?!\\n)'", "'")
