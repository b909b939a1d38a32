"""One game between bots: the table, the virtual clock, and those who watch."""
