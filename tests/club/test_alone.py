"""The club's core needs msgspec alone, so that it runs in a browser; that takes `typing_extensions` along."""

import subprocess
import sys
from pathlib import Path

import tarok.club

ALONE = """
import sys, sysconfig
before = set(sys.modules)
import {modules}
from pathlib import Path
packages = Path(sysconfig.get_paths()["purelib"])
names = {{
    name.partition(".")[0]
    for name in set(sys.modules) - before
    if str(packages) in str(getattr(sys.modules[name], "__file__", ""))
}}
print(*sorted(names - {{"tarok", "typing_extensions"}}))
print(*sorted(name for name in sys.modules if name.startswith(("tarok.kernel", "tarok.server", "tarok.cli"))))
"""


def test_it_imports_neither_server_nor_kernel_and_nothing_but_msgspec():
    folder = Path(tarok.club.__file__).parent
    modules = sorted(f"tarok.club.{path.stem}" for path in folder.glob("*.py") if path.stem != "__init__")
    script = ALONE.format(modules=", ".join(modules))
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    packages, ours = told.stdout.split("\n")[:2]
    assert ("msgspec", "") == (packages, ours)
    assert len(modules) > 10
