"""Reports of texts that sound wrong: stored without their reader, limited, listed and exported, deleted."""

import json
from pathlib import Path

import pytest
from calling import tarok

from server.conftest import PARTS
from server.live_server import FORE, LiveServer, facts_of
from tarok.server.core.settings import Settings
from tarok.server.maintenance.text_reports import STREAM

WRONG = {"piece": "hu", "key": "friends", "text": "Barátok", "better": "  A  barátaid ", "version": "0.2"}


@pytest.fixture
def file(tmp_path: Path) -> str:
    """A database in which three reports of two texts are stored."""
    name = str(tmp_path / "a.db")
    with LiveServer(name, **PARTS) as server:
        for report in (WRONG, {**WRONG, "better": "", "version": "0.3"}, {**WRONG, "piece": "ro/hungarian"}):
            assert {"ok": True} == server.guest().post("/api/texts", report).json()
    return name


def test_reports_of_one_text_are_a_row(file: str) -> None:
    status, out, err = tarok("admin", "texts", "--json", "--database", file)
    assert (0, "") == (status, err)
    rows = [json.loads(line) for line in out.splitlines()]
    assert [("hu", 2, ["A barátaid"], "0.3"), ("ro", 1, ["A barátaid"], "0.2")] == [
        (row["language"], row["reports"], row["better"], row["version"]) for row in rows
    ]
    assert ["ro/hungarian"] == [row["piece"] for row in rows if row["language"] == "ro"]


def test_the_rows_of_a_language_are_exported_as_corrections(file: str, tmp_path: Path) -> None:
    locales, table = tmp_path / "locales", tmp_path / "rows.tsv"
    (locales / "hu" / "games").mkdir(parents=True)
    (locales / "hu" / "table.ftl").write_text("others = Mások\nfriends = Barátok\n", "utf-8")
    (locales / "hu" / "games" / "hungarian.ftl").write_text("friends = Társak\n", "utf-8")
    words = ("admin", "texts", "--language", "hu", "--locales", str(locales), "--database", file)
    assert 0 == tarok(*words, "--export", str(table))[0]
    assert (
        "language\trank\tfile\tkey\tnow\tbetter\nhu\t\ttable.ftl\tfriends\tBarátok\tA barátaid\n"
        == table.read_text("utf-8")
    )
    assert "table.ftl" in tarok(*words)[1]
    status, out, err = tarok(*words, "--export", str(table))
    assert (2, "") == (status, out)
    assert "already" in err


def test_the_check_of_the_database_knows_reports(file: str) -> None:
    status, out, _ = tarok("admin", "check", "--database", file)
    assert (0, 0) == (status, out.count("NOT"))


def test_nothing_is_stored_of_who_reports(file: str) -> None:
    with LiveServer(file, **PARTS) as server:
        guest = server.guest()
        guest.open(*FORE)
        own = guest.get("/api/guest/data").json()
        assert 200 == guest.post("/api/texts", WRONG).status_code
        assert own == guest.get("/api/guest/data").json()
    stored = [record.body for record in facts_of(file, STREAM)]
    assert 4 == len(stored)
    assert not [body for body in stored if own["guest"] in body or "127.0.0.1" in body]


def test_a_message_that_a_family_says_in_its_own_way_is_in_its_file(database: str, tmp_path: Path) -> None:
    for name in ("table.ftl", "games/slovenian.ftl", "games/czech.options.ftl"):
        file = tmp_path / "hu" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("friends = …\n", "utf-8")
    pieces = {"hu": "table.ftl", "hu/slovenian": "games/slovenian.ftl", "hu/czech": "games/czech.options.ftl"}
    with LiveServer(database, **PARTS) as server:
        for piece in pieces:
            server.guest().post("/api/texts", {**WRONG, "piece": piece, "text": ' "one"\ntwo\t'})
    words = ("admin", "texts", "--locales", str(tmp_path), "--database", database)
    found = [json.loads(line) for line in tarok(*words, "--json")[1].splitlines()]
    assert pieces == {row["piece"]: row["file"] for row in found}
    table = tmp_path / "rows.tsv"
    assert 0 == tarok(*words, "--export", str(table))[0]
    assert {'"one" two'} == {row.split("\t")[4] for row in table.read_text("utf-8").splitlines()[1:]}


@pytest.mark.parametrize(
    "wrong",
    [
        {"piece": "hungarian"},
        {"piece": "hu/../x"},
        {"key": ""},
        {"key": "a b"},
        {"key": "k" * 121},
        {"text": ""},
        {"text": "t" * 501},
        {"better": "b" * 501},
        {"version": "v" * 61},
        {"who": "Ana"},
    ],
    ids=str,
)
def test_a_report_that_is_none_is_refused(database: str, wrong: dict[str, str]) -> None:
    with LiveServer(database, **PARTS) as server:
        assert 422 == server.guest().post("/api/texts", {**WRONG, **wrong}).status_code
    assert "" == "".join(tarok("admin", "texts", "--json", "--database", database)[1:])


def test_an_address_reports_a_few_an_hour(database: str) -> None:
    parts = {**PARTS, "settings": Settings(trusted_proxies=("127.0.0.1",))}
    there = {"X-Forwarded-For": "203.0.113.7"}
    with LiveServer(database, **parts) as server:
        answers = [server.guest().call("POST", "/api/texts", json=WRONG, headers=there) for _ in range(51)]
    assert [200] * 50 + [429] == [answer.status_code for answer in answers]
