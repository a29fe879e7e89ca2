"""The command `tarok`, as people call it, and what it prints."""

import json
import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from beggar import BEGGAR, HEADING, WHOLE
from calling import tarok
from typer.main import get_command

from tarok import __version__
from tarok.cli import app, browser_launch
from tarok.cli.arguments import keys
from tarok.games import GAMES, PROFILES
from tarok.notation import read


def objects(out):
    return [json.loads(line) for line in out.splitlines()]


def summed(rows):
    return [sum(column) for column in zip([0] * 4, *rows, strict=True)]


# Playing.


def test_the_same_seed_gives_the_same_bytes():
    words = ("play", "slovenian", "--players", "random", "--deals", "5", "--json", "--seed")
    first, again, other = tarok(*words, "7"), tarok(*words, "7"), tarok(*words, "8")
    assert first == again
    assert 0 == first[0]
    assert first[1] != other[1]


def test_deals_follow_each_other_on_one_sheet():
    words = ("--players", "random", "--deals", "12", "--json", "--seed", "0")
    status, out, err = tarok("play", "slovenian", *words)
    *deals, end = objects(out)
    assert (0, "") == (status, err)
    assert list(range(1, 13)) == [deal["deal"] for deal in deals]
    totals, dealer = [0, 0, 0, 0], 3
    for deal in deals:
        assert dealer == deal["dealer"]
        assert sorted(deal["pack"]) == list(range(54))
        assert deal["deltas"] == summed(line["deltas"] for line in deal["lines"])
        totals = summed([totals, deal["deltas"]])
        assert totals == deal["totals"]
        dealer = (dealer + (deal["result"]["ended"] != "no_tarok")) % 4
    marks = deals[-1]["marks"]
    assert {"kind": "totals", "deals": 12, "sessions": 1, "totals": totals, "marks": marks} == end


def test_a_session_that_ends_is_followed_by_another():
    rules = ("--set", "end_mode=fixed_hands", "--set", "hands=2")
    _, out, _ = tarok("play", "slovenian", "--players", "random", "--deals", "5", "--json", *rules)
    *deals, end = objects(out)
    hands = [deal for deal in deals if deal["result"]["contract"]]
    assert [1, 1, 2, 2, 3] == [deal["session"] for deal in hands]
    assert 3 == end["sessions"]
    assert summed(deal["deltas"] for deal in deals) == end["totals"]


def test_people_read_a_line_a_deal_and_the_totals():
    words = ("play", "slovenian", "--players", "random,bold,random,bold", "--deals", "3", "--seed", "5")
    _, out, _ = tarok(*words)
    *deals, end = out.splitlines()
    _, told, _ = tarok(*words, "--json")
    assert 3 == len(deals)
    for line, deal in zip(deals, objects(told), strict=False):
        assert line.startswith(f"deal {deal['deal']}, dealer {deal['dealer']}: ")
        assert deal["result"]["contract"] in line
    assert "totals of 3 deals: " + " ".join(map(str, objects(told)[-1]["totals"])) == end


def test_without_options_one_deal_is_played_by_bots_that_know_the_rules():
    status, out, err = tarok("play", "slovenian")
    assert 0 == status
    assert re.fullmatch(r"seed \d+\n", err)
    assert (0, out, "") == tarok("play", "slovenian", "--seed", err.split()[1])
    assert re.fullmatch(r"deal 1, dealer 3: .*\ntotals: -?\d+ -?\d+ -?\d+ -?\d+\n", out)


def test_deals_are_saved_to_be_replayed(tmp_path):
    folder = tmp_path / "deals"
    tarok("play", "slovenian", "--players", "random", "--deals", "3", "--save", str(folder))
    files = sorted(folder.iterdir())
    assert ["000001.deal", "000002.deal", "000003.deal"] == [file.name for file in files]
    for file in files:
        assert read(file.read_text("utf-8")).ended
        assert 0 == tarok("replay", str(file))[0]


# Reading, scoring, counting, listing.


