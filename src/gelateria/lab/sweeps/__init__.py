"""Variants of a game, and what a change of numbers does to it."""
