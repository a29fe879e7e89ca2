"""What people install does what the first example of its page says.

    python3 -m tools.installed_check WHEEL                the core and each extra, with pip alone
    python3 -m tools.installed_check WHEEL --extras cli,serve --python python3.13
    python3 -m tools.installed_check PYTHON --extras cli  tries what is installed there already

It prints the rows of the table in docs/installing.md: an extra, how many packages come, how many MB they
have, how many seconds pip took, and what the example said last.  `ci_lanes.py packages` tries the first ones.
"""

import argparse
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Mapping
from pathlib import Path

import run

PATIENCE = 60
"""How many seconds a server may take to open its door."""
RATINGS = "from tarok.club.ratings import ratings; print(ratings([]))"
POSTGRESQL = (
    "from tarok.server.storage.database import *; print(engine(address('postgresql://ana@localhost/tarok')))"
)


def blocks(page: str) -> list[str]:
    """Return the examples in Python of a page."""
    return re.findall(r"(?ms)^```python\n(.*?)^```", (run.ROOT / "docs" / page).read_text("utf-8"))


def program(python: Path, words: str) -> str:
    """Run a program of Python, and return the last line that it says."""
    return said(python, "-c", words)


def command(python: Path, *words: str) -> str:
    """Run the script `tarok`, and return the last line that it says."""
    return said(python.with_name(f"tarok{run.EXE}"), *words)


def said(*command: str | Path) -> str:
    """Return the last line that a program says.  Trouble: it fails."""
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tempfile.gettempdir())
    if done.returncode:
        raise run.Trouble(f"{' '.join(map(str, command[:2]))} failed: {done.stderr.strip()}")
    return done.stdout.strip().splitlines()[-1]


def table(python: Path, **around: str) -> str:
    """Open a table by the bare command, fetch its page, and stop it."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "TAROK_PORT": "0", "TAROK_DATABASE": f"{folder}/tarok.db", **around}
        server = subprocess.Popen(
            python.with_name(f"tarok{run.EXE}"), env=environment, stdout=subprocess.PIPE, text=True
        )
        assert server.stdout
        try:
            line = server.stdout.readline()
            address = re.search(r"http://\S+", line)
            if address is None:
                raise run.Trouble(f"no table was opened: {line}")
            with urllib.request.urlopen(address[0], timeout=PATIENCE) as page:
                title = re.search(r"<title>(.*)</title>", page.read().decode())
            return f"{page.status} {title[1] if title else ''}"
        finally:
            server.terminate()
            server.communicate(timeout=PATIENCE)


def free_port() -> int:
    """Return a free port."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


EXAMPLES: Mapping[str, Callable[[Path], str]] = {
    "core": lambda python: program(python, "\n".join(blocks("api.md"))),
    "cli": lambda python: command(python, "play", "slovenian", "--seed=1"),
    "serve": table,
    "club": lambda python: program(python, RATINGS),
    "metrics": lambda python: table(python, TAROK_METRICS=str(free_port())),
    "postgresql": lambda python: program(python, POSTGRESQL),
    "envs": lambda python: program(python, blocks("environments.md")[0]),
    "openspiel": lambda python: program(
        python, next(each for each in blocks("environments.md") if "pyspiel" in each)
    ),
    "data": lambda python: command(
        python, "simulate", "slovenian", "--deals=20", f"--out={tempfile.mkdtemp()}/slovenian", "--on=here"
    ),
}
"""What each extra is for, tried with the Python of an environment; `core` is none of them."""


def named(wheel: Path, extra: str) -> str:
    """Return how pip and uv are told to install a wheel with an extra."""
    return str(wheel.resolve()) + (f"[{extra}]" if extra != "core" else "")


def fresh(python: str, folder: Path, wanted: str) -> tuple[Path, float]:
    """Make an environment and install it there with pip; return its Python, and how many seconds pip took."""
    subprocess.run([python, "-m", "venv", folder], check=True)
    own, started = folder / run.BIN / run.PYTHON.name, time.monotonic()
    subprocess.run([own, "-m", "pip", "install", "--quiet", "--no-input", wanted], check=True)
    return own, time.monotonic() - started


def weight(folder: Path) -> tuple[int, float]:
    """Return how many packages there are beside pip, and how many MB they have."""
    (site,) = [*folder.glob("lib/python*/site-packages"), *folder.glob("Lib/site-packages")]
    own = [path for path in site.iterdir() if not path.name.startswith(("pip", "setuptools", "_distutils"))]
    files = [each for path in own for each in (path.rglob("*") if path.is_dir() else [path])]
    packages = [path for path in own if path.name.endswith(".dist-info")]
    return len(packages), sum(file.stat().st_size for file in files if file.is_file()) / 1e6


def main(words: list[str]) -> None:
    """Do what the words of the command line say."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", type=Path, metavar="WHEEL", help="or the Python of an environment")
    parser.add_argument("--extras", default=",".join(EXAMPLES), help="with commas between them")
    parser.add_argument("--python", default=sys.executable)
    asked = parser.parse_args(words)
    for extra in asked.extras.split(","):
        if asked.what.suffix != ".whl":
            print(f"{extra}: {EXAMPLES[extra](asked.what)}", flush=True)
            continue
        with tempfile.TemporaryDirectory() as folder:
            python, seconds = fresh(asked.python, Path(folder), named(asked.what, extra))
            packages, size = weight(Path(folder))
            told = EXAMPLES[extra](python)
            print(f"| `{extra}` | {packages} | {size:.1f} | {seconds:.0f} | {told[:80]} |", flush=True)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except run.Trouble as trouble:
        sys.exit(f"\ntarok: {trouble}")
