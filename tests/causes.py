"""Every cause that the code can give, collected from its calls of `sentence` and `rejection`."""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path
from string import Formatter
from typing import NamedTuple

SOURCE = Path(__file__).parent.parent / "src" / "tarok"
MAKERS = {"sentence", "rejection"}


class Call(NamedTuple):
    """A call that makes a cause: where it stands, its id, its English, and the names of its values."""

    where: str
    id: str
    text: str
    values: frozenset[str]


def causes() -> tuple[Call, ...]:
    """Every such call in the library.  AssertionError: the id or the text of one is no literal."""
    files = sorted(SOURCE.rglob("*.py"))
    return tuple(call for file in files if file.name != "causes.py" for call in _of_file(file))


def named() -> Mapping[str, frozenset[str]]:
    """The names of the values of every cause, by its id."""
    return {call.id: call.values for call in causes()}


def errors() -> frozenset[str]:
    """The key of every error that the server answers to a request, and of every refusal at a table."""
    return frozenset(key for file in sorted((SOURCE / "server").rglob("*.py")) for key in _keys_in(file))


KEYED = frozenset({"error", "why", "KEYS", "EXPIRED", "SIGNED_OUT", "STRANGE"})
"""Variables, fields and constants that hold keys, which a call then names."""


def _keys_in(file: Path) -> Iterator[str]:
    """Yield the keys in a file: in calls, in answers, in what a call names, and in replies to a proposal."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(ast.Name("RequestError" | "Refused"), [_, key, *_]):
                yield from _texts(key)
            case ast.Call(_, _, [*keywords]):
                yield from (text for each in keywords if each.arg == "error" for text in _texts(each.value))
            case ast.Dict([ast.Constant("error"), *_], [key, *_]):
                yield from _texts(key)
            case ast.Assign([ast.Name(name)], key) | ast.AnnAssign(ast.Name(name), _, ast.expr() as key):
                yield from _texts(key) if name in KEYED else ()
            case ast.Assign([ast.Tuple([ast.Name(name), *_])], ast.Tuple(keys)) if name in KEYED:
                yield from (text for key in keys for text in _texts(key))
            case ast.FunctionDef(returns=ast.expr() as given) if ast.unparse(given).endswith("| str"):
                yield from (
                    text for each in ast.walk(node) if isinstance(each, ast.Return) for text in _replies(each)
                )


def _replies(node: ast.Return) -> Iterator[str]:
    return _texts(node.value) if node.value is not None else iter(())


def _texts(node: ast.expr) -> Iterator[str]:
    """Yield the keys that an expression may be: words without spaces."""
    match node:
        case ast.Constant(str(text)) if text.isidentifier():
            yield text
        case ast.IfExp():
            yield from _texts(node.body)
            yield from _texts(node.orelse)
        case ast.Dict():
            for value in node.values:
                yield from _texts(value)


def names_in(text: str) -> frozenset[str]:
    """The names that an English sentence has in braces; the cause behind it is no value."""
    return frozenset(name for _, name, _, _ in Formatter().parse(text) if name and name != "because")


def _of_file(file: Path) -> Iterator[Call]:
    source = file.read_text(encoding="utf-8")
    if "tarok.validation.causes import" not in source:
        return
    tree = ast.parse(source)
    texts = {node.lineno: node.value.value for node in ast.walk(tree) if _is_text(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MAKERS:
            where = f"{file.relative_to(SOURCE)}:{node.lineno}"
            cause, text = node.args[:2]
            assert isinstance(cause, ast.Constant), f"{where}: the id of a cause is a literal"
            if isinstance(text, ast.Name):
                assert text.id == "text", f"{where}: an English sentence is a literal, or `text`"
                words = texts[max(line for line in texts if line < node.lineno)]
            else:
                assert isinstance(text, ast.Constant), f"{where}: an English sentence is a literal"
                words = text.value
            keywords = frozenset(each.arg for each in node.keywords if each.arg)
            spread = any(each.arg is None for each in node.keywords)
            yield Call(where, cause.value, words, names_in(words) if spread else keywords)


def _is_text(node: ast.AST) -> bool:
    """Whether this is `text = "…"`."""
    if not (isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)):
        return False
    return any(isinstance(target, ast.Name) and target.id == "text" for target in node.targets)
