"""Tournaments: books of clubs, online events, formats, rounds and scheduling."""
