"""A browser that comes to a real server: Debian's chromium, driven by Playwright."""

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Playwright, expect

ROOT = Path(__file__).parent.parent.parent
CLIENT = ROOT / "src" / "gelateria" / "server" / "web"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
PATIENCE = 120_000
"""Milliseconds for anything to happen. Only what will never happen takes so long: nothing here is a matter of speed."""
expect.set_options(timeout=PATIENCE)
QUICK = {"pace": "instant", "speed": "still", "sound": False}
"""Wishes of somebody in a hurry."""
CLIPBOARD = ["clipboard-read", "clipboard-write"]
"""What a browser asks before it lets a page copy."""

missing = [
    what
    for what, there in {"the built client (make web)": (CLIENT / "index.html").is_file(), "chromium": CHROMIUM}.items()
    if not there
]


NOT_NEEDED = [
    *("AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync"),
    *("DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay"),
    *("MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch"),
    *("TcpPortRandomizationWin", "ThirdPartyStoragePartitioning"),
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"),
]
"""What chromium shall do without: Playwright's own list, which ours replaces, and in the last line what makes up
suggestions for an address bar that nobody sees. For every new window that takes as long as a page of ours."""
CHANCE = """deal => {
    const loads = 1 + Number(sessionStorage.getItem('loads'));
    sessionStorage.setItem('loads', loads);
    const from = (name) => {
        let state = 0;
        for (const letter of name) state = Math.imul(state ^ letter.codePointAt(0), 0x9E3779B1);
        return () => {
            state = (state + 0x6D2B79F5) | 0;
            let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
            mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
            return (mixed ^ (mixed >>> 14)) >>> 0;
        };
    };
    const [numbers, bytes] = [from(`${deal} ${loads}`), from(`${deal} ${loads} bytes`)];
    Math.random = () => numbers() / 2 ** 32;
    Crypto.prototype.getRandomValues = (array) => {
        const places = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
        for (const i of places.keys()) places[i] = bytes();
        return array;
    };
}"""
"""A browser whose chance follows from the name of a deal and from how often this tab has loaded a page."""
REMEMBER = """kept => {
    for (const [name, value] of Object.entries(kept))
        if (localStorage.getItem(`gelateria.${name}`) === null)
            localStorage.setItem(`gelateria.${name}`, JSON.stringify(value));
}"""
"""What the client finds in its memory, unless it has something newer there."""

NOTE_BAR = """() => {
    const bar = document.querySelector('[data-bar] .sentence');
    window.said = [];
    const note = () => window.said.at(-1) !== bar.textContent && window.said.push(bar.textContent);
    new MutationObserver(note).observe(bar, { subtree: true, childList: true, characterData: true });
}"""
"""Every sentence that the bar says from here on, however shortly."""
LEFT_EARLY = "WebSocket is closed before the connection is established"
"""What chromium says of whoever leaves a page that has just begun to listen: no fault of anybody."""

VIEWSING = """selector => {
    const notes = { most: 0 };
    const look = () => (notes.most = Math.max(notes.most, document.querySelectorAll(selector).length));
    look();
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
    return notes;
}"""


def launch(playwright: Playwright) -> Browser:
    arguments = [
        "--disable-gpu",
        f"--disable-features={','.join(NOT_NEEDED)}",
        *(["--no-sandbox"] if not hasattr(os, "geteuid") or os.geteuid() == 0 else []),
    ]
    return playwright.chromium.launch(executable_path=CHROMIUM, args=arguments, timeout=PATIENCE)


def called_with(function: str, argument: Any) -> str:
    """A script that calls this function."""
    return f"({function})({json.dumps(argument)})"


@contextmanager
def visit(
    browser: Browser,
    address: str,
    *,
    phone: bool = False,
    wishes: dict[str, Any] | None = None,
    provoked: str | tuple[str, ...] = "",
    deal: str = "a deal",
    **more: Any,
) -> Iterator[Page]:
    """A page of a new visitor, who hears of every error that the browser finds; there must be none but those provoked.

    `provoked` is what the browser says of what the test does to it: that a request was refused, or the line is down.
    `deal` is what its tables are dealt, where the server is one whose chance is known (tests.server.rigged); visitors
    who are there at the same time differ anyway.
    """
    expected = (LEFT_EARLY, provoked) if isinstance(provoked, str) else (LEFT_EARLY, *provoked)
    among = f"{deal}, visitor {len(browser.contexts)}"
    context = browser.new_context(
        base_url=address,
        viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
        has_touch=phone,
        is_mobile=phone,
        locale="en-GB",
        **more,
    )
    context.add_init_script(called_with(CHANCE, among))
    context.add_init_script(called_with(REMEMBER, wishes or {}))
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    faults: list[str] = []
    page.on("console", lambda message: faults.append(message.text) if message.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: faults.append(str(error)))
    try:
        yield page
        unexpected = [fault for fault in faults if not any(word in fault for word in filter(None, expected))]
        assert not unexpected, unexpected
    finally:
        context.close()


class Sighting:
    """Whether something has been on this page since, be it for a moment: a slow eye does not miss it."""

    def __init__(self, page: Page, selector: str, count: int = 1) -> None:
        self._page, self._count = page, count
        self._notes = page.evaluate_handle(VIEWSING, selector)

    @property
    def happened(self) -> bool:
        return bool(self._page.evaluate("([notes, count]) => notes.most >= count", [self._notes, self._count]))

    def wait_for(self) -> None:
        self._page.wait_for_function("([notes, count]) => notes.most >= count", arg=[self._notes, self._count])


def violations(page: Page, within: str = "html") -> list[str]:
    """What axe finds wrong for people who see, hear or move otherwise; in one part, where the rest was seen before."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("part => axe.run(part, { resultTypes: ['violations'] })", within)
    return [
        f"{violation['id']}: {violation['help']}: {node['html'][:160]} {node.get('failureSummary', '')[:300]}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]
