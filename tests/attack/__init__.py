"""What somebody could do to a server who wishes nobody well: for the tests, and for `python -m bench.floods`."""
