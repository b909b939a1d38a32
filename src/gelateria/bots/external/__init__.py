"""Bots that people bring along: a class in this process, or a program of its own, asked over stdin and stdout."""
