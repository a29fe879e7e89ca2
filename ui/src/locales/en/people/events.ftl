# Events at the tables of this house: tournaments whose rounds begin by themselves, and arenas.

events = Tournaments and arenas
events-about = Join before the start: you are taken to your table, and results count automatically.
events-none = No events right now. Announce one and send your friends the link.
event-new = Announce an event
event-kind = Kind
event-kind-rounds = Tournament
event-kind-arena = Arena
event-about-rounds = A new table each round, once all tables have finished.
event-about-arena = When you finish at a table, you get the next one, until time runs out.
event-title = Event name
event-own-rules = With my house rules
event-begins = Starts
event-in-minutes = { $count ->
    [one] in one minute
   *[other] in { $count } minutes
  }
event-in-hours = { $count ->
    [one] in one hour
   *[other] in { $count } hours
  }
event-rounds = Rounds
event-deals-each = Deals per table
event-minutes = Maximum minutes per round
event-minutes-arena = Total minutes
event-boards-ask = Same packs at all tables
event-announce = Announce
event-of-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  }
event-of-arena = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  }
event-deals = { $deals ->
    [one] one deal per table
   *[other] { $deals } deals per table
  }
event-boards = same packs at all tables
event-people = { $count ->
    [one] one person
   *[other] { $count } people
  }
event-in = Starts in { $time }
event-running = In progress
event-over = Finished
event-called_off = Cancelled: too few people
event-now = What happens now
event-left = { $time } left
event-round = Round { $round } of { $rounds }: { $time } left
event-next = Round { $round } starts in { $time }
event-enter = Join
event-play = Play
event-leave = Withdraw
event-not-in = You have not joined yet.
event-late = You can still join and get the next free seat.
event-in-it = You are in. This page takes you to your table: leave it open.
event-between-rounds = You play from the next round on.
event-between-arena = Take your time. Press “Play” for another table.
event-waits = A table is coming. After 15 seconds, bots take the free seats.
event-has-table = Your table is ready.
event-to-table = Go to my table
event-standing = Standings
event-rank = Rank
event-name = Name
event-points = Points
event-tables = Tables
event-bot = Bot { $number }
event-has-left = has left
event-absent = a bot played instead
event-all-tables = Tables
event-watch = Watch
event-watch-of = Watch table { $table }
event-share = Send the link
event-why = All results and reasons
event-direct = Run the event
event-gone = This event no longer exists.
refused-event_full = This event is full.
refused-event_over = This event is over.
refused-too_many_events = This server cannot hold any more events. Try again later.
refused-too_many_own_events = You already have two unfinished events. Close one, or wait.
refused-too_far_ahead = Until you have played here or created a passkey, you can announce at most two days ahead.
