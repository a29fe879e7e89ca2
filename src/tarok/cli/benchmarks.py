"""The command that measures: it calls the scripts of benchmarks/, each in a process of its own."""

import subprocess
import sys
from pathlib import Path

import typer

import tarok
from tarok.cli.input_checks import BadInput, need_kernel

SCRIPTS = Path(tarok.__file__).parents[2] / "benchmarks"
KERNEL, ENGINE = "kernel.py", "engine.py"
"""The benchmarks that other programs have, too."""
SHARED = ("slovenian", "slovenian_3")
"""The games whose whole deals another program can play."""


def run_benchmarks(rounds: int, deals: int) -> None:
    """Measure each rate in some rounds, the solver on some deals.  BadInput: there are no scripts."""
    if not SCRIPTS.exists():
        raise BadInput("the benchmarks are not installed with tarok: they are in its source folder")
    need_kernel()
    run(KERNEL, f"--rounds={rounds}", f"--deals={deals}", "--forms")
    typer.echo()
    run(ENGINE, f"--rounds={rounds}", "--peers", "--games", *SHARED)


def run(script: str, *options: str) -> None:
    """Run a script in a Python of its own."""
    subprocess.run([sys.executable, SCRIPTS / script, *options], check=False)  # noqa: S603 - it is ours
