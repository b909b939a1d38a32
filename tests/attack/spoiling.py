"""Makes something hostile of something good: a JSON value with a little of it changed to what nobody would expect."""

import copy
import random
from typing import Any

ODD_NUMBERS = (-1, 0, 1, 2, 127, 128, 255, 256, 2**15, 2**31 - 1, 2**31, 2**53, 2**63 - 1, 2**63, 2**64, -(2**63))
ODD_TEXTS = (
    "",
    " ",
    "\0",
    "a\0b",
    "\n",
    "GGGR\n",
    "x" * 5000,
    "\u202e\u2066",
    "\ufeff",
    "\ud800",
    "’; DROP TABLE people; --",
    "../../server.key",
    "{{7*7}}${7*7}<script>alert(1)</script>",
    "٣",
    "NaN",
)
ODD_BYTES = (b"\0", b"\r\n", b"\r\n\r\n", b": ", b"\xff\xfe", b"%00", b"\x81\x80")
ODD_VALUES: tuple[Any, ...] = (None, True, False, 1.5, 1e308, -0.0, [], {}, [[]] * 40, {"": {}}, [0] * 3000)


def spoil(value: Any, luck: random.Random, times: int = 1) -> Any:
    """A copy with so many slips in it."""
    value = copy.deepcopy(value)
    for _ in range(times):
        value = _spoil_somewhere(value, luck)
    return value


def _spoil_somewhere(value: Any, luck: random.Random) -> Any:
    """Down to some place in it, and there a slip."""
    if isinstance(value, dict) and value and luck.random() < 0.85:
        name = luck.choice(list(value))
        value[name] = _spoil_somewhere(value[name], luck)
        return value
    if isinstance(value, list) and value and luck.random() < 0.85:
        place = luck.randrange(len(value))
        value[place] = _spoil_somewhere(value[place], luck)
        return value
    return _slip(value, luck)


def _slip(value: Any, luck: random.Random) -> Any:
    kind = luck.random()
    if isinstance(value, dict) and kind < 0.6:
        return _slip_in_object(value, luck)
    if isinstance(value, list) and kind < 0.6:
        return _slip_in_list(value, luck)
    if isinstance(value, str) and value and kind < 0.5:
        place = luck.randrange(len(value) + 1)
        return value[:place] + luck.choice((*ODD_TEXTS, "\n", value)) + value[place + luck.randrange(2) :]
    if isinstance(value, int) and not isinstance(value, bool) and kind < 0.4:
        return value + luck.choice((-2, -1, 1, 2, 1000))
    return copy.deepcopy(luck.choice((*ODD_NUMBERS, *ODD_TEXTS, *ODD_VALUES)))


def _slip_in_object(value: dict[str, Any], luck: random.Random) -> dict[str, Any]:
    if value and luck.random() < 0.5:
        del value[luck.choice(list(value))]
    else:
        value[luck.choice((*ODD_TEXTS, *value, "1", "99", "__class__"))] = copy.deepcopy(luck.choice(ODD_VALUES))
    return value


def _slip_in_list(value: list[Any], luck: random.Random) -> list[Any]:
    place = luck.randrange(len(value) + 1)
    match luck.randrange(4):
        case 0:
            return value[:place] + value[place + 1 :]
        case 1:
            return [*value[:place], *value[place : place + 1] * 2, *value[place + 1 :]]
        case 2:
            return value * luck.choice((0, 2, 50))
    luck.shuffle(value)
    return value


def nudge(value: Any, luck: random.Random) -> Any:
    """A copy in which some number is another, or some list longer or shorter: what a careful check lets through."""
    value = copy.deepcopy(value)
    place: Any = value
    while True:
        inside = [key for key, one in _entries(place) if isinstance(one, dict | list | int) and one not in ([], {})]
        if not inside:
            return value
        key = luck.choice(inside)
        one = place[key]
        if isinstance(one, list) and luck.random() < 0.2:
            place[key] = _slip_in_list(one, luck)
            return value
        if isinstance(one, int):
            place[key] = luck.choice((one + 1, one - 1, one + 2, one * 2, one * 10, 0, 1, luck.choice(ODD_NUMBERS)))
            return value
        place = one


def _entries(value: Any) -> list[tuple[Any, Any]]:
    return list(value.items()) if isinstance(value, dict) else list(enumerate(value))


def spoil_bytes(data: bytes, luck: random.Random) -> bytes:
    """Bytes with some of them changed, lost, doubled or added."""
    spoiled = bytearray(data)
    for _ in range(luck.randrange(1, 6)):
        place = luck.randrange(len(spoiled) + 1)
        match luck.randrange(5):
            case 0 if place < len(spoiled):
                spoiled[place] ^= 1 << luck.randrange(8)
            case 1:
                del spoiled[place : place + luck.randrange(1, 20)]
            case 2:
                spoiled[place:place] = luck.randbytes(luck.randrange(1, 20))
            case 3:
                spoiled[place:place] = spoiled[place : place + 50]
            case _:
                spoiled[place:place] = luck.choice(ODD_BYTES)
    return bytes(spoiled)
