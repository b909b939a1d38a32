"""Why something happened: the rule that the log cites beside an event, chosen by what the event tells.

In a game's `scenes.toml` an event has one rule, or several cases of which the first that fits is cited. The browser
chooses by the same (web/src/board/reasons.ts), and tests/vectors/reasons.json holds both to it.
"""

from collections.abc import Mapping
from typing import Annotated, Any, get_args

import msgspec
from msgspec import Meta, Struct

from gelateria.engine import AnyGame

NOT_THERE = "none"
"""How a field is asked for that has nothing in it, as in the sentences; TOML has no word for it."""

Value = str | int | bool


class Case(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A rule, and the events that it explains: every field that is named is as wanted, or one of several so wanted."""

    rule: Annotated[str, Meta(description="The id of the rule that explains them.")]
    when: Annotated[
        dict[str, Value | list[Value]] | None,
        Meta(description="Fields of the event, each as wanted or one of several. Without it, all others: the last."),
    ] = None

    def fits(self, event: Mapping[str, Any]) -> bool:
        return all(_is(event.get(field), wanted) for field, wanted in (self.when or {}).items())


Reason = str | list[Case]


def _is(value: Any, wanted: Value | list[Value]) -> bool:
    told = NOT_THERE if value is None else value
    # true is not 1 in JSON
    return any(type(told) is type(one) and told == one for one in (wanted if isinstance(wanted, list) else [wanted]))


def rule_for(reasons: Mapping[str, Reason], event: Mapping[str, Any]) -> str | None:
    """The rule that tells why an event happened, which is a record as the browser gets it; None if no rule does."""
    reason = reasons.get(event["type"])
    if reason is None or isinstance(reason, str):
        return reason
    return next((case.rule for case in reason if case.fits(event)), None)


def check_reasons(game: AnyGame, reasons: Mapping[str, Reason]) -> None:
    """ValueError where a rule stands on no page, or a case asks for what no such event can tell."""
    records = {str(record.__struct_config__.tag): record for record in get_args(game.event_records)}
    for tag, reason in reasons.items():
        if tag not in records:
            raise ValueError(f"{game.slug}: {tag} never happens")
        cases = [Case(rule=reason)] if isinstance(reason, str) else reason
        if [not case.when for case in cases] != [False] * (len(cases) - 1) + [True]:
            raise ValueError(f"{game.slug}: of the cases of {tag} the last one, and no other, is for all the rest")
        for case in cases:
            if case.rule not in game.rulebook:
                raise ValueError(f"{game.slug}: {tag} is explained by {case.rule}, which is no rule")
            _check_fields(f"{game.slug}: {tag}", records[tag], case.when or {})


def _check_fields(where: str, record: Any, when: dict[str, Value | list[Value]]) -> None:
    types = {field.encode_name: field.type for field in msgspec.structs.fields(record)}
    for field, wanted in when.items():
        if field not in types:
            raise ValueError(f"{where} has no {field}, only {', '.join(types)}")
        for value in wanted if isinstance(wanted, list) else [wanted]:
            if not _can_be(types[field], value):
                raise ValueError(f"{where}: {field} is never {value!r}")


def _can_be(kind: Any, value: Value) -> bool:
    if value == NOT_THERE and type(None) in get_args(kind):
        return True
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True
