"""Small nights to start from: a few tiles of the queue, a few guests on the floors."""

from gelateria.engine.text import SHAPES


def night(
    queue: str,
    *,
    now: str = "● is asked",
    die: int = 0,
    behind: str = "",
    floors: tuple[str, ...] = ("", "", ""),
    untaken: int = 0,
    aside: str = "S5 S5 S5",
) -> str:
    """A drawing: the queue from the tail to the band, the floors with coins after their guests (`b1 V4 $`)."""
    capacity = "25+12" if len(floors) == 2 else "25"
    held = [floor.replace("$", "").split() for floor in floors]
    titles = [f"{SHAPES[seat]} {sum(int(tile[1]) for tile in held[seat])}/{capacity}" for seat in range(len(floors))]
    return f"""
move 9, {now}    die {die or "–"}, untaken {untaken} of 10, aside {aside}

{behind + " ▸ tail" if behind else ""}
1 ▸ {queue}

{"  ".join(titles)}
{" ".join(f"│{''.join(tile + tile[0] * 2 * (int(tile[1]) - 1) for tile in tiles)}│" for tiles in held)}
{" ".join(f"└{'$' * floor.count('$')}┘" for floor in floors)}

blue b123
""".replace("\n\n\n", "\n\n")
