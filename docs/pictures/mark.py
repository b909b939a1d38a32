"""The mark: a cone with five scoops. Each scoop is one game, in its colour, with its piece on it.

python docs/pictures/mark.py    # writes mark.svg beside this file
"""

from math import cos, pi, sin
from pathlib import Path

INK = "#33241E"
LIGHT = "#FFF8EE"
WAFFLE = "#E3A857"


def mix(colour: str, other: str, share: float) -> str:
    """A colour on the way to another one: none of it at 0, all of it at 1."""
    pairs = zip(bytes.fromhex(colour[1:]), bytes.fromhex(other[1:]), strict=True)
    return "#" + bytes(round(a + (b - a) * share) for a, b in pairs).hex()


def dome(x: float, y: float, r: float) -> str:
    """The outline of a ball, as far as one sees it above its frill."""
    left, right, low, high = x - 1.1 * r, x + 1.1 * r, y + 0.5 * r, y - 1.4 * r
    return f"M{left:.1f} {low:.1f}C{left:.1f} {high:.1f} {right:.1f} {high:.1f} {right:.1f} {low:.1f}z"


def scoop(x: float, y: float, r: float, colour: str, piece: str) -> str:
    """A ball of ice cream with a frill where the spoon let go: three tones of one paper, and a shadow below."""
    left, low, wide = x - 1.1 * r, y + 0.5 * r, 0.44 * r
    frill = f"a{wide / 2:.1f} {wide / 2.1:.1f} 0 0 0 {wide:.1f} 0" * 5
    return f"""
  <g>
    <ellipse cx="{x}" cy="{low + 0.22 * r:.1f}" rx="{1.05 * r:.1f}" ry="{0.26 * r:.1f}" fill="{INK}" opacity=".2"
      clip-path="url(#ice)"/>
    <path d="M{left:.1f} {low:.1f}{frill}z" fill="{mix(colour, INK, 0.22)}"/>
    <path d="{dome(x, y, r)}" fill="{colour}"/>
    <path d="M{left:.1f} {low - 0.12 * r:.1f}{frill}z" fill="{colour}"/>
    <path d="M{x - 0.78 * r:.1f} {y - 0.1 * r:.1f}q{0.06 * r:.1f} {-0.5 * r:.1f} {0.5 * r:.1f} {-0.66 * r:.1f}"
      fill="none" stroke="{mix(colour, LIGHT, 0.55)}" stroke-width="{0.13 * r:.1f}" stroke-linecap="round"/>
    <g transform="translate({x + 0.04 * r:.1f} {y:.1f}) scale({r / 92:.3f})" fill="{LIGHT}">{piece}</g>
  </g>"""


def chip(colour: str) -> str:
    """Geizen: a poker chip."""
    notches = "".join(
        f'<rect x="-6" y="-38" width="12" height="13" rx="2" fill="{colour}" transform="rotate({turn})"/>'
        for turn in range(0, 360, 60)
    )
    return f'<circle r="38"/>{notches}<circle r="17" fill="none" stroke="{colour}" stroke-width="5"/>'


def tile(colour: str) -> str:
    """Gelati: a hexagonal tile with its three flavours."""
    points = " ".join(f"{40 * sin(k * pi / 3):.1f},{40 * cos(k * pi / 3):.1f}" for k in range(6))
    dots = "".join(
        f'<circle cx="{17 * sin(k * pi / 1.5):.1f}" cy="{-17 * cos(k * pi / 1.5):.1f}" r="8.5" fill="{colour}"/>'
        for k in range(3)
    )
    return f'<polygon points="{points}" stroke="{LIGHT}" stroke-width="8" stroke-linejoin="round"/>{dots}'


def cards(colour: str) -> str:
    """Gelato Mio: two cards of a hand."""
    return (
        '<rect x="-25" y="-36" width="46" height="66" rx="8" transform="rotate(-14)" opacity=".7"/>'
        f'<g transform="rotate(9)" stroke="{colour}" stroke-width="5">'
        '<rect x="-19" y="-34" width="46" height="66" rx="8"/></g>'
        f'<g transform="rotate(9 4 0)" fill="{colour}"><path d="M-8 4h24l-12 24z"/><circle cx="4" cy="-6" r="12"/></g>'
    )


