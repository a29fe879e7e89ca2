"""What is checked of a release before its files have hashes."""

import importlib
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LINUX = "tarok-1.2.0-cp311-abi3-manylinux2014_x86_64.manylinux_2_17_x86_64.whl"
WHOLE = (
    "tarok/__init__.py",
    "tarok/server/static/index.html",
    "tarok/server/engine/index.json.gz",
    "tarok/kernel/native/baseline/_kernel.abi3.so",
    "tarok-1.2.0.dist-info/sboms/tarok.cdx.json",
    "tarok-1.2.0.dist-info/licenses/LICENSES/MPL-2.0.txt",
    "tarok-1.2.0.dist-info/licenses/LICENSES/third-party/svelte.txt",
)


@pytest.fixture
def release(monkeypatch):
    """The script, as a module."""
    monkeypatch.syspath_prepend(ROOT)
    for name in (
        "tools.release",
        "tools.inventory",
        "tools.ci_lanes",
        "tools.installed_check",
        "tools.manual",
        "run",
    ):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return importlib.import_module("tools.release")


def git(folder, *words):
    own = ("-c", "user.name=Ana", "-c", "user.email=ana@tarok.example", "-c", "commit.gpgsign=false")
    subprocess.run(["git", *own, *words], cwd=folder, check=True, capture_output=True)


@pytest.fixture
def checkout(tmp_path):
    """A checkout of version 1.2.0, which all of it says."""
    for name, text in (
        ("pyproject.toml", '[project]\nname = "tarok"\nversion = "1.2.0"\n'),
        ("src/tarok/__init__.py", '__version__ = "1.2.0"\n'),
        ("CHANGELOG.md", "# Changelog\n\n## [1.2.0] - 2027-01-06\n"),
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    git(tmp_path, "init")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-m", "Begin")
    git(tmp_path, "tag", "v1.2.0")
    return tmp_path


def test_a_version_that_all_say_is_ready(release, checkout):
    assert "1.2.0" == release.version(checkout)
    assert [] == [*release.untold(checkout)]


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("src/tarok/__init__.py", "tarok.__version__ is not 1.2.0"),
        ("CHANGELOG.md", "CHANGELOG.md has no chapter [1.2.0]"),
    ],
)
def test_whatever_says_another_version_is_named(release, checkout, name, sentence):
    (checkout / name).write_text((checkout / name).read_text().replace("1.2.0", "1.1.0"))

    assert [sentence, "some changes have not been committed"] == [*release.untold(checkout)]


def test_a_commit_without_a_tag_is_no_release(release, checkout):
    git(checkout, "tag", "--delete", "v1.2.0")

    assert ["the last commit has no tag v1.2.0"] == [*release.untold(checkout)]


def wheel(folder, name, held=WHOLE):
    with zipfile.ZipFile(folder / name, "w") as made:
        for each in held:
            made.writestr(each, "")
    return folder / name


def test_files_that_are_whole_are_in_order(release, tmp_path):
    sdist = tmp_path / "tarok-1.2.0.tar.gz"
    sdist.write_bytes(b"")

    assert [] == [*release.faults([sdist, wheel(tmp_path, LINUX)], "1.2.0")]


@pytest.mark.parametrize("number", range(1, 7))
def test_what_a_wheel_lacks_is_named(release, tmp_path, number):
    """It has no page, engine for the browser, kernel, bill of materials, or text of a licence."""
    made = wheel(tmp_path, LINUX, WHOLE[:number] + WHOLE[number + 1 :])
    (said,) = release.faults([made], "1.2.0")

    assert said == f"{LINUX} has no {release.HELD[number - 1]}"


def test_a_file_of_another_version_is_named(release, tmp_path):
    old = wheel(tmp_path, LINUX.replace("1.2.0", "1.2.0.1"))

    assert [f"{old.name} is of another version than 1.2.0"] == [*release.faults([old], "1.2.0")]


def test_platforms_without_a_wheel_are_named(release):
    names = [
        LINUX,
        "tarok-1.2.0-cp311-abi3-musllinux_1_2_x86_64.whl",
        "tarok-1.2.0-cp311-abi3-macosx_11_0_arm64.whl",
        "tarok-1.2.0-cp311-abi3-win_amd64.whl",
        "tarok-1.2.0.tar.gz",
    ]
    lacking = ["manylinux*_aarch64", "musllinux*_aarch64", "macosx*_x86_64", "win_arm64"]

    assert lacking == release.lacking([Path(name) for name in names])


def test_the_hashes_are_those_of_sha256sum(release, tmp_path):
    """Of no bytes and of `abc`, as FIPS 180 gives them."""
    for name, content in (("a", b""), ("b", b"abc")):
        (tmp_path / name).write_bytes(content)
    expected = (
        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  a\n"
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  b\n"
    )

    assert expected == release.sums([tmp_path / "a", tmp_path / "b"])
