# The first page.

lobby-what = Central Europe’s great card game: 22 trumps called taroks, bold bids, and a partner who stays secret.
lobby-free = No account, nothing to install.
lobby-invited = You are invited to play
lobby-rules = With special house rules.
lobby-waiting = Waiting for the others

# What lessons are called.

lesson-three-minutes = Tarok in three minutes
lesson-bidding = Bidding
lesson-calling = Calling a partner
lesson-talon = The talon
lesson-announcements = Announcements
lesson-last-trick = The last trick
lesson-klop = Klop
lesson-michi = Michi-michi
lesson-differs = Differences: { $game }
