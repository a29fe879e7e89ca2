"""Tarok in numbers: what deals of bots tell of the games, with intervals: docs/numbers.md."""
