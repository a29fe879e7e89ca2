"""Tricks at native speed: what the kernel can do, if it has been built for this machine.

`pack` makes a PlaySpec of a deal, and only there does the kernel hear of games.
"""

from pathlib import Path

NATIVE = Path(__file__).with_name("native")
V3 = {"avx", "avx2", "bmi1", "bmi2", "f16c", "fma", "movbe"}
"""The marks of a processor of the level x86-64-v3, as Linux tells them."""


def _level() -> str:
    """Return the folder of the module for this processor."""
    told = Path("/proc/cpuinfo")
    if not (NATIVE / "v3").exists() or not told.exists():
        return "baseline"
    with told.open() as text:
        flags = next((line for line in text if line.startswith("flags")), "")
    return "v3" if V3.issubset(flags.split()) else "baseline"


def missing() -> str:
    """Return why there is no kernel on this machine, in one sentence; empty if there is one."""
    if (NATIVE / _level()).exists():
        return ""
    told = NATIVE / "missing"
    why = told.read_text() if told.exists() else "start python3 run.py, which builds it"
    return f"the kernel is not built on this machine: {why}"


__path__.append(str(NATIVE / _level()))
