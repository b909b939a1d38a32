"""The other end of the line: one of our bots, or any class, as a program that others can ask over stdio."""

from collections.abc import Iterable
from typing import BinaryIO

import msgspec

from gelateria.bots import Bot, make_bot
from gelateria.bots.external.protocol import PROTOCOL, Answer, Bye, Decide, Hello, line_of, read_message
from gelateria.engine.registry import find_game


class Misunderstood(ValueError):
    """Something was said that the protocol does not know, or not now."""


def serve(name: str, said: Iterable[bytes], answers: BinaryIO) -> None:
    """Listen to what is said, line by line, and let the bot of that name answer until goodbye."""
    table: Hello | None = None
    bot: Bot | None = None
    for line in said:
        message = _read(line)
        if isinstance(message, Bye):
            return
        if isinstance(message, Hello):
            if bot is None or table is None or not _same_table(table, message):
                bot = _sit_down(name, message)
            bot.reseed(message.seed)
            table = message
        elif bot is None:
            raise Misunderstood("A decision was asked for before anybody said hello.")
        else:
            answers.write(line_of(Answer(action=_decide(bot, message))))
            answers.flush()


def _read(line: bytes) -> Hello | Decide | Bye:
    try:
        return read_message(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Misunderstood(f"This is no line of the protocol: {error}.") from None


def _same_table(one: Hello, other: Hello) -> bool:
    return msgspec.structs.replace(one, seat=0, seed=0) == msgspec.structs.replace(other, seat=0, seed=0)


def _sit_down(name: str, hello: Hello) -> Bot:
    if hello.protocol != PROTOCOL:
        raise Misunderstood(f"This is protocol {hello.protocol}; we speak protocol {PROTOCOL}.")
    setting = find_game(hello.game).setting(hello.players, hello.options, hello.edition, hello.rules)
    return make_bot(name, setting, hello.seed)


def _decide(bot: Bot, message: Decide) -> dict[str, object]:
    try:
        view = msgspec.json.decode(message.view, type=bot.setting.game.view_record)
    except msgspec.DecodeError as error:
        raise Misunderstood(f"This is no view of {bot.setting.game.title}: {error}.") from None
    action: dict[str, object] = msgspec.to_builtins(bot.decide(view))
    return action
