"""What a wheel holds of other projects is listed with its licence: in the metadata, the page and an SBOM."""

import gzip
import importlib.util
import io
import json
import re
import tomllib
import zipfile
from pathlib import Path

import pytest
from packaging.licenses import canonicalize_license_expression
from requires import require

ROOT = Path(__file__).parents[1]
ROWS = json.loads((ROOT / "ui/licences/inside.json").read_text("utf-8"))
NAMES = [row["name"] for row in ROWS]
NODE = ROOT / "ui/node_modules"
STATIC, ENGINE = ROOT / "src/tarok/server/static", ROOT / "src/tarok/server/engine"
SPEC = importlib.util.spec_from_file_location("inventory", ROOT / "tools/inventory.py")
inventory = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(inventory)
OWN = {"Apache-2.0", "CC0-1.0"}


def row(name):
    return next(each for each in ROWS if each["name"] == name)


def test_the_page_holds_what_is_listed_and_nothing_else():
    """The build says what it found; one that finds more fails (ui/licences/plugin.ts)."""
    held = STATIC / "inside.json"
    require("page", held.exists())

    assert sorted(each["name"] for each in ROWS if each["in"] == "page") == json.loads(held.read_text())


@pytest.mark.parametrize("name", [each["name"] for each in ROWS if each["purl"].startswith("pkg:npm/")])
def test_a_package_of_npm_is_listed_as_it_is_locked_with_its_own_licence(name):
    locked = json.loads((ROOT / "ui/package-lock.json").read_text())["packages"][f"node_modules/{name}"]
    assert (locked["version"], locked["license"]) == (row(name)["version"], row(name)["licence"])
    assert row(name)["purl"] == f"pkg:npm/{name.replace('@', '%40')}@{locked['version']}"
    require("npm", (NODE / name).exists())
    own = [file for file in (NODE / name).iterdir() if re.match(r"licen[cs]e", file.name, re.IGNORECASE)]
    if own and row(name)["texts"] != ["LICENSE"]:
        assert (ROOT / row(name)["texts"][0]).read_text("utf-8").strip() in own[0].read_text("utf-8")


def test_python_and_msgspec_are_listed_as_they_are_locked():
    pins = re.findall(r"^([\w.-]+)==([^\s;]+)", (ROOT / "requirements/browser.txt").read_text(), re.MULTILINE)
    require("npm", (NODE / "pyodide").exists())
    known = json.loads((NODE / "pyodide/pyodide-lock.json").read_text())["info"]

    assert [("msgspec", row("msgspec")["version"])] == pins
    assert known["python"] == row("cpython")["version"]


def test_every_file_of_the_engine_is_one_that_is_listed():
    require("engine", (ENGINE / "index.json.gz").exists())
    files = {path.relative_to(ENGINE).as_posix() for path in ENGINE.rglob("*.gz")}
    kinds = {
        r"index\.json": None,
        r"worker-\w+\.mjs": None,
        r"tarok-\w+\.zip": None,
        r"python-\w+/pyodide(\.asm)?\.(mjs|wasm)": "pyodide",
        r"python-\w+/pyodide-lock\.json": "pyodide",
        r"python-\w+/python_stdlib\.zip": "cpython",
        r"python-\w+/msgspec\.whl": "msgspec",
    }
    unlisted = [name for name in files if not any(re.fullmatch(kind + r"\.gz", name) for kind in kinds)]
    assert [] == unlisted
    assert {name for name in kinds.values() if name} <= {*NAMES}


@pytest.mark.parametrize(
    ("part", "inside"),
    [("tarok-*.zip", r"tarok/.*\.py"), ("python-*/msgspec.whl", r"msgspec(-[\d.]+\.dist-info)?/.*")],
)
def test_an_archive_of_the_engine_holds_nothing_of_others(part, inside):
    require("engine", (ENGINE / "index.json.gz").exists())
    (file,) = ENGINE.glob(f"{part}.gz")
    with zipfile.ZipFile(io.BytesIO(gzip.decompress(file.read_bytes()))) as archive:
        assert [] == [name for name in archive.namelist() if not re.fullmatch(inside, name)]


def test_the_expression_of_the_metadata_has_the_licence_of_everything_inside():
    expression = inventory.project()["license"]
    parts = {part.strip("() ") for part in re.split(r"\bAND\b", expression)}

    assert canonicalize_license_expression(expression) == expression
    assert OWN | {each["licence"] for each in ROWS} == parts


def test_every_text_is_there_goes_into_the_wheel_and_is_of_something_listed():
    patterns = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["license-files"]
    carried = {path.relative_to(ROOT).as_posix() for pattern in patterns for path in ROOT.glob(pattern)}
    texts = {"LICENSE", "LICENSES/CC0-1.0.txt", *(text for each in ROWS for text in each["texts"])}

    assert texts == carried
    assert all(len((ROOT / text).read_text("utf-8")) > 200 for text in texts)
    assert all(re.match("https://", each["source"]) for each in ROWS)


def test_the_bill_of_materials_is_cyclonedx_and_the_same_for_the_same_sources():
    said = json.loads(inventory.bill())
    references = [each["bom-ref"] for each in said["components"]]

    assert ("CycloneDX", "1.6", 1) == (said["bomFormat"], said["specVersion"], said["version"])
    assert inventory.bill() == inventory.bill()
    assert NAMES == [each["name"] for each in said["components"]]
    assert len({*references}) == len(references)
    assert {"type", "bom-ref", "name", "purl"} <= set.intersection(
        *(set(each) for each in said["components"])
    )
    assert references == said["dependencies"][0]["dependsOn"]
    assert said["metadata"]["component"]["version"] == inventory.project()["version"]


def test_that_of_a_release_has_the_packages_of_the_server_too():
    said = {each["name"] for each in json.loads(inventory.bill(needed=True))["components"]}

    assert {*NAMES, "fastapi", "sqlalchemy", "uvicorn"} <= said


def test_without_an_engine_nothing_of_it_is_told(tmp_path, monkeypatch):
    (tmp_path / "missing").write_text("no msgspec")
    monkeypatch.setattr(inventory, "ENGINE", tmp_path)

    assert {"page"} == {each["in"] for each in inventory.inside()}
