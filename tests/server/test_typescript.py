"""The page is checked against the types of the server, so they have to be the same."""

from pathlib import Path

import pytest
from msgspec import defstruct

from tarok.server.typescript import interfaces, typescript

SCHEMA = Path(__file__).parents[2] / "ui/src/schema.ts"


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    assert typescript() == SCHEMA.read_text(), (
        "write them again: python -m tarok.server.typescript ui/src/schema.ts"
    )


def test_what_may_be_missing_or_null_is_said() -> None:
    text = typescript()

    assert "  sheet: SheetView | null;\n" in text
    assert "  table_deal?: number | null;\n" in text
    assert "  forehand?: number;\n" in text  # UNSET is left out
    assert "  by: Action | null;\n" in text
    assert '  type: "announce";\n' in text
    assert "  log: ([number, Action])[];\n" in text


def test_two_types_of_one_name_are_refused() -> None:
    one, two = (defstruct("Same", [("what", str)], module=module) for module in ("here", "there"))

    with pytest.raises(ValueError, match="here and there both have a type Same"):
        interfaces(one, two)
