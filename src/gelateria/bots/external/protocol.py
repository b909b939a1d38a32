"""What is said between us and a program that plays: one JSON object a line, over stdin and stdout.

We say `hello`, then for each decision `decide`, and at the end `bye`; the program answers `decide`, and nothing else,
with `{"action": …}` or `{"index": …}`. docs/writing-a-bot.md tells it at length.
"""

from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

PROTOCOL = 1
"""Goes up when a program that plays by it would not understand us any more."""


class Hello(Struct, frozen=True, tag="hello"):
    """Another game begins, or another seat: forget what was. It may come between any two decisions."""

    protocol: int
    game: str
    players: int
    options: dict[str, Any]
    edition: dict[str, Any]
    """The printed material."""
    seat: int
    seed: int
    rules: int | None = None
    """The version of the game's rules: a game that was begun by earlier ones goes on by them. None: today's."""


class Decide(Struct, frozen=True, tag="decide"):
    """Choose one of the legal actions."""

    view: msgspec.Raw
    legal: msgspec.Raw


class Bye(Struct, frozen=True, tag="bye"):
    """It is over."""


class Answer(Struct, frozen=True):
    """What the program wants to do: an action, or the place of one in the list."""

    action: dict[str, Any] | UnsetType = UNSET
    index: int | UnsetType = UNSET


Message = Hello | Decide | Bye

_answers = msgspec.json.Decoder(Answer)
_messages = msgspec.json.Decoder(Message)


class NoAnswer(ValueError):
    """A line that is no answer; says why."""


def line_of(said: Struct) -> bytes:
    return msgspec.json.encode(said) + b"\n"


def decide_line(view: Struct, legal: list[Any]) -> bytes:
    return line_of(Decide(msgspec.Raw(msgspec.json.encode(view)), msgspec.Raw(msgspec.json.encode(legal))))


def read_message(line: bytes) -> Message:
    """What we said; a msgspec.DecodeError when it is nothing that we say."""
    message: Message = _messages.decode(line)
    return message


def read_answer(line: bytes) -> dict[str, Any] | int:
    """The action as a plain value, or the place of one."""
    try:
        answer = _answers.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise NoAnswer(str(error)) from None
    if isinstance(answer.action, UnsetType) == isinstance(answer.index, UnsetType):
        raise NoAnswer("it needs either an action or an index")
    return answer.index if isinstance(answer.action, UnsetType) else answer.action  # type: ignore[return-value]  # then it is set
