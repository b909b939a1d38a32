"""As an app: it can be installed, and without a network it opens all the same and says what can be done."""

import json
import struct
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import RunningServer
from tests.web.visiting import CLIENT, missing, violations, visit

pytestmark = pytest.mark.skipif(bool(missing), reason="the client is not built")

DOWN = ("ERR_", "WebSocket connection")
"""What chromium calls it when nobody answers."""
TITLES = {
    "de": "Der Server ist nicht zu erreichen",
    "en": "The server cannot be reached",
    "es": "No se puede llegar al servidor",
    "fr": "Le serveur est injoignable",
    "it": "Il server non è raggiungibile",
    "nl": "De server is niet te bereiken",
    "pt": "Não se consegue chegar ao servidor",
}


def settle(page: Page) -> None:
    """Come in, and wait until the service worker has laid aside what it needs."""
    page.goto("/")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def test_it_has_what_devices_want_of_an_app() -> None:
    manifest = json.loads((CLIENT / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert manifest["display"] == "standalone"
    assert manifest["start_url"] == manifest["scope"] == manifest["id"] == "/"
    icons = {(icon["sizes"], icon["purpose"]): icon["src"] for icon in manifest["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= set(icons)
    for (sizes, _), address in icons.items():
        if address.endswith(".png"):
            width, height = struct.unpack(">II", (CLIENT / address[1:]).read_bytes()[16:24])
            assert f"{width}x{height}" == sizes


def test_chromium_would_install_it(browser: Browser, address: str) -> None:
    with visit(browser, address) as page:
        settle(page)
        devtools = page.context.new_cdp_session(page)
        problems = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
        assert [problem["errorId"] for problem in problems] == ["in-incognito"], "as every visit of a test is"
        manifest = devtools.send("Page.getAppManifest")
        assert manifest["errors"] == []


def test_without_a_network_it_says_so_in_every_language(browser: Browser, address: str) -> None:
    with visit(browser, address, phone=True, provoked=DOWN) as page:
        settle(page)
        page.context.set_offline(True)
        for language, title in TITLES.items():
            page.evaluate("spoken => localStorage.setItem('gelateria.language', spoken)", json.dumps(language))
            page.goto("/table/abcdefghjk")
            expect(page.get_by_role("heading", level=1)).to_have_text(title)
            expect(page.locator("section:visible")).to_have_count(1)
            assert page.evaluate("document.documentElement.lang") == language
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert violations(page) == []


def test_a_server_that_is_gone_is_told_by_every_page_until_it_is_back(browser: Browser, tmp_path: Path) -> None:
    """By one that is open, in its own words and language; by one that is loaded again, which comes back by itself."""
    with (
        RunningServer(tmp_path) as server,
        visit(browser, server.address, wishes={"language": "nl"}, provoked=DOWN) as open_page,
        visit(browser, server.address, provoked=DOWN) as page,
    ):
        open_page.goto("/")
        open_page.get_by_role("button", name="Geizen").first.wait_for()
        settle(page)
        server.kill()
        open_page.get_by_role("button", name="Geizen").first.click()
        expect(open_page.get_by_role("alert")).to_contain_text("De server is niet te bereiken")
        page.reload()
        expect(page.get_by_role("heading", name="The server cannot be reached")).to_be_visible()
        expect(page.get_by_text("Is aeroplane mode off?")).to_be_visible()
        expect(page.locator("code:visible")).to_have_count(0)  # what helps at a computer is folded away
        server.start()
        expect(page.get_by_role("heading", name="Gelateria", level=1)).to_be_visible()
        server.kill()
        page.reload()
        expect(page.get_by_role("link", name="Try again")).to_be_visible()
        server.start()
        expect(page.get_by_role("heading", name="Gelateria", level=1)).to_be_visible()
