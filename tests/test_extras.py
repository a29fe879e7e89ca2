"""What is not installed is named, with what brings it."""

import subprocess
import sys
from importlib import import_module

import pytest

from tarok.extras import Lacking, extra


def test_a_package_that_is_missing_is_named_with_the_extra_that_brings_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(Lacking) as said, extra("data"):
        import_module("polars")

    assert 'this needs polars, which is not here: pip install "tarok[data]"' == str(said.value)


def test_what_is_there_is_imported():
    with extra("data"):
        assert "json" == import_module("json").__name__


def test_a_fault_of_our_own_is_not_taken_for_a_package_that_is_missing():
    with (
        pytest.raises(ModuleNotFoundError, match=r"^No module named 'tarok\.nowhere'$") as said,
        extra("data"),
    ):
        import_module("tarok.nowhere")

    assert not isinstance(said.value, Lacking)
