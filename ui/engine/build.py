"""Makes the engine for the browser: Python, msgspec, and the modules of tarok that a score sheet needs.

`tools/build_parts.py` runs it.  Each file is packed, and lies in a folder or has a name that tells its
content: so a browser may keep it for ever, and a new rule does not have Python fetched anew.  What there is
stands in index.json, with the number of bytes when unpacked.
"""

import ast
import gzip
import hashlib
import io
import json
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path

HERE = Path(__file__).parent
SOURCE = HERE.parents[1] / "src"
PYODIDE = HERE.parent / "node_modules/pyodide"
FIRST = "tarok.paper"
"""The module that the page asks."""
WHOLE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LOCK = "pyodide-lock.json"
EPOCH = (1980, 1, 1, 0, 0, 0)
"""The oldest time that a zip can tell: so the same sources make the same bytes."""


def build(wheel: Path, folder: Path) -> None:
    """Put the engine into the folder, the index last; `wheel` is msgspec for the browser.

    A server may be reading there: the engine that was stays whole until then.
    """
    python = {name: (PYODIDE / name).read_bytes() for name in WHOLE}
    python |= {"python_stdlib.zip": library(), "msgspec.whl": wheel.read_bytes(), LOCK: lock()}
    inside = f"python-{digest(b''.join(python.values()))}"
    modules = zipped({name: path.read_bytes() for name, path in sources().items()})
    rules = f"tarok-{digest(modules)}.zip"
    worker = (
        (HERE / "worker.js").read_text().replace("__PYTHON__", inside).replace("__RULES__", rules).encode()
    )
    named = f"worker-{digest(worker)}.mjs"
    files = {f"{inside}/{name}": content for name, content in python.items()} | {
        rules: modules,
        named: worker,
    }
    sizes = {name: len(content) for name, content in files.items()}
    index = json.dumps({"worker": named, "files": sizes}).encode()
    for name, content in (files | {"index.json": index}).items():
        path = folder / f"{name}.gz"
        path.parent.mkdir(parents=True, exist_ok=True)
        whole = path.with_name("written")  # what bears its name is whole
        whole.write_bytes(gzip.compress(content, 9, mtime=0))
        whole.replace(path)
    made = {f"{name}.gz" for name in (*files, "index.json")}
    for path in [path for path in folder.rglob("*") if path.is_file()]:
        if path.relative_to(folder).as_posix() not in made:
            path.unlink()


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:12]


def library() -> bytes:
    """Return what of Python's library is loaded."""
    names = [line for line in (HERE / "library.txt").read_text().splitlines() if not line.startswith("#")]
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as whole:
        return zipped({name: whole.read(name) for name in names})


def lock() -> bytes:
    """Return what Pyodide knows of packages: none, for msgspec is there already."""
    known = json.loads((PYODIDE / LOCK).read_bytes())
    return json.dumps({"info": known["info"], "packages": {}}).encode()


def zipped(files: Mapping[str, bytes]) -> bytes:
    """Return a zip that is not packed: packed as a whole it becomes smaller."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, EPOCH), files[name])
    return made.getvalue()


def sources() -> dict[str, Path]:
    """Return the modules that the first one needs, and those that they need, by their names in the zip."""
    found: dict[str, Path] = {}
    waiting = [FIRST]
    while waiting:
        module = waiting.pop()
        path = where(module)
        if path is None or path.relative_to(SOURCE).as_posix() in found:
            continue
        found[path.relative_to(SOURCE).as_posix()] = path
        above = module.rpartition(".")[0]
        waiting += [*imported(path), *([above] if above else [])]
    return found


def where(module: str) -> Path | None:
    """Return the file of a module of ours; None: it is none."""
    bare = SOURCE / module.replace(".", "/")
    return next((path for path in (bare.with_suffix(".py"), bare / "__init__.py") if path.exists()), None)


def imported(path: Path) -> Iterator[str]:
    """Yield the modules that a file imports, and the names that may be modules."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)
