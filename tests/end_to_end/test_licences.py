"""The licences of the page and of all that it holds, opened from the settings, also without a network."""

import json
from pathlib import Path

import pytest
from end_to_end.company import typed_in
from end_to_end.live_server import LiveServer
from end_to_end.screen import SMALL, tap
from end_to_end.test_accessible import examine
from playwright.sync_api import expect

ROWS = json.loads((Path(__file__).parents[2] / "ui/licences/inside.json").read_text("utf-8"))


@pytest.fixture
def server(open_server) -> LiveServer:
    return open_server(typed_in("klop").pack)


@pytest.mark.parametrize(
    ("locale", "title"), [("en-GB", "Licences"), pytest.param("hu-HU", "Licencek", marks=pytest.mark.long)]
)
def test_licences_are_read_in_the_settings_without_a_network(server, visit, faults, locale, title):
    screen = visit(server, tap, keeps=True, **{**SMALL, "locale": locale})
    page = screen.page
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.context.set_offline(True)
    page.reload()
    screen.open("settings")
    screen.press(screen.find("licences"))
    dialog = screen.find("licences-dialog")
    expect(dialog.get_by_role("heading", name=title)).to_be_visible()
    expect(screen.find("licence")).to_have_count(len(ROWS))
    pyodide = screen.find("licence").filter(has_text="pyodide")
    screen.press(pyodide.locator("summary"))
    expect(pyodide).to_contain_text("Mozilla Public License Version 2.0")
    expect(pyodide.get_by_role("link")).to_have_attribute("href", "https://github.com/pyodide/pyodide")
    examine(screen)
    assert 0 == page.evaluate("document.documentElement.scrollWidth - innerWidth")
    page.context.set_offline(False)
    faults.clear()
