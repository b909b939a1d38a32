"""The arena: who is stronger, on duplicate deals, and how sure that is."""
