# Events at the tables of this house: tournaments whose rounds begin by themselves, and arenas.

events = Tournaments and arenas
events-about = Played here, at the tables of this house. Take part before one begins: then you are led to your table, and results count by themselves.
events-none = Nothing is announced just now. Announce a tournament or an arena, and send your friends the link.
event-new = Announce an event
event-kind = Kind
event-kind-rounds = Tournament
event-kind-arena = Arena
event-about-rounds = Everybody plays each round at another table. The next round begins by itself when all tables are done.
event-about-arena = Whoever has finished a table meets whoever is free, as often as they like until the time is over.
event-title = Name of the event
event-own-rules = With the house rules that I chose
event-begins = It begins
event-in-minutes = { $count ->
    [one] in one minute
   *[other] in { $count } minutes
  }
event-in-hours = { $count ->
    [one] in one hour
   *[other] in { $count } hours
  }
event-rounds = Rounds
event-deals-each = Deals at a table
event-minutes = Minutes a round, at most
event-minutes-arena = Minutes in all
event-boards-ask = The same packs at all tables
event-announce = Announce it
event-of-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  }
event-of-arena = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  }
event-deals = { $deals ->
    [one] one deal at a table
   *[other] { $deals } deals at a table
  }
event-boards = the same packs at all tables
event-people = { $count ->
    [one] one person
   *[other] { $count } people
  }
event-in = Begins in { $time }
event-running = Under way
event-over = Over
event-called_off = Called off: too few people had come
event-now = What happens now
event-left = { $time } left
event-round = Round { $round } of { $rounds }: { $time } left
event-next = Round { $round } begins in { $time }
event-enter = Take part
event-play = Play
event-leave = Withdraw
event-not-in = You do not take part yet.
event-late = You can still take part. You get a place as soon as there is one.
event-in-it = You take part. Leave this page open: it leads you to your table.
event-between-rounds = You play from the next round on. Leave this page open: it leads you to your table.
event-between-arena = Take your time. Press “Play” for another table.
event-waits = You get a table in a moment. After 15 seconds bots take the places that are free.
event-has-table = Your table is ready.
event-to-table = To my table
event-standing = Standing
event-rank = Rank
event-name = Name
event-points = Points
event-tables = Tables
event-bot = Bot { $number }
event-has-left = has left
event-absent = only a bot played
event-all-tables = Tables
event-watch = Watch
event-watch-of = Watch table { $table }
event-share = Send the link
event-why = All results, and why
event-direct = Direct the event
event-gone = There is no event here any more.
refused-event_full = This event is full.
refused-event_over = This event is over.
refused-too_many_events = There are as many events as this house can have at a time. Please try again later.
refused-too_many_own_events = You already have two events that are not over. Wait for one of them, or close it.
refused-too_far_ahead = You can announce an event two days ahead at most until you have played here or made a passkey.
refused-options = This cannot be played with these house rules.
