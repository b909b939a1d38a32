"""Bots at tables: who decides for them, how long they take, and those that think elsewhere."""
