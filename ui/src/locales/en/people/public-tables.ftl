# Playing with people whom one does not know; and taking one's places along to another device.

hall-game = Game
hall-pace = Clock
hall-any = any
hall-rules-book = as in the book
hall-rules-own = my choice
hall-pace-none = no clock
hall-pace-relaxed = relaxed
hall-pace-brisk = brisk
hall-pace-hours = 8 hours per move
hall-pace-days = 2 days per move
hall-now = Play now: { $game }
hall-now-hint = You get a free seat; if there is none, a new table starts with bots after 20 seconds.
hall-list = Tables with seats for you
hall-none = No one is waiting. “Play now” opens a table others can find.
hall-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
  }
hall-bots = { $count ->
    [one] a bot’s seat after this deal
   *[other] { $count } bots’ seats after this deal
  }
hall-begun = deal { $deal }
hall-own-rules = custom house rules
hall-go = Join table
hall-go-to = Join { $names }
hall-alone = Play against bots
hall-people = { $count ->
    [0] No one is waiting
    [one] One person is waiting
   *[other] { $count } people are waiting
  }
hall-watching = { $count } watching
hall-filter = Filter
hall-tell = Tell me when someone comes
hall-telling = You will hear a sound. Keep this page open.
hall-came = Someone is waiting: { $game }

along-hint = Continue on another device as the same person.
along-make = Make a code
along-type-hint = Scan this with the other device, or type it there under Settings → Move to another device. Valid once, for ten minutes.
along-qr = Code to scan
along-none = Nothing to move: you have not played on this device.
along-ask = The nine letters from your other device
along-take = Move here
along-done = { $count ->
    [one] Done. You now have { $count } table here.
   *[other] Done. You now have { $count } tables here.
  }
along-leave = { $count ->
    [one] You will lose access to { $count } table on this device.
   *[other] You will lose access to { $count } tables on this device.
  }
along-leave-yes = Give them up and continue
along-wrong-no_code = This code does not exist. Check it.
along-wrong-code_used = This code was already used. Make a new one.
along-wrong-code_old = This code has expired. Make a new one.
along-wrong-same_guest = You already have these seats here.
along-wrong-too_many_tries = Too many wrong codes. Try again in a few minutes.
along-wrong-line = No connection to the server.
personal-hint = The server stores when and where you played, your name and picture there, twelve hours of chat, and your passkeys.
personal-until = This device will remember you until { $until }; every visit extends that.
personal-save = Download it
personal-leave = Forget me on this device
personal-leave-sure = Only a passkey, or a code from another device, brings you back to your seats.
personal-leave-yes = Yes, forget me
personal-elsewhere = Sign out everywhere else
personal-elsewhere-sure = Your other devices forget you, and codes you made stop working. Passkeys stay: remove any you do not recognise.
personal-elsewhere-yes = Yes, sign out elsewhere
personal-elsewhere-done = Done. Only this device knows you now, and your passkeys.
personal-remove = Delete everything
personal-remove-sure = You leave every table; your name, picture, chat and passkeys are deleted for good.
personal-remove-yes = Yes, delete everything
personal-device = Also deleted here: name and picture, muted players, lessons, score sheets, event links.
personal-device-links = Links to events ({ $count }): { $names }
personal-device-director = Without another director’s link, you can no longer run the event.
personal-device-sheet = Score sheets stored only here: { $names }
personal-device-unsent = Entries not sent yet: { $count }
personal-device-save = Save links and sheets first
personal-none = Nothing is stored about you.
