"""How the server is run: what words and the environment say, and what is wrong with them."""

import inspect
import re
from pathlib import Path

import pytest

from tarok.cli import serve
from tarok.server.core.settings import READERS, Settings, settings
from tarok.server.maintenance import workers


def test_nobody_has_to_say_anything() -> None:
    assert Settings() == settings({}, {})
    assert Settings() == settings({"port": None, "log": ""}, {"TAROK_HOST": "", "TAROK_WORKERS": ""})


def test_all_can_be_said_in_the_environment() -> None:
    said = {
        "TAROK_HOST": "::",
        "TAROK_PORT": "0",
        "TAROK_UDS": "/run/tarok/socket",
        "TAROK_DATABASE": "/var/lib/tarok/tarok.db",
        "TAROK_PUBLIC_URL": "https://Tarok.example:443/",
        "TAROK_TRUSTED_PROXIES": "127.0.0.1, 10.0.0.0/8,::1",
        "TAROK_LOG": "json",
        "TAROK_WORKERS": "4",
        "TAROK_THINKERS": "2",
        "TAROK_METRICS": "[::1]:9100",
    }
    assert Settings(
        host="::",
        port=0,
        uds=Path("/run/tarok/socket"),
        database="/var/lib/tarok/tarok.db",
        public_url="https://tarok.example",
        trusted_proxies=("127.0.0.1", "10.0.0.0/8", "::1"),
        log="json",
        workers=4,
        thinkers=2,
        metrics=("::1", 9100),
    ) == settings({}, said)


def test_a_word_wins_over_the_environment() -> None:
    assert 9000 == settings({"port": "9000"}, {"TAROK_PORT": "no number"}).port


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("http://tarok.example", "http://tarok.example"),
        ("http://tarok.example:80", "http://tarok.example"),
        ("http://tarok.example:443", "http://tarok.example:443"),
        ("https://[2001:DB8::1]:8443", "https://[2001:db8::1]:8443"),
    ],
)
def test_a_public_url_is_told_as_browsers_tell_it(said: str, meant: str) -> None:
    assert meant == settings({"public_url": said}, {}).public_url


@pytest.mark.parametrize(
    ("name", "said", "sentence"),
    [
        ("port", "65536", "is a number from 0 to 65535, not 65536"),
        ("port", "-1", "is a number from 0 to 65535, not -1"),
        ("port", "٣", "is a number from 0 to 65535, not ٣"),
        ("port", "9" * 5000, "is a number from 0 to 65535, not 99999"),
        ("workers", "0", "is a number from 1 to 64, not 0"),
        ("log", "JSON", "is plain or json, not JSON"),
        ("public_url", "tarok.example", "is an address like https://tarok.example, with nothing behind it"),
        (
            "public_url",
            "https://tarok.example/club",
            "is an address like https://tarok.example, with nothing",
        ),
        ("public_url", "https://tarok.example:x", "is an address like https://tarok.example, with nothing"),
        ("public_url", "https://[", "is an address like https://tarok.example, with nothing"),
        ("public_url", "ftp://tarok.example", "is an address like https://tarok.example, with nothing"),
        ("metrics", "0", "is a port, or ADDRESS:PORT, not 0"),
        ("metrics", "here", "is a port, or ADDRESS:PORT, not here"),
        ("trusted_proxies", "*", "is addresses and networks with commas between them, not *"),
        ("trusted_proxies", "127.0.0.1,10.0.0.1/8", "with commas between them, not 10.0.0.1/8"),
    ],
)
def test_what_is_wrong_is_one_sentence_that_names_it(name: str, said: str, sentence: str) -> None:
    option, variable = f"--{name.replace('_', '-')} ", f"TAROK_{name.upper()} "
    with pytest.raises(ValueError, match=r"^--") as wrong:
        settings({name: said}, {})
    assert sentence in str(wrong.value)
    with pytest.raises(ValueError, match=r"^TAROK_") as same:
        settings({}, {variable.strip(): said})
    assert str(wrong.value).removeprefix(option) == str(same.value).removeprefix(variable)


def test_metrics_are_for_the_machine_itself_unless_an_address_is_said() -> None:
    assert ("127.0.0.1", 9100) == settings({"metrics": "9100"}, {}).metrics
    assert ("10.0.0.7", 9100) == settings({"metrics": "10.0.0.7:9100"}, {}).metrics


def test_every_setting_is_an_option_and_told_in_the_manual() -> None:
    words = set(inspect.signature(serve).parameters) - {"browse"}
    told = (Path(__file__).parents[2] / "docs/cli.md").read_text("utf-8")
    assert set(READERS) == words
    assert set(READERS) == {name for name in READERS if f"| `--{name.replace('_', '-')}` |" in told}


def test_what_stands_in_contrib_can_be_set() -> None:
    contrib = Path(__file__).parents[2] / "contrib"
    lines = (contrib / "tarok.env").read_text("utf-8").replace("#TAROK_", "TAROK_").splitlines()
    said = dict(line.split("=", 1) for line in lines if line.startswith("TAROK_"))
    assert Settings(
        database="/var/lib/tarok/tarok.db",
        public_url="https://tarok.example",
        trusted_proxies=("127.0.0.1", "::1"),
        log="json",
        metrics=("127.0.0.1", 9100),
    ) == settings({}, said)
    assert {name.removeprefix("TAROK_").lower() for name in said} <= set(READERS)
    (patience,) = re.findall(r"TimeoutStopSec=(\d+)", (contrib / "tarok.service").read_text("utf-8"))
    assert int(patience) > workers.PATIENCE
