"""The mark as the pictures that devices want for an app: `make pictures`.

python -m tests.web.icons FOLDER     # where icon.svg lies
"""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.web.visiting import launch

CREAM = "#FFF8EE"
ICONS = {
    "icon-192.png": (192, 1.0, None),
    "icon-512.png": (512, 1.0, None),
    "icon-maskable.png": (512, 0.68, CREAM),  # a device may cut off everything outside a circle
    "icon-touch.png": (180, 0.84, CREAM),
}
"""By file: its side in pixels, how much of it the mark takes, and the ground, if it has one."""


def main(folder: Path) -> None:
    mark = (folder / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for name, (side, share, ground) in ICONS.items():
            page = browser.new_page(viewport={"width": side, "height": side})
            page.set_content(f"""
                <style>
                    body {{ margin: 0; height: {side}px; display: grid; place-items: center;
                            background: {ground or "transparent"} }}
                    svg {{ width: {side * share}px }}
                </style>{mark}""")
            page.screenshot(path=folder / name, omit_background=ground is None)
            page.close()
            print(folder / name)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
