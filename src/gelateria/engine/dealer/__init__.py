"""Dealers: where chance comes from, and who hears what happened."""
