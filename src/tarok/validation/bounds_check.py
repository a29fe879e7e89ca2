"""Checks whether client input is within the bounds of its type (`bounds`)."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Final, TypeAlias

import msgspec
import msgspec.inspect as kinds

from tarok.validation.bounds import DEPTH, EXACT, ITEMS, TEXT
from tarok.validation.causes import Rejection, Sentence, sentence

Sentences: TypeAlias = Iterator[Sentence]


def check(value: object, kind: Any) -> None:  # noqa: ANN401 - any type that msgspec knows
    """ValueError: a value of this type is beyond a bound; the sentence names the field, and the bound."""
    for wrong in _beyond(value, _described(kind), ""):
        raise Rejection(wrong)


@lru_cache(64)
def _described(kind: Any) -> kinds.Type:  # noqa: ANN401 - as above
    return kinds.type_info(kind)


def _beyond(value: Any, kind: kinds.Type, where: str) -> Sentences:  # noqa: ANN401, C901 - a row a type
    """Give a sentence for each part of a value that is beyond its bound."""
    match kind:
        case kinds.Metadata():
            yield from _wrong(value, kind.extra or {}, where)
            yield from _beyond(value, kind.type, where)
        case kinds.StructType():
            for field in kind.fields:
                part = getattr(value, field.name)
                if part is not None and part is not msgspec.UNSET:
                    yield from _beyond(part, field.type, f"{where}.{field.name}")
        case kinds.UnionType(types):
            for each in types:
                if _is_of(value, each):
                    yield from _beyond(value, each, where)
                    break
        case kinds.VarTupleType() | kinds.ListType():
            for at, each in enumerate(value):
                yield from _beyond(each, kind.item_type, f"{where}[{at}]")
        case kinds.DictType():
            for key, each in value.items():
                yield from _beyond(key, kind.key_type, where)
                yield from _beyond(each, kind.value_type, f"{where}.{key}")


def _wrong(value: Any, bound: Mapping[str, int], where: str) -> Sentences:  # noqa: ANN401 - as above
    if "plain" in bound:
        yield from _plainly(value, where)
    if "longest" in bound and len(value) > bound["longest"]:
        yield _long(where, len(value), bound["longest"])
    if "most" in bound and not bound["least"] <= value <= bound["most"]:
        text = "`{part}` is a number from {least} to {most}"
        yield sentence("bound_number", text, part=_part(where), least=bound["least"], most=bound["most"])


PLAIN: Final[Mapping[type[kinds.Type], type | tuple[type, ...]]] = {
    kinds.NoneType: type(None),
    kinds.BoolType: bool,
    kinds.IntType: int,
    kinds.FloatType: (int, float),
    kinds.StrType: str,
    kinds.DictType: dict,
    kinds.VarTupleType: tuple,
    kinds.ListType: list,
}


def _is_of(value: object, kind: kinds.Type) -> bool:
    if isinstance(kind, kinds.Metadata):
        return _is_of(value, kind.type)
    if isinstance(kind, kinds.StructType):
        return type(value) is kind.cls
    return isinstance(value, PLAIN.get(type(kind), ()))


def _plainly(value: object, where: str) -> Sentences:
    left, waiting = ITEMS, [(value, 0)]
    while waiting:
        each, depth = waiting.pop()
        left -= 1
        if left < 0 or depth > DEPTH:
            text = "`{part}` has more than {most} parts, or is deeper than {depth}"
            yield sentence("bound_parts", text, part=_part(where), most=ITEMS, depth=DEPTH)
            return
        if isinstance(each, Mapping):
            waiting += [(part, depth + 1) for pair in each.items() for part in pair]
        elif isinstance(each, list | tuple):
            waiting += [(part, depth + 1) for part in each]
        elif isinstance(each, str) and len(each) > TEXT:
            yield _long(where, len(each), TEXT)
        elif isinstance(each, int | float) and not -EXACT <= each <= EXACT:
            text = "`{part}` has a number beyond {most}"
            yield sentence("bound_exact", text, part=_part(where), most=EXACT)


def _long(where: str, is_: int, most: int) -> Sentence:
    text = "`{part}` has a length of {count}, and {most} is the most"
    return sentence("bound_length", text, part=_part(where), count=is_, most=most)


def _part(where: str) -> str:
    return where.lstrip(".")
