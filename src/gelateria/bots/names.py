"""The regulars of the house: they lend their names to whoever has none."""

REGULARS = ("Anna", "Bruno", "Carla", "Dario", "Elena")


def house_name(seat: int) -> str:
    """What a seat is called if nobody says."""
    return REGULARS[seat] if seat < len(REGULARS) else f"Guest {seat + 1}"
