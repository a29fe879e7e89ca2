"""What `import tarok` gives, and promises to keep: docs/api.md."""

import doctest
import inspect
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from requires import require

import tarok
from tarok import api, kernel
from tarok.notation import words

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs/api.md").read_text("utf-8")
CALLED = {
    "act": "deal action",
    "game": "key profile=None **house",
    "hear": "text faces games",
    "placed": "text games",
    "play": "deal players",
    "read": "text games",
    "result_of": "deal",
    "say": "action faces",
    "settle": "game result carry=None",
    "shuffled": "game seed=None",
    "solve": "deal *points=False *sides=None",
    "start": "game pack carry=None",
    "values_of": "game view worlds=100 seed=0 *player=None",
    "view_of": "deal seat",
    "write": "deal games",
}
"""How each function is called, a star before what has to be named: whoever changes this breaks a promise."""
VALUES = (bool, int, type(None))
"""Defaults that are told."""


def parameter(each):
    star = {each.KEYWORD_ONLY: "*", each.VAR_KEYWORD: "**"}.get(each.kind, "")
    return star + each.name + (f"={each.default}" if isinstance(each.default, VALUES) else "")


def test_each_function_is_called_as_it_was():
    functions = {name: getattr(tarok, name) for name in tarok.__all__}
    now = {
        name: " ".join(map(parameter, inspect.signature(each).parameters.values()))
        for name, each in functions.items()
        if inspect.isfunction(each)
    }

    assert now == CALLED


def test_the_page_names_all_there_is_and_nothing_else():
    _, tables = PAGE.split("## The names")
    cells = re.findall(r"^\| ([^|]+) \|", tables.partition("## The promise")[0], re.MULTILINE)
    named = re.findall(r"`(\w+)", " ".join(cell for cell in cells if cell.startswith("`")))

    assert sorted(named) == sorted(tarok.__all__)


def test_each_field_that_is_promised_is_there():
    rows = dict(re.findall(r"^\| `(\w+)` \| ((?:`\w+` ?)+) \|$", PAGE, re.MULTILINE))

    assert {"Game", "Deal", "View", "Result", "Line", "Carry"} == rows.keys()
    for name, fields in rows.items():
        assert set(re.findall(r"\w+", fields)) <= {*dir(getattr(tarok, name))}, name


@pytest.mark.parametrize("module", [tarok, api, words])
def test_the_examples_come_out_as_they_say(module):
    require("kernel", not kernel.missing())
    done = doctest.testmod(module)

    assert (0, True) == (done.failed, done.attempted > 0)


def test_each_function_of_our_own_has_an_example():
    own = [each for name in tarok.__all__ if inspect.isfunction(each := getattr(tarok, name))]
    tried = "\n".join(example.source for example in doctest.DocTestParser().get_examples(tarok.__doc__))

    assert [] == [
        each.__name__ for each in own if ">>>" not in each.__doc__ and each.__name__ not in tried + PAGE
    ]


def test_no_name_is_that_of_a_room():
    """A room that is imported hides a name of the same spelling."""
    rooms = {path.stem for path in (ROOT / "src/tarok").iterdir()}

    assert not rooms & {*tarok.__all__}


def test_a_room_is_found_and_what_is_not_there_is_not():
    assert kernel is tarok.kernel
    with pytest.raises(AttributeError, match=r"^module 'tarok' has no attribute 'moon'$"):
        _ = tarok.moon
    with pytest.raises(AttributeError, match=r"^module 'tarok' has no attribute 'random'$"):
        _ = tarok.random  # a name of the module, not of the API


def test_where_everybody_plays_alone_there_are_units_alone():
    require("kernel", not kernel.missing())
    hands = "hand 0: Š ♥4\nhand 1: XX II\nhand 2: ♠K ♠7\nhand 3: XIX ♦Q"
    deal = tarok.placed(f"game: slovenian\ncontract: klop\nleader: 0\n{hands}")
    with pytest.raises(ValueError, match=r"^everybody plays alone here: name two sides$"):
        tarok.solve(deal)
    with pytest.raises(ValueError, match=r"^everybody plays alone here: points are no matter"):
        tarok.solve(deal, points=True, sides=(0, 1, 1, 1))


def told(program, **around):
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False, **around
    )
    return done.stdout + done.stderr


def test_importing_tarok_loads_nothing_of_it():
    loaded = "[name for name in sys.modules if name.startswith(('tarok.', 'msgspec'))]"

    assert "[]\n" == told(f"import sys, tarok; tarok.__version__; print({loaded})")
    assert "True\n" == told(
        "from tarok import *; print(start(game('slovenian'), shuffled(game('slovenian'))).due is not None)"
    )


def test_without_a_kernel_all_else_is_there(tmp_path):
    """Of a copy that has none: `solve` and `values_of` say why, in one sentence."""
    leave = shutil.ignore_patterns("native", "server", "__pycache__", "made")
    shutil.copytree(ROOT / "src/tarok", tmp_path / "tarok", ignore=leave)
    program = """
import tarok
game = tarok.game("slovenian")
rule = tarok.PLAYERS["rule"](game, 1)
over = tarok.play(tarok.start(game, tarok.shuffled(game, seed=1)), [rule] * 4)
print(len(tarok.settle(game, tarok.result_of(over), over.carry)) > 0)
for ask in (lambda: tarok.solve(over), lambda: tarok.values_of(game, tarok.view_of(over, 0))):
    try:
        ask()
    except RuntimeError as error:
        print(error)
"""
    sentence = "the kernel is not built on this machine: python3 run.py builds it\n"

    assert f"True\n{sentence}{sentence}" == told(program, env={"PYTHONPATH": str(tmp_path)})
