"""What holds for every run of the tests, however it was started."""

import os
import sys
from pathlib import Path

COMPILED = Path(__file__).parents[1] / ".cache" / "bytecode"
"""Where compiled Python is kept where it may not lie beside its source."""

if sys.dont_write_bytecode:  # then every process would compile all anew, and the tests start a hundred
    sys.dont_write_bytecode = False
    sys.pycache_prefix = str(COMPILED)
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(COMPILED)
