"""What others rely on by name: stored kinds, tags on the wire, addresses, and the words of the command line.

`TAROK_WRITE=1` writes `tests/recorded/names.txt` anew; the message of the commit says why they changed.  The
digests leave out descriptions.  test_api.py holds the names of `import tarok`, envs/test_vocabulary.py the
vocabularies, server/test_typescript.py the types of the page.
"""

import hashlib
import importlib
import json
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from typer.main import get_command
from written import stands

import tarok
from tarok.bots import PLAYERS
from tarok.cli import app
from tarok.games import GAMES
from tarok.server.accounts import passkey_list
from tarok.server.app import application
from tarok.server.table import events
from tarok.server.tournaments import book_events

ROOT = Path(__file__).parents[1]
NAMES = ROOT / "tests" / "recorded" / "names.txt"
PROSE = {"description", "summary"}


def structs(kind: type[msgspec.Struct] = msgspec.Struct) -> Iterator[type[msgspec.Struct]]:
    """Every struct of ours that is derived from this one."""
    for each in kind.__subclasses__():
        if each.__module__.startswith("tarok."):
            yield each
        yield from structs(each)


def fields(kind: type[msgspec.Struct]) -> str:
    return " ".join(kind.__struct_encode_fields__)


def tags() -> Iterator[str]:
    for module in pkgutil.walk_packages(tarok.__path__, "tarok."):
        if not re.search(
            r"__main__$|\.migrations\.", module.name
        ):  # they do something when they are imported
            importlib.import_module(module.name)
    for kind in structs():
        if kind.__struct_config__.tag is not None:
            yield f"tag {kind.__struct_config__.tag_field}={kind.__struct_config__.tag}: {fields(kind)}"


def stored() -> Iterator[str]:
    for sort, kinds in (
        ("table", events.KINDS),
        ("book", book_events.KINDS),
        ("passkey", passkey_list.KINDS),
    ):
        yield from (f"fact of a {sort}, {name}: {fields(kind)}" for name, kind in kinds.items())


def words(command: Any, said: str) -> Iterator[str]:
    options = " ".join("|".join([*each.opts, *each.secondary_opts]) for each in command.params)
    yield f"command {said}: {options}"
    for name, each in getattr(command, "commands", {}).items():
        yield from words(each, f"{said} {name}")


def without_prose(value: Any) -> Any:
    """A part of the OpenAPI document without what only people read."""
    if isinstance(value, dict):
        return {
            key: without_prose(each)
            for key, each in value.items()
            if key not in PROSE or not isinstance(each, str)
        }
    return [without_prose(each) for each in value] if isinstance(value, list) else value


def interface(file: Path) -> Iterator[str]:
    """The methods and the address of each route, and a digest of the OpenAPI document."""
    server = application(file, GAMES, PLAYERS)
    for each in server.routes:
        yield f"address {' '.join(sorted(getattr(each, 'methods', None) or ['WebSocket']))} {each.path}"
    text = json.dumps(without_prose(server.openapi()), sort_keys=True, separators=(",", ":"))
    yield f"sha256 OpenAPI {hashlib.sha256(text.encode()).hexdigest()}"


def types_of_the_page() -> str:
    text = re.sub(r"/\*\*.*?\*/\n", "", (ROOT / "ui/src/schema.ts").read_text("utf-8"), flags=re.DOTALL)
    return f"sha256 ui/src/schema.ts {hashlib.sha256(text.encode()).hexdigest()}"


def test_what_others_rely_on_is_called_as_it_was(tmp_path: Path) -> None:
    commands = words(get_command(app), "tarok")
    lines = {*tags(), *stored(), *commands, *interface(tmp_path / "tarok.db"), types_of_the_page()}
    stands(NAMES, "".join(f"{line.rstrip()}\n" for line in sorted(lines)))
