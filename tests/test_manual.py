"""The manual: what is found wrong in a site, and how notebooks come into it."""

import importlib
import json
import re
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
BOOKS = ROOT / "docs" / "rules"


@pytest.fixture(scope="module")
def manual():
    """The module tools/manual.py, which imports run.py."""
    sys.path.insert(0, str(ROOT))
    yield importlib.import_module("tools.manual")
    sys.path.remove(str(ROOT))


@pytest.fixture
def site(tmp_path):
    """Writes a site of these pages, each by its name."""

    def write(**pages):
        for name, text in pages.items():
            path = tmp_path / f"{name.replace('_', '/')}.html"
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, "utf-8")
        return tmp_path

    return write


@pytest.mark.parametrize(
    ("link", "fault"),
    [
        ('<a href="rules/book.html#SL-BID-01">', None),
        ('<a href="#here">', None),
        ('<a href="https://example.net/">', None),
        ('<a href="mailto:ana@example.net">', None),
        ('<img src="data:image/png;base64,AA">', None),
        ('<a href="rules/books.html">', "page.html: there is no rules/books.html"),
        (
            '<a href="rules/book.html#SL-BID-02">',
            "page.html: there is no such place as rules/book.html#SL-BID-02",
        ),
        ('<a href="#there">', "page.html: there is no such place as #there"),
        ('<img src="none.webp">', "page.html: there is no none.webp"),
        (
            '<link rel="stylesheet" href="https://example.net/a.css">',
            "page.html loads https://example.net/a.css",
        ),
        ('<script src="//example.net/a.js"></script>', "page.html loads //example.net/a.js"),
    ],
)
def test_a_link_leads_somewhere_and_nothing_is_loaded_from_elsewhere(manual, site, link, fault):
    made = site(page=f'<h1 id="here">Here</h1>{link}', rules_book='<a id="SL-BID-01"></a>')
    assert [fault] * bool(fault) == list(manual.faults(made))


def test_a_page_in_a_folder_links_from_there(manual, site):
    made = site(page="", rules_book='<a href="../page.html"><a href="page.html">')
    assert ["rules/book.html: there is no page.html"] == list(manual.faults(made))


def test_every_clause_can_be_linked(manual, tmp_path):
    (tmp_path / "book.ids").write_text("# all clauses\nSL-BID-01\nSL-BID-02 a reason\n")
    (tmp_path / "book.examples").write_text("SL-EX-01\n")
    (tmp_path / "book.html").write_text('<a id="SL-BID-01"></a> SL-BID-02')
    (tmp_path / "book.sl.html").write_text('<a id="SL-BID-01"></a><a id="SL-EX-01"></a>')
    assert list(manual.lost(tmp_path, tmp_path)) == [
        "book.html has no SL-EX-01",
        "book.html has no SL-BID-02",
        "book.sl.html has no SL-BID-02",
    ]


def test_a_translated_book_is_listed_after_its_original(manual, tmp_path):
    (tmp_path / "book.md").write_text("# A book\n")
    (tmp_path / "book.sl.md").write_text("# Ena knjiga\n\n# Not this\n")
    (tmp_path / "book.cs.md").write_text("# Kniha č. 1\n", "utf-8")
    settings = 'nav = [\n    { "Book" = "rules/book.md" },\n    { "Club" = "rules/club.md" },\n]\n'
    assert tomllib.loads(manual.translated(settings, tmp_path))["nav"] == [
        {"Book": "rules/book.md"},
        {"Kniha č. 1": "rules/book.cs.md"},
        {"Ena knjiga": "rules/book.sl.md"},
        {"Club": "rules/club.md"},
    ]


def test_the_manual_lists_each_book_once(manual):
    settings = (ROOT / "docs/site/zensical.toml").read_text("utf-8")
    pages = re.findall(r'= "(rules/[\w.]+\.md)"', manual.translated(settings, BOOKS))
    assert len(pages) == len(set(pages))
    assert {f"rules/{book.name}" for book in BOOKS.glob("*.??.md")} <= set(pages)


def test_every_page_is_in_a_chapter(manual, tmp_path):
    for name in ("index.md", "bots.md", "rules/book.md", "lost.md", manual.UNLISTED):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    settings = tmp_path / "zensical.toml"
    settings.write_text(
        '[project]\nnav = ["index.md", {"Play" = [{"Bots" = "bots.md"}, "rules/book.md", "gone.md"]}]'
    )
    assert list(manual.unlisted(tmp_path, settings)) == [
        "lost.md is in no chapter of docs/site/zensical.toml",
        "a chapter of docs/site/zensical.toml names gone.md",
    ]


def test_a_notebook_is_a_page_with_its_code_and_what_came_of_it(manual):
    cells = [
        {"cell_type": "markdown", "source": ["# Deals\n", "of a night"]},
        {
            "cell_type": "code",
            "source": ["1 + 1"],
            "outputs": [
                {"output_type": "execute_result", "data": {"text/plain": ["2"], "text/html": ["<b>2</b>"]}},
                {"output_type": "stream", "text": ["two\n"]},
                {"output_type": "display_data", "data": {"image/png": "AA==\n", "text/plain": ["a plot"]}},
            ],
        },
        {"cell_type": "code", "source": [], "outputs": []},
    ]
    assert manual.notebook(json.dumps({"cells": cells})) == (
        "# Deals\nof a night\n\n```python\n1 + 1\n```\n\n```text\n2\n```\n\n```text\ntwo\n```\n\n"
        "![What the code above draws](data:image/png;base64,AA==)\n\n\n"
    )
