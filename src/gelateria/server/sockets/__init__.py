"""Sockets: from a frame to a command of a table, and back."""
