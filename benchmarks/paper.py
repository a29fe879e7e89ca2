"""What the engine for score sheets costs as browsers get it, in Node: `python benchmarks/paper.py`."""

import gzip
import json
import os
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).parents[1]
ENGINE = ROOT / "src/tarok/server/engine"
DEAL = {"type": "deal", "result": {"contract": "two", "declarer": 0, "partner": 2, "points": [48]}}
EMPTY: dict[str, Any] = {"begun": {"game": "slovenian", "options": {}, "dealer": 3}, "entries": []}
ROUNDS = 40
QUESTIONS = {
    "a sheet of 30 deals": {**EMPTY, "entries": [DEAL] * 30},
    "the form of a deal": {**EMPTY, "written": DEAL["result"]},
}


def main() -> None:
    """Say how much CPU time it takes."""
    with TemporaryDirectory() as folder:
        names = json.loads(gzip.decompress((ENGINE / "index.json.gz").read_bytes()))["files"]
        for name in names:
            path = Path(folder, name)
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(gzip.decompress((ENGINE / f"{name}.gz").read_bytes()))
        python = next(name.partition("/")[0] for name in names if "/" in name)
        rules = next(name for name in names if name.startswith("tarok-"))
        command = ["node", ROOT / "ui/engine/node.mjs", folder, python, rules]
        first = cost(command, [EMPTY])
        print(f"until the first answer: {first:.1f} s")
        for what, question in QUESTIONS.items():
            each = (cost(command, [question] * 2 * ROUNDS) - cost(command, [question] * ROUNDS)) / ROUNDS
            print(f"{what}: {1000 * each:.0f} ms")


def cost(command: list[Any], questions: list[dict[str, Any]]) -> float:
    """How many seconds of CPU it takes to answer these."""
    before = os.times()
    said = "".join(f"{json.dumps(question)}\n" for question in questions)
    subprocess.run(command, input=said, stdout=subprocess.DEVNULL, text=True, check=True)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


if __name__ == "__main__":
    main()
