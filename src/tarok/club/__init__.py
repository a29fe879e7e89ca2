"""Club events: an evening, a league or a cup, stored as entries and scored by clauses (docs/club.md).

An `event` is its entries, folded by `reducer`; `draw` seats people in rounds that have not begun, by
`seating`; `standings` ranks people and teams, `seasons` ranks over events; `formats` are data.  All of it is
pure and needs msgspec alone, so that it runs in a browser as well; only `ratings` needs the extra `club`.
"""
