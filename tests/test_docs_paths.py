"""Every path, module and file that the manual names in backticks is in the repository.

`src/tarok/games/FAMILY/KEY.py` and `docs/rules/<family>.md` stand for any file of this form.  A path may
start at the folder of its page or omit its first folders (`table/finished_deal.py`), and in a table of
modules the suffix, too.
"""

import re
import subprocess
from fnmatch import fnmatch
from itertools import chain
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md", "ui/README.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
]
CODE = re.compile(r"^ *```.*?^ *```$", re.MULTILINE | re.DOTALL)
QUOTED = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"[\w.*<>-]+(/[\w.*<>-]+)*/?")
SOURCE = re.compile(r"\.(py|pyx|pxd|pxi|c|h|ts|svelte|ftl|toml|tsv)$")
SUFFIXES = ("", ".py", ".ts", ".svelte", ".pyx", ".pxi")
PLACEHOLDER = re.compile(r"<\w+>|[A-Z]{3,}")
MODULE = re.compile(r"tarok(\.\w+)+")
NAMES_OF_MODULES = re.compile(r"^\| (module|package|folder[^|]*) \|")

BUILT = {"src/tarok/server/static", "src/tarok/server/engine/missing", "src/tarok/kernel/native"}
"""What a build writes and git ignores."""
OTHER_NAMES = re.compile(r"tarok\.(example|db)\b")
"""A host name and a database."""


@pytest.fixture(scope="module")
def files():
    """The files that git knows, each with its folders."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("needs a git checkout")
    found = [Path(name) for name in listed.stdout.splitlines()]
    return {path.as_posix() for path in chain(found, *(file.parents for file in found))}


@pytest.fixture(scope="module")
def endings(files):
    """Each of these paths, and what is left of it without its first folders."""
    return {name.split("/", start)[-1] for name in files for start in range(name.count("/") + 1)}


def quoted(page):
    """The words in backticks, each with its line and whether a table of modules names it."""
    text = CODE.sub(lambda code: "\n" * code[0].count("\n"), page.read_text("utf-8"))
    in_table = False
    for number, line in enumerate(text.splitlines(), 1):
        in_table = line.startswith("|") and (in_table or bool(NAMES_OF_MODULES.match(line)))
        listed = line.split("|")[1] if in_table else ""
        for words in QUOTED.findall(line):
            for word in words.split():
                yield number, word.rstrip(",;"), f"`{words}`" in listed


def is_there(path, names):
    if PLACEHOLDER.search(path) and path not in names:
        path = PLACEHOLDER.sub("*", path)
    if "*" in path:
        return any(fnmatch(name, path) for name in names)
    return path in names or path in BUILT


def defines(module):
    """Whether there is such a module below src, or one that defines the rest of the name."""
    *folders, last = module.split(".")
    for end in range(len(folders) + 1, 0, -1):
        path = ROOT.joinpath("src", *[*folders, last][:end])
        rest = [*folders, last][end:]
        sources = [path.with_suffix(".py"), path / "__init__.py"]
        if source := next((file for file in sources if file.is_file()), None):
            text = source.read_text("utf-8")
            return all(re.search(rf"\b{name}\b", text) for name in rest)
    return False


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_paths_of_a_page_exist(page, files, endings):
    tops = {name.split("/")[0] for name in files}
    base = page.parent.relative_to(ROOT)
    missing = []
    for number, word, listed in quoted(page):
        if not PATH.fullmatch(word):
            continue
        path = word.rstrip("/")
        if "/" in path and path.split("/")[0] in tops:
            found = is_there(path, files) or is_there((base / path).as_posix(), files)
        elif SOURCE.search(path):
            found = is_there(path, endings)
        elif listed:
            found = any(is_there(path + suffix, endings) for suffix in SUFFIXES) or defines(path)
        else:
            continue
        if not found:
            missing.append(f"{page.name}:{number} {word}")

    assert [] == missing


def test_modules_that_the_manual_names_exist():
    named = {
        f"{page.name}:{number} {word}": word
        for page in PAGES
        for number, word, _ in quoted(page)
        if MODULE.fullmatch(word) and not OTHER_NAMES.match(word)
    }

    assert "tarok.engine.whereabouts" in named.values()
    assert [] == [where for where, word in named.items() if not defines(word)]


@pytest.mark.parametrize(
    ("path", "found"),
    [
        ("src/tarok/games/FAMILY/__init__.py", True),
        ("src/tarok/games/FAMILY/results.py", False),
        ("docs/rules/<family>.md", True),
        ("tests/conftest.py", True),
        ("tests/test_strange.py", False),
        ("src/tarok/server/static", True),
    ],
)
def test_a_path_with_placeholders_stands_for_any_file_of_its_form(path, found, files):
    assert found == is_there(path, files)


@pytest.mark.parametrize(
    ("module", "found"),
    [("tarok.bots.PLAYERS", True), ("tarok.bots.blunders", False), ("tarok.nothing", False)],
)
def test_a_module_is_there_or_defines_the_name(module, found):
    assert found == defines(module)
