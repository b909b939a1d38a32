"""Work for other processes: what would make everybody wait if the server did it itself."""
