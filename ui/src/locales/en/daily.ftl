# Deals that many play alike: the daily deal, and a deal among friends.

daily = The daily deal
daily-practice = Practice: only your first try counts.
daily-streak = { $days } days in a row.
daily-failed = Not available now. Try again.
not_yet = You can still play today’s deal. View it tomorrow.
no_game = This game does not exist.

same = The same deal among friends
same-you = You
