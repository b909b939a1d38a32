"""Everything that outlives the process: one database, SQLite by default, PostgreSQL by one setting."""
