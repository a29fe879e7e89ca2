"""Club books and online events: notes, formats, rounds, scheduling."""