def test_a_deal_is_replayed_trick_by_trick(tmp_path):
    file = tmp_path / "beggar.deal"
    file.write_text(WHOLE, "utf-8")
    status, out, err = tarok("replay", str(file))
    assert (0, "") == (status, err)
    assert "\nended: decided\n" in out
    assert (0, out, "") == tarok("replay", "-", stdin=WHOLE.encode())
    assert "  3: bid beggar\n" in out
    tricks = out.partition("* wins)\n")[2].splitlines()
    assert ["0", "1", "2", "3"] == tricks[0].split()
    assert ["1", "II", "VI", "X*", ">♣K"] == tricks[1].split()
    assert ["2", "III", "VII", ">♠K", "XIV*"] == tricks[2].split()
    assert "  contract      0 0 0 -140               -70 x 2 (radl), SL-SCO-03\n" in out
    assert "  next: radli 1 1 1 2\n" in out


# By hand: seat 0 plays two with seat 2, makes 38 points, kontra (SL-SCO-02, SL-CNT-04); an announced
# trula of seat 1 fails, rekontra (SL-SCO-04); seat 3 loses the mond (SL-SCO-08).  Place 1 deals, so
# seat 0 is place 2, which has a radl (SL-SCO-07).  Contract 20 x 2 x 2, difference 5 x 2 x 2, trula 20
# x 4 x 2: 260 for seats 0 and 2, which are places 2 and 0; the mond is 20 from seat 3, place 1.  The
# radl is played off, and place 2 deals next.

FILLED = {
    "result": {
        "contract": "two",
        "declarer": 0,
        "partner": 2,
        "points": [38],
        "doubled": 1,
        "feats": [
            {"what": "trula", "seat": 1, "announced": True, "made": False, "doubled": 2},
            {"what": "mond", "seat": 3, "made": False},
        ],
    },
    "carry": {"dealer": 1, "totals": [1, 2, 3, 4], "marks": {"radli": [0, 0, 1, 0]}},
}


def test_a_result_filled_in_by_hand_is_settled():
    status, out, err = tarok("score", "slovenian", "--json", stdin=json.dumps(FILLED).encode())
    assert (0, "") == (status, err)
    scored = json.loads(out)
    assert "score" == scored["kind"]
    expected = {
        "contract": [80, 0, 80, 0],
        "difference": [20, 0, 20, 0],
        "trula": [160, 0, 160, 0],
        "mond": [0, -20, 0, 0],
    }
    assert expected == {line["what"]: line["deltas"] for line in scored["lines"]}
    assert [260, -20, 260, 0] == scored["total"]
    assert {"dealer": 2, "totals": [261, -18, 263, 4], "marks": {"hands": [1]}} == scored["carry"]


def test_people_read_the_settlement_as_a_table(tmp_path):
    file = tmp_path / "result.json"
    file.write_text(json.dumps(FILLED))
    _, out, _ = tarok("score", "slovenian", str(file))
    rows = [re.split(r"\s\s+", line.strip()) for line in out.splitlines()]
    assert ["line", "0", "1", "2", "3", "because"] == rows[0]
    assert ["trula", "+160", "0", "+160", "0", "20 x 4 (kontra) x 2 (radl), SL-BON-01"] == rows[3]
    assert ["sheet", "261", "-18", "263", "4", "dealer 2"] == rows[6]


def test_a_house_rule_changes_the_settlement():
    rules = ("--set", "mond_penalty=21")
    _, out, _ = tarok("score", "slovenian", "--json", *rules, stdin=json.dumps(FILLED).encode())
    assert [260, -21, 260, 0] == json.loads(out)["total"]


def test_without_a_sheet_places_are_seats_and_the_last_deals():
    filled = {"result": {"contract": "klop", "points": [20, 20, 15, 15]}}
    _, out, _ = tarok("score", "slovenian", "--json", stdin=json.dumps(filled).encode())
    assert [-20, -20, -15, -15] == json.loads(out)["total"]
    assert 0 == json.loads(out)["carry"]["dealer"]


def test_the_schema_names_what_may_be_filled_in():
    _, out, _ = tarok("score", "slovenian", "--schema")
    kinds = json.loads(out)["$defs"]
    assert {"result", "carry"} == set(kinds["Filled"]["properties"])
    assert {"dealer", "totals", "marks"} == set(kinds["Before"]["properties"])
    assert set(FILLED["result"]) <= set(kinds["Result"]["properties"])


def test_auctions_are_counted():
    assert (0, "460820\n", "") == tarok("perft", "slovenian")
    assert (0, "301382\n", "") == tarok("perft", "slovenian", "--set", "raise_after_auction=false")


