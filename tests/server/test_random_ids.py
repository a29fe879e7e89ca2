"""Random ids that an operator can type after a command."""

import secrets

import pytest
from calling import tarok

from server.test_transfer import filled
from tarok.server.core.random_ids import random_id


def test_an_id_does_not_begin_as_an_option_does(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-one", "--two", "t-hree", "_four"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _size: next(drawn))
    assert ["t-hree", "_four"] == [random_id(8), random_id(8)]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("events", "--close"), "there is no event -dXkqzl8Fzc"),
        (("export",), "-dXkqzl8Fzc"),
        (("close",), "-dXkqzl8Fzc"),
    ],
)
def test_an_older_id_stands_after_two_dashes(tmp_path, words: tuple[str, ...], sentence: str) -> None:
    database = filled(str(tmp_path / "a.db"))
    status, out, err = tarok("admin", *words, "--database", database, "--", "-dXkqzl8Fzc")
    assert (2, "") == (status, out)
    assert sentence in err
