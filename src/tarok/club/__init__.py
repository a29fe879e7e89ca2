"""Events of a club: an evening, a league, a cup, kept as notes and told by clauses (docs/club.md).

`event` folds notes; `drawing` says who sits where in rounds that have not begun, by `seating`; `standing`
ranks people, teams and seasons; `formats` are data.  All of it is pure and needs msgspec alone, so that it
runs in a browser as well; only `ratings` wants the extra `club`.
"""