def test_counting_goes_on_from_a_deal_in_a_file(tmp_path):
    file = tmp_path / "beggar.deal"
    file.write_text(HEADING + BEGGAR.partition("3: choose")[0], "utf-8")
    assert (0, "25\n", "") == tarok("perft", "slovenian", "--phase", "announcements", "--file", str(file))


def test_games_are_listed():
    _, out, _ = tarok("games")
    rows = [line.split() for line in out.splitlines()]
    assert [*PROFILES] == [row[0] for row in rows[1:-1]]
    assert ["slovenian_5", "4", "5", "54", "slovenian_5"] in rows
    _, out, _ = tarok("games", "slovenian")
    assert "slovenian: 4 play, 4 at the table\n" in out
    rows = [line.split() for line in out.splitlines()]
    assert ["solo_three", "40", "SL-CON-02"] in rows
    assert ["pagat_ultimo", "25", "50", "SL-BON-04"] in rows
    _, out, _ = tarok("games", "--json")
    told = objects(out)
    listed = {game["key"]: [profile["name"] for profile in game["profiles"]] for game in told}
    assert {key: [*profiles] for key, profiles in PROFILES.items()} == listed
    assert {"game"} == {game["kind"] for game in told}
    slovenian = next(game for game in told if game["key"] == "slovenian")
    assert ("slovenian", 4) == (slovenian["key"], slovenian["places"])
    knock = next(option for option in slovenian["options"] if option["name"] == "knock_allowed")
    assert (True, [False, True], "SL-DEAL-03") == (knock["default"], knock["values"], knock["clause"])


def test_the_shell_completes_the_games():
    assert ["slovenian", "slovenian_3", "slovenian_5"] == keys("slov")
    assert "--install-completion" in tarok("--help")[1]


def test_help_and_version():
    for words in (["--help"], ["-h"]):
        status, out, _ = tarok(*words)
        assert 0 == status
        assert all(
            command in out
            for command in ("play", "games", "replay", "score", "sheet", "perft", "solve", "serve")
        )
    assert (0, f"tarok {__version__}\n", "") == tarok("--version")


# A table, if nothing else is asked.


@pytest.mark.parametrize("desktop", [True, False])
def test_without_a_command_there_is_a_table_and_a_desktop_gets_it_opened(monkeypatch, desktop):
    asked = []
    monkeypatch.setattr(browser_launch, "desktop", lambda: desktop)
    monkeypatch.setattr(browser_launch, "open_when_there", lambda *door: asked.append(door))
    monkeypatch.setattr("tarok.server.serve", lambda how: asked.append(how.port))
    monkeypatch.setenv("TAROK_PORT", "8123")

    assert (0, "", "") == tarok()
    assert [*([("127.0.0.1", 8123)] if desktop else []), 8123] == asked


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a desktop")
@pytest.mark.parametrize(
    ("display", "desktop"), [("DISPLAY", True), ("WAYLAND_DISPLAY", True), ("TERM", False)]
)
def test_a_desktop_is_known_by_its_display(monkeypatch, display, desktop):
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv(display, ":0")

    assert desktop == browser_launch.desktop()


# As a process.


