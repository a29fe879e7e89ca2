"""One engine for the Tarok card games, and what people do around it."""

__version__ = "0.1.0"
