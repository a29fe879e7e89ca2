"""The rules of this house that no other tool holds."""

import ast
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

REGISTRY = re.compile(r"(pypi|pythonhosted|npmjs|yarnpkg|debian)\.(org|com)")
MACHINE = re.compile(r"(?<![\w./:-])/(work|farm|root)/\w")
EXCUSE = re.compile(r"# ?(noqa|type: ?ignore)(?P<rest>.*)")
REASON = re.compile(r"(: [A-Z]+\d+(, [A-Z]+\d+)*|\[[\w, -]+\])\W+\w+\W+\w+")


@pytest.fixture(scope="module")
def lines():
    """Every line of every text that is committed, or would be by `git add .`: where it stands, its text."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listed.returncode:
        pytest.skip("needs a git checkout")
    found = {}
    for name in listed.stdout.splitlines():
        content = (ROOT / name).read_bytes() if (ROOT / name).is_file() else b""
        if b"\0" not in content:
            found |= {
                f"{name}:{number}": line for number, line in enumerate(content.decode().splitlines(), 1)
            }
    return found


def modules():
    return sorted((ROOT / "src/tarok").rglob("*.py"))


def test_no_module_is_longer_than_600_lines():
    lengths = {path: len(path.read_text().splitlines()) for path in modules()}

    assert {} == {path: length for path, length in lengths.items() if length > 600}


def test_no_function_is_longer_than_60_lines():
    lengths = {
        f"{path}:{node.lineno} {node.name}": node.end_lineno - node.lineno + 1
        for path in modules()
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }

    assert {} == {name: length for name, length in lengths.items() if length > 60}


def test_the_contract_on_the_bots_of_a_family_names_every_family_that_has_some():
    """Wildcards cannot say it: what all bots share stands in modules, those of a family in a folder."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    named = {
        module
        for contract in project["tool"]["importlinter"]["contracts"]
        if contract.get("allowed_importers") == ["tarok.bots.families"]
        for module in contract["protected_modules"]
    }
    folders = {path.parent.name for path in (ROOT / "src/tarok/bots").glob("*/__init__.py")}
    families = {path.parent.name for path in (ROOT / "src/tarok/games").glob("*/__init__.py")}

    assert {f"tarok.bots.{folder}" for folder in folders & families} == named


def test_no_registry_is_named_for_whoever_installs_brings_their_own(lines):
    assert [] == [where for where, line in lines.items() if REGISTRY.search(line)]


def test_no_path_of_one_machine_is_written_down(lines):
    assert [] == [where for where, line in lines.items() if MACHINE.search(line)]


def test_every_excuse_gives_its_reason(lines):
    python = {where: EXCUSE.search(line) for where, line in lines.items() if ".py:" in where}

    assert [] == [where for where, excuse in python.items() if excuse and not REASON.match(excuse["rest"])]


@pytest.mark.parametrize(
    ("rule", "kept", "broken"),
    [
        (REGISTRY, "see pypi dot org", "https://pypi" + ".org/simple"),
        (REGISTRY, "npmjs", "registry.npmjs" + ".org"),
        (MACHINE, "docs/work/plan, https://example.net/work/plan", "cd /wor" + "k/main"),
        (MACHINE, "../root/x", "HOME=/roo" + "t/x"),
    ],
)
def test_the_patterns_find_what_they_are_for(rule, kept, broken):
    assert (None, True) == (rule.search(kept), bool(rule.search(broken)))


@pytest.mark.parametrize(
    ("excuse", "reason"),
    [
        (": S603 - runs git", True),
        ("[assignment]  # a module or nothing", True),
        (": S603, T201 - runs git", True),
        (": S603", False),
        ("", False),
        (" because of that", False),
        ("[assignment]", False),
    ],
)
def test_an_excuse_names_the_rule_and_the_reason(excuse, reason):
    assert reason == bool(REASON.match(excuse))
