"""A module with slips waiting to be made, for the mutants' own test."""

ZONES = [zone + 2 for zone in range(3)]


def fare(age: int, zone: int) -> int:
    """What a ride costs."""
    if age < 6:
        return 0
    return ZONES[zone]


def change(paid: int, coin: int) -> int:
    """How many coins of a kind go into a sum."""
    count = 0
    while paid >= coin:
        paid -= coin
        count += 1
    return count


def lost_property() -> int:
    return 7