def guest(colour: str) -> str:
    """Gelini Nightlife: a gummy guest, arms up."""
    return (
        '<g stroke-linecap="round"><circle cx="0" cy="-17" r="19"/><circle cx="-15" cy="-33" r="8"/>'
        '<circle cx="15" cy="-33" r="8"/><ellipse cx="0" cy="20" rx="19" ry="22"/>'
        f'<path d="M-15 12L-32 -6M15 12L32 -6M-9 36L-13 44M9 36L13 44" stroke="{LIGHT}" stroke-width="14"/></g>'
        f'<g fill="{colour}"><circle cx="-7" cy="-19" r="3.6"/><circle cx="7" cy="-19" r="3.6"/></g>'
        f'<path d="M-6 -9q6 6 12 0" fill="none" stroke="{colour}" stroke-width="3.6" stroke-linecap="round"/>'
    )


def die(colour: str) -> str:
    """Attack of the Jelly Monster: a die that looks back."""
    return (
        '<rect x="-34" y="-34" width="68" height="68" rx="16" transform="rotate(8)"/>'
        f'<g fill="{colour}"><circle cx="-14" cy="-12" r="10"/><circle cx="15" cy="-8" r="10"/></g>'
        '<circle cx="-12" cy="-15" r="3.4"/><circle cx="17" cy="-11" r="3.4"/>'
        f'<g fill="none" stroke="{colour}" stroke-width="6" stroke-linecap="round">'
        '<path d="M-20 10q5 8 10 2t10 3 10 2 10 3"/></g>'
    )


def cone(x: float, top: float, half: float, tip: float) -> str:
    """The waffle."""
    shape = f"M{x - half} {top}H{x + half}L{x + 9} {tip - 9}Q{x} {tip + 6} {x - 9} {tip - 9}z"
    lines = "".join(
        f"M{x - half + step * 44 - 160} {top}l{(tip - top) * 0.9:.0f} {tip - top}"
        f"M{x + half - step * 44 + 160} {top}l{-(tip - top) * 0.9:.0f} {tip - top}"
        for step in range(12)
    )
    rim = f'x="{x - half - 12}" y="{top - 16}" width="{2 * half + 24}" height="34" rx="17"'
    return f"""
  <clipPath id="waffle"><path d="{shape}"/></clipPath>
  <path d="{shape}" fill="{WAFFLE}"/>
  <g clip-path="url(#waffle)">
    <path d="{lines}" stroke="{mix(WAFFLE, INK, 0.22)}" stroke-width="7" fill="none"/>
    <path d="M{x + half} {top}h-34L{x - 14} {tip}h60z" fill="{INK}" opacity=".1"/>
  </g>
  <rect {rim} fill="{mix(WAFFLE, LIGHT, 0.25)}"/>"""


SCOOPS = (
    (186, 292, "#5B6EE1", guest),
    (326, 292, "#7FB77E", cards),
    (188, 190, "#E8647C", tile),
    (322, 188, "#F2C14E", chip),
    (256, 98, "#9B5DE5", die),
)
SIZE = 74


def mark() -> str:
    """The whole mark, 512 by 512, on no ground of its own."""
    scoops = "".join(scoop(x, y, SIZE, colour, piece(mix(colour, INK, 0.25))) for x, y, colour, piece in SCOOPS)
    outlines = "".join(dome(x, y, SIZE) for x, y, *_ in SCOOPS)
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" role="img" aria-labelledby="title">
  <title id="title">Gelateria: a cone with five scoops, one for each game</title>
  <clipPath id="ice"><path d="{outlines}M128 330H384V400H128z"/></clipPath>{cone(256, 340, 122, 504)}{scoops}
</svg>
"""


if __name__ == "__main__":
    Path(__file__).with_suffix(".svg").write_text(mark(), encoding="utf-8")
