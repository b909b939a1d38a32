"""What the attack consists of: tests of its own, and those of other rooms that belong to it."""

from typing import NamedTuple


class Chapter(NamedTuple):
    """One way to do a server harm."""

    name: str
    about: str
    tests: tuple[str, ...]


CHAPTERS = (
    Chapter(
        "kills",
        "The plug is pulled at any moment, on both databases.",
        ("tests/attack/test_kills.py", "tests/server/whole/test_kill.py", "tests/server/store/test_postgres.py"),
    ),
    Chapter(
        "outages",
        "The disk is full, the file locked, PostgreSQL killed; any write fails; a second server wants the same store.",
        (
            "tests/attack/test_outages.py",
            "tests/server/whole/test_failed_writes.py",
            "tests/server/whole/test_outages.py",
            "tests/server/store/test_outage.py",
            "tests/server/store/test_ownership.py",
        ),
    ),
    Chapter(
        "clocks",
        "The machine's clock is set forth and back while the server is down.",
        ("tests/attack/test_clocks.py", "tests/server/whole/test_restart.py", "tests/server/ops"),
    ),
    Chapter(
        "races",
        "Any two commands at the same moment, and lines that break, are late or say things twice.",
        (
            "tests/attack/test_races.py",
            "tests/server/table/test_seating.py",
            "tests/server/table/test_idempotency.py",
            "tests/server/lobby/test_departures.py",
            "tests/server/whole/test_faults.py",
        ),
    ),
    Chapter(
        "floods",
        "One address sends all it can, or hardly anything for as long as it can.",
        ("tests/attack/test_floods.py", "tests/server/http/test_request_protocol.py", "tests/server/sockets"),
    ),
    Chapter(
        "hostile",
        "Records, editions, plans, names, heads, frames and messages that no client of ours would send.",
        (
            "tests/attack/test_hostile.py",
            "tests/attack/test_hostile_bytes.py",
            "tests/server/http/test_security.py",
            "tests/server/http/test_links.py",
            "tests/server/whole/test_hostile_texts.py",
        ),
    ),
    Chapter(
        "workers",
        "The processes in which bots think are killed while they do, and strangers' programs want out of their cage.",
        (
            "tests/attack/test_workers.py",
            "tests/server/bots/test_thinking.py",
            "tests/server/workers/test_pool.py",
            "tests/server/whole/test_from_record.py",
            "tests/bots/external/test_cage.py",
        ),
    ),
    Chapter(
        "secrets",
        "Somebody looks for what they must not know, in frames, in moments, logs and files, or chooses the dice.",
        (
            "tests/server/whole/test_wire_leaks.py",
            "tests/server/whole/test_seed_stays.py",
            "tests/server/whole/test_dishonest_operator.py",
            "tests/server/table/test_starting.py",
            "tests/server/table/test_public_beacon.py",
            "tests/server/table/test_access_keys.py",
            "tests/server/store/test_files.py",
        ),
    ),
    Chapter(
        "people",
        "Somebody wants another's account, seat or rating, or all the room in the lobby.",
        ("tests/server/accounts", "tests/server/lobby", "tests/server/whole/test_rated_games.py"),
    ),
    Chapter("points", "What a review found, done once more as it was done then.", ("tests/attack/test_points.py",)),
    Chapter(
        "bystanders",
        "How long others wait while one address floods, or one guest asks for hints: for a machine with nothing to do.",
        ("tests/attack/test_bystanders.py",),
    ),
    Chapter("memory", "People come, play, talk and go, for twenty minutes.", ("tests/attack/test_memory.py",)),
)
