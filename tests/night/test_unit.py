"""The unit of contrib: systemd understands it, and keeps the server away from what is not its own."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from requires import require

pytestmark = pytest.mark.night

UNIT = Path(__file__).parents[2] / "contrib/tarok.service"
WORST = 1.5
"""How exposed it may be, from 0 to 10."""


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """The unit, for a program that is there."""
    require("systemd-analyze", shutil.which("systemd-analyze"))
    unit = tmp_path / "tarok.service"
    text = UNIT.read_text("utf-8")
    assert "/opt/tarok/venv/bin/tarok serve" in text
    unit.write_text(text.replace("/opt/tarok/venv/bin/tarok", sys.executable), encoding="utf-8")
    return unit


def test_systemd_understands_the_unit(unit: Path) -> None:
    said = subprocess.run(["systemd-analyze", "verify", unit], check=False, capture_output=True, text=True)
    assert (0, "") == (said.returncode, said.stderr)


def test_the_unit_keeps_to_itself(unit: Path) -> None:
    said = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--no-pager", unit],
        check=False,
        capture_output=True,
        text=True,
    )
    (exposed,) = re.findall(r"exposure level for tarok\.service: ([\d.]+)", said.stdout)
    assert float(exposed) <= WORST
