"""One table: commands in, checked, stored, then shown to everybody who may see."""
