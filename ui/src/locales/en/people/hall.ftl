# Playing with people whom one does not know; and taking one's places along to another device.

hall-game = Game
hall-pace = Clock
hall-any = any
hall-rules-book = as in the book
hall-rules-own = as I chose them
hall-pace-none = no clock
hall-pace-relaxed = relaxed
hall-pace-brisk = brisk
hall-pace-hours = 8 hours a decision
hall-pace-days = 2 days a decision
hall-now = Play now: { $game }
hall-now-hint = You sit down where a place is free. If there is none, a new table begins with bots after 20 seconds, and people may take the bots’ places between deals.
hall-list = Tables with places for you
hall-none = Nobody is waiting just now. “Play now” opens a table that others can find.
hall-free = { $count ->
    [one] { $count } free place
   *[other] { $count } free places
  }
hall-bots = { $count ->
    [one] a bot’s place after this deal
   *[other] { $count } bots’ places after this deal
  }
hall-begun = deal { $deal }
hall-own-rules = own house rules
hall-go = To the table
hall-go-to = To the table of { $names }
hall-alone = Play against bots

along-hint = On another phone or computer you go on as the same person, with your tables and evenings.
along-make = Make a code
along-type-hint = Read this with the camera of the other device, or type it there: Settings, Take my places along. It is valid for ten minutes, and once.
along-qr = The code, for a camera
along-none = There is nothing to take along yet: on this device you have not sat at any table.
along-ask = The nine letters from your other device
along-take = Take the places along
along-done = { $count ->
    [one] Done. You have { $count } table here now.
   *[other] Done. You have { $count } tables here now.
  }
along-leave = { $count ->
    [one] On this device you have { $count } table of your own. You cannot go back to it from here afterwards.
   *[other] On this device you have { $count } tables of your own. You cannot go back to them from here afterwards.
  }
along-leave-yes = Leave them behind and go on
along-wrong-no_code = There is no such code. Please compare the letters.
along-wrong-code_used = This code has been used already. Please make a new one.
along-wrong-code_old = This code is older than ten minutes. Please make a new one.
along-wrong-same_guest = You have these places on this device already.
along-wrong-too_many_tries = Too many wrong codes. Please try again in a few minutes.
along-wrong-line = There is no connection to the server.
personal-hint = Kept are where and when you sat, your name and face there, what you said in the last twelve hours, and your passkeys.
personal-until = This device knows you until { $until } if nobody plays on it; every visit puts that off.
personal-save = Save it as a file
personal-leave = Forget me on this device
personal-leave-sure = Your places stay. Only a code from another device of yours or a passkey leads back to them.
personal-leave-yes = Yes, forget me here
personal-elsewhere = Sign out everywhere else
personal-elsewhere-sure = All other devices forget you at once, and codes you have made lead nowhere. Passkeys stay: remove those you do not know.
personal-elsewhere-yes = Yes, sign out everywhere else
personal-elsewhere-done = Done. Only this device knows you now, and your passkeys.
personal-remove = Remove all of it
personal-remove-sure = You stand up at every table, and your name, face, words and passkeys are removed for good.
personal-remove-yes = Yes, remove it
personal-device = Everything of yours on this device goes, too: name and face, whom you muted, lessons, score sheets, and links to events.
personal-device-links = Links to events ({ $count }): { $names }
personal-device-director = If you have the director’s link nowhere else, you can no longer direct the event.
personal-device-sheet = A score sheet that is only here: { $names }
personal-device-unsent = Notes that have not been sent: { $count }
personal-device-save = Save links and sheets first
personal-none = Nothing is kept about you here.
