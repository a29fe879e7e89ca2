"""The manual: a site made of docs/, whose every link leads somewhere.

`python3 run.py docs` builds it into .cache/site.  It opens without a server, and loads nothing of the
network.  How it looks and which chapters it has stands in docs/site/zensical.toml.
"""

import json
import re
import shutil
import tomllib
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import run

DOCS, SITE, WORK = run.ROOT / "docs", run.CACHE / "site", run.CACHE / "docs"
PAGES, MADE, SETTINGS = WORK / "pages", WORK / "html", WORK / "zensical.toml"
"""The pages as Zensical gets them, and what it makes of them until every link has been followed."""

BESIDE = ("CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", "LICENSE", "LICENSES", "contrib")
"""What lies beside docs/ and is a page of the manual, or linked from one."""

UNLISTED = "repository.md"
"""README.md, which is no page of any chapter: it is built for its links to be followed."""

LISTS = ("*.ids", "*.examples", "*.later", "*.untested", "terms")
LOADED = {"script": "src", "img": "src", "link": "href", "source": "srcset", "iframe": "src"}
"""What a browser fetches by itself, and the attribute that says from where."""


def build(python: Path) -> None:
    """The site, by the Zensical beside this Python; the one before stays until the new one is found sound."""
    gather()
    shutil.rmtree(MADE, ignore_errors=True)
    run.quietly(python.with_name(f"zensical{run.EXE}"), "build", "--strict", "--config-file", SETTINGS)
    (MADE / "404.html").unlink()  # for servers that have the site at their top, and linked as if all did
    odd = [
        *unlisted(PAGES, SETTINGS)
    ]  # each page links what a chapter names: it would be told for all of them
    if found := odd or [*faults(MADE), *lost(DOCS / "rules", MADE / "rules")]:
        raise run.Trouble("the manual has faults:\n  " + "\n  ".join(found))
    shutil.rmtree(SITE, ignore_errors=True)
    MADE.rename(SITE)


# The pages.


def gather() -> None:
    """Lays the pages out as the site has them: what lies beside docs/ comes to its top."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(DOCS, PAGES, ignore=shutil.ignore_patterns(*LISTS, "*.py", "__pycache__"))
    (PAGES / "site/zensical.toml").rename(SETTINGS)
    SETTINGS.write_text(translated(SETTINGS.read_text("utf-8"), PAGES / "rules"), "utf-8")
    shutil.copy(run.ROOT / "README.md", PAGES / UNLISTED)
    for name in BESIDE:
        of = run.ROOT / name
        (shutil.copytree if of.is_dir() else shutil.copy)(of, PAGES / name)
    for page in PAGES.glob("*.md"):
        page.write_text(re.sub(r"\]\((\.\./|docs/)", "](", page.read_text("utf-8")), "utf-8")
    for book in [*PAGES.rglob("*.ipynb")]:
        book.with_suffix(".md").write_text(notebook(book.read_text("utf-8")), "utf-8")


def translated(settings: str, books: Path) -> str:
    """The settings with each translated rule book after its original, by the title it has in its language."""
    for book in sorted(books.glob("*.??.md"), reverse=True):
        family, _, _ = book.name.partition(".")
        title = book.read_text("utf-8").partition("\n")[0].removeprefix("# ")
        original = re.compile(rf'^( *)\{{ "[^"]+" = "rules/{family}\.md" \}},\n', re.MULTILINE)
        settings = original.sub(rf'\g<0>\1{{ "{title}" = "rules/{book.name}" }},\n', settings)
    return settings


def notebook(text: str) -> str:
    """A notebook as a page: what it says, its code, and what came of that when it was last run."""
    parts = []
    for cell in json.loads(text)["cells"]:
        source = "".join(cell["source"])
        parts.append(fenced(source, "python") if cell["cell_type"] == "code" else source)
        parts += [shown(output) for output in cell.get("outputs", ())]
    return "\n\n".join(parts) + "\n"


def shown(output: dict[str, Any]) -> str:
    """A picture, if what came of a cell is one, else its text."""
    kinds = output.get("data", {})
    if "image/png" in kinds:
        return f"![What the code above draws](data:image/png;base64,{''.join(kinds['image/png']).strip()})"
    return fenced("".join(output.get("text") or kinds.get("text/plain", "")).rstrip(), "text")


def fenced(text: str, language: str) -> str:
    """The text as a block of this language, if there is any."""
    return f"```{language}\n{text}\n```" if text else ""


# What is wrong with them.


class Seen(HTMLParser):
    """Of a page: what can be linked there, where it leads, and what it has a browser load."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value for name, value in attrs if value is not None}
        self.anchors |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        if LOADED.get(tag) in given:
            self.loads.append(given[LOADED[tag]])


def faults(site: Path) -> Iterator[str]:
    """Links of the site's pages that lead nowhere in it, and what a browser would fetch from elsewhere."""
    pages = {path: Seen(path.read_text("utf-8")) for path in sorted(site.rglob("*.html"))}
    for path, page in pages.items():
        name = path.relative_to(site).as_posix()
        for link in dict.fromkeys(page.links + page.loads):
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                if link in page.loads and parts.scheme != "data":
                    yield f"{name} loads {link}"
                continue
            at = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            if not at.exists():
                yield f"{name}: there is no {link}"
            elif parts.fragment and at in pages and unquote(parts.fragment) not in pages[at].anchors:
                yield f"{name}: there is no such place as {link}"


def lost(books: Path, made: Path) -> Iterator[str]:
    """Clauses and worked examples of the rule books that cannot be linked in what was made of them."""
    for book in sorted([*books.glob("*.ids"), *books.glob("*.examples")]):
        ids = re.findall(r"^[A-Z]{2}-\S+", book.read_text("utf-8"), re.MULTILINE)
        for page in [made / f"{book.stem}.html", *sorted(made.glob(f"{book.stem}.??.html"))]:
            there = Seen(page.read_text("utf-8")).anchors
            yield from (f"{page.name} has no {name}" for name in ids if name not in there)


def unlisted(pages: Path, settings: Path) -> Iterator[str]:
    """Pages that no chapter of the settings leads to, and those that a chapter names but do not exist."""
    listed = {UNLISTED, *named(tomllib.loads(settings.read_text("utf-8"))["project"]["nav"])}
    there = {path.relative_to(pages).as_posix() for path in pages.rglob("*.md")}
    yield from (f"{name} is in no chapter of docs/site/zensical.toml" for name in sorted(there - listed))
    yield from (f"a chapter of docs/site/zensical.toml names {name}" for name in sorted(listed - there))


def named(chapters: list[Any]) -> Iterator[str]:
    """Every page that these chapters name: each is a page, or a title with a page or with chapters."""
    for each in chapters:
        for to in each.values() if isinstance(each, dict) else [each]:
            yield from [to] if isinstance(to, str) else named(to)
