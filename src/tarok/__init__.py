"""One engine for the Tarok card games, and what people do around it.

What this module gives stays as it is: docs/api.md says what is promised.  It is `tarok.api`, and is loaded
when the first name of it is asked for, so that `import tarok` takes no time.

>>> import tarok
>>> slovenian = tarok.game("slovenian")
>>> deal = tarok.start(slovenian, tarok.shuffled(slovenian, seed=7))
>>> deal.due.seat, tarok.say(deal.due.legal[0])  # whose turn it is, and the first that may be done
(1, 'cut 1')
>>> rule = tarok.PLAYERS["rule"](slovenian, 1)
>>> over = tarok.play(deal, [rule] * slovenian.seats)
>>> over.due is None, len(over.log) > 48
(True, True)
"""

from importlib import import_module
from importlib.util import find_spec

__version__ = "0.1.0"


def __getattr__(name: str) -> object:
    """Return what `tarok.api` has by this name.  The rooms of the library are none of it."""
    if name == "__all__" or not (name.startswith("__") or find_spec(f"{__name__}.{name}")):
        api = import_module(f"{__name__}.api")
        if name in {"__all__", *api.__all__}:
            globals()[name] = getattr(api, name)
            return globals()[name]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """List the names of the API, for those who look what there is, and for completion."""
    return sorted({*globals(), *__getattr__("__all__")} - {"find_spec", "import_module"})  # type: ignore[call-overload] # __all__ is a list
