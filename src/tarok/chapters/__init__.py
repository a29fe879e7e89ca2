"""Chapters of a hand that families share: functions and phases with parameters.

A family uses a whole phase (`dealing`, `call_king`, `announcements` …), or writes its own script and
delegates parts of it with `yield from`.  No chapter cites a clause: a family passes its own.
"""
