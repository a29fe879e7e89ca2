"""The notebook that learns runs from its top to its end, in small, and beats `rule_bids` even so.

`TAROK_WRITE=1 python3 run.py test -m night tests/envs/test_learning.py` runs it whole, and keeps what
it says.
"""

import contextlib
import io
import json
import re
from pathlib import Path

import pytest
from requires import require
from written import WRITES, stands

from tarok.kernel import missing

FILE = Path(__file__).parents[2] / "docs/notebooks/learning.ipynb"
SMALL = {"DEALS": 400, "PASSES": 20, "TESTED": 500}
GAIN = re.compile(r"[+-]\d+\.\d+ ± \d+\.\d+")


def followed(**instead):
    """The cells of code, each with what it printed; these numbers stand for those of the parameters."""
    require("kernel", not missing())
    pytest.importorskip("numpy")
    book, names = json.loads(FILE.read_text("utf-8")), {"__name__": "__main__"}
    for number, cell in enumerate((cell for cell in book["cells"] if cell["cell_type"] == "code"), 1):
        with contextlib.redirect_stdout(io.StringIO()) as told:
            exec(compile("".join(cell["source"]), FILE, "exec"), names)
        if "parameters" in cell["metadata"].get("tags", ()):
            names |= instead
        printed = told.getvalue().splitlines(keepends=True)
        cell["execution_count"] = number
        cell["outputs"] = [{"output_type": "stream", "name": "stdout", "text": printed}] if printed else []
    return book, names


@pytest.mark.long
def test_a_small_run_learns_to_beat_rule_bids():
    _, names = followed(**SMALL)
    assert names["gain"] - names["half"] > 0


@pytest.mark.night
def test_the_whole_run_says_what_stands_there():
    """But for its gains, which other processors may compute otherwise by a little."""
    kept = json.loads(FILE.read_text("utf-8"))
    book, names = followed()
    assert names["gain"] - names["half"] > 4
    if WRITES or told(book) != told(kept):
        stands(FILE, json.dumps(book, ensure_ascii=False, indent=1) + "\n")


def told(book):
    """What is printed, but for gains."""
    printed = (line for cell in book["cells"] for each in cell.get("outputs", ()) for line in each["text"])
    return GAIN.sub("…", "".join(printed))