def test_a_reader_that_goes_away_is_no_news():
    words = [sys.executable, "-c", "from tarok.cli import main; main()"]
    words += ["play", "slovenian", "--players", "random", "--deals", "400", "--json", "--seed=0"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout.readline().startswith(b'{"kind":"deal"')
        process.stdout.close()
        assert b"" == process.stderr.read()


def test_a_terminal_shows_how_far_a_long_play_is():
    terminal = pytest.importorskip("pty")  # Windows has none
    watched, stderr = terminal.openpty()
    words = [sys.executable, "-c", "from tarok.cli import main; main()"]
    words += ["play", "slovenian", "--players", "random", "--deals", "100"]
    done = subprocess.run(words, stdout=subprocess.PIPE, stderr=stderr, check=True)
    os.close(stderr)
    assert b"dealing" in os.read(watched, 1000)
    os.close(watched)
    assert 101 == done.stdout.count(b"\n")
    assert b"dealing" not in done.stdout


def test_the_command_is_there_at_once():
    heavy = "rich.console", "fastapi", "uvicorn", "sqlalchemy", "tarok.games", "tarok.server"
    code = f"import sys, tarok.cli; print([name for name in {heavy!r} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "[]\n" == done.stdout


def test_a_terminal_that_knows_no_hearts_shows_the_rest(tmp_path):
    file = tmp_path / "beggar.deal"
    file.write_text(WHOLE, "utf-8")
    words = [sys.executable, "-c", "from tarok.cli import main; main()", "replay", str(file)]
    environment = {**os.environ, "PYTHONIOENCODING": "latin-1"}
    done = subprocess.run(words, capture_output=True, env=environment, check=True)
    assert b"  0: ?4 ?3 ?2 ?1 ?J ?N ?Q ?K | II III IIII V\n" in done.stdout


def test_every_command_and_option_stands_in_the_guide():
    guide = (Path(__file__).parents[1] / "docs" / "cli.md").read_text("utf-8")
    commands = dict(get_command(app).commands)
    named = {
        "arena",
        "play",
        "games",
        "new-game",
        "replay",
        "score",
        "sheet",
        "club",
        "boards",
        "perft",
        "puzzles",
        "simulate",
        "dataset",
        "numbers",
        "solve",
        "report",
        "verify",
        "bench",
        "serve",
        "admin",
    }
    assert named == set(commands)
    for group in ("admin", "admin secret"):
        commands |= {f"{group} {name}": each for name, each in commands[group].commands.items()}
    for name, command in commands.items():
        assert f"`tarok {name}" in guide
        section = guide.partition(f"## `tarok {name.split()[0]}")[2].partition("\n## ")[0]
        options = [option for each in command.params for option in each.opts if option.startswith("--")]
        assert [] == [option for option in options if f"`{option}" not in section], name


def test_eighty_columns_hold_the_names_of_house_rules_in_one_piece():
    """They are copied from there behind `--set`; and the phases stand there that `perft` counts."""
    environment = {**os.environ, "FORCE_COLOR": "1", "NO_COLOR": "1", "COLUMNS": "80"}
    words = [sys.executable, "-c", "from tarok.cli import main; main()", "games", "paskievics"]
    told = subprocess.run(words, capture_output=True, env=environment, check=True, encoding="utf-8").stdout
    plain = re.sub(r"\x1b\[[\d;]*m", "", told)
    assert max(map(len, plain.splitlines())) <= 80
    assert not [
        option for option in GAMES["paskievics"]().options.__struct_fields__ if f"{option} " not in plain
    ]
    assert "\nphases: dealing, auction, " in plain


@pytest.mark.parametrize(("colour", "coloured"), [({}, True), ({"NO_COLOR": "1"}, False)])
def test_no_color_is_respected(colour, coloured):
    environment = {**os.environ, "FORCE_COLOR": "1", "TERM": "xterm-256color", **colour}
    words = [sys.executable, "-c", "from tarok.cli import main; main()", "games"]
    done = subprocess.run(words, capture_output=True, env=environment, check=True)
    assert coloured == bool(re.search(rb"\x1b\[(?:\d+;)*3[0-7]m", done.stdout))


def test_the_page_opens_when_the_server_is_there(monkeypatch):
    opened = []
    monkeypatch.setattr(browser_launch.webbrowser, "open", opened.append)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
        browser_launch.open_when_there("0.0.0.0", port).join()
    assert [f"http://127.0.0.1:{port}"] == opened


def test_the_examples_of_results_come_out_as_the_guide_says():
    """RO-EX-04, RO-EX-17, RO-RAD-01, RO-POOL-01, RO-POOL-02: by the book; the dealer pays 1 more."""
    guide = (Path(__file__).parents[1] / "docs" / "cli.md").read_text("utf-8")
    told = r"^\$ echo '(.*)' \| tarok score (\w+)\n(?:(?!\$).*\n)*?total +(.*)$"
    examples = re.findall(told, guide, re.MULTILINE)
    assert ["slovenian", "romanian", "romanian", "romanian"] == [game for _, game, _ in examples]
    for typed, game, total in examples:
        status, out, err = tarok("score", game, "--json", stdin=typed.encode())
        assert (0, "") == (status, err)
        assert [*map(int, total.split())] == json.loads(out)["total"]


def test_the_guide_names_every_mark_of_a_sheet():
    guide = (Path(__file__).parents[1] / "docs" / "cli.md").read_text("utf-8")
    marks = {mark.name for make in GAMES.values() for mark in make().marks}
    assert set() == {name for name in marks if f"`{name}`" not in guide} - {f"doubled_{n}" for n in (2, 3, 4)}
