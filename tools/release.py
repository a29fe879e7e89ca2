"""A release: files that have been checked, with their hashes.  Nothing is uploaded: docs/releasing.md.

    python3 -m tools.release FOLDER

makes an sdist and the wheel of this machine there, and checks whatever else lies there: wheels that
cibuildwheel has made of that sdist on other machines.
"""

import fnmatch
import hashlib
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path

import run
from tools import ci_lanes, inventory

PLATFORMS = (
    "manylinux*_x86_64",
    "manylinux*_aarch64",
    "musllinux*_x86_64",
    "musllinux*_aarch64",
    "macosx*_x86_64",
    "macosx*_arm64",
    "win_amd64",
    "win_arm64",
)
"""For which a release has a wheel; elsewhere pip builds one of the sdist."""
HELD = (
    "tarok/server/static/index.html",
    "tarok/server/engine/index.json.gz",
    "tarok/kernel/native/baseline/*",
    f"tarok-*.dist-info/sboms/{inventory.NAME}",
    "tarok-*.dist-info/licenses/LICENSES/MPL-2.0.txt",
    "tarok-*.dist-info/licenses/LICENSES/third-party/svelte.txt",
)
"""What a wheel has to hold beside our sources: page, engine, kernel, bill of materials, licences."""
SUMS = "SHA256SUMS"


def version(root: Path) -> str:
    """The version of a checkout."""
    return str(tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]["version"])


def untold(root: Path) -> Iterator[str]:
    """Yield what does not say yet that this is the version: each in one sentence."""
    now = version(root)
    if f'__version__ = "{now}"\n' not in (root / "src/tarok/__init__.py").read_text("utf-8"):
        yield f"tarok.__version__ is not {now}"
    if f"\n## [{now}]" not in (root / "CHANGELOG.md").read_text("utf-8"):
        yield f"CHANGELOG.md has no chapter [{now}]"
    if git(root, "status", "--porcelain"):
        yield "some changes have not been committed"
    if f"v{now}" not in git(root, "tag", "--points-at", "HEAD").split():
        yield f"the last commit has no tag v{now}"


def git(root: Path, *words: str) -> str:
    """Return what git says there."""
    done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=False)
    return done.stdout.strip()


def faults(files: Sequence[Path], now: str) -> Iterator[str]:
    """Yield what is wrong with files of a release of this version."""
    for file in files:
        if not file.name.startswith(f"tarok-{now}{'-' if file.suffix == '.whl' else '.tar.gz'}"):
            yield f"{file.name} is of another version than {now}"
        elif file.suffix == ".whl":
            held = zipfile.ZipFile(file).namelist()
            yield from (f"{file.name} has no {what}" for what in HELD if not fnmatch.filter(held, what))


def lacking(files: Sequence[Path]) -> list[str]:
    """Return the platforms for which there is no wheel."""
    tags = [tag for file in files if file.suffix == ".whl" for tag in file.stem.split("-")[-1].split(".")]
    return [platform for platform in PLATFORMS if not fnmatch.filter(tags, platform)]


def sums(files: Sequence[Path]) -> str:
    """Return the hashes of the files, as `sha256sum --check` reads them."""
    return "".join(f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files)


def release(folder: Path) -> None:
    """Make and check the files of a release.  Trouble: something is not as it should be."""
    if untold_yet := [*untold(run.ROOT)]:
        raise run.Trouble("; ".join(untold_yet))
    ci_lanes.packages()
    folder.mkdir(parents=True, exist_ok=True)
    for file in (ci_lanes.PACKAGES / "dist").glob("tarok-*"):
        if not (folder / file.name).exists():
            shutil.copy2(file, folder)
    files = sorted(file for file in folder.glob("tarok-*") if file.suffix != ".json")
    if wrong := [*faults(files, version(run.ROOT))]:
        raise run.Trouble("; ".join(wrong))
    tool = ci_lanes.PACKAGES / "env" / run.BIN
    checks = [[tool / f"twine{run.EXE}", "check", "--strict", *files]]
    checks += [[tool / f"abi3audit{run.EXE}", "--strict", f] for f in files if f.suffix == ".whl"]
    for check in checks:
        run.quietly(*check)
    bill = folder / f"tarok-{version(run.ROOT)}.cdx.json"
    bill.write_text(inventory.bill(needed=True), "utf-8")
    files.append(bill)
    (folder / SUMS).write_text(sums(files), "utf-8")
    print(f"tarok: {len(files)} files of {version(run.ROOT)} are in order: {folder / SUMS} has their hashes")
    if gone := lacking(files):
        print(f"tarok: there is no wheel yet for {', '.join(gone)}")


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        sys.exit(__doc__)
    try:
        with run.alone():
            run.get_uv()
        release(Path(sys.argv[1]))
    except run.Trouble as trouble:
        sys.exit(f"\ntarok: {trouble}")
