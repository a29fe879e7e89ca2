"""Every example of README and docs runs as it stands, and says what the page says.

Of a page, from the top: a block of `python` is run, and goes on with the names of those before it; one of
`console` has commands behind `$`, each with what it prints, in which `…` stands for anything; one with
a `title` is a file that the examples below it find.  What comes after `<!-- long -->` in a chapter is left to
`python3 run.py test -m 'long and not night'`.  `text`, `json`, `toml` and `sh` are there to be read.
"""

import os
import re
import subprocess
import sys
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple

import pytest
from requires import require

from tarok.kernel import missing

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(
    r"^ *```(?P<kind>\w*)(?: title=\"(?P<title>[^\"]+)\")?\n(?P<text>.*?)^ *```$", re.MULTILINE | re.DOTALL
)
COMMAND = re.compile(r"^\$ ", re.MULTILINE)
LONG = "<!-- long -->"
READ = {"text", "json", "toml", "sh"}
RUN = {"python", "console"}


class Block(NamedTuple):
    """A block of a page; `slow` ones stand below a mark in their chapter."""

    line: int
    slow: bool
    kind: str
    title: str | None
    text: str

    @property
    def runs(self):
        return self.kind in RUN and not self.title


def blocks(page):
    text = page.read_text("utf-8")
    for found in FENCE.finditer(text):
        chapter = max(text.rfind("\n## ", 0, found.start()), 0)
        line, slow = text.count("\n", 0, found.start()) + 1, LONG in text[chapter : found.start()]
        yield Block(line, slow, found["kind"], found["title"], dedent(found["text"]))


def example(page):
    return page.relative_to(ROOT).as_posix()


def with_some(*, slow):
    """The pages that have an example to run by day, or a slow one: for that all before it are run again."""
    return [page for page in PAGES if slow in {block.slow for block in blocks(page) if block.runs}]


def alike(shown, printed):
    """Whether this was printed, whatever stands where the page has `…`; ends of lines have spaces or not."""
    pattern = ".*".join(map(re.escape, tidy(shown).split("…")))
    return re.fullmatch(pattern, tidy(printed), re.DOTALL)


def tidy(text):
    return "\n".join(line.rstrip() for line in text.strip().splitlines())


def typed(command, folder):
    """What a terminal of 100 columns shows of a command that somebody types in this folder."""
    around = {
        **os.environ,
        "COLUMNS": "100",
        "NO_COLOR": "1",
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": str(ROOT / "src"),
        "XDG_DATA_HOME": str(folder),
    }
    return subprocess.run(
        command.replace("python3 run.py ", "tarok "),
        shell=True,
        cwd=folder,
        env=around,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        stdin=subprocess.DEVNULL,
        encoding="utf-8",
        check=False,
    )


def follow(page, folder, *, long):
    """Do what the page says, from its top to its end."""
    names = {"__name__": "__main__"}
    for block in blocks(page):
        if block.slow and not long:
            continue
        if block.title:
            (folder / block.title).write_text(block.text, "utf-8")
        elif block.kind == "python":
            exec(compile("\n" * block.line + block.text, page, "exec"), names)
        elif block.kind == "console":
            for said in COMMAND.split(block.text)[1:]:
                command, _, shown = said.partition("\n")
                done = typed(command, folder)
                told = f"{example(page)}:{block.line} {command}\n{done.stdout}"
                assert done.returncode == 0, told
                assert not shown.strip() or alike(shown, done.stdout), told


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder of one's own that looks like a checkout, and into which examples may write."""
    require("kernel", not missing())
    for name in ("tests", "docs"):
        (tmp_path / name).symlink_to(ROOT / name)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.filterwarnings("default")
@pytest.mark.parametrize("text", with_some(slow=False), ids=example)
def test_the_examples_of_a_page_run(text, folder):
    follow(text, folder, long=False)


@pytest.mark.long
@pytest.mark.filterwarnings("default")
@pytest.mark.parametrize("text", with_some(slow=True), ids=example)
def test_the_long_examples_of_a_page_run(text, folder):
    follow(text, folder, long=True)


@pytest.mark.parametrize("text", PAGES, ids=example)
def test_every_block_says_what_it_is(text):
    """So none of them is an example that nobody runs; and none is inside of another."""
    opened = re.findall(r"^ *```.*$", text.read_text("utf-8"), re.MULTILINE)
    kinds = [block.kind for block in blocks(text)]
    assert 2 * len(kinds) == len(opened)
    assert set(kinds) <= READ | RUN


@pytest.mark.parametrize(
    ("shown", "printed", "same"),
    [
        ("one\ntwo", "one  \ntwo\n", True),
        ("one\n…\nfour", "one\ntwo\nthree\nfour\n", True),
        ("seed …", "seed 7", True),
        ("one", "one\ntwo", False),
        ("a.c", "abc", False),
    ],
)
def test_dots_stand_for_anything_and_nothing_else_does(shown, printed, same):
    assert same == bool(alike(shown, printed))
