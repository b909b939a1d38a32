"""What keeps a server in order: its clock, rate limits, metrics and logs."""
