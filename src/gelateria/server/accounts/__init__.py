"""People: guests, accounts, sessions, passwords, names, ratings. It knows no table."""
