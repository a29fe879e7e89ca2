"""The notebook runs from its top to its end, in one go, and says what it says it says.

`TAROK_WRITE=1 python3 run.py test tests/data/test_notebook.py` runs it and keeps what came of its cells.
"""

import ast
import base64
import contextlib
import io
import json
from pathlib import Path

import pytest
from written import stands

altair = pytest.importorskip("altair")
pytest.importorskip("duckdb")
pytest.importorskip("polars")
pictures = pytest.importorskip("vl_convert")

FILE = Path(__file__).parents[2] / "docs/notebooks/numbers.ipynb"


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    """The cells, and what came of each that is code: what was printed, and the value of its last line."""
    cells, names, came = json.loads(FILE.read_text("utf-8"))["cells"], {"__name__": "__main__"}, []
    with contextlib.chdir(tmp_path_factory.mktemp("notebook")):
        for cell in cells:
            if cell["cell_type"] != "code":
                continue
            body = ast.parse("".join(cell["source"])).body
            last = body.pop() if isinstance(body[-1], ast.Expr) and not printing(body[-1]) else None
            with contextlib.redirect_stdout(io.StringIO()) as told:
                exec(compile(ast.Module(body, []), FILE, "exec"), names)
                value = eval(compile(ast.Expression(last.value), FILE, "eval"), names) if last else None
            came.append((cell, told.getvalue(), value))
    return cells, came


def printing(line):
    return isinstance(line.value, ast.Call) and getattr(line.value.func, "id", "") == "print"


def outputs(number, told, value):
    """What a notebook keeps of a cell."""
    if told:
        yield {"output_type": "stream", "name": "stdout", "text": told.splitlines(keepends=True)}
    if value is not None:
        image = base64.b64encode(pictures.vegalite_to_png(value.to_json(), scale=1.2)).decode()
        data = {"image/png": image, "text/plain": ["a chart"]}
        yield {"output_type": "execute_result", "execution_count": number, "metadata": {}, "data": data}


def printed(cell):
    return "".join("".join(each.get("text", ())) for each in cell["outputs"])


def test_what_is_printed_stands_there(run):
    cells, came = run
    book = json.loads(FILE.read_text("utf-8"))
    for number, (cell, told, value) in enumerate(came, 1):
        known = [*outputs(number, told, value)]
        if printed(cell) != told or [len(each) for each in known] != [len(each) for each in cell["outputs"]]:
            cell |= {"execution_count": number, "outputs": known}
    stands(FILE, json.dumps({**book, "cells": cells}, ensure_ascii=False, indent=1) + "\n")


def test_its_charts_can_be_drawn(run):
    _, came = run
    charts = [value for _, _, value in came if value is not None]

    assert 3 == len(charts)
    for chart in charts:
        assert pictures.vegalite_to_svg(chart.to_json()).startswith("<svg")
