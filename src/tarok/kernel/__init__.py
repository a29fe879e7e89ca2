"""The kernel: the play of tricks as native code, if it has been built for this machine.

`pack` makes a PlaySpec of a deal in the play of the cards, `payoff` the tables of what its end pays; both ask
the values of the deal's own game, and nothing here knows any game by name.  `Position` goes on from the
PlaySpec card by card, `Lockstep` in many deals at once, `playouts` to the end, again and again; `solve` and
`reaches` say what two sides win of it if all cards lie open and no player makes a mistake, and `solve_play`
what each card that was played was worth compared with all others.  Long calls leave other threads their time;
a `Stop` that was given to one ends it.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Never

from tarok.kernel.alone import PayoffAlone
from tarok.kernel.lockstep import Known, Start, planes
from tarok.kernel.pack import in_play, pack
from tarok.kernel.payoff import Payoff, payoff
from tarok.kernel.spec import PlaySpec

__all__ = [
    "Choice",
    "Known",
    "Lockstep",
    "Payoff",
    "PayoffAlone",
    "PlaySpec",
    "Played",
    "Position",
    "Solved",
    "Solver",
    "Spreads",
    "Start",
    "Stop",
    "Stopped",
    "WorldBase",
    "in_play",
    "missing",
    "pack",
    "payoff",
    "planes",
    "playouts",
    "reaches",
    "solve",
    "solve_play",
    "weighed",
]

NATIVE = Path(__file__).with_name("native")
V3 = {"avx", "avx2", "bmi1", "bmi2", "f16c", "fma", "movbe"}
"""The CPU flags of the level x86-64-v3, by their names in Linux."""


def _level() -> str:
    """Return the folder of the module for this processor."""
    told = Path("/proc/cpuinfo")
    if not (NATIVE / "v3").exists() or not told.exists():
        return "baseline"
    with told.open() as text:
        flags = next((line for line in text if line.startswith("flags")), "")
    return "v3" if V3.issubset(flags.split()) else "baseline"


BUILT = NATIVE / _level()
__path__.append(str(BUILT))


def missing() -> str:
    """Return why there is no kernel on this machine, in one sentence; empty if there is one."""
    if BUILT.exists():
        return ""
    told = NATIVE / "missing"
    why = told.read_text() if told.exists() else "python3 run.py builds it"
    return f"the kernel is not built on this machine: {why}"


if TYPE_CHECKING or BUILT.exists():
    from tarok.kernel._kernel import Lockstep, Position, Solver, Spreads, Stop, Stopped
    from tarok.kernel.open_play import Choice, Solved, reaches, solve, solve_play
    from tarok.kernel.playout_batch import Played, playouts
    from tarok.kernel.world_batch import WorldBase, weighed
else:

    def __getattr__(name: str) -> Never:
        raise AttributeError(missing())
