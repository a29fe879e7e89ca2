from tarok.api import *  # noqa: F403 - its names are those of this module, and stand there alone
from tarok.api import __all__ as __all__

__version__: str
