"""How fine the meshes of a net are: what has to be quick takes some deals by day, and many more by night."""

from typing import Any

import pytest


def deals(by_day: int, by_night: int) -> list[Any]:
    """How many deals are played, or things tried: the values of a parameter."""
    return [
        pytest.param(by_day, id="by_day"),
        pytest.param(by_night, id="by_night", marks=pytest.mark.night),
    ]
