"""All tables: making, finding, listing and ending them, and who holds a key to which."""
