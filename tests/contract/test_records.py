"""A record leads to the same position again, survives JSON and token, and is refused when it was tampered with."""

from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gelateria.engine import AnyGame, Damaged, Move, Record, read_record, replay
from gelateria.engine.record import FORMAT
from tests.contract.tables import GAMES, TABLES, AnySetting, random_match
from tests.scale import examples, many


def test_replay_reaches_the_same_position_with_the_same_events(setting: AnySetting) -> None:
    for seed in many(4):
        match = random_match(setting, seed)
        again = replay(setting.game, match.record())
        assert again.state == match.state
        assert again.events == match.events
        assert again.record() == match.record()


def test_a_record_survives_json_and_token(setting: AnySetting) -> None:
    record = random_match(setting, 5).record()
    assert read_record(record.to_json()) == record
    assert read_record(record.to_token()) == record
    assert "\n" not in record.to_token()
    assert len(record.to_token()) < len(record.to_json())


def test_a_replay_can_stop_at_any_move(setting: AnySetting) -> None:
    match = random_match(setting, 6)
    record = match.record()
    for stop in {0, 1, len(record.moves) // 2, len(record.moves)}:
        part = replay(setting.game, record, to=stop)
        assert part.moves == record.moves[:stop]
    assert replay(setting.game, record, to=len(record.moves)).state == match.state
    with pytest.raises(Damaged, match="there is no move"):
        replay(setting.game, record, to=len(record.moves) + 1)


def changed(record: Record, **fields: object) -> Record:
    return msgspec.structs.replace(record, **fields)


def test_damage_is_named(setting: AnySetting) -> None:
    game, record = setting.game, random_match(setting, 7).record()
    with pytest.raises(Damaged, match="not of"):
        replay(game, changed(record, game="nothing"))
    with pytest.raises(Damaged, match="version 99"):
        replay(game, changed(record, rules=99))
    with pytest.raises(Damaged, match="players"):
        replay(game, changed(record, players=16))
    with pytest.raises(Damaged, match="none is left"):
        replay(game, changed(record, opening=()))
    with pytest.raises(Damaged, match="only 0 to"):
        replay(game, changed(record, opening=tuple(1000 for _ in record.opening)))
    with pytest.raises(Damaged, match="never asked for"):
        replay(game, changed(record, opening=(*record.opening, 0)))
    with pytest.raises(Damaged, match="already over"):
        replay(game, changed(record, moves=(*record.moves, record.moves[-1])))
    with pytest.raises(Damaged, match="could not do"):
        replay(game, changed(record, moves=(Move(0, 2**30), *record.moves[1:])))
    with pytest.raises(Damaged, match="no timer"):
        replay(game, changed(record, moves=(Move(-1, 2**30), *record.moves[1:])))
    with pytest.raises(Damaged, match="another game"):
        replay(game, changed(record, moves=record.moves[:-1]))
    for format_ in (0, FORMAT + 1):
        with pytest.raises(Damaged, match=f"format {format_}; .* formats 1 to {FORMAT}"):
            read_record(changed(record, format=format_).to_token())


def test_every_changed_move_and_number_is_noticed(setting: AnySetting) -> None:
    record = random_match(setting, 7).record()
    some = {*range(0, len(record.moves), 1 + len(record.moves) // len(many(40))), len(record.moves) - 1}
    tampered = [changed(record, opening=opening) for opening in other_draws(record.opening)]
    for at in sorted(some):
        move = record.moves[at]
        others = [Move(move.by, move.do, drew) for drew in other_draws(move.drew)]
        others += [Move(move.by, move.do + 1, move.drew), Move(move.by + 1, move.do, move.drew)]
        tampered += [changed(record, moves=(*record.moves[:at], other, *record.moves[at + 1 :])) for other in others]
    for other in tampered:
        with pytest.raises(Damaged):
            replay(setting.game, other)


def other_draws(drew: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """The first, the middle and the last number, each one less, or more where there is nothing less."""
    for at in {0, len(drew) // 2, len(drew) - 1} if drew else ():
        yield (*drew[:at], drew[at] - 1 if drew[at] else 1, *drew[at + 1 :])


def test_a_record_of_format_1_is_replayed_whatever_its_digest_was_taken_of(setting: AnySetting) -> None:
    match = random_match(setting, 9)
    old = changed(match.record(), format=1, digest="0" * 16, views=b"")
    assert read_record(old.to_token()) == read_record(old.to_json()) == old
    again = replay(setting.game, old)
    assert again.state == match.state
    assert again.record() == match.record()
    with pytest.raises(Damaged, match="could not do"):
        replay(setting.game, changed(old, moves=(Move(0, 2**30), *old.moves[1:])))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
@examples(100)
@given(data=st.data())
def test_a_token_with_a_changed_character_is_refused(game: AnyGame, data: st.DataObject) -> None:
    table = next(table for table in TABLES if table.game is game)
    token = random_match(table.setting(), 3).record().to_token()
    at = data.draw(st.integers(0, len(token) - 1))
    other = data.draw(st.characters(codec="ascii"))
    broken = token[:at] + other + token[at + 1 :]
    try:
        record = read_record(broken)
    except Damaged as damage:
        assert str(damage).startswith("This")
    else:  # the unused low bits of the last character carry nothing
        assert other == token[at] or at == len(token) - 1
        assert record == read_record(token)


def test_a_token_is_written_in_its_own_letters_alone() -> None:
    tokens = (random_match(TABLES[0].setting(), seed).record().to_token() for seed in range(100))
    token = next(token for token in tokens if "-" in token and "_" in token)
    for own, other in (("-", "+"), ("_", "/")):
        with pytest.raises(Damaged, match="characters that no token has"):
            read_record(token.replace(own, other, 1))


@examples(200)
@given(st.text() | st.text().map(lambda text: "gelateria1." + text) | st.text().map(lambda text: "{" + text))
def test_any_other_text_is_no_record(text: str) -> None:
    with pytest.raises(Damaged):
        read_record(text)
