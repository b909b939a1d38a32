"""A browser that comes to a real server: Debian's chromium, driven by Playwright."""

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Playwright

ROOT = Path(__file__).parent.parent.parent
CLIENT = ROOT / "src" / "gelateria" / "server" / "web"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
QUICK = {"pace": "instant", "speed": "still", "sound": False}
"""Wishes of somebody in a hurry."""
CLIPBOARD = ["clipboard-read", "clipboard-write"]
"""What a browser asks before it lets a page copy."""

missing = [
    what
    for what, there in {"the built client (make web)": (CLIENT / "index.html").is_file(), "chromium": CHROMIUM}.items()
    if not there
]


def launch(playwright: Playwright) -> Browser:
    arguments = ["--disable-gpu", *(["--no-sandbox"] if not hasattr(os, "geteuid") or os.geteuid() == 0 else [])]
    return playwright.chromium.launch(executable_path=CHROMIUM, args=arguments)


@contextmanager
def visit(
    browser: Browser,
    address: str,
    *,
    phone: bool = False,
    wishes: dict[str, Any] | None = None,
    provoked: str = "",
    **more: Any,
) -> Iterator[Page]:
    """A page of a new visitor, who hears of every error that the browser finds; there must be none but those provoked.

    `provoked` is what the browser says of what the test does to it: that a request was refused, or the line is down.
    """
    context = browser.new_context(
        base_url=address,
        viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
        has_touch=phone,
        is_mobile=phone,
        locale="en-GB",
        **more,
    )
    kept = {f"gelateria.{name}": json.dumps(value) for name, value in (wishes or {}).items()}
    context.add_init_script(f"""
        for (const [name, value] of Object.entries({json.dumps(kept)}))
            if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
    """)
    page = context.new_page()
    page.set_default_timeout(10_000)
    faults: list[str] = []
    page.on("console", lambda message: faults.append(message.text) if message.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: faults.append(str(error)))
    try:
        yield page
        assert [fault for fault in faults if not provoked or provoked not in fault] == []
    finally:
        context.close()


def violations(page: Page) -> list[str]:
    """What axe finds wrong for people who see, hear or move otherwise."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{violation['id']}: {violation['help']}: {node['html'][:160]} {node.get('failureSummary', '')[:300]}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]
