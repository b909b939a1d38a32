"""Variants of a game: every combination of the numbers that a designer wants to see."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from itertools import product
from typing import Any

from msgspec import Struct

from gelateria.engine import AnyGame, EditionError, Illegal
from gelateria.lab.play.tables import AnySetting

MOST_VARIANTS = 200
WORDS = {"yes": True, "on": True, "no": False, "off": False}


class NoVariant(Exception):
    """Something to be changed that is not there, or cannot be changed like that."""


class Dial(Struct, frozen=True):
    """What is changed, and to what: `edition.chips.loan` to 3, 5 or 8; `option.chain` to no or yes."""

    name: str
    values: tuple[Any, ...]


class Variant(Struct, frozen=True):
    """One combination: the value of every dial."""

    values: dict[str, Any]

    @property
    def title(self) -> str:
        return ", ".join(f"{name.partition('.')[2]} {shown(value)}" for name, value in self.values.items())


def shown(value: Any) -> str:
    """A value as people write it."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def read_dial(game: AnyGame, words: str) -> Dial:
    """`edition.chips.loan=3,5,8`, `option.chain=no,yes` or shorter `chain=no,yes`."""
    name, equals, listed = words.partition("=")
    name = name.strip()
    if not equals or not name or not listed.strip():
        raise NoVariant(f"{words!r} changes nothing. Write --set edition.PATH=a,b,c or --set option.NAME=a,b.")
    if not name.startswith(("edition.", "option.")):
        name = f"option.{name}"
    if name.startswith("option."):
        option = name.removeprefix("option.").replace("-", "_")
        if option not in game.describe_options():
            there_are = ", ".join(game.describe_options()) or "none"
            material = f" If you mean its material: edition.{option}." if option.split(".")[0] in _tables(game) else ""
            raise NoVariant(f"{game.title} has no option {option!r}. Options there are: {there_are}.{material}")
        name = f"option.{option}"
    values = tuple(read_values(listed))
    if len({repr(value) for value in values}) < len(values):
        raise NoVariant(f"{name} has the same value twice: {listed}.")
    return Dial(name, values)


def read_values(listed: str) -> Iterator[Any]:
    """`3,5,8` or `[1,2],[2,3]` or `no,yes` or words: as TOML, and what is none as it stands."""
    try:
        yield from tomllib.loads(f"values = [{listed}]")["values"]
    except tomllib.TOMLDecodeError:
        for word in listed.split(","):
            word = word.strip()
            try:
                yield tomllib.loads(f"value = {word}")["value"]
            except tomllib.TOMLDecodeError:
                yield WORDS.get(word, word)


def all_variants(dials: Sequence[Dial]) -> list[Variant]:
    """Every combination, the last dial turning fastest."""
    names = [dial.name for dial in dials]
    if twice := sorted({name for name in names if names.count(name) > 1}):
        raise NoVariant(f"{twice[0]} is set twice. Give all its values at once: {twice[0]}=a,b,c.")
    variants = [Variant(dict(zip(names, values, strict=True))) for values in product(*(dial.values for dial in dials))]
    if len(variants) > MOST_VARIANTS:
        raise NoVariant(f"These are {len(variants)} variants; {MOST_VARIANTS} are the most at a time.")
    return variants


def set_variant(setting: AnySetting, variant: Variant) -> AnySetting:
    """The game with these values instead; NoVariant names the value that cannot be."""
    options, edition = setting.option_values(), setting.edition_values()
    for name, value in variant.values.items():
        kind, _, path = name.partition(".")
        if kind == "option":
            options[path] = value
        else:
            edition = replaced(edition, path, value)
    try:
        return setting.game.setting(setting.players, options, edition)
    except (EditionError, Illegal) as error:
        what = ", ".join(f"{name}={shown(value)}" for name, value in variant.values.items())
        raise NoVariant(f"{setting.game.title} cannot be played with {what}: {error}") from None


def replaced(edition: Mapping[str, Any], path: str, value: Any) -> dict[str, Any]:
    """The material with another value at `chips.start.2` or, counted from 1, at `board.arrows.3`."""
    changed = deepcopy(dict(edition))
    place: Any = changed
    steps = path.split(".")
    for depth, step in enumerate(steps):
        known = _steps(place)
        if step not in known:
            where = ".".join(["edition", *steps[:depth]])
            there = f"There are: {', '.join(known)}" if known else "It is a value and has no parts"
            raise NoVariant(f"edition.{path}: {where} has no {step!r}. {there}.")
        key = known[step]
        if depth == len(steps) - 1:
            place[key] = value
        else:
            place = place[key]
    return changed


def _steps(place: Any) -> dict[str, Any]:
    """What a part of the material is called, and where it lies."""
    if isinstance(place, dict):
        return {str(key): key for key in place if key != "source"}
    if isinstance(place, list):
        return {str(index + 1): index for index in range(len(place))}
    return {}


def _tables(game: AnyGame) -> tuple[str, ...]:
    return tuple(game.edition.__struct_fields__)
