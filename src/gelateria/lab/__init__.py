"""The lab: plays games by the thousand and says what came of them."""
