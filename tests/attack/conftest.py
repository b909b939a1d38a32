"""The attacked server is the one of the server's own tests: with quick passwords, and dice that are known."""

from tests.server.conftest import database, impatient_sqlite, known_chance, light_hashes, postgres

__all__ = ["database", "impatient_sqlite", "known_chance", "light_hashes", "postgres"]
