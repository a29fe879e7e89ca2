"""Club events: an evening, a league or a cup, stored as entries and scored by clauses (docs/club.md).

`event` folds the entries; `drawing` seats people in rounds that have not begun, by `seating`; `standing`
ranks people, teams and seasons; `formats` are data.  All of it is pure and needs msgspec alone, so that it
runs in a browser as well; only `ratings` needs the extra `club`.
"""
