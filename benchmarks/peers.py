"""The programs that tarok is measured against: OpenSpiel and, in endplay, the bridge solver DDS.

They are no part of tarok: what requirements/peers.txt names is fetched into .cache/peers the first time.
"""

import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PEERS = ROOT / ".cache/peers"
PINS = ROOT / "requirements/peers.txt"


def fetch() -> None:
    """Let the peers be imported; Trouble, in one sentence, if they cannot be fetched."""
    sys.path.insert(0, str(ROOT))
    import run  # noqa: PLC0415 - the script that installs everything else, too

    def work() -> None:
        shutil.rmtree(PEERS, ignore_errors=True)
        options = ("--target", PEERS, "--require-hashes", "-r", PINS)
        run.quietly(run.UV, "pip", "install", "--python", sys.executable, *options)

    stamp, wanted = PEERS.with_suffix(".stamp"), run.here() + run.fingerprint(PINS)
    with run.alone():
        run.get_uv()
        run.step("fetching OpenSpiel and endplay", work, stamp, wanted, intact=PEERS.exists())
    sys.path.append(str(PEERS))
