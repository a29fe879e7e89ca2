"""What a wheel holds of other projects, as a bill of materials: CycloneDX, in the wheel by PEP 770.

    python3 tools/inventory.py

prints that of a release, which has the packages that the server needs as well.  The rows are those of
ui/licences/inside.json, which the page shows with their licences.
"""

import json
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
INSIDE = ROOT / "ui/licences/inside.json"
ENGINE = ROOT / "src/tarok/server/engine"
NAME = "tarok.cdx.json"
"""The file in the folder `sboms` of a wheel."""

Rows = list[dict[str, Any]]


def inside() -> Rows:
    """Return what is in the page, and in the engine for the browser, if that has been built.

    Without the folder ui/ neither is built.
    """
    if not INSIDE.exists():
        return []
    rows: Rows = json.loads(INSIDE.read_text("utf-8"))
    return [row for row in rows if row["in"] == "page" or not (ENGINE / "missing").exists()]


def project() -> dict[str, Any]:
    """Return what pyproject.toml says of the project."""
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return found


def bill(*, needed: bool = False) -> str:
    """Return the bill of materials as JSON: the same for the same sources, so without a date.

    With what is `needed`, it has the packages of requirements/tarok.txt as well, which a house installs.
    """
    about = project()
    purl = f"pkg:pypi/tarok@{about['version']}"
    whole = component("application", "tarok", about["version"], purl, about["license"])
    parts = [
        component("library", row["name"], row["version"], row["purl"], row["licence"])
        | {"externalReferences": [{"type": "vcs", "url": row["source"]}]}
        for row in inside()
    ]
    if needed:
        parts += (component("library", *each, f"pkg:pypi/{each[0]}@{each[1]}") for each in locked())
    said = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": whole},
        "components": parts,
        "dependencies": [{"ref": purl, "dependsOn": [part["bom-ref"] for part in parts]}],
    }
    return json.dumps(said, indent=2, ensure_ascii=False) + "\n"


def component(kind: str, name: str, version: str, purl: str, licence: str = "") -> dict[str, Any]:
    """Return a component; one without a version is built into another, which does not say its version."""
    found: dict[str, Any] = {"type": kind, "bom-ref": purl, "name": name, "purl": purl}
    if version:
        found["version"] = version
    if licence:
        found["licenses"] = [{"expression": licence}]
    return found


def locked() -> Iterator[tuple[str, str]]:
    """Yield the packages that are installed with the server, and their versions."""
    text = (ROOT / "requirements/tarok.txt").read_text("utf-8")
    found = re.findall(r"^([\w.-]+)==([^\s;]+)", text, re.MULTILINE)
    bundled = {row["purl"] for row in inside()}
    yield from (each for each in dict.fromkeys(found) if f"pkg:pypi/{each[0]}@{each[1]}" not in bundled)


if __name__ == "__main__":
    sys.stdout.write(bill(needed=True))
