"""What people were told was done, against what is stored."""

from collections import Counter

from tests.server.storms import Store, Storm


class Ledger:
    """Counts over a whole attack what must never be."""

    def __init__(self) -> None:
        self.lost = 0
        """Commands that were acknowledged and are not in the store."""
        self.doubled = 0
        """Commands that are in the store more than once."""

    def compare(self, storm: Storm, store: Store) -> None:
        for table, (_, tabs) in storm.tables.items():
            kept = Counter((row["client"], row["number"]) for row in store.journal(table) if row["client"])
            acknowledged = {(tab.client, n) for tab in tabs for n in tab.acked if n in tab.commands}
            self.lost += len(acknowledged - set(kept))
            self.doubled += sum(count - 1 for count in kept.values())
        assert not self.lost
        assert not self.doubled
