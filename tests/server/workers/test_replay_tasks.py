"""Records come in, games come out; damaged ones are refused with the reason, and nothing stays here."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from gelateria.engine import Dealer, Match, Record, VerifiableDealer, find_game, read_record, replay
from gelateria.engine.record import FORMAT, Dice
from gelateria.server.http.records import MOST_BODY, ROUTES
from gelateria.server.workers.replay_requests import Replays
from gelateria.server.workers.replay_tasks import Shelf
from tests.records.keep import FOLDER, KEPT, kept
from tests.server.little_app import little_app
from tests.server.patience import PATIENCE

UNPROVEN = msgspec.structs.replace(kept(FOLDER / "geizen-2p-v1-format2.txt"), dice=None)
GEIZEN = UNPROVEN.to_token()

Client = TestClient[Litestar]


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    replays = Replays()
    with pytest.MonkeyPatch.context() as patch, little_app(ROUTES, [replays], replays=replays) as client:
        patch.setattr("gelateria.server.workers.replay_requests.PATIENCE", PATIENCE)
        yield client


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def post(client: Client, path: str, status: int, **body: Any) -> Any:
    answer = client.post(f"/api/{path}", json=body)
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"].startswith("application/json")
    return answer.json()


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_kept_game_is_retold_to_its_end(client: Client, path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    match = replay(find_game(record.game), record)
    told = post(client, "replays", 200, record=text)
    assert told["game"] == record.game
    assert told["moves"] == len(told["steps"]) == len(record.moves)
    assert [step["by"] for step in told["steps"]] == [move.by for move in record.moves]
    assert told["over"]
    assert (told["why_over"], told["scores"]) == (match.why_over(), match.state.scores())
    assert told["winners"] == match.state.seats_winning()
    assert told["view"] == plain(match.view(None))
    assert told["opening"] + [event for step in told["steps"] for event in step["events"]] == plain(match.events)


@pytest.mark.parametrize("path", KEPT[::6], ids=lambda path: path.stem)
def test_moments_are_what_each_seat_saw_and_the_next_move_is_among_the_choices(client: Client, path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    match = replay(find_game(record.game), record)
    steps = list(match.steps())
    for viewer in (None, *range(record.players)):
        start = 10 * (viewer or 0)
        moments = post(client, "replays/views", 200, record=text, viewer=viewer, **{"from": start, "to": start + 9})
        assert [moment["moves"] for moment in moments["moments"]] == list(range(start, start + 10))
        for moment in moments["moments"]:
            assert moment["view"] == plain(match.view(viewer, moment["moves"]))
            step = steps[moment["moves"]]
            if step.action is not None:
                actions = [choice["action"] for choice in moment["choices"][str(step.by)]]
                assert plain(step.action) in actions
    last = post(client, "replays/views", 200, record=text, **{"from": match.length, "to": match.length})
    assert last["moments"][0]["choices"] == {}
    assert last["moments"][0]["view"] == plain(match.view(None))


def test_a_record_as_json_and_one_that_is_not_over_can_be_looked_at(client: Client) -> None:
    match = Match(find_game("gelati").setting(3), Dealer(4))
    for _ in range(5):
        match.do(match.awaited()[0], match.legal(match.awaited()[0])[0])
    told = post(client, "replays", 200, record=match.record().to_json(), viewer=2)
    assert (told["moves"], told["over"], told["why_over"], told["has_proof"]) == (5, False, "", False)
    assert told["view"] == plain(match.view(2))
    assert told["token"] == match.record().to_token()


def changed(**changes: Any) -> str:
    return msgspec.structs.replace(UNPROVEN, **changes).to_token()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("hello", "This is no record"),
        ("{}", "This JSON is no record"),
        (GEIZEN[:-8], "its seal does not fit"),
        (changed(game="chess"), "There is no game called 'chess'"),
        (changed(rules=99), "version 99"),
        (changed(moves=()), "another game than the record's digest tells"),
        (changed(moves=(*UNPROVEN.moves, UNPROVEN.moves[0])), "already over"),
        (changed(views=UNPROVEN.views[:4] + b"?"), "another position than the record says: it had other"),
        (changed(opening=(99,) * 40), "The opening"),
        (changed(players=9), "players"),
        (changed(format=FORMAT + 1), f"format {FORMAT + 1}"),
    ],
)
@pytest.mark.parametrize("path", ["replays", "replays/views", "verify"])
def test_a_damaged_record_is_refused_with_the_reason(client: Client, path: str, text: str, says: str) -> None:
    body: dict[str, Any] = {"record": text, **({"from": 0, "to": 0} if path == "replays/views" else {})}
    problem = post(client, path, 422, **body)["error"]
    assert problem["code"] == "damaged"
    assert says in problem["sentence"] or (path == "verify" and "no proof" in problem["sentence"])


def test_what_is_too_long_or_makes_no_sense_is_refused(client: Client) -> None:
    assert client.post("/api/replays", json={"record": "x" * MOST_BODY}).status_code == 413
    assert client.post("/api/replays", json={"record": GEIZEN, "viewer": -1}).status_code == 400
    assert client.post("/api/replays", json={"record": GEIZEN, "seed": 1}).status_code == 400
    assert client.post("/api/replays", json={"record": 7}).status_code == 400
    assert client.post("/api/replays", content=b'{"record": "\\ud8').status_code == 400
    assert "seats are 0 to 1" in post(client, "replays", 422, record=GEIZEN, viewer=5)["error"]["sentence"]
    views = {"record": GEIZEN, "from": 0}
    assert post(client, "replays/views", 400, **views, to=50)["error"]["limit"] == 50
    assert post(client, "replays/views", 400, record=GEIZEN, **{"from": 3, "to": 2})["error"]["code"] == "unclear"
    assert post(client, "replays/views", 422, record=GEIZEN, **{"from": 9999, "to": 9999})["error"]["code"] == "damaged"


def proven(seed: bytes) -> Record:
    match = Match(find_game("geizen").setting(2), VerifiableDealer(seed, ("one", "two")))
    while not match.over:
        match.do(match.awaited()[0], match.legal(match.awaited()[0])[0])
    return match.record(Dice.of(seed, ("one", "two")))


def test_dice_are_verified(client: Client) -> None:
    record = proven(b"s" * 32)
    assert record.dice
    verdict = post(client, "verify", 200, record=record.to_token(), shown=record.dice.commitment)
    assert (verdict["holds"], verdict["faults"], verdict["commitment"]) == (True, [], record.dice.commitment)
    assert verdict["checked"] == len(record.opening) + sum(len(move.drew) for move in record.moves)
    assert post(client, "replays", 200, record=record.to_json())["has_proof"]
    proof = verdict["proof"]
    stream = VerifiableDealer(bytes.fromhex(proof["seed"]), tuple(proof["nonces"]))
    assert [[stream.draw(sides) for sides, _ in throws] for throws in proof["throws"]] == [
        [number for _, number in throws] for throws in proof["throws"]
    ]
    assert [list(move.drew) for move in record.moves] == [
        [number for _, number in throws] for throws in proof["throws"][1:]
    ]
    assert proof["skipped"] == 0


def test_other_dice_than_promised_are_found_out(client: Client) -> None:
    record = proven(b"s" * 32)
    assert record.dice
    lie = msgspec.structs.replace(record, dice=msgspec.structs.replace(record.dice, seed=(b"t" * 32).hex()))
    verdict = post(client, "verify", 200, record=lie.to_token())
    assert not verdict["holds"]
    assert [fault["kind"] for fault in verdict["faults"]] == ["commitment", "draw"]
    other = post(client, "verify", 200, record=record.to_token(), shown="0" * 64)
    assert [fault["kind"] for fault in other["faults"]] == ["shown"]


def test_the_shelf_holds_only_so_much() -> None:
    shelf = Shelf(most=2)
    texts = [path.read_text(encoding="utf-8") for path in KEPT[:3]]
    first = shelf.fetch(texts[0])
    assert shelf.fetch(texts[0]) is first
    for text in texts[1:]:
        shelf.fetch(text)
    assert len(shelf) == 2
    assert shelf.fetch(texts[0]) is not first
    small = Shelf(most_bytes=1)
    for text in texts:
        small.fetch(text)
    assert len(small) == 1
    assert small.bytes > 0
