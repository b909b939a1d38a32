"""Our games as other frameworks know games. Each adapter needs its framework, so nothing is imported here."""
