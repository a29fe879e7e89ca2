"""The command that measures: it calls the scripts of benchmarks/, each in a process of its own."""

import subprocess
import sys
from pathlib import Path

import typer

import tarok
from tarok.cli.inputs import BadInput

SCRIPTS = Path(tarok.__file__).parents[2] / "benchmarks"
MEASURED = (("kernel.py",), ("engine.py", "--peers", "--games", "slovenian", "slovenian_3"))
"""What can be compared with other programs."""


def run_benchmarks(*options: str) -> None:
    """Run what can be compared with other programs.  BadInput: it is not there."""
    if not SCRIPTS.exists():
        raise BadInput("the benchmarks are not installed with tarok: they are in its source folder")
    for script, *words in MEASURED:
        subprocess.run([sys.executable, SCRIPTS / script, *words, *options], check=False)  # noqa: S603 - ours
        typer.echo()
